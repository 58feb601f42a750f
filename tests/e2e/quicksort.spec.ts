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
  element,
  elements,
  expectList,
  listOf,
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

test('the figure waits, and a demonstration plays up to the sorted list', async ({ page }) => {
  await withQuickTime(page);
  await openSort(page, '');
  await expectStep(page, 0);
  await expect(button(page, 'play')).toBeVisible();
  await expect(narration(page)).toContainText(
    'Touch an element to make it the first pivot, or press play',
  );
  await button(page, 'Watch a demonstration').click();
  await expect(button(page, 'pause')).toBeVisible();
  await expect(narration(page)).toContainText('This is a demonstration.');
  await expect(narration(page)).toContainText(
    /The list is sorted\. It took \d+ comparisons and \d+ swaps?\./,
    {
      timeout: 30_000,
    },
  );
  await expectStep(page, await stepsOf(page));
  await expect(button(page, 'play')).toBeVisible();
  await expectList(page, upTo(24));
  await expect(board(page).locator('.element.finished')).toHaveCount(24);
  // With 64 elements each partition is pressed as a row; with 65 the figure has a picture.
  await expect.poll(() => board(page).locator('.pressed').count()).toBeGreaterThan(10);
  await expect(canvas(page)).toHaveCount(0);
  await showSort(page, '#v=1&length=64');
  await expect(canvas(page)).toHaveCount(0);
  await showSort(page, '#v=1&length=65');
  await expect(canvas(page)).toHaveCount(1);
  await expect(board(page).locator('.pressed')).toHaveCount(0);
});

test('a touch ends a demonstration, goes back to the first step and still opens its card', async ({
  page,
}) => {
  await openSort(page, '');
  await button(page, 'Watch a demonstration').click();
  await expect(stepField(page)).not.toHaveValue('0');
  await element(page, 7).click();
  await expect(button(page, 'play')).toBeVisible();
  await expectStep(page, 0);
  await expect(narration(page)).not.toContainText('demonstration.');
  await expect(asked(page, 7)).toBeVisible();
  await expectList(page, sortOf('#v=1').list(0));
});

test('a touched element becomes the pivot, whose card says who chose it and offers another', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSort(page, '');
  const own = sortOf('#v=1');
  const [value = 0] = own.list(0).slice(6);
  await element(page, 7).click();
  await button(asked(page, 7), 'Make it the pivot').click();
  await expect(page).toHaveURL(/pivot=hand&picks=7\b/);
  await expect(narration(page)).toContainText(/The part is divided: \d+ on the left/);
  await expect(narration(page)).toContainText('Choose the pivot');
  const place = [...(await listOf(page)).keys()].find((at) => at + 1 === value) ?? 0;
  await seek(page, 1);
  await element(page, 1).click();
  await expect(asked(page, 1)).toContainText(`You chose ${value} as the pivot of places 1 to 24.`);
  await button(asked(page, 1), 'Choose another pivot').click();
  await expect(narration(page)).toContainText('touch an element at one of the places 1 to 24.');
  expect(place).toBe(value - 1);
  await button(page, 'Let the rule choose').click();
  await expect(narration(page)).toContainText('The list is sorted');
  await expect(page).not.toHaveURL(/hand/);
  await seek(page, 1);
  await element(page, 1).click();
  await expect(asked(page, 1)).toContainText('The rule “at random” chose it.');
});

test('a pointer says what it is, by touch and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=3');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const pointer = (name: string) =>
    board(page).getByRole('gridcell', { name: `The pointer “${name}” stands` });
  await expect(board(page).getByRole('row', { name: 'Pointers' })).toBeVisible();
  await pointer('equal').click();
  await expect(card('equal')).toContainText('The elements equal to the pivot begin here');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expect(pointer('first')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card('first')).toBeVisible();
  await expect(announcements(page)).toContainText('The pointer “first” stands at place 1.');
});

/** Short sorts that together have every kind of step. */
const few = [
  ['the blog post’s', '#v=1&length=10'],
  ['Hoare’s', '#v=1&length=10&scheme=hoare&pivot=median-of-three'],
  ['Lomuto’s', '#v=1&length=10&scheme=lomuto&pivot=ninther'],
  ['one that ends in insertion', '#v=1&length=12&cutoff=6'],
  ['one that ends in networks', '#v=1&length=12&cutoff=6&small=table'],
  ['one of many equal elements', '#v=1&length=11&input=few-distinct'],
] as const;
const longer = few.map(([name, scene]) => [name, scene.replace('length=1', 'length=2')] as const);

