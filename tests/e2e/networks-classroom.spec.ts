import type { Page } from '@playwright/test';
import { allWords, seenTexts, tabRound } from './support/inspect.ts';
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
  asked,
  astray,
  bead,
  board,
  comparator,
  comparators,
  expectOutcome,
  frontOf,
  inputsOf,
  networkOf,
  openNetwork,
  openPanel,
  plate,
  press,
  told,
  verdict,
  words,
  wrongNames,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Four comparators of four wires: 1 3 2 4 comes out wrong. */
const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=811,813,812,814';
const question = (page: Page) => page.getByRole('group', { name: words.text('predict-label') });

/** What gives away whether a network sorts. */
const verdicts = ['verdict-sorts', 'verdict-broken', 'verdict-fails', 'verdict-example'].map(
  (id) =>
    words
      .text(id, { inputs: '', states: '', sorted: '', input: '', ones: 0, fewest: 'yes' })
      .split(/[ :]/)[0] ?? '',
);

/** Nothing that can be seen or heard tells whether it sorts. */
async function expectUntold(page: Page): Promise<void> {
  await expectOutcome(page, 'unknown');
  await expect(verdict(page)).toContainText(words.text('verdict-hidden'));
  for (const id of ['leave-out', 'show-failure'] as const) {
    await expect(press(page, id)).toHaveCount(0);
  }
  await expect(wrongNames(page)).toHaveCount(0);
  await expect(astray(page)).toHaveCount(0);
  await expect(plate(page).locator('.thread.astray')).toHaveCount(0);
  await expect(board(page).locator('.redundant')).toHaveCount(0);
  const said = (await allWords(page)).join('\n');
  for (const word of verdicts) expect.soft(said).not.toContain(`${word} `);
  expect.soft(said).not.toContain(words.text('networks-sorted'));
  expect.soft(said).not.toMatch(/(is|come[s]? out) not sorted/);
}

for (const [what, option] of [
  ['without hints', 'hints=off'],
  ['with covered marks', 'reveal=on'],
] as const) {
  test.describe(what, () => {
    test('neither the plate nor a word tells whether it sorts', async ({ page }) => {
      await openNetwork(page, broken);
      await expectOutcome(page, 'fails');
      await expect(wrongNames(page)).toHaveCount(2);
      for (const scene of [broken, '#v=1&wires=6', `${broken}&cursor=2`]) {
        await openNetwork(page, `${scene}&${option}`);
        await page.getByText(words.text('as-text')).click();
        await expectUntold(page);
        await comparator(page, 1).click();
        await expect(asked(page, 1)).toContainText(words.text('why-covered'));
        await expect(announcements(page)).not.toContainText(/change places|stayed?/);
        await page.keyboard.press('Escape');
      }
    });

    test('no panel tells it either', async ({ page }) => {
      await openNetwork(page, `${broken}&${option}`);
      const proof = await openPanel(page, 'proof');
      await expect(proof).not.toContainText(/does not sort|It sorts/);
      await expect(proof.locator('section.funnel svg')).toHaveCount(0);
      const principle = await openPanel(page, 'principle');
      await expect(principle.locator('td.astray')).toHaveCount(0);
      await expect(principle).not.toContainText(
        words.text('principle-step-wrong', { above: 813, below: 812, wire: 2, next: 3 }),
      );
      await openNetwork(page, `#v=1&wires=4&${option}`);
      const order = await openPanel(page, 'order');
      await expect(order).not.toContainText(
        words.text('order-states-sorted', { done: 5, states: 5, inputs: 16 }),
      );
    });

    test('nor an edit, nor a step', async ({ page }) => {
      await openNetwork(page, `${broken}&${option}`);
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
        await expect(narration(page)).not.toContainText(/change places|and they stay/);
      }
      await expect(narration(page)).toContainText(words.text('networks-end-covered'));
      await expectUntold(page);
    });
  });
}

