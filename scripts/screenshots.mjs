/**
 * `npm run screenshots`: saves every page of the built site, in every width, theme and language, as
 * screenshots/<page>-<width>-<theme>-<language>.png. `npm run screenshots -- lattice 390 dark` takes only
 * these; with several values of one kind it takes them all.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { command, Failure, root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { setup } from './lib/setup.mjs';

const PORT = 4183;
const HEIGHT = 900;
const READY_MS = 10_000;
const FOLDER = join(root, 'screenshots');

/** The dimensions in which screenshots vary. The gallery is the page at the root. */
function dimensions() {
  const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => dirname(file));
  return {
    page: pages.map((page) => (page === '.' ? 'gallery' : page)),
    width: ['1280', '390'],
    theme: ['light', 'dark'],
    language: ['en', 'zh', 'es'],
  };
}

/**
 * Narrows each dimension to its values in `filters`, if there are any.
 * @param {Record<string, string[]>} all
 * @param {string[]} filters
 */
function narrow(all, filters) {
  const unknown = filters.find((filter) => !Object.values(all).flat().includes(filter));
  if (unknown)
    throw new Failure(`"${unknown}" is not one of: ${Object.values(all).flat().join(', ')}`);
  return Object.values(all).map((values) => {
    const asked = values.filter((value) => filters.includes(value));
    return asked.length > 0 ? asked : values;
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ name: string, page: string, width: string, theme: string, language: string }} shot
 */
async function shoot(browser, address, { name, page, width, theme, language }) {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: HEIGHT },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => console.warn(`${name}: ${error}`));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.warn(`${name}: ${message.text()}`);
  });
  await tab.goto(`${address}${page === 'gallery' ? '' : `${page}/`}?lang=${language}`);
  if (!(await isReady(tab))) console.warn(`${name}: not ready after ${READY_MS / 1000} s`);
  await tab.evaluate('document.fonts.ready.then(() => undefined)');
  await tab.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await context.close();
}

/**
 * Whether the page is complete in time. Throws on any failure other than lateness.
 * @param {import('@playwright/test').Page} tab
 */
async function isReady(tab) {
  const { errors } = await import('@playwright/test');
  try {
    const complete = tab.locator('html[data-ready="true"]');
    await complete.waitFor({ state: 'attached', timeout: READY_MS });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

await command(async () => {
  await setup();
  await build();
  const [pages = [], widths = [], themes = [], languages = []] = narrow(
    dimensions(),
    process.argv.slice(2),
  );
  mkdirSync(FOLDER, { recursive: true });
  const { address, close } = await serve(PORT);
  const browser = await launchChromium();
  try {
    for (const page of pages) {
      for (const width of widths) {
        for (const theme of themes) {
          for (const language of languages) {
            const name = [page, width, theme, language].join('-');
            await shoot(browser, address, { name, page, width, theme, language });
            console.log(`screenshots/${name}.png`);
          }
        }
      }
    }
  } finally {
    await browser.close();
    await close();
  }
});
