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
  diagram,
  element,
  elements,
  openPanel,
  openSort,
  stepsOf,
  told,
} from './support/quicksort.ts';
import { exportedRows } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scene = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });
/** What would give away where an element belongs. */
const verdict = /left of the pivot|right of the pivot|as the pivot|not looked at/;
const sided = '.element.smaller, .element.equal, .element.larger, .element.unprocessed';

test.describe('without hints', () => {
  test('no element says or shows on which side it lies', async ({ page }) => {
    await openSort(page, `${scene}&cursor=5`);
    await expect(board(page).locator(sided).first()).toBeAttached();
    await openSort(page, `${scene}&cursor=5&hints=off`);
    await expect(board(page).locator(sided)).toHaveCount(0);
    for (const { area } of await told(page)) expect(area).not.toMatch(/left|right|pivot|unseen/);
    await expect(diagram(page)).toHaveCount(0);
    const secret = /than the pivot|Not looked at/;
    await expect((await readAsText(page)).filter({ hasText: secret })).toHaveCount(0);
  });

  test('neither the story nor an asked element nor a label tells it', async ({ page }) => {
    await openSort(page, `${scene}&cursor=5&hints=off`);
    await expect(narration(page)).not.toContainText(/(smaller|larger) than the pivot/);
    await expect(announcements(page)).not.toContainText(/(smaller|larger) than the pivot/);
    await element(page, 1).click();
    const why = page.getByRole('region', { name: 'Place 1' });
    await expect(why).toBeVisible();
    await expect(why).not.toContainText(/lies on the (left|right)|is the pivot/);
  });
});

test.describe('covered marks', () => {
  test('show their side one by one, where they are touched', async ({ page }) => {
    await openSort(page, `${scene}&cursor=5&reveal=on`);
    const covered = board(page).locator('.element.covered');
    await expect(covered).toHaveCount(7);
    await expect(board(page).locator(sided)).toHaveCount(0);
    await element(page, 1).click();
    await expect(covered).toHaveCount(6);
    await expect(board(page).locator(sided)).toHaveCount(1);
    await expect(element(page, 1)).toHaveAccessibleName(verdict);
    await page.keyboard.press('Escape');
    await expect(covered).toHaveCount(6);
    // With the keyboard too.
    await element(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(covered).toHaveCount(5);
    // Another step has other answers.
    await button(page, 'forward').click();
    await expectStep(page, 6);
    await expect(covered).toHaveCount(7);
  });
});

test.describe('predicting', () => {
  /** The first part that is divided: how many steps that takes, and which side has fewer. */
  async function firstDivision(page: Page) {
    const rows = await exportedRows(page);
    const last = rows.findIndex(({ b, c, operation }) => operation !== 'pivot' && b === c);
    const row = rows[last];
    if (!row) throw new Error('nothing is divided');
    const difference = row.a - (7 - row.c);
    const answers = ['the left one', 'both have as many', 'the right one'];
    return { step: last + 1, right: answers[Math.sign(difference) + 1] ?? '', answers };
  }

  test('stops before a partition is done, asks, and keeps the score', async ({ page }) => {
    await openSort(page, `${scene}&cursor=0`);
    const { step, right, answers } = await firstDivision(page);
    await openSort(page, `${scene}&cursor=0&predict=on`);
    await button(page, 'last').click();
    await expectStep(page, step - 1);
    await expect(question(page)).toContainText(
      'The division of places 1 to 7 is all but done. Which side has fewer elements?',
    );
    await expect(question(page).getByRole('button')).toHaveCount(3);
    await question(page).getByRole('button', { name: right, exact: true }).click();
    await expectStep(page, step);
    await expect(narration(page)).toContainText('Right. 1 of 1 right on this device.');
    // And a wrong one.
    await page.reload();
    await button(page, 'last').click();
    const wrong = answers.find((answer) => answer !== right) ?? '';
    await question(page).getByRole('button', { name: wrong, exact: true }).click();
    await expectStep(page, step);
    await expect(narration(page)).toContainText('Not so. 1 of 2 right on this device.');
    await button(page, 'last').click();
    await expect(question(page)).toBeVisible();
    expect(Number(await stepField(page).inputValue())).toBeGreaterThanOrEqual(step);
  });

  test('lets nobody past an unanswered partition', async ({ page }) => {
    await openSort(page, `${scene}&cursor=0`);
    const { step } = await firstDivision(page);
    await openSort(page, `${scene}&cursor=0&predict=on`);
    await slider(page).fill('9');
    await expectStep(page, step - 1);
    await board(page).locator('[tabindex="0"]').focus();
    for (const key of ['End', 'Shift+Period', '.', 'PageDown']) {
      await page.keyboard.press(key);
      await expectStep(page, step - 1);
    }
    await button(page, 'first').click();
    await expect(question(page)).toBeHidden();
    await button(page, 'play').click();
    await expect(question(page)).toBeVisible();
    await expect(button(page, 'play')).toBeVisible();
  });

  test('can be answered to the end', async ({ page }) => {
    await openSort(page, '#v=1&length=12&cursor=0&predict=on');
    const last = await stepsOf(page);
    for (let asked = 0; asked < 12; asked += 1) {
      if (Number(await stepField(page).inputValue()) === last) break;
      await button(page, 'last').click();
      await expect(question(page)).toBeVisible();
      const before = Number(await stepField(page).inputValue());
      await question(page).getByRole('button').first().click();
      await expectStep(page, before + 1);
    }
    await expectStep(page, last);
    await expect(narration(page)).toContainText('Sorted');
  });
});

test.describe('presenting', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const [what, fields] of [
    ['a moment', `${scene}&cursor=5`],
    ['64 elements', '#v=1&cursor=60'],
    ['many elements', '#v=1&length=2000'],
    ['a race', '#v=1&length=40&race=document_hoare_lomuto&cursor=50'],
  ] as const) {
    test(`leaves the figure and the narration, 24 px and larger: ${what}`, async ({ page }) => {
      await openSort(page, `${fields}&present=on`);
      await expect(button(page, 'Settings')).toBeHidden();
      await expect(page.getByText('The figure as text')).toBeHidden();
      expect(await page.locator('appleyard-quicksort').boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 1280,
        height: 720,
      });
      const texts = await seenTexts(page, 'appleyard-quicksort');
      const small = texts.filter(({ size }) => size < 23.9);
      expect(small.map(({ text, size }) => `${text} (${size} px)`)).toEqual([]);
      expect(texts.filter(({ cut }) => cut).map(({ text }) => text)).toEqual([]);
    });
  }

  test('an asked element is told as large', async ({ page }) => {
    await openSort(page, `${scene}&cursor=5&present=on`);
    await element(page, 2).click();
    await expect(page.getByRole('region', { name: 'Place 2' })).toBeVisible();
    const texts = await seenTexts(page, 'appleyard-quicksort');
    expect(texts.filter(({ size }) => size < 23.9).map(({ text }) => text)).toEqual([]);
  });

  test('a clicker steps, B blanks, Escape leaves', async ({ page }) => {
    await openSort(page, `${scene}&cursor=5&present=on`);
    await page.keyboard.press('PageDown');
    await expectStep(page, 6);
    await page.keyboard.press('PageUp');
    await expectStep(page, 5);
    await page.keyboard.press('b');
    await expect(board(page)).toBeHidden();
    await page.keyboard.press('b');
    await expect(board(page)).toBeVisible();
    const { reached } = await tabRound(page);
    expect(reached.filter((stop) => /Appleyard|Español|Lattice/.test(stop))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Settings')).toBeVisible();
    await expectStep(page, 5);
  });
});

