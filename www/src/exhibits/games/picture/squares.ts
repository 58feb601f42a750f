import type { Ending, GamePlace } from '../../../../pkg/games.js';
import type { ShownPosition } from '../../../../pkg/rules.js';
import type { CodedError } from '../../../engine/errors.ts';
import type { Drawn } from '../../../stage/graph/edit-graph.ts';
import { forChooser } from '../../../stage/option.ts';
import type { Family } from '../families.ts';

/** A position, with its moves by number and the value of the position after each. */
export type Here = GamePlace<string, number> & {
  /** What a script shows of the position; `failed` if it could not. */
  readonly shown?: ShownPosition & {
    readonly failed?: CodedError;
    /** The graph on which the game is played, if it is small enough to draw. */
    readonly graph?: Drawn;
  };
  /** Why the game is over; undefined while it goes on. */
  readonly ended?: Ending;
};
export type Option = Here['options'][number];

/** The options as the player to move sees them: won if the move wins. */
export const choices = (here: Here): readonly Option[] =>
  here.options.map((option) => forChooser(here, option));

/** What stands on a square. */
export type Content = 'x' | 'o' | '.';

/** A board as its text says it: squares row by row from the top, and whose turn it is. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  readonly contents: readonly Content[];
  readonly turn: 'x' | 'o';
}

/** Reads the text of a position, such as `x../.o./...:x`. */
export function squaresOf(position: string): Squares {
  const [board = '', turn] = position.split(':');
  const rows = board.split('/');
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    contents: [...rows.join('')] as Content[],
    turn: turn === 'o' ? 'o' : 'x',
  };
}

/** The base of the numbers of moves, see `BoardGame` in the core. */
const FROM = 64;

/** A move by its squares, counted from 0; -1 stands for no square. */
export const sides = (move: number) => ({
  from: Math.floor(move / FROM) - 1,
  to: (move % FROM) - 1,
});

/** The number of a move between squares. */
export const moveBetween = (from: number, to: number): number => FROM * (from + 1) + to + 1;

/** A square as chess names it: `a1` is at the bottom left. */
export const squareName = ({ columns, rows }: Squares, square: number): string =>
  `${String.fromCharCode(97 + (square % columns))}${rows - Math.floor(square / columns)}`;

/**
 * The move that touching a square means, legal or not. In a game whose stones go, `held` is the square of the
 * stone that goes; -1 as the touched square stands for leaving the board.
 */
export function moveTo(
  family: Family,
  { options }: Here,
  { columns }: Squares,
  held: number | undefined,
  square: number,
): number {
  if (family.act === 'go') return moveBetween(held ?? -1, square);
  const plain = moveBetween(-1, square);
  if (family.act === 'place') return plain;
  const column = options.find(({ chosen }) => sides(chosen).to % columns === square % columns);
  return column?.chosen ?? plain;
}

/** The squares from which a stone can go. */
export const movable = ({ options }: Here): ReadonlySet<number> =>
  new Set(options.map(({ chosen }) => sides(chosen).from).filter((from) => from >= 0));

const RANK = { N: 2, D: 1, P: 0 } as const;

/**
 * The option that each square shows: the move that touching it makes or, while no stone is held, the best
 * move of the stone there.
 */
export function shownOptions(
  family: Family,
  here: Here,
  held: number | undefined,
): ReadonlyMap<number, Option> {
  const shown = new Map<number, Option>();
  for (const option of choices(here)) {
    const { from, to } = sides(option.chosen);
    const goes = family.act === 'go';
    if (goes && held !== undefined && from !== held) continue;
    const square = goes && held === undefined ? from : to;
    const known = shown.get(square);
    if (!known || RANK[option.outcome] > RANK[known.outcome]) shown.set(square, option);
  }
  return shown;
}
