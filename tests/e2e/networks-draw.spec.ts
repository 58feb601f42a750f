import type { Page } from '@playwright/test';
import { atComparator, atFront, atInput, before, drag, gapOf, hold } from './support/drawing.ts';
import { announcements, expectStep } from './support/lattice.ts';
import {
  asked,
  bead,
  board,
  comparator,
  comparators,
  draft,
  expectInputs,
  expectNetwork,
  expectOutcome,
  field,
  input,
  keyboardOn,
  networkOf,
  openNetwork,
  openPanel,
  panelOf,
  picture,
  press,
  showScene,
  type,
  verdict,
  words,
} from './support/networks.ts';
import { five, linked, type Pair, sceneOf, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A way to draw a comparator after the comparators that are done. */
type Hand = (page: Page, pair: Pair) => Promise<void>;

const byMouse: Hand = async (page, [one, other]) => {
  await drag(page, await atFront(page, one), await atFront(page, other));
};

const byKeys: Hand = async (page, [one, other]) => {
  const focused = board(page).locator(':focus');
  if (!(await focused.count())) await keyboardOn(page, 'w0');
  const walk = async (to: number) => {
    const at = Number(((await focused.getAttribute('id')) ?? '').slice(1)) + 1;
    for (let i = 0; i < Math.abs(to - at); i += 1) {
      await page.keyboard.press(to > at ? 'ArrowDown' : 'ArrowUp');
    }
    await expect(bead(page, to)).toBeFocused();
  };
  await walk(one);
  await page.keyboard.press('Enter');
  await expect(bead(page, one)).toHaveClass(/asked/);
  await expect(announcements(page)).toContainText(words.text('pick-w', { wire: one }));
  await walk(other);
  await expect(draft(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(draft(page)).toHaveCount(0);
};

const byTapping: Hand = async (page, [one, other]) => {
  for (const wire of [one, other]) {
    const { x, y } = await atFront(page, wire);
    await page.touchscreen.tap(x, y);
    if (wire === one) await expect(bead(page, wire)).toHaveClass(/asked/);
  }
};

const byFinger: Hand = async (page, [one, other]) => {
  const [from, to] = [await atFront(page, one), await atFront(page, other)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof from) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  // The finger rests until it has taken hold.
  await expect(picture(page)).toHaveAttribute('data-held', '');
  for (const part of [0.3, 0.6, 1]) {
    await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * part });
  }
  await expect(draft(page)).toHaveCount(1);
  await touch('touchEnd');
  await client.detach();
};

const byFields: Hand = async (page, [one, other]) => {
  const panel = panelOf(page, 'edit');
  if (!(await panel.isVisible())) await openPanel(page, 'edit');
  await type(field(panel, 'field-wire-one'), String(one));
  await type(field(panel, 'field-wire-other'), String(other));
  const done = await comparators(page).count();
  await press(panel, 'edit-add-here', { done }).click();
};

/** Draws the comparators that are missing of five, and checks the verdict after each. */
async function build(page: Page, draw: Hand, from: number): Promise<void> {
  await showScene(page, sceneOf(five.slice(0, from)));
  await expectOutcome(page, 'fails');
  for (const [k, pair] of five.entries()) {
    if (k < from) continue;
    await draw(page, pair);
    const net = five.slice(0, k + 1);
    await expectNetwork(page, net);
    const { sorted, inputs } = tried(4, net);
    await expectOutcome(page, sorted === inputs ? 'sorts' : 'fails');
    await expect(verdict(page)).toContainText(
      sorted === inputs ? String(inputs) : `${sorted} of ${inputs}`,
    );
    await expectStep(page, k + 1);
  }
  await expectOutcome(page, 'sorts');
  await expect(page).toHaveURL(new RegExp(`net=${linked(five)}`));
}

test.describe('a network drawn from nothing turns out to sort', () => {
  test('with the mouse, the keyboard, and by fields', async ({ page }) => {
    await openNetwork(page, sceneOf([]));
    await test.step('with the mouse', () => build(page, byMouse, 0));
    await test.step('with the keyboard', () => build(page, byKeys, 3));
    await test.step('by fields', () => build(page, byFields, 3));
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test('by tapping, and by dragging from element to element', async ({ page }) => {
      await openNetwork(page, sceneOf([]));
      await test.step('by tapping', () => build(page, byTapping, 3));
      await test.step('by dragging', () => build(page, byFinger, 3));
    });
  });
});

test('a comparator can be dragged, out of the figure too, and the verdict follows before it is let go', async ({
  page,
}) => {
  await openNetwork(page, sceneOf(five));

  await test.step('from wire to wire it is added where the pointer is', async () => {
    // Before the last one, in the middle, and at the beginning.
    for (const [number, from, to] of [
      [5, 1, 4],
      [3, 3, 2],
      [1, 4, 3],
    ] as const) {
      const net = [...(await networkOf(page))];
      const place = await before(page, number, from);
      const { y } = await atFront(page, to);
      await drag(page, place, { x: place.x, y });
      net.splice(number - 1, 0, [Math.min(from, to), Math.max(from, to)]);
      await expect(comparators(page)).toHaveCount(net.length);
      const { sorted, inputs } = tried(4, await networkOf(page));
      expect(tried(4, net)).toMatchObject({ sorted, inputs });
      await expectOutcome(page, sorted === inputs ? 'sorts' : 'fails');
    }
  });

  await test.step('the verdict changes before it is let go, and changes back', async () => {
    await showScene(page, sceneOf(five.slice(0, 4)));
    await expectOutcome(page, 'fails');
    const [two, three] = [await atFront(page, 2), await atFront(page, 3)];
    await hold(page, two, three);
    await expect(draft(page)).toHaveCount(1);
    await expectOutcome(page, 'sorts');
    await expect(comparators(page)).toHaveCount(4);
    await page.mouse.move(three.x, (await atFront(page, 4)).y, { steps: 3 });
    await expectOutcome(page, 'fails');
    await page.mouse.move(three.x, three.y, { steps: 3 });
    await expectOutcome(page, 'sorts');
    await page.mouse.move(two.x, two.y, { steps: 3 });
    await expectOutcome(page, 'fails');
    await page.mouse.up();
    await expectNetwork(page, five.slice(0, 4));
    await expectOutcome(page, 'fails');
    await expect(asked(page, 1)).toBeHidden();
  });

  await test.step('out of the figure it is removed, and the verdict shows that before', async () => {
    await showScene(page, sceneOf(five));
    await expectOutcome(page, 'sorts');
    const place = await atComparator(page, 5);
    const out = { x: place.x, y: (await atFront(page, 4)).y + 60 };
    await hold(page, place, out);
    await expectOutcome(page, 'fails');
    await expect(comparator(page, 5)).toHaveCount(0);
    // It is not let go yet, so it can be put back.
    await page.mouse.move(place.x, place.y, { steps: 3 });
    await expectOutcome(page, 'sorts');
    await page.mouse.move(out.x, out.y, { steps: 3 });
    await page.mouse.up();
    await expectNetwork(page, five.slice(0, 4));
    await expectOutcome(page, 'fails');
  });

  await test.step('one end can be dragged to another wire', async () => {
    await showScene(page, sceneOf(five));
    const from = await atComparator(page, 5, 3);
    const gap = await gapOf(page);
    await hold(page, from, { x: from.x, y: from.y + gap });
    await expectOutcome(page, 'fails');
    await page.mouse.up();
    await expectNetwork(page, [...five.slice(0, 4), [2, 4]]);
    await expectOutcome(page, 'fails');
    const back = await atComparator(page, 5, 4);
    await drag(page, back, { x: back.x, y: back.y - gap });
    await expectNetwork(page, five);
    await expectOutcome(page, 'sorts');
  });

  await test.step('its middle moves it to other wires, but not beyond the last', async () => {
    await showScene(page, sceneOf([[1, 4]], 6));
    const from = await atComparator(page, 1);
    const gap = await gapOf(page);
    await drag(page, from, { x: from.x, y: from.y + 2 * gap });
    await expectNetwork(page, [[3, 6]]);
    const low = await atComparator(page, 1);
    await drag(page, low, { x: low.x, y: low.y + gap });
    await expectNetwork(page, [[3, 6]]);
  });

  await test.step('its middle moves it behind another one that shares a wire', async () => {
    const net: readonly Pair[] = [
      [1, 4],
      [1, 2],
    ];
    await showScene(page, sceneOf(net));
    const first = await atComparator(page, 1);
    const second = await atComparator(page, 2);
    await drag(page, first, { x: second.x + 20, y: first.y });
    await expectNetwork(page, net.toReversed());
  });

  await test.step('a tiny movement asks it, and moves nothing', async () => {
    await showScene(page, sceneOf(five));
    const place = await atComparator(page, 3);
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.mouse.move(place.x + 2, place.y + 1);
    await page.mouse.up();
    await expect(asked(page, 3)).toBeVisible();
    await expectNetwork(page, five);
  });
});

test('an input goes to another wire by dragging, by keys, or by picking both', async ({ page }) => {
  await openNetwork(page, sceneOf(five));
  const coming = `${sceneOf(five)}&input=typed&values=11,12,13,14&cursor=0`;
  for (const [way, carry] of [
    ['dragged', async () => drag(page, await atInput(page, 1), await atInput(page, 3))],
    [
      'carried with the keys',
      async () => {
        await keyboardOn(page, 'i0');
        await page.keyboard.press('Alt+ArrowDown');
        await expectInputs(page, [12, 11, 13, 14]);
        // The focus moves with it.
        await expect(input(page, 2)).toBeFocused();
        await page.keyboard.press('Alt+ArrowDown');
      },
    ],
    [
      'picked and put down',
      async () => {
        await keyboardOn(page, 'i0');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(input(page, 3)).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    await test.step(way, async () => {
      await showScene(page, coming);
      await expectInputs(page, [11, 12, 13, 14]);
      await carry();
      await expectInputs(page, [12, 13, 11, 14]);
      await expect(page).toHaveURL(/values=12,13,11,14/);
      await expectNetwork(page, five);
    });
  }
});
