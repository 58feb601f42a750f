import type { Page } from '@playwright/test';
import { seenTexts, tabRound } from './support/inspect.ts';
import {
  announcements,
  askNear,
  board,
  button,
  expectStep,
  focusBoard,
  mark,
  marks,
  narration,
  openLattice,
  openPanel,
  sharedLink,
  slider,
  stepField,
  whyOf,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('group', { name: 'Your prediction' });

test.describe('without hints', () => {
  test('neither narration nor why gives a verdict, and no arrow points', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=168&ask=13,6');
    await expect(page.locator('.arrow').first()).toBeVisible();
    await openLattice(page, '#v=1&cursor=168&ask=13,6&hints=off');
    const why = whyOf(page, 13, 6);
    await expect(why.getByRole('listitem')).toHaveCount(3);
    await expect(why).not.toContainText(/lost|won|decides|ply|plies/);
    await expect(narration(page)).toContainText('Which colour, and why?');
    await expect(narration(page)).not.toContainText(/lost|won/);
    await expect(page.locator('.arrow')).toHaveCount(0);
    await expect(announcements(page)).toContainText('Which colour, and why?');
  });

  test('the question at the end is not put', async ({ page }) => {
    await openLattice(page, '#v=1&hints=off');
    await expect(narration(page)).toContainText('Which colour, and why?');
    await expect(page.getByText('Would you go first?', { exact: false })).toHaveCount(1);
  });
});

test.describe('revealing', () => {
  test('covers every colour until its mark is clicked', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=168&reveal=on');
    const states = async () => {
      const all = await marks(page);
      return ['covered', 'lost', 'won'].map(
        (wanted) => all.filter(({ state }) => state === wanted).length,
      );
    };
    expect(await states()).toEqual([168, 0, 0]);
    expect((await marks(page)).filter(({ drawn }) => drawn === 'cover')).toHaveLength(168);
    await askNear(page, 4, 4);
    await expect.poll(states).toEqual([167, 1, 0]);
    await askNear(page, 1, 1);
    await expect.poll(states).toEqual([166, 1, 1]);
    // Uncovered, it can be asked like any other.
    await askNear(page, 4, 4);
    await expect(whyOf(page, 4, 4)).toContainText('lost');
    await openPanel(page, 'Settings');
    await button(page, 'uncover all').click();
    expect((await states())[0]).toBe(0);
  });

  test('leaks nothing: narration, announcements, text, why', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=168&reveal=on&ask=7,6');
    await expect(narration(page)).toContainText('Which colour, and why?');
    await expect(announcements(page)).toContainText('Which colour, and why?');
    await expect(whyOf(page, 7, 6)).not.toContainText(/lost|won|decides|plies/);
    await expect(page.locator('.arrow')).toHaveCount(0);
    await page.getByText('The figure as text').click();
    const text = page.getByRole('group').filter({ hasText: 'The figure as text' });
    await expect(text).toContainText('168 of 273 points are coloured: 0 lost, 0 won, 168 covered');
    await expect(text).not.toContainText('halves, coloured up to');
    await button(page, 'last').click();
    await expectStep(page, 273);
    await expect(narration(page)).toContainText('Which colour, and why?');
    await expect(narration(page)).not.toContainText(/lost|won|even/);
  });

  test('a point ahead of the front keeps its secret too', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=20&reveal=on');
    await askNear(page, 13, 6);
    await expect(whyOf(page, 13, 6)).not.toContainText(/lost|won|decides|plies/);
    await expect(page.locator('.arrow')).toHaveCount(0);
  });
});

test.describe('predicting', () => {
  const scene = '#v=1&columns=8&rows=8&cursor=0&predict=on';

  test('stops before a milestone, asks, and keeps the score on this device', async ({ page }) => {
    await openLattice(page, scene);
    await button(page, 'last').click();
    await expectStep(page, 1);
    await expect(question(page)).toContainText('Next comes (0, 1). Is it lost or won');
    await question(page).getByRole('button', { name: 'lost' }).click();
    await expectStep(page, 2);
    await expect(narration(page)).toContainText('Right. 1 of 1 right on this device.');
    await button(page, 'last').click();
    await expect(question(page)).toContainText('Next comes (1, 0)');
    await question(page).getByRole('button', { name: 'lost' }).click();
    await expect(narration(page)).toContainText('Not so. 1 of 2 right on this device.');
    await page.reload();
    await button(page, 'last').click();
    await question(page).getByRole('button', { name: 'won' }).click();
    await expect(narration(page)).toContainText('of 3 right on this device.');
  });

  test('playing stops there as well', async ({ page }) => {
    await openLattice(page, scene);
    await button(page, 'play').click();
    await expect(question(page)).toBeVisible();
    await expectStep(page, 1);
    await expect(button(page, 'play')).toBeVisible();
  });

  test('no way leads past an unanswered milestone', async ({ page }) => {
    await openLattice(page, scene);
    await slider(page).fill('40');
    await expectStep(page, 1);
    await expect(slider(page)).toHaveValue('1');
    await stepField(page).fill('64');
    await stepField(page).press('Enter');
    await expectStep(page, 1);
    await focusBoard(page);
    for (const key of ['End', 'Shift+Period', '.', 'PageDown']) {
      await page.keyboard.press(key);
      await expectStep(page, 1);
    }
    await expect(mark(page, 0, 1)).toHaveAccessibleName(/not coloured yet$/);
  });

  test('a point ahead can be asked for its moves, not for its verdict', async ({ page }) => {
    await openLattice(page, '#v=1&columns=8&rows=8&cursor=10&predict=on');
    await askNear(page, 6, 6);
    await expect(whyOf(page, 6, 6)).toContainText('a whole: (5, 6)');
    await expect(whyOf(page, 6, 6)).not.toContainText(/lost|won|decides|plies/);
    await expect(page.locator('.arrow')).toHaveCount(0);
    await askNear(page, 0, 1);
    await expect(whyOf(page, 0, 1)).toContainText('lost');
  });

  test('the question is put away when the cursor goes back', async ({ page }) => {
    await openLattice(page, scene);
    await button(page, 'last').click();
    await expect(question(page)).toBeVisible();
    await button(page, 'first').click();
    await expectStep(page, 0);
    await expect(question(page)).toBeHidden();
  });
});

