/** What the contract leaves out: right answers, the program without hints, cards and sound. */
import type { Page } from '@playwright/test';
import { seenTexts } from './support/inspect.ts';
import { button, expectStep, narration, stepField } from './support/lattice.ts';
import {
  asked,
  board,
  element,
  elements,
  linkOf,
  openPanel,
  openSort,
  shownElements,
  showSort,
  withQuickTime,
} from './support/quicksort.ts';
import { milestonesOf, sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scene = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });

test('pointers and program show nothing while hints are off', async ({ page }) => {
  await openSort(page, `${scene}&cursor=5`);
  const panel = await openPanel(page, 'Program');
  const hints = [
    board(page).locator('g.pointer'),
    panel.locator('pre code[aria-current=step]'),
    panel.locator('.claims li'),
  ];
  for (const one of hints) await expect(one).not.toHaveCount(0);
  for (const hidden of ['hints=off', 'reveal=on']) {
    await showSort(page, `${scene}&cursor=5&${hidden}`);
    await expect(panel.locator('pre code')).not.toHaveCount(0);
    for (const one of hints) await expect(one).toHaveCount(0);
  }
});

test('covered elements show their side one by one, with mouse and keyboard, until the next step', async ({
  page,
}) => {
  await openSort(page, `${scene}&cursor=5&reveal=on`);
  const covered = board(page).locator('.element.covered');
  await expect(covered).toHaveCount(7);
  await element(page, 1).click();
  await expect(covered).toHaveCount(6);
  await expect(element(page, 1)).toHaveAccessibleName('Place 1: 2, left of the pivot');
  await expect(asked(page, 1)).toContainText('2 lies on the left');
  await page.keyboard.press('Escape');
  await expect(covered).toHaveCount(6);
  await element(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(covered).toHaveCount(5);
  // Another step covers the marks again.
  await button(page, 'forward').click();
  await expectStep(page, 6);
  await expect(covered).toHaveCount(7);
});

test('each prediction gets the right verdict, to the end of the run', async ({ page }) => {
  await withQuickTime(page);
  await openSort(page, `${scene}&cursor=0&predict=on`);
  const run = sortOf(scene);
  for (const [at, last] of milestonesOf(run).entries()) {
    const part = run.part(last);
    const [left, right] = [part.equal - part.lo, part.hi - part.larger];
    const answers = ['the left one', 'both the same', 'the right one'];
    const fewer = Math.sign(left - right) + 1;
    // Play stops at the question too.
    await button(page, at === 0 ? 'play' : 'last').click();
    await expectStep(page, last - 1);
    await expect(button(page, 'play')).toBeVisible();
    await expect(question(page)).toContainText(
      `Places ${part.lo + 1} to ${part.hi} are almost divided. Which side has fewer elements?`,
    );
    await expect(question(page).getByRole('button')).toHaveText([
      'the left one',
      'the right one',
      'both the same',
    ]);
    // The second answer is wrong.
    const answer = answers[at === 1 ? (fewer + 1) % 3 : fewer] ?? '';
    await button(question(page), answer).click();
    await expectStep(page, last);
    const verdict = at === 1 ? 'Wrong.' : 'Right.';
    const good = at === 0 ? 1 : at;
    await expect(narration(page)).toContainText(
      `${verdict} On this device you got ${good} of ${at + 1} right.`,
    );
  }
  // The last division is the end.
  await expect(narration(page)).toContainText('The list is sorted');
  await expect(stepField(page)).toHaveValue(String(run.steps));
});

test('a card has text as large as all else on a presented page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSort(page, `${scene}&cursor=5&present=on`);
  await element(page, 2).click();
  await expect(asked(page, 2)).toBeVisible();
  const texts = await seenTexts(page, 'appleyard-quicksort');
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ size }) => size < 23.9).map(({ text }) => text)).toEqual([]);
});

test('the settings show cards with values, and a button turns the sound of steps on and off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => Reflect.get(window, 'tones').length as number);
  await openSort(page, `${scene}&cursor=0`);
  const settings = await openPanel(page, 'Settings');
  const sound = button(page, 'Sound');
  await test.step('sound', async () => {
    await button(page, 'forward').click();
    await expectStep(page, 1);
    await expect(narration(page)).toContainText('The pivot of places 1 to 7');
    expect(await tones()).toBe(0);
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'forward').click();
    await expect.poll(tones).toBe(1);
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await button(page, 'forward').click();
    await expectStep(page, 3);
    await expect(narration(page)).toContainText('larger than the pivot');
    expect(await tones()).toBe(1);
  });
  await test.step('cards', async () => {
    const heights = () =>
      elements(page).evaluateAll((all) => all.map((one) => one.getAttribute('height')));
    await expect.poll(async () => new Set(await heights()).size).toBe(7);
    await settings.getByRole('radio', { name: /^as cards/ }).check();
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    await expect(board(page).locator('text.value')).toHaveText(
      (await shownElements(page)).map(({ value }) => String(value)),
    );
    expect(await linkOf(page)).toContain('show=cards');
  });
});
