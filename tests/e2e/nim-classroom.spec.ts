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
  play,
  showScene,
  standing,
  status,
  stone,
  threads,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });
const verdict =
  /That is (lost|won)|You can win|loses this|Winning moves|gave the win|odd number of ones|The problem asks/;

/** What in the figure, its text or its announcements says who wins. */
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
  await openNim(page, '#v=1');
  await expect.poll(async () => (await leaks(page)).length).toBeGreaterThan(6);
  for (const option of ['hints=off', 'reveal=on']) {
    await test.step(`what is planned, with ${option}`, async () => {
      await showScene(page, `v=1&heaps=5,7,9&story=1850&${option}`);
      await expect(figure(page)).toContainText('Poker cards lie in heaps');
      await expect(play(page)).toContainText('Take a stone, or let the computer begin.');
      await stone(page, 3, 9).click();
      await expectPlanned(page, 'Take 1 from heap 3', '5, 7, 8');
      await expect(announcements(page)).toHaveText('Take 1 from heap 3');
      expect(await leaks(page)).toEqual([]);
    });
    await test.step(`a game, with ${option}`, async () => {
      await showScene(page, `v=1&takes=3-7_2-2&${option}`);
      await standing(page, 2);
      await expect(announcements(page)).toContainText('Ply 2');
      expect(await leaks(page)).toEqual([]);
      await byMouse(page, [2, 1], [3, 3, 0]);
      await standing(page, 4);
      expect(await leaks(page)).toEqual([]);
    });
  }
  await test.step('what is covered in a game can be uncovered', async () => {
    await button(page, 'uncover all').click();
    await expect(narration(page)).toContainText('That is');
    await expect(button(page, 'uncover all')).toBeHidden();
  });
  await test.step('covered bundles stay so at every step until they are uncovered', async () => {
    await showScene(page, 'v=1&reveal=on');
    await button(page, 'first').click();
    await button(page, 'last').click();
    await expectStep(page, 8);
    expect(await leaks(page)).toEqual([]);
    await button(page, 'uncover all').click();
    await expect(narration(page)).toContainText('That is won');
    await expect(threads(page)).toHaveCount(3);
  });
  await test.step('hints are shown in a game when they are asked for', async () => {
    await showScene(page, 'v=1&takes=3-7_2-2&hints=off');
    const hints = page.getByRole('button', { name: 'show what is lost and won' });
    await expect(hints).toHaveAttribute('aria-pressed', 'false');
    await hints.click();
    await expect(hints).toHaveAttribute('aria-pressed', 'true');
    await expect(narration(page).locator('p').first()).toContainText('That is lost');
  });
  await test.step('a stone can be taken while the figure is presented', async () => {
    await showScene(page, 'v=1&present=on&cursor=4');
    await stone(page, 1, 3).click();
    await expectPlanned(page, 'Take 1 from heap 1');
    await button(page, 'Take').click();
    await standing(page, 2);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Settings')).toBeVisible();
    await expect(status(page)).toContainText('Your move');
  });
  await test.step('a game in a lesson goes on, and the lesson with it', async () => {
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
    await expect(narration(page)).toContainText('That is lost');
  });
  await test.step('under misère play the class is told in its panel alone, and not who wins', async () => {
    await showScene(page, 'v=1&end=misere');
    await expect(page.locator('.badge')).toHaveText('S2');
    await showScene(page, 'v=1&end=misere&hints=off');
    await expect(page.locator('.badge')).toHaveCount(0);
    const panel = await openPanel(page, 'Last stone');
    await expect(panel.locator('.badge')).toHaveText('S2');
    await expect(panel).not.toContainText(verdict);
  });
});

test('who wins is asked, then in how many ways, and nothing tells it before', async ({ page }) => {
  const scene = 'v=1&cursor=0&predict=on';
  await openNim(page, `#${scene}`);
  const told = async () => {
    await expect(play(page)).toContainText('Take a stone, or let the computer begin.');
    await expect(play(page)).not.toContainText(/Winning moves|You can win|loses this/);
    const text = await readAsText(page);
    await expect(text.filter({ hasText: /moves? wins?|Winning/ })).toHaveCount(0);
  };
  const answer = async (name: string) => {
    await question(page).getByRole('button', { name, exact: true }).click();
  };
  await test.step('a plan tells no more than the explanation has', async () => {
    await stone(page, 3, 7).click();
    await expectPlanned(page, 'Take 1 from heap 3', '3, 5, 6');
    await expect(planned(page)).not.toContainText(/is (lost|won)/);
    await page.keyboard.press('Escape');
  });
  await test.step('no way leads past the question', async () => {
    await slider(page).fill('8');
    await expectStep(page, 6);
    await stepField(page).fill('8');
    await stepField(page).press('Enter');
    await expectStep(page, 6);
    await expect(question(page)).toContainText(
      'All bundles that have a partner are joined. Is this lost or won for whoever must move?',
    );
    await told();
  });
  await test.step('the answers are right or not', async () => {
    await answer('won');
    await expectStep(page, 7);
    await expect(narration(page)).toContainText('Right. 1 of 1 right on this device.');
    await button(page, 'last').click();
    await expect(question(page)).toContainText('How many moves win?');
    await told();
    await answer('none');
    await expectStep(page, 8);
    await expect(narration(page)).toContainText('Not so. 1 of 2 right on this device.');
    await expect(play(page)).toContainText('Winning moves');
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
        await expect(narration(page)).toContainText(`Right. ${right} of ${right + 1} right`);
      }
    });
  }
});
