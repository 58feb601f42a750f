/**
 * `node scripts/phrases.mjs`: no source file uses a phrase that docs/words.md bans. Part of `npm run check`.
 * With paths of files or folders after it, it reads only these.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGlossary } from './lib/glossary.mjs';
import { bannedPhrases, findPhrases, isSource } from './lib/phrases.mjs';
import { command, Failure, output, root } from './lib/run.mjs';

/** What git tracks or would add, so that a new file is read before it is committed. */
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];

await command(async () => {
  const listed = output('git', [...LIST, ...process.argv.slice(2)]);
  if (listed === undefined) throw new Failure('git cannot list the files of this folder');
  const banned = bannedPhrases(readGlossary());
  if (banned.length === 0) throw new Failure('docs/words.md has no phrases for the sources');
  const lines = listed
    .split('\n')
    .filter(isSource)
    .flatMap((path) =>
      findPhrases(textOf(path), banned).map(
        ({ line, phrase, use }) => `${path}:${line}: “${phrase}”; write: ${use}`,
      ),
    );
  if (lines.length === 0) return;
  console.log(lines.join('\n'));
  throw new Failure(
    `${lines.length} banned phrases: write a plain sentence, as docs/words.md says`,
  );
});

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return '';
  }
}
