import { CodedError } from '../../engine/errors.ts';
import { codeOf } from '../../words/hidden.ts';

const firstHidden = (typed: string) => /\p{Cf}/u.exec(typed)?.[0];

/** The names of characters that nobody sees, as the core gives them. */
const kinds: readonly (readonly [name: string, RegExp])[] = [
  ['soft-hyphen', /\u00ad/u],
  ['zero-width-space', /\u200b/u],
  ['zero-width-joiner', /\u200c|\u200d/u],
  ['word-joiner', /\u2060/u],
  ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u],
  ['byte-order-mark', /\ufeff/u],
];

/** Why a name that looks like another one is refused; undefined if every character of it can be seen. */
export function hiddenIn(name: string): CodedError | undefined {
  const characters = [...name];
  // A joiner between two characters beyond the alphabets changes what is seen.
  const joins = (at: number) =>
    (characters[at] ?? '') >= '\u0600' && !firstHidden(characters[at] ?? '');
  const found = characters.findIndex(
    (one, at) =>
      firstHidden(one) && !(/[\u200c\u200d]/u.test(one) && joins(at - 1) && joins(at + 1)),
  );
  const sign = characters[found];
  if (sign === undefined) return undefined;
  const character = kinds.find(([, one]) => one.test(sign))?.[0] ?? 'other';
  return new CodedError('invisible-character', {
    line: 1,
    column: found + 1,
    character,
    code: codeOf(sign),
  });
}
