import type { Messages } from '../../words/messages.ts';
import { type GameRecord, type Mover, type Side, sideOf } from '../play.ts';
import type { Row } from './table.ts';

/** A game as its table shows it. */
export interface TabledGame<Ply> {
  readonly words: Messages;
  /** The start, and then every ply. */
  readonly plies: readonly Ply[];
  /** Who makes a ply, counted from 0. Without a game it is a line of best play. */
  mover(ply: number): Mover | 'line';
  /** Whether the table may show who wins. */
  readonly tells: boolean;
}

/** A column about the plies: its name, and its cell for each ply. */
export type Column<Ply> = readonly [name: string, of: (ply: Ply) => string | number];

/** Every ply as a row: who made it, what it did and left, and who can win then. */
export function* gameRows<Ply extends GameRecord['plies'][number]>(
  { words, plies, mover, tells }: TabledGame<Ply>,
  columns: readonly Column<Ply>[],
): Generator<Row> {
  const worth = tells ? ['outcome', 'plies'].map((name) => words.text(`column-${name}`)) : [];
  const names = columns.map(([name]) => name);
  yield [words.text('column-ply'), words.text('column-player'), ...names, ...worth];
  for (const [at, ply] of plies.entries()) {
    // Nobody made the start, but the row is there to compare the first ply with.
    const who =
      at === 0 ? '' : words.text(`player-${playerOf(mover(at - 1), sideOf(plies, at - 1))}`);
    const value = tells ? [words.text(`outcome-${ply.outcome}`), ply.remoteness ?? ''] : [];
    yield [at, who, ...columns.map(([, of]) => of(ply)), ...value];
  }
}

function playerOf(mover: Mover | 'line', side: Side): string {
  return mover === 'you' || mover === 'computer' ? mover : side;
}
