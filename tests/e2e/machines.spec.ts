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
    'In B reading 1: write 1, go right, stop',
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
  await panel.locator('select[name=state]').selectOption({ label: 'E' });
  await panel.locator('select[name=read]').selectOption({ label: '0' });
  await panel.locator('input[name=record]').uncheck();
  await panel.getByRole('button', { name: words.text('find-next'), exact: true }).click();
  // In E the champion reads 0 once: before its last step.
  await expect(step).toHaveValue('47176869');
  await panel.getByRole('button', { name: words.text('find-next'), exact: true }).click();
  await expect(panel).toContainText('No later step is like that');
});

test('a machine from a paper: its mistake is named at its place, it runs, and its link opens it again', async ({
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
  const wrong = 'blank: 0\nA 0 1 R B\nA 1 1 U B\nB 0 1 L A';
  await rules.fill(wrong);
  await button('machine-draw').click();
  await expect(panel.locator('[role=alert]')).toContainText('Line 3, column 7');
  await expect(rules).toHaveValue(wrong);
  await rules.fill(wrong.replace('U', 'L'));
  await button('machine-draw').click();
  // The machine before has a rule there, so that the new one has come.
  await expect(figure.locator('.rule').nth(3)).not.toHaveText('1RZ');
  await expect(figure.locator('.rule').nth(1)).toHaveText('1LB');
  await expect(panel.locator('[role=alert]')).toHaveCount(0);
  await panel.locator('input[name=right]').fill('1x');
  await panel.locator('input[name=right]').blur();
  await expect(panel.locator('[role=alert]')).toContainText('x');
  await panel.locator('input[name=right]').fill('11');
  await panel.locator('input[name=right]').blur();
  await expect(figure.locator('.cell.head')).toHaveAttribute(
    'aria-label',
    'Cell 0: 1, under the head',
  );
  await button('stop-ask').click();
  await expect(figure.locator('.stops')).toContainText('stops after');
  await expect(page).toHaveURL(/right=11.*asked=on/);
  const link = page.url();
  await button('machine-undo').click();
  await button('machine-undo').click();
  await expect(rules).toHaveValue('1RB1LB_1LA1RZ');
  const fresh = await context.newPage();
  await fresh.goto(link);
  await expect(fresh.locator('appleyard-machines .rule').nth(1)).toHaveText('1LB');
  await expect(fresh.locator('appleyard-machines .cell.head')).toHaveAttribute(
    'aria-label',
    'Cell 0: 1, under the head',
  );
});

test('a text says how it is read before it counts, and what was said of it reads no other text', async ({
  page,
}) => {
  await page.goto('machines/?lang=en');
  const figure = page.locator('appleyard-machines');
  const button = (id: string) => figure.getByRole('button', { name: words.text(id), exact: true });
  await button('word-machine').click();
  const panel = figure.locator('section.panel');
  const rules = panel.locator('textarea[name=table]');
  await rules.fill('(q0, 1, q0, 0, R)\n(q0, B, qf, B, L)');
  await rules.blur();
  await expect(panel).toContainText(
    'Read as five-tuples: one state, 3 symbols; it begins in q0, and “B” is the blank. qf has no rules, so the machine stops there.',
  );
  await expect(figure.locator('.rule').first()).toHaveText('1RB');
  await panel.locator('select[name=given-blank]').selectOption({ label: '_' });
  await expect(panel).toContainText('“_” is the blank');
  // What a choice, and then a text, has replaced comes back with one undo each.
  await button('machine-undo').click();
  await expect(panel).toContainText('“B” is the blank');
  await expect(panel.locator('select[name=given-blank] option:checked')).toHaveText('B');
  await rules.fill('0 0 1 R 1\n1 0 1 L 0');
  await rules.blur();
  await expect(panel).not.toContainText('“B” is the blank');
  await button('machine-undo').click();
  await expect(rules).toHaveValue('(q0, 1, q0, 0, R)\n(q0, B, qf, B, L)');
  await expect(panel).toContainText('“B” is the blank');
  await rules.fill('1RB1LB_1LA1RZ\n0RB1LB_1LA1RZ');
  await rules.blur();
  await expect(panel).toContainText('“0” is the blank. This is machine 1 of the 2 in the text.');
  await panel.locator('select[name=given-machine]').selectOption({ index: 1 });
  await expect(panel).toContainText('This is machine 2 of the 2');
  await button('machine-draw').click();
  await expect(figure.locator('.rule').first()).toHaveText('0RB');
  await expect(page).toHaveURL(/table=0RB1LB_1LA1RZ/);
  await panel.locator('input[name=form][value=jflap]').check();
  await expect(rules).toHaveValue(/<type>turing<\/type>/);
  await rules.fill(`${await rules.inputValue()} `);
  await rules.blur();
  await expect(panel).toContainText('Read as a file of JFLAP: ');
});

test('a rule is edited in its cell: the run changes, a mistake is named, and undo leads back', async ({
  page,
}) => {
  await page.goto('machines/?lang=en');
  const figure = page.locator('appleyard-machines');
  const button = (id: string) => figure.getByRole('button', { name: words.text(id), exact: true });
  await button('word-machine').click();
  const panel = figure.locator('section.panel');
  const cell = (state: string, symbol: string) =>
    panel.getByLabel(words.text('machine-cell', { state, symbol }), { exact: true });
  await expect(panel.locator('input[name=rule]')).toHaveCount(4);
  await expect(cell('B', '1')).toHaveValue('1RZ');
  await cell('B', '1').fill('0LA');
  // The next cell is one Tab away.
  await page.keyboard.press('Shift+Tab');
  await expect(cell('B', '0')).toBeFocused();
  await expect(figure.locator('.rule').nth(3)).toHaveText('0LA');
  await expect(page).toHaveURL(/machine=written/);
  await button('stop-ask').click();
  await expect(figure.locator('.stops')).toContainText('never stops');

  await cell('A', '0').fill('1RQ');
  await cell('A', '0').press('Enter');
  await expect(panel.locator('[role=alert]')).toHaveText(
    'In A reading 0: no state is called “Q”. The machine goes on with its old rules.',
  );
  await expect(cell('A', '0')).toHaveValue('1RQ');
  await expect(cell('A', '0')).toHaveAttribute('aria-invalid', 'true');
  await expect(figure.locator('.rule').first()).toHaveText('1RB');
  await cell('A', '0').fill('1RB');
  await cell('A', '0').press('Enter');
  await expect(panel.locator('[role=alert]')).toHaveCount(0);

  await button('machine-state-add').click();
  await expect(cell('C', '1')).toHaveValue('---');
  await cell('C', '1').fill('1LC');
  await cell('C', '1').press('Enter');
  await expect(figure.locator('.rule').nth(5)).toHaveText('1LC');
  await button('machine-symbol-add').click();
  await expect(cell('C', '1')).toHaveValue('1LC');
  await cell('C', '2').fill('2RA');
  await cell('C', '2').press('Enter');
  await expect(figure.locator('.rule').nth(8)).toHaveText('2RA');
  const remove = panel.getByRole('button', { name: words.text('machine-remove', { name: '2' }) });
  await panel.locator('input[name=right]').fill('02');
  await panel.locator('input[name=right]').press('Enter');
  await remove.click();
  await expect(panel.locator('[role=alert]')).toHaveText(
    '“2” stands on the tape, so it cannot be removed. Write another tape first.',
  );
  await expect(figure.locator('.rule')).toHaveCount(9);
  await button('machine-undo').click();
  await expect(panel.locator('[role=alert]')).toHaveCount(0);
  await remove.click();
  await expect(figure.locator('.rule')).toHaveCount(6);
  for (const rules of [9, 9, 6, 6, 4]) {
    await button('machine-undo').click();
    await expect(figure.locator('.rule')).toHaveCount(rules);
  }
  await button('machine-undo').click();
  await expect(cell('B', '1')).toHaveValue('1RZ');
  await expect(figure.locator('.rule').nth(3)).toHaveText('1RZ');
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
  await expect(figure.locator('section.panel')).toContainText('exactly the same');
  for (const kind of ['cells', 'wave', 'pendulum', 'motion', 'facing', 'automaton']) {
    await figure.locator(`input[name=kind][value=${kind}]`).check();
    await expect(figure.locator('section.panel')).toContainText('exactly the same');
  }
  // The head of a Turing machine alone gives the tape a symbol, and gets one.
  await figure.locator('input[name=kind][value=turing]').check();
  await expect(figure.locator('section.panel')).toContainText('exactly the same');
  await expect(figure.locator('.boundaries .part.seen')).toHaveText('A 0');
  await expect(figure.locator('.narration')).toHaveText(
    'Step 1: the machine hears 0 from the right, and lets its environment hear 1 on the left.',
  );
});
