import type { Page } from '@playwright/test';
import {
  announcements,
  anyWhy,
  askNear,
  board,
  button,
  expectStep,
  focusBoard,
  mark,
  marks,
  middleOf,
  narration,
  openLattice,
  openPanel,
  showScene,
  slider,
  spread,
  stepField,
  whyOf,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test('the picture opens uncoloured and at rest; an answer begins a game, and the colouring judges it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('lattice/');
  const question = page.getByText('20 apples. Would you go first?');
  await expect(question).toBeVisible();
  const uncoloured = async () =>
    (await marks(page)).filter(({ state }) => state === 'not coloured yet').length;
  await page.clock.runFor(8000);
  await expectStep(page, 0);
  await expect.poll(uncoloured).toBe(273);
  await expect(board(page).locator('.piece.whole')).toHaveCount(20);
  const apples = (count: string) =>
    page.getByRole('group', { name: `The apples above the points: ${count}`, exact: true });
  await expect(apples('20 wholes, 0 halves')).toHaveCount(1);
  await expect(board(page)).toContainText('the rule starts here');
  await expect(board(page)).toContainText('number of halves');

  await test.step('an answer begins the game at once, and gives nothing away', async () => {
    await button(page, 'I go first').click();
    await expect(narration(page)).toContainText('The game begins at (20, 0). You move first.');
    await expect
      .poll(async () => new Set((await marks(page)).map(({ state }) => state)))
      .toEqual(new Set(['not coloured yet']));
    await page.goto('about:blank');
    await page.goto('lattice/');
  });
  await test.step('a touch on an apple stops the colouring, and its offer stays', async () => {
    await button(page, 'Colour it').click();
    await page.clock.runFor(1500);
    await page.locator('.pieces.yours .whole').last().click();
    const offered = page.getByRole('region', { name: 'Your move' });
    await expect(offered).toBeVisible();
    await page.clock.runFor(3000);
    await expect(offered).toBeVisible();
    await expect(button(page, 'play')).toBeVisible();
    await button(offered, 'close').click();
  });
  await button(page, 'Colour it').click();
  await expect(button(page, 'pause')).toBeVisible();
  // The colouring takes six seconds, and nothing flies past that has to be read.
  await page.clock.runFor(7000);
  await expectStep(page, 273);
  await expect.poll(uncoloured).toBe(0);
  await button(page, 'I go first').click();
  await expect(page.getByText(/^Then your opponent can win\. With 20 apples/)).toBeVisible();
  await button(page, 'Why?').click();
  await expect(whyOf(page, 20, 0)).toContainText('lost');
  await expect(board(page).locator('.piece.whole')).toHaveCount(20);

  await test.step('a demonstration says that it is one, and a touch ends it and still has its own effect', async () => {
    await button(page, 'Watch it from afar').click();
    await expect(page.getByText('Demonstration. Touch to begin.')).toBeVisible();
    await expect(page.locator('.sheet > canvas.raster')).toBeAttached();
    await board(page).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(page, 4, 4);
    await page.mouse.click(x, y);
    await expect(whyOf(page, 4, 4)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText('Demonstration. Touch to begin.')).toBeHidden();
  });

  await test.step('with reduced motion the colouring jumps to its end', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The test does not reload, because the address may hold the step by now.
    await page.goto('about:blank');
    await page.goto('lattice/');
    await button(page, 'Colour it').click();
    await expectStep(page, 273);
    await button(page, 'I go second').click();
    await expect(page.getByText(/^Right\. With 20 apples/)).toBeVisible();
  });
});

