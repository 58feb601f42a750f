import type { Page } from '@playwright/test';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  ascending,
  board,
  canvas,
  costOf,
  diagram,
  element,
  elements,
  expectList,
  listOf,
  openSort,
  seek,
  stepsOf,
  told,
} from './support/quicksort.ts';
import { counted, exportedRows, replay } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.describe('the opening', () => {
  test('comes to its end by itself, at the sorted list', async ({ page }) => {
    await openSort(page, '');
    await expect(button(page, 'pause')).toBeVisible();
    await expect(narration(page)).toContainText(/Sorted\. Comparisons: \d+; swaps: \d+\./, {
      timeout: 30_000,
    });
    await expectStep(page, await stepsOf(page));
    await expectList(
      page,
      Array.from({ length: 64 }, (_, i) => i + 1),
    );
    await expect(board(page).locator('.element.sorted')).toHaveCount(64);
  });

  test('does not move for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '');
    await expectStep(page, await stepsOf(page));
    await expect(button(page, 'play')).toBeVisible();
    await button(page, 'back').click();
    await expect(narration(page)).not.toContainText('Sorted');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('waits when an element is asked', async ({ page }) => {
    await openSort(page, '');
    await expect(button(page, 'pause')).toBeVisible();
    await element(page, 7).click();
    await expect(button(page, 'play')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Place 7' })).toBeVisible();
  });
});

/** Sorts of every kind of step, small enough to look at each of them. */
const runs = [
  ['the document’s', '#v=1&length=20'],
  ['Hoare’s', '#v=1&length=20&scheme=hoare&pivot=median-of-three'],
  ['Lomuto’s', '#v=1&length=20&scheme=lomuto&pivot=ninther'],
  ['one that ends in insertion', '#v=1&length=24&cutoff=9'],
  ['one that ends in networks', '#v=1&length=24&cutoff=9&small=table'],
  ['one of many equal elements', '#v=1&length=20&input=few-distinct'],
] as const;

/** At every step the list is drawn as it comes out when the table is done again. */
async function expectReplay(page: Page, lists: readonly number[][], steps: Iterable<number>) {
  for (const step of steps) await expectList(page, lists[step] ?? []);
}

test.describe('stepping', () => {
  for (const [name, scene] of runs) {
    test(`through ${name} sort shows at each step what its table says`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSort(page, `${scene}&cursor=0`);
      const input = await listOf(page);
      const rows = await exportedRows(page);
      expect(rows.map(({ step }) => step)).toEqual(rows.map((_, i) => i + 1));
      expect(rows).toHaveLength(await stepsOf(page));
      const lists = replay(input, rows);
      expect(lists.at(-1)).toEqual(ascending(input));
      await page.getByText('The figure as text').click();
      for (const [step, list] of lists.entries()) {
        await expectStep(page, step);
        await expectList(page, list);
        const cost = counted(rows.slice(0, step));
        await expect.poll(() => costOf(page), `costs at ${step}`).toMatchObject(cost);
        if (step < rows.length) await button(page, 'forward').click();
      }
      await expect(button(page, 'forward')).toBeDisabled();
      // And back again.
      for (const [step, list] of [...lists.entries()].reverse().slice(1)) {
        await button(page, 'back').click();
        await expectStep(page, step);
        await expectList(page, list);
      }
      await expect(button(page, 'back')).toBeDisabled();
    });
  }

  test('by keys goes by steps, by milestones and to the ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '#v=1&length=20&cursor=0');
    const steps = await stepsOf(page);
    const lists = replay(await listOf(page), await exportedRows(page));
    await board(page).locator('[tabindex="0"]').focus();
    const press = async (key: string, step: number) => {
      await page.keyboard.press(key);
      await expectStep(page, step);
      await expectReplay(page, lists, [step]);
    };
    await press('.', 1);
    await press('.', 2);
    await press(',', 1);
    await press('End', steps);
    await press('Home', 0);
    await page.keyboard.press('Shift+Period');
    await expect(narration(page)).toContainText(/Divided: \d+ on the left, \d+ in the middle/);
    const milestone = Number(await stepField(page).inputValue());
    expect(milestone).toBeGreaterThan(1);
    await expectReplay(page, lists, [milestone]);
    await press('.', milestone + 1);
    await press('Shift+Comma', milestone);
    await press('Shift+Comma', 0);
    await press('End', steps);
    await page.keyboard.press('Shift+Comma');
    await expect(stepField(page)).not.toHaveValue(String(steps));
    const last = Number(await stepField(page).inputValue());
    await expectReplay(page, lists, [last]);
    await press('PageDown', last + 1);
    await press('PageUp', last);
  });

  test('by the scrubber and the counter goes anywhere', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '#v=1&length=30&cursor=0');
    const steps = await stepsOf(page);
    const lists = replay(await listOf(page), await exportedRows(page));
    for (const step of [steps, 3, 0, 40, steps - 1, 17]) {
      await slider(page).fill(String(step));
      await expectStep(page, step);
      await expectReplay(page, lists, [step]);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', `step ${step} of ${steps}`);
    }
    for (const step of [5, 60, 1]) {
      await seek(page, step);
      await expect(slider(page)).toHaveValue(String(step));
      await expectReplay(page, lists, [step]);
    }
  });

  test('a wrong number in the counter stays there, with its limits', async ({ page }) => {
    await openSort(page, '#v=1&length=10&cursor=4');
    const steps = await stepsOf(page);
    for (const wrong of ['-1', String(steps + 1), 'four', '', '1.5', '99999999999999999999']) {
      await stepField(page).fill(wrong);
      await stepField(page).press('Enter');
      await expect(page.locator('.counter [role=alert]')).toHaveText(
        `A whole number from 0 to ${steps}, please.`,
      );
      await expect(stepField(page)).toHaveValue(wrong);
      await expect(slider(page)).toHaveValue('4');
    }
    await button(page, 'forward').click();
    await expectStep(page, 5);
  });

  test('plays to the end, by the button and by its key', async ({ page }) => {
    await openSort(page, '#v=1&length=5&cursor=0');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    await button(page, 'play').click();
    await expect(narration(page)).toContainText('Sorted. Comparisons', { timeout: 20_000 });
    await expect(button(page, 'play')).toBeVisible();
    await expectList(page, [1, 2, 3, 4, 5]);
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('k');
    await expect(stepField(page)).not.toHaveValue('0');
    await page.keyboard.press('k');
    await expect(button(page, 'play')).toBeVisible();
  });

  test('lets elements travel, unless no motion is wanted', async ({ page }) => {
    await openSort(page, '#v=1&length=10&input=reversed&cursor=0');
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.evaluate(() => {
      const travels: number[] = [];
      Object.assign(window, { travels });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: Element, ...about: Parameters<typeof animate>) {
        travels.push(1);
        return animate.apply(this, about);
      };
    });
    const travels = () =>
      page.evaluate(() => (window as unknown as { travels: number[] }).travels.length);
    await button(page, 'forward').click();
    await expectStep(page, 1);
    await expect.poll(travels).toBe(2);
    await expect.poll(moving).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'back').click();
    await expectList(page, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await travels()).toBe(2);
  });
});

