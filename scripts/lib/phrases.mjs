/** Finds the phrases that docs/words.md bans from the sources. */
import { glossaryFile, phraseRows } from './glossary.mjs';

/**
 * @typedef {object} Banned
 * @property {string} phrase
 * @property {string} use what to write instead, as the glossary says it
 * @property {RegExp} pattern finds it as whole words, in any case
 */

/** @typedef {{ line: number, phrase: string, use: string }} Found a phrase, and its line counted from 1 */

/** Between two words of a phrase: spaces, or the end of a line of a comment and the mark of the next. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:(?:\*|//[/!]?|#)[ \t]+)?)`;

/**
 * The phrases that the glossary bans from the sources.
 * @param {string} markdown the glossary
 * @returns {Banned[]}
 */
export function bannedPhrases(markdown) {
  return phraseRows(markdown, 'sources').map(({ phrase, use }) => {
    const words = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', GAP);
    return { phrase, use, pattern: new RegExp(`(?<![\\p{L}\\d_])${words}(?![\\p{L}\\d_])`, 'giu') };
  });
}

/**
 * Every use of a banned phrase in a text, in the order of its lines.
 * @param {string} text
 * @param {readonly Banned[]} banned
 * @returns {Found[]}
 */
export function findPhrases(text, banned) {
  const found = banned.flatMap(({ phrase, use, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      phrase,
      use,
    })),
  );
  return found.sort((a, b) => a.line - b.line);
}

/**
 * Whether the sources' rules hold for a file: program text, pages and documents. The glossary names the
 * phrases itself. The messages have a list of their own, and expected results are what a program wrote.
 * @param {string} path from the root of the repository
 */
export function isSource(path) {
  if (path === glossaryFile || path.startsWith('www/locales/')) return false;
  return /\.(ts|mjs|cjs|rs|md|html|css|toml)$/.test(path) && !/(^|\/)golden\//.test(path);
}
