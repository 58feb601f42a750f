import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withoutWorkers } from './support/breakage.ts';
import { hostPage } from './support/host.ts';
import { button, expectStep, openDialog } from './support/lattice.ts';
import {
  astray,
  board,
  comparator,
  comparators,
  expectFront,
  expectNetwork,
  expectOutcome,
  frontOf,
  inputsOf,
  openNetwork,
  openPanel,
  plate,
  told,
  verdict,
  words,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=1,3,2,4';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, kind: string): Promise<{ file: string; data: Buffer }> {
  const panel = await openPanel(page, 'export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: words.text(`export-${kind}`) }).click();
  const saved = await download;
  return { file: saved.suggestedFilename(), data: await readFile(await saved.path()) };
}

for (const scene of [
  broken,
  '#v=1&wires=8&cursor=9',
  '#v=1&wires=8&threshold=4',
  '#v=1&wires=4&kind=typed&net=1:0,2:3,3:1&cursor=2',
  '#v=1&wires=8&kind=insertion&beside=bubble&cursor=9',
]) {
  test(`the SVG stands alone and has every mark in its paint: ${scene}`, async ({
    page,
    context,
  }) => {
    await openNetwork(page, scene);
    await expect(verdict(page)).not.toHaveAttribute('data-outcome', 'unknown');
    const paints = (of: Page) =>
      of.locator('svg').evaluateAll((all) => {
        const svg = all.find((one) => one.querySelector('.thread, .wire, path'));
        return [...(svg?.querySelectorAll('path, rect, circle, text') ?? [])].map((one) => {
          const { fill, stroke, strokeWidth, strokeDasharray, opacity } = getComputedStyle(one);
          return [one.localName, fill, stroke, strokeWidth, strokeDasharray, opacity].join(' ');
        });
      });
    await plate(page).scrollIntoViewIfNeeded();
    const drawn = await plate(page).evaluate((svg) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      // Mixed paints are computed in a way that only browsers write.
      const plain = (paint: string): string => {
        if (!context || !/^(oklab|color)\(/.test(paint)) return paint;
        context.fillStyle = paint;
        context.fillRect(0, 0, 1, 1);
        return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
      };
      return [...svg.querySelectorAll('path, rect, circle, text')].map((one) => {
        const { fill, stroke, strokeWidth, strokeDasharray, opacity } = getComputedStyle(one);
        const paints = [plain(fill), plain(stroke)];
        return [one.localName, ...paints, strokeWidth, strokeDasharray, opacity].join(' ');
      });
    });
    const room = await plate(page).boundingBox();
    const { file, data } = await exported(page, 'svg');
    expect(file).toBe('appleyard-networks.svg');
    const text = data.toString('utf8');
    // No paint that only browsers know.
    const strange = text.match(/undefined|NaN|oklab\([^)]*\)|color\([^)]*\)/g) ?? [];
    expect.soft([...new Set(strange)].slice(0, 3)).toEqual([]);
    const plain = await context.newPage();
    await plain.setContent(text);
    const seen = await paints(plain);
    expect(drawn.length).toBeGreaterThan(10);
    // Beneath it all is the paper.
    expect(seen.slice(1)).toEqual(drawn);
    expect((await plain.locator('svg').first().boundingBox())?.width).toBeCloseTo(
      room?.width ?? 0,
      0,
    );
  });
}

test('the PNG is twice the size of the plate and has its paints', async ({ page }) => {
  await openNetwork(page, broken);
  const room = await plate(page).boundingBox();
  const { file, data } = await exported(page, 'png');
  expect(file).toBe('appleyard-networks.png');
  const { width, height, paints } = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(bytes)], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height).data;
      const found = new Set<string>();
      for (let i = 0; i < pixels.length; i += 4) found.add(pixels.slice(i, i + 3).join());
      return { width: image.width, height: image.height, paints: found.size };
    },
    [...data],
  );
  expect(Math.abs(width - 2 * (room?.width ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs(height - 2 * (room?.height ?? 0))).toBeLessThanOrEqual(2);
  expect(paints).toBeGreaterThan(4);
});

