import type { Page } from '@playwright/test';
import { sure } from '../../www/src/sure.ts';
import { atComparator, atFront, drag } from './support/drawing.ts';
import {
  asked,
  bead,
  board,
  comparator,
  comparators,
  draft,
  expectNetwork,
  expectOutcome,
  input,
  keyboardOn,
  openNetwork,
  openPanel,
  picture,
  press,
  showScene,
  verdict,
} from './support/networks.ts';
import { five, type Pair, sceneOf, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Asks a comparator, which then has the focus. */
async function ask(page: Page, number: number): Promise<void> {
  const { x, y } = await atComparator(page, number);
  await page.mouse.click(x, y);
  await expect(asked(page, number)).toBeVisible();
}

test('a new comparator is thick and one that never swaps is hollow, as the legend says', async ({
  page,
}) => {
  await openNetwork(page, sceneOf(five));
  const [low, high] = sure(five.at(-1));
  await drag(page, await atFront(page, low), await atFront(page, high));
  await expectNetwork(page, [...five, [low, high]]);
  const done = picture(page).locator('.comparator.done');
  await expect(done.and(page.locator('.fresh')).locator('.post')).toHaveCSS(
    'stroke-width',
    '4.5px',
  );
  const solid = await done
    .first()
    .locator('circle')
    .first()
    .evaluate((end) => getComputedStyle(end).fill);
  const idle = done.and(page.locator('.redundant')).locator('circle').first();
  await expect(idle).not.toHaveCSS('fill', solid);
});

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
    // What the keys had begun would have come before this answer.
    await ask(page, 5);
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

test('a touched input says what the next touch does, and the second takes its element to another wire', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=4&input=typed&values=4,3,2,1');
  await expect(picture(page).locator('.heading')).toHaveText(['input', 'output']);
  const picked = page.locator('.narration .picked');
  await input(page, 1).click();
  await expect(picked).toHaveText('You chose wire 1. Now choose the wire its element goes to.');
  await input(page, 3).click();
  await expect(picked).toHaveCount(0);
  await expect(page).toHaveURL(/values=3,2,4,1/);
});
