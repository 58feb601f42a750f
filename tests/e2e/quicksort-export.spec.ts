/** What the contract does not look at: the paints, pictures and long tables of an export, and panics. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  canvas,
  elements,
  expectList,
  listOf,
  openPanel,
  openSort,
  plate,
  showSort,
  stepsOf,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, panel: Locator, name: RegExp): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name }).click();
  return readFile(await (await download).path());
}

/** How much of the lower half of a PNG is not paper. */
function inked(page: Page, data: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const png = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      const image = await createImageBitmap(png);
      const surface = new OffscreenCanvas(image.width, image.height);
      const context = surface.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height).data;
      const half = pixels.slice(4 * Math.floor(pixels.length / 8));
      let ink = 0;
      for (let i = 0; i < half.length; i += 4) {
        if (half.slice(i, i + 3).join() !== '251,248,241') ink += 1;
      }
      return ink / (half.length / 4);
    },
    [...data],
  );
}

test('an export has every element in its paint, the picture of many, each lane of a race and every step', async ({
  page,
  context,
}) => {
  await openSort(page, `${small}&cursor=5`);
  const panel = await openPanel(page, 'Export');
  const plain = await context.newPage();
  const openSvg = async () =>
    plain.setContent((await exported(page, panel, /^SVG/)).toString('utf8'));
  const fills = (marks: Locator) =>
    marks.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  await test.step('every element in its paint', async () => {
    const paints = await fills(elements(page));
    expect(new Set(paints).size).toBeGreaterThan(2);
    await openSvg();
    expect(await fills(plain.locator('rect[id^=e]'))).toEqual(paints);
    await expect(plain.locator('svg text').filter({ hasText: 'p===' })).toBeVisible();
  });
  await test.step('a race as it is drawn', async () => {
    await showSort(page, '#v=1&length=12&race=document_hoare&cursor=9');
    await openSvg();
    await expect(plain.locator('svg text').filter({ hasText: 'Hoare’s partition' })).toBeVisible();
    expect(await plain.locator('svg g rect').count()).toBe(
      await plate(page).locator('rect.element').count(),
    );
  });
  await test.step('many elements with their picture, and every step of them', async () => {
    await showSort(page, '#v=1&length=2000');
    await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
    await openSvg();
    await expect(plain.locator('svg image')).toHaveAttribute('href', /^data:image\/png;base64,/);
    // The lower half is the picture: hardly any paper.
    expect(await inked(page, await exported(page, panel, /^PNG/))).toBeGreaterThan(0.5);
    const steps = await stepsOf(page);
    const table = (await exported(page, panel, /^CSV/)).toString('utf8').trimEnd().split('\r\n');
    expect(table).toHaveLength(steps + 1);
    expect(table.at(-1)).toMatch(new RegExp(`^${steps},`));
  });
});

test('a panic is told, of a sort and of a race, and the figure is built again where it was', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/panicked at/);
  const panic = () =>
    page.locator('appleyard-quicksort').evaluate((figure) => {
      (figure as unknown as { run: { provokePanic(): void } }).run.provokePanic();
    });
  const alert = page.getByRole('alert');
  await test.step('a sort', async () => {
    await openSort(page, `${small}&cursor=5`);
    const list = await listOf(page);
    await panic();
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
  await test.step('a race', async () => {
    await showSort(page, '#v=1&length=12&race=document_hoare&cursor=9');
    await panic();
    await expect(alert).toContainText('The solver failed');
    await button(page, 'Try again').click();
    await expectStep(page, 9);
    await expect(plate(page).locator('text.lane')).toHaveCount(2);
    await button(page, 'last').click();
    await expect(narration(page)).toContainText('All have sorted the list.');
  });
});
