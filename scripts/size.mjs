/**
 * `npm run size`: what a visitor of the built site downloads, after gzip, and the most that it may be. Words after the
 * command name what is shown, such as `nim`; without them it shows the largest of each kind.
 */
import { join } from 'node:path';
import { command, Failure, root } from './lib/run.mjs';

await command(async () => {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('./weight.ts') }} */
  const { module } = await runnerImport(join(root, 'scripts/weight.ts'));
  const sums = new module.BuiltSite(join(root, 'dist')).sums();
  const wanted = process.argv.slice(2);
  const kind = (/** @type {string} */ of) => of.replace(/^\w+(.*), \w+/, '$1');
  const largest = new Map(
    sums.toSorted((one, other) => one.bytes - other.bytes).map((sum) => [kind(sum.of), sum]),
  );
  const shown =
    wanted.length > 0
      ? sums.filter(({ of }) => wanted.every((word) => of.includes(word)))
      : largest.values();
  for (const { of, bytes, most } of shown) console.log(`${bytes} of ${most}  ${of}`);
  const over = sums.filter(({ bytes, most }) => bytes > most);
  if (over.length > 0) throw new Failure(`over budget: ${over.map(({ of }) => of).join(', ')}`);
});
