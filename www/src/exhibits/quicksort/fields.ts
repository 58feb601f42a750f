import type { Field, Read } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import type { NumberLimits } from '../../share/codec-numbers.ts';

/** Elements of a list, what one may be, and how many can be typed: the core knows the first two. */
export const mostElements = 100_000;
export const largestValue = 999_999;
export const mostTyped = 512;
export const typedLimits: NumberLimits = { most: mostTyped, largest: largestValue };
/** Partitions whose pivot a visitor may choose. */
export const mostPicks = 512;

/** Variants that can race: each differs from the document's in one clause, `mine` as the scene says. */
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
] as const;
export type Variant = (typeof variants)[number];
/** Lanes of a race. */
export const [fewestLanes, mostLanes] = [2, 4] as const;

export interface RaceField extends Field<readonly Variant[] | undefined> {
  readonly kind: 'race';
}

/** Two to four variants side by side, written `document_hoare`. */
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
