/** `npm run dev`: the site from its sources, reloading as they change. The wasm is built once. */
import { buildWasm } from './lib/build.mjs';
import { command, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await command(async () => {
  await setup();
  await buildWasm();
  await runPackage('vite/bin/vite.js', process.argv.slice(2));
});
