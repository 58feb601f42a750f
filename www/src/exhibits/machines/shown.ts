import type { nothing, TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { MachineFrame } from './picture/frame.ts';
import type { Window } from './picture/layout.ts';
import type { Here, Ran, Wanted } from './ran.ts';
import type { MachinesScene } from './scene.ts';

/** A moment of a run that is drawn; its picture follows the cursor, unless it has a window of its own. */
export interface DrawnMoment {
  readonly run: Run<'TuringMachine'>;
  readonly ran: Ran;
  readonly here: Here;
  readonly window?: Window;
}

/** The machine that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownMachine extends ShownFigure<MachinesScene, 'TuringMachine'> {
  /** What is known of the whole run; undefined until it has come. */
  readonly ran: Ran | undefined;
  /** Whether the visitor has seen this run stop, with or without asking. */
  readonly sawStop: boolean;
  /** Whether the figure shows no later step, so that the sentences say why. */
  readonly endsHere: boolean;
  /** How many steps the picture has. */
  span(): number;
  frame(): MachineFrame | undefined;
  /** Draws a moment: of the figure, or of the demonstration. */
  draw(words: Messages, shown: DrawnMoment): TemplateResult;
  /** What a row of the picture stands for, if it shows this part of a run; brief without what a touch does. */
  legend(window: Window | undefined, brief: 'yes' | 'no'): Sentence;
  /** What the touched mark is. */
  ruleCard(): TemplateResult | typeof nothing;
  /** Shows another machine, or another tape, from the beginning. */
  begin(fields: Partial<MachinesScene>): Promise<void>;
  /** How far the run may go next: ten times as far. */
  readonly farther: number;
  /** Lets the machine run on that far, or to where it stops. */
  further(): Promise<void>;
  /** Asks when the machine stops. */
  ask(): Promise<void>;
  /** Goes to the next step of this kind, or to the one before; false if the run that is shown has no such step. */
  find(wanted: Wanted, which: 'before' | 'next'): Promise<boolean>;
  /** Plays the demonstration. */
  watch(): Promise<void>;
}
