/** The picture of a moment: in the code that the Embed dialog gives, and the same without a browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { figureId } from '../../www/src/share/address.ts';
import { exhibits } from './contract/exhibits.ts';
import { Figure } from './contract/figure.ts';
import { elementText, frameText, picture } from './support/embed.ts';
import { exported } from './support/exported.ts';
import { button } from './support/lattice.ts';
import { moments } from './support/still-moments.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The picture in the code, as its attributes are written. */
async function imageIn(dialog: Locator) {
  const [, img = ''] = /<img([^>]*)\/>/.exec(await elementText(dialog)) ?? [];
  const all = [...img.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(all.map(([, name = '', value = '']) => [name, value]));
}

async function open(page: Page, address: string, text: string): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(picture(page).first()).toBeVisible();
  await button(page, 'Embed').click();
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await imageIn(dialog)).alt).toContain(text);
  return dialog;
}

/** Width and height of a PNG, in pixels. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the code has the picture and the text of the moment, in the chosen language', async ({
  page,
}) => {
  const link = 'v=1&heaps=1,4,5,7';
  const dialog = await open(page, `nim/#${link}`, 'From the heap of 4 you may take');
  const file = `${figureId({ exhibit: 'nim', link })}.png`;
  const place = dialog.getByLabel('Picture in the code');
  await test.step('as a file beside the post', async () => {
    const { src, alt, width, height } = await imageIn(dialog);
    expect([src, width]).toEqual([`./${file}`, '640']);
    expect(alt).toContain('From the heap of 7 you may take');
    await expect(dialog.locator('#about-picture')).toContainText(`the code names the file ${file}`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the picture (PNG)').click(),
    ]);
    expect(saved.suggestedFilename()).toBe(file);
    const [wide = 0, high = 0] = sizeOf(readFileSync(await saved.path()));
    expect(wide).toBe(1280);
    expect(Math.abs(high - 2 * Number(height))).toBeLessThanOrEqual(2);
  });
  await test.step('in another language, while the figure keeps its own', async () => {
    await dialog.getByLabel('Language').selectOption('es');
    await expect.poll(async () => (await imageIn(dialog)).alt).toContain('del montón de 4.');
    await expect(page.locator('.legend').first()).toContainText('Touch a stone');
    await dialog.getByLabel('Language').selectOption('en');
    await expect.poll(async () => (await imageIn(dialog)).alt).toContain('From the heap of 4');
  });
  await test.step('also with sentences that the figure opened later', async () => {
    const described = await open(page, 'games/#v=1&game=take-away&size=3,5,7', 'Position: ');
    await described.getByLabel('Language').selectOption('es');
    await expect.poll(async () => (await imageIn(described)).alt).toContain('Posición: ');
  });
  await open(page, `nim/#${link}`, 'From the heap of 4 you may take');
  await test.step('inside the code, with its size', async () => {
    await place.selectOption('inside');
    await expect.poll(async () => (await imageIn(dialog)).src).toMatch(/^data:/);
    const { src = '', width } = await imageIn(dialog);
    expect(width).toBe('640');
    const png = Buffer.from(src.replace(/^data:image\/png;base64,/, ''), 'base64');
    expect(sizeOf(png)[0]).toBe(640);
    expect(await frameText(dialog)).toContain(src);
    const kilobytes = Math.ceil(png.length / 1024);
    expect(kilobytes).toBeLessThanOrEqual(80);
    await expect(dialog.locator('#about-picture')).toContainText(`has ${kilobytes} KB`);
  });
});

test('a picture that is too large for the code stays a file, and the site has those of the defaults', async ({
  page,
  baseURL,
}) => {
  const link = 'v=1&columns=40&rows=30&colour=plies';
  const large = await open(page, `lattice/#${link}`, '1200 points are coloured');
  const place = large.getByLabel('Picture in the code');
  await expect(place.getByRole('option')).toHaveCount(2);
  await place.selectOption('inside');
  await expect(large.locator('#about-picture')).toContainText(/has \d+ KB, and inside.* 80 KB/);
  expect((await imageIn(large)).src).toBe(`./${figureId({ exhibit: 'lattice', link })}.png`);

  const usual = await open(page, 'chain/#v=1', 'Nine rings in a row');
  expect((await imageIn(usual)).src).toBe(`${baseURL}plates/chain.png`);
  await usual.getByLabel('Picture in the code').selectOption('file');
  await expect.poll(async () => (await imageIn(usual)).alt).toContain('The row as an array');
});

test('the files of the site are there, 960 by 600 pixels', async ({ page }) => {
  for (const slug of slugs) {
    const png = await (await page.request.get(`plates/${slug}.png`)).body();
    expect(sizeOf(png), slug).toEqual([960, 600]);
    expect((await page.request.get(`plates/${slug}.svg`)).ok()).toBe(true);
  }
});

/** The marks of a picture in their order: their places, paints and texts. */
function marksOf(page: Page, svg: string): Promise<string[]> {
  return page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const marks = file.querySelectorAll(
      'svg > svg :is(circle, rect, line, path, polygon, text):not(clipPath *)',
    );
    // Fonts have different middles, so the height of a text is left out.
    const names = [
      'cx',
      'cy',
      'r',
      'x',
      'y',
      'width',
      'height',
      'x1',
      'y1',
      'x2',
      'y2',
      'd',
      'points',
    ];
    const paints = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray'];
    const numbers = (value: string) =>
      value.replaceAll(/-?\d+(?:\.\d+)?/g, (number) =>
        Number(Number(number).toFixed(2)).toFixed(1),
      );
    return [...marks].map((mark) => {
      const own = names.filter((name) => !(mark.localName === 'text' && name === 'y'));
      const written = [...own, ...paints].flatMap((name) => {
        const value = mark.getAttribute(name);
        return value === null ? [] : [`${name}=${numbers(value).replaceAll(/[, ]+/g, ' ')}`];
      });
      return `${mark.localName} ${written.join(' ')} ${mark.textContent}`;
    });
  }, svg);
}

/** The pictures of `npm run still`, drawn once: what it draws with takes longer than the drawing. */
let drawn: Promise<Record<Slug, string>> | undefined;
const stills = (): Promise<Record<Slug, string>> => {
  drawn ??= (async () => {
    const { runnerImport } = await import('vite');
    const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
    const { module: config } = await runnerImport<{ define: Record<string, string> }>(
      at('vite.config.ts'),
    );
    const options = { root: at('www'), define: config.define, logLevel: 'error' } as const;
    const drawing = at('tests/e2e/support/stills.ts');
    const { module } = await runnerImport<typeof import('./support/stills.ts')>(drawing, options);
    return module.pictures;
  })();
  return drawn;
};

for (const exhibit of exhibits) {
  const { slug } = exhibit;
  const moment = moments[slug];
  test(`${slug}: without a browser, a picture has the marks that the page exports`, async ({
    page,
  }) => {
    // Here the room for a picture is as large as that of a picture without a browser.
    await page.setViewportSize({ width: 647, height: 767 });
    const made = stills();
    const figure = await new Figure(page, exhibit).open(moment);
    await figure.openPanel('export');
    const svg = (await exported(figure, 'svg')).toString('utf8');
    const { [slug]: still } = await made;
    const [inPage, without] = [await marksOf(page, svg), await marksOf(page, still)];
    expect(inPage.length).toBeGreaterThan(10);
    const missing = inPage.filter((mark) => !without.includes(mark));
    const foreign = without.filter((mark) => !inPage.includes(mark));
    expect.soft({ missing, foreign }).toEqual({ missing: [], foreign: [] });
    expect.soft(without.length).toBe(inPage.length);
  });
}
