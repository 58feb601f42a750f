import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  board,
  byFields,
  byMouse,
  expectHeaps,
  expectPlanned,
  figure,
  openNim,
  openPanel,
  planned,
  showScene,
  standing,
  stone,
  threads,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });
const verdict =
  /You can win|You lose|opponent can win|move loses|Winning moves|gave the win|odd number of 1s|answer to the problem/;

/** The texts of the figure, its description and its announcements that say who wins. */
async function leaks(page: Page): Promise<string[]> {
  const said = [
    await narration(page).innerText(),
    await announcements(page).innerText(),
    ...(await (await readAsText(page)).allInnerTexts()),
  ].filter((text) => verdict.test(text) || /binary|(No|One) move wins|moves win/.test(text));
  const drawn = '.digits, .stone.single, .stone.paired, .thread, .deciding';
  return [...said, ...(await board(page).locator(drawn).allInnerTexts())];
}

test('without hints or covered, no game, plan or story gives away who wins', async ({ page }) => {
  await withQuickComputer(page);
  await openNim(page, '#v=1&why=on');
  await expect.poll(async () => (await leaks(page)).length).toBeGreaterThan(6);
  for (const option of ['hints=off', 'reveal=on']) {
    await test.step(`a planned take, with ${option}`, async () => {
      await showScene(page, `v=1&heaps=5,7,9&story=1850&${option}`);
      await expect(figure(page)).toContainText('Poker cards lie in heaps');
      await expect(narration(page).locator('p').first()).toHaveText(/Your move\.$/);
      await stone(page, 3, 9).click();
      await expectPlanned(page, 'Take 1 from heap 3', '5, 7, 8');
      await expect(announcements(page)).toHaveText(
        /^You take 1 from heap 3\. That leaves 5, 7, 8\. .* press Enter again/,
      );
      expect(await leaks(page)).toEqual([]);
    });
    await test.step(`a game, with ${option}`, async () => {
      await showScene(page, `v=1&takes=3-7_2-2&${option}`);
      await standing(page, 2);
      await expect(announcements(page)).toContainText('and left 3, 3, 0.');
      expect(await leaks(page)).toEqual([]);
      await byMouse(page, [2, 1], [3, 3, 0]);
      await standing(page, 4);
      expect(await leaks(page)).toEqual([]);
    });
  }
  await test.step('covered marks of a game can be uncovered', async () => {
    await button(page, 'uncover all').click();
    await expect(narration(page)).toContainText(/You (can win|lose)/);
    await expect(button(page, 'uncover all')).toBeHidden();
  });
  await test.step('covered bundles stay covered at every step until the reader uncovers them', async () => {
    await showScene(page, 'v=1&reveal=on');
    await button(page, 'last').click();
    await expectStep(page, 8);
    expect(await leaks(page)).toEqual([]);
    await button(page, 'uncover all').click();
    await expect(narration(page)).toContainText('You can win');
    await expect(threads(page)).toHaveCount(3);
  });
  await test.step('a game shows hints when the reader asks for them', async () => {
    await showScene(page, 'v=1&takes=3-7_2-2&hints=off');
    await openPanel(page, 'Play');
    const hints = page.getByRole('button', { name: 'show what is lost and won' });
    await expect(hints).toHaveAttribute('aria-pressed', 'false');
    await hints.click();
    await expect(hints).toHaveAttribute('aria-pressed', 'true');
    await expect(narration(page).locator('p').first()).toContainText('You lose');
  });
  await test.step('a stone can be taken while the figure is presented', async () => {
    await showScene(page, 'v=1&present=on&cursor=4');
    await stone(page, 1, 3).click();
    await expectPlanned(page, 'Take 1 from heap 1');
    await planned(page).getByRole('button').click();
    await standing(page, 2);
    await page.keyboard.press('Escape');
    await expect(button(page, 'More')).toBeVisible();
    await expect(narration(page)).toContainText('Your move');
  });
  await test.step('a game in a lesson goes on, and so does the lesson', async () => {
    await showScene(page, 'v=1&lesson=1/cursor=1/heaps=4,4/takes=3-1_2-1&opponent=human');
    const lesson = page.getByRole('navigation', { name: 'Lesson' });
    await button(lesson, 'next').click();
    await expectHeaps(page, '4 4');
    await button(lesson, 'next').click();
    expect((await standing(page, 2)).heaps).toEqual([3, 4, 6]);
    await byFields(page, [1, 1], [3, 4, 6]);
    await standing(page, 3);
    await expect(lesson).toContainText('3 of 3');
    await lesson.getByRole('button', { name: 'back' }).click();
    await expect(narration(page)).toContainText('If you begin, your opponent can win.');
  });
  await test.step('in misère play only the panel shows the class, and nothing says who wins', async () => {
    await showScene(page, 'v=1&end=misere&why=on');
    if (!(await page.locator('.own-game').isVisible())) await openPanel(page, 'Play');
    await expect(page.locator('.badge')).toHaveText('S2');
    await showScene(page, 'v=1&end=misere&why=on&hints=off');
    await expect(page.locator('.badge')).toHaveCount(0);
    const panel = await openPanel(page, 'Last stone');
    await expect(panel.locator('.badge')).toHaveText('S2');
    await expect(panel).not.toContainText(verdict);
  });
});

