import type { TemplateResult } from 'lit';
import type { Panels } from '../../stage/panels.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Messages } from '../../words/messages.ts';
import type { SweepFrame } from './picture/view.ts';
import type { SweepScene } from './scene.ts';
import type { Chosen, Here, Swept } from './swept.ts';

/** A sweep and the moment of it that is drawn. */
export interface DrawnMoment {
  readonly swept: Swept;
  readonly here: Here;
}

/** The sweep that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownSweep extends ShownFigure<SweepScene, 'Sweep'> {
  readonly panels: Pick<Panels, 'keeping'>;
  /** What is known of the whole sweep; undefined until it has come. */
  readonly known: Swept | undefined;
  readonly here: Here | undefined;
  /** The machine that the visitor would run first. */
  readonly chosen: Chosen | undefined;
  frame(): SweepFrame | undefined;
  /** Draws a moment: of the figure, or of the demonstration. */
  draw(words: Messages, shown: DrawnMoment): TemplateResult;
  /** Shows another sweep from its beginning. */
  begin(fields: Partial<SweepScene>): Promise<void>;
  /** Runs the first machine first, for as many single steps as the sweep has. */
  runFirst(): Promise<void>;
  /** Goes through all machines, a step each. */
  sweep(): Promise<void>;
  /** The same sweep with twice as many rounds. */
  further(): Promise<void>;
  /** Asks what becomes of the machine that the visitor would run first. */
  chooseFirst(machine: number): Promise<void>;
  /** Shows how the first machine holds up all others, and how the sweep misses none. */
  watch(): Promise<void>;
}
