import { readAsText } from './support/as-text.ts';
import { full } from './support/full.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  asked,
  board,
  canvas,
  diagram,
  element,
  elements,
  expectList,
  openPanel,
  openSort,
  seek,
  showSort,
  stepsOf,
  walk,
  withQuickTime,
} from './support/quicksort.ts';
import { expectedAt, listsOf, milestonesOf, seenOf, sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('the opening comes to its end by itself, at the sorted list', async ({ page }) => {
  await withQuickTime(page);
  await openSort(page, '');
  await expect(button(page, 'pause')).toBeVisible();
  await expect(narration(page)).toContainText(/Sorted\. Comparisons: \d+; swaps: \d+\./, {
    timeout: 30_000,
  });
  await expectStep(page, await stepsOf(page));
  await expect(button(page, 'play')).toBeVisible();
  await expectList(page, upTo(64));
  await expect(board(page).locator('.element.sorted')).toHaveCount(64);
  // The longest list whose partitions are pressed beneath it, each a row; one more and it has a picture.
  expect(await board(page).locator('.pressed').count()).toBeGreaterThan(10);
  await expect(canvas(page)).toHaveCount(0);
  await showSort(page, '#v=1&length=65');
  await expect(canvas(page)).toHaveCount(1);
  await expect(board(page).locator('.pressed')).toHaveCount(0);
});

test('the opening waits when an element is asked, and stands still for those who want no motion', async ({
  page,
}) => {
  await openSort(page, '');
  await expect(button(page, 'pause')).toBeVisible();
  await element(page, 7).click();
  await expect(button(page, 'play')).toBeVisible();
  await expect(asked(page, 7)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSort(page, '');
  await expectStep(page, await stepsOf(page));
  await expect(button(page, 'play')).toBeVisible();
  await expect(narration(page)).toContainText('Sorted');
  await button(page, 'back').click();
  await expect(narration(page)).not.toContainText('Sorted');
});

/** Sorts of every kind of step, small enough to look at each of them. */
const few = [
  ['the document’s', '#v=1&length=10'],
  ['Hoare’s', '#v=1&length=10&scheme=hoare&pivot=median-of-three'],
  ['Lomuto’s', '#v=1&length=10&scheme=lomuto&pivot=ninther'],
  ['one that ends in insertion', '#v=1&length=12&cutoff=6'],
  ['one that ends in networks', '#v=1&length=12&cutoff=6&small=table'],
  ['one of many equal elements', '#v=1&length=11&input=few-distinct'],
] as const;
const longer = few.map(([name, scene]) => [name, scene.replace('length=1', 'length=2')] as const);

test('at each step all that is shown is that of the run, there and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSort(page, '#v=1&length=2&cursor=0');
  await readAsText(page);
  const panel = await openPanel(page, 'Program');
  const seen = new Set<string>();
  for (const [i, [name, scene]] of [...few, ...(full ? longer : [])].entries()) {
    await test.step(name, async () => {
      const language = (['pseudo', 'rust', 'cpp'] as const)[i % 3] ?? 'pseudo';
      const word = { pseudo: 'pseudo-code', rust: 'Rust', cpp: 'C++' }[language];
      await button(panel, word).click();
      await expect(button(panel, word)).toHaveAttribute('aria-pressed', 'true');
      await showSort(page, `${scene}&cursor=0`);
      const run = sortOf(scene);
      for (const step of run.moments.slice(1)) seen.add(run.step(step).operation);
      const there = await walk(page, 'forward');
      expect(there.map((shown) => seenOf(shown, run.summary.largest))).toEqual(
        run.moments.map((step) => expectedAt(run, step, language)),
      );
      if (!full && !['the document’s', 'one that ends in networks'].includes(name)) return;
      expect(await walk(page, 'back')).toEqual([...there].reverse());
    });
  }
  expect([...seen].sort()).toEqual(
    [
      ...['comparator', 'equal', 'exchange', 'larger', 'move', 'pivot', 'place', 'probe'],
      ...['scan-left', 'scan-right', 'settle', 'shift', 'smaller', 'stay'],
    ].sort(),
  );
});

test('one goes anywhere by keys, by the scrubber and by the counter, which keeps a wrong number', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scene = '#v=1&length=20';
  await openSort(page, `${scene}&cursor=0`);
  const run = sortOf(scene);
  const { steps } = run;
  const lists = listsOf(run);
  const [first = 0, second = 0] = milestonesOf(run);
  const stands = async (step: number) => {
    await expectStep(page, step);
    await expectList(page, lists[step] ?? []);
  };
  await test.step('by keys', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    for (const [key, step] of [
      ['.', 1],
      ['.', 2],
      [',', 1],
      ['End', steps],
      ['Home', 0],
      ['Shift+Period', first],
      ['.', first + 1],
      ['Shift+Period', second],
      ['Shift+Comma', first],
      ['Shift+Comma', 0],
      ['PageDown', 1],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await stands(step);
      if (step === first) {
        await expect(narration(page)).toContainText(/Divided: \d+ on the left, \d+ in the middle/);
      }
    }
  });
  await test.step('by the scrubber', async () => {
    for (const step of [steps, 3, 40, steps - 1]) {
      await slider(page).fill(String(step));
      await stands(step);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', `step ${step} of ${steps}`);
    }
  });
  await test.step('by the counter', async () => {
    for (const step of [5, 60]) {
      await seek(page, step);
      await expect(slider(page)).toHaveValue(String(step));
      await stands(step);
    }
    for (const wrong of ['-1', String(steps + 1), 'four', '', '1.5', '99999999999999999999']) {
      await stepField(page).fill(wrong);
      await stepField(page).press('Enter');
      await expect(page.locator('.counter [role=alert]')).toHaveText(
        `A whole number from 0 to ${steps}, please.`,
      );
      await expect(stepField(page)).toHaveValue(wrong);
      await expect(slider(page)).toHaveValue('60');
    }
    await button(page, 'forward').click();
    await stands(61);
    await expect(page.locator('.counter [role=alert]')).toHaveCount(0);
  });
});

