/**
 * What a reader looks at stays in its place: while a figure opens, while the reader steps, while prose
 * leads the figure, and while the language changes.
 */
import type { Page } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { full } from './support/full.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/words.ts';

/** A good score in Web Vitals, for all shifts that the browser has counted, whatever caused them. */
const LITTLE = 0.1;

/** Counts every shift of the layout. Browsers excuse shifts after an input; readers do not. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // Busy machines draw few frames. Until the page is ready, this makes the machine seem busy.
    const soon = requestAnimationFrame;
    window.requestAnimationFrame = (draw) => {
      const busy = document.documentElement.dataset.ready !== 'true';
      return busy ? window.setTimeout(() => soon(draw), 60) : soon(draw);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last call. Pending work is drawn first. */
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts.splice(0);
  });

/** By how much three rounded lengths may differ from their sum, in px. */
const ROUNDED = 2;

/** The places of things in the document, in px. */
interface Places {
  /** The tops of the header, the question, the words below it and the picture, and the picture's height. */
  readonly above: readonly number[];
  /** The height of the narration with its buttons. */
  readonly words: number;
  /** The top of the tabs. */
  readonly bar: number;
  /** The distance from the figure's end down to the prose. */
  readonly below: number;
}

/**
 * Goes to steps in order and returns the places after each. A step that is undefined stays where the figure
 * is.
 */
const placesAt = (page: Page, steps: readonly (number | undefined)[]): Promise<Places[]> =>
  page.evaluate(async (all) => {
    const stage = document.querySelector('[data-ready]:not(html)') as HTMLElement & {
      step: number;
    };
    const roots = [document.querySelector('appleyard-page')?.shadowRoot, stage.shadowRoot];
    const boxOf = (selector: string): DOMRect => {
      const [found] = roots.map((root) => root?.querySelector(selector)).filter((one) => one);
      return found?.getBoundingClientRect() ?? new DOMRect();
    };
    const found: Places[] = [];
    for (const step of all) {
      if (step !== undefined) stage.step = step;
      // The figure may have to ask for the words of a step. Their room is made in the next frame.
      for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
      const [sheet, bar] = [boxOf('.sheet'), boxOf('.words')];
      const tops = ['header', 'h1', '.lede'].map((selector) => boxOf(selector).top);
      found.push({
        above: [...tops, sheet.top].map((top) => Math.round(top + scrollY)).concat(sheet.height),
        words: Math.round(boxOf('.narration').height),
        bar: Math.round(bar.top + scrollY),
        below: Math.round(boxOf('.prose').top - boxOf('.body').bottom),
      });
      // What was measured is painted before the next step, as it is for a reader.
      await new Promise(requestAnimationFrame);
    }
    return found;
  }, steps);

/** A dozen steps all over the run, in both directions. After them the longest text has been shown. */
async function manySteps(page: Page): Promise<number[]> {
  const last = await page
    .locator('[data-ready]:not(html)')
    .evaluate((stage) => (stage as unknown as { lastStep: number }).lastStep);
  const way = Array.from({ length: 9 }, (_, i) => Math.round((i * last) / 8));
  return [...way, 0, last, 1];
}

/** Only the tabs and what follows them move, and only down, for words that are longer than all before. */
function expectSteady(places: readonly Places[]): void {
  const [first] = places;
  for (const [i, now] of places.entries()) {
    expect(now.above, `reading ${i}: the parts above`).toEqual(first?.above);
    expect(now.below, `reading ${i}: from the figure to the prose`).toBe(first?.below);
    const before = places[i - 1] ?? now;
    expect(now.words, `reading ${i}: room for the words`).toBeGreaterThanOrEqual(before.words);
    const grown = now.words - before.words;
    const unexplained = Math.abs(now.bar - before.bar - grown);
    expect(unexplained, `reading ${i}: the tabs`).toBeLessThanOrEqual(ROUNDED);
  }
}

/** The places of the question and the picture from frame to frame, while `act` runs. */
async function questionOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const root = document.querySelector('appleyard-page')?.shadowRoot;
      const tops = [
        root?.querySelector('h1'),
        document.querySelector('[data-ready]:not(html)'),
      ].map((one) => Math.round((one?.getBoundingClientRect().top ?? 0) + scrollY));
      if (seen.at(-1) !== tops.join()) seen.push(tops.join());
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  await shiftsOf(page);
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const ready = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 30_000 });

