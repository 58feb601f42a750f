/**
 * Writes docs/scripts.md: what a script may call and where it ends, from the table of functions, the words of the page
 * and the limits in the Rust. A test compares the file with what this makes.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

/** @param {string} path */
const text = (path) => readFileSync(join(root, path), 'utf8');

/** A function that a script may call. @typedef {{ of: string, name: string, call: string, gives: string, examples: [string, string][], refused?: [string, string][] }} Call */

/** The English sentences of the panel, by their names. */
function sentences() {
  const lines = text('www/locales/en/games-rules.ftl').split('\n');
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(/ = (.*)/s))));
}

/** The limits with what stands above each. */
function limits() {
  const found = text('crates/rules/src/limits.rs').matchAll(
    /((?:\/\/\/ .*\n)+)pub const (\w+): \w+ = ([^;]+);/g,
  );
  return [...found].map(([, about = '', , value = '']) => {
    const said = about.replace(/\n?\/\/\/ /g, ' ').trim();
    return `| ${said} | ${value.replaceAll('_', ',').replace(' << ', ' × 2^')} |`;
  });
}

/** The text of docs/scripts.md. */
export function scriptFunctions() {
  const words = sentences();
  /** @type {Call[]} */
  const calls = JSON.parse(text('crates/rules/functions.json'));
  const code = (/** @type {string} */ it) => `\`${it}\``;
  const parts = [...new Set(calls.map(({ of }) => of))].map((of) => {
    const own = calls.filter((one) => one.of === of);
    const rows = own.map((one) => {
      const about = words.get(`rules-call-${of}-${one.name.replaceAll('_', '-')}`);
      const gives = words.get(`rules-type-${one.gives}`);
      const shown = one.examples.map(([it, value]) => `${code(it)} is ${code(value)}`);
      const refused = (one.refused ?? []).map(([it, error]) => `${code(it)}: ${code(error)}`);
      return `| ${[code(one.call), about, gives, shown.join('; '), refused.join('; ')].join(' | ')} |`;
    });
    return `## ${words.get(`rules-calls-${of}`)}

| call | what it does | returns | examples | errors |
|---|---|---|---|---|
${rows.join('\n')}
`;
  });
  return `# What a script may call

A game that somebody writes is a script in the language [Rhai](https://rhai.rs/book/) with the functions \`start\` and
\`moves\`, and, where the game needs them, \`player\`, \`winner\`, \`label\` and \`picture\`. The panel "Your rules" of Games
explains them. This page lists what these functions may call. It is made by \`node scripts/script-functions.mjs\`; each
example and each error here is run by a test.

${words.get('rules-calls-about')}

${parts.join('\n')}
## Limits

All are counts, never a clock, so that a link means the same on every machine.

| what | limit |
|---|---|
${limits().join('\n')}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(join(root, 'docs/scripts.md'), scriptFunctions());
