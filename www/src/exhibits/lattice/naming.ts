import { areApples, type Move } from './rules.ts';

/** The moves of the apple game by their names in the messages, in the game's order. */
const appleMoves = ['whole', 'half', 'split'] as const;
type NamedMove = (typeof appleMoves)[number] | 'vector';

/** A move as a message takes it: by its name in the apple game, by its vector otherwise. */
export interface MoveArgs {
  readonly [name: string]: string;
  readonly move: NamedMove;
  readonly vector: string;
}

/** A vector as it is printed, with a minus as wide as a plus. */
export function printed(dm: number, dn: number): string {
  return `(${dm}, ${dn})`.replaceAll('-', '−');
}

/** How a move is named: `index` in the game's moves, its vector added `times` times. */
export function moveArgs(moves: readonly Move[], index: number, times: number): MoveArgs {
  const { dm, dn, ray } = moves[index] ?? { dm: 0, dn: 0, ray: false };
  const vector = printed(dm, dn);
  return {
    move: areApples(moves) ? (appleMoves[index] ?? 'vector') : 'vector',
    vector: ray && times > 1 ? `${times} × ${vector}` : vector,
  };
}

/** Moves that are listed in a sentence; the rules panel has them all. */
const MOST_LISTED = 12;

/** The moves of a game, rays with a star. */
export function printedMoves(moves: readonly Move[]): string {
  const shown = moves
    .slice(0, MOST_LISTED)
    .map(({ dm, dn, ray }) => printed(dm, dn) + (ray ? '*' : ''));
  return shown.join(' ') + (moves.length > MOST_LISTED ? ' …' : '');
}
