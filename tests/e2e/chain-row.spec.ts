import type { Locator } from '@playwright/test';
import {
  byMouse,
  direct,
  figure,
  nine,
  openChain,
  openPanel,
  reverse,
  sentence,
  showScene,
  standing,
} from './support/chain.ts';
import { ChainSolver, whole } from './support/chain-solver.ts';
import { button, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const position = (panel: Locator) => panel.getByLabel(sentence('row-position'));
const objects = (panel: Locator) => panel.getByLabel(sentence('field-objects'), { exact: true });
const choice = (panel: Locator, name: string) =>
  panel.getByRole('radio', { name: sentence(name), exact: true });

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** The sentences about a row before anybody plays. */
const invited = ({ wins }: { wins: boolean }): string =>
  wins
    ? sentence('game-worth', { who: 'you', outcome: 'N', plies: -1 })
    : sentence('game-let-begin');

test('the reader chooses the rules; other rules and another row end the game', async ({ page }) => {
  await openChain(page, '#v=1&objects=6');
  const panel = await openPanel(page, 'row');
  const short = (end: string, ruled: string) => sentence('in-short', { end, ruled });
  await expect(page.locator('.rules')).toHaveText('');
  await choice(panel, 'row-end-misere').check();
  await expect(figure(page)).toContainText(short('misere', 'yes'));
  await expect(narration(page)).toContainText(invited(reverse.value(whole(6), 0)));
  await expect(page).toHaveURL(/end=misere$/);
  await choice(panel, 'row-first-any').check();
  await expect(figure(page)).toContainText(short('misere', 'no'));
  const free = new ChainSolver({ misere: true, any: true });
  await expect(narration(page)).toContainText(invited(free.value(whole(6), 0)));
  await choice(panel, 'row-end-normal').check();
  await choice(panel, 'row-first-fewest').check();
  await expect(narration(page)).toContainText(invited(direct.value(whole(6), 0)));
  await expect(page).toHaveURL(/#v=1&objects=6$/);

  for (const [what, change] of [
    ['rules', () => choice(panel, 'row-end-misere').check()],
    ['objects', () => type(objects(panel), '8')],
    ['position', () => type(position(panel), '11011')],
  ] as const) {
    await test.step(what, async () => {
      await showScene(page, 'v=1&opponent=human&takes=start');
      await byMouse(page, [5, 1], nine);
      await standing(page, 1);
      if (what === 'rules') await expect(page).toHaveURL(/takes=5/);
      await expect(button(page, sentence('play-new'))).toBeVisible();
      await expect(narration(page)).toContainText('was taken');
      await change();
      await expect(button(page, sentence('play-new'))).toBeHidden();
      if (what === 'rules') await expect(page).not.toHaveURL(/takes=/);
      await expect(narration(page)).not.toContainText('was taken');
    });
  }
});
