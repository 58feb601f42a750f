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
  sentence,
  showScene,
  soon,
  standing,
  takeArgs,
  verdict,
  winningMoves,
  withQuickComputer,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => withQuickComputer(page));

const secret =
  /You lose|opponent can|move loses|has (lost|won)|can win|(moves?|Every move) wins?|gave the win|only move that|would win|: (wins|loses) in/;

/** The texts of the figure, its names, its panel and its announcements that say who wins; each bar says so too. */
async function leaks(page: Page): Promise<string[]> {
  await readAsText(page);
  const said = await page.locator('appleyard-chain').evaluate(({ shadowRoot }) => {
    const all = (selector: string) => [...(shadowRoot?.querySelectorAll(selector) ?? [])];
    return [
      ...all('.narration, .as-text p, .spoken, .panel, .planned').map(
        (one) => one.textContent?.replaceAll(/\s+/g, ' ') ?? '',
      ),
      ...all('svg.picture [aria-label]').map((one) => one.getAttribute('aria-label') ?? ''),
      ...all('.bar').map(() => 'has won'),
    ];
  });
  return said.filter((text) => secret.test(text));
}
const keepsSecret = (page: Page) => expect.poll(() => leaks(page), soon).toEqual([]);

const question = (page: Page) => page.getByRole('group', { name: sentence('predict-label') });
const hidden = sentence('game-turn', { who: 'you', last: 'first' });

test('without hints no plan, panel, ply or game says who wins, until the reader asks for hints', async ({
  page,
}) => {
  await openChain(page, '#v=1&why=on');
  await openPanel(page, 'groups');
  await expect.poll(async () => (await leaks(page)).length).toBeGreaterThan(15);
  await showScene(page, 'v=1&hints=off');
  await expect(narration(page)).toContainText(hidden);
  await keepsSecret(page);
  await mark(page, [5, 1]).click();
  await expectPlanned(page, [5, 1]);
  await expect(announcements(page)).toContainText(sentence('planned', takeArgs([5, 1])));
  await keepsSecret(page);
  for (const panel of ['map', 'octal'] as const) {
    await openPanel(page, panel);
    await keepsSecret(page);
  }
  for (let ply = 1; ply <= 7; ply += 1) {
    await button(page, sentence('transport-forward')).click();
    await expectStep(page, ply);
    await keepsSecret(page);
  }

  await showScene(page, 'v=1&takes=start&hints=off');
  await standing(page);
  await byMouse(page, [1, 1], nine);
  const { cells } = await standing(page, 2);
  await keepsSecret(page);
  await openPanel(page, 'play');
  const hints = page.getByRole('button', { name: sentence('play-hints') });
  await expect(hints).toHaveAttribute('aria-pressed', 'false');
  await hints.click();
  await expect(hints).toHaveAttribute('aria-pressed', 'true');
  await button(page, sentence('game-why')).click();
  await expect(narration(page)).toContainText(verdict(direct.value(cells), 'you'));
  await expect(bars(page)).toHaveCount(direct.takes(cells).length);
  await hints.click();
  await keepsSecret(page);
});

test('covered values and verdicts stay hidden in plans and games, until the reader uncovers them', async ({
  page,
}) => {
  await openChain(page, '#v=1&why=on&reveal=on&objects=7');
  await expect(narration(page)).toContainText(hidden);
  await mark(page, [1, 1]).click();
  await expect(planned(page)).toBeVisible();
  await keepsSecret(page);
  await button(page, sentence('transport-forward')).click();
  await keepsSecret(page);
  await button(page, sentence('transport-back')).click();
  await button(page, sentence('reveal-all')).click();
  await expect(narration(page)).toContainText(winningMoves(direct, whole(7), 0));
  await expect(bars(page)).toHaveCount(7);
  await expect(button(page, sentence('reveal-all'))).toBeHidden();
  await showScene(page, 'v=1&why=on&reveal=on&takes=1_5&opponent=human');
  await standing(page, 2);
  await keepsSecret(page);
  await button(page, sentence('reveal-all')).click();
  await expect(narration(page)).toContainText(verdict(direct.value('011101111')));
});

test('a prediction asks before each ply who wins, judges the answer, and no plan gives it away', async ({
  page,
}) => {
  await openChain(page, '#v=1&predict=on&objects=5');
  await mark(page, [3, 1]).click();
  await expectPlanned(page, [3, 1]);
  await keepsSecret(page);
  let right = 0;
  for (const ply of [0, 1, 2]) {
    await expectStep(page, ply);
    const { wins } = direct.value(await cellsOf(page), ply);
    await button(page, sentence('transport-last')).click();
    await expect(question(page)).toContainText(sentence('game-predict', { answers: 2 }));
    // The narration does not answer the question.
    await expect(narration(page)).not.toContainText(/can win|loses against/);
    await expect(bars(page)).toHaveCount(0);
    // The test answers wrongly every other time.
    const rightly = ply % 2 === 0;
    if (rightly) right += 1;
    await button(question(page), sentence(rightly === wins ? 'answer-won' : 'answer-lost')).click();
    const score = sentence('predict-score', { score: right, of: ply + 1 });
    const verdictTold = sentence(rightly ? 'predict-right' : 'predict-wrong');
    await expect(page.locator('.verdict')).toHaveText(
      new RegExp(`^\\s*${verdictTold}\\s+${score}\\s*$`),
    );
  }
});

test('a game can begin in a presentation and go on in a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openChain(page, '#v=1&present=on');
  await expect(button(page, sentence('word-more'))).toBeHidden();
  await mark(page, [5, 1]).click();
  await expectPlanned(page, [5, 1]);
  await mark(page, [5, 1]).click();
  await standing(page, 2);
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, sentence('word-more'))).toBeVisible();
  await expect(narration(page)).toContainText(sentence('game-turn', { who: 'you', last: 'first' }));

  const lessonLink = 'v=1&lesson=3/cursor=1/row=111101&end=misere/takes=5_1-2&opponent=human';
  await showScene(page, lessonLink);
  const lesson = page.getByRole('navigation', { name: sentence('lesson') });
  const place = (at: number) => sentence('lesson-place', { place: at, scenes: 3 });
  expect((await standing(page, 2)).cells).toBe('001101111');
  await byNumber(page, [3, 1], '001101111');
  await standing(page, 3);
  await expect(lesson).toContainText(place(3));
  await button(lesson, sentence('lesson-back')).click();
  await expectCells(page, '111101');
  await expect(lesson).toContainText(place(2));
});
