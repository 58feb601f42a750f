/** A task as its reader meets it: answered by keyboard alone and by touch, heard, kept on the device, set by a teacher. */
import { everythingHeard, listen } from './support/heard.ts';
import { button } from './support/lattice.ts';
import { board, expectHeaps, figure, openNim, planned, stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const TASK = '#v=1&heaps=1,4,5,7&task=move';

test('a task is answered by keyboard alone: what a wrong move leads to, again, and the reason of a right one', async ({
  page,
}) => {
  await listen(page);
  await openNim(page, TASK);
  const task = page.getByRole('group', { name: 'Task', exact: true });
  await expect(task).toHaveText('Find a move that wins.');
  await expect(page.getByRole('heading', { name: 'How it works' })).toHaveCount(0);
  await page.evaluate(() => {
    const sent: unknown[] = [];
    document.addEventListener('answer', (event) => sent.push((event as CustomEvent).detail));
    Object.assign(window, { answers: sent });
  });
  await test.step('a wrong move', async () => {
    await stone(page, 1, 1).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End'])
      await page.keyboard.press(key);
    await expect(stone(page, 4, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(task.locator('.verdict')).toHaveText('Wrong.');
    await expect(task).toContainText('You took 1 from the heap of 7');
    await expect(task).toContainText('You have 2 tries left.');
    await expect
      .poll(async () =>
        (await everythingHeard(page)).some((said) => said.startsWith('Wrong. You took 1')),
      )
      .toBe(true);
    await expectHeaps(page, '1 4 5 0');
  });
  await test.step('again', async () => {
    await button(page, 'Try again').focus();
    await page.keyboard.press('Enter');
    await expectHeaps(page, '1 4 5 7');
    await expect(task.locator('.verdict')).toHaveCount(0);
    await expect(task).toContainText('You have 2 tries left.');
    await expect(board(page).locator(':focus')).toBeVisible();
  });
  await test.step('a right move', async () => {
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home'])
      await page.keyboard.press(key);
    await expect(stone(page, 4, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(task.locator('.verdict')).toHaveText('Right.');
    await expect(task).toContainText('Tasks on this device: 0 right at the first try, 1 later');
    await expect(button(page, 'Why?').first()).toBeVisible();
  });
  expect(
    await page.evaluate(() => (window as unknown as { answers: unknown[] }).answers),
  ).toMatchObject([
    { task: 'move', right: false, tries: 1 },
    { task: 'move', right: true, tries: 2 },
  ]);
  await button(page, 'Forget what was done on this device').click();
  await expect(task).toContainText('0 right at the first try, 0 later, 0 with the answer shown');
});

test('a teacher sets a task that fits the moment; one without an answer cannot be set, nor asked by a link', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,4,5');
  await button(page, 'More').click();
  await button(page, 'Ask').click();
  const panel = figure(page).getByRole('region', { name: 'Ask' });
  await expect(panel.getByRole('radio', { name: 'a move that wins' })).toBeDisabled();
  await expect(panel).toContainText(
    'The position is lost already, so nobody can find a move that wins.',
  );
  await panel.getByRole('radio', { name: 'how many moves win' }).check();
  const task = page.getByRole('group', { name: 'Task', exact: true });
  await expect(task).toContainText('How many moves win here?');
  await expect(panel).not.toContainText('Moves that win');
  await task.getByRole('textbox').fill('x');
  await button(task, 'Check').click();
  await expect(task.getByRole('alert')).toHaveText('Enter a whole number from 0 to 10.');
  await task.getByRole('textbox').fill('0');
  await button(task, 'Check').click();
  await expect(task.locator('.verdict')).toHaveText('Right.');
  // What was done stands there as text, for whoever wants to show it.
  await expect(panel.getByRole('textbox', { name: 'The tasks one by one, to copy' })).toHaveValue(
    'nim#v=1&heaps=1,4,5&task=count · right at the first try',
  );
  await openNim(page, '#v=1&heaps=1,4,5&task=move');
  await expect(page.locator('.notices')).toContainText('so nothing is asked');
  await expect(task).toHaveCount(0);
});
