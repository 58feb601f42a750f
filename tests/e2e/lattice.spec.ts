import type { Page } from '@playwright/test';
import {
  announcements,
  anyWhy,
  askNear,
  board,
  button,
  expectStep,
  focusBoard,
  isLost,
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

test('the opening can be stopped; left alone it sweeps over the plate, then asks the question', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('lattice/');
  await button(page, 'pause').click();
  await expect(button(page, 'play')).toBeVisible();
  const stopped = Number(await stepField(page).inputValue());
  expect(stopped).toBeLessThan(273);
  await button(page, 'forward').click();
  await expectStep(page, stopped + 1);

  // Not a reload: the address may say by now where it was stopped.
  await page.goto('about:blank');
  await page.goto('lattice/');
  await expect(button(page, 'pause')).toBeVisible();
  const question = page.getByText('20 whole apples on the table. Would you go first?');
  await expect(question).toBeHidden();
  // The sweep takes five seconds.
  await page.clock.runFor(6000);
  await expect(question).toBeVisible();
  await expectStep(page, 273);
  expect((await marks(page)).filter(({ state }) => state === 'not coloured yet')).toEqual([]);

  await button(page, 'I would go first').click();
  await expect(page.getByText(/^Then the other one can win\. With 20 apples/)).toBeVisible();
  await expect(whyOf(page, 20, 0)).toContainText('lost');
  await button(page, 'I would go second').click();
  await expect(page.getByText(/^Right\. With 20 apples/)).toBeVisible();
});

