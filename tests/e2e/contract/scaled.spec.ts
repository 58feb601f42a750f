/** Slide tools scale their pages. A figure there is as large as elsewhere, and a touch means the same. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** Styles of the page around the figure. */
const scales = [
  'transform: scale(0.5)',
  'transform: scale(1.1)',
  'transform: scale(2)',
  'transform: scale(1.5, 0.75)',
  'zoom: 1.5',
  'zoom: 0.6',
  'zoom: 1.25; transform: scale(0.8)',
];

/** Steps on, and says how large the figure is in its own px. */
const grown = (element: Locator): Promise<{ width: number; height: number }> =>
  element.evaluate(async (one) => {
    const figure = one as HTMLElement & { step: number; lastStep: number };
    for (let i = 0; i < 3; i += 1) {
      figure.step = Math.min(figure.lastStep, figure.step + 1);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    return { width: figure.offsetWidth, height: figure.offsetHeight };
  });

/** Clicks in the middle of a mark, and reads what the figure says then. */
async function asked({ page, element, exhibit }: Figure, at: number): Promise<string> {
  const { mark, seen } = exhibit.touch;
  const marks = element.locator(`svg.plate ${mark}`);
  const one = marks.nth(Math.min(at, (await marks.count()) - 1));
  await one.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'center' }));
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  const answer = element.locator(seen).first();
  await expect(answer).toBeVisible();
  // A part of an answer with a name may come later.
  return answer.evaluate((it) => it.ariaLabel ?? it.textContent ?? '');
}

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: a figure on a scaled page keeps its size, and a touch means the same`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const look = async (style: string) => {
      await figure.element.evaluate((one, text) => {
        document.body.style.cssText = `${text}; transform-origin: 0 0`;
        one.style.inlineSize = '700px';
      }, style);
      const size = await grown(figure.element);
      const said: string[] = [];
      for (const at of [0, 2]) {
        await figure.show(exhibit.midway);
        said.push(await asked(figure, at));
      }
      return { ...size, said };
    };
    const plain = await look('');
    for (const style of scales) {
      const { width, height, said } = await look(style);
      expect.soft(said, style).toEqual(plain.said);
      expect.soft(width, style).toBe(plain.width);
      // The picture may have another share of the screen, but nothing grows from step to step.
      expect.soft(height, style).toBeLessThan(2 * plain.height);
    }
  });
}
