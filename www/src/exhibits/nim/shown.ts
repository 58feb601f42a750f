import type { NimSummary } from '../../../pkg/nim.js';
import type { GameInPanels } from '../../stage/game-panels.ts';
import type { Panels } from '../../stage/panels.ts';
import type { Planning } from '../../stage/planning.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Timeline } from '../../stage/timeline.ts';
import type { Here, Plan, Play } from './play/play.ts';
import type { NimScene } from './scene.ts';

/** The game that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownGame extends ShownFigure<NimScene, 'Nim'>, GameInPanels<NimScene> {
  readonly timeline: Timeline;
  readonly panels: Pick<Panels, 'keeping'>;
  readonly play: Play;
  readonly planning: Planning<Plan>;
  /** What is known of the rules; undefined until it has come. */
  readonly summary: NimSummary | undefined;
  /** The position that the figure shows. */
  readonly here: Here | undefined;
  /** Whether it is the visitor's turn. */
  readonly mayMove: boolean;
  /** Whether the next take is the same number from both heaps; only Wythoff’s game allows it. */
  both: boolean;
  plan(take: Plan['move'], wants: 'see'): Promise<void>;
  leave(): void;
}
