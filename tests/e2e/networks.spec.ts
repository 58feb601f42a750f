import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
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
  seek,
  showScene,
  stepsOf,
  verdict,
  words,
  wrongNames,
} from './support/networks.ts';
import { ascending, layersOf, linked, sent, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

/** How many animations run in the figure right after a step back. */
const moving = (page: Page): Promise<number> =>
  button(page, 'back').evaluate(async (back) => {
    (back as HTMLElement).click();
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    return (back.getRootNode() as ShadowRoot).getAnimations().length;
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
    await page.keyboard.press('Escape');
    await expectOutcome(page, 'fails');
    // A link holds the ghost, so it is there in another page too.
    await expect(page).toHaveURL(/&gone=/);
    await page.reload();
    await expect(ghost).toHaveAccessibleName(words.text('mark-ghost', { top, bottom }));
    await expect(ghost.locator('.post')).not.toHaveCSS('stroke-dasharray', 'none');
    await ghost.click();
    await press(page, 'put-it-back').click();
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

    await test.step('untouched, it ends by itself', async () => {
      await press(page, 'watch').click();
      await expect(called).toBeVisible();
      await wait(() => expect(called).toHaveCount(0, { timeout: 1 }));
      await expectNetwork(page, net);
      await expectOutcome(page, 'sorts');
    });
  });

  test('a choice plays at once, and new comparators are marked', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=6&cursor=3');
    const panel = await openPanel(page, 'network');
    const kind = words.text('kind-bitonic');
    await panel.getByRole('radio', { name: kind, exact: true }).check();
    await expect(button(page, 'pause')).toBeVisible();
    await expect(picture(page).locator('.comparator.fresh')).not.toHaveCount(0);
    await expect(page.locator('.legend')).toContainText(words.text('caption-fresh'));
    await expect(button(page, 'play')).toBeVisible();
    await expectStep(page, await stepsOf(page));
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

  test('every step forward and back matches a calculation by hand, in words too', async ({
    page,
  }) => {
    await openNetwork(page, '#v=1&wires=5&kind=bitonic&input=reversed&cursor=0');
    const { pairs, layers } = await markedNetwork(page);
    const elements = await inputsOf(page);
    expect(layers).toEqual(layersOf(5, pairs));
    expect(await stepsOf(page)).toBe(pairs.length);
    expect(elements).toEqual([5, 4, 3, 2, 1]);
    const rows = [0, ...pairs.keys()].map((_, done) => sent(pairs.slice(0, done), elements));
    for (const [done, row] of rows.entries()) {
      await expectStep(page, done);
      await expectFront(page, row);
      await expect(board(page).locator('.comparator.done')).toHaveCount(done);
      if (done > 0) {
        const [low, high] = pairs[done - 1] ?? [0, 0];
        const before = rows[done - 1] ?? [];
        const what = words.text('step-comparator', {
          number: done,
          layer: layers[done - 1] ?? 0,
          top: low,
          bottom: high,
          upper: before[low - 1] ?? 0,
          lower: before[high - 1] ?? 0,
          reversed: 'no',
          exchanged: String(before) !== String(row) ? 'yes' : 'no',
        });
        await expect(narration(page).locator('p').first()).toContainText(what);
        await expect(board(page).locator('.comparator.current')).toHaveCount(1);
      }
      if (done < pairs.length) await button(page, 'forward').click();
    }
    await expect(button(page, 'forward')).toBeDisabled();
    await expect(narration(page)).toContainText(words.text('networks-sorted'));
    for (const [done, row] of [...rows.entries()].reverse().slice(1)) {
      await button(page, 'back').click();
      await expectStep(page, done);
      await expectFront(page, row);
    }
    await expect(button(page, 'back')).toBeDisabled();

    await test.step('the figure as text describes the same moment', async () => {
      await button(page, 'forward').click();
      await expect(async () => {
        const said = (await narration(page).locator('p').first().innerText()).trim();
        expect((await announcements(page).innerText()).trim()).toBe(said);
      }).toPass();
      const text = await readAsText(page);
      for (const what of [
        words.text('text-elements', { values: (rows[1] ?? []).join(' ') }),
        words.text('text-at', { done: 1, size: pairs.length }),
      ]) {
        await expect(text.filter({ hasText: what })).toHaveCount(1);
      }
      await expect(text.filter({ hasText: '32' })).not.toHaveCount(0);
    });
  });

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

    await test.step('anywhere, by the scrubber and the counter', async () => {
      const size = pairs.length;
      for (const step of [size, 3, 0]) {
        await slider(page).fill(String(step));
        await at(step);
      }
      for (const step of [5, size, 1]) {
        await seek(page, step);
        await at(step);
      }
      for (const wrong of ['-1', String(size + 1), 'four', '', '1.5', '1000000000000']) {
        await stepField(page).fill(wrong);
        await stepField(page).press('Enter');
        await expect(page.locator('.counter [role=alert]')).toHaveText(
          words.text('field-wrong', { min: 0, max: size }),
        );
        await expect(stepField(page)).toHaveValue(wrong);
        await expect(slider(page)).toHaveValue('1');
      }
    });
  });
});

