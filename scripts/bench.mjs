/** `npm run bench`: our code against the alternatives, natively and in Chromium, in one table. */
import { buildWasm } from './lib/build.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { command, run } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await command(async () => {
  await setup();
  await provideChromium();
  await buildWasm();
  await run('node', ['tests/bench/texts.mjs']);
  await run('cargo', ['xtask', 'bench']);
});
