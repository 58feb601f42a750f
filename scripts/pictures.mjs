/**
 * `npm run pictures`: takes the pictures in docs anew, docs/<exhibit>.png. Each shows the picture of a figure
 * without the words around it, so that a picture does not grow old when a sentence changes.
 */
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { command, root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { setup } from './lib/setup.mjs';

const PORT = 4184;
const SIZE = { width: 1280, height: 720 };

/** The moment that each picture shows, as a link has it. */
const moments = {
  nim: 'v=1&why=on',
  lattice: 'v=1&cursor=168',
  quicksort: 'v=1&length=64&cursor=330',
  networks: 'v=1&wires=16',
  chain: 'v=1&why=on',
  games: 'v=1&plies=5_2&opponent=human&why=on',
  paths: 'v=1&cursor=59',
  machines: 'v=1&machine=beaver-four&asked=on&cursor=60',
  dovetailing: 'v=1&cursor=52',
};

await command(async () => {
  await setup();
  await build();
  const { address, close } = await serve(PORT);
  const browser = await launchChromium();
  try {
    for (const [exhibit, moment] of Object.entries(moments)) {
      const context = await browser.newContext({
        viewport: SIZE,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${address}${exhibit}/?lang=en#${moment}`);
      await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const file = `docs/${exhibit}.png`;
      await page
        .locator('svg.picture')
        .first()
        .screenshot({ path: join(root, file) });
      console.log(file);
      await context.close();
    }
  } finally {
    await browser.close();
    await close();
  }
});
