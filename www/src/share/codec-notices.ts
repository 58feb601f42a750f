import { uncovered } from '../words/hidden.ts';

/** All the notices that reading a link can give. Each is the id of a message. */
export const linkNoticeCodes = [
  'link-version',
  'link-no-version',
  'link-too-long',
  'link-too-many-scenes',
  'link-unknown-field',
  'link-repeated-field',
  'link-not-integer',
  'link-out-of-range',
  'link-bad-choice',
  'link-bad-point',
  'link-bad-tuple',
  'link-bad-moves',
  'link-many-moves',
  'link-bad-game',
  'link-bad-conjecture',
  'link-bad-heaps',
  'link-bad-row',
  'link-bad-script',
  'link-bad-rules',
  'link-bad-ways',
  'link-bad-digits',
  'link-no-graph',
  'link-no-machine',
  'link-bad-graph',
  'link-two-heaps',
  'link-bad-numbers',
  'link-long-text',
  'link-bad-race',
  'link-no-values',
  'link-bad-comparators',
  'link-bad-ghosts',
  'link-no-comparators',
  'link-count-values',
  'link-more-notices',
] as const;

export type LinkNoticeCode = (typeof linkNoticeCodes)[number];

/** Something that the reader should know: the id of a message and the values in it. */
export interface Notice {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | bigint>>;
}

/** The notices that still matter once fields have been set. A notice about one of these fields does not. */
export const withoutFields = (notices: readonly Notice[], fields: object): readonly Notice[] =>
  notices.filter(({ params }) => !Object.hasOwn(fields, String(params.field)));

/** The inclusive limits of a whole number. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export function notice(code: LinkNoticeCode, params: Notice['params'] = {}): Notice {
  return { code, params };
}

/** For `settle`: a number within its own limits that another field forbids. */
export function outOfRange(field: string, value: number | string, { min, max }: Range): Notice {
  return notice('link-out-of-range', { field, value: shorten(String(value)), min, max });
}

const longest = 40;

/** What was typed, short enough to be quoted in a sentence, where nobody sees it too. */
export function shorten(typed: string): string {
  // Two code units hold any code point, so a longer piece is not needed to find the cut.
  const characters = [...typed.slice(0, 2 * longest + 2)];
  return uncovered(
    characters.length <= longest ? typed : `${characters.slice(0, longest - 1).join('')}…`,
  );
}
