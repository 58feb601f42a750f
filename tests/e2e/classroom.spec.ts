/** What the options for classes do on the lattice, beyond what every exhibit promises. */
import type { Page } from '@playwright/test';
import { seenTexts } from './support/inspect.ts';
import {
  announcements,
  askNear,
  board,
  button,
  expectStep,
  marks,
  narration,
  openLattice,
  openPanel,
  showScene,
  slider,
  stepField,
  whyOf,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const verdicts = /lost|won|best move|ply|plies/;

test('without hints neither the narration nor an answer gives a verdict, and no question is asked', async ({
  page,
}) => {
  await openLattice(page, '#v=1&cursor=168&ask=13,6');
  await expect(page.locator('.arrow').first()).toBeVisible();
  await expect(whyOf(page, 13, 6)).toContainText(verdicts);
  await showScene(page, '#v=1&cursor=168&ask=13,6&hints=off');
  await expect(narration(page)).toContainText('Which colour, and why?');
  await expect(whyOf(page, 13, 6).getByRole('listitem')).toHaveCount(3);
  await expect(whyOf(page, 13, 6)).not.toContainText(verdicts);
  await expect(narration(page)).not.toContainText(/lost|won/);
  await expect(page.locator('.arrow')).toHaveCount(0);
  await expect(announcements(page)).toContainText('Which colour, and why?');
  const question = page.getByText('20 apples. Would you go first?');
  await showScene(page, '#v=1');
  await expect(question).toBeVisible();
  await showScene(page, '#v=1&hints=off');
  await expect(narration(page)).toContainText('Which colour, and why?');
  await expect(question).toBeHidden();
});

test('a covered mark shows nothing until a click uncovers it', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=168&reveal=on&ask=7,6');
  const states = async () => {
    const all = await marks(page);
    return ['covered', 'lost', 'won'].map(
      (wanted) => all.filter(({ state }) => state === wanted).length,
    );
  };
  await expect.poll(states).toEqual([168, 0, 0]);
  const covers = async () => (await marks(page)).filter(({ drawn }) => drawn === 'cover').length;
  await expect.poll(covers).toBe(168);
  await expect(whyOf(page, 7, 6)).toBeVisible();
  await expect(whyOf(page, 7, 6)).not.toContainText(verdicts);
  await page.getByText('The figure as text').click();
  const text = page.getByRole('group').filter({ hasText: 'The figure as text' });
  await expect(text).toContainText('168 of 273 points are coloured: 0 lost, 0 won, 168 covered');
  await expect(text).not.toContainText('the player to move loses with');
  await button(page, 'last').click();
  await expectStep(page, 273);
  await expect(narration(page)).toContainText('Which colour, and why?');
  await expect(narration(page)).not.toContainText(/lost|won|even/);

  await showScene(page, '#v=1&cursor=168&reveal=on');
  await askNear(page, 4, 4);
  await expect.poll(states).toEqual([167, 1, 0]);
  await askNear(page, 1, 1);
  await expect.poll(states).toEqual([166, 1, 1]);
  // Once uncovered, it can be asked like any other point.
  await askNear(page, 4, 4);
  await expect(whyOf(page, 4, 4)).toContainText('lost');
  await expect(text).not.toContainText('the player to move loses with');
  await openPanel(page, 'Settings');
  await button(page, 'uncover all').click();
  await expect.poll(async () => (await states())[0]).toBe(0);
  await expect(text).toContainText('the player to move loses with');

  await test.step('a point ahead of the front keeps its secret too', async () => {
    await showScene(page, '#v=1&cursor=20&reveal=on');
    await askNear(page, 13, 6);
    await expect(whyOf(page, 13, 6)).toBeVisible();
    await expect(whyOf(page, 13, 6)).not.toContainText(verdicts);
    await expect(page.locator('.arrow')).toHaveCount(0);
  });
});

test('a prediction is right or wrong, stops play, and keeps what is ahead a secret', async ({
  page,
}) => {
  const question = page.getByRole('group', { name: 'Your prediction' });
  const scene = '#v=1&columns=8&rows=8&cursor=0&predict=on';
  await openLattice(page, scene);
  await button(page, 'last').click();
  await expectStep(page, 1);
  await expect(question).toContainText('Next comes (0, 1). Is it lost or won');
  await slider(page).fill('40');
  await expect(slider(page)).toHaveValue('1');
  await stepField(page).fill('64');
  await stepField(page).press('Enter');
  await expectStep(page, 1);
  await question.getByRole('button', { name: 'lost' }).click();
  await expectStep(page, 2);
  await expect(narration(page)).toContainText('Right. On this device you got 1 of 1 right.');
  await button(page, 'last').click();
  await expect(question).toContainText('Next comes (1, 0)');
  await question.getByRole('button', { name: 'lost' }).click();
  await expect(narration(page)).toContainText('Wrong. On this device you got 1 of 2 right.');

  await test.step('playing stops there; going back withdraws the question', async () => {
    await showScene(page, scene);
    await button(page, 'play').click();
    await expect(question).toBeVisible();
    await expectStep(page, 1);
    await expect(button(page, 'play')).toBeVisible();
    await button(page, 'first').click();
    await expectStep(page, 0);
    await expect(question).toBeHidden();
  });
  await test.step('a point ahead can be asked for its moves, but not for its verdict', async () => {
    await showScene(page, scene.replace('cursor=0', 'cursor=10'));
    await askNear(page, 6, 6);
    await expect(whyOf(page, 6, 6)).toContainText('a whole: (5, 6)');
    await expect(whyOf(page, 6, 6)).not.toContainText(verdicts);
    await expect(page.locator('.arrow')).toHaveCount(0);
    await askNear(page, 0, 1);
    await expect(whyOf(page, 0, 1)).toContainText('lost');
  });
});

test.describe('presenting', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  /** The texts that are too small for the last row. */
  const small = async (page: Page) =>
    (await seenTexts(page, 'appleyard-lattice'))
      .filter(({ size }) => size < 23.9)
      .map(({ text, size }) => `${text} (${size} px)`);

  test('begins in the settings, shows an answer in large letters, can be blanked, and ends by its button', async ({
    page,
  }) => {
    await openLattice(page, '#v=1&cursor=168&ask=13,6');
    expect((await small(page)).length).toBeGreaterThan(0);
    const settings = await openPanel(page, 'Settings');
    await settings.getByRole('checkbox', { name: /^present/ }).click();
    await expect(button(page, 'More')).toBeHidden();
    await expect(page.getByText('The figure as text')).toBeHidden();
    await expect(page).toHaveURL(/cursor=168&present=on/);
    await expect(whyOf(page, 13, 6)).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
    await page.keyboard.press('Shift+B');
    await expect(board(page)).toBeHidden();
    await expect(narration(page)).toBeHidden();
    await page.getByRole('button', { name: 'The screen is blank.' }).click();
    await expect(board(page)).toBeVisible();
    await button(page, 'end').click();
    await expect(button(page, 'More')).toBeVisible();
    await expect(page).toHaveURL(/cursor=168$/);
  });
});