test.describe('what the settings say', () => {
  for (const [label, field] of [
    ['hints', 'hints=off'],
    ['cover the marks until touched', 'reveal=on'],
    ['ask before each milestone', 'predict=on'],
  ] as const) {
    test(`goes into the link: ${field}`, async ({ page, context }) => {
      await openSort(page, `${scene}&cursor=2`);
      const settings = await openPanel(page, 'Settings');
      await settings.getByRole('checkbox', { name: label }).click();
      const link = await sharedLink(page);
      expect(link).toContain(field);
      const opened = await context.newPage();
      await opened.goto(link);
      await expect(elements(opened)).toHaveCount(7);
      await expectStep(opened, 2);
    });
  }

  test('as cards shows the values, where there is room', async ({ page }) => {
    await openSort(page, `${scene}&cursor=2`);
    const before = await elements(page).first().getAttribute('height');
    const settings = await openPanel(page, 'Settings');
    await settings.getByRole('radio', { name: /^as cards/ }).check();
    await expect(page).toHaveURL(/show=cards/);
    await expect.poll(() => elements(page).first().getAttribute('height')).not.toBe(before);
    await expect(board(page).locator('text.value')).toHaveText(
      (await told(page)).map(({ value }) => String(value)),
    );
    const heights = await elements(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('height')),
    );
    expect(new Set(heights).size).toBe(1);
  });

  test('with sound each step sounds, and not without', async ({ page }) => {
    await page.addInitScript(() => {
      const tones: number[] = [];
      Object.assign(window, { tones });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
        tones.push(this.frequency.value);
        start.call(this, when);
      };
    });
    const tones = () =>
      page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
    await openSort(page, `${scene}&cursor=0`);
    await button(page, 'forward').click();
    await expectStep(page, 1);
    expect(await tones()).toBe(0);
    const settings = await openPanel(page, 'Settings');
    const sound = settings.getByRole('checkbox', { name: /^each step sounds/ });
    await expect(sound).not.toBeChecked();
    await sound.check();
    await button(page, 'forward').click();
    await expect.poll(tones).toBe(1);
    await sound.uncheck();
    await button(page, 'forward').click();
    await expectStep(page, 3);
    await expect(narration(page)).toContainText('pivot');
    expect(await tones()).toBe(1);
    await sound.check();
    await expect(sound).toBeChecked();
  });
});
