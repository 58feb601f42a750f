import type { Page } from '@playwright/test';
import { atComparator, atFront, drag } from './support/drawing.ts';
import { button, expectStep } from './support/lattice.ts';
import {
  asked,
  bead,
  board,
  comparator,
  comparators,
  draft,
  expectFront,
  expectInputs,
  expectNetwork,
  expectOutcome,
  field,
  inputsOf,
  keyboardOn,
  networkOf,
  notices,
  openNetwork,
  openPanel,
  press,
  seek,
  showScene,
  type,
  verdict,
  words,
} from './support/networks.ts';
import { five, type Pair, sceneOf, sent, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Asks a comparator, which then has the focus. */
async function ask(page: Page, number: number): Promise<void> {
  const { x, y } = await atComparator(page, number);
  await page.mouse.click(x, y);
  await expect(asked(page, number)).toBeVisible();
}

test('undo and redo work for every edit, with keys and buttons', async ({ page }) => {
  await openNetwork(page, sceneOf(five.slice(0, 3)));

  await test.step('one by one, with the keys', async () => {
    const states: (readonly Pair[])[] = [five.slice(0, 3)];
    for (const [one, other] of five.slice(3)) {
      await drag(page, await atFront(page, one), await atFront(page, other));
      states.push(five.slice(0, states.length + 3));
      await expectNetwork(page, states.at(-1) ?? []);
    }
    await ask(page, 2);
    await page.keyboard.press('r');
    states.push(five.with(1, [4, 3]));
    await expectNetwork(page, states.at(-1) ?? []);
    await page.keyboard.press('Delete');
    states.push(five.toSpliced(1, 1));
    await expectNetwork(page, states.at(-1) ?? []);
    await keyboardOn(page, 'w0');
    for (const state of states.toReversed().slice(1)) {
      await page.keyboard.press('Control+z');
      await expectNetwork(page, state);
      const { sorted, inputs } = tried(4, state);
      await expectOutcome(page, sorted === inputs ? 'sorts' : 'fails');
    }
    // There is nothing more to undo.
    await page.keyboard.press('Control+z');
    await expectNetwork(page, states[0] ?? []);
    for (const [i, state] of states.slice(1).entries()) {
      await page.keyboard.press(i % 2 === 0 ? 'Control+y' : 'Control+Shift+z');
      await expectNetwork(page, state);
    }
    await page.keyboard.press('Control+y');
    await expectNetwork(page, states.at(-1) ?? []);
  });

  await test.step('an edit after undo leaves nothing to redo', async () => {
    await showScene(page, sceneOf(five));
    await ask(page, 5);
    await page.keyboard.press('Delete');
    await expectNetwork(page, five.slice(0, 4));
    await page.keyboard.press('Control+z');
    await expectNetwork(page, five);
    await ask(page, 1);
    await page.keyboard.press('Delete');
    await expectNetwork(page, five.slice(1));
    await page.keyboard.press('Control+y');
    await expectNetwork(page, five.slice(1));
  });

  await test.step('quick presses all take effect', async () => {
    await showScene(page, 'v=1&wires=16');
    await ask(page, 30);
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(40);
    await expectOutcome(page, 'fails');
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('Control+z');
    await expect(comparators(page)).toHaveCount(60);
    await expectOutcome(page, 'sorts');
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('Control+y');
    await expect(comparators(page)).toHaveCount(40);
  });

  await test.step('by the buttons, beside the verdict and in the panel', async () => {
    await showScene(page, sceneOf(five));
    await ask(page, 5);
    await press(asked(page, 5), 'take-out').click();
    await expectNetwork(page, five.slice(0, 4));
    await press(verdict(page), 'undo').click();
    await expectNetwork(page, five);
    const panel = await openPanel(page, 'edit');
    await press(panel, 'edit-redo').click();
    await expectNetwork(page, five.slice(0, 4));
    await press(panel, 'edit-undo').click();
    await expectNetwork(page, five);
    await expect(press(panel, 'edit-undo')).toBeDisabled();
    await press(panel, 'edit-redo').click();
    await expectNetwork(page, five.slice(0, 4));
    await expect(press(panel, 'edit-redo')).toBeDisabled();
  });

  await test.step('undo restores another network, other elements and the cursor too', async () => {
    await showScene(page, 'v=1&wires=6&seed=9&cursor=3');
    const elements = await inputsOf(page);
    const net = await networkOf(page);
    const panel = await openPanel(page, 'network');
    await type(field(panel, 'field-wires'), '9');
    await expect.poll(async () => (await inputsOf(page)).length).toBe(9);
    await press(verdict(page), 'undo').click();
    await expectNetwork(page, net);
    await expectInputs(page, elements);
    await expectStep(page, 3);
  });
});

test('the keyboard removes a mark, picks it, drops it, and moves with the arrows', async ({
  page,
}) => {
  await openNetwork(page, sceneOf(five));

  await test.step('Delete and Backspace remove it, and the focus stays in the figure', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    await expect(bead(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(comparator(page, 5)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expectNetwork(page, five.slice(0, 4));
    await expect(board(page).locator(':focus')).toHaveCount(1);
    for (let left = 3; left >= 0; left -= 1) {
      await page.keyboard.press('Delete');
      await expect(comparators(page)).toHaveCount(left);
      await expect(board(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(0);
  });

  await test.step('an element cannot be removed', async () => {
    await showScene(page, sceneOf(five));
    await keyboardOn(page, 'w0');
    await page.keyboard.press('Delete');
    await page.keyboard.press('r');
    await expect(bead(page, 1)).toBeFocused();
    await expectNetwork(page, five);
  });

  await test.step('Escape drops the picked element', async () => {
    await showScene(page, sceneOf(five.slice(0, 4)));
    await keyboardOn(page, 'w1');
    await page.keyboard.press('Enter');
    await expect(bead(page, 2)).toHaveClass(/asked/);
    await page.keyboard.press('ArrowDown');
    await expect(draft(page)).toHaveCount(1);
    // The verdict already includes the comparator that Enter would draw.
    await expectOutcome(page, 'sorts');
    await page.keyboard.press('Escape');
    await expect(draft(page)).toHaveCount(0);
    await expect(bead(page, 2)).not.toHaveClass(/asked/);
    await expectOutcome(page, 'fails');
    await expectNetwork(page, five.slice(0, 4));
    await expect(bead(page, 3)).toBeFocused();
  });

  await test.step('the arrows walk through layers and elements', async () => {
    await showScene(page, 'v=1&wires=8&cursor=0');
    await keyboardOn(page, 'w0');
    const focused = board(page).locator(':focus');
    const ids = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const id = (await focused.getAttribute('id')) ?? '';
      if (ids.has(id)) break;
      ids.add(id);
      await page.keyboard.press('ArrowRight');
    }
    expect([...ids].filter((id) => id.startsWith('c')).length).toBeGreaterThan(4);
    for (const _ of ids) await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveId(/^i\d$/);
    await page.keyboard.press('ArrowUp');
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  });
});

test('a reversed comparator counts as it is drawn, is explained, and can be untangled', async ({
  page,
}) => {
  await openNetwork(page, sceneOf(five));
  await ask(page, 5);
  const panel = await openPanel(page, 'network');
  const untangle = press(panel, 'transform-untangled');
  await expect(untangle).toBeDisabled();
  await press(asked(page, 5), 'reverse').click();
  await expectNetwork(page, [...five.slice(0, 4), [3, 2]]);
  await expectOutcome(page, 'fails');
  await expect(comparator(page, 5).locator('.arrow-head')).toHaveCount(1);
  await expect(page.locator('.legend')).toContainText(words.text('caption-arrows'));
  await untangle.click();
  await expect(untangle).toBeDisabled();
  await expect(board(page).locator('.arrow-head')).toHaveCount(0);
  for (const [low, high] of await networkOf(page)) expect(low).toBeLessThan(high);
  await press(verdict(page), 'undo').click();
  await expectNetwork(page, [...five.slice(0, 4), [3, 2]]);

  await test.step('a network with a reversed comparator that sorts still sorts when it is untangled', async () => {
    const batcher: readonly Pair[] = [
      [1, 2],
      [4, 3],
      [1, 3],
      [2, 4],
      [1, 2],
      [3, 4],
    ];
    expect(tried(4, batcher).sorted).toBe(16);
    await showScene(page, `${sceneOf(batcher)}&input=typed&values=4,3,2,1`);
    await expectOutcome(page, 'sorts');
    await expectNetwork(page, batcher);
    for (let done = batcher.length; done >= 0; done -= 1) {
      await expectStep(page, done);
      await expectFront(page, sent(batcher.slice(0, done), [4, 3, 2, 1]));
      if (done > 0) await button(page, 'back').click();
    }
    await untangle.click();
    await expect(untangle).toBeDisabled();
    await expectOutcome(page, 'sorts');
    await expect(comparators(page)).toHaveCount(6);
    const net = await networkOf(page);
    expect(tried(4, net).sorted).toBe(16);
    for (const [low, high] of net) expect(low).toBeLessThan(high);
  });
});

test('the drawing panel adds, changes and removes by number, and keeps a wrong number', async ({
  page,
}) => {
  await openNetwork(page, `${sceneOf(five)}&cursor=2`);
  const panel = await openPanel(page, 'edit');
  await type(field(panel, 'field-wire-one'), '4');
  await type(field(panel, 'field-wire-other'), '1');
  await press(panel, 'edit-add-here', { done: 2 }).click();
  await expectNetwork(page, [...five.slice(0, 2), [1, 4], ...five.slice(2)]);
  await expectStep(page, 3);
  await type(field(panel, 'field-comparator'), '3');
  await press(panel, 'edit-reverse').click();
  await expectNetwork(page, [...five.slice(0, 2), [4, 1], ...five.slice(2)]);
  await press(panel, 'edit-remove').click();
  await expectNetwork(page, five);
  await expect(field(panel, 'field-comparator')).toBeVisible();
  await press(panel, 'edit-clear').click();
  await expectNetwork(page, []);
  await expect(field(panel, 'field-comparator')).toHaveCount(0);

  await test.step('a wire that does not exist is refused and kept', async () => {
    await showScene(page, sceneOf(five));
    await seek(page, 5);
    const [one, add] = [field(panel, 'field-wire-one'), press(panel, 'edit-add-here', { done: 5 })];
    for (const wrong of ['0', '5', '-1', 'x', '']) {
      await type(one, wrong);
      await expect(panel.getByRole('alert')).toHaveText(
        words.text('field-wrong', { min: 1, max: 4 }),
      );
      await expect(one).toHaveValue(wrong);
      await expect(add).toBeDisabled();
    }
    // The same wire twice.
    await type(field(panel, 'field-wire-other'), '2');
    await type(one, '2');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel).toContainText(words.text('edit-same'));
    await expect(add).toBeDisabled();
    await type(one, '3');
    await expect(add).toBeEnabled();
    await expect(notices(page)).toBeHidden();
    await expectNetwork(page, five);
  });
});
