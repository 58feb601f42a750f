import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { allWords } from './support/inspect.ts';
import { announcements, button, expectStep, narration, stepField } from './support/lattice.ts';
import {
  asked,
  astray,
  bead,
  board,
  comparator,
  comparators,
  expectOutcome,
  inputsOf,
  markedNetwork,
  networkOf,
  openNetwork,
  openPanel,
  picture,
  press,
  showScene,
  verdict,
  words,
  wrongNames,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Four comparators of four wires: 1 3 2 4 comes out wrong. */
const broken = '#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=811,813,812,814';
const question = (page: Page) => page.getByRole('group', { name: words.text('predict-label') });

/** How a verdict begins. */
const verdicts = /^(It sorts|It does not sort|For example)\b/;
const saidOf = async (page: Page) => (await allWords(page)).filter((text) => verdicts.test(text));

/** Checks that nothing visible or audible gives away whether the network sorts. */
async function expectNoResult(page: Page): Promise<void> {
  await expectOutcome(page, 'unknown');
  await expect(verdict(page)).toContainText(words.text('verdict-hidden'));
  for (const id of ['leave-out', 'show-failure'] as const) {
    await expect(press(page, id)).toHaveCount(0);
  }
  await expect(wrongNames(page)).toHaveCount(0);
  await expect(astray(page)).toHaveCount(0);
  await expect(picture(page).locator('.thread.astray')).toHaveCount(0);
  await expect(board(page).locator('.redundant')).toHaveCount(0);
  // An earlier announcement stays for a moment.
  const giveAway = async () =>
    (await allWords(page)).filter(
      (text) =>
        verdicts.test(text) ||
        text.includes(words.text('networks-sorted')) ||
        /(is|comes? out) not sorted/.test(text),
    );
  await expect.poll(giveAway).toEqual([]);
}

test('without hints, or covered, no word, panel, edit or step gives away whether the network sorts', async ({
  page,
}) => {
  test.slow();
  await openNetwork(page, broken);
  await expectOutcome(page, 'fails');
  await expect(wrongNames(page)).toHaveCount(2);
  await expect(press(page, 'show-failure')).toBeVisible();
  await readAsText(page);
  // Under the narration, and in the figure as text.
  expect((await saidOf(page)).length).toBeGreaterThan(2);
  const chain = words.text('order-states-sorted', { done: 5, states: 5, inputs: 16 });
  const funnel = page.locator('.panel section.funnel svg');
  const wrong = page.locator('.panel td.astray');

  await test.step('everything that is searched for exists while nothing is hidden', async () => {
    await openPanel(page, 'proof');
    await expect(funnel).not.toHaveCount(0);
    await openPanel(page, 'principle');
    await expect(wrong).toHaveCount(2);
    await showScene(page, 'v=1&wires=4');
    await expect(await openPanel(page, 'order')).toContainText(chain);
    await press(page, 'word-order').click();
  });

  for (const option of ['hints=off', 'reveal=on']) {
    await test.step(option, async () => {
      for (const scene of [broken, 'v=1&wires=6', `${broken}&cursor=2`]) {
        await showScene(page, `${scene}&${option}`);
        await expectNoResult(page);
        await comparator(page, 1).click();
        await expect(asked(page, 1)).toContainText(words.text('why-covered'));
        await expect(announcements(page)).not.toContainText(/(wrong|right) order, so it/);
        await page.keyboard.press('Escape');
      }

      await showScene(page, `${broken}&${option}`);
      for (const name of ['proof', 'principle', 'order'] as const) {
        await expect(await openPanel(page, name)).toHaveText(words.text('panel-withheld'));
      }
      await expect(funnel.or(wrong)).toHaveCount(0);
      await press(page, 'word-order').click();

      await comparator(page, 4).click();
      await page.keyboard.press('Delete');
      await expect(comparators(page)).toHaveCount(3);
      await expectOutcome(page, 'unknown');
      await press(page, 'undo').click();
      await expect(comparators(page)).toHaveCount(4);
      await button(page, 'first').click();
      for (let step = 1; step <= 4; step += 1) {
        await button(page, 'forward').click();
        await expectStep(page, step);
        await expect(narration(page)).not.toContainText(/(swaps|leaves) \d/);
      }
      await expect(narration(page)).toContainText(words.text('networks-end-covered'));
      await expectNoResult(page);
    });
  }

  await test.step('covered marks show their elements one by one when they are touched', async () => {
    const covered = board(page).locator('.bead.covered');
    await expect(covered).toHaveCount(4);
    await expect(picture(page).locator('.thread')).toHaveCount(0);
    // The link is only printed text.
    const said = (await allWords(page)).filter((text) => !text.startsWith('v=1')).join('\n');
    for (const value of [811, 812, 813, 814]) expect.soft(said).not.toContain(String(value));
    await bead(page, 2).click();
    await expect(covered).toHaveCount(3);
    const out = sent(await networkOf(page), [811, 813, 812, 814]);
    await expect(bead(page, 2)).toHaveAccessibleName(
      words.text('mark-front', { wire: 2, value: out[1] ?? 0 }),
    );
    await page.keyboard.press('Escape');
    await expect(covered).toHaveCount(3);
    // Another step has other elements.
    await button(page, 'back').click();
    await expect(covered).toHaveCount(4);
  });
});

test('predicting stops before each layer, asks about a comparator, and counts right answers', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=4&cursor=0');
  const { pairs, layers } = await markedNetwork(page);
  const elements = await inputsOf(page);
  const last = layers.lastIndexOf(1) + 1;
  const [low, high] = pairs[last - 1] ?? [0, 0];
  const before = sent(pairs.slice(0, last - 1), elements);
  const answers = ['answer-exchange', 'answer-stay'] as const;
  const [right, wrong] =
    (before[low - 1] ?? 0) > (before[high - 1] ?? 0) ? answers : answers.toReversed();
  const predict = 'v=1&wires=4&cursor=0&predict=on';
  for (const [answer, score] of [
    [right, '1 of 1'],
    [wrong, '1 of 2'],
  ] as const) {
    await showScene(page, predict);
    await button(page, 'last').click();
    await expectStep(page, last - 1);
    await expect(question(page)).toContainText(
      words.text('networks-predict', { top: low, bottom: high }),
    );
    // Asking the comparator does not give the answer away.
    await comparator(page, last).click();
    await expect(asked(page, last)).toBeVisible();
    await expect(asked(page, last)).not.toContainText(/will come in the/);
    await page.keyboard.press('Escape');
    await press(question(page), answer ?? '').click();
    await expectStep(page, last);
    await expect(narration(page)).toContainText(score);
  }

  await test.step('to the end', async () => {
    for (let i = 0; i < pairs.length; i += 1) {
      const step = Number(await stepField(page).inputValue());
      if (step === pairs.length) break;
      await button(page, 'last').click();
      await expect(question(page)).toBeVisible();
      const at = Number(await stepField(page).inputValue());
      await question(page).getByRole('button').first().click();
      await expectStep(page, at + 1);
    }
    await expectStep(page, pairs.length);
  });

  await test.step('by layer', async () => {
    await showScene(page, `${predict}&by=layer`);
    await button(page, 'last').click();
    await expectStep(page, 0);
    await expect(question(page)).toBeVisible();
  });
});
