/** A figure is light or dark as the page around it, as an element and as a frame. */
import type { Page } from '@playwright/test';
import { host, type Plan } from './hosts.ts';
import { expect, frameOf, picture, test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const plan: Plan = {
  name: 'long-post',
  about: 'a page with our script',
  page: 'long-post.html',
  exhibit: 'nim',
  place: 'main',
};

/** The paper of each theme. */
const papers = { light: 'rgb(251, 248, 241)', dark: 'rgb(22, 20, 15)' };
type Shade = keyof typeof papers;

/** Only the figures of Nim, one after the other. */
const short = (html: string): string =>
  html.replace(/ {4}<(p|appleyard-(?!nim)|figure><iframe src="[^"]*figure=(?!nim)).*\n/g, '');

async function expectShade(page: Page, element: Shade, frame: Shade): Promise<void> {
  const inside = await frameOf(page, '#nim-frame');
  for (const [shade, figure] of [
    [element, page.locator('#nim-element')],
    [frame, inside.locator('appleyard-nim')],
  ] as const) {
    await expect(picture(figure)).toHaveCSS('background-color', papers[shade]);
  }
}

test('both follow the page, also when it changes', async ({ page, arrive }) => {
  await arrive(host({ ...plan, rewrite: short }));
  const set = (style: string) =>
    page.evaluate((text) => document.documentElement.setAttribute('style', text), style);
  await expectShade(page, 'light', 'light');
  await test.step('to the scheme that the page has', async () => {
    await set('color-scheme: dark');
    await expectShade(page, 'dark', 'dark');
    await set('color-scheme: light; background: black');
    await expectShade(page, 'light', 'light');
  });
  await test.step('to the background of a page without a scheme', async () => {
    await set('background: #111; color: #eee');
    await expectShade(page, 'dark', 'dark');
    await set('background: #eee; color: #111');
    await expectShade(page, 'light', 'light');
    // Where an image or a gradient is the background, the ink shows what it must be like.
    await set('background: linear-gradient(#000, #111); color: #eee');
    await expectShade(page, 'dark', 'dark');
    await set('');
    await expectShade(page, 'light', 'light');
  });
  await test.step('to the device, if the page does', async () => {
    await set('color-scheme: light dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectShade(page, 'dark', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectShade(page, 'light', 'light');
  });
});

test('a figure whose author has chosen stays as it is', async ({ page, arrive }) => {
  const rewrite = (html: string): string =>
    short(html)
      .replace('<appleyard-nim', '<appleyard-nim theme="light"')
      .replace('figure=nim', 'figure=nim&amp;theme=light')
      .replace('<html', '<html style="color-scheme: dark"');
  await arrive(host({ ...plan, rewrite }));
  await expectShade(page, 'light', 'light');
});

test('without our script a frame is as light or dark as the device', async ({ page, arrive }) => {
  const rewrite = (html: string): string =>
    short(html)
      .replace(/<script.*<\/script>/, '')
      .replace('<html', '<html style="color-scheme: dark"');
  await arrive(host({ ...plan, rewrite }));
  const inside = await frameOf(page, '#nim-frame');
  const figure = inside.locator('appleyard-nim');
  await expect(picture(figure)).toHaveCSS('background-color', papers.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture(figure)).toHaveCSS('background-color', papers.dark);
});
