/** The editor of lessons: a lesson of five moments is made from the page alone, and nothing of it is lost. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { encodeLesson } from '../../www/src/lesson/link.ts';
import { complaints } from './support/axe.ts';
import { openDialog } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const EDITOR = './lesson/#v=1&mode=edit';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const titles = (page: Page) =>
  page.getByRole('navigation', { name: 'Moments of the lesson' }).getByRole('button');

/** A moment begins with its heading selected; its words follow. */
async function addMoment(page: Page, heading: string, words: string): Promise<void> {
  await press(page, 'Add a moment');
  await page.keyboard.type(heading);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(words);
}

test('a lesson of five moments is written, kept, changed and given', async ({ page }) => {
  await page.goto('./lesson/');
  await page.getByRole('link', { name: 'Write a lesson' }).click();
  await expect(field(page)).toHaveValue(/^---\nlang: en\n---\n# My lesson\n\n## A new moment\n/);

  // By buttons and typing: each button selects what is to be replaced.
  await field(page).fill('---\nlang: en\n---\n# Who wins?\n\n## Play first\nTwice, then once.\n');
  await expect(titles(page)).toHaveText(['Play first']);
  await press(page, 'Figure');
  await page.keyboard.type('Heaps of 3, 5 and 7');
  await addMoment(page, 'Two equal heaps', 'Look at them.');
  await press(page, 'Choice');
  await page.keyboard.type('Who wins?');
  await addMoment(page, 'Find it', 'There is one.');
  await press(page, 'Figure');
  await page.keyboard.type('Find a move');
  await addMoment(page, 'In your words', 'The rule.');
  await press(page, 'Lines');
  await addMoment(page, 'Elsewhere', 'The same idea.');
  await page.getByRole('combobox', { name: 'Exhibit' }).selectOption('lattice');
  await press(page, 'Figure');
  await press(page, 'Note');
  await page.keyboard.type('3 min. Expect the even ones.');
  const five = ['Play first', 'Two equal heaps', 'Find it', 'In your words', 'Elsewhere'];
  await expect(titles(page)).toHaveText(five);
  await expect(page.locator('aside.note')).toContainText('Expect the even ones.');
  await expect(page.locator('.write .notices li')).toHaveCount(0);
  const written = await field(page).inputValue();
  expect(written).toContain('\n[Heaps of 3, 5 and 7](nim)\n');
  expect(written).toContain('\nWho wins?\n\n- [x] the right answer\n  > Say why it is right.\n');

  // What was typed is there again after another page, and after a reload.
  await page.goto('./nim/#v=1&heaps=1,4,5,7');
  await page.goto(EDITOR);
  await expect(field(page)).toHaveValue(written);
  await page.reload();
  await expect(field(page)).toHaveValue(written);
  await expect(page.getByText('This device keeps every change.')).toBeVisible();

  // Moments move, also by keyboard, and each change can be undone.
  await titles(page).nth(2).click();
  await press(page, 'Up');
  await expect(titles(page).nth(1)).toHaveText('Find it');
  await expect(page.getByRole('button', { name: 'Up', exact: true })).toBeFocused();
  await titles(page).nth(1).press('Alt+ArrowDown');
  await expect(titles(page)).toHaveText(five);
  await expect(titles(page).nth(2)).toBeFocused();
  await press(page, 'Duplicate');
  await expect(titles(page)).toHaveCount(6);
  await press(page, 'Take out');
  await press(page, 'Take out');
  await expect(titles(page)).toHaveText(five.filter((title) => title !== 'In your words'));
  for (let step = 0; step < 5; step += 1) await press(page, 'Undo');
  await expect(field(page)).toHaveValue(written);
  await press(page, 'Redo');
  await expect(titles(page).nth(1)).toHaveText('Find it');
  await press(page, 'Undo');
  // The browser's own undo goes on working after a button.
  await field(page).press('ControlOrMeta+End');
  await page.keyboard.type('More');
  await field(page).press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(written);

  // The solver reads along, and a task without a solution is said beside its moment.
  await titles(page).nth(2).click();
  const ask = page.getByRole('group', { name: 'What this moment asks' });
  await ask.getByRole('radio', { name: 'a move that wins' }).check();
  await expect(ask.getByRole('radio', { name: 'a move that wins' })).toBeChecked();
  await expect(field(page)).toHaveValue(/\[Find a move\]\(nim#task=move\)/);
  const lost = (await field(page).inputValue()).replace('nim#task=move', 'nim#heaps=4,4&task=move');
  await field(page).fill(lost);
  await expect(titles(page).nth(2).locator('..')).toContainText(
    'The position is lost already, so nobody can find a move that wins.',
  );

  // A figure that says the answer to the question beside it is said, with the button that mends it.
  const said = lost.replace(
    '## Find it',
    '## Said\n[Three heaps](nim#heaps=1,4,5,7)\n\nWho wins?\n\n- [x] You can win\n- [ ] You cannot win\n\n## Find it',
  );
  await field(page).fill(said);
  await titles(page).nth(2).click();
  await expect(page.getByText('With hints, this figure says “You can win”')).toBeVisible();
  await press(page, 'Turn its hints off');
  await expect(field(page)).toHaveValue(/nim#heaps=1,4,5,7&hints=off/);
  await expect(page.getByText('With hints, this figure says')).toHaveCount(0);
  await press(page, 'Take out');
  await titles(page).nth(2).click();

  // A notice leads to its line.
  await field(page).press('ControlOrMeta+End');
  await page.keyboard.type('\n<b>');
  await page.getByRole('button', { name: /^Line \d+: “<b>”/ }).click();
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('<b>');
  await page.keyboard.press('Delete');

  expect
    .soft(await complaints(page, 'page', [], [['appleyard-lesson', 'appleyard-nim']]))
    .toEqual([]);

  // The code is that of the link, and the file opens again as the same lesson.
  // A packed link takes a moment after each change.
  let link = '';
  await expect(async () => {
    link = await page.getByRole('textbox', { name: 'Link to the lesson' }).inputValue();
    const { data, version } = encode(link, { ecc: 'L', border: 2 });
    await expect(page.getByText(`The density of the code is ${version} of 40.`)).toBeVisible();
    const dark = data.flat().filter((on) => on).length;
    const drawn = await page.locator('.give .qr path').first().getAttribute('d');
    expect(drawn?.match(/M/g)).toHaveLength(dark);
  }).toPass();
  const snippet = await page.getByRole('textbox', { name: 'HTML of the frame' }).inputValue();
  expect(snippet).toContain(`<iframe src="${link.replaceAll('&', '&amp;')}"`);
  await expect(page.getByText(`It has ${snippet.length} characters.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show it large' }).click();
  const large = await page.locator('dialog.large .qr').boundingBox();
  expect(large?.width).toBeGreaterThan(500);
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the file/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('who-wins.md');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\[Heaps of 3, 5 and 7\]\(http:\/\/127\.0\.0\.1:\d+\/nim\/#v=1\)/);
  const dropped = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([given], 'other.md', { type: 'text/markdown' }));
      return transfer;
    },
    text.replace('# Who wins?', '# Who wins again?'),
  );
  await page.locator('.editor').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(field(page)).toHaveValue(/# Who wins again\?/);
  await expect(titles(page)).toHaveText(five);
  // The draft before is still there, and a deleted one comes back.
  await press(page, 'Delete this draft');
  await expect(field(page)).toHaveValue(/# Who wins\?/);
  await press(page, 'Bring the deleted draft back');
  await expect(field(page)).toHaveValue(/# Who wins again\?/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who wins?');
  await page.getByText('For teachers').click();
  await press(page, 'Change this lesson');
  await expect(page.getByRole('combobox', { name: 'Draft' }).locator('option')).toHaveCount(2);
});

test('Share puts the figure as it is now into the draft, and an old lesson opens as one', async ({
  page,
}) => {
  const text = '# Mine\n\n## First\nWords.\n\n## Second\nMore.\n';
  await page.goto(`./lesson/#${encodeLesson({ text, at: 1, mode: 'edit' })}`);
  await expect(titles(page)).toHaveText(['First', 'Second']);
  await page.goto('./lattice/#v=1&columns=8&rows=8&cursor=9');
  const dialog = await openDialog(page, 'Share');
  await dialog.getByRole('combobox', { name: 'Where' }).selectOption('1. First');
  await dialog.getByRole('button', { name: 'Add the figure as it is now' }).click();
  await expect(dialog).toContainText('The figure is in moment 1, at step 9.');
  await dialog.getByRole('combobox', { name: 'Where' }).selectOption('a new moment at the end');
  await dialog.getByRole('button', { name: 'Add the figure as it is now' }).click();
  await expect(dialog).toContainText('The figure is in moment 3, at step 9.');
  await page.goto(EDITOR);
  await expect(titles(page)).toHaveText(['First', 'Second', 'Lattice']);
  await expect(field(page)).toHaveValue(
    /## First\nWords\.\n\n\[.+\]\(lattice#columns=8&rows=8&cursor=9\)\n\n## Second/,
  );

  // A link of scenes goes on working where it points, and opens here with one touch.
  await page.goto('./lattice/#v=1&lesson=2/cursor=2/columns=8&rows=8&cursor=4');
  await expect(page.getByRole('navigation', { name: 'Lesson' })).toContainText('2 of 2');
  const old = await openDialog(page, 'Share');
  const address = await old.getByRole('link', { name: 'Open as a lesson' }).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(address ?? '');
  await expect(titles(page)).toHaveText(['Moment 1', 'Moment 2']);
  await expect(field(page)).toHaveValue(/\(lattice#columns=8&rows=8&cursor=4\)/);
});

test('on a phone text and moments are shown one at a time, in reach of a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(EDITOR);
  await expect(field(page)).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await press(page, 'Moments');
  await expect(field(page)).toBeHidden();
  await press(page, 'Duplicate');
  await expect(titles(page)).toHaveCount(2);
  await press(page, 'Undo');
  await expect(titles(page)).toHaveCount(1);
  for (const name of ['Moments', 'Duplicate', 'A new moment', 'New lesson'])
    expect(
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