test('it plays to the end, by the button and by its key', async ({ page }) => {
  await withQuickTime(page);
  await openSort(page, '#v=1&length=5&cursor=0');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
  await button(page, 'play').click();
  await expect(narration(page)).toContainText('Sorted. Comparisons', { timeout: 20_000 });
  await expect(button(page, 'play')).toBeVisible();
  await expectList(page, [1, 2, 3, 4, 5]);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5×');
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('k');
  await expect(button(page, 'pause')).toBeVisible();
  await expect(stepField(page)).not.toHaveValue('0');
  await page.keyboard.press('k');
  await expect(button(page, 'play')).toBeVisible();
});

test('elements travel to their places, unless no motion is wanted', async ({ page }) => {
  await openSort(page, '#v=1&length=10&input=reversed&cursor=0');
  await page.evaluate(() => {
    const travels: unknown[] = [];
    Object.assign(window, { travels });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...about: Parameters<typeof animate>) {
      travels.push(about);
      return animate.apply(this, about);
    };
  });
  const travels = () => page.evaluate(() => Reflect.get(window, 'travels').length as number);
  await button(page, 'forward').click();
  await expectStep(page, 1);
  await expect.poll(travels).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'back').click();
  await expectList(page, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await travels()).toBe(2);
});

test('the story tells each step, also to those who cannot see, and an element where it lies', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scene = '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first';
  await openSort(page, `${scene}&cursor=0`);
  for (const [step, [sentence, list]] of [
    [/^6 elements, as typed\. One of them becomes the pivot\.$/, [5, 8, 5, 2, 9, 1]],
    [/^The pivot of places 1 to 6 is 5; it stands at the front already\.$/, [5, 8, 5, 2, 9, 1]],
    [/^8 is larger than the pivot, 5: p>>> steps down, and the two .*swapped/, [5, 1, 5, 2, 9, 8]],
    [/^1 is smaller than the pivot, 5: it is swapped with the first of/, [1, 5, 5, 2, 9, 8]],
    [/^5 equals the pivot: it stays where it is, and p\.\.\. goes on\.$/, [1, 5, 5, 2, 9, 8]],
    [/^2 is smaller than the pivot, 5: it is swapped with the first of/, [1, 2, 5, 5, 9, 8]],
    [
      /^9 is larger than the pivot, 5: p>>> steps down to it, and nothing has to move\. Divided: 2 on the left, 2 in the middle for good, 2 on the right\. The shorter side is called, the longer one waits\.$/,
      [1, 2, 5, 5, 9, 8],
    ],
  ].entries() as IterableIterator<[number, [RegExp, number[]]]>) {
    await expectStep(page, step);
    await expect(narration(page).locator('p').first()).toHaveText(sentence);
    await expectList(page, list);
    // Others follow too soon to be said.
    if (step === 2 || step === 5) await expect(announcements(page)).toHaveText(sentence);
    if (step === 4) {
      await expect(diagram(page)).toHaveText(
        ['p<<<', '|p===', '||   p>>>', '|| p...', '||-|-|', '<==..>'].join('\n'),
      );
    }
    await button(page, 'forward').click();
  }
  await button(page, 'last').click();
  await expect(narration(page)).toContainText(/Sorted\. Comparisons: \d+; swaps: \d+\./);
  await expectList(page, [1, 2, 5, 5, 8, 9]);
  await expect(diagram(page)).toHaveCount(0);

  await seek(page, 3);
  for (const [place, sentence] of [
    [1, '1 lies on the left: it was compared with the pivot and is smaller'],
    [2, '5 is the pivot, or equal to it.'],
    [3, '5 has not been compared with the pivot yet.'],
    [6, '8 lies on the right: it was compared with the pivot and is larger'],
  ] as const) {
    await element(page, place).click();
    await expect(asked(page, place)).toContainText(sentence);
    await page.keyboard.press('Escape');
    await expect(asked(page, place)).toBeHidden();
  }
  await expect(elements(page)).toHaveCount(6);
});
