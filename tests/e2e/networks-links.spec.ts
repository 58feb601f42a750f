import type { Page } from '@playwright/test';
import { button, expectStep, narration, sharedLink, slider } from './support/lattice.ts';
import {
  board,
  comparators,
  expectFront,
  expectInputs,
  expectNetwork,
  frontOf,
  inputsOf,
  networkOf,
  notices,
  openNetwork,
  openPanel,
  plate,
  stepsOf,
  verdict,
  words,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bad: readonly (readonly [string, string, RegExp])[] = [
  ['65 wires', 'wires=65', /“wires” is 65: .* between 0 and 64/],
  ['1000000000 wires', 'wires=1000000000', /“wires” is 1,?000,?000,?000/],
  ['-1 wires', 'wires=-1', /“wires” is -1/],
  ['a word for wires', 'wires=many', /“wires” is “many”/],
  ['another kind', 'kind=bogo', /“kind” is “bogo”: it must be one of document, smallest/],
  ['a kind there is not for 40 wires', 'wires=40&kind=document', /no such network/],
  ['a drawn network without one', 'kind=typed', /no drawn network that could be read/],
  ['nonsense for comparators', 'kind=typed&net=x', /“net” says “x”/],
  ['an empty list', 'kind=typed&net=', /“net” says “”/],
  ['half a comparator', 'kind=typed&net=0:1,2', /“net” says “2”/],
  ['a comparator of one wire', 'kind=typed&net=0:1,2:2', /“net” says “2:2”/],
  ['a comparator to wire 64', 'wires=64&kind=typed&net=0:64', /“net” says “0:64”/],
  ['a comparator to wire -1', 'kind=typed&net=-1:0', /“net” says “-1:0”/],
  [
    'a comparator outside its wires',
    'wires=4&kind=typed&net=0:1,2:7',
    /“net” is “?7”?: .* between 0 and 3/,
  ],
  ['half a comparator, written short', 'kind=typed&net=ABC', /“net” says “C”/],
  ['a comparator of one wire, written short', 'kind=typed&net=ABCC', /“net” says “CC”/],
  ['4097 comparators, written short', `wires=4&kind=typed&net=${'AB'.repeat(4097)}`, /“net” says/],
  ['markup for comparators', 'kind=typed&net=<b>', /“net” says “<b>”/],
  [
    '10,000 comparators',
    `wires=4&kind=typed&net=${Array.from({ length: 10_000 }, () => '0:1').join()}`,
    /./,
  ],
  [
    '4097 comparators',
    `wires=4&kind=typed&net=${Array.from({ length: 4097 }, () => '0:1').join()}`,
    /./,
  ],
  ['another one beside it', 'beside=bogo', /“beside” is “bogo”/],
  [
    'one beside it that there is not',
    'wires=40&kind=bitonic&beside=document',
    /no such second network/,
  ],
  ['another input', 'input=chaos', /“input” is “chaos”: it must be one of random, sorted/],
  ['too few elements', 'wires=4&input=typed&values=1,2,3', /elements are 3 and its wires 4/],
  ['typed elements without any', 'wires=4&input=typed', /elements are 0 and its wires 4/],
  ['elements that are none', 'wires=4&input=typed&values=1,2,x,4', /“values” says “1,2,x,4”/],
  ['an element too large', 'wires=4&input=typed&values=1,2,3,1000', /“values” says “1000”/],
  ['a seed out of range', 'seed=1000000', /“seed” is 1,?000,?000: .* between 0 and 999,?999/],
  ['another step', 'by=mile', /“by” is “mile”: it must be one of comparator, layer/],
  ['a threshold out of range', 'threshold=1000', /“threshold” is 1,?000: .* between 0 and 999/],
  ['a cursor beyond its run', 'cursor=61', /“cursor” is 61: .* between 0 and 60/],
  ['a cursor beyond its layers', 'by=layer&cursor=11', /“cursor” is 11: .* between 0 and 10/],
  ['a cursor beyond any run', 'cursor=5000', /“cursor” is 5,?000: .* between 0 and 4,?096/],
  ['an unknown field', 'speed=9', /“speed”, which means nothing here/],
];

for (const [what, fields, message] of bad) {
  test(`a link with ${what} opens a working figure and says so`, async ({ page }) => {
    await openNetwork(page, `#v=1&${fields}`);
    await expect(notices(page).getByRole('listitem').first()).toHaveText(message);
    await expect(plate(page)).toBeVisible();
    await expect(narration(page).locator('p').first()).not.toBeEmpty();
    await button(page, 'dismiss').click();
    await expect(notices(page)).toBeHidden();
    await button(page, 'first').click();
    await button(page, 'forward').click();
    await expectStep(page, 1);
  });
}

/** Everything that is seen of a moment. */
async function seen(page: Page) {
  return {
    net: await networkOf(page),
    marks: await plate(page)
      .locator('[aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    classes: await plate(page)
      .locator('.bead, .comparator, .thread')
      .evaluateAll((all) => all.map((one) => one.getAttribute('class'))),
    story: await narration(page).locator('p').first().innerText(),
    verdict: await verdict(page).getAttribute('data-outcome'),
    step: await slider(page).first().getAttribute('aria-valuetext'),
  };
}
const settled = async (page: Page): Promise<void> => {
  await expect(slider(page).first()).toBeVisible();
  await expect(verdict(page)).not.toHaveAttribute('data-outcome', 'unknown');
};

test.describe('a link opens again exactly', () => {
  for (const [what, fields] of [
    ['a network in stock', 'wires=13&kind=shallowest&cursor=20'],
    ['a drawn network', 'wires=5&kind=typed&net=0:1,3:2,0:4&cursor=2'],
    ['a drawn network of nothing', 'wires=5&kind=typed&net=-'],
    ['elements of its own', 'wires=4&input=typed&values=7,7,0,999&cursor=3'],
    ['elements backwards', 'wires=9&input=reversed&cursor=9'],
    ['another seed', 'wires=9&seed=77&cursor=4'],
    ['two beside each other', 'wires=8&kind=insertion&beside=bitonic&cursor=9'],
    ['layer by layer', 'wires=12&by=layer&cursor=4'],
    ['a threshold', 'wires=8&threshold=5&cursor=7'],
    ['64 wires', 'wires=64&kind=odd-even-merge&cursor=200'],
  ] as const) {
    test(what, async ({ page, context }) => {
      test.slow();
      await openNetwork(page, `#v=1&${fields}`);
      await settled(page);
      await expect(notices(page)).toBeHidden();
      const link = await sharedLink(page);
      for (const field of fields.split('&')) {
        expect(new URL(link).hash.slice(1).split('&')).toContain(field);
      }
      const before = await seen(page);
      const opened = await context.newPage();
      await opened.emulateMedia({ reducedMotion: 'reduce' });
      await opened.goto(link);
      await settled(opened);
      await expect.poll(() => seen(opened)).toEqual(before);
      await opened.reload();
      await settled(opened);
      await expect.poll(() => seen(opened)).toEqual(before);
    });
  }

  test('what has been drawn and set by hand', async ({ page, context }) => {
    await openNetwork(page, '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&seed=5');
    const elements = await inputsOf(page);
    const front = board(page).locator('[tabindex="0"]');
    await front.focus();
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(comparators(page)).toHaveCount(5);
    const panel = await openPanel(page, 'settings');
    await panel.getByRole('radio', { name: words.text('by-layer'), exact: true }).check();
    await expect(page).toHaveURL(/by=layer/);
    await button(page, 'back').click();
    await expect(page).toHaveURL(
      /#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3,1:2&seed=5&by=layer&cursor=2$/,
    );
    const opened = await context.newPage();
    await opened.goto(page.url());
    await expectStep(opened, 2);
    const net = await networkOf(opened);
    expect(net).toHaveLength(5);
    await expectInputs(opened, elements);
    await expectFront(opened, sent(net.slice(0, 4), elements));
  });

  test('4,096 comparators', async ({ page }) => {
    test.slow();
    const net = Array.from({ length: 4096 }, (_, i) => ['AB', 'BC', 'CD'][i % 3]).join('');
    await openNetwork(page, `#v=1&wires=4&kind=typed&net=${net}&cursor=4000`);
    await expect(notices(page)).toBeHidden();
    await expectStep(page, 4000);
    await settled(page);
    expect(await frontOf(page)).toEqual([1, 2, 3, 4]);
    const link = await sharedLink(page);
    expect(new URL(link).hash).toContain(`net=${net}`);
    await button(page, 'back').click();
    await expectStep(page, 3999);
  });

  test('a large network of which one comparator was taken, after a reload', async ({ page }) => {
    test.slow();
    await openNetwork(page, '#v=1&wires=64&kind=bubble&cursor=0');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(board(page).locator(':focus')).toHaveId(/^c\d+$/);
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/kind=typed/);
    await expect.poll(() => stepsOf(page)).toBe(2015);
    await expect(page).toHaveURL(/cursor=0$/);
    await page.reload();
    await settled(page);
    await expect(notices(page)).toBeHidden();
    expect(await stepsOf(page)).toBe(2015);
  });

  test('a lesson of several moments', async ({ page }) => {
    await openNetwork(
      page,
      '#v=1&lesson=1/wires=6&cursor=2/wires=4&kind=typed&net=0:1/wires=12&input=sorted&cursor=0',
    );
    const lesson = page.getByRole('navigation', { name: words.text('lesson') });
    await expectStep(page, 2);
    const next = lesson.getByRole('button', { name: words.text('lesson-next') });
    await next.click();
    await expectNetwork(page, [[1, 2]]);
    await next.click();
    await expectInputs(
      page,
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    await lesson.getByRole('button', { name: words.text('lesson-back') }).click();
    await expectNetwork(page, [[1, 2]]);
  });
});

test('the links to try open what they promise', async ({ page }) => {
  test.slow();
  await openNetwork(page, '#v=1&wires=5');
  const links = page.locator('[slot=try] a');
  expect(await links.count()).toBeGreaterThan(4);
  for (const link of await links.all()) {
    await expect(link).not.toBeEmpty();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await expect(notices(page)).toBeHidden();
    await expect(narration(page).locator('p').first()).not.toBeEmpty();
    await expect(plate(page)).toBeVisible();
    await settled(page);
  }
});

test('the moment that is shown stands in the address, and survives a reload', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=9&cursor=10');
  await button(page, 'forward').click();
  await expect(page).toHaveURL(/wires=9&cursor=11$/);
  const front = await frontOf(page);
  await page.reload();
  await expectStep(page, 11);
  await expectFront(page, front);
});