test('the figure asks who wins and then how many moves win, and gives no answer away before', async ({
  page,
}) => {
  const scene = 'v=1&cursor=0&predict=on';
  await openNim(page, `#${scene}`);
  const hides = async (secret: RegExp) => {
    await expect(narration(page)).not.toContainText(secret);
    await expect(board(page).locator('.wins')).toHaveCount(0);
    const text = await readAsText(page);
    await expect(text.filter({ hasText: /moves? wins?|Winning/ })).toHaveCount(0);
  };
  const answer = async (name: string) => {
    await question(page).getByRole('button', { name, exact: true }).click();
  };
  await test.step('a plan says no more than the explanation has said', async () => {
    await stone(page, 3, 7).click();
    await expectPlanned(page, 'Take 1 from heap 3', '3, 5, 6');
    await expect(planned(page)).not.toContainText(verdict);
    await page.keyboard.press('Escape');
  });
  await test.step('no button or key leads past the question', async () => {
    await slider(page).fill('8');
    await expectStep(page, 6);
    await stepField(page).fill('8');
    await stepField(page).press('Enter');
    await expectStep(page, 6);
    await expect(question(page)).toContainText(
      'All bundles that have a partner are joined. Is this position lost or won for the player to move?',
    );
    await hides(verdict);
  });
  await test.step('answers are marked as right or wrong', async () => {
    await answer('won');
    await expectStep(page, 7);
    await expect(narration(page)).toContainText('Right. On this device you got 1 of 1 right.');
    await button(page, 'last').click();
    await expect(question(page)).toContainText('How many moves win?');
    await hides(/column/);
    await answer('none');
    await expectStep(page, 8);
    await expect(narration(page)).toContainText('Wrong. On this device you got 1 of 2 right.');
    await expect(board(page).locator('.wins')).toHaveCount(3);
  });
  let right = 1;
  for (const [heaps, outcome, moves] of [
    ['3,5,7', 'won', 'three or more'],
    ['2,4,5', 'won', 'one'],
    ['1,4,5', 'lost', 'none'],
  ] as const) {
    await test.step(`${heaps} is ${outcome}, in ${moves} ways`, async () => {
      await showScene(page, `${scene}&heaps=${heaps}`);
      for (const one of [outcome, moves]) {
        await button(page, 'last').click();
        await answer(one);
        right += 1;
        await expect(narration(page)).toContainText(
          `Right. On this device you got ${right} of ${right + 1} right`,
        );
      }
    });
  }
});
