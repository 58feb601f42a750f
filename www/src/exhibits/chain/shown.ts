import type { ChainSummary, ChainWhy } from '../../../pkg/chain.js';
import type { ShownMoves } from '../../stage/shown-moves.ts';
import type { Take } from './fields.ts';
import type { Mark } from './picture/view.ts';
import type { ChainRecord } from './play.ts';
import type { ChainScene } from './scene.ts';

/** The row as its panels read and drive it. */
export interface ShownRow
  extends ShownMoves<ChainScene, 'Chain', Mark, Take, ChainWhy, ChainRecord> {
  /** What the core says of the row at the start; undefined before its run is finished. */
  readonly summary: ChainSummary | undefined;
  /** The position in the picture. */
  readonly position: ChainWhy | undefined;
}
