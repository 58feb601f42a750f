import type { Page } from '@playwright/test';
import { atComparator } from './support/drawing.ts';
import { full } from './support/full.ts';
import { button, expectStep, narration, slider } from './support/lattice.ts';
import {
  astray,
  board,
  comparators,
  expectNetwork,
  expectOutcome,
  field,
  frontOf,
  inputsOf,
  keyboardOn,
  networkOf,
  notices,
  openNetwork,
  openPanel,
  panelOf,
  picture,
  press,
  showScene,
  stepsOf,
  type,
  verdict,
  words,
  wrongNames,
} from './support/networks.ts';
import { bricks, isSorted, linked, type Pair, sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Random numbers, always the same ones. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The top wire is joined to every other one. */
const star: readonly Pair[] = Array.from({ length: 31 }, (_, i): Pair => [1, i + 2]);

/** In each layer, every wire is joined to a random other one. */
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
  `v=1&wires=${wires}&kind=typed&net=${linked(net)}&cursor=0`;

/** Checks that the page responds while the core works: steps are taken and described. */
async function answers(page: Page): Promise<void> {
  await slider(page).first().fill('0');
  for (let step = 1; step <= 3; step += 1) {
    await button(page, 'forward').click();
    await expectStep(page, step);
  }
}

/** Whether any of many random inputs comes out in the wrong order. */
function disordered(net: readonly Pair[], wires: number): boolean {
  const next = chance(5);
  return Array.from({ length: 2000 }, (_, i) =>
    Array.from({ length: wires }, () => (next(wires) <= i % wires ? 1 : 0)),
  ).some((bits) => !isSorted(sent(net, bits)));
}

const outcomeOf = (page: Page) => verdict(page).getAttribute('data-outcome');

/** Checks that there is a verdict in the end, and that random inputs do not contradict it. */
async function expectVerdict(page: Page, net: readonly Pair[], wires: number): Promise<void> {
  await expect(verdict(page)).not.toHaveAttribute('data-outcome', 'unknown', { timeout: 60_000 });
  if ((await outcomeOf(page)) === 'fails') await expect(press(page, 'show-failure')).toBeVisible();
  else expect(disordered(net, wires)).toBe(false);
  if (disordered(net, wires)) await expectOutcome(page, 'fails');
}

/** Only zeros and ones come in. */
const expectBits = (page: Page): Promise<void> =>
  expect.poll(async () => (await inputsOf(page)).every((value) => value <= 1)).toBe(true);

test('networks with too many states get a verdict or are called too large, and the page responds', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const all: readonly (readonly [string, readonly Pair[], number])[] = [
    ['a star of 32 wires', star, 32],
    ['layers by chance on 64 wires', layers(64, 16, 9), 64],
    ['layers by chance on 32 wires', layers(32, 12, 7), 32],
    ['many layers by chance on 32 wires', layers(32, 60, 8), 32],
    ['no comparators on 64 wires', [], 64],
  ];
  await openNetwork(page, '#v=1&wires=3');
  for (const [what, net, wires] of full ? all : all.slice(0, 2)) {
    await test.step(what, async () => {
      await showScene(page, scene(net, wires));
      if (net.length > 0) await answers(page);
      await expectVerdict(page, net, wires);
      for (const name of ['proof', 'order'] as const) {
        const panel = await openPanel(page, name);
        await expect(panel.locator('p').first()).not.toBeEmpty();
        await expect(panel).not.toContainText(/undefined|NaN/);
        await expect(panel.getByText(words.text('proof-waiting'))).toHaveCount(0);
      }
      if (net === star) {
        await slider(page).first().fill('31');
        await expect(panelOf(page, 'order')).toHaveText(words.text('order-too-many', { done: 31 }));
      }
      await press(page, 'word-order').click();
      await expect(panelOf(page, 'order')).toBeHidden();
      if ((await outcomeOf(page)) !== 'fails') return;
      await press(page, 'show-failure').click();
      await expectBits(page);
      await slider(page).first().fill(String(net.length));
      await expectStep(page, net.length);
      await expect(astray(page)).not.toHaveCount(0);
    });
  }

  await test.step('an edit during a long proof gets the verdict, not the network before it', async () => {
    await showScene(page, scene(layers(32, 40, 3), 32));
    const panel = await openPanel(page, 'network');
    await type(field(panel, 'field-wires'), '5');
    await expectOutcome(page, 'sorts');
    await expect(verdict(page)).toContainText('32');
    await expect(comparators(page)).toHaveCount(9);
  });
});

