import type { Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { gameField } from '../../stage/game-fields.ts';
import type { Take } from '../../stage/heaps/view.ts';
import { MOST_PLIES } from '../../stage/play.ts';

/** The most heaps, stones of a heap and characters of a rule. The core allows more heaps than can be drawn. */
export const mostHeaps = 24;
export const mostStones = 10n ** 15n;
export const longestRule = 600;

/** A whole number of stones, from 1 to `mostStones`; undefined for any other text. */
export function readStones(typed: string): bigint | undefined {
  if (!/^\d{1,16}$/.test(typed)) return undefined;
  const stones = BigInt(typed);
  return stones >= 1n && stones <= mostStones ? stones : undefined;
}

/** The heaps of a typed list, or the first piece that is not a heap. */
export function readHeaps(typed: string): { heaps: bigint[] } | { wrong: string } {
  const pieces = typed.split(',', mostHeaps + 1).map((piece) => piece.trim());
  const heaps: bigint[] = [];
  for (const piece of pieces) {
    const stones = readStones(piece);
    if (stones === undefined) return { wrong: piece };
    heaps.push(stones);
  }
  return heaps.length > mostHeaps ? { wrong: typed } : { heaps };
}

export interface HeapsField extends Field<readonly bigint[]> {
  readonly kind: 'heaps';
}

/** The heaps at the start, written `3,5,7`. */
export function heapsField(fallback: readonly bigint[]): HeapsField {
  return {
    kind: 'heaps',
    default: fallback,
    read: (field, typed) => {
      const read = readHeaps(typed);
      if ('heaps' in read) return { value: read.heaps };
      const params = { field, value: shorten(read.wrong), heaps: mostHeaps };
      return { notice: notice('link-bad-heaps', { ...params, stones: Number(mostStones) }) };
    },
    write: (heaps) => heaps.join(),
  };
}

export interface RulesField extends Field<readonly string[]> {
  readonly kind: 'rules';
}

/**
 * The numbers that a player may take, a rule for each heap, such as `1..3_odd_any`. The last rule holds
 * for all other heaps. Only the core knows what a rule means.
 */
export function rulesField(): RulesField {
  return {
    kind: 'rules',
    default: ['any'],
    read: (field, typed) => {
      const rules = typed.split('_', mostHeaps + 1);
      const wrong = rules.find(
        (rule) => rule.length > longestRule || !/^[a-z0-9.,*()-]+$/.test(rule),
      );
      if (wrong === undefined && rules.length <= mostHeaps) return { value: rules };
      const params = { field, value: shorten(wrong ?? typed), longest: longestRule };
      return { notice: notice('link-bad-rules', params) };
    },
    write: (rules) => rules.join('_'),
  };
}

export type TakesField = ReturnType<typeof takesField>;

/** A game as its takes, ply by ply, with heaps counted from 1: `1-3_both-2`. */
export const takesField = () =>
  gameField<'takes', Take>('takes', {
    most: MOST_PLIES,
    example: '2-3_1-1',
    read: (piece) => {
      const [, place, count] = /^(both|[1-9]\d?)-(\d{1,16})$/.exec(piece) ?? [];
      const stones = readStones(count ?? '');
      if (place === undefined || stones === undefined) return undefined;
      const both = place === 'both';
      return { heap: both ? 0 : Number(place) - 1, stones, both };
    },
    write: ({ heap, stones, both }) => `${both ? 'both' : heap + 1}-${stones}`,
  });