test.describe('covered marks', () => {
  test('show their element one by one, where they are touched', async ({ page }) => {
    await openNetwork(page, `${broken}&reveal=on`);
    const covered = board(page).locator('.bead.covered');
    await expect(covered).toHaveCount(4);
    await expect(plate(page).locator('.thread')).toHaveCount(0);
    // The link is only printed.
    const said = (await allWords(page)).filter((text) => !text.startsWith('v=1')).join('\n');
    for (const value of [811, 812, 813, 814]) expect.soft(said).not.toContain(String(value));
    await bead(page, 2).click();
    await expect(covered).toHaveCount(3);
    const net = await networkOf(page);
    const out = sent(net, [811, 813, 812, 814]);
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

test.describe('predicting', () => {
  for (const by of ['comparator', 'layer'] as const) {
    test(`stops before a layer is done, asks, and keeps the score, by ${by}`, async ({ page }) => {
      await openNetwork(page, `#v=1&wires=4&by=${by}&cursor=0`);
      const { pairs, layers } = await told(page);
      const elements = await inputsOf(page);
      const last = layers.lastIndexOf(1) + 1;
      await openNetwork(page, `#v=1&wires=4&by=${by}&cursor=0&predict=on`);
      await button(page, 'last').click();
      await expectStep(page, by === 'layer' ? 0 : last - 1);
      await expect(question(page)).toBeVisible();
      if (by === 'layer') return;
      const [low, high] = pairs[last - 1] ?? [0, 0];
      await expect(question(page)).toContainText(
        words.text('networks-predict', { top: low, bottom: high }),
      );
      const before = sent(pairs.slice(0, last - 1), elements);
      const exchanges = (before[low - 1] ?? 0) > (before[high - 1] ?? 0);
      await press(question(page), exchanges ? 'answer-exchange' : 'answer-stay').click();
      await expectStep(page, last);
      await expect(narration(page)).toContainText('1 of 1');
      await page.reload();
      await button(page, 'last').click();
      await press(question(page), exchanges ? 'answer-stay' : 'answer-exchange').click();
      await expect(narration(page)).toContainText('1 of 2');
    });
  }

  test('lets nobody past, and what is asked is not told anywhere', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=6&cursor=0&predict=on');
    await slider(page).first().fill('9');
    await expect(question(page)).toBeVisible();
    const at = await stepField(page).inputValue();
    await board(page).locator('[tabindex="0"]').focus();
    for (const key of ['End', 'Shift+Period', '.', 'PageDown']) {
      await page.keyboard.press(key);
      await expectStep(page, Number(at));
    }
    // What comes is not told by asking the comparator.
    await comparator(page, Number(at) + 1).click();
    await expect(asked(page, Number(at) + 1)).toBeVisible();
    await expect(asked(page, Number(at) + 1)).not.toContainText(/will come, and/);
  });

  test('can be answered to the end', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=5&cursor=0&predict=on');
    const { pairs } = await told(page);
    for (let i = 0; i < 12; i += 1) {
      if (Number(await stepField(page).inputValue()) === pairs.length) break;
      await button(page, 'last').click();
      await expect(question(page)).toBeVisible();
      const before = Number(await stepField(page).inputValue());
      await question(page).getByRole('button').first().click();
      await expectStep(page, before + 1);
    }
    await expectStep(page, pairs.length);
  });
});

test.describe('presenting', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const [what, scene] of [
    ['16 wires', '#v=1&cursor=20'],
    ['a network that fails', broken],
    ['64 wires', '#v=1&wires=64&kind=bitonic&cursor=60'],
    ['two beside each other', '#v=1&wires=8&kind=insertion&beside=bubble&cursor=5'],
    ['no wires', '#v=1&wires=0'],
  ] as const) {
    test(`leaves the figure and the narration, 24 px and larger: ${what}`, async ({ page }) => {
      await openNetwork(page, `${scene}&present=on`);
      await expect(button(page, 'Settings')).toBeHidden();
      await expect(page.getByText(words.text('as-text'))).toBeHidden();
      expect(await page.locator('appleyard-networks').boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 1280,
        height: 720,
      });
      const texts = await seenTexts(page, 'appleyard-networks');
      const small = texts.filter(({ size }) => size < 23.9);
      expect.soft(small.map(({ text, size }) => `${text} (${size} px)`)).toEqual([]);
      expect.soft(texts.filter(({ cut }) => cut).map(({ text }) => text)).toEqual([]);
    });
  }

  test('a clicker steps, B blanks, Escape leaves', async ({ page }) => {
    await openNetwork(page, '#v=1&cursor=5&present=on');
    await page.keyboard.press('PageDown');
    await expectStep(page, 6);
    await page.keyboard.press('PageUp');
    await expectStep(page, 5);
    await page.keyboard.press('b');
    await expect(plate(page)).toBeHidden();
    await page.keyboard.press('b');
    await expect(plate(page)).toBeVisible();
    const { reached } = await tabRound(page);
    expect(reached.filter((stop) => /Appleyard|Español|Lattice/.test(stop))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Settings')).toBeVisible();
    await expectStep(page, 5);
  });
});

test.describe('what the settings say', () => {
  for (const [name, field] of [
    ['hints', 'hints=off'],
    ['reveal', 'reveal=on'],
    ['predict', 'predict=on'],
  ] as const) {
    test(`goes into the link: ${field}`, async ({ page, context }) => {
      await openNetwork(page, '#v=1&wires=7&cursor=2');
      const front = await frontOf(page);
      const settings = await openPanel(page, 'settings');
      const label = words.text(`classroom-${name}`);
      await settings.getByRole('checkbox', { name: label, exact: true }).click();
      const link = await sharedLink(page);
      expect(link).toContain(field);
      const opened = await context.newPage();
      await opened.goto(link);
      await expectStep(opened, 2);
      if (name !== 'reveal') expect(await frontOf(opened)).toEqual(front);
    });
  }
});
