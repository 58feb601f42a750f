import type { Page } from '@playwright/test';
import { atComparator } from './support/drawing.ts';
import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import {
  allPanels,
  asked,
  board,
  comparator,
  comparators,
  expectOutcome,
  field,
  openNetwork,
  openPanel,
  plate,
  press,
  verdict,
  words,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing is wider than its room but what scrolls in its own box, by its element. */
async function fits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  const left = across.filter((one) => !own.includes(one));
  expect.soft(left, `scrolls ${where}`).toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

/** Texts of the plate that do not fit into it, or lie over each other. */
async function cutTexts(page: Page): Promise<string[]> {
  return plate(page).evaluate((svg) => {
    const room = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text')]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.width > 0 && (box.left < room.left - 1 || box.right > room.right + 1);
      })
      .map((text) => text.textContent ?? '');
  });
}

/** Numbers of wires and layers that lie over each other. */
async function collisions(page: Page): Promise<string[]> {
  return plate(page).evaluate((svg) => {
    const boxes = [...svg.querySelectorAll('text')]
      .map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (two) =>
            Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left) > 1 &&
            // Letters are lower than their lines.
            Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top) > 5,
        )
        .map((two) => `${one.text} and ${two.text}`),
    );
  });
}

const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=1,3,2,4';
const scenes = [
  '#v=1',
  '#v=1&cursor=0',
  '#v=1&wires=8&cursor=9',
  '#v=1&wires=32',
  '#v=1&wires=64&kind=bitonic&cursor=100',
  '#v=1&wires=64&kind=bubble',
  '#v=1&wires=0',
  '#v=1&wires=1',
  '#v=1&wires=2',
  '#v=1&wires=4&kind=typed&net=-',
  broken,
  '#v=1&wires=4&input=typed&values=999,998,997,0&cursor=1',
  '#v=1&wires=8&threshold=5&by=layer&cursor=2',
  '#v=1&wires=8&kind=insertion&beside=bubble&cursor=9',
  '#v=1&wires=16&kind=odd-even-merge&beside=bitonic&by=layer&cursor=3',
  '#v=1&wires=6&hints=off',
  '#v=1&wires=6&reveal=on',
];

const sizes = [...narrow, { name: '390 px', use: { viewport: { width: 390, height: 800 } } }];

for (const { name, use } of sizes) {
  test.describe(`at ${name}`, () => {
    test.use(use);

    test('every plate fits', async ({ page }) => {
      test.setTimeout(90_000);
      for (const scene of scenes) {
        await openNetwork(page, scene);
        await fits(page, scene);
        expect.soft(await cutTexts(page), `cut at ${scene}`).toEqual([]);
        expect.soft(await collisions(page), `over each other at ${scene}`).toEqual([]);
      }
    });

    for (const panel of allPanels) {
      test(`the panel ${panel} fits`, async ({ page }) => {
        test.slow();
        for (const scene of ['#v=1', broken, '#v=1&wires=64&kind=bitonic']) {
          await openNetwork(page, scene);
          const opened = await openPanel(page, panel);
          await expect(opened.getByText(words.text('growth-waiting'))).toHaveCount(0);
          await fits(page, `${panel} at ${scene}`, ['pre across', 'div across']);
          for (const details of await opened.locator('summary').all()) await details.click();
          const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
          const left = across.filter((one) => !['pre across', 'div across'].includes(one));
          expect.soft(left, `${panel} with all open at ${scene}`).toEqual([]);
        }
      });
    }

    test('an asked comparator, and a refused list, fit', async ({ page }) => {
      await openNetwork(page, '#v=1&wires=8');
      await comparator(page, 9).click();
      await expect(asked(page, 9)).toBeVisible();
      await fits(page, 'asked');
      await page.keyboard.press('Escape');
      const panel = await openPanel(page, 'text');
      await field(panel, 'text-list').fill('x'.repeat(200));
      await press(panel, 'text-draw').click();
      await expect(panel.getByRole('alert')).toBeVisible();
      await fits(page, 'refused', ['pre across', 'div across']);
    });
  });
}

