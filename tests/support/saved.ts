/** Pages of the built site as saved files, for tests that open them. */
import { readFileSync } from 'node:fs';
import { compileWords } from '../../scripts/compile-words.ts';
import { builtParts } from '../../scripts/still/built.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { oneFile, type Parts, type Wanted } from '../../www/src/one-file/make.ts';
import { ofLesson, ofMoment } from '../../www/src/one-file/wanted.ts';
import type { Language } from '../../www/src/words/language.ts';
import { Messages } from '../../www/src/words/messages.ts';

/** The address from which the files say that they were saved. */
export const savedFrom = 'https://somewhere.example/appleyard/';

/** What the built site has for saved files. */
export function parts(): Parts {
  const found = builtParts(savedFrom);
  if (!found) throw new Error('the site is not built');
  return found;
}

export const fileWords = (language: Language): Messages =>
  new Messages(language, [
    compileWords(
      readFileSync(new URL(`../../www/locales/${language}/one-file.ftl`, import.meta.url), 'utf8'),
    ),
  ]);

const saved = (begun: Omit<Wanted, 'language' | 'words'>, language: Language): Promise<string> =>
  oneFile(parts(), { ...begun, language, words: fileWords(language) });

/** The sentence in the place of the picture. */
export const stillText = 'This stands where no script runs.';

export const savedMoment = (slug: Slug, hash: string, language: Language = 'en'): Promise<string> =>
  saved(
    ofMoment(slug, hash, {
      title: slug,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      text: stillText,
    }),
    language,
  );

export const savedLesson = (text: string, language: Language = 'en'): Promise<string> =>
  saved(ofLesson(readLesson(text), `<p>${stillText}</p>`), language);

/** A lesson with a figure of each exhibit. */
export const allExhibits = `# All\n\n${slugs
  .map((slug) => `## ${slug}\n[The figure](${slug}#v=1)\n`)
  .join('\n')}`;

/** A lesson of five moments, with figures of two exhibits, a choice and a number. */
export const fiveMoments = `# Five

## Play first
[Heaps of 3, 5 and 7](nim#v=1)

## Two equal heaps
[Two heaps of 4](nim#v=1&heaps=4,4)

Who wins?

- [ ] the one who begins
- [x] the one who comes second

## A list
[A list](quicksort#v=1)

## A number

How much is 2 and 2?

____ = 4

## In your words
____
`;