test('the CSV has every comparator, and the elements after it', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=7&kind=bitonic&cursor=0');
  const { pairs, layers } = await told(page);
  const elements = await inputsOf(page);
  const { file, data } = await exported(page, 'csv');
  expect(file).toBe('appleyard-networks.csv');
  const [header = '', ...lines] = data.toString('utf8').trimEnd().split('\r\n');
  expect(header).toBe(
    `comparator,layer,smaller to,larger to,exchanged,${elements.map((_, i) => `wire ${i + 1}`).join()}`,
  );
  expect(lines).toHaveLength(pairs.length + 1);
  for (const [done, line] of lines.entries()) {
    const row = sent(pairs.slice(0, done), elements);
    if (done === 0) {
      expect(line).toBe(`0,0,,,,${row.join()}`);
      continue;
    }
    const before = sent(pairs.slice(0, done - 1), elements);
    const exchanged = before.join() === row.join() ? 0 : 1;
    const [low, high] = pairs[done - 1] ?? [0, 0];
    expect(line).toBe([done, layers[done - 1], low, high, exchanged, ...row].join());
  }
});

test('the CSV of 2,016 comparators is complete', async ({ page }) => {
  test.slow();
  await openNetwork(page, '#v=1&wires=64&kind=bubble');
  const { data } = await exported(page, 'csv');
  const lines = data.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2018);
  expect(lines.at(-1)).toMatch(/^2016,/);
});

test.describe('a page of another origin', () => {
  test('shows the frame that was pasted into it', async ({ page }) => {
    await openNetwork(page, `${broken}&cursor=3`);
    const dialog = await openDialog(page, 'Embed');
    const frame = await dialog.getByRole('textbox', { name: /^In a frame/ }).inputValue();
    await hostPage(frame, async (address) => {
      await page.goto(address);
      const inside = page.frameLocator(`iframe[title="${words.text('title')}"]`);
      await expect(inside.locator('g.comparator[id]')).toHaveCount(4);
      await expect(inside.getByRole('textbox', { name: /^Step/ })).toHaveValue('3');
    });
  });

  test('shows the element that was pasted into it, and it can be drawn in', async ({ page }) => {
    await openNetwork(page, broken);
    const dialog = await openDialog(page, 'Embed');
    const element = await dialog.getByRole('textbox', { name: /^As an element/ }).inputValue();
    await hostPage(element, async (address) => {
      await page.goto(address);
      await expectOutcome(page, 'fails');
      await board(page).locator('#w1').click();
      await board(page).locator('#w2').click();
      await expect(comparators(page)).toHaveCount(5);
      await expectOutcome(page, 'sorts');
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
    await openNetwork(page, `${broken}&cursor=2`);
    const front = await frontOf(page);
    const { pairs } = await told(page);
    await button(page, 'forward').click();
    await button(page, 'back').click();
    await expectStep(page, 2);
    await page.locator('appleyard-networks').evaluate((figure) => {
      (figure as unknown as { run: { provokePanic(): void } }).run.provokePanic();
    });
    const alert = page.getByRole('alert').filter({ hasText: words.text('error-panic') });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', { name: words.text('error-link') })).toHaveAttribute(
      'href',
      `${broken}&cursor=2`,
    );
    await page
      .getByRole('button', { name: words.text('try-again') })
      .first()
      .click();
    await expectStep(page, 2);
    await expectFront(page, front);
    await expectNetwork(page, pairs);
    await button(page, 'last').click();
    await expect(astray(page)).toHaveCount(2);
    await expectOutcome(page, 'fails');
    await comparator(page, 4).click();
    await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(3);
    await expectOutcome(page, 'fails');
  });
}

test('without workers everything is drawn, edited and judged all the same', async ({ page }) => {
  await withoutWorkers(page);
  await openNetwork(page, '#v=1&wires=8');
  await expectOutcome(page, 'sorts');
  await comparator(page, 19).click();
  await page.keyboard.press('Delete');
  await expect(comparators(page)).toHaveCount(18);
  await expectOutcome(page, 'fails');
});