test('the cursor goes by buttons, the slider, the step counter and by playing', async ({
  page,
}) => {
  await openLattice(page, '#v=1&cursor=3');
  await test.step('buttons', async () => {
    await button(page, 'forward').click();
    await expectStep(page, 4);
    await button(page, 'back').click();
    await button(page, 'back').click();
    await expectStep(page, 2);
    await button(page, 'first').click();
    await expectStep(page, 0);
    await expect(narration(page)).toContainText('273 positions, none coloured yet');
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
    const halfway = Number(await stepField(page).inputValue());
    expect(Math.abs(halfway - 136.5)).toBeLessThan(3);
    const coloured = (await marks(page)).filter(({ state }) => state !== 'not coloured yet');
    expect(coloured).toHaveLength(halfway);
    await page.mouse.move(box.x, y, { steps: 5 });
    await page.mouse.up();
    await expectStep(page, 0);
  });
  await test.step('playing, from the beginning once it stands at the end', async () => {
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
  await test.step('they do nothing before', async () => {
    for (const key of ['.', 'Home', 'End']) await page.keyboard.press(key);
    await expectStep(page, 10);
  });
  await focusBoard(page);
  const presses: [string, number][] = [
    ['.', 11],
    ['PageDown', 12],
    [',', 11],
    ['PageUp', 10],
    ['Shift+Comma', 9],
    ['Shift+PageUp', 6],
    ['Shift+Period', 9],
    ['Home', 0],
    ['Shift+PageDown', 2],
    ['End', 273],
  ];
  for (const [key, step] of presses) {
    await test.step(`${key} leads to ${step}`, async () => {
      await page.keyboard.press(key);
      await expectStep(page, step);
    });
  }
  await test.step('the first milestones are the two points that the document circles', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+Period');
    await expect(narration(page)).toContainText(/\(0, 1\).* first point .* circles/);
    await page.keyboard.press('Shift+Period');
    await expect(narration(page)).toContainText(/\(1, 0\).* second point .* circles/);
  });
  await test.step('k plays and pauses, ? lists the keys', async () => {
    await page.keyboard.press('k');
    await expect(button(page, 'pause')).toBeVisible();
    await page.keyboard.press('k');
    await expect(button(page, 'play')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('region', { name: 'Keys' });
    await expect(keys.getByText('to the next milestone')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
  await test.step('they go on working after a mark was clicked', async () => {
    await showScene(page, '#v=1&cursor=10');
    await askNear(page, 4, 4);
    await expect(anyWhy(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyWhy(page)).toBeHidden();
    await page.keyboard.press('.');
    await expectStep(page, 11);
  });
  await test.step('they belong to a field while something is typed there', async () => {
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

test('the picture is the rule, at every step', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=0');
  for (const { scene, columns, coloured } of [
    { scene: 'cursor=0', columns: 21, coloured: 0 },
    { scene: 'cursor=1', columns: 21, coloured: 1 },
    { scene: 'cursor=57', columns: 21, coloured: 57 },
    { scene: 'cursor=168', columns: 21, coloured: 168 },
    { scene: 'cursor=273', columns: 21, coloured: 273 },
    { scene: 'columns=39&rows=40', columns: 39, coloured: 1560 },
  ]) {
    await test.step(scene, async () => {
      await showScene(page, `#v=1&${scene}`);
      const all = await marks(page);
      const done = all.filter(({ state }) => state !== 'not coloured yet');
      expect(done).toHaveLength(coloured);
      expect(new Set(all.map(({ m, n }) => n * columns + m)).size).toBe(all.length);
      const drawn = done.map(({ m, n, state, drawn }) => ({ m, n, state, drawn }));
      expect(drawn).toEqual(
        done.map(({ m, n }) =>
          isLost(m, n)
            ? { m, n, state: 'lost', drawn: 'disc' }
            : { m, n, state: 'won', drawn: 'ring' },
        ),
      );
      // The front is a line 2m + n: nothing beyond it is coloured, nothing before it is not.
      const reach = (some: typeof all) => some.map(({ m, n }) => 2 * m + n);
      const open = all.filter(({ state }) => state === 'not coloured yet');
      expect(Math.max(-1, ...reach(done))).toBeLessThanOrEqual(Math.min(999, ...reach(open)));
    });
  }
});

test('a point tells why it is as it is, asked by mouse, by keyboard or by its numbers', async ({
  page,
}) => {
  await openLattice(page);
  await test.step('by mouse, near a mark', async () => {
    await askNear(page, 13, 6);
    const why = whyOf(page, 13, 6);
    await expect(why.getByRole('heading')).toContainText('(13, 6) is won in');
    const moves = why.getByRole('listitem');
    await expect(moves).toHaveText([
      /a whole: \(12, 6\) lost in \d+ .*this one decides/,
      /a half: \(13, 5\) won in/,
      /half of a whole: \(12, 7\) won in/,
    ]);
    await why.getByRole('button', { name: 'Why is (12, 6) as it is?' }).click();
    await expect(whyOf(page, 12, 6)).toContainText('lost');
    await button(page, 'close').click();
    await expect(anyWhy(page)).toBeHidden();
  });
  await test.step('a move out of the drawing cannot be asked', async () => {
    await askNear(page, 4, 12);
    const outside = whyOf(page, 4, 12).getByRole('listitem').filter({ hasText: '(3, 13)' });
    await expect(outside).toContainText('outside the drawing, worked out too');
    await expect(whyOf(page, 4, 12).getByRole('listitem').getByRole('button')).toHaveCount(2);
    await expect(outside.getByRole('button')).toHaveCount(0);
  });
  await test.step('before the front has come to the point', async () => {
    await expect(anyWhy(page)).not.toContainText('The front has not come here yet');
    await showScene(page, '#v=1&cursor=20');
    await askNear(page, 13, 6);
    await expect(whyOf(page, 13, 6)).toContainText('The front has not come here yet');
  });
  await test.step('by its numbers', async () => {
    await showScene(page, '#v=1');
    const settings = await openPanel(page, 'Settings');
    const form = settings.getByRole('group', { name: 'Ask a point' });
    await form.getByLabel('wholes m').fill('20');
    await form.getByLabel('halves n').fill('0');
    await form.getByRole('button', { name: 'why?' }).click();
    await expect(whyOf(page, 20, 0).getByRole('heading')).toContainText('lost in 39');
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

  /** Whether a move of two fingers is kept from scrolling the page. */
  const held = (page: Page, cancelable: boolean) =>
    board(page).evaluate((plate, cancelable) => {
      const { x, y, width } = plate.getBoundingClientRect();
      const changedTouches = [1, 2].map(
        (part) =>
          new Touch({ identifier: part - 1, target: plate, clientX: x + width / part, clientY: y }),
      );
      const move = new TouchEvent('touchmove', { cancelable, bubbles: true, changedTouches });
      let tried = false;
      move.preventDefault = () => {
        tried = true;
      };
      plate.dispatchEvent(move);
      return tried;
    }, cancelable);

  test('a finger asks the nearest mark and its neighbours; two magnify', async ({ page }) => {
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
    // The first touch has the gestures fetched; fingers that are faster than that try again.
    await expect(async () => {
      await touch('touchStart', -20, 20);
      for (const by of [30, 45, 60]) await touch('touchMove', -by, by);
      await touch('touchEnd');
      expect(await spread(page)).toBeGreaterThan(before * 1.8);
    }).toPass();
    // Once the page scrolls by a touch, an attempt to keep it from that is an error in the console.
    await touch('touchStart', -20, 20);
    expect(await held(page, true)).toBe(true);
    expect(await held(page, false)).toBe(false);
  });
});
