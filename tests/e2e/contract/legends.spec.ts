/** What the legend under a picture says is never cut, on the two narrowest screens that have one line for it. */
import type { Locator } from '@playwright/test';
import { languages } from '../../../www/src/words/language.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [1100, 1280];

/** By how much the texts of a legend go beyond it, in px, with the legend itself; empty if they do not. */
const cut = (legend: Locator): Promise<string> =>
  legend.evaluate(async (one) => {
    // The picture is measured anew, and the words follow its width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const outer = one.getBoundingClientRect();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let over = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // What is only spoken has no place in the line.
      if (!text.textContent?.trim() || text.parentElement?.closest('.hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, bottom } = range.getBoundingClientRect();
      over = Math.max(over, right - outer.right, bottom - outer.bottom);
    }
    return over > 1 ? `${Math.ceil(over)} px of “${one.textContent?.trim()}”` : '';
  });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: no legend is cut, in any language`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 720 });
    const figure = await new Figure(page, exhibit).open();
    const legend = figure.element.locator('.legend > div').first();
    for (const language of languages) {
      await figure.speak(language);
      // Many moments have one legend, which is as wide at all of them.
      const seen = new Set<string>();
      for (const scene of exhibit.scenes) {
        await figure.show(scene);
        const drawn = await legend.evaluate((one) => one.innerHTML.replaceAll(/<!--.*?-->/g, ''));
        if (seen.has(drawn)) continue;
        seen.add(drawn);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 720 });
          await figure.stands();
          expect.soft(await cut(legend), `${scene} at ${width} px in ${language}`).toBe('');
        }
      }
      expect(seen.size, language).toBeGreaterThan(0);
    }
  });
}
