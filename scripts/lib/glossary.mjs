/** Reads docs/words.md: the glossary of the pages, and the phrases that messages and sources do without. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The path of the glossary, from the root of the repository. */
export const glossaryFile = 'docs/words.md';

/** @returns {string} the glossary as Markdown */
export const readGlossary = () => readFileSync(join(root, glossaryFile), 'utf8');

/** The headings above the lists of phrases. All other tables list things and their words. */
export const phrasesOf = /** @type {const} */ ({
  messages: 'Phrases that English does without',
  sources: 'Phrases that the sources do without',
});

/**
 * The rows of the tables below one heading, without their heads.
 *
 *     ## heading
 *     | thing | English |     head
 *     |---|---|               rule
 *     | swap | swap |         ['swap', 'swap']
 *
 * @param {string} markdown
 * @param {(heading: string) => boolean} wanted
 * @returns {string[][]} the cells of each row
 */
export function rowsBelow(markdown, wanted) {
  let heading = '';
  let inTable = false;
  /** @type {string[][]} */
  const rows = [];
  for (const line of markdown.split('\n')) {
    heading = /^#+ (.*)$/.exec(line)?.[1]?.trim() ?? heading;
    const row = /^\|(.*)\|\s*$/.exec(line)?.[1];
    if (row === undefined) inTable = false;
    else if (/^[-:|\s]+$/.test(row)) inTable = true;
    else if (inTable && wanted(heading)) rows.push(row.split('|').map((cell) => cell.trim()));
  }
  return rows;
}

/**
 * The rows that give a thing its word in each language.
 * @param {string} markdown
 */
export function conceptRows(markdown) {
  /** @type {readonly string[]} */
  const lists = Object.values(phrasesOf);
  return rowsBelow(markdown, (heading) => !lists.includes(heading));
}

/**
 * A list of phrases, each with what to write instead. A row may hold several, with commas between them.
 * @param {string} markdown
 * @param {keyof typeof phrasesOf} of
 */
export function phraseRows(markdown, of) {
  const rows = rowsBelow(markdown, (heading) => heading === phrasesOf[of]);
  return rows.flatMap(([list = '', use = '']) =>
    list.split(', ').map((phrase) => ({ phrase, use })),
  );
}