for (const language of ['zh', 'es']) {
  test(`fits at 320 px in ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const scene of scenes) {
      await openNetwork(page, scene, `?lang=${language}`);
      await fits(page, `${scene} ${language}`);
      expect.soft(await cutTexts(page), `cut at ${scene} ${language}`).toEqual([]);
    }
    await openNetwork(page, broken, `?lang=${language}`);
    for (const word of await page.locator('.words button[aria-expanded]').all()) {
      await word.click();
      await expect(page.locator('.panel')).not.toBeEmpty();
      await fits(page, `${await word.innerText()}`, ['pre across', 'div across']);
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a comparator is asked, reversed and removed, the buttons step', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=8');
    const { x, y } = await atComparator(page, 10);
    await page.touchscreen.tap(x, y);
    await expect(asked(page, 10)).toBeVisible();
    await press(asked(page, 10), 'remove').tap();
    await expect(comparators(page)).toHaveCount(18);
    await expectOutcome(page, 'fails');
    await press(verdict(page), 'undo').tap();
    await expect(comparators(page)).toHaveCount(19);
    await button(page, 'back').tap();
    await expectStep(page, 18);
  });

  test('a finger that begins beside the marks scrolls the page', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=8');
    const room = await plate(page).boundingBox();
    if (!room) throw new Error('no plate');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
      const touchPoints = y === undefined ? [] : [{ x: room.x + room.width * 0.62, y }];
      return client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const middle = room.y + room.height / 2;
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', middle);
    for (let way = 20; way <= 160; way += 20) await touch('touchMove', middle - way);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await expect(comparators(page)).toHaveCount(19);
  });
});

test.describe('a frame', () => {
  for (const [width, height] of [
    [320, 400],
    [480, 360],
    [640, 360],
    [800, 450],
  ] as const) {
    test(`of ${width} by ${height} holds the whole figure`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height });
      for (const scene of scenes) {
        await test.step(scene, async () => {
          await page.goto('about:blank');
          await page.goto(`embed.html?figure=networks${scene}`);
          await expect(plate(page)).toBeVisible();
          await expect(narration(page).locator('p').first()).not.toBeEmpty();
          if (!/wires=[01](&|$)/.test(scene)) await expect(verdict(page)).not.toBeEmpty();
          expect.soft(await scrolls(page), `scrollbars at ${scene}`).toEqual([]);
          const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
          expect.soft(cut, `cut text at ${scene}`).toEqual([]);
          const room = await plate(page).boundingBox();
          // A plate squeezed to a strip is no figure; few wires need no more.
          const least = /wires=[0-4](&|$)/.test(scene) ? 20 : 100;
          expect.soft(room?.height ?? 0, `plate at ${scene}`).toBeGreaterThan(least);
          expect.soft(await overlappingControls(page), `overlaps at ${scene}`).toEqual([]);
        });
      }
    });

    test(`of ${width} by ${height} can be stepped, asked and edited`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('embed.html?figure=networks#v=1&wires=6&cursor=5');
      await expect(comparators(page)).toHaveCount(12);
      await button(page, 'forward').click();
      await expectStep(page, 6);
      await comparator(page, 3).click();
      await expect(asked(page, 3)).toBeVisible();
      expect.soft(await scrolls(page), 'asked').toEqual([]);
      const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      expect.soft(cut, 'cut when asked').toEqual([]);
      await press(asked(page, 3), 'remove').click();
      await expect(comparators(page)).toHaveCount(11);
      await expectOutcome(page, 'fails');
      await board(page).locator('[tabindex="0"]').focus();
      await page.keyboard.press('Control+z');
      await expect(comparators(page)).toHaveCount(12);
      await page.keyboard.press('Home');
      await expectStep(page, 0);
      expect.soft(await scrolls(page), 'edited').toEqual([]);
    });
  }
});