for (const [turn, slug] of slugs.entries()) {
  test(`${slug}: what a reader looks at stays in its place`, async ({ page }) => {
    await countShifts(page);
    const total = async (): Promise<number> =>
      (await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    // Every second exhibit is seen on a wide page, the others in a frame; both have one style sheet.
    for (const width of full || turn % 2 === 0 ? [390, 1280] : [390]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 850 });
        await page.goto('about:blank');
        await page.goto(`${slug}/`);
        await ready(page);
        expect(await total(), 'while the figure opens').toBeLessThan(LITTLE);

        const steps = await manySteps(page);
        // A wide page has shown that it keeps its place while it opened, so a few steps are enough.
        const stepped = await placesAt(page, width === 390 ? steps : steps.slice(-4));
        const button = (name: string) =>
          page.locator('.transport').getByRole('button', { name, exact: true });
        for (const name of width === 390 ? ['first', 'last'] : []) {
          // The last effect of a step, long after the click.
          const words = page.evaluate(
            () =>
              new Promise<void>((hear) =>
                addEventListener('scenechange', () => hear(), { once: true }),
              ),
          );
          await button(name).click();
          await words;
          stepped.push(...(await placesAt(page, [undefined])));
        }
        expect(new Set(stepped.map(({ bar }) => bar)).size, 'the tabs are seen').toBeLessThan(9);
        expect(stepped[0]?.below, 'the prose is seen').toBeGreaterThan(0);
        expectSteady(stepped);
        // Whatever moves stays there: nothing jumps away and comes back between two readings.
        expect(await total(), 'while it is stepped').toBeLessThan(LITTLE);

        const language = async (tag: string): Promise<void> => {
          await chooseLanguage(page, tag);
          await expect(page.getByRole('figure').first()).toHaveAttribute('lang', tag);
        };
        if (width !== 390) return;
        // Once, to fetch the words and make room for the longer ones.
        await language('es');
        await language('en');
        const [before] = await placesAt(page, [undefined]);
        const links = page.locator('[slot=try] a');
        const heights = await questionOf(page, () => language('es'));
        expect(heights.length, 'what stands above changes once').toBeLessThanOrEqual(2);
        await language('en');
        expect(await placesAt(page, [undefined]), 'all is where it was').toEqual([before]);

        for (const link of [links.first(), links.last()]) {
          await link.click();
          const [led] = await placesAt(page, [undefined]);
          expect(led?.above.slice(0, 4), 'led by the prose').toEqual(before?.above.slice(0, 4));
        }
      });
    }

    if (!full && turn % 2 === 0) return;
    await test.step('in a frame, where only the picture makes room', async () => {
      await page.setViewportSize({ width: 640, height: 480 });
      await page.goto(`embed.html?figure=${slug}#v=1`);
      await ready(page);
      expect(await total()).toBeLessThan(LITTLE);
      const places = await placesAt(page, await manySteps(page));
      expect(places[0]?.bar).toBeGreaterThan(100);
      for (const { above, bar } of places) {
        expect(bar).toBe(places[0]?.bar);
        expect(above.slice(0, 4)).toEqual(places[0]?.above.slice(0, 4));
      }
    });
  });
}

test('a figure of the first page takes the place of its picture, and nothing jumps', async ({
  page,
}) => {
  await countShifts(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await shiftsOf(page);
  await page.locator('a[slot=nim] [data-mark=h1-3]:visible').click();
  await expect(page.locator('appleyard-nim .stone.going')).toHaveCount(2);
  const moved = (await shiftsOf(page)).reduce((sum, one) => sum + one, 0);
  expect(moved).toBeLessThan(LITTLE);
});

test('no words fly past with the steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The colouring takes all its steps within seconds, on a clock that the test controls.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('lattice/');
  const figure = page.locator('appleyard-lattice');
  const lines = figure.locator('.lines');
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await lines.textContent({ timeout: 1 })).not.toBe('');
  }).toPass({ intervals: [20] });
  await figure.evaluate((element) =>
    (element as unknown as { figure: { colourAll(): void } }).figure.colourAll(),
  );
  const words = new Set<string>();
  const cursors = new Set<number>();
  const step = (): Promise<[number, string]> =>
    figure.evaluate((element) => [
      (element as unknown as { step: number }).step,
      element.shadowRoot?.querySelector('.lines')?.textContent ?? '',
    ]);
  for (let i = 0; i < 300 && !cursors.has(273); i += 1) {
    await page.clock.runFor(96);
    const [cursor, text] = await step();
    cursors.add(cursor);
    words.add(text);
  }
  await expect(lines).toContainText('Every point is coloured');
  expect(cursors.size, 'the steps that were seen').toBeGreaterThan(30);
  // Those of the beginning and of the end.
  expect(words.size).toBe(2);
});
