import type { Page } from '@playwright/test';
import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import {
  asked,
  board,
  element,
  elements,
  listOf,
  openPanel,
  openSort,
  ownPanels,
  plate,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

/** Nothing but the program and the tree, which scroll in their own boxes, is wider than its room. */
async function fits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  expect
    .soft(
      across.filter((one) => !own.includes(one)),
      `scrolls ${where}`,
    )
    .toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

/** Texts of the plate that do not fit into it. */
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first&cursor=5';
const scenes = [
  '#v=1',
  '#v=1&cursor=0',
  '#v=1&cursor=100',
  small,
  `${small}&show=cards`,
  '#v=1&input=typed&values=999999,0,500000&show=cards&cursor=1',
  '#v=1&length=2&cursor=1',
  '#v=1&length=9&pivot=hand',
  `${small}&exchange=0,6`,
  '#v=1&length=300&cursor=999',
  '#v=1&length=20000&cursor=99999',
  '#v=1&length=40&scheme=hoare&pivot=median-of-three&recurse=larger&calls=two&cutoff=9&small=table&cursor=70',
  '#v=1&input=time-killer&against=first&pivot=first&recurse=larger',
];

for (const { name, use } of narrow) {
  test.describe(`at ${name}`, () => {
    test.use(use);

    test('every plate fits', async ({ page }) => {
      test.slow();
      for (const scene of [
        ...scenes,
        '#v=1&length=64&race=document_hoare_lomuto_network&cursor=99',
      ]) {
        await openSort(page, scene);
        await fits(page, scene, ['pre across']);
        expect.soft(await cutTexts(page), `cut at ${scene}`).toEqual([]);
      }
    });

    for (const panel of [...ownPanels, 'Settings', 'Export', 'Keys'] as const) {
      test(`the panel ${panel} fits`, async ({ page }) => {
        await openSort(page, '#v=1&length=32&input=time-killer&pivot=middle&cursor=100');
        const opened = await openPanel(page, panel);
        if (panel === 'Worst list') {
          await button(opened, 'Sort it with each of them').click();
          await expect(opened.locator('svg.values')).toBeVisible();
        }
        await fits(page, `with ${panel}`, ['pre across', 'section across']);
      });
    }

    test('an asked element, and a refused list, fit', async ({ page }) => {
      await openSort(page, small);
      await element(page, 4).click();
      await expect(asked(page, 4)).toBeVisible();
      await fits(page, 'asked', ['pre across']);
      await page.keyboard.press('Escape');
      const panel = await openPanel(page, 'List');
      const typed = panel.getByRole('textbox', { name: 'Or your own numbers' });
      await typed.fill('x'.repeat(60));
      await typed.press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
      await fits(page, 'refused', ['pre across']);
    });
  });
}

for (const language of ['zh', 'es']) {
  test(`fits at 320 px in ${language}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const scene of scenes) {
      await openSort(page, scene, `?lang=${language}`);
      await fits(page, `${scene} ${language}`, ['pre across']);
      expect.soft(await cutTexts(page), `cut at ${scene} ${language}`).toEqual([]);
    }
    await openSort(page, small, `?lang=${language}`);
    for (const word of await page.locator('.words button[aria-expanded]').all()) {
      await word.click();
      await expect(page.locator('.panel')).not.toBeEmpty();
      await fits(page, `${await word.innerText()}`, ['pre across', 'section across']);
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  const tap = async (page: Page, place: number) => {
    await element(page, place).scrollIntoViewIfNeeded();
    const box = await element(page, place).boundingBox();
    if (!box) throw new Error('no such element');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 2);
  };

  test('an element is asked, also beside a low bar', async ({ page }) => {
    await openSort(page, small);
    await tap(page, 3);
    await expect(asked(page, 3)).toBeVisible();
    await button(asked(page, 3), 'close').tap();
    await expect(asked(page, 3)).toBeHidden();
    // The bar of 1 is low: a finger may be above it.
    const place = (await listOf(page)).indexOf(1) + 1;
    await plate(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const box = await element(page, place).boundingBox();
    const room = await plate(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (room?.y ?? 0) + 30);
    await expect(asked(page, place)).toBeVisible();
  });

  test('a pivot is chosen, two elements are exchanged', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand');
    await tap(page, 1);
    await expect(page).toHaveURL(/picks=0\b/);
    await openSort(page, small);
    await tap(page, 1);
    await button(page, 'Swap it with another, to see what breaks').tap();
    await tap(page, 7);
    await expect(narration(page)).toContainText('You have swapped places 1 and 7');
  });

  test('the picture is touched to go there, the buttons step', async ({ page }) => {
    await openSort(page, '#v=1&length=300');
    await button(page, 'back').tap();
    await expect(narration(page)).not.toContainText('Sorted');
    const room = await plate(page).boundingBox();
    if (!room) throw new Error('no plate');
    await plate(page).scrollIntoViewIfNeeded();
    await page.touchscreen.tap(room.x + room.width / 2, room.y + room.height - 60);
    await expect(page).toHaveURL(/cursor=\d+/);
    await button(page, 'first').tap();
    await expectStep(page, 0);
  });
});

test.describe('a frame', () => {
  for (const [width, height] of [
    [320, 400],
    [480, 360],
    [800, 450],
  ] as const) {
    test(`of ${width} by ${height} holds the whole figure`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const scene of [...scenes, '#v=1&length=64&race=document_hoare&cursor=99']) {
        await test.step(scene, async () => {
          await page.goto('about:blank');
          await page.goto(`embed.html?figure=quicksort${scene}`);
          await expect(plate(page)).toBeVisible();
          await expect(narration(page).locator('p').first()).not.toBeEmpty();
          expect.soft(await scrolls(page), `scrollbars at ${scene}`).toEqual([]);
          const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
          expect.soft(cut, `cut text at ${scene}`).toEqual([]);
          const room = await plate(page).boundingBox();
          // A plate squeezed to a strip is no figure.
          expect.soft(room?.height ?? 0, `plate at ${scene}`).toBeGreaterThan(100);
          expect.soft(await overlappingControls(page), `overlaps at ${scene}`).toEqual([]);
        });
      }
    });

    test(`of ${width} by ${height} can be stepped and asked`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`embed.html?figure=quicksort${small}`);
      await expect(elements(page)).toHaveCount(7);
      await button(page, 'forward').click();
      await expectStep(page, 6);
      await element(page, 2).click();
      await expect(asked(page, 2)).toBeVisible();
      expect.soft(await scrolls(page), 'asked').toEqual([]);
      const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      expect.soft(cut, 'cut when asked').toEqual([]);
      await button(asked(page, 2), 'close').click();
      await expect(asked(page, 2)).toBeHidden();
      await page.keyboard.press('Home');
      await expectStep(page, 0);
      await expect(board(page)).toBeVisible();
    });
  }
});
