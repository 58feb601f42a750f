import type { Locator } from '@playwright/test';
import { button, expectStep } from './support/lattice.ts';
import {
  asked,
  comparator,
  expectFront,
  expectInputs,
  expectOutcome,
  inputsOf,
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
} from './support/networks.ts';
import { linked, type Pair, sent, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const grouped = (count: number | bigint) => new Intl.NumberFormat('en').format(count);

/** Four comparators that never compare the two middle wires, so elements come out wrong. */
const failing = 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4';

/** A column of the table of inputs and outputs. */
const column = (panel: Locator, at: number): Promise<number[]> =>
  panel.locator('table.sides tbody tr').evaluateAll(
    (rows, place) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll('td:not(.network)')];
        return Number(cells[place]?.textContent?.trim());
      }),
    at,
  );

test('numbers can become zeros and ones before or after a network, with the same result', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=6&input=typed&values=3,3,999,0,7,3');
  const panel = await openPanel(page, 'principle');
  const slider = panel.getByRole('slider', { name: words.text('principle-threshold') });
  const net = await networkOf(page);
  const elements = await inputsOf(page);
  const thresholds = [...new Set(elements)].sort((a, b) => a - b).slice(1);
  await expect(slider).toHaveAttribute('max', String(thresholds.length - 1));
  for (const [i, threshold] of thresholds.entries()) {
    await slider.fill(String(i));
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      words.text('principle-from', { threshold }),
    );
    const bits = (list: readonly number[]) => list.map((one) => Number(one >= threshold));
    await expect.poll(() => column(panel, 4)).toEqual(sent(net, bits(elements)));
    await expect.poll(() => column(panel, 0)).toEqual(elements);
    await expect.poll(() => column(panel, 1)).toEqual(bits(elements));
    await expect.poll(() => column(panel, 2)).toEqual(sent(net, elements));
    await expect.poll(() => column(panel, 3)).toEqual(bits(sent(net, elements)));
    await expect(panel).toContainText(words.text('principle-agree'));
  }

  await test.step('the figure shows the threshold, and then numbers again', async () => {
    await showScene(page, 'v=1&wires=8');
    await slider.fill('2');
    await press(panel, 'principle-choose', { threshold: 4 }).click();
    await expect(page).toHaveURL(/threshold=4/);
    await expect(picture(page).locator('.bead.one')).toHaveCount(5);
    await expect(picture(page).locator('.bead.zero')).toHaveCount(3);
    // The picture follows the slider now.
    await slider.fill('6');
    await expect(picture(page).locator('.bead.one')).toHaveCount(1);
    await expect(page).toHaveURL(/threshold=8/);
    await press(panel, 'principle-drop').click();
    await expect(picture(page).locator('.bead.one, .bead.zero')).toHaveCount(0);
    await expect(page).not.toHaveURL(/threshold/);
  });

  await test.step('the argument uses the elements that came out wrong', async () => {
    await showScene(page, `${failing}&input=typed&values=1,3,2,4`);
    await expect(panel).toContainText(
      words.text('principle-step-wrong', { above: 3, below: 2, wire: 2, next: 3 }),
    );
    await expect(panel.locator('td.astray')).toHaveText(['3', '2']);
  });

  await test.step('equal elements cannot be divided', async () => {
    for (const scene of ['v=1&wires=3&input=typed&values=5,5,5', 'v=1&wires=0']) {
      await showScene(page, scene);
      await expect(panel).toContainText(words.text('principle-nothing'));
    }
  });
});

/** Pairs whose first element is never larger, found by trying all zero-one inputs. */
function known(wires: number, net: readonly Pair[]) {
  const outs = Array.from({ length: 2 ** wires }, (_, bits) =>
    sent(
      net,
      Array.from({ length: wires }, (_, wire) => (bits >> wire) & 1),
    ),
  );
  const below = (low: number, high: number) =>
    low !== high && outs.every((out) => (out[low - 1] ?? 0) <= (out[high - 1] ?? 0));
  const all = Array.from({ length: wires }, (_, i) => i + 1);
  const covers = all.flatMap((low) =>
    all
      .filter((high) => below(low, high) && !all.some((mid) => below(low, mid) && below(mid, high)))
      .map((high) => words.text('order-cover', { low, high })),
  );
  return { covers, states: new Set(outs.map((out) => out.join(''))).size };
}

test('the known order grows with each comparator into a chain, if the network sorts', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=4&cursor=0');
  const net = await networkOf(page);
  const size = await stepsOf(page);
  const panel = await openPanel(page, 'order');
  for (let done = 0; done <= size; done += 1) {
    await expectStep(page, done);
    const { covers, states } = known(4, net.slice(0, done));
    await expect(panel).toContainText(
      words.text(done > 0 ? 'order-states-some' : 'order-states-nothing', {
        ...{ done, states, inputs: 16 },
      }),
    );
    await expect(panel.locator('ul.covers li')).toHaveText(covers);
    await expect(panel.locator('path.cover')).toHaveCount(covers.length);
    if (done < size) await button(page, 'forward').click();
  }
  await expect(panel).toContainText(
    words.text('order-states-sorted', { done: size, states: 5, inputs: 16 }),
  );
  await expect(panel.locator('circle.node')).toHaveCount(4);

  await test.step('for a network that does not sort, it is not a chain', async () => {
    await showScene(page, failing);
    await expect(panel.locator('ul.covers li')).toHaveText(known(4, await networkOf(page)).covers);
    await seek(page, 0);
    await expect(panel).toContainText(words.text('order-apart', { count: 4 }));
  });

  await test.step('there is an answer for 0, 1 and 64 wires', async () => {
    await showScene(page, 'v=1&wires=0');
    await expect(panel).toContainText(words.text('order-none'));
    await showScene(page, 'v=1&wires=1');
    await expect(panel).toContainText(
      words.text('order-states-sorted', { done: 0, states: 2, inputs: 2 }),
    );
    await showScene(page, 'v=1&wires=64&kind=bitonic');
    await expect(panel.locator('path.cover')).toHaveCount(63);
  });
});