test('the figure shows what the run has at each step, forward and back', async ({ page }) => {
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
      if (!full && !['the blog post’s', 'one that ends in networks'].includes(name)) return;
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

test('keys, the scrubber and the counter go to any step, and the counter keeps a wrong number', async ({
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
    await slider(page).focus();
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
    ] as const) {
      await page.keyboard.press(key);
      await stands(step);
      if (step === first) {
        await expect(narration(page)).toContainText(
          /The part is divided: \d+ on the left, \d+ on the right/,
        );
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
        `Enter a whole number from 0 to ${steps}.`,
      );
      await expect(stepField(page)).toHaveValue(wrong);
      await expect(slider(page)).toHaveValue('60');
    }
    await button(page, 'forward').click();
    await stands(61);
    await expect(page.locator('.counter [role=alert]')).toHaveCount(0);
  });
});

test('the figure plays to the end, by the button and by its key', async ({ page }) => {
  await withQuickTime(page);
  await openSort(page, '#v=1&length=5&cursor=0');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
  await button(page, 'play').click();
  await expect(narration(page)).toContainText('The list is sorted', { timeout: 20_000 });
  await expect(button(page, 'play')).toBeVisible();
  await expectList(page, [1, 2, 3, 4, 5]);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5×');
  await slider(page).press('Home');
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('k');
  await expect(button(page, 'pause')).toBeVisible();
  await expect(stepField(page)).not.toHaveValue('0');
  await page.keyboard.press('k');
  await expect(button(page, 'play')).toBeVisible();
});

test('elements travel to their places, unless the visitor wants no motion', async ({ page }) => {
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

test('the narration describes each step, also to screen readers, and a card says where its element lies', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scene = '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first';
  await openSort(page, `${scene}&cursor=0`);
  for (const [step, [sentence, list]] of [
    [
      /^Touch an element to make it the first pivot, or press play\. A middle value is best/,
      [5, 8, 5, 2, 9, 1],
    ],
    [/^The pivot of places 1 to 6 is 5\. It is already at the front\.$/, [5, 8, 5, 2, 9, 1]],
    [
      /^8 is larger than the pivot, 5, so the pointer larger steps down and the two .*swapped/,
      [5, 1, 5, 2, 9, 8],
    ],
    [
      /^1 is smaller than the pivot, 5, so it is swapped with the first one equal to 5/,
      [1, 5, 5, 2, 9, 8],
    ],
    [
      /^5 equals the pivot, so it stays where it is, and the pointer next moves on\.$/,
      [1, 5, 5, 2, 9, 8],
    ],
    [
      /^2 is smaller than the pivot, 5, so it is swapped with the first one equal to 5/,
      [1, 2, 5, 5, 9, 8],
    ],
    [
      /^9 is larger than the pivot, 5, so the pointer larger steps down to it\. It is on the right already, so nothing moves\. The part is divided: 2 on the left, 2 on the right, and 2 in the middle, which never move again\. Both sides are equally long\. A new call sorts places 5 to 6, and places 1 to 2 wait\.$/,
      [1, 2, 5, 5, 9, 8],
    ],
  ].entries() as IterableIterator<[number, [RegExp, number[]]]>) {
    await expectStep(page, step);
    await expect(narration(page).locator('p').first()).toHaveText(sentence);
    await expectList(page, list);
    // Other sentences follow too soon to be announced.
    if (step === 2 || step === 5) await expect(announcements(page)).toHaveText(sentence);
    await button(page, 'forward').click();
  }
  await button(page, 'last').click();
  await expect(narration(page)).toContainText(
    /The list is sorted\. It took \d+ comparisons and \d+ swaps?\./,
  );
  await expectList(page, [1, 2, 5, 5, 8, 9]);

  await seek(page, 3);
  for (const [place, sentence] of [
    [1, '1 lies on the left because it is not larger than the pivot'],
    [2, '5 is the pivot of places 1 to 6. The rule “first” chose it.'],
    [3, '5 has not been looked at yet'],
    [6, '8 lies on the right because it is not smaller than the pivot'],
  ] as const) {
    await element(page, place).click();
    await expect(asked(page, place)).toContainText(sentence);
    await page.keyboard.press('Escape');
    await expect(asked(page, place)).toBeHidden();
  }
  await expect(elements(page)).toHaveCount(6);
});
