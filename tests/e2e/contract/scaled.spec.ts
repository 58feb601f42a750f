/** Slide tools scale their pages. A figure there is as large as elsewhere, and a touch means the same. */
import type { Locator } from '@playwright/test';
import { full } from '../support/full.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import type { Figure } from './figure.ts';
import { onSlide, settle, spot } from './slide.ts';

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
/** What all figures share reads the scale, so one figure meets every scale, and each of the others two. */
const scalesOf = (at: number): readonly string[] =>
  full || at === 0 ? scales : [scales[2], scales[4 + (at % 3)]].flatMap((one) => one ?? []);

/** The scales at which a frame is asked too; what is in it does not know how it is scaled. */
const framed = ['', 'transform: scale(0.5)', 'transform: scale(2)', 'zoom: 1.5', 'zoom: 0.6'];

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
async function asked(figure: Figure, at: number): Promise<string> {
  const { page, element, exhibit } = figure;
  const { mark, seen } = exhibit.touch;
  const answer = element.locator(seen).first();
  // The picture takes back the room of the last answer, and may then have more marks.
  await expect(answer).toHaveCount(0);
  await settle(figure, figure.picture);
  const marks = element.locator(`svg.picture ${mark}`);
  const one = marks.nth(Math.min(at, (await marks.count()) - 1));
  await settle(figure, one);
  await page.mouse.click(...(await spot(figure, one)));
  await expect(answer).toBeVisible();
  // A part of an answer with a name may come later.
  return answer.evaluate((it) => it.ariaLabel ?? it.textContent ?? '');
}

for (const [at, exhibit] of exhibits.entries()) {
  test(`${exhibit.slug}: a figure on a scaled page keeps its size, and a touch means the same, in a frame too`, async ({
    page,
  }) => {
    test.slow();
    await onSlide(page, exhibit, exhibit.midway, async ({ element, frame, rescale }) => {
      const look = async (style: string) => {
        await rescale(style);
        const size = await grown(element.element);
        const said: string[][] = [];
        for (const figure of framed.includes(style) ? [element, frame] : [element]) {
          const answers: string[] = [];
          for (const at of [0, 2]) {
            await figure.show(exhibit.midway);
            answers.push(await asked(figure, at));
          }
          said.push(answers);
        }
        return { ...size, said };
      };
      const plain = await look('');
      expect(plain.said[1], 'the frame').toEqual(plain.said[0]);
      for (const style of scalesOf(at)) {
        const { width, height, said } = await look(style);
        for (const answers of said) expect.soft(answers, style).toEqual(plain.said[0]);
        expect.soft(width, style).toBe(plain.width);
        // The picture may have another share of the screen, but nothing grows from step to step.
        expect.soft(height, style).toBeLessThan(2 * plain.height);
      }
    });
  });
}

test('a figure that is scaled after it was drawn has the same picture as one that was scaled before', async ({
  page,
}) => {
  const exhibit = exhibits.find(({ slug }) => slug === 'chain');
  if (!exhibit) throw new Error('there is no such exhibit');
  await onSlide(page, exhibit, exhibit.midway, async ({ element, rescale }) => {
    const height = () =>
      element.picture.evaluate((picture) => Number(picture.getAttribute('height')));
    const plain = await height();
    for (const [style, happens] of [
      ['transform: scale(0.5)', 'resize'],
      ['transform: scale(2)', 'resize'],
      ['transform: scale(0.5); transition: transform 50ms', 'transition'],
      ['', 'resize'],
    ] as const) {
      await rescale(style);
      if (happens === 'resize') await page.evaluate(() => dispatchEvent(new Event('resize')));
      const scale = Number(/[\d.]+/.exec(style)?.[0] ?? 1);
      // The picture has the same share of what is seen of the page, in its own px, and its least height.
      if (scale < 1) await expect.poll(height, style).toBeGreaterThan(1.5 * plain);
      else if (scale > 1) await expect.poll(height, style).toBeLessThan(0.8 * plain);
      else await expect.poll(height, style).toBe(plain);
    }
    // A screen that grows without a scale, as a phone's does when its bar goes, moves nothing, then or at the next
    // sentence that takes another line.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await element.element.locator('.sheet').evaluate((sheet) => {
      sheet.append(
        Object.assign(document.createElement('p'), { textContent: 'A longer sentence' }),
      );
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await height()).toBe(plain);
  });
});
