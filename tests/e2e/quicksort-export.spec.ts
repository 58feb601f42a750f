import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withoutWorkers } from './support/breakage.ts';
import { hostPage } from './support/host.ts';
import { button, expectStep, narration, openDialog } from './support/lattice.ts';
import {
  board,
  canvas,
  elements,
  expectList,
  listOf,
  openPanel,
  openSort,
  plate,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, name: RegExp): Promise<{ file: string; data: Buffer }> {
  const panel = await openPanel(page, 'Export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name }).click();
  const saved = await download;
  return { file: saved.suggestedFilename(), data: await readFile(await saved.path()) };
}

/** Colours of a PNG, how large it is, and how much of its lower half is not paper. */
function read(page: Page, data: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(bytes)], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height).data;
      const paints = new Set<string>();
      let inked = 0;
      for (let i = 0; i < pixels.length; i += 4) {
        const paint = pixels.slice(i, i + 3).join();
        paints.add(paint);
        if (i > pixels.length / 2 && paint !== '251,248,241') inked += 1;
      }
      return {
        width: image.width,
        height: image.height,
        paints: paints.size,
        inked: inked / (pixels.length / 8),
      };
    },
    [...data],
  );
}

test('the SVG stands alone and has every element in its paint', async ({ page, context }) => {
  await openSort(page, `${small}&cursor=5`);
  const paints = await elements(page).evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).fill),
  );
  const { file, data } = await exported(page, /^SVG/);
  expect(file).toBe('appleyard-quicksort.svg');
  const plain = await context.newPage();
  await plain.setContent(data.toString('utf8'));
  const drawn = plain.locator('rect[id^=e]');
  expect(await drawn.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))).toEqual(
    paints,
  );
  const room = await plate(page).boundingBox();
  expect((await plain.locator('svg').boundingBox())?.width).toBeCloseTo(room?.width ?? 0, 0);
  await expect(plain.locator('svg text').filter({ hasText: 'p===' })).toBeVisible();
});

test('the PNG is twice the size of the plate and has its paints', async ({ page }) => {
  await openSort(page, `${small}&cursor=5`);
  const room = await plate(page).boundingBox();
  const { file, data } = await exported(page, /^PNG/);
  expect(file).toBe('appleyard-quicksort.png');
  const { width, height, paints } = await read(page, data);
  expect(Math.abs(width - 2 * (room?.width ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs(height - 2 * (room?.height ?? 0))).toBeLessThanOrEqual(2);
  expect(paints).toBeGreaterThan(4);
});

test('the PNG of many elements has their picture', async ({ page }) => {
  await openSort(page, '#v=1&length=2000');
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
  const { data } = await exported(page, /^PNG/);
  // The lower half is the picture: hardly any paper.
  expect((await read(page, data)).inked).toBeGreaterThan(0.5);
});

test('the SVG of many elements has their picture', async ({ page, context }) => {
  await openSort(page, '#v=1&length=2000');
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
  const { data } = await exported(page, /^SVG/);
  const plain = await context.newPage();
  await plain.setContent(data.toString('utf8'));
  const picture = plain.locator('svg image');
  await expect(picture).toHaveAttribute('href', /^data:image\/png;base64,/);
});

test('a race is exported as it is drawn', async ({ page, context }) => {
  await openSort(page, '#v=1&length=12&race=document_hoare&cursor=9');
  const { data } = await exported(page, /^SVG/);
  const plain = await context.newPage();
  await plain.setContent(data.toString('utf8'));
  await expect(plain.locator('svg text').filter({ hasText: 'Hoare’s partition' })).toBeVisible();
  await expect(plain.locator('svg rect.element, svg rect')).not.toHaveCount(0);
});

test('the CSV of 20,000 elements has every step', async ({ page }) => {
  test.slow();
  await openSort(page, '#v=1&length=20000');
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  const { data } = await exported(page, /^CSV/);
  const lines = data.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(steps + 1);
  expect(lines.at(-1)).toMatch(new RegExp(`^${steps},`));
});

test.describe('a page of another origin', () => {
  test('shows the frame that was pasted into it', async ({ page }) => {
    await openSort(page, `${small}&cursor=5`);
    const dialog = await openDialog(page, 'Embed');
    const frame = await dialog.getByRole('textbox', { name: /^In a frame/ }).inputValue();
    await hostPage(frame, async (address) => {
      await page.goto(address);
      const inside = page.frameLocator('iframe[title="What is the worst list?"]');
      await expect(inside.getByRole('gridcell')).toHaveCount(7);
      await expect(inside.getByRole('textbox', { name: /^Step/ })).toHaveValue('5');
    });
  });

  test('shows the element that was pasted into it, and it can be used', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand');
    const dialog = await openDialog(page, 'Embed');
    const element = await dialog.getByRole('textbox', { name: /^As an element/ }).inputValue();
    await hostPage(element, async (address) => {
      await page.goto(address);
      await expectList(page, [4, 2, 6, 1, 3, 7, 5]);
      await board(page).locator('#e0').click();
      await expect(narration(page)).toContainText('Choose the pivot');
      await expect.poll(async () => (await listOf(page))[3]).toBe(4);
      await expect(page).toHaveURL(address);
    });
  });
});

for (const place of ['in the worker', 'on the main thread']) {
  test(`a panic ${place} is told, and the figure built again where it was`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/panicked at/);
    if (place === 'on the main thread') await withoutWorkers(page);
    await openSort(page, `${small}&cursor=5`);
    const list = await listOf(page);
    await button(page, 'forward').click();
    await button(page, 'back').click();
    await expectStep(page, 5);
    await page.locator('appleyard-quicksort').evaluate((figure) => {
      (figure as unknown as { run: { provokePanic(): void } }).run.provokePanic();
    });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The solver failed: a mistake of ours.');
    await expect(alert.getByRole('link', { name: 'a link to this moment' })).toHaveAttribute(
      'href',
      `${small}&cursor=5`,
    );
    await button(page, 'Try again').click();
    await expectStep(page, 5);
    await expectList(page, list);
    await button(page, 'last').click();
    await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
  });
}

test('a panic during a race is told, and the race runs again', async ({ page, expectConsole }) => {
  expectConsole(/panicked at/);
  await openSort(page, '#v=1&length=12&race=document_hoare&cursor=9');
  await page.locator('appleyard-quicksort').evaluate((figure) => {
    (figure as unknown as { run: { provokePanic(): void } }).run.provokePanic();
  });
  await expect(page.getByRole('alert')).toContainText('The solver failed');
  await button(page, 'Try again').click();
  await expectStep(page, 9);
  await expect(plate(page).locator('text.lane')).toHaveCount(2);
  await button(page, 'last').click();
  await expect(narration(page)).toContainText('All have sorted the list.');
});
