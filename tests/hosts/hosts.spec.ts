import type { Page } from '@playwright/test';
import { full } from '../e2e/support/full.ts';
import { hosts, variants } from './hosts.ts';
import { leftIn, outlineIn, outlineOf, overflowOf, takeNotes } from './support/untouched.ts';
import {
  authorsStep,
  expect,
  expectProseDrives,
  expectStep,
  expectStepsBothWays,
  expectTakesInput,
  picture,
  placeOf,
  test,
  type Visit,
} from './support/visit.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // So low that every page is longer.
  viewport: { width: 1000, height: 560 },
});

/** Pages that differ in how they scroll. The others differ only in how they are served. */
const scrolling = ['another-origin', 'sandboxed', 'sandboxed-page', 'hostile-styles'];

for (const host of [...hosts, ...variants]) {
  test(`${host.about} shows a working figure, and does not change`, async ({ page, visit }) => {
    await takeNotes(page);
    const there = await visit(host);
    const { article, figure } = there;

    await test.step('it stays as its author has made it', async () => {
      const written = await page.request.get(article.url());
      expect(await outlineOf(article)).toEqual(await outlineIn(page, await written.text()));
      const focused = await article.evaluate(() => document.activeElement?.localName);
      expect(focused, 'no focus is taken').toBe('body');
      const box = await figure.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, width: innerWidth };
      });
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(box.width);
    });

    if (full || scrolling.includes(host.name)) {
      await test.step('the wheel and the arrow keys belong to it while the focus is outside the figure', () =>
        expectScrolls(page, there));
    }

    await test.step('the reader can step and ask the figure, and the prose steers it', async () => {
      const step = await authorsStep(there);
      await expectStep(figure, step);
      await expect.poll(() => placeOf(figure)).toBe(there.host.place);
      if (there.host.place === 'worker') expect(page.workers()).toHaveLength(1);
      await expectStepsBothWays(figure, step);
      await expectProseDrives(there);
      await expectTakesInput(there.host.exhibit, figure);
      const origins = new Set(there.requests.map((url) => new URL(url).origin));
      expect(there.host.origins).toEqual(expect.arrayContaining([...origins]));
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('the figure leaves nothing in the page', async () => {
      const framed = await article.locator('iframe#fig1').count();
      expect(await leftIn(article)).toEqual({
        globals: [],
        shared: true,
        strangers: [],
        styleSheets: 0,
        // The sheet with the rooms of the figures.
        adopted: framed ? 0 : 1,
        attributes: [expect.arrayContaining(['lang']), []],
      });
      const { over, bars } = await overflowOf(article);
      expect(bars).toEqual([]);
      // The names that its words add are added without the figure too.
      await article.locator('#fig1').evaluate((element) => element.remove());
      expect(over).toBeLessThanOrEqual(Math.max(0, (await overflowOf(article)).over));
    });
  });
}

/** The wheel and the arrow keys scroll the page while the focus is outside the figure. */
async function expectScrolls(page: Page, { article, figure }: Visit): Promise<void> {
  const scrolled = (): Promise<number> => article.evaluate(() => scrollY);
  /** Keys scroll smoothly, so the page moves on after them. Returns where it stands after ten frames at rest. */
  const settled = (): Promise<number> =>
    article.evaluate(async () => {
      for (let [at, still] = [scrollY, 0]; still < 10; still += 1) {
        await new Promise(requestAnimationFrame);
        if (scrollY !== at) [at, still] = [scrollY, 0];
      }
      return scrollY;
    });
  const turn = async (): Promise<void> => {
    await picture(figure).hover({ position: { x: 20, y: 20 } });
    await page.mouse.wheel(0, 120);
  };
  const before = await scrolled();
  await turn();
  await expect.poll(scrolled).toBeGreaterThan(before);
  if (article !== page) await article.evaluate(() => focus());
  await article.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('ArrowDown');
  await expect.poll(scrolled).toBeGreaterThan(0);

  // With the focus in the figure, the keys steer the figure and the page does not move.
  await picture(figure).scrollIntoViewIfNeeded();
  await picture(figure).locator('[tabindex="0"]').first().focus();
  const there = await settled();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => figure.evaluate((element) => element.shadowRoot?.activeElement !== null))
    .toBe(true);
  expect(await settled()).toBe(there);
  await turn();
  await expect.poll(scrolled).not.toBe(there);
}
