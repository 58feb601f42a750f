/** Everything that reading a link can remark on; each is the id of a message. */
export const linkNoticeCodes = [
  'link-version',
  'link-no-version',
  'link-too-long',
  'link-too-many-scenes',
  'link-unknown-field',
  'link-repeated-field',
  'link-not-integer',
  'link-out-of-range',
  'link-bad-chain-takes',
  'link-bad-choice',
  'link-bad-point',
  'link-bad-tuple',
  'link-bad-moves',
  'link-many-moves',
  'link-bad-path',
  'link-bad-conjecture',
  'link-bad-heaps',
  'link-bad-row',
  'link-bad-rules',
  'link-bad-takes',
  'link-two-heaps',
  'link-bad-numbers',
  'link-bad-race',
  'link-no-values',
  'link-bad-comparators',
  'link-no-comparators',
  'link-count-values',
  'link-more-notices',
] as const;

export type LinkNoticeCode = (typeof linkNoticeCodes)[number];

/** Something to tell the reader: the id of a message and what goes into it. */
export interface Notice {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | bigint>>;
}

/** The inclusive limits of a whole number. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export function notice(code: LinkNoticeCode, params: Notice['params'] = {}): Notice {
  return { code, params };
}

/** For `settle`: a number within its own limits but not within those another field sets. */
export function outOfRange(field: string, value: number | string, { min, max }: Range): Notice {
  return notice('link-out-of-range', { field, value: shorten(String(value)), min, max });
}

const longest = 40;

/** What was typed, kept as it is but short enough to be quoted in a sentence. */
export function shorten(typed: string): string {
  // Two code units hold any code point, so nothing longer need be split to find the cut.
  const characters = [...typed.slice(0, 2 * longest + 2)];
  return characters.length <= longest ? typed : `${characters.slice(0, longest - 1).join('')}…`;
}
