/** A touch on an empty place means no mark, in every exhibit; a touch just beside a mark means that mark. */
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A mark is meant from this distance, in px; a touch in this test is a little further away. */
const FAR = 27;
/** How far apart the touches are, in px. */
const STEP = 40;

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: touches on empty places do nothing`, async ({ page }) => {
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    // The whole figure, with its fields and its buttons, as it looks.
    const look = () =>
      figure.element.evaluate((drawn) => [
        (drawn as HTMLElement & { scene: string }).scene,
        drawn.shadowRoot?.querySelector('.planned, .why')?.textContent ?? '',
        drawn.shadowRoot?.querySelector('.narration')?.textContent ?? '',
      ]);
    const before = await look();
    const touched = await figure.picture.evaluate(
      (picture, [far, step, surface]) => {
        const box = picture.getBoundingClientRect();
        const marks = [...picture.querySelectorAll(`[role=gridcell]${surface}`)].map((mark) =>
          mark.getBoundingClientRect(),
        );
        const empty = (x: number, y: number) =>
          marks.every((mark) => {
            const across = Math.max(mark.left - x, x - mark.right, 0);
            return Math.hypot(across, Math.max(mark.top - y, y - mark.bottom, 0)) > far;
          });
        let count = 0;
        for (let x = box.left + 2; x < box.right; x += step) {
          for (let y = box.top + 2; y < box.bottom; y += step) {
            if (!empty(x, y)) continue;
            count += 1;
            for (const detail of [1, 2]) {
              const at = { clientX: x, clientY: y, detail, bubbles: true, composed: true };
              picture.dispatchEvent(new MouseEvent('click', at));
            }
          }
        }
        return count;
      },
      [FAR, STEP, exhibit.surface ? `, ${exhibit.surface}` : ''] as const,
    );
    test.info().annotations.push({ type: 'touches', description: `${touched}` });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await look(), `after ${touched} touches on empty places`).toEqual(before);
  });
}
