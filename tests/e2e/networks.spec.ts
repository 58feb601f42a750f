import type { Page } from '@playwright/test';
import { atComparator } from './support/drawing.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import {
  asked,
  astray,
  board,
  comparator,
  comparators,
  expectFront,
  expectNetwork,
  expectOutcome,
  frontOf,
  inputsOf,
  keyboardOn,
  markedNetwork,
  networkOf,
  openNetwork,
  openPanel,
  picture,
  press,
  showScene,
  stepsOf,
  words,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

/** How many animations run in the figure right after a step back. */
const moving = (page: Page): Promise<number> =>
  button(page, 'back').evaluate(async (back) => {
    (back as HTMLElement).click();
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    return (back.getRootNode() as ShadowRoot).getAnimations().length;
  });

test('a layer can be touched by its name: the elements go to its end, and a sentence says what it did', async ({
  page,
}) => {
  await openNetwork(page, '');
  const layer = board(page).locator('#l2');
  await expect(layer).toHaveAttribute('aria-label', 'Layer 3: 4 comparators that act at once');
  const box = await layer.boundingBox();
  if (!box) throw new Error('the layer has no name');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(narration(page)).toContainText('The 4 comparators of layer 3 share no wire');
  await expect(stepField(page)).toHaveValue('12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(narration(page)).toContainText('comparators of layer 2 share no wire');
});

test('a touch of the picture stops what plays, also where nothing is drawn', async ({ page }) => {
  await openNetwork(page, '#v=1&cursor=0');
  await button(page, 'play').click();
  await expect(button(page, 'pause')).toBeVisible();
  const { width, height } = (await picture(page).boundingBox()) ?? { width: 0, height: 0 };
  await picture(page).click({ position: { x: width / 2, y: height - 3 } });
  await expect(button(page, 'play')).toBeVisible();
  await expect(stepField(page)).not.toHaveValue('19');
});

test.describe('the opening', () => {
  test('has eight wires and an invitation; nothing plays, speaks or changes by itself', async ({
    page,
  }) => {
    await page.clock.install();
    await openNetwork(page, '');
    const spoken = await announcements(page).evaluateHandle((region) => {
      const heard: string[] = [];
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return heard;
    });
    const before = { front: await frontOf(page), net: await networkOf(page), url: page.url() };
    expect(before.front).toHaveLength(8);
    for (let second = 0; second < 20; second += 1) await page.clock.runFor(1000);
    expect(await spoken.jsonValue()).toEqual([]);
    expect((await announcements(page).textContent())?.trim()).toBe('');
    await expectStep(page, 19);
    await expect(button(page, 'play')).toBeVisible();
    expect({
      front: await frontOf(page),
      net: await networkOf(page),
      url: page.url(),
    }).toEqual(before);
    await expect(narration(page)).toContainText(words.text('networks-invite', { touch: 'no' }));
    await expect(picture(page).locator('.outcome')).toHaveText(words.text('picture-sorted'));
  });

  test('a comparator taken out stays as a ghost, is announced once, and a touch puts it back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNetwork(page, '');
    const net = await networkOf(page);
    const [top = 0, bottom = 0] = net[4] ?? [];
    await comparator(page, 5).click();
    await expect(asked(page, 5)).toContainText(/Without it only \d+ of 256/);
    await press(asked(page, 5), 'take-out').click();
    await expect(comparators(page)).toHaveCount(18);
    const ghost = picture(page).locator('.comparator.ghost');
    await expect(ghost).toHaveAccessibleName(words.text('mark-ghost', { top, bottom }));
    await expect(ghost).toBeFocused();
    await expect(announcements(page)).toContainText(words.text('edit-removed', { top, bottom }));
    await expect(announcements(page)).toContainText('256');
    await expect(astray(page)).not.toHaveCount(0);
    await expect(press(page, 'put-it-back')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectOutcome(page, 'fails');
    // A link holds the ghost, so it is there in another page too.
    await expect(page).toHaveURL(/&gone=/);
    await page.reload();
    await expect(ghost).toHaveAccessibleName(words.text('mark-ghost', { top, bottom }));
    await expect(ghost.locator('.post')).not.toHaveCSS('stroke-dasharray', 'none');
    await ghost.click();
    await expectNetwork(page, net);
    await expect(ghost).toHaveCount(0);
    await expectOutcome(page, 'sorts');
  });

  test('a demonstration is labelled, changes nothing, and the first touch acts on the figure', async ({
    page,
  }) => {
    await page.clock.install();
    await openNetwork(page, '');
    const net = await networkOf(page);
    // The page may scroll meanwhile, so places are relative to the picture.
    const corner = async () => {
      await picture(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
      return (await picture(page).boundingBox()) ?? { x: 0, y: 0 };
    };
    const [nine, before] = [await atComparator(page, 9), await corner()];
    const called = picture(page).getByText(words.text('demonstration'), { exact: true });
    const wait = (until: () => Promise<void>) =>
      expect(async () => {
        await page.clock.fastForward(240);
        await until();
      }).toPass({ intervals: [10], timeout: 30_000 });
    await press(page, 'watch').click();
    await expect(called).toBeVisible();
    const url = page.url();
    // The counter runs with it.
    await wait(() => expect(stepField(page)).toHaveValue('3', { timeout: 1 }));
    await wait(() => expect(astray(page)).not.toHaveCount(0, { timeout: 1 }));
    await expect(picture(page).locator('.comparator.ghost')).toHaveCount(1);
    await expect(called).toBeVisible();
    expect(page.url()).toBe(url);
    const now = await corner();
    await page.mouse.click(nine.x - before.x + now.x, nine.y - before.y + now.y);
    await expect(called).toHaveCount(0);
    await expectNetwork(page, net);
    await expectStep(page, 19);
    await expect(asked(page, 9)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('a step moves the elements', async ({ page }) => {
    await openNetwork(page, '');
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
  });

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves, and a choice goes straight to its end', async ({ page }) => {
      await openNetwork(page, '#v=1&wires=6&cursor=3');
      const panel = await openPanel(page, 'network');
      await panel.getByRole('radio', { name: words.text('kind-bitonic'), exact: true }).check();
      await expect(picture(page).locator('.comparator.fresh')).not.toHaveCount(0);
      await expectStep(page, await stepsOf(page));
      expect(await moving(page)).toBe(0);
    });
  });
});

test.describe('stepping', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('goes by layers, by keys, by the scrubber and the counter', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=8&by=layer&cursor=0');
    const { pairs, layers } = await markedNetwork(page);
    const elements = await inputsOf(page);
    const at = async (step: number, done = step) => {
      await expectStep(page, step);
      await expectFront(page, sent(pairs.slice(0, done), elements));
    };
    await test.step('layer by layer, with all comparators of a layer at once', async () => {
      const depth = Math.max(...layers);
      expect(await stepsOf(page)).toBe(depth);
      const until = (layer: number) => layers.filter((one) => one <= layer).length;
      for (let layer = 0; layer <= depth; layer += 1) {
        await at(layer, until(layer));
        const count = layers.filter((one) => one === layer).length;
        await expect(board(page).locator('.comparator.current')).toHaveCount(count);
        if (layer < depth) await button(page, 'forward').click();
      }
      for (let layer = depth - 1; layer >= 0; layer -= 1) {
        await button(page, 'back').click();
        await at(layer, until(layer));
      }
    });

    await test.step('by keys: comparators, layers, the ends, and play', async () => {
      await showScene(page, 'v=1&wires=8&cursor=0');
      const ends = layers.flatMap((layer, k) => (layer === layers[k + 1] ? [] : [k + 1]));
      await keyboardOn(page, 'w0');
      const pressed = async (key: string, step: number) => {
        await page.keyboard.press(key);
        await at(step);
      };
      await pressed('.', 1);
      await pressed('.', 2);
      await pressed(',', 1);
      for (const end of ends) await pressed('Shift+Period', end);
      for (const end of [...ends].reverse().slice(1)) await pressed('Shift+Comma', end);
      await pressed('Shift+Comma', 0);
      // On a mark, these keys go to the ends of its row.
      await slider(page).focus();
      await pressed('End', pairs.length);
      await pressed(',', pairs.length - 1);
      await pressed('Home', 0);
      await pressed('.', 1);
      await page.keyboard.press('k');
      await expect(stepField(page)).not.toHaveValue('1');
      await page.keyboard.press('k');
      await expect(button(page, 'play')).toBeVisible();
    });
  });
});
