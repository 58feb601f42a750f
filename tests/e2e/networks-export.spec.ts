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
  openNetwork,
  openPanel,
  panelOf,
  plate,
  press,
  showScene,
  told,
  verdict,
  words,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=1,3,2,4';

/** What the visitor gets for a click on this export. */
async function exportedSvg(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await press(panelOf(page, 'export'), 'export-svg').click();
  return readFile(await (await download).path(), 'utf8');
}

test('the SVG has every mark in its paint, with no paint that only browsers know', async ({
  page,
  context,
}) => {
  await openNetwork(page, broken);
  await openPanel(page, 'export');
  const plain = await context.newPage();
  for (const scene of [
    broken,
    'v=1&wires=8&threshold=4&cursor=9',
    'v=1&wires=4&kind=typed&net=1:0,2:3,3:1&cursor=2',
    'v=1&wires=8&kind=insertion&beside=bubble&cursor=9',
  ]) {
    await page.bringToFront();
    await showScene(page, scene);
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
    const text = await exportedSvg(page);
    const strange = text.match(/undefined|NaN|oklab\([^)]*\)|color\([^)]*\)/g) ?? [];
    expect.soft([...new Set(strange)].slice(0, 3)).toEqual([]);
    await plain.setContent(text);
    const seen = await paints(plain);
    expect(drawn.length).toBeGreaterThan(10);
    // Beneath it all is the paper.
    expect(seen.slice(1)).toEqual(drawn);
    expect((await plain.locator('svg').first().boundingBox())?.width).toBeCloseTo(
      room?.width ?? 0,
      0,
    );
  }
});

test('a page of another origin shows the element that was pasted into it, and it can be drawn in', async ({
  page,
}) => {
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
