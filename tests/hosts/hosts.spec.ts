import { hosts, variants } from './hosts.ts';
import { leftIn, outlineIn, outlineOf, overflowOf, takeNotes } from './support/untouched.ts';
import {
  authorsStep,
  expect,
  expectProseDrives,
  expectStep,
  expectStepsBothWays,
  expectTakesInput,
  placeOf,
  plate,
  test,
} from './support/visit.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Low enough for every page to be longer.
  viewport: { width: 1000, height: 560 },
});

for (const host of [...hosts, ...variants]) {
  test.describe(host.about, () => {
    test('shows a figure that can be stepped, asked, and driven by the prose', async ({
      page,
      visit,
    }) => {
      const there = await visit(host);
      const { figure } = there;
      const step = await authorsStep(there);
      await expectStep(figure, step);
      expect(await placeOf(figure)).toBe(there.host.place);
      if (there.host.place === 'worker') expect(page.workers()).toHaveLength(1);
      await expectStepsBothWays(figure, step);
      await expectProseDrives(there);
      await expectTakesInput[there.host.exhibit](figure);
      const origins = new Set(there.requests.map((url) => new URL(url).origin));
      expect(there.host.origins).toEqual(expect.arrayContaining([...origins]));
      expect(await page.context().cookies()).toEqual([]);
    });

    test('stays as its author has made it', async ({ page, visit }) => {
      await takeNotes(page);
      const { article, figure } = await visit(host);
      expect(await leftIn(article)).toEqual({
        globals: [],
        shared: true,
        strangers: [],
        styleSheets: 0,
        adopted: 0,
        attributes: [expect.arrayContaining(['lang']), []],
      });
      const written = await page.request.get(article.url());
      expect(await outlineOf(article)).toEqual(await outlineIn(page, await written.text()));

      const focused = (): Promise<string | undefined> =>
        article.evaluate(() => document.activeElement?.localName);
      expect(await focused(), 'no focus is taken').toBe('body');
      const { over, bars } = await overflowOf(article);
      expect(bars).toEqual([]);
      const box = await figure.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, width: innerWidth };
      });
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(box.width);
      // What its own words take, they take without the figure too.
      await article.locator('#fig1').evaluate((element) => element.remove());
      expect(over).toBeLessThanOrEqual(Math.max(0, (await overflowOf(article)).over));
    });

    test('keeps the wheel and the arrow keys while nobody is in the figure', async ({
      page,
      visit,
    }) => {
      const { article, figure } = await visit(host);
      const scrolled = (): Promise<number> => article.evaluate(() => scrollY);
      const turn = async (): Promise<void> => {
        await plate(figure).hover({ position: { x: 20, y: 20 } });
        await page.mouse.wheel(0, 120);
      };
      const before = await scrolled();
      await turn();
      await expect.poll(scrolled).toBeGreaterThan(before);
      if (article !== page) await article.evaluate(() => focus());
      await article.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.keyboard.press('ArrowDown');
      await expect.poll(scrolled).toBeGreaterThan(0);

      // Whoever is in the figure steers it, and the page stays where it is.
      await plate(figure).scrollIntoViewIfNeeded();
      await plate(figure).locator('[tabindex="0"]').first().focus();
      const there = await scrolled();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => figure.evaluate((element) => element.shadowRoot?.activeElement !== null))
        .toBe(true);
      expect(await scrolled()).toBe(there);
      await turn();
      await expect.poll(scrolled).not.toBe(there);
    });
  });
}
