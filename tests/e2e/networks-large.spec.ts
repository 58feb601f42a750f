import type { Page } from '@playwright/test';
import { button, expectStep, slider } from './support/lattice.ts';
import {
  astray,
  board,
  comparators,
  expectOutcome,
  field,
  frontOf,
  inputsOf,
  openNetwork,
  openPanel,
  plate,
  press,
  stepsOf,
  type,
  verdict,
  words,
} from './support/networks.ts';
import { bricks, isSorted, linked, type Pair, sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Numbers by chance, always the same ones. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The top wire is joined to every other one. */
const star: readonly Pair[] = Array.from({ length: 31 }, (_, i): Pair => [1, i + 2]);

/** In each layer every wire is joined to another by chance. */
function layers(wires: number, depth: number, seed: number): Pair[] {
  const next = chance(seed);
  return Array.from({ length: depth }, () => {
    const left = Array.from({ length: wires }, (_, i) => i + 1);
    const pairs: Pair[] = [];
    while (left.length > 1) {
      const [one = 0] = left.splice(next(left.length), 1);
      const [other = 0] = left.splice(next(left.length), 1);
      pairs.push([Math.min(one, other), Math.max(one, other)]);
    }
    return pairs;
  }).flat();
}

const scene = (net: readonly Pair[], wires: number) =>
  `#v=1&wires=${wires}&kind=typed&net=${linked(net)}&cursor=0`;

/** The page answers while the core works: steps are taken, and told. */
async function answers(page: Page): Promise<void> {
  await slider(page).first().fill('0');
  for (let step = 1; step <= 3; step += 1) {
    await button(page, 'forward').click();
    await expectStep(page, step);
  }
}

/** Whether any of many inputs by chance comes out in disorder. */
function disordered(net: readonly Pair[], wires: number): boolean {
  const next = chance(5);
  return Array.from({ length: 2000 }, (_, i) =>
    Array.from({ length: wires }, () => (next(wires) <= i % wires ? 1 : 0)),
  ).some((bits) => !isSorted(sent(net, bits)));
}

/** There is a verdict in the end, and what chance finds does not gainsay it. */
async function expectTold(page: Page, net: readonly Pair[], wires: number): Promise<void> {
  await expect(verdict(page)).not.toHaveAttribute('data-outcome', 'unknown', { timeout: 60_000 });
  const outcome = await verdict(page).getAttribute('data-outcome');
  if (outcome === 'fails') await expect(press(page, 'show-failure')).toBeVisible();
  else expect(disordered(net, wires)).toBe(false);
  if (disordered(net, wires)) await expectOutcome(page, 'fails');
}

test.describe('a network whose states explode', () => {
  for (const [what, net, wires] of [
    ['a star of 32 wires', star, 32],
    ['layers by chance on 32 wires', layers(32, 12, 7), 32],
    ['many layers by chance on 32 wires', layers(32, 60, 8), 32],
    ['layers by chance on 64 wires', layers(64, 16, 9), 64],
    ['no comparators on 64 wires', [], 64],
  ] as const) {
    test(`is answered or called too large, and the page goes on: ${what}`, async ({ page }) => {
      test.setTimeout(90_000);
      await openNetwork(page, scene(net, wires));
      if (net.length > 0) await answers(page);
      await expectTold(page, net, wires);
      for (const name of ['proof', 'order'] as const) {
        const panel = await openPanel(page, name);
        await expect(panel).not.toContainText(/undefined|NaN/);
        await expect(panel.getByText(words.text('proof-waiting'))).toHaveCount(0);
      }
      if ((await verdict(page).getAttribute('data-outcome')) !== 'fails') return;
      await press(page, 'show-failure').click();
      await expect.poll(async () => (await inputsOf(page)).every((one) => one <= 1)).toBe(true);
      await slider(page).first().fill(String(net.length));
      await expectStep(page, net.length);
      await expect(astray(page)).not.toHaveCount(0);
    });
  }

  test('says how far it is, and can be stopped', async ({ page }) => {
    test.setTimeout(90_000);
    // Sorts: so no vector by chance fails, and all states must be followed.
    const scene = '#v=1&wires=64&kind=odd-even-transposition&cursor=0';
    // Stopped as soon as that is offered: a fast machine is done soon after.
    await page.addInitScript((cancel) => {
      const seen = new WeakSet<Node>();
      new MutationObserver((_, observer) => {
        const root = document.querySelector('appleyard-networks')?.shadowRoot;
        if (root && !seen.has(root)) {
          seen.add(root);
          observer.observe(root, { childList: true, subtree: true, characterData: true });
        }
        const buttons = root?.querySelectorAll<HTMLElement>('.verdict button') ?? [];
        [...buttons].find((button) => button.textContent?.trim() === cancel)?.click();
      }).observe(document, { childList: true, subtree: true });
    }, words.text('cancel'));
    await openNetwork(page, scene);
    const stopped = verdict(page).getByRole('alert');
    await expect
      .poll(async () => (await stopped.isVisible()) || (await told(page)) !== 'unknown', {
        timeout: 60_000,
      })
      .toBe(true);
    if (!(await stopped.isVisible())) return expectTold(page, bricks(64), 64);
    await expect(stopped).toHaveText(words.text('error-cancelled'));
    await expect(press(verdict(page), 'cancel')).toHaveCount(0);
    await answers(page);
    await expect(stopped).toBeVisible();
  });
});

const told = (page: Page) => verdict(page).getAttribute('data-outcome');

test.describe('64 wires', () => {
  test('are drawn, stepped and judged', async ({ page }) => {
    test.slow();
    await openNetwork(page, '#v=1&wires=64&kind=odd-even-merge');
    await expect(comparators(page)).toHaveCount(543);
    expect(await stepsOf(page)).toBe(543);
    expect(await frontOf(page)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    await expect(verdict(page)).toHaveAttribute('data-outcome', 'sorts', { timeout: 30_000 });
    await expect(verdict(page)).toContainText('18,446,744,073,709,551,616');
    await answers(page);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  });

  test('of the most comparators there is still a mark to walk on', async ({ page }) => {
    test.slow();
    await openNetwork(page, '#v=1&wires=64&kind=bubble&cursor=0');
    expect(await stepsOf(page)).toBe(2016);
    await expect(plate(page).locator('path.comparators')).toHaveCount(2);
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(board(page).locator(':focus')).toHaveId(/^c\d+$/);
    await page.keyboard.press('ArrowRight');
    await expect(board(page).locator(':focus')).toHaveId(/^c\d+$/);
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/kind=typed/);
    await expect.poll(() => stepsOf(page)).toBe(2015);
  });
});

test('an edit while a long question is out is judged, not the one before', async ({ page }) => {
  test.setTimeout(90_000);
  await openNetwork(page, scene(layers(32, 40, 3), 32));
  const panel = await openPanel(page, 'network');
  await type(field(panel, 'field-wires'), '5');
  await expectOutcome(page, 'sorts');
  await expect(verdict(page)).toContainText('32');
  await expect(comparators(page)).toHaveCount(9);
});
