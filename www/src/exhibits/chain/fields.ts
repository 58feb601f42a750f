import type { Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { gameField } from '../../stage/game-fields.ts';

/** The most objects of a row in the figure, and of a row in the table of values, whose limit is the core's. */
export const mostObjects = 40;
export const mostListed = 60;

/** One object, or neighbours, that a move takes. */
export interface Take {
  /** The cell of the first object, counted from 0. */
  readonly first: number;
  readonly count: number;
}

/** Reads an object by its number, or two neighbours: `5` or `4-5`; undefined for any other text. */
export function readTake(typed: string): Take | undefined {
  const [, from, to] = /^([1-9]\d?)(?:-([1-9]\d?))?$/.exec(typed) ?? [];
  if (from === undefined) return undefined;
  const count = to === undefined ? 1 : Number(to) - Number(from) + 1;
  if (count !== (to === undefined ? 1 : 2) || Number(to ?? from) > mostObjects) return undefined;
  return { first: Number(from) - 1, count };
}

/** Writes a take as `readTake` reads it, with objects counted from 1. */
export function writeTake({ first, count }: Take): string {
  return count === 1 ? String(first + 1) : `${first + 1}-${first + count}`;
}

export type TakesField = ReturnType<typeof takesField>;

/** The field of a game: its takes, ply by ply, written `5_3-4_1`. */
export const takesField = () =>
  gameField('chainTakes', {
    most: mostObjects,
    example: '5_3-4_1',
    read: readTake,
    write: writeTake,
  });

export interface RowField extends Field<string | undefined> {
  readonly kind: 'row';
}

/** The field of a row with gaps, written `110111`: 1 is an object, 0 is a gap. A whole row has no such field. */
export function rowField(): RowField {
  return {
    kind: 'row',
    default: undefined,
    read: (field, typed) => {
      if (/^[01]+$/.test(typed) && typed.includes('1') && typed.length <= mostObjects) {
        return { value: typed };
      }
      const params = { field, value: shorten(typed), most: mostObjects };
      return { notice: notice('link-bad-row', params) };
    },
    write: String,
  };
}