test.describe('what is told', () => {
  test('of the areas is so at every step, and the bars are as high as they are told', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '#v=1&length=26&input=few-distinct&cursor=0');
    const steps = await stepsOf(page);
    const seen = new Set<string>();
    for (let step = 0; step <= steps; step += 1) {
      await expectStep(page, step);
      await expect(board(page)).toBeVisible();
      const all = await told(page);
      for (const { area } of all) seen.add(area);
      const of = (area: string) => all.filter((one) => one.area === area).map(({ value }) => value);
      const [pivot, ...rest] = new Set(of('pivot'));
      if (of('left').length + of('right').length > 0) expect(pivot, `at ${step}`).toBeDefined();
      expect(rest, `pivots at ${step}`).toEqual([]);
      expect(
        of('left').filter((value) => !(value < (pivot ?? 0))),
        `left at ${step}`,
      ).toEqual([]);
      expect(
        of('right').filter((value) => !(value > (pivot ?? 0))),
        `right at ${step}`,
      ).toEqual([]);
      // They lie in one piece, in this order, and nothing of the part lies outside.
      const order = all.map(({ area }) => area).filter((area, i, list) => area !== list[i - 1]);
      expect(order.filter((area) => area !== '').join(' ')).toMatch(
        /^(left ?)?(pivot ?)?(unseen ?)?(right)?$|^order$/,
      );
      const [first] = all;
      for (const { value, height } of all) {
        const [shown, meant] = [height / (first?.height ?? 0), value / (first?.value ?? 0)];
        expect(Math.abs(shown - meant)).toBeLessThan(0.1);
      }
      if (step < steps) await button(page, 'forward').click();
    }
    expect([...seen].sort()).toEqual(['', 'left', 'order', 'pivot', 'right', 'unseen']);
  });

  test('is the step: who was compared, what followed, which part was divided', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=0');
    const steps: readonly (readonly [RegExp, readonly number[]])[] = [
      [/^6 elements, as typed\. One of them becomes the pivot\.$/, [5, 8, 5, 2, 9, 1]],
      [/^The pivot of places 1 to 6 is 5; it stands at the front already\.$/, [5, 8, 5, 2, 9, 1]],
      [
        /^8 is larger than the pivot, 5: p>>> steps down, and the two .*swapped/,
        [5, 1, 5, 2, 9, 8],
      ],
      [/^1 is smaller than the pivot, 5: it is swapped with the first of/, [1, 5, 5, 2, 9, 8]],
      [/^5 equals the pivot: it stays where it is, and p\.\.\. goes on\.$/, [1, 5, 5, 2, 9, 8]],
      [/^2 is smaller than the pivot, 5: it is swapped with the first of/, [1, 2, 5, 5, 9, 8]],
      [
        /^9 is larger than the pivot, 5: p>>> steps down to it, and nothing has to move\. Divided: 2 on the left, 2 in the middle for good, 2 on the right\. The shorter side is called, the longer one waits\.$/,
        [1, 2, 5, 5, 9, 8],
      ],
    ];
    for (const [step, [sentence, list]] of steps.entries()) {
      await expectStep(page, step);
      await expect(narration(page).locator('p').first()).toHaveText(sentence);
      await expectList(page, list);
      await button(page, 'forward').click();
    }
    await button(page, 'last').click();
    await expect(narration(page)).toContainText(/Sorted\. Comparisons: \d+; swaps: \d+\./);
    await expectList(page, [1, 2, 5, 5, 8, 9]);
  });

  test('of the four pointers stands there as the document draws it', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=4');
    await expect(diagram(page)).toHaveText(
      ['p<<<', '|p===', '||   p>>>', '|| p...', '||-|-|', '<==..>'].join('\n'),
    );
  });

  test('is told to those who cannot see, step by step', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=1');
    await button(page, 'forward').click();
    await expect(announcements(page)).toContainText('8 is larger than the pivot, 5');
    await button(page, 'forward').click();
    await expect(announcements(page)).toContainText('1 is smaller than the pivot, 5');
  });

  test('about an asked element is where it lies', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=3');
    for (const [place, sentence] of [
      [1, '1 lies on the left: it was compared with the pivot and is smaller'],
      [2, '5 is the pivot, or equal to it.'],
      [3, '5 has not been compared with the pivot yet.'],
      [6, '8 lies on the right: it was compared with the pivot and is larger'],
    ] as const) {
      await element(page, place).click();
      await expect(page.getByRole('region', { name: `Place ${place}` })).toContainText(sentence);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: `Place ${place}` })).toBeHidden();
    }
  });
});

test('the largest list with bars of its own has no picture, and 64 rows fit', async ({ page }) => {
  await openSort(page, '#v=1&length=64');
  await expect(elements(page)).toHaveCount(64);
  await expect(canvas(page)).toHaveCount(0);
  expect(await board(page).locator('.pressed').count()).toBeGreaterThan(10);
});