/** Checks that a chart is not empty: it has lines of some height. */
async function expectDrawn(chart: Locator): Promise<void> {
  await expect(chart).toBeVisible();
  const box = await chart.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(200);
  expect(box?.height ?? 0).toBeGreaterThan(100);
}

const waiting = (panel: Locator): Locator =>
  panel.getByText(words.text('proof-waiting')).or(panel.getByText(words.text('growth-waiting')));

test('the proof shows its states comparator by comparator, and how they grow', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=8');
  const size = await stepsOf(page);
  const panel = await openPanel(page, 'proof');
  await expectDrawn(panel.locator('svg.chart[role=group]'));
  const bars = panel.locator('svg.chart').getByRole('button');
  await expect(bars).toHaveCount(size);
  await test.step('arrow keys lead from bar to bar, Enter to its comparator', async () => {
    await expect(panel.locator('svg.chart [tabindex="0"]')).toHaveCount(1);
    await bars.first().focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', size - 1],
      ['ArrowLeft', size - 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(bars.nth(at)).toBeFocused();
    }
    const name = await bars.first().getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expectStep(page, Number(/comparator (\d+)/.exec(name ?? '')?.[1]));
  });
  const table = panel.locator('details', { hasText: words.text('proof-table') }).first();
  await table.locator('summary').click();
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(size);
  // One state is left for each number of 1s.
  await expect(rows.locator('td').nth(-1)).toHaveText('9');
  await expect(panel).toContainText(words.text('proof-end', { last: 9, wires: 8 }));
  await expect(panel).toContainText(words.text('proof-idle-none'));
  // Each button leads to its comparator.
  const leads = rows.first().getByRole('button');
  const number = Number(/\d+/.exec(await leads.innerText())?.[0]);
  await leads.click();
  await expectStep(page, number);
  const growth = panel.locator('section.growth');
  await expectDrawn(growth.locator('svg.chart[role=img]'));
  await growth.locator('summary').click();
  await expect(growth.locator('tbody tr')).toHaveCount(31);
  await expect(growth.locator('tbody tr').last()).toContainText(grouped(2n ** 32n));

  await test.step('for 32 wires it names the largest number of states', async () => {
    await showScene(page, 'v=1&wires=32&kind=document');
    await expectOutcome(page, 'sorts');
    await expect(verdict(page)).toContainText(grouped(2n ** 32n));
    await expect(panel).toContainText('289');
  });

  await test.step('for a network that fails it counts the sorted inputs exactly', async () => {
    const net: readonly Pair[] = [
      [1, 5],
      [2, 4],
      [3, 5],
      [1, 2],
      [3, 4],
    ];
    await showScene(page, `v=1&wires=5&kind=typed&net=${linked(net)}`);
    await expectOutcome(page, 'fails');
    const { sorted, inputs, fewest } = tried(5, await networkOf(page));
    await expect(verdict(page)).toContainText(`${sorted} of ${inputs}`);
    const example = /[01]{5}/.exec(await verdict(page).innerText())?.[0] ?? '';
    const bits = [...example].map(Number);
    expect(bits.filter((bit) => bit === 1)).toHaveLength(fewest ?? -1);
    const out = sent(net, bits);
    expect(out).not.toEqual([...out].sort());
    await expect(panel.locator('section.funnel')).toBeVisible();
    await press(page, 'show-failure').click();
    await expectInputs(page, bits);
    await expectFront(page, out);
  });

  await test.step('it is there for 0, 1 and 64 wires too', async () => {
    for (const scene of ['wires=0', 'wires=1', 'wires=64&kind=bubble']) {
      await showScene(page, `v=1&${scene}`);
      await expect(panel).toContainText(words.text('growth-title'));
      await expect(waiting(panel)).toHaveCount(0);
      await expect(panel).not.toContainText(/NaN|undefined|Infinity/);
    }
  });
});

test('an asked comparator says which elements came and what follows, and Escape closes it', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=4&input=typed&values=4,3,2,1&cursor=1');
  const net = await networkOf(page);
  for (const number of [1, 3]) {
    const [low, high] = net[number - 1] ?? [0, 0];
    const [one = 0, other = 0] = [low, high].map(
      (wire) => sent(net.slice(0, number - 1), [4, 3, 2, 1])[wire - 1] ?? 0,
    );
    await comparator(page, number).click();
    await expect(asked(page, number)).toContainText(
      words.text(number === 1 ? 'why-done' : 'why-to-come', {
        one,
        other,
        exchanged: one > other ? 'yes' : 'no',
      }),
    );
    await page.keyboard.press('Escape');
    await expect(asked(page, number)).toBeHidden();
  }
});