test.describe('presenting', () => {
  const scene = '#v=1&cursor=168&present=on';
  test.use({ viewport: { width: 1280, height: 720 } });

  /** What is too small to be read from the last row. The bar that hides until needed is not. */
  const small = async (page: Page) =>
    (await seenTexts(page, 'appleyard-lattice'))
      .filter(({ size }) => size < 23.9)
      .map(({ text, size }) => `${text} (${size} px)`);

  test('leaves the figure and the narration, 24 px and larger', async ({ page }) => {
    await openLattice(page, scene);
    await expect(narration(page)).toContainText('lost');
    await expect(page.getByText('The figure as text')).toBeHidden();
    await expect(button(page, 'Settings')).toBeHidden();
    const figure = await page.locator('appleyard-lattice').boundingBox();
    expect(figure).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
    expect(await small(page)).toEqual([]);
    const cut = (await seenTexts(page, 'appleyard-lattice')).filter(({ cut }) => cut);
    expect(cut.map(({ text }) => text)).toEqual([]);
  });

  test('shows a why large as well', async ({ page }) => {
    await openLattice(page, `${scene}&ask=13,6`);
    await expect(whyOf(page, 13, 6)).toBeVisible();
    expect(await small(page)).toEqual([]);
  });

  test('a clicker works without focus; B blanks; Escape leaves', async ({ page }) => {
    await openLattice(page, scene);
    await page.keyboard.press('PageDown');
    await expectStep(page, 169);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expectStep(page, 167);
    await page.keyboard.press('b');
    await expect(board(page)).toBeHidden();
    await expect(narration(page)).toBeHidden();
    await page.keyboard.press('b');
    await expect(board(page)).toBeVisible();
    await page.keyboard.press('Shift+B');
    await expect(board(page)).toBeHidden();
    await page.getByRole('button', { name: 'The screen is blanked.' }).click();
    await expect(board(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Settings')).toBeVisible();
    await expectStep(page, 167);
  });

  test('Tab stays within what is shown', async ({ page }) => {
    await openLattice(page, scene);
    const { reached } = await tabRound(page);
    expect(reached.filter((stop) => /Appleyard|Español|Lattice/.test(stop))).toEqual([]);
  });

  test('the button at the corner ends it', async ({ page }) => {
    await openLattice(page, scene);
    await button(page, 'end').click();
    await expect(button(page, 'Settings')).toBeVisible();
    await expect(page).toHaveURL(/cursor=168$/);
  });
});

test.describe('what the settings say', () => {
  const options = [
    { label: 'hints', field: 'hints=off' },
    { label: 'cover the marks until touched', field: 'reveal=on' },
    { label: 'ask before each milestone', field: 'predict=on' },
  ];
  for (const { label, field } of options) {
    test(`goes into the link: ${field}`, async ({ page, context }) => {
      await openLattice(page, '#v=1&cursor=5');
      const settings = await openPanel(page, 'Settings');
      await settings.getByRole('checkbox', { name: label }).click();
      const link = await sharedLink(page);
      expect(link).toContain(field);
      const opened = await context.newPage();
      await opened.goto(link);
      const there = await openPanel(opened, 'Settings');
      const box = there.getByRole('checkbox', { name: label });
      await expect(box).toBeChecked({ checked: field.endsWith('on') });
      await expectStep(opened, 5);
    });
  }

  test('goes into the address: present=on', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=5');
    const settings = await openPanel(page, 'Settings');
    await settings.getByRole('checkbox', { name: /^present/ }).click();
    await expect(button(page, 'Settings')).toBeHidden();
    await expect(page).toHaveURL(/cursor=5&present=on/);
  });
});