test.describe('what comes out', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('marks the wrong wires, and draws bits as bits', async ({ page }) => {
    const net = [
      [1, 2],
      [3, 4],
      [1, 3],
      [2, 4],
    ] as const;
    await openNetwork(
      page,
      `#v=1&wires=4&kind=typed&net=${linked(net)}&input=typed&values=1,3,2,4`,
    );
    const out = sent(net, [1, 3, 2, 4]);
    const wrong = out.flatMap((value, i) => (value === ascending(out)[i] ? [] : [i + 1]));
    expect(wrong).toEqual([2, 3]);
    await expectFront(page, out);
    await expect(wrongNames(page)).toHaveText(wrong.map(String));
    await expect(astray(page)).toHaveCount(wrong.length);
    await expect(narration(page)).toContainText(
      words.text('networks-unsorted', { wires: wrong.join(', '), count: wrong.length }),
    );
    await expectOutcome(page, 'fails');
    const { sorted, inputs } = tried(4, net);
    await expect(verdict(page)).toContainText(`${sorted} of ${inputs}`);
    // Before the end no wire is wrong yet.
    await button(page, 'back').click();
    await expect(astray(page)).toHaveCount(0);

    await test.step('zeros and ones are drawn as such', async () => {
      await showScene(page, 'v=1&wires=8&threshold=5');
      await expect(picture(page).locator('.bead.one')).toHaveCount(4);
      await expect(picture(page).locator('.bead.zero')).toHaveCount(4);
      await showScene(page, 'v=1&wires=3&input=typed&values=1,0,1');
      await expect(picture(page).locator('.bead.one')).toHaveCount(2);
    });

    await test.step('equal elements are never swapped, and they are sorted', async () => {
      await showScene(page, 'v=1&wires=4&input=typed&values=7,7,7,7&cursor=0');
      const size = await stepsOf(page);
      for (let step = 1; step <= size; step += 1) {
        await button(page, 'forward').click();
        await expectStep(page, step);
        await expectFront(page, [7, 7, 7, 7]);
      }
      await expect(narration(page)).toContainText(words.text('networks-sorted'));
      await expect(astray(page)).toHaveCount(0);
      await expect(press(page, 'leave-out')).toBeVisible();
    });

    await test.step('with no wire or one wire there is nothing to sort', async () => {
      for (const wires of [0, 1]) {
        await showScene(page, `v=1&wires=${wires}`);
        await expect(narration(page)).toContainText(words.text('networks-nothing', { wires }));
        await expect(button(page, 'forward')).toBeDisabled();
        await expect(button(page, 'play')).toBeDisabled();
        await expect(press(page, 'leave-out')).toHaveCount(0);
      }
    });
  });
});
