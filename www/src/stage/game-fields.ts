import { choice, type Field, flag, integer, type Read } from '../share/codec-fields.ts';
import { notice, shorten } from '../share/codec-notices.ts';

/**
 * The fields of every game: who plays the other side, which side the computer plays, and how it makes
 * mistakes.
 */
export const opponentFields = <const Names extends readonly ['human', 'perfect', ...string[]]>(
  opponents: Names,
) => ({
  opponent: choice<Names[number]>(opponents, 'perfect'),
  computer: choice(['second', 'first'], 'second'),
  /** How often an erring opponent makes a mistake, in percent, and the seed of its moves. */
  percent: integer({ min: 0, max: 100, default: 30 }),
  seed: integer({ min: 0, max: 999_999, default: 1 }),
});

/** Whether somebody has asked why. Then each move shows its value. */
export const whyField = { why: flag(false) };

/** How the moves of a game are written in a link. */
export interface MoveText<Move> {
  /** The highest number of plies. */
  readonly most: number;
  /** A game of two or three plies, as an example for a reader whose game cannot be read. */
  readonly example: string;
  /** Reads a move; undefined if the text is not a move. */
  read(piece: string): Move | undefined;
  write(move: Move): string;
}

/**
 * A game ply by ply, its moves joined by `_`, with `start` before the first ply. The field is absent if
 * nobody plays.
 */
export function gameField<Kind extends string, Move>(
  kind: Kind,
  { most, example, read, write }: MoveText<Move>,
): Field<readonly Move[] | undefined> & { readonly kind: Kind } {
  return {
    kind,
    default: undefined,
    read: (field, typed): Read<readonly Move[] | undefined> => {
      if (typed === 'start') return { value: [] };
      const pieces = typed.split('_', most + 1);
      const moves: Move[] = [];
      for (const piece of pieces) {
        const move = read(piece);
        if (move === undefined || moves.length === most) {
          const value = shorten(move === undefined ? piece : typed);
          return { notice: notice('link-bad-game', { field, value, most, example }) };
        }
        moves.push(move);
      }
      return { value: moves };
    },
    write: (moves) => (moves.length === 0 ? 'start' : moves.map(write).join('_')),
  };
}
