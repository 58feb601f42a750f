/** What the contract does not look at: right answers, the program without hints, cards and sound. */
import type { Page } from '@playwright/test';
import { seenTexts } from './support/inspect.ts';
import { button, expectStep, narration, stepField } from './support/lattice.ts';
import {
  asked,
  board,
  diagram,
  element,
  elements,
  linkOf,
  openPanel,
  openSort,
  showSort,
  told,
  withQuickTime,
} from './support/quicksort.ts';
import { milestonesOf, sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scene = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });

test('without hints neither the areas in characters nor the pointers nor the program tell anything', async ({
  page,
}) => {
  await openSort(page, `${scene}&cursor=5`);
  const panel = await openPanel(page, 'Program');
  const tells = [
    diagram(page),
    board(page).locator('g.pointer'),
    panel.locator('pre code[aria-current=step]'),
    panel.locator('.claims li'),
  ];
  for (const one of tells) await expect(one).not.toHaveCount(0);
  for (const hidden of ['hints=off', 'reveal=on']) {
    await showSort(page, `${scene}&cursor=5&${hidden}`);
    await expect(panel.locator('pre code')).not.toHaveCount(0);
    for (const one of tells) await expect(one).toHaveCount(0);
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
  // Another step has other answers.
  await button(page, 'forward').click();
  await expectStep(page, 6);
  await expect(covered).toHaveCount(7);
});

test('a division is predicted: right and wrong answers are told apart, to the end of the run', async ({
  page,
}) => {
  await withQuickTime(page);
  await openSort(page, `${scene}&cursor=0&predict=on`);
  const run = sortOf(scene);
  for (const [at, last] of milestonesOf(run).entries()) {
    const part = run.part(last);
    const [left, right] = [part.equal - part.lo, part.hi - part.larger];
    const answers = ['the left one', 'both have as many', 'the right one'];
    const fewer = Math.sign(left - right) + 1;
    // Play stops there too.
    await button(page, at === 0 ? 'play' : 'last').click();
    await expectStep(page, last - 1);
    await expect(button(page, 'play')).toBeVisible();
    await expect(question(page)).toContainText(
      `The division of places ${part.lo + 1} to ${part.hi} is all but done. Which side has fewer elements?`,
    );
    await expect(question(page).getByRole('button')).toHaveText([
      'the left one',
      'the right one',
      'both have as many',
    ]);
    // The second answer is wrong.
    const answer = answers[at === 1 ? (fewer + 1) % 3 : fewer] ?? '';
    await button(question(page), answer).click();
    await expectStep(page, last);
    const verdict = at === 1 ? 'Not so.' : 'Right.';
    const good = at === 0 ? 1 : at;
    await expect(narration(page)).toContainText(
      `${verdict} ${good} of ${at + 1} right on this device.`,
    );
  }
  // The last division is the end.
  await expect(narration(page)).toContainText('Sorted');
  await expect(stepField(page)).toHaveValue(String(run.steps));
});

test('an asked element is told as large as all that is presented', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSort(page, `${scene}&cursor=5&present=on`);
  await element(page, 2).click();
  await expect(asked(page, 2)).toBeVisible();
  const texts = await seenTexts(page, 'appleyard-quicksort');
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ size }) => size < 23.9).map(({ text }) => text)).toEqual([]);
});

test('the settings show cards with values, and give each step a sound until it is switched off', async ({
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
  const sound = settings.getByRole('checkbox', { name: /^each step sounds/ });
  await test.step('sound', async () => {
    await button(page, 'forward').click();
    await expectStep(page, 1);
    await expect(narration(page)).toContainText('The pivot of places 1 to 7');
    expect(await tones()).toBe(0);
    await expect(sound).not.toBeChecked();
    await sound.check();
    await button(page, 'forward').click();
    await expect.poll(tones).toBe(1);
    await sound.uncheck();
    await button(page, 'forward').click();
    await expectStep(page, 3);
    await expect(narration(page)).toContainText('larger than the pivot');
    expect(await tones()).toBe(1);
  });
  await test.step('cards', async () => {
    const heights = () =>
      elements(page).evaluateAll((all) => all.map((one) => one.getAttribute('height')));
    expect(new Set(await heights()).size).toBe(7);
    await settings.getByRole('radio', { name: /^as cards/ }).check();
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    await expect(board(page).locator('text.value')).toHaveText(
      (await told(page)).map(({ value }) => String(value)),
    );
    expect(await linkOf(page)).toContain('show=cards');
  });
});
