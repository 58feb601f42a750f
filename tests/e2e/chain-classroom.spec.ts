import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import {
  bars,
  board,
  byMouse,
  byNumber,
  cellsOf,
  direct,
  expectCells,
  expectPlanned,
  mark,
  nine,
  openChain,
  openPanel,
  planned,
  play,
  standing,
  status,
  takeArgs,
  told,
  verdict,
  winningMoves,
  withQuickComputer,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
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
import { expect, test } from './support/test.ts';

const secret =
  /That is (lost|won)|has (lost|won)|You can win|loses this|(moves?|Every move) wins?|gave the win|only move that|would win|: (wins|loses) in/;

/** Nothing in the figure, its names, its text or its announcements says who wins. */
async function keepsSecret(page: Page): Promise<void> {
  const text = await readAsText(page);
  for (const place of [narration(page), text, announcements(page), page.locator('.panel')]) {
    await expect(place.filter({ hasText: secret })).toHaveCount(0);
  }
  await expect(bars(page)).toHaveCount(0);
  const names = await board(page).evaluate((plate) =>
    [...plate.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  );
  expect(names.filter((name) => secret.test(name ?? ''))).toEqual([]);
}

const question = (page: Page) => page.getByRole('group', { name: told('predict-label') });
const hidden = told('chain-invitation', { outcome: 'hidden', begun: 'no' });

test.describe('without hints', () => {
  test('nothing is given away: plate, names, narration, text, plan, shelves', async ({ page }) => {
    await openChain(page, '#v=1&hints=off');
    await expect(play(page)).toContainText(hidden);
    await openPanel(page, 'groups');
    await keepsSecret(page);
    await mark(page, [5, 1]).click();
    await expectPlanned(page, [5, 1]);
    await expect(announcements(page)).toHaveText(told('planned', takeArgs([5, 1])));
    await keepsSecret(page);
    for (let ply = 1; ply <= 7; ply += 1) {
      await button(page, told('transport-forward')).click();
      await expectStep(page, ply);
      await keepsSecret(page);
    }
  });

  test('a game gives nothing away, until it is to be shown', async ({ page }) => {
    await withQuickComputer(page);
    await openChain(page, '#v=1&takes=start&hints=off');
    await standing(page);
    await keepsSecret(page);
    await byMouse(page, [1, 1], nine);
    const { cells } = await standing(page, 2);
    await keepsSecret(page);
    const hints = page.getByRole('button', { name: told('play-hints') });
    await expect(hints).toHaveAttribute('aria-pressed', 'false');
    await hints.click();
    await expect(hints).toHaveAttribute('aria-pressed', 'true');
    await expect(narration(page)).toContainText(verdict(direct.value(cells)));
    await expect(bars(page)).toHaveCount(direct.takes(cells).length);
    await hints.click();
    await keepsSecret(page);
  });
});

test('revealing covers values and verdict, in a game too, until they are uncovered', async ({
  page,
}) => {
  await openChain(page, '#v=1&reveal=on&objects=7');
  await expect(play(page)).toContainText(hidden);
  await keepsSecret(page);
  await mark(page, [1, 1]).click();
  await expect(planned(page)).toBeVisible();
  await keepsSecret(page);
  await button(page, told('transport-forward')).click();
  await keepsSecret(page);
  await button(page, told('transport-back')).click();
  await button(page, told('reveal-all')).click();
  await expect(narration(page)).toContainText(winningMoves(direct, whole(7), 0));
  await expect(bars(page)).toHaveCount(7);
  await expect(button(page, told('reveal-all'))).toBeHidden();
  await openChain(page, '#v=1&reveal=on&takes=1_5&opponent=human');
  await standing(page, 2);
  await keepsSecret(page);
  await button(page, told('reveal-all')).click();
  await expect(narration(page)).toContainText(verdict(direct.value('011101111')));
});

test.describe('predicting', () => {
  const scene = '#v=1&predict=on&objects=5';

  test('asks before each ply who wins, and keeps the score on this device', async ({ page }) => {
    await openChain(page, scene);
    let right = 0;
    const { plies } = direct.value(whole(5), 0);
    for (let ply = 0; ply < plies; ply += 1) {
      await expectStep(page, ply);
      const { wins } = direct.value(await cellsOf(page), ply);
      await button(page, told('transport-last')).click();
      await expect(question(page)).toContainText(told('chain-predict'));
      await expectStep(page, ply);
      await keepsValue(page);
      // Every other answer is wrong.
      const answer = (ply % 2 === 0) === wins ? 'answer-won' : 'answer-lost';
      if (ply % 2 === 0) right += 1;
      await button(question(page), told(answer)).click();
      const verdictTold = told(ply % 2 === 0 ? 'predict-right' : 'predict-wrong');
      const score = told('predict-score', { score: right, of: ply + 1 });
      await expect(page.locator('.verdict')).toHaveText(
        new RegExp(`^\\s*${verdictTold}\\s+${score}\\s*$`),
      );
    }
    await expectStep(page, plies);
    await openChain(page, scene);
    await button(page, told('transport-last')).click();
    await expect(question(page)).toBeVisible();
  });

  /** The position that is asked about is not told. */
  async function keepsValue(page: Page): Promise<void> {
    await expect(narration(page)).not.toContainText(/That is (lost|won)/);
    await expect(bars(page)).toHaveCount(0);
  }

  test('no way leads past the question, and no plan tells', async ({ page }) => {
    await openChain(page, scene);
    await keepsSecret(page);
    await slider(page).fill('4');
    await expectStep(page, 0);
    await stepField(page).fill('5');
    await stepField(page).press('Enter');
    await expectStep(page, 0);
    await board(page).locator('[tabindex="0"]').focus();
    for (const key of ['End', '.', 'PageDown', 'Shift+Period']) {
      await page.keyboard.press(key);
      await expectStep(page, 0);
    }
    await expect(question(page)).toBeVisible();
    await keepsSecret(page);
    await mark(page, [3, 1]).click();
    await expectPlanned(page, [3, 1]);
    await keepsSecret(page);
  });
});

test.describe('presenting', () => {
  test.use({
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('leaves figure and narration, 24 px and larger, nothing cut', async ({ page }) => {
    for (const scene of [
      '#v=1&present=on',
      '#v=1&present=on&cursor=3',
      '#v=1&present=on&objects=20',
      '#v=1&present=on&row=111101&end=misere',
      '#v=1&present=on&takes=5_1&opponent=human',
    ]) {
      await test.step(scene, async () => {
        await openChain(page, scene);
        await expect(narration(page)).toContainText('.');
        await expect(button(page, told('word-settings'))).toBeHidden();
        const box = await page.locator('appleyard-chain').boundingBox();
        expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
        const texts = await seenTexts(page, 'appleyard-chain');
        const small = texts.filter(({ size }) => size < 23.9);
        expect.soft(small.map(({ text, size }) => `${text} (${size} px)`)).toEqual([]);
        expect.soft(texts.filter(({ cut }) => cut).map(({ text }) => text)).toEqual([]);
      });
    }
  });

  test('a clicker steps, B blanks, an object can be taken, Tab stays, Escape leaves', async ({
    page,
  }) => {
    await withQuickComputer(page);
    await openChain(page, '#v=1&present=on');
    await page.keyboard.press('PageDown');
    await expectStep(page, 1);
    await page.keyboard.press('PageUp');
    await expectStep(page, 0);
    await page.keyboard.press('b');
    await expect(board(page)).toBeHidden();
    await page.keyboard.press('b');
    const { reached } = await tabRound(page);
    expect(reached.filter((stop) => /Appleyard|Español|Lattice|Theory/.test(stop))).toEqual([]);
    await mark(page, [5, 1]).click();
    await expectPlanned(page, [5, 1]);
    await mark(page, [5, 1]).click();
    await standing(page, 2);
    await page.keyboard.press('Escape');
    await expect(button(page, told('word-settings'))).toBeVisible();
    await expect(status(page)).toHaveText(told('chain-turn', { who: 'you' }));
  });
});

test('what the settings say goes into the link', async ({ page, context }) => {
  for (const [id, field] of [
    ['classroom-hints', 'hints=off'],
    ['classroom-reveal', 'reveal=on'],
    ['classroom-predict', 'predict=on'],
    ['chain-show-values', 'values=off'],
  ] as const) {
    await openChain(page, '#v=1&cursor=4');
    const panel = await openPanel(page, 'settings');
    await panel.getByLabel(told(id)).click();
    const link = await sharedLink(page);
    expect(link).toContain(field);
    const there = await context.newPage();
    await there.goto(link);
    const again = await openPanel(there, 'settings');
    await expect(again.getByLabel(told(id))).toBeChecked({ checked: !field.endsWith('off') });
    await expectStep(there, 4);
    await there.close();
  }
});

test('a lesson of three moments is walked through', async ({ page }) => {
  await openChain(page, '#v=1&lesson=1/cursor=1/row=111101&end=misere/takes=5_1-2&opponent=human');
  const lesson = page.getByRole('navigation', { name: told('lesson') });
  const place = (at: number) => told('lesson-place', { place: at, scenes: 3 });
  await expectCells(page, '111101111');
  await button(lesson, told('lesson-next')).click();
  await expectCells(page, '111101');
  await button(lesson, told('lesson-next')).click();
  expect((await standing(page, 2)).cells).toBe('001101111');
  await byNumber(page, [3, 1], '001101111');
  await standing(page, 3);
  await expect(lesson).toContainText(place(3));
  await button(lesson, told('lesson-back')).click();
  await expectCells(page, '111101');
  await expect(lesson).toContainText(place(2));
});
