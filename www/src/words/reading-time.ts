/** How long somebody needs to read what the page says. */
import type { Language } from './language.ts';

/** What a reader takes for a word, and in Chinese for a character, in ms. */
const [WORD_MS, CHARACTER_MS] = [250, 170];
/** Nothing is read faster than this, in ms. */
export const LEAST_MS = 1500;
/** The most that is said at once: more waits until somebody asks for it. */
const [MOST_WORDS, MOST_CHARACTERS] = [25, 45];

/** The words of a text that are separated by blanks; in Chinese its characters without blanks. */
function units(text: string, language: Language): number {
  if (language === 'zh') return [...text.replaceAll(/\s/g, '')].length;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How long a text takes to be read, in ms. */
export function readingTime(text: string, language: Language): number {
  return Math.max(LEAST_MS, units(text, language) * (language === 'zh' ? CHARACTER_MS : WORD_MS));
}

/** A point such as `(3, 4)`, a sum such as `4 + 2 + 1`, and a number: each is one sign to a reader. */
const SIGN = /\([\d, ]+\)|[\d.,]*\d(?: \+ [\d.,]*\d)*/g;

/** A text as long as what may be said at once, for a place that has room for any. */
export const fullText = (language: Language): string =>
  language === 'zh' ? '字'.repeat(MOST_CHARACTERS) : 'words '.repeat(MOST_WORDS);

/** Whether a text is short enough to be said at once: 25 words, or 45 characters in Chinese. */
export function brief(text: string, language: Language): boolean {
  return (
    units(text.replaceAll(SIGN, '0'), language) <=
    (language === 'zh' ? MOST_CHARACTERS : MOST_WORDS)
  );
}
