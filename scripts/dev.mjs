/**
 * `npm run dev`: serves the site from its sources and reloads it when they change. After a change in the
 * core it compiles quickly, without the optimisations of the site, and then shows the result.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from './lib/build.mjs';
import { command, Failure, root, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

/** Files that are saved within this time are compiled together. */
const PAUSE_MS = 100;

/**
 * Compiles after each change in these folders. Only one build runs at a time; a change during a build
 * causes one more.
 */
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
      // The compiler has said why. The page keeps the last good build until the error is mended.
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
