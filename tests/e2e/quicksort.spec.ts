import { announcements, button, expectStep, narration, stepField } from './support/lattice.ts';
import {
  asked,
  board,
  canvas,
  element,
  elements,
  expectList,
  listOf,
  openSort,
  seek,
  showSort,
  stepsOf,
  withQuickTime,
} from './support/quicksort.ts';
import { sortOf } from './support/sorted.ts';
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
    /The list is sorted with \d+ comparisons\. That is (good|bad), because /,
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
  await expect(elements(page)).toHaveCount(64);
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

test('the waiting calls say what they are, and a row of the list goes to its moment', async ({
  page,
}) => {
  await openSort(page, '#v=1&cursor=40');
  await board(page).locator('#stack').click();
  const card = page.locator('appleyard-quicksort section.why');
  await expect(card).toContainText('One waits now, for places 1 to 24.');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  const row = await board(page).locator('.strip').nth(1).boundingBox();
  if (!row) throw new Error('the row is not drawn');
  await page.mouse.click(row.x + 100, row.y + row.height / 2);
  await expect(narration(page)).toContainText('The part is divided');
  await expect(stepField(page)).not.toHaveValue('40');
  // The line above the rows says which list that is, and so does the voice. The arrow keys reach the next row.
  await expect(board(page).locator('.heading')).toHaveText(
    /^the list after dividing places \d+ to \d+$/,
  );
  await expect(announcements(page)).toContainText('the list after dividing places');
  // The row that was touched has the keyboard.
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectStep(page, 0);
  await expect(board(page).locator('.heading')).toHaveText('the list at the start');
});

test('a touched element becomes the pivot, whose card says who chose it and offers another', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSort(page, '');
  const own = sortOf('#v=1');
  const [value = 0] = own.list(0).slice(6);
  // One touch is enough, by keyboard too, and leads back to the rule and to the list as it was.
  await board(page).locator('[tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/pivot=hand&picks=3\b/);
  await button(page, 'Take the pivot back').click();
  await expectStep(page, 0);
  await expectList(page, own.list(0));
  await expect(page).not.toHaveURL(/hand/);
  await expect(button(page, 'Take the pivot back')).toHaveCount(0);
  await element(page, 7).click();
  await expect(page).toHaveURL(/pivot=hand&picks=7\b/);
  await expect(narration(page)).toContainText(/The part is divided: \d+ on the left/);
  await expect(narration(page)).toContainText('Choose the pivot');
  // A pivot comes to its final place.
  await expect.poll(async () => (await listOf(page)).indexOf(value)).toBe(value - 1);
  await seek(page, 1);
  await element(page, 1).click();
  await expect(asked(page, 1)).toContainText(`You chose ${value} as the pivot of places 1 to 24.`);
  await button(asked(page, 1), 'Choose another pivot').click();
  await expect(narration(page)).toContainText('touch an element at one of the places 1 to 24.');
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
