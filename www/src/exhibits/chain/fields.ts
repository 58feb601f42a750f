import type { Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';

/** Objects of a row that is played, and of one whose values are listed: the core knows the latter. */
export const mostObjects = 40;
export const mostListed = 60;

/** Objects that are taken in one move, next to each other. */
export interface Take {
  /** The cell of the first one, counted from 0. */
  readonly first: number;
  readonly count: number;
}

/** An object by its number, or two neighbours: `5` or `4-5`; undefined for any other text. */
export function readTake(typed: string): Take | undefined {
  const [, from, to] = /^([1-9]\d?)(?:-([1-9]\d?))?$/.exec(typed) ?? [];
  if (from === undefined) return undefined;
  const count = to === undefined ? 1 : Number(to) - Number(from) + 1;
  if (count !== (to === undefined ? 1 : 2) || Number(to ?? from) > mostObjects) return undefined;
  return { first: Number(from) - 1, count };
}

/** As `readTake` reads it, objects counted from 1. */
export function writeTake({ first, count }: Take): string {
  return count === 1 ? String(first + 1) : `${first + 1}-${first + count}`;
}

export interface TakesField extends Field<readonly Take[] | undefined> {
  readonly kind: 'chainTakes';
}

/** A game: what was taken, ply by ply, written `5_3-4_1`; `start` before the first ply. */
export function takesField(): TakesField {
  return {
    kind: 'chainTakes',
    default: undefined,
    read: (field, typed) => {
      if (typed === 'start') return { value: [] };
      const pieces = typed.split('_', mostObjects + 1);
      const takes: Take[] = [];
      for (const piece of pieces) {
        const take = readTake(piece);
        if (!take || takes.length === mostObjects) {
          const params = { field, value: shorten(take ? typed : piece), most: mostObjects };
          return { notice: notice('link-bad-chain-takes', params) };
        }
        takes.push(take);
      }
      return { value: takes };
    },
    write: (takes) => (takes.length === 0 ? 'start' : takes.map(writeTake).join('_')),
  };
}

export interface RowField extends Field<string | undefined> {
  readonly kind: 'row';
}

/** A row with gaps, written `110111`: 1 an object, 0 none; absent where the row is whole. */
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
