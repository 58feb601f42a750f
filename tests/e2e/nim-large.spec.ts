import type { Page } from '@playwright/test';
import { bouton } from './support/heaps.ts';
import { overlappingControls, scrolls } from './support/inspect.ts';
import { expectStep, narration } from './support/lattice.ts';
import {
  board,
  digitsOf,
  expectHeaps,
  heapsOf,
  openNim,
  openPanel,
  planByFields,
  planned,
  showScene,
  stones,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const large = [
  643802475379781n,
  701836584091801n,
  888689365683767n,
  973730350607338n,
  867063967858217n,
  798388224310688n,
  973073592361711n,
  936825943641051n,
  640204669129588n,
  529191385068117n,
  588299807009339n,
  709298537517302n,
  988889552005282n,
  714345696896424n,
  557404573346152n,
  640361996291909n,
  911616837071769n,
  729768796281506n,
  602500594886685n,
  988337422261281n,
];
const scene = `v=1&why=on&heaps=${large.join()}`;
const sumOf = (heaps: readonly bigint[]) => heaps.reduce((sum, heap) => sum ^ heap, 0n);
const heapsNow = async (page: Page) => (await heapsOf(page)).split(' ').map(BigInt);
const binary = (heap: bigint) => heap.toString(2).padStart(50, '0');

test('twenty heaps of hundreds of trillions of stones fit with all their digits', async ({
  page,
}) => {
  await openNim(page, `#${scene}`);
  await expectHeaps(page, large.join(' '));
  await expect(stones(page)).toHaveCount(20);
  const signs = (await digitsOf(page)).map((line) =>
    line.replaceAll('#', '1').replaceAll('.', '0'),
  );
  expect(signs).toEqual([...large.map(binary), binary(sumOf(large))]);
  await expect(narration(page)).toContainText('You can win');
  await test.step('arrow keys reach a bar, and a click cuts it', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
    await expect(board(page).locator(':focus')).toHaveAttribute('id', 'h4-0');
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    const box = await stones(page).nth(4).boundingBox();
    if (!box) throw new Error('no bar');
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
    await expect(planned(page).getByRole('button')).toHaveText(/^Take these [\d,]+$/);
    await page.keyboard.press('Escape');
  });
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await test.step(`at ${size.width} px nothing is wider than its room`, async () => {
      await page.setViewportSize(size);
      // The picture already has its new width.
      await expect
        .poll(() => board(page).evaluate((svg) => svg.getBoundingClientRect().width))
        .toBeLessThanOrEqual(size.width);
      expect((await scrolls(page)).filter((one) => /across|page/.test(one))).toEqual([]);
      await expect.poll(() => overlappingControls(page)).toEqual([]);
    });
  }
});

test('the fields take from large heaps, and the computer answers at once', async ({ page }) => {
  await withQuickComputer(page);
  await openNim(page, `#${scene}`);
  let heaps: bigint[] = [...large];
  for (const ply of [2, 4]) {
    const [heap, count] = bouton(heaps);
    await planByFields(page, heap, String(count), heaps.length);
    const left = heaps.with(heap - 1, (heaps[heap - 1] ?? 0n) - count);
    expect(sumOf(left)).toBe(0n);
    await planned(page).getByRole('button').click();
    await expectStep(page, ply);
    await expect(narration(page)).toContainText('Your move');
    await expect.poll(() => heapsOf(page)).not.toBe(left.join(' '));
    heaps = await heapsNow(page);
    // One heap has become smaller, the others are unchanged.
    expect(heaps.filter((stones, at) => stones !== left[at])).toHaveLength(1);
  }
  await expect(page).toHaveURL(/takes=\d+-\d+(_\d+-\d+){3}(&|$)/);
  await page.reload();
  await expectStep(page, 4);
  await expectHeaps(page, heaps.join(' '));
  await test.step('the largest possible heap can be taken down to its last stone', async () => {
    await showScene(page, 'v=1&why=on&heaps=1000000000000000,999999999999999');
    await openPanel(page, 'Play');
    await expect(page.locator('.own-game')).toContainText('Winning moves: 1 from heap 1.');
    await planByFields(page, 2, '999999999999999');
    await expect(planned(page)).toContainText('leaves 1000000000000000, 0');
    await page.keyboard.press('Escape');
    await planByFields(page, 1, '1');
    await planned(page).getByRole('button').click();
    await expectStep(page, 2);
    const [first = 0n, second = 0n] = await heapsNow(page);
    const [more, fewer] = first > second ? [first, second] : [second, first];
    await planByFields(page, first > second ? 1 : 2, String(more - fewer));
  });
});
