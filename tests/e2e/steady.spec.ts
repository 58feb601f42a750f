import type { Page } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/index.ts';
import { expect, test } from './support/test.ts';

/** What a browser counts of the layout's shifts that nobody asked for, added up as Web Vitals do. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) counted.shifts += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Good, as Web Vitals have it. */
const LITTLE = 0.1;

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 850 } });

    for (const slug of slugs) {
      test(`${slug}: what stands on the page stays there while the figure opens`, async ({
        page,
      }) => {
        const shifts = await countShifts(page);
        await page.goto(`${slug}/`);
        await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', {
          timeout: 30_000,
        });
        expect(await shifts()).toBeLessThan(LITTLE);
      });
    }

    test('the bar for stepping does not jump, however much there is to say', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('lattice/#v=1&cursor=0');
      const figure = page.locator('appleyard-lattice');
      await expect(figure.locator('.transport')).toBeVisible();
      const [heights, places] = await figure.evaluate(async (element) => {
        const stepped = element as HTMLElement & { step: number; updateComplete: Promise<boolean> };
        const frame = () =>
          new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const seen: [number, number][] = [];
        for (let step = 0; step < 60; step += 1) {
          stepped.step = step;
          await stepped.updateComplete;
          // The words of a step may have to be asked for; the room for them is made in the next frame.
          await frame();
          await frame();
          const box = (selector: string) =>
            stepped.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
          seen.push([box('.lines p')?.height ?? 0, box('.transport')?.top ?? 0]);
        }
        return [seen.map(([height]) => height), seen.map(([, top]) => top)] as const;
      });
      expect(new Set(heights).size, 'narrations of several lengths').toBeGreaterThan(1);
      for (const [i, top] of places.entries()) {
        expect(top).toBeGreaterThanOrEqual(Math.max(...places.slice(0, i)));
      }
    });
  });
}

test('where steps fly past, words change only where it rests', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = window as unknown as { texts: Set<string> };
    seen.texts = new Set();
    const look = (): void => {
      const lines = document
        .querySelector('appleyard-lattice')
        ?.shadowRoot?.querySelector('.lines');
      if (lines?.textContent) seen.texts.add(lines.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  // The opening goes through all its steps in five seconds.
  await page.goto('lattice/');
  const figure = page.locator('appleyard-lattice');
  await expect(figure.locator('.lines')).toContainText('Every point is coloured', {
    timeout: 20_000,
  });
  const told = await page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
  const [steps, rests] = await figure.evaluate((element) => {
    const played = element as HTMLElement & {
      lastStep: number;
      timeline: { milestones: readonly number[] };
    };
    return [played.lastStep, played.timeline.milestones.length] as const;
  });
  expect(steps).toBe(273);
  expect(told.length).toBeGreaterThanOrEqual(3);
  // The beginning and each rest; a rest on a busy machine may be missed, none has more.
  expect(told.length).toBeLessThanOrEqual(1 + rests);
});
