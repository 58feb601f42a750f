/** A lesson in a class: its moments open without a network, its bar is never covered, its questions give reasons. */
import { fetched } from './support/fetched.ts';
import { button, narration } from './support/lattice.ts';
import { expectHeaps, openNim } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const LESSON =
  '#v=1&lesson=1/heaps=3,5,7/heaps=5,12&coupling=wythoff&why=on/heaps=1,4,5,7&task=move/takes=2-5_3-4';

test('all moments open once the network is gone', async ({ page, context }) => {
  await openNim(page, LESSON);
  // The small figures of the prose come once somebody does anything.
  await page.mouse.move(9, 9);
  await page.mouse.move(19, 9);
  await fetched(page);
  await context.setOffline(true);
  const next = button(page, 'next');
  await next.click();
  await expectHeaps(page, '5 12');
  await next.click();
  await expectHeaps(page, '1 4 5 7');
  await expect(page.getByRole('group', { name: 'Task', exact: true })).toContainText('Find a move');
  await next.click();
  await expectHeaps(page, '3 0 3');
  await context.setOffline(false);
});

test('on a phone the bar of a lesson is not under the transport, also while a question stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNim(page, `${LESSON.replace('lesson=1', 'lesson=3')}`);
  await expect(page.getByRole('group', { name: 'Task', exact: true })).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Lesson' }).boundingBox();
  const transport = await page.locator('.transport').boundingBox();
  expect(bar && transport && bar.y + bar.height).toBeLessThanOrEqual(transport?.y ?? 0);
});

test('without hints a verdict brings the reason of its moment', async ({ page }) => {
  await openNim(page, '#v=1&heaps=3,5,7&hints=off&predict=on');
  await button(page, 'last').click();
  const question = page.getByRole('group', { name: 'Your prediction' });
  await expect(question).toContainText('Is this position lost or won for the player to move?');
  await button(question, 'lost').click();
  await expect(narration(page).locator('.verdict')).toContainText('Wrong.');
  await expect(narration(page)).toContainText('You can win.');
});
