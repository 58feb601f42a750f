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
  brief,
  comparator,
  comparators,
  expectFront,
  expectOutcome,
  frontOf,
  inputsOf,
  openNetwork,
  plate,
  press,
  seek,
  stepsOf,
  told,
  verdict,
  words,
  wrongNames,
} from './support/networks.ts';
import { ascending, isSorted, layersOf, linked, sent, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.describe('the opening', () => {
  test('comes to its end by itself: sixteen wires, sorted, proved', async ({ page }) => {
    await openNetwork(page, '');
    await expect(button(page, 'pause')).toBeVisible();
    await expect(narration(page)).toContainText(words.text('networks-sorted'), { timeout: 30_000 });
    await expectStep(page, await stepsOf(page));
    await expect(comparators(page)).toHaveCount(60);
    expect(isSorted(await frontOf(page))).toBe(true);
    expect(await frontOf(page)).toHaveLength(16);
    await expectOutcome(page, 'sorts');
    await expect(verdict(page)).toContainText('65,536');
  });

  test('does not move for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNetwork(page, '');
    await expectStep(page, await stepsOf(page));
    await expect(button(page, 'play')).toBeVisible();
    await button(page, 'back').click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('waits when a comparator is asked', async ({ page }) => {
    await openNetwork(page, '');
    await expect(button(page, 'pause')).toBeVisible();
    await comparator(page, 5).click();
    await expect(button(page, 'play')).toBeVisible();
    await expect(asked(page, 5)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test('has eight wires, and a link what it says', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openNetwork(page, '');
      expect(await frontOf(page)).toHaveLength(8);
      await expectOutcome(page, 'sorts');
      await expect(verdict(page)).toContainText('256');
      await openNetwork(page, '#v=1');
      expect(await frontOf(page)).toHaveLength(16);
    });
  });
});

test.describe('stepping', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const scene of ['#v=1&wires=6', '#v=1&wires=7&kind=bitonic&input=reversed']) {
    test(`through every comparator and back is what is done by hand: ${scene}`, async ({
      page,
    }) => {
      test.slow();
      await openNetwork(page, `${scene}&cursor=0`);
      const { pairs, layers } = await told(page);
      const wires = (await inputsOf(page)).length;
      expect(layers).toEqual(layersOf(wires, pairs));
      expect(await stepsOf(page)).toBe(pairs.length);
      const elements = await inputsOf(page);
      expect(ascending(elements)).toEqual(elements.map((_, i) => i + 1));
      const rows = [0, ...pairs.keys()].map((_, done) => sent(pairs.slice(0, done), elements));
      for (const [done, row] of rows.entries()) {
        await expectStep(page, done);
        await expectFront(page, row);
        await expect(board(page).locator('.comparator.done')).toHaveCount(done);
        if (done > 0) {
          const [low, high] = pairs[done - 1] ?? [0, 0];
          const before = rows[done - 1] ?? [];
          const exchanged = String(before) !== String(row);
          await expect(narration(page).locator('p').first()).toContainText(
            words.text('step-comparator', {
              number: done,
              layer: layers[done - 1] ?? 0,
              top: low,
              bottom: high,
              upper: before[low - 1] ?? 0,
              lower: before[high - 1] ?? 0,
              reversed: 'no',
              exchanged: exchanged ? 'yes' : 'no',
            }),
          );
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
    });
  }

  test('layer by layer does all comparators of one at once', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=10&by=layer&cursor=0');
    const { pairs, layers } = await told(page);
    const elements = await inputsOf(page);
    const depth = Math.max(...layers);
    expect(await stepsOf(page)).toBe(depth);
    const until = (layer: number) => pairs.slice(0, layers.filter((one) => one <= layer).length);
    for (let layer = 0; layer <= depth; layer += 1) {
      await expectStep(page, layer);
      await expectFront(page, sent(until(layer), elements));
      const count = layers.filter((one) => one === layer).length;
      await expect(board(page).locator('.comparator.current')).toHaveCount(count);
      if (layer < depth) await button(page, 'forward').click();
    }
    for (let layer = depth - 1; layer >= 0; layer -= 1) {
      await button(page, 'back').click();
      await expectStep(page, layer);
      await expectFront(page, sent(until(layer), elements));
    }
  });

  test('by keys goes by comparators, by layers and to the ends', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=8&cursor=0');
    const { pairs, layers } = await told(page);
    const elements = await inputsOf(page);
    const ends = layers.flatMap((layer, k) => (layer === layers[k + 1] ? [] : [k + 1]));
    await board(page).locator('[tabindex="0"]').focus();
    const pressed = async (key: string, step: number) => {
      await page.keyboard.press(key);
      await expectStep(page, step);
      await expectFront(page, sent(pairs.slice(0, step), elements));
    };
    await pressed('.', 1);
    await pressed('.', 2);
    await pressed(',', 1);
    for (const end of ends) await pressed('Shift+Period', end);
    for (const end of [...ends].reverse().slice(1)) await pressed('Shift+Comma', end);
    await pressed('Shift+Comma', 0);
    await pressed('End', pairs.length);
    await pressed('PageUp', pairs.length - 1);
    await pressed('Home', 0);
    await pressed('PageDown', 1);
    await page.keyboard.press('k');
    await expect(stepField(page)).not.toHaveValue('1');
    await page.keyboard.press('k');
    await expect(button(page, 'play')).toBeVisible();
  });

  test('by the scrubber and the counter goes anywhere', async ({ page }) => {
    await openNetwork(page, '#v=1&cursor=0');
    const { pairs } = await told(page);
    const elements = await inputsOf(page);
    for (const step of [60, 3, 0, 41, 59]) {
      await slider(page).fill(String(step));
      await expectStep(page, step);
      await expectFront(page, sent(pairs.slice(0, step), elements));
    }
    for (const step of [5, 60, 1]) {
      await seek(page, step);
      await expectFront(page, sent(pairs.slice(0, step), elements));
    }
    for (const wrong of ['-1', '61', 'four', '', '1.5', '1000000000000']) {
      await stepField(page).fill(wrong);
      await stepField(page).press('Enter');
      await expect(page.locator('.counter [role=alert]')).toHaveText(
        words.text('field-wrong', { min: 0, max: 60 }),
      );
      await expect(stepField(page)).toHaveValue(wrong);
      await expect(slider(page)).toHaveValue('1');
    }
  });

  test('is told to those who cannot see, and stands there as text', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=4&cursor=0');
    const { pairs } = await told(page);
    const elements = await inputsOf(page);
    await button(page, 'forward').click();
    await expect(announcements(page)).toContainText(/1/);
    await expect(announcements(page)).toHaveText(
      (await narration(page).locator('p').first().innerText()).trim(),
    );
    await page.getByText(words.text('as-text')).click();
    const text = page.locator('.as-text');
    await expect(text).toContainText(
      words.text('text-elements', { values: sent(pairs.slice(0, 1), elements).join(' ') }),
    );
    await expect(text).toContainText(words.text('text-at', { done: 1, size: pairs.length }));
    await expect(text).toContainText('16');
  });
});

