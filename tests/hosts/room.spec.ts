/** A page with figures does not move when they load, and keeps its place. */
import type { Page } from '@playwright/test';
import { roomStyles } from '../../www/src/embedding/reference.ts';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { host, type Plan } from './hosts.ts';
import { expect, frameOf, picture, test } from './support/visit.ts';

const plan: Plan = {
  name: 'long-post',
  about: 'a long post with each exhibit as an element and as a frame',
  page: 'long-post.html',
  exhibit: 'nim',
  place: 'main',
};

/** How much later than the page our script comes, in ms: the page is drawn by then. */
const LATE = 1000;

/** Records how much the page has moved without anybody's input. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // What moves inside a figure, in its shadow tree, has no node here; the page around it stays.
        if (hadRecentInput || !sources.some(({ node }) => node)) continue;
        shifts.sum += value;
        shifts.moved.push(`${value}: ${sources.map(({ node }) => node?.nodeName).join()}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

const scrollTo = (page: Page, selector: string, block: 'start' | 'end'): Promise<void> =>
  page
    .locator(selector)
    .evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);

/** Scrolls down past all figures; each is drawn when it comes. */
async function readOn(page: Page): Promise<void> {
  for (const slug of slugs) {
    await scrollTo(page, `#${slug}-element`, 'end');
    await expect(picture(page.locator(`#${slug}-element`))).toBeVisible();
  }
  for (const slug of slugs) {
    await scrollTo(page, `#${slug}-frame`, 'end');
    const inside = await frameOf(page, `#${slug}-frame`);
    await expect(picture(inside.locator(`appleyard-${slug}`))).toBeVisible();
  }
}

const styled = (html: string): string =>
  html.replace('</style>', `${roomStyles.replaceAll('$', '$$$$')}</style>`);
/** Nothing of the first figure is on the first screen. */
const below = (html: string): string =>
  html.replace('<h1>', '<style>h1 { margin-block-end: 1000px }</style><h1>');

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, rewrite] of [
      [
        'a page that knows the room of its figures does not move, however late our script is',
        styled,
      ],
      ['a page whose figures stand below the first screen does not move', below],
    ] as const) {
      test(what, async ({ page, arrive }) => {
        await page.route(/\/embed\.js$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, LATE));
          await route.continue();
        });
        const shifts = await watchShifts(page);
        await arrive(host({ ...plan, rewrite }));
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await readOn(page);
        await scrollTo(page, 'h1', 'start');
        await readOn(page);
        const { sum, moved } = await shifts();
        expect(sum, moved.join('\n')).toBeLessThan(0.01);
        const now = await page.evaluate(() => document.documentElement.scrollHeight);
        if (rewrite === styled) expect(now).toBe(tall);
      });
    }

    test('the place is the same after reloading, and on the way back', async ({ page, arrive }) => {
      await arrive(host(plan));
      await readOn(page);
      await scrollTo(page, '#networks-frame', 'start');
      /** How far from the top of the screen the frame stands, in px. */
      const off = () =>
        page
          .locator('#networks-frame')
          .evaluate((frame) => Math.abs(frame.getBoundingClientRect().top));
      expect(await off()).toBeLessThan(2);
      await page.reload();
      await expect.poll(off).toBeLessThan(2);
      await page.goto(new URL('stranger.html', page.url()).href);
      await page.goBack();
      await expect.poll(off).toBeLessThan(2);
    });
  });
}
