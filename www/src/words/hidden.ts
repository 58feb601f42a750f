/**
 * Characters that nobody sees, which copied texts carry along. The core reads most texts, and its `plain_text.rs` knows
 * which it refuses; this is for what the page reads itself.
 */

/** The text without such characters at its beginning. */
export const withoutMarks = (typed: string): string => typed.replace(/^\p{Cf}+/u, '');

/** The text with the numbers of such characters in their places, such as U+200B, so that a sentence can quote it. */
export const uncovered = (typed: string): string => typed.replace(/\p{Cf}/gu, codeOf);

/** The number of a character as Unicode writes it. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
