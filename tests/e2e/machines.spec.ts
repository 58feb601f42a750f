/** A Turing machine on its page: stepped, asked, typed, found in, and cut in two. */

import { wordsOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

const words = wordsOf('en', ['machines', 'machines-panels']);

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

test('a visitor steps the machine to its end, and only then sees where that is', async ({
  page,
}) => {
  await page.goto('machines/?lang=en');
  const figure = page.locator('appleyard-machines');
  const narration = figure.locator('.narration');
  const button = (id: string) => figure.getByRole('button', { name: words.text(id), exact: true });
  await expect(narration).toContainText('Step it. When does it stop?');
  // The transport is as long as that of any machine.
  await expect(figure.locator('.counter')).toContainText('/ 24');
  for (let step = 0; step < 5; step += 1) await button('step-once').click();
  await expect(narration).toContainText(
    'Step 5: in A reading 0 it wrote 1, went right, and is in B now.',
  );
  await expect(narration).not.toContainText('stopped');
  await expect(figure.locator('.row')).toHaveCount(6);
  await button('step-once').click();
  await expect(narration).toContainText('It has stopped after 6 steps. 4 cells are not blank.');
  await expect(button('step-once')).toHaveCount(0);
  // It was seen to stop, so there is no step after that, and nothing to let run on.
  await expect(figure.locator('.counter')).toContainText('/ 6');
  const onward = figure.getByRole('button', { name: /^Let it run on/ });
  await expect(onward).toHaveCount(0);
  // Back in time, and the rule says what it does.
  // The pressed button is gone, so the picture has the keyboard.
  await page.keyboard.press(',');
  await expect(narration).toContainText('Step 5');
  await expect(onward).toHaveCount(0);
  await expect(figure.locator('.counter')).toContainText('/ 6');
  await figure.locator('.rule').nth(3).click();
  await expect(figure.locator('section.why')).toContainText(
    'In B reading 1 the machine writes 1, goes right and stops.',
  );
  await page.keyboard.press('Escape');
  await button('stop-ask').click();
  await expect(figure.locator('.stops')).toHaveText(
    'It stops after 6 steps, with 4 cells that are not blank.',
  );
  await expect(figure.locator('.counter')).toContainText('/ 6');
});

test('all steps of the champion hang in one picture, and each of them can be reached', async ({
  page,
}) => {
  await page.goto('machines/?lang=en#v=1&machine=beaver-five&asked=on&cursor=13');
  const figure = page.locator('appleyard-machines');
  const narration = figure.locator('.narration');
  const step = figure.locator('input[name=step]');
  await expect(figure.locator('.stops')).toHaveText(
    'It stops after 47,176,870 steps, with 4098 cells that are not blank.',
  );
  await expect(narration).toContainText('Step 13');
  await expect(figure.locator('canvas.raster')).toHaveAttribute('data-settled', 'true');
  await step.fill('47176870');
  await step.press('Enter');
  await expect(narration).toContainText(
    'It has stopped after 47,176,870 steps. 4098 cells are not blank.',
  );
  // A touch in the middle of the picture goes to the middle of the run.
  const edge = await figure.locator('.cloth .edge').boundingBox();
  if (!edge) throw new Error('the picture has no edge');
  await page.mouse.click(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await expect.poll(async () => Number(await step.inputValue()) / 47_176_870).toBeCloseTo(0.5, 2);
  await figure.getByRole('button', { name: words.text('word-find'), exact: true }).click();
  const panel = figure.locator('section.panel');
  const before = Number(await step.inputValue());
  await panel.locator('input[name=record]').check();
  await panel.getByRole('button', { name: words.text('find-next'), exact: true }).click();
  await expect.poll(async () => Number(await step.inputValue())).toBeGreaterThan(before);
});

test('a machine that is typed, and then edited in a cell, runs, and its link opens it again', async ({
  page,
  context,
}) => {
  await page.goto('machines/?lang=en');
  const figure = page.locator('appleyard-machines');
  const button = (id: string) => figure.getByRole('button', { name: words.text(id), exact: true });
  await button('word-machine').click();
  const panel = figure.locator('section.panel');
  const rules = panel.locator('textarea[name=table]');
  await expect(rules).toHaveValue('1RB1LB_1LA1RZ');
  await rules.fill('blank: 0\nA 0 1 R B\nA 1 1 L B\nB 0 1 L A');
  await button('machine-draw').click();
  // The machine before has a rule there, so that the new one has come.
  await expect(figure.locator('.rule').nth(3)).not.toHaveText('1RZ');
  const cell = (state: string, symbol: string) =>
    panel.getByLabel(words.text('machine-cell', { state, symbol }), { exact: true });
  await cell('B', '1').fill('0LA');
  // The next cell is one Tab away.
  await page.keyboard.press('Shift+Tab');
  await expect(cell('B', '0')).toBeFocused();
  await expect(figure.locator('.rule').nth(3)).toHaveText('0LA');
  await expect(page).toHaveURL(/machine=written/);
  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await expect(fresh.locator('appleyard-machines .rule').nth(3)).toHaveText('0LA');
});

test('all machines of two states are counted, and a line between machine and environment moves by keyboard', async ({
  page,
}) => {
  await page.goto('machines/?lang=en');
  const figure = page.locator('appleyard-machines');
  const button = (id: string) => figure.getByRole('button', { name: words.text(id), exact: true });
  await button('word-all').click();
  const counts = figure.locator('section.panel td');
  // The counts of the literature: 9,784 of 20,736 stop.
  await expect(counts).toHaveText(['6912', '2304', '384', '128', '16', '40', /\d/, /\d/, /\d/]);
  await figure.locator('.picture [tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(figure.locator('.narration')).toContainText('Machine 0: 0LA0LA_0LA0LA.');
  await expect(figure.locator('.narration')).toContainText('never stops');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.narration')).toContainText('Machine 1: 0LA0LA_0LA1LA.');
  await button('word-boundary').click();
  await expect(figure.locator('section.panel')).toContainText('exactly the same');
  const line = figure.getByRole('slider', { name: words.text('boundary-line') });
  const at = Number(await line.getAttribute('aria-valuenow'));
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', String(at + 1));
});