test('buttons, the slider, the step counter and playing move the cursor', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=3');
  await test.step('buttons', async () => {
    await button(page, 'forward').click();
    await expectStep(page, 4);
    await button(page, 'back').click();
    await button(page, 'back').click();
    await expectStep(page, 2);
    await button(page, 'first').click();
    await expectStep(page, 0);
    await expect(narration(page)).toContainText('Players eat in turn');
    await button(page, 'last').click();
    await expectStep(page, 273);
    await expect(narration(page)).toContainText('Every point is coloured');
  });
  await test.step('the step counter', async () => {
    await stepField(page).fill('100');
    await stepField(page).press('Enter');
    await expect(slider(page)).toHaveValue('100');
    await expectStep(page, 100);
  });
  await test.step('the slider with the keyboard', async () => {
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 98);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'step 98 of 273');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 99);
    await page.keyboard.press('Home');
    await expectStep(page, 0);
  });
  await test.step('the slider with the mouse, backward too', async () => {
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    const step = async () => Number(await stepField(page).inputValue());
    await expect.poll(async () => Math.abs((await step()) - 136.5)).toBeLessThan(3);
    const coloured = async () =>
      (await marks(page)).filter(({ state }) => state !== 'not coloured yet').length;
    await expect.poll(coloured).toBe(await step());
    await page.mouse.move(box.x, y, { steps: 5 });
    await page.mouse.up();
    await expectStep(page, 0);
  });
  await test.step('playing, which begins again at the end', async () => {
    await showScene(page, '#v=1&columns=8&rows=8');
    await expectStep(page, 64);
    await button(page, 'play').click();
    await expect(button(page, 'pause')).toBeVisible();
    await expect(stepField(page)).not.toHaveValue('64');
    await button(page, 'pause').click();
    await showScene(page, '#v=1&columns=8&rows=8&cursor=58');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    await button(page, 'play').click();
    await expectStep(page, 64);
    await expect(button(page, 'play')).toBeVisible();
  });
});

