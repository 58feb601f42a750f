import { areApples, type Move } from './rules.ts';

/** The moves of the apple game by their names in the messages, in the game's order. */
const appleMoves = ['whole', 'half', 'split'] as const;
/** The name of a move in the apple game, or `vector` in any other. */
export type NamedMove = (typeof appleMoves)[number] | 'vector';

/** The arguments by which a message names a move: its name in the apple game, its vector in any other. */
export interface MoveArgs {
  readonly [name: string]: string;
  readonly move: NamedMove;
  readonly vector: string;
}

/** The text of a vector, with a minus as wide as a plus. */
export function printed(dm: number, dn: number): string {
  return `(${dm}, ${dn})`.replaceAll('-', '−');
}

/** How messages name the move `index` of a game, with its vector added `times` times. */
export function moveArgs(moves: readonly Move[], index: number, times: number): MoveArgs {
  const { dm, dn, ray } = moves[index] ?? { dm: 0, dn: 0, ray: false };
  const vector = printed(dm, dn);
  return {
    move: areApples(moves) ? (appleMoves[index] ?? 'vector') : 'vector',
    vector: ray && times > 1 ? `${times} × ${vector}` : vector,
  };
}

/** A sentence lists at most this many moves; the rules panel has them all. */
const MOST_LISTED = 12;

/** The moves of a game in one line; a star marks a ray. */
export function printedMoves(moves: readonly Move[]): string {
  const shown = moves
    .slice(0, MOST_LISTED)
    .map(({ dm, dn, ray }) => printed(dm, dn) + (ray ? '*' : ''));
  return shown.join(' ') + (moves.length > MOST_LISTED ? ' …' : '');
}
