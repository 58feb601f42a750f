/**
 * Characters that nobody sees, which copied texts carry along: those of the core's `plain_text.rs`. The core reads most
 * texts; this is for those that the page reads itself.
 */
const hidden =
  '[\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb]';

/** The text without such characters at its beginning. */
export const withoutMarks = (typed: string): string =>
  typed.replace(new RegExp(`^${hidden}+`, 'u'), '');

/** The text with the numbers of such characters in their places, such as U+200B, so that a sentence can quote it. */
export const uncovered = (typed: string): string => typed.replace(new RegExp(hidden, 'gu'), codeOf);

/** The first such character. */
export const firstHidden = (typed: string): string | undefined =>
  new RegExp(hidden, 'u').exec(typed)?.[0];

/** The number of a character as Unicode writes it. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
