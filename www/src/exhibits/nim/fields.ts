import type { Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { MOST_PLIES } from '../../stage/play.ts';

/** Heaps, stones of a heap, and characters of a rule: the core says the same. */
export const mostHeaps = 24;
export const mostStones = 10n ** 15n;
export const longestRule = 200;

/** What is taken: so many stones from a heap, or the same number from both. */
export interface Take {
  /** Counted from 0. */
  readonly heap: number;
  readonly stones: bigint;
  readonly both: boolean;
}

/** A whole number of stones, from 1 to `mostStones`; undefined for any other text. */
export function readStones(typed: string): bigint | undefined {
  if (!/^\d{1,16}$/.test(typed)) return undefined;
  const stones = BigInt(typed);
  return stones >= 1n && stones <= mostStones ? stones : undefined;
}

/** What a list of heaps as it was typed means, or the piece that is none. */
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
 * The numbers one may take, a rule for each heap, the last for all the rest: `1..3_odd_any`. What a
 * rule means is for the core to say.
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

export interface TakesField extends Field<readonly Take[] | undefined> {
  readonly kind: 'takes';
}

/** A game: what was taken, ply by ply, heaps counted from 1; `start` before the first ply. */
export function takesField(): TakesField {
  return {
    kind: 'takes',
    default: undefined,
    read: (field, typed) => {
      if (typed === 'start') return { value: [] };
      const pieces = typed.split('_', MOST_PLIES + 1);
      const refused = (value: string) => ({
        notice: notice('link-bad-takes', { field, value: shorten(value), most: MOST_PLIES }),
      });
      if (pieces.length > MOST_PLIES) return refused(typed);
      const takes: Take[] = [];
      for (const piece of pieces) {
        const [, place, count] = /^(both|[1-9]\d?)-(\d{1,16})$/.exec(piece) ?? [];
        const stones = readStones(count ?? '');
        if (place === undefined || stones === undefined) return refused(piece);
        const both = place === 'both';
        takes.push({ heap: both ? 0 : Number(place) - 1, stones, both });
      }
      return { value: takes };
    },
    write: (takes) =>
      takes.length === 0
        ? 'start'
        : takes.map(({ heap, stones, both }) => `${both ? 'both' : heap + 1}-${stones}`).join('_'),
  };
}
