import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { seenTexts, tabRound } from './support/inspect.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  sharedLink,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  board,
  byFields,
  byMouse,
  deciding,
  expectPlanned,
  figure,
  openNim,
  openPanel,
  planned,
  play,
  standing,
  status,
  stone,
  threads,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });
const verdict =
  /That is (lost|won)|You can win|loses this|Winning moves|gave the win|odd number of ones/;

/** Nothing in the figure, its text or its announcements says who wins. */
async function keepsSecret(page: Page): Promise<void> {
  const text = await readAsText(page);
  await expect(narration(page)).not.toContainText(verdict);
  await expect(text.filter({ hasText: verdict })).toHaveCount(0);
  await expect(text.filter({ hasText: /binary|No move wins|moves? wins?/ })).toHaveCount(0);
  await expect(announcements(page)).not.toContainText(verdict);
  await expect(threads(page)).toHaveCount(0);
  await expect(board(page).locator('.digits, .stone.single, .stone.paired')).toHaveCount(0);
  await expect(deciding(page)).toHaveCount(0);
}

test.describe('without hints', () => {
  test('nothing is given away: plate, narration, text, plan', async ({ page }) => {
    await openNim(page, '#v=1&hints=off');
    await expect(play(page)).toContainText('Take a stone, or let the computer begin.');
    await keepsSecret(page);
    await stone(page, 3, 7).click();
    await expectPlanned(page, 'Take 1 from heap 3', '3, 5, 6');
    await expect(planned(page)).not.toContainText(verdict);
    await expect(announcements(page)).toHaveText('Take 1 from heap 3');
  });

  test('a game gives nothing away, until they are shown', async ({ page }) => {
    await withQuickComputer(page);
    await openNim(page, '#v=1&takes=start&hints=off');
    await standing(page);
    await keepsSecret(page);
    await byMouse(page, [3, 7], [3, 5, 7]);
    await standing(page, 2);
    await keepsSecret(page);
    const hints = page.getByRole('button', { name: 'show what is lost and won' });
    await expect(hints).toHaveAttribute('aria-pressed', 'false');
    await hints.click();
    await expect(hints).toHaveAttribute('aria-pressed', 'true');
    await expect(narration(page).locator('p').first()).toContainText('That is lost');
  });

  test('the panel of the last stone tells the class, not who wins', async ({ page }) => {
    await openNim(page, '#v=1&end=misere&hints=off');
    await expect(page.locator('.badge')).toHaveCount(0);
    const panel = await openPanel(page, 'Last stone');
    await expect(panel).not.toContainText(verdict);
  });

  test('a story is told without its answer', async ({ page }) => {
    await openNim(page, '#v=1&heaps=5,7,9&story=1850&hints=off');
    await expect(figure(page)).toContainText('Poker cards lie in heaps');
    await expect(play(page)).not.toContainText('The problem asks');
  });
});

test.describe('revealing', () => {
  test('covers bundles, digits and the verdict until they are uncovered', async ({ page }) => {
    await openNim(page, '#v=1&reveal=on');
    await keepsSecret(page);
    await button(page, 'first').click();
    await button(page, 'last').click();
    await expectStep(page, 8);
    await keepsSecret(page);
    await button(page, 'uncover all').click();
    await expect(narration(page)).toContainText('That is won');
    await expect(threads(page)).toHaveCount(3);
    await expect(button(page, 'uncover all')).toBeHidden();
  });

  test('keeps the secret of a game too', async ({ page }) => {
    await openNim(page, '#v=1&reveal=on&takes=3-7_2-2');
    await standing(page, 2);
    await keepsSecret(page);
  });

  test('keeps the secret of what is planned', async ({ page }) => {
    await openNim(page, '#v=1&reveal=on');
    await stone(page, 3, 7).click();
    await expect(planned(page)).not.toContainText(verdict);
  });
});

