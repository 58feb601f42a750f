import type { Field, Read } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import type { NumberLimits } from '../../share/codec-numbers.ts';

/** The most elements, the largest value, both as in the core, and the most numbers that can be typed. */
export const mostElements = 100_000;
export const largestValue = 999_999;
export const mostTyped = 512;
export const typedLimits: NumberLimits = { most: mostTyped, largest: largestValue };
/** The most elements of a race, which draws them one by one. */
export const MOST_RACED = 512;
/** A visitor may choose the pivots of at most this many partitions. */
export const mostPicks = 512;

/**
 * Variants that can race. Each differs in one clause from `document`, the quicksort of the blog post. `mine` is the
 * sort of the scene, and the last two are not quicksort at all.
 */
export const variants = [
  'document',
  'mine',
  'first-pivot',
  'middle-pivot',
  'median-pivot',
  'ninther-pivot',
  'hoare',
  'lomuto',
  'larger-first',
  'two-calls',
  'insertion',
  'network',
  'plain-insertion',
  'bubble',
] as const;
export type Variant = (typeof variants)[number];
/** The fewest and the most lanes of a race. */
export const [fewestLanes, mostLanes] = [2, 4] as const;

export interface RaceField extends Field<readonly Variant[] | undefined> {
  readonly kind: 'race';
}

/** Two to four variants side by side; a link writes them as `document_hoare`. */
export function raceField(): RaceField {
  return {
    kind: 'race',
    default: undefined,
    read: (field, typed): Read<readonly Variant[] | undefined> => {
      const names = typed.split('_', mostLanes + 1);
      const lanes = names.flatMap((name) => variants.find((variant) => variant === name) ?? []);
      const fitting = lanes.length >= fewestLanes && lanes.length <= mostLanes;
      if (fitting && new Set(lanes).size === names.length) return { value: lanes };
      const params = { field, value: shorten(typed), choices: variants.join(', ') };
      return { notice: notice('link-bad-race', params) };
    },
    write: (lanes) => lanes.join('_'),
  };
}
