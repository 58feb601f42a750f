import { scrolls, seenTexts } from './support/inspect.ts';
import { board } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  [320, 400],
  [480, 360],
  [800, 450],
] as const;

test.describe('a frame', () => {
  const scenes = ['#v=1', '#v=1&cursor=168', '#v=1&cursor=0', '#v=1&cursor=231'];
  for (const [width, height] of sizes) {
    test(`of ${width} by ${height} holds the whole figure`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const scene of scenes) {
        await test.step(scene, async () => {
          await page.goto('about:blank');
          await page.goto(`embed.html?figure=lattice${scene}`);
          await expect(board(page)).toBeVisible();
          await expect(page.locator('.narration')).toContainText('.');
          expect.soft(await scrolls(page), `scrollbars at ${scene}`).toEqual([]);
          const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
          expect.soft(cut, `cut text at ${scene}`).toEqual([]);
          const plate = await board(page).boundingBox();
          // A plate squeezed to a strip is no figure.
          expect.soft(plate?.height ?? 0, `plate at ${scene}`).toBeGreaterThan(100);
        });
      }
    });
  }
});

test.describe('the parts of a frame lie one below the other, whatever its size', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // The ones between are where a rule for small frames ends.
  const all = [...sizes, [320, 600], [400, 520], [520, 360], [600, 440], [720, 500]] as const;
  for (const exhibit of ['lattice', 'nim', 'quicksort', 'networks', 'chain']) {
    for (const lang of ['en', 'zh', 'es']) {
      test(`${exhibit} in ${lang}`, async ({ page }) => {
        await page.goto(`embed.html?figure=${exhibit}&lang=${lang}`);
        const figure = page.locator(`appleyard-${exhibit}[data-ready=true]`);
        await expect(figure.locator('.transport')).toBeVisible();
        for (const [width, height] of all) {
          await page.setViewportSize({ width, height });
          // It is measured in a frame after, and drawn again.
          await expect(async () => {
            const edges = await figure.evaluate(({ shadowRoot }) =>
              ['svg.plate', '.sheet', '.words', '.narration', '.transport'].map((selector) => {
                const part = shadowRoot?.querySelector(selector);
                const { top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
                const hidden = (part?.scrollHeight ?? 0) - (part?.clientHeight ?? 0);
                return { selector, top: Math.round(top), bottom: Math.round(bottom), hidden };
              }),
            );
            const [plate, sheet] = edges;
            expect(plate?.bottom).toBeLessThanOrEqual((sheet?.bottom ?? 0) + 1);
            expect((plate?.bottom ?? 0) - (plate?.top ?? 0)).toBeGreaterThan(60);
            for (const [i, { selector, top }] of edges.slice(2).entries()) {
              expect(top, selector).toBeGreaterThanOrEqual((edges[i + 1]?.bottom ?? 0) - 1);
            }
            expect(edges.at(-1)?.bottom).toBeLessThanOrEqual(height);
            // In between a longer text may scroll by a line.
            if (sizes.some((one) => one[0] === width && one[1] === height)) {
              expect(edges[3]?.hidden, 'px of the narration that are scrolled away').toBe(0);
            }
          }, `${width} by ${height}`).toPass({ timeout: 5000 });
        }
      });
    }
  }
});
