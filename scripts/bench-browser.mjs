/**
 * Builds the page of `tests/bench`, runs it in Chromium and prints its results as JSON: an array of
 * { work, ours: { name, ms }, alternative: { name, ms } }. `cargo xtask bench` reads it. Needs the wasm.
 */
import { build } from 'vite';
import { launchChromium } from './lib/chromium.mjs';
import { command, root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 4193;
const PATIENCE_MS = 10 * 60_000;
const CONFIG = `${root}/tests/bench/vite.config.ts`;

await command(async () => {
  await build({ configFile: CONFIG, logLevel: 'error' });
  const { address, close } = await serve(PORT, CONFIG);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const failed = new Promise((_, reject) => page.on('pageerror', reject));
    await page.goto(address);
    // A function and not a string, because the policy forbids the page to evaluate strings.
    const results = page.waitForFunction(() => Reflect.get(window, 'appleyardBench'), undefined, {
      timeout: PATIENCE_MS,
    });
    const handle = await Promise.race([results, failed]);
    console.log(JSON.stringify(await handle.jsonValue()));
  } finally {
    await browser.close();
    await close();
  }
});
