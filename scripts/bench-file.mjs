/**
 * `node scripts/bench-file.mjs`: the file of each exhibit beside its page on the site. It opens both in turn in Chromium, the
 * page with an empty cache from this machine, the file from its disk, and prints the size of the file, what the page
 * transfers until then, the median times in ms from the start of the visit to the answer of the first touch, and their
 * ratio. `--runs 5`, `--only nim,games`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from './lib/chromium.mjs';
import { command, root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 4400;
const PATIENCE_MS = 30_000;

/** Runs in the page: the time from the start of the visit to when something that matches is visible. */
function watch() {
  /** @param {ParentNode} parent @param {string} selector @returns {Element[]} */
  const found = (parent, selector) => [
    ...parent.querySelectorAll(selector),
    ...[...parent.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? found(shadowRoot, selector) : [],
    ),
  ];
  Object.assign(globalThis, { found });
}

/** @param {readonly number[]} numbers */
const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

await command(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const { runnerImport } = await import('vite');
  const { module: config } = await runnerImport(join(root, 'vite.config.ts'));
  const defined = {
    root: join(root, 'www'),
    define: config.define,
    logLevel: /** @type {const} */ ('error'),
  };
  const { module: saved } = await runnerImport(join(root, 'tests/support/saved.ts'), defined);
  const { module: described } = await runnerImport(
    join(root, 'tests/e2e/contract/exhibits.ts'),
    defined,
  );
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-bench-file-'));
  const site = await serve(PORT);
  const browser = await launchChromium();

  /**
   * The time of the answer to the first touch, in ms since the visit began, and the bytes that came over the network.
   * @param {string} address @param {{ mark: string; seen: string }} touch
   */
  const visit = async (address, { mark, seen }) => {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(watch);
      let bytes = 0;
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => document.documentElement.dataset.ready === 'true',
        undefined,
        { timeout: PATIENCE_MS, polling: 'raf' },
      );
      const time = await page.evaluate(
        ([mark, seen, patience]) =>
          new Promise((resolve, reject) => {
            const { found } = /** @type {any} */ (globalThis);
            const [target] = found(document, `svg.picture ${mark}`);
            target.dispatchEvent(
              new PointerEvent('pointerdown', { bubbles: true, composed: true }),
            );
            target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
            target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
            const look = () => {
              if (found(document, seen).some((/** @type {Element} */ one) => one.checkVisibility()))
                resolve(performance.now());
              else if (performance.now() > Number(patience)) reject(new Error(`no ${seen}`));
              else requestAnimationFrame(look);
            };
            look();
          }),
        [mark, seen, PATIENCE_MS],
      );
      return { time: Number(time), bytes };
    } finally {
      await context.close();
    }
  };

  try {
    const head = ['exhibit', 'file KiB', 'site KiB', 'file ms', 'site ms', 'ratio'];
    console.log(head.map((name) => name.padStart(11)).join(' '));
    for (const { slug, midway, touch } of described.exhibits) {
      if (values.only && !values.only.split(',').includes(slug)) continue;
      const text = await saved.savedMoment(slug, midway);
      const file = join(folder, `${slug}.html`);
      writeFileSync(file, text);
      const times = { file: /** @type {number[]} */ ([]), site: /** @type {number[]} */ ([]) };
      let transferred = 0;
      for (let run = 0; run < Number(values.runs); run += 1) {
        times.file.push((await visit(pathToFileURL(file).href, touch)).time);
        const there = await visit(`${site.address}${slug}/#${midway}`, touch);
        times.site.push(there.time);
        transferred = there.bytes;
      }
      const [here, there] = [median(times.file), median(times.site)];
      const cells = [
        slug,
        Math.ceil(text.length / 1024),
        Math.ceil(transferred / 1024),
        here.toFixed(0),
        there.toFixed(0),
        (here / there).toFixed(2),
      ];
      console.log(cells.map((cell) => String(cell).padStart(11)).join(' '));
    }
    const all = (await saved.savedLesson(saved.allExhibits)).length;
    console.log(`a lesson with all exhibits: ${Math.ceil(all / 1024)} KiB`);
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  }
});
