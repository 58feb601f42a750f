import type { Page } from '@playwright/test';
import { bouton } from './support/heaps.ts';
import { overlappingControls, scrolls } from './support/inspect.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import {
  board,
  digitsOf,
  expectHeaps,
  heapsOf,
  openNim,
  planByFields,
  planned,
  play,
  status,
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
const scene = `#v=1&heaps=${large.join()}`;
const sumOf = (heaps: readonly bigint[]) => heaps.reduce((sum, heap) => sum ^ heap, 0n);
const heapsNow = async (page: Page) => (await heapsOf(page)).split(' ').map(BigInt);
const binary = (heap: bigint) => heap.toString(2).padStart(50, '0');

test.beforeEach(({ page }) => withQuickComputer(page));

test('twenty heaps of hundreds of trillions lie there with all their digits', async ({ page }) => {
  await openNim(page, scene);
  await expectHeaps(page, large.join(' '));
  await expect(stones(page)).toHaveCount(20);
  const signs = (await digitsOf(page)).map((line) =>
    line.replaceAll('#', '1').replaceAll('.', '0'),
  );
  expect(signs).toEqual([...large.map(binary), binary(sumOf(large))]);
  await expect(narration(page)).toContainText('That is won for whoever must move');
  const leftmost = 2n ** BigInt(sumOf(large).toString(2).length - 1);
  await expect(narration(page)).toContainText(`that of the ${leftmost.toLocaleString('en')}s`);
});

test('a winning take by the fields is answered, and every column is even each time', async ({
  page,
}) => {
  await openNim(page, scene);
  let heaps: bigint[] = [...large];
  for (const ply of [2, 4, 6]) {
    const [heap, count] = bouton(heaps);
    await planByFields(page, heap, String(count), heaps.length);
    await expect(planned(page)).toContainText('That is lost for whoever must move');
    const left = heaps.with(heap - 1, (heaps[heap - 1] ?? 0n) - count);
    expect(sumOf(left)).toBe(0n);
    await button(planned(page), 'Take').click();
    await expectStep(page, ply);
    await expect(status(page)).toContainText('Your move');
    await expect.poll(() => heapsOf(page)).not.toBe(left.join(' '));
    heaps = await heapsNow(page);
    expect(sumOf(heaps)).not.toBe(0n);
    // One heap has become smaller, the others are as they were.
    const changed = heaps.filter((stones, at) => stones !== left[at]);
    expect(changed).toHaveLength(1);
  }
  await expect(page).toHaveURL(/takes=\d+-\d+(_\d+-\d+){5}(&|$)/);
  await page.reload();
  await expectStep(page, 6);
  await expectHeaps(page, heaps.join(' '));
});

test('the largest heap there is is taken to its last stone', async ({ page }) => {
  await openNim(page, '#v=1&heaps=1000000000000000,999999999999999');
  await expect(play(page)).toContainText('Winning moves: 1 from heap 1.');
  await planByFields(page, 2, '999999999999999');
  await expect(planned(page)).toContainText('That leaves 1000000000000000, 0.');
  await button(planned(page), 'close').click();
  await planByFields(page, 1, '1');
  await button(planned(page), 'Take').click();
  await expectStep(page, 2);
  const [first = 0n, second = 0n] = await heapsNow(page);
  await planByFields(
    page,
    first > second ? 1 : 2,
    String(first > second ? first - second : second - first),
  );
  await expect(planned(page)).toContainText('That is lost for whoever must move');
});

test('a bar is walked to by arrow keys, and a click cuts it', async ({ page }) => {
  await openNim(page, scene);
  await board(page).locator('[tabindex="0"]').focus();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
  await expect(board(page).locator(':focus')).toHaveAttribute('id', 'h4-0');
  await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  const box = await stones(page).nth(4).boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
  await expect(planned(page).locator('strong')).toHaveText(/^Take [\d,]+ from heap 5$/);
});

for (const { name, use } of narrow) {
  test.describe(`at ${name}`, () => {
    test.use(use);
    test('twenty heaps fit', async ({ page }) => {
      await openNim(page, scene);
      await expect(narration(page)).toContainText('That is won');
      const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
      expect(across).toEqual([]);
      expect(await overlappingControls(page)).toEqual([]);
    });
  });
}
