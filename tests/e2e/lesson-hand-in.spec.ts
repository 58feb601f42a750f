/** A pupil hands in a lesson, and its teacher collects it: by keyboard, on one device, with every answer judged again. */
import { lessonName } from '../../www/src/lesson/lesson.ts';
import { encodeLesson } from '../../www/src/lesson/link.ts';
import { complaints } from './support/axe.ts';
import { fetched } from './support/fetched.ts';
import { button } from './support/lattice.ts';
import { stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const TEXT = `---
lang: en
---
# Who wins?

## Find it
[Heaps of 1, 4, 5 and 7](nim#heaps=1,4,5,7&task=move)

## Two equal heaps
Who wins, if nobody makes a mistake?

- [ ] the one who begins
- [x] the one who comes second

## In your words
____
`;
const link = `./lesson/#${encodeLesson({ text: TEXT, at: 1, mode: 'read' })}`;

test('a lesson is done, handed in and collected by keyboard', async ({ page, context }) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const next = async (): Promise<void> => {
    await button(page, 'next').first().focus();
    await press('Enter');
  };
  await page.goto(link);
  const task = page.getByRole('group', { name: 'Task', exact: true });
  await expect(task).toContainText('Find a move');
  await stone(page, 1, 1).focus();
  await press('Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'Enter');
  await expect(page.locator('.planned')).toBeVisible();
  await press('Enter');
  await expect(task.locator('.verdict')).toHaveText('Right.');

  await next();
  const first = page.getByLabel('the one who begins');
  await first.focus();
  await press('Space', 'Enter');
  await expect(page.getByText('That is not right.')).toBeVisible();
  await first.focus();
  await press('ArrowDown', 'Enter');
  await expect(page.getByText('Now it is right.')).toBeVisible();

  await next();
  await page.getByRole('textbox', { name: 'Your words' }).focus();
  await page.keyboard.insertText('They “cancel” · so = 1+1\nalways.');
  // All that follows needs no network.
  await expect(page.locator('.ahead')).toBeEmpty();
  await context.setOffline(true);
  await button(page, 'Hand in').focus();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  await expect(page.getByText('Nothing is saved or sent by itself.').first()).toBeVisible();
  await expect(page.getByText('Your score: 75 of 100.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.insertText('=Ada');
  expect(await complaints(page, 'page')).toEqual([]);
  const code = await page.getByRole('textbox', { name: 'The code' }).inputValue();
  expect(code).toMatch(
    /^who-wins-[0-9a-z]{7} · "=Ada" · 1 takes=4-7 · 2 b!2 · 3 "They “cancel” \\u00b7 so = 1\+1\\nalways\." · =[0-9a-z]{4}$/,
  );
  await context.setOffline(false);

  await page.getByText('For teachers').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Collect what pupils hand in').focus();
  await press('Enter');
  const paste = page.getByRole('textbox', { name: 'Codes of your pupils' });
  await paste.focus();
  // A second code claims a mark for a move that loses, and a third one was cut off.
  await page.keyboard.insertText(`${code}\n${forged(code)}\n${code.slice(0, 40)}`);
  await fetched(page);
  await context.setOffline(true);
  await press('Tab', 'Tab');
  await expect(button(page, 'Judge')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Codes that were judged: 2. Not judged: 1.')).toBeVisible();
  const table = page.getByRole('region', { name: 'The class' }).getByRole('row');
  await expect(table.nth(1)).toHaveText(/=Ada\s*75\s*✓right at once\s*\(✓\) 2right later, 2 tries/);
  await expect(table.nth(2)).toHaveText(/Eve\s*25\s*✗not right yet/);
  await expect(page.getByText('The end of this code is missing.')).toBeVisible();
  await expect(page.getByText('Question 1, given once: takes=1-1')).toContainText('That let');
  expect(await complaints(page, 'page')).toEqual([]);

  const saving = page.waitForEvent('download');
  await button(page, 'Save the table (CSV)').focus();
  await press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/^who-wins-[0-9a-z]{7}\.csv$/);
  await context.setOffline(false);
});

/** The code of a pupil who claims that a losing move was right at once. */
function forged(code: string): string {
  const body = code
    .replace(/ · =[0-9a-z]{4}$/, '')
    .replace('"=Ada"', 'Eve')
    .replace('4-7', '1-1');
  return `${body} · =${lessonName(body).slice(-4)}`;
}