test.describe('predicting', () => {
  const scene = '#v=1&cursor=0&predict=on';

  test('asks who wins, then in how many ways, and keeps the score on this device', async ({
    page,
  }) => {
    await openNim(page, scene);
    await button(page, 'last').click();
    await expectStep(page, 6);
    await expect(question(page)).toContainText(
      'All bundles that have a partner are joined. Is this lost or won for whoever must move?',
    );
    await question(page).getByRole('button', { name: 'won' }).click();
    await expectStep(page, 7);
    await expect(narration(page)).toContainText('Right. 1 of 1 right on this device.');
    await button(page, 'last').click();
    await expect(question(page)).toContainText('How many moves win?');
    await question(page).getByRole('button', { name: 'none' }).click();
    await expectStep(page, 8);
    await expect(narration(page)).toContainText('Not so. 1 of 2 right on this device.');
  });

  test('takes “three or more” for three, and “none” where it is lost', async ({ page }) => {
    for (const [heaps, outcome, moves] of [
      ['3,5,7', 'won', 'three or more'],
      ['2,4,5', 'won', 'one'],
      ['1,4,5', 'lost', 'none'],
    ] as const) {
      await openNim(page, `${scene}&heaps=${heaps}`);
      await button(page, 'last').click();
      await question(page).getByRole('button', { name: outcome, exact: true }).click();
      await expect(narration(page)).toContainText('Right.');
      await button(page, 'last').click();
      await question(page).getByRole('button', { name: moves, exact: true }).click();
      await expect(narration(page)).toContainText('Right.');
    }
  });

  test('gives nothing away before: no way leads past, no word tells', async ({ page }) => {
    await openNim(page, scene);
    await expect(play(page)).toContainText('Take a stone, or let the computer begin.');
    await slider(page).fill('8');
    await expectStep(page, 6);
    await stepField(page).fill('8');
    await stepField(page).press('Enter');
    await expectStep(page, 6);
    for (const asked of [0, 1]) {
      await expect(question(page)).toBeVisible();
      await expect(play(page)).not.toContainText(/Winning moves|You can win|loses this/);
      const text = await readAsText(page);
      await expect(text.filter({ hasText: /moves? wins?|Winning/ })).toHaveCount(0);
      if (asked === 0) {
        await question(page).getByRole('button', { name: 'won' }).click();
        await button(page, 'last').click();
      }
    }
  });

  test('a plan tells no more than the explanation has', async ({ page }) => {
    await openNim(page, scene);
    await stone(page, 3, 7).click();
    await expectPlanned(page, 'Take 1 from heap 3', '3, 5, 6');
    await expect(planned(page)).not.toContainText(/is (lost|won)/);
    await expect(announcements(page)).not.toContainText(/is (lost|won)/);
  });
});

test.describe('presenting', () => {
  test.use({
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const scene of [
    '#v=1&present=on',
    '#v=1&present=on&cursor=4',
    '#v=1&present=on&heaps=10,8,6&rules=1..3_odd_any',
    '#v=1&present=on&heaps=9,13&coupling=wythoff',
    '#v=1&present=on&takes=3-1_1-1&opponent=human',
  ]) {
    test(`leaves figure and narration, 24 px and larger: ${scene}`, async ({ page }) => {
      await openNim(page, scene);
      await expect(narration(page)).toContainText('.');
      await expect(button(page, 'Settings')).toBeHidden();
      const box = await page.locator('appleyard-nim').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
      const texts = await seenTexts(page, 'appleyard-nim');
      const small = texts.filter(({ size }) => size < 23.9);
      expect.soft(small.map(({ text, size }) => `${text} (${size} px)`)).toEqual([]);
      expect.soft(texts.filter(({ cut }) => cut).map(({ text }) => text)).toEqual([]);
    });
  }

  test('a clicker steps, B blanks, Escape leaves, a stone can be taken', async ({ page }) => {
    await withQuickComputer(page);
    await openNim(page, '#v=1&present=on&cursor=4');
    await page.keyboard.press('PageDown');
    await expectStep(page, 5);
    await page.keyboard.press('b');
    await expect(board(page)).toBeHidden();
    await page.keyboard.press('b');
    await stone(page, 1, 3).click();
    await expectPlanned(page, 'Take 1 from heap 1');
    await stone(page, 1, 3).click();
    await standing(page, 2);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Settings')).toBeVisible();
    await expect(status(page)).toContainText('Your move');
  });

  test('Tab stays within what is shown', async ({ page }) => {
    await openNim(page, '#v=1&present=on');
    const { reached } = await tabRound(page);
    expect(reached.filter((stop) => /Appleyard|Español|Lattice|Switch/.test(stop))).toEqual([]);
  });
});

test('what the settings say goes into the link', async ({ page, context }) => {
  for (const [label, field] of [
    ['hints', 'hints=off'],
    ['cover the marks until touched', 'reveal=on'],
    ['ask before each milestone', 'predict=on'],
    ['in rows', 'show=rows'],
  ] as const) {
    await openNim(page, '#v=1&cursor=4');
    const panel = await openPanel(page, 'Settings');
    await panel.getByLabel(label).click();
    const link = await sharedLink(page);
    expect(link).toContain(field);
    const there = await context.newPage();
    await there.goto(link);
    const again = await openPanel(there, 'Settings');
    await expect(again.getByLabel(label)).toBeChecked({ checked: !field.endsWith('off') });
    await expectStep(there, 4);
    await there.close();
  }
});

test('a lesson of three moments is walked through', async ({ page }) => {
  await openNim(page, '#v=1&lesson=1/cursor=1/heaps=4,4/takes=3-1_2-1&opponent=human');
  const lesson = page.getByRole('navigation', { name: 'Lesson' });
  await expect(narration(page)).toContainText('Heap 1: 3 = 2 + 1.');
  await button(lesson, 'next').click();
  await expect(narration(page)).toContainText('That is lost');
  await button(lesson, 'next').click();
  expect((await standing(page, 2)).heaps).toEqual([3, 4, 6]);
  await byFields(page, [1, 1], [3, 4, 6]);
  await expect(lesson).toContainText('3 of 3');
  await lesson.getByRole('button', { name: 'back' }).click();
  await expect(narration(page)).toContainText('That is lost');
});
