/** A machine as an answer, written rule by rule; and what invites to something else while a task is open. */
import { expect, test } from './support/test.ts';

test('a machine is written in the table of rules, by keyboard, and checked as its text', async ({
  page,
}) => {
  await page.goto('/machines/#v=1&machine=written&table=------_------&ones=4&task=make');
  const task = page.getByRole('group', { name: 'Task', exact: true });
  const rule = (state: string, symbol: string) =>
    task.getByRole('textbox', { name: `In ${state} reading ${symbol}`, exact: true });
  const text = task.getByRole('textbox', { name: 'Rules, written like' });
  await test.step('a rule that is refused is no answer', async () => {
    await rule('A', '0').fill('1XB');
    await rule('A', '0').press('Enter');
    await expect(task).toContainText('“X” is not a direction.');
    await expect(rule('A', '0')).toBeFocused();
    await expect(text).toHaveValue('');
    await expect(task.locator('.verdict')).toHaveCount(0);
  });
  await test.step('rules become the text', async () => {
    await rule('A', '0').fill('1RB');
    await rule('A', '0').press('Tab');
    await expect(text).toHaveValue('1RB---_------');
    await rule('A', '1').fill('1LB');
    await rule('B', '0').fill('1LA');
    await rule('B', '1').fill('0RZ');
    await rule('B', '1').press('Tab');
    await expect(text).toHaveValue('1RB1LB_1LA0RZ');
  });
  await test.step('a wrong machine costs a try', async () => {
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('.verdict')).toHaveText('Wrong.');
    await expect(task).toContainText('leaves 3 ones');
  });
  await test.step('what is typed as text stands in the table', async () => {
    await text.fill('1RB1LB_1LA1RA');
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(rule('B', '1')).toHaveValue('1RA');
  });
  await test.step('a press of the button takes the rule that is being typed', async () => {
    await rule('B', '1').fill('1RZ');
    await task.getByRole('button', { name: 'Check' }).click();
    await expect(task.locator('.verdict')).toHaveText('Right.');
    await expect(rule('B', '1')).toHaveCount(0);
  });
});

test('a caption invites to nothing else while a task is open, and to a move that answers it', async ({
  page,
}) => {
  const invites = page.locator('.body .invite').filter({ visible: true });
  for (const [link, open] of [
    ['dovetailing/#v=1&cursor=3', 'task=when'],
    ['machines/#v=1&cursor=4', 'task=next'],
    ['paths/#v=1', 'task=count-paths'],
    ['chain/#v=1', 'task=who'],
    ['lattice/#v=1&cursor=0', 'task=mark'],
  ]) {
    await page.goto(`/${link}`);
    await expect(invites.first(), link).toBeVisible();
    await page.goto(`/${link}&${open}`);
    await expect(page.getByRole('group', { name: 'Task', exact: true })).toBeVisible();
    await expect(invites, link).toHaveCount(0);
  }
  await page.goto('/chain/#v=1&task=move');
  await expect(page.getByRole('group', { name: 'Task', exact: true })).toBeVisible();
  await expect(invites).not.toHaveCount(0);
  await page.goto('/quicksort/#v=1&length=8&pivot=first&cursor=2&task=next');
  await expect(page.getByRole('group', { name: 'Task', exact: true })).toBeVisible();
  await expect(page.locator('svg.picture')).toContainText('the list after each division');
  await expect(page.locator('svg.picture')).not.toContainText('touch a row');
});
