/**
 * Runs the page `bench` of the built site in Chromium and prints its results as JSON: an array of
 * { work, ours: { name, ms }, alternative: { name, ms } }. `cargo xtask bench` reads it.
 */
import { launchChromium } from './lib/chromium.mjs';
import { command } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 4193;
const PATIENCE_MS = 10 * 60_000;

await command(async () => {
  const { address, close } = await serve(PORT);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const failed = new Promise((_, reject) => page.on('pageerror', reject));
    await page.goto(`${address}bench/`);
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
