import { button, expectStep, narration } from './support/lattice.ts';
import {
  comparators,
  expectFront,
  expectInputs,
  expectNetwork,
  inputsOf,
  keyboardOn,
  networkOf,
  notices,
  openNetwork,
  openPanel,
  picture,
  showScene,
  verdict,
  words,
} from './support/networks.ts';
import { sent } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The notices about every other bad link are tested in tests/unit/networks-links.test.ts.
test('a link that cannot be shown as it is opens a working figure and says so', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&kind=typed&net=<b>');
  for (const [fields, message] of [
    ['kind=typed&net=<b>', /“net” says “<b>”/],
    ['wires=40&kind=document', /^Appleyard has no network of this kind/],
    ['wires=40&kind=bitonic&beside=document', /^Appleyard has no second network of this kind/],
    ['by=layer&cursor=11', /“cursor” is 11: .* between 0 and 6/],
  ] as const) {
    await test.step(fields, async () => {
      await showScene(page, `v=1&${fields}`);
      await expect(notices(page).getByRole('listitem').first()).toHaveText(message);
      await expect(picture(page)).toBeVisible();
      await expect(narration(page).locator('p').first()).not.toBeEmpty();
      await button(page, 'dismiss').click();
      await expect(notices(page)).toBeHidden();
      await button(page, 'first').click();
      await button(page, 'forward').click();
      await expectStep(page, 1);
    });
  }
});

test('every field of a link is in the link of the shown moment, and in the address', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=9&cursor=10');
  await button(page, 'forward').click();
  await expect(page).toHaveURL(/wires=9&cursor=11$/);
  for (const fields of [
    'wires=13&kind=shallowest&cursor=20',
    'wires=5&kind=typed&net=1:2,4:3,1:5&cursor=2',
    'wires=5&kind=typed&net=-',
    'wires=5&kind=typed&net=1:2,4:5&gone=2:3:1&cursor=1',
    'wires=4&input=typed&values=7,7,0,999&cursor=3',
    'wires=9&input=reversed&cursor=9',
    'wires=9&seed=77&cursor=4',
    'kind=insertion&beside=bitonic&cursor=9',
    'wires=12&by=layer&cursor=4',
    'threshold=5&cursor=7',
    'wires=64&kind=odd-even-merge&cursor=200',
  ]) {
    await test.step(fields, async () => {
      await showScene(page, `v=1&${fields}`);
      const link = await page
        .locator('appleyard-networks')
        .evaluate((figure) => (figure as unknown as { currentLink(): string }).currentLink());
      expect(link.split('&').sort()).toEqual(['v=1', ...fields.split('&')].sort());
      await expect(notices(page)).toBeHidden();
    });
  }

  await test.step('a network drawn by hand is the same in a new page', async () => {
    await showScene(page, 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&seed=5');
    const elements = await inputsOf(page);
    await keyboardOn(page, 'w1');
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(comparators(page)).toHaveCount(5);
    const panel = await openPanel(page, 'settings');
    await panel.getByRole('radio', { name: words.text('by-layer'), exact: true }).check();
    await expect(page).toHaveURL(/by=layer/);
    await button(page, 'back').click();
    await expect(page).toHaveURL(
      /#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4,2:3&seed=5&by=layer&cursor=2$/,
    );
    await page.reload();
    await expectStep(page, 2);
    const net = await networkOf(page);
    expect(net).toHaveLength(5);
    await expectInputs(page, elements);
    await expectFront(page, sent(net.slice(0, 4), elements));
  });

  await test.step('a lesson has several moments', async () => {
    await showScene(
      page,
      'v=1&lesson=1/wires=6&cursor=2/wires=4&kind=typed&net=1:2/wires=12&input=sorted&cursor=0',
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

test('the suggested links open what they promise', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=5');
  const links = page.locator('[slot=try] a');
  expect(await links.count()).toBeGreaterThan(4);
  for (const link of await links.all()) {
    await expect(link).not.toBeEmpty();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await expect(page.locator('appleyard-networks')).toHaveAttribute('data-ready', 'true');
    await expect(notices(page)).toBeHidden();
    await expect(narration(page).locator('p').first()).not.toBeEmpty();
    await expect(picture(page)).toBeVisible();
    await expect(verdict(page)).not.toHaveAttribute('data-outcome', 'unknown');
  }
});
