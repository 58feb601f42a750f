/** A figure in a narrow column, and type as the page wants it. */
import type { Locator } from '@playwright/test';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { host, type Plan } from './hosts.ts';
import { expect, picture, test } from './support/visit.ts';

const plan: Plan = {
  name: 'columns',
  about: 'a page of narrow columns',
  page: 'columns.html',
  exhibit: 'nim',
  place: 'main',
};

/** The heights of the figures that take them from their attributes; the others take the usual one. */
const heights: Partial<Record<Slug, number>> = { networks: 400 };
const USUAL = 480;

const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { fontSize, fontFamily } = getComputedStyle(element);
    return { size: Number.parseFloat(fontSize), family: fontFamily };
  });

for (const [width, height] of [
  [390, 640],
  [1280, 800],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('picture, sentence and steps of a narrow figure are on one screen', async ({
      page,
      arrive,
    }) => {
      await arrive(host(plan));
      for (const slug of slugs) {
        const figure = page.locator(`appleyard-${slug}`);
        // Without attributes nothing keeps their room, so the figures above may still grow.
        await expect(async () => {
          await figure.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
          for (const part of [
            picture(figure),
            ...['.narration', '.transport'].map((one) => figure.locator(one)),
          ]) {
            await expect(part).toBeInViewport({ ratio: 0.99, timeout: 1000 });
          }
        }).toPass();
        const size = async () => {
          const { width, height } = (await figure.boundingBox()) ?? {};
          return { width, height };
        };
        await expect.poll(size, slug).toEqual({ width: 350, height: heights[slug] ?? USUAL });
        // The picture has room enough to be touched.
        const { height: tall = 0 } = (await picture(figure).boundingBox()) ?? {};
        expect(tall, slug).toBeGreaterThan(110);
      }
    });
  });
}

test.describe('at 1280 px', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a figure takes the form that its column has room for, whenever that changes', async ({
    page,
    arrive,
  }) => {
    await arrive(host(plan));
    const figure = page.locator('appleyard-nim');
    await expect(picture(figure)).toBeVisible();
    await page.addStyleTag({ content: '.column { max-width: 700px !important }' });
    // Only a figure that takes the height it needs has a text version.
    await expect(figure.locator('.as-text')).toBeVisible();
    await expect(figure).not.toHaveAttribute('fit');
    await figure.evaluate((one) => one.setAttribute('width', '600'));
    await expect(figure).toContainText('“width” is “600”');
    await expect(figure).not.toHaveAttribute('fit');
    await figure.evaluate((one) => one.setAttribute('height', '500'));
    await expect(figure).toHaveAttribute('fit');
    await expect
      .poll(async () => {
        const { width, height } = (await figure.boundingBox()) ?? {};
        return [width, height];
      })
      .toEqual([600, 500]);
  });

  test('its words have the size and the family that the page wants', async ({ page, arrive }) => {
    await arrive(host(plan));
    const figure = page.locator('appleyard-nim');
    const narration = figure.locator('.narration');
    const tab = figure.locator('.words button').first();
    await expect(picture(figure)).toBeVisible();
    const [own, ownTab] = [await styleOf(narration), await styleOf(tab)];
    expect(own.family).not.toContain('Courier');
    const sizes = async () => [(await styleOf(narration)).size, (await styleOf(tab)).size];
    const grown = (times: number) => [own.size * times, ownTab.size * times];

    await test.step('as a custom property says, on the element or around it', async () => {
      await figure.evaluate((one) => one.style.setProperty('--appleyard-size', '24px'));
      await expect.poll(sizes).toEqual(grown(1.5));
      await figure.evaluate((one) => one.style.removeProperty('--appleyard-size'));
      await expect.poll(sizes).toEqual(grown(1));
      await page.evaluate(() => document.body.style.setProperty('--appleyard-size', '1em'));
      await expect.poll(sizes).toEqual(grown(20 / 16));
      await page.evaluate(() => document.body.style.setProperty('--appleyard-size', '100px'));
      await expect.poll(sizes).toEqual(grown(40 / 16));
      await page.evaluate(() => document.body.style.removeProperty('--appleyard-size'));
      await expect.poll(sizes).toEqual(grown(1));
    });
    await test.step('as the text around it, if the author asks for that', async () => {
      await figure.evaluate((one) => one.setAttribute('font', 'page'));
      await expect.poll(sizes).toEqual(grown(20 / 16));
      for (const part of [narration, tab]) {
        expect((await styleOf(part)).family).toContain('Courier New');
      }
      await figure.evaluate((one) => one.setAttribute('font', 'own'));
      await expect.poll(sizes).toEqual(grown(1));
      expect(await styleOf(narration)).toEqual(own);
    });
  });
});
