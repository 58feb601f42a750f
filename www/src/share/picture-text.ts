import type { Asking } from '../stage/picture.ts';
import type { Messages } from '../words/messages.ts';
import { plain, type Sentence } from '../words/sentence.ts';

/** A screen reader says the text of a picture in one go, so it has at most this number of characters. */
const LONGEST = 480;

/**
 * What a picture of a figure shows, for those who do not see it: the sentences that the page itself says at
 * this moment. First what happens, then what is there, as far as there is room. The figure must have the same
 * words.
 */
export function pictureText({ seen, taskAsked }: Asking, words: Messages): string {
  const said: Sentence[] = [];
  for (const sentence of [...seen.narration(), ...taskAsked, ...seen.description()]) {
    const text = plain(words, [...said, sentence]);
    if (said.length > 0 && text.length > LONGEST) break;
    if (!said.some((one) => plain(words, [one]) === plain(words, [sentence]))) said.push(sentence);
  }
  return plain(words, said);
}