test('a long proof shows its progress and can be stopped', async ({ page }) => {
  test.setTimeout(90_000);
  // Stops as soon as possible, because a fast machine is done soon after.
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
  // This network sorts, so no random input fails and the proof must follow all states.
  await openNetwork(page, '#v=1&wires=64&kind=odd-even-transposition&cursor=0');
  const stopped = verdict(page).getByRole('alert');
  await expect
    .poll(async () => (await stopped.isVisible()) || (await outcomeOf(page)) !== 'unknown', {
      timeout: 60_000,
    })
    .toBe(true);
  if (!(await stopped.isVisible())) return expectVerdict(page, bricks(64), 64);
  await expect(stopped).toHaveText(words.text('error-cancelled'));
  await expect(press(verdict(page), 'cancel')).toHaveCount(0);
  await answers(page);
  await expect(stopped).toBeVisible();
});

test('64 wires can be drawn, stepped, edited, get a verdict, and come back after a reload', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=64&kind=odd-even-merge');
  await expect(comparators(page)).toHaveCount(543);
  expect(await stepsOf(page)).toBe(543);
  expect(await frontOf(page)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'sorts', { timeout: 30_000 });
  await expect(verdict(page)).toContainText('18,446,744,073,709,551,616');
  await answers(page);
  await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);

  await test.step('with the most comparators there is still a mark to move on', async () => {
    await showScene(page, 'v=1&wires=64&kind=bubble&cursor=0');
    await expect.poll(() => stepsOf(page)).toBe(2016);
    await expect(picture(page).locator('path.comparators')).toHaveCount(2);
    await keyboardOn(page, 'w0');
    for (let i = 0; i < 2; i += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(board(page).locator(':focus')).toHaveId(/^c\d+$/);
    }
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/kind=typed/);
    await expect.poll(() => stepsOf(page)).toBe(2015);
    await expect(page).toHaveURL(/cursor=0$/);
    await page.reload();
    await expect(picture(page)).toBeVisible();
    await expect.poll(() => stepsOf(page)).toBe(2015);
    await expect(narration(page)).toContainText('64');
    await expect(notices(page)).toBeHidden();
  });

  await test.step('a link can have 4,096 comparators', async () => {
    const net = Array.from({ length: 4096 }, (_, i) => ['AB', 'BC', 'CD'][i % 3]).join('');
    await showScene(page, `v=1&wires=4&kind=typed&net=${net}&cursor=4000`);
    await expectStep(page, 4000);
    await expect(notices(page)).toBeHidden();
    expect(await frontOf(page)).toEqual([1, 2, 3, 4]);
    await button(page, 'back').click();
    await expectStep(page, 3999);
    await expect.poll(() => new URL(page.url()).hash).toContain(`net=${net}`);
  });
});

test('leaving out one comparator of 32 wires shows a failing input with its wrong wires, and putting it back mends it', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=32');
  await expectOutcome(page, 'sorts');
  await expect(verdict(page)).toContainText('4,294,967,296');
  const whole = await networkOf(page);
  expect(whole).toHaveLength(185);
  await press(page, 'leave-out').click();
  await expectOutcome(page, 'fails');
  await expect(comparators(page)).toHaveCount(184);
  await expect(press(page, 'put-back')).toBeVisible();
  // Zeros and ones run through; with reduced motion they are at the end at once.
  await expectBits(page);
  await expectStep(page, 184);
  await expect
    .poll(async () => (await verdict(page).innerText()).includes((await inputsOf(page)).join('')))
    .toBe(true);
  await expect(wrongNames(page)).not.toHaveCount(0);
  await expect(picture(page).locator('.thread.astray')).not.toHaveCount(0);
  await expect(async () => {
    const wrong = await wrongNames(page).allInnerTexts();
    expect(wrong).toHaveLength(await astray(page).count());
    expect(await narration(page).innerText()).toContain(wrong.join(', '));
  }).toPass();
  await press(page, 'put-back').click();
  await expectNetwork(page, whole);
  await expectOutcome(page, 'sorts');

  await test.step('deleting with the key changes the verdict and offers a failing input', async () => {
    const place = await atComparator(page, 100);
    await page.mouse.click(place.x, place.y);
    await expect(page.getByRole('region', { name: /^Comparator \d+$/ })).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(184);
    await expectOutcome(page, 'fails');
    await press(page, 'show-failure').click();
    await expectBits(page);
    await expect(wrongNames(page)).not.toHaveCount(0);
  });
});
