/** `npm run bench`: our code against the alternatives, natively and in Chromium, in one table. */
import { buildWasm } from './lib/build.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { command, run, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await command(async () => {
  await setup();
  await provideChromium();
  await buildWasm();
  await run('node', ['tests/bench/texts.mjs']);
  const times = ['run', '--project', 'unit-alone', 'task-times', '--disable-console-intercept'];
  await runPackage('vitest/vitest.mjs', times, { APPLEYARD_BENCH: 'tasks' });
  await run('cargo', ['xtask', 'bench']);
});