test('the keys step, jump, play and list themselves while the figure has focus', async ({
  page,
}) => {
  await openLattice(page, '#v=1&cursor=10');
  await test.step('they do nothing before that', async () => {
    for (const key of ['.', 'Home', 'End']) await page.keyboard.press(key);
    await expectStep(page, 10);
  });
  await button(page, 'play').focus();
  const presses: [string, number][] = [
    ['.', 11],
    [',', 10],
    ['Shift+Comma', 9],
    ['Shift+Comma', 6],
    ['Shift+Period', 9],
  ];
  for (const [key, step] of presses) {
    await test.step(`${key} leads to ${step}`, async () => {
      await page.keyboard.press(key);
      await expectStep(page, step);
    });
  }
  await test.step('the first milestones are the two points that the blog post circles', async () => {
    await button(page, 'first').click();
    await page.keyboard.press('Shift+Period');
    await expect(narration(page)).toContainText(/\(0, 1\).* first of two points .* circles/);
    await page.keyboard.press('Shift+Period');
    await expect(narration(page)).toContainText(/\(1, 0\).* second of the two points .* circles/);
  });
  await test.step('Home and End go to the ends of a row in the grid', async () => {
    const before = await stepField(page).inputValue();
    await focusBoard(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await expect(mark(page, 20, 1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(mark(page, 0, 1)).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(mark(page, 20, 0)).toBeFocused();
    await expectStep(page, Number(before));
  });
  await test.step('k plays and pauses, ? lists the keys', async () => {
    await page.keyboard.press('k');
    await expect(button(page, 'pause')).toBeVisible();
    await page.keyboard.press('k');
    await expect(button(page, 'play')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('region', { name: 'Keys' });
    await expect(keys.getByText('to the next milestone').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
  await test.step('they still work after a click on a mark', async () => {
    await showScene(page, '#v=1&cursor=10');
    await askNear(page, 4, 4);
    await expect(anyWhy(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyWhy(page)).toBeHidden();
    await page.keyboard.press('.');
    await expectStep(page, 11);
  });
  await test.step('they belong to a field while the visitor types in it', async () => {
    const settings = await openPanel(page, 'Settings');
    const columns = settings.getByRole('textbox', { name: 'points across' });
    await columns.focus();
    await columns.press('End');
    await page.keyboard.type('.,k?+-0');
    await expect(columns).toHaveValue('21.,k?+-0');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    await expectStep(page, 11);
    await expect(button(page, 'play')).toBeVisible();
    await expect(settings).toBeVisible();
  });
});

test('mouse, keyboard and numbers can ask why a point is lost or won', async ({ page }) => {
  await openLattice(page);
  await test.step('by mouse, near a mark', async () => {
    await askNear(page, 13, 6);
    const why = whyOf(page, 13, 6);
    await expect(why.getByRole('heading')).toContainText('(13, 6) is won, with');
    const moves = why.getByRole('listitem');
    await expect(moves).toHaveText([
      /a whole: \(12, 6\) the opponent loses there, \d+ [\s\S]*the best move/,
      /a half: \(13, 5\) the opponent wins there,/,
      /half of a whole: \(12, 7\) the opponent wins there,/,
    ]);
    await why.getByRole('button', { name: 'Why is (12, 6) as it is?' }).click();
    await expect(whyOf(page, 12, 6)).toContainText('lost');
    await button(page, 'close').click();
    await expect(anyWhy(page)).toBeHidden();
  });
  await test.step('a move out of the drawing has no button that asks why', async () => {
    await askNear(page, 4, 12);
    const outside = whyOf(page, 4, 12).getByRole('listitem').filter({ hasText: '(3, 13)' });
    await expect(outside).toContainText('outside the drawing, but calculated too');
    await expect(whyOf(page, 4, 12).getByRole('listitem').getByRole('button')).toHaveCount(2);
    await expect(outside.getByRole('button')).toHaveCount(0);
  });
  await test.step('before the front has reached the point', async () => {
    await expect(anyWhy(page)).not.toContainText('The ink front has not reached this point yet');
    await showScene(page, '#v=1&cursor=20');
    await askNear(page, 13, 6);
    await expect(whyOf(page, 13, 6)).toContainText('The ink front has not reached this point yet');
  });
  await test.step('by its numbers', async () => {
    await showScene(page, '#v=1');
    const settings = await openPanel(page, 'Settings');
    const form = settings.getByRole('group', { name: 'Ask about a point' });
    await form.getByLabel('wholes m').fill('20');
    await form.getByLabel('halves n').fill('0');
    await form.getByRole('button', { name: 'why?' }).click();
    await expect(whyOf(page, 20, 0).getByRole('heading')).toContainText('lost, with 39');
  });
  await test.step('by keyboard; Escape gives the focus back to the mark', async () => {
    await showScene(page, '#v=1&ask=0,0');
    await focusBoard(page);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    await expect(mark(page, 1, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(whyOf(page, 1, 2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyWhy(page)).toBeHidden();
    await expect(mark(page, 1, 2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(whyOf(page, 1, 1)).toBeVisible();
    await expect(announcements(page)).toContainText('(1, 1) is won');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Whether the figure keeps a movement of two fingers from scrolling the page. */
  const held = (page: Page, cancelable: boolean) =>
    board(page).evaluate((picture, cancelable) => {
      const { x, y, width } = picture.getBoundingClientRect();
      const changedTouches = [1, 2].map(
        (part) =>
          new Touch({
            identifier: part - 1,
            target: picture,
            clientX: x + width / part,
            clientY: y,
          }),
      );
      const move = new TouchEvent('touchmove', { cancelable, bubbles: true, changedTouches });
      let tried = false;
      move.preventDefault = () => {
        tried = true;
      };
      picture.dispatchEvent(move);
      return tried;
    }, cancelable);

  test('one finger asks about the nearest mark and its neighbours; two fingers magnify', async ({
    page,
  }) => {
    await openLattice(page);
    await board(page).scrollIntoViewIfNeeded();
    await test.step('the nearest mark, and its neighbours by buttons', async () => {
      const { x, y } = await middleOf(page, 12, 6);
      await page.touchscreen.tap(x + 4, y - 4);
      await expect(whyOf(page, 12, 6)).toBeVisible();
      const nudges = page.getByRole('group', { name: 'Neighbours' });
      await nudges.getByRole('button', { name: 'left' }).click();
      await expect(whyOf(page, 11, 6)).toBeVisible();
      await nudges.getByRole('button', { name: 'up' }).click();
      await expect(whyOf(page, 11, 7)).toBeVisible();
      await nudges.getByRole('button', { name: 'right' }).click();
      await nudges.getByRole('button', { name: 'down' }).click();
      await expect(whyOf(page, 12, 6)).toBeVisible();
      await button(page, 'close').click();
      await expect(anyWhy(page)).toBeHidden();
    });
    await board(page).scrollIntoViewIfNeeded();
    const before = await spread(page);
    const { x, y } = await middleOf(page, 10, 6);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((by, id) => ({ x: x + by, y, id })),
      });
    await touch('touchStart', 0);
    await touch('touchMove', 40);
    await touch('touchEnd');
    expect(await spread(page)).toBeCloseTo(before, 0);
    // The first touch fetches the gestures, and the test tries again until they are here.
    await expect(async () => {
      await touch('touchStart', -20, 20);
      for (const by of [30, 45, 60]) await touch('touchMove', -by, by);
      await touch('touchEnd');
      expect(await spread(page)).toBeGreaterThan(before * 1.8);
    }).toPass();
    // If a touch already scrolls the page, trying to prevent it is an error in the console.
    await touch('touchStart', -20, 20);
    expect(await held(page, true)).toBe(true);
    expect(await held(page, false)).toBe(false);
  });
});
