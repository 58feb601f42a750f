/** What a reader looks at stays where it is: while a figure opens, is stepped, led by the prose, translated. */
import type { Page } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/index.ts';
import { expect, test } from './support/test.ts';

/** Good, as Web Vitals have it; for all that the browser has counted, whoever caused it. */
const LITTLE = 0.1;

/** Counts every shift of the layout. The browser excuses those that follow an input; a reader does not. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // A busy machine draws few frames: until the page is ready it is one.
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

/** The shifts since the last question; what is under way is drawn first. */
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts.splice(0);
  });

/** What three rounded lengths may differ from their sum, in px. */
const ROUNDED = 2;

/** Where things are in the document, in px. */
interface Places {
  /** Tops of the header, the question, the words under it and the picture, and the picture's height. */
  readonly above: readonly number[];
  /** Height of the narration's own words, and of what else stands with them, such as a form. */
  readonly lines: number;
  readonly more: number;
  /** Top of the bar for stepping. */
  readonly bar: number;
  /** From the bar down to the prose. */
  readonly below: number;
}

/** Goes to steps, in order, and tells where things are after each; without a step, where they are now. */
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
      // The words of a step may have to be asked for; the room for them is made in the next frame.
      for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
      const [sheet, lines, bar] = [boxOf('.sheet'), boxOf('.lines'), boxOf('.transport')];
      const tops = ['header', 'h1', '.lede'].map((selector) => boxOf(selector).top);
      found.push({
        above: [...tops, sheet.top].map((top) => Math.round(top + scrollY)).concat(sheet.height),
        lines: Math.round(lines.height),
        more: Math.round(boxOf('.narration').height - lines.height),
        bar: Math.round(bar.top + scrollY),
        below: Math.round(boxOf('.prose').top - bar.bottom),
      });
    }
    return found;
  }, steps);

/** A dozen steps over the whole run, both ways: the longest of what is said has been said then. */
async function manySteps(page: Page): Promise<number[]> {
  const last = await page
    .locator('[data-ready]:not(html)')
    .evaluate((stage) => (stage as unknown as { lastStep: number }).lastStep);
  const way = Array.from({ length: 9 }, (_, i) => Math.round((i * last) / 8));
  return [...way, 0, last, 1];
}

/** Nothing moves but the bar, down, for words that are longer than all before, and what follows the bar. */
function expectSteady(places: readonly Places[]): void {
  const [first] = places;
  for (const [i, now] of places.entries()) {
    expect(now.above, `reading ${i}: what stands above`).toEqual(first?.above);
    expect(now.below, `reading ${i}: from the bar to the prose`).toBe(first?.below);
    const before = places[i - 1] ?? now;
    expect(now.lines, `reading ${i}: room for the words`).toBeGreaterThanOrEqual(before.lines);
    const grown = now.lines + now.more - before.lines - before.more;
    const unexplained = Math.abs(now.bar - before.bar - grown);
    expect(unexplained, `reading ${i}: the bar`).toBeLessThanOrEqual(ROUNDED);
  }
}

/** The places that the question and the picture take one after the other, from frame to frame, while something is done. */
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

for (const slug of slugs) {
  test(`${slug}: what a reader looks at stays where it is`, async ({ page }) => {
    await countShifts(page);
    const total = async (): Promise<number> =>
      (await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    for (const width of [390, 1280]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 850 });
        await page.goto('about:blank');
        await page.goto(`${slug}/`);
        await ready(page);
        expect(await total(), 'while the figure opens').toBeLessThan(LITTLE);

        const steps = await manySteps(page);
        // What is wide has been seen to keep its place while it opened; the least will do then.
        const stepped = await placesAt(page, width === 390 ? steps : steps.slice(-4));
        const button = (name: string) =>
          page.locator('.transport').getByRole('button', { name, exact: true });
        for (const name of width === 390 ? ['first', 'last'] : []) {
          // The last thing that a step brings about, long after the click.
          const told = page.evaluate(
            () =>
              new Promise<void>((hear) =>
                addEventListener('scenechange', () => hear(), { once: true }),
              ),
          );
          await button(name).click();
          await told;
          stepped.push(...(await placesAt(page, [undefined])));
        }
        expect(new Set(stepped.map(({ bar }) => bar)).size, 'the bar is seen').toBeLessThan(9);
        expect(stepped[0]?.below, 'the prose is seen').toBeGreaterThan(0);
        expectSteady(stepped);
        // What moves stays there: nothing jumps away and comes back between two readings.
        const moves = stepped.filter(({ bar }, i) => i > 0 && bar !== stepped[i - 1]?.bar);
        expect((await shiftsOf(page)).length).toBeLessThanOrEqual(moves.length);

        const language = async (name: string, tag: string): Promise<void> => {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('figure').first()).toHaveAttribute('lang', tag);
        };
        if (width !== 390) return;
        // Once to fetch the words, and for the room that the longer ones take.
        await language('Español', 'es');
        await language('English', 'en');
        const [before] = await placesAt(page, [undefined]);
        const links = page.locator('[slot=try] a');
        const heights = await questionOf(page, () => language('Español', 'es'));
        expect(heights.length, 'what stands above changes once').toBeLessThanOrEqual(2);
        await language('English', 'en');
        expect(await placesAt(page, [undefined]), 'all is where it was').toEqual([before]);

        for (const link of [links.first(), links.last()]) {
          await link.click();
          const [led] = await placesAt(page, [undefined]);
          expect(led?.above.slice(0, 4), 'led by the prose').toEqual(before?.above.slice(0, 4));
        }
      });
    }

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

test('where steps fly past, words change only where it rests', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The opening goes through all its steps in five seconds, of a clock that is ours.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('lattice/');
  const figure = page.locator('appleyard-lattice');
  const lines = figure.locator('.lines');
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await lines.textContent({ timeout: 1 })).not.toBe('');
  }).toPass({ intervals: [20] });
  const told = new Set<string>();
  const cursors = new Set<number>();
  const step = (): Promise<[number, string]> =>
    figure.evaluate((element) => [
      (element as unknown as { step: number }).step,
      element.shadowRoot?.querySelector('.lines')?.textContent ?? '',
    ]);
  for (let i = 0; i < 200 && !cursors.has(273); i += 1) {
    await page.clock.runFor(48);
    const [cursor, text] = await step();
    cursors.add(cursor);
    told.add(text);
  }
  await expect(lines).toContainText('Every point is coloured');
  const rests = await figure.evaluate(
    (element) =>
      (element as unknown as { timeline: { milestones: readonly number[] } }).timeline.milestones
        .length,
  );
  expect(cursors.size, 'the steps that were seen').toBeGreaterThan(30);
  expect(told.size).toBeGreaterThanOrEqual(3);
  expect(told.size).toBeLessThanOrEqual(1 + rests);
});