test.describe('what comes out', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('of a network that does not sort is marked on the wires, in words too', async ({ page }) => {
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
    expect(wrong).not.toEqual([]);
    await expectFront(page, out);
    await expect(wrongNames(page)).toHaveText(wrong.map(String));
    await expect(astray(page)).toHaveCount(wrong.length);
    await expect(narration(page)).toContainText(
      words.text('networks-unsorted', { wires: wrong.join(', '), count: wrong.length }),
    );
    await expectOutcome(page, 'fails');
    const { sorted, inputs } = tried(4, net);
    await expect(verdict(page)).toContainText(`${sorted} of ${inputs}`);
    // Before the end nothing is wrong yet.
    await button(page, 'back').click();
    await expect(astray(page)).toHaveCount(0);
  });

  test('of zeros and ones is drawn as such', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=8&threshold=5');
    await expect(plate(page).locator('.bead.one')).toHaveCount(4);
    await expect(plate(page).locator('.bead.zero')).toHaveCount(4);
    await openNetwork(page, '#v=1&wires=3&input=typed&values=1,0,1');
    await expect(plate(page).locator('.bead.one')).toHaveCount(2);
  });

  test('of equal elements is sorted, and nothing is exchanged', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=5&input=typed&values=7,7,7,7,7&cursor=0');
    const size = await stepsOf(page);
    for (let step = 1; step <= size; step += 1) {
      await button(page, 'forward').click();
      await expectStep(page, step);
      await expectFront(page, [7, 7, 7, 7, 7]);
    }
    await expect(narration(page)).toContainText(words.text('networks-sorted'));
    await expect(astray(page)).toHaveCount(0);
  });

  test('of no wires and of one is nothing to sort', async ({ page }) => {
    for (const wires of [0, 1]) {
      await openNetwork(page, `#v=1&wires=${wires}`);
      await expect(narration(page)).toContainText(words.text('networks-nothing', { wires }));
      await expect(button(page, 'forward')).toBeDisabled();
      await expect(button(page, 'play')).toBeDisabled();
      await expect(brief(page)).toBeVisible();
      await expect(press(page, 'leave-out')).toHaveCount(0);
    }
  });
});
