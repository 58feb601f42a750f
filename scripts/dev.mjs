/**
 * `npm run dev`: the site from its sources, reloading as they change. A change in the core is
 * compiled in the quick way, without the optimisations of the site, and then shown.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from './lib/build.mjs';
import { command, Failure, root, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

/** What is saved together is compiled together. */
const PAUSE_MS = 100;

/** Compiles after each change in these folders: one build at a time, and one more if it came too late. */
function followCore() {
  let building = false;
  let waiting = false;
  const build = async () => {
    waiting = building;
    if (building) return;
    building = true;
    const began = performance.now();
    try {
      await buildWasm('--dev');
      console.log(`core: built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      // The compiler has said why. The page keeps what it has until that is mended.
      if (!(error instanceof Failure)) throw error;
      console.error(error.message);
    }
    building = false;
    if (waiting) await build();
  };
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  for (const folder of ['crates/core/src', 'crates/wasm']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => void build(), PAUSE_MS);
    });
  }
}

await command(async () => {
  await setup();
  await buildWasm('--dev');
  followCore();
  await runPackage('vite/bin/vite.js', process.argv.slice(2));
});
