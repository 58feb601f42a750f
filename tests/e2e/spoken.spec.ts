/** What screen readers speak, and the messages for what cannot be downloaded. */
import type { Page } from '@playwright/test';
import { Heaps } from './support/heaps.ts';
import { heard, listen } from './support/heard.ts';
import {
  drawList,
  expectOutcome,
  list,
  openNetwork,
  openPanel,
  panelOf,
  press,
  showScene,
  verdict,
  words,
} from './support/networks.ts';
import {
  byMouse,
  openNim,
  openPanel as openNimPanel,
  playOut,
  status,
  takeField,
  withQuickComputer,
  won,
} from './support/nim.ts';
import { five, sceneOf } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The text has been heard this often. */
const expectHeard = (page: Page, said: string, times: number): Promise<void> =>
  expect.poll(() => heard(page, said), said).toEqual([times]);

/**
 * From now on no question reaches the models of this name until they are released, so the speed of the core
 * does not matter.
 */
async function holdBack(page: Page, model: string): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle((name) => {
    const { postMessage } = Worker.prototype;
    const kept: (() => void)[] = [];
    const runs = new Set<unknown>();
    Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]): void {
      const [message] = sent as [{ model?: string; run?: number }];
      if (message.model === name) runs.add(message.run);
      const post = () => Reflect.apply(postMessage, this, sent);
      if (runs.has(message.run)) kept.push(post);
      else post();
    };
    return () => {
      Worker.prototype.postMessage = postMessage;
      for (const post of kept) post();
    };
  }, model);
  return () => held.evaluate((release) => release());
}

test('everything that the panels of networks say is heard, and heard again if it comes again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listen(page);
  await openNetwork(page, sceneOf(five));
  await expectOutcome(page, 'sorts');
  const panel = await openPanel(page, 'text');
  for (const times of [1, 2]) {
    await press(panel, 'text-copy-network').click();
    await expectHeard(page, words.text('text-copied'), times);
  }
  const refusal = words.text('error-not-a-comparator', {
    ...{ line: 1, column: 1, found: 'nonsense', form: 'empty' },
  });
  await drawList(panel, 'nonsense');
  await expectHeard(page, refusal, 1);
  await press(panel, 'text-draw').click();
  await expectHeard(page, refusal, 2);
  await test.step('a refusal goes when the network changes, and what was typed stays', async () => {
    await press(verdict(page), 'leave-out').click();
    await expectOutcome(page, 'fails');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(list(panel)).toHaveValue('nonsense');
  });
  await test.step('a line that comes with a panel', async () => {
    await press(page, 'word-text').click();
    const release = await holdBack(page, 'NetworkProof');
    await showScene(page, 'v=1&wires=6&cursor=0');
    const proof = await openPanel(page, 'proof');
    await expectHeard(page, words.text('proof-waiting'), 1);
    await release();
    await expect(proof).not.toContainText(words.text('proof-waiting'));
  });
});

test('a game announces whose turn it is, wrong input, and who has won', async ({ page }) => {
  await withQuickComputer(page);
  await listen(page);
  await openNim(page, '#v=1&heaps=1,2');
  await openNimPanel(page, 'Play');
  for (const times of [1, 2]) {
    await takeField(page).fill('x');
    await takeField(page).press('Enter');
    await expect(page.locator('form.take .wrong')).toBeVisible();
    const said = await page.locator('form.take .wrong').innerText();
    expect(said).not.toBe('');
    await expectHeard(page, said, times);
  }
  await byMouse(page, [2, 1], [1, 2]);
  await expect(page.locator('form.take .wrong')).toHaveCount(0);
  const nim = new Heaps();
  await playOut(page, (heaps) => nim.best(heaps), byMouse, 2);
  await expect(status(page)).toContainText(won);
  const spoken = page.locator('.spoken');
  await expect(spoken).toContainText('No move is left. You have won, because');
  await expectHeard(page, await spoken.innerText(), 1);
});

test('what cannot be downloaded has a message in its place, and comes when it is tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const said = words.text('not-downloaded');
  await listen(page);
  await openNetwork(page, sceneOf(five));
  await test.step('a panel', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await press(page, 'word-proof').click();
    const panel = panelOf(page, 'proof');
    await expect(panel.getByRole('alert')).toHaveText(said);
    await expectHeard(page, said, 1);
    await press(panel, 'try-again').click();
    await expectHeard(page, said, 2);
    await page.unroute('**/*.js');
    await press(panel, 'try-again').click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel).toContainText(words.text('proof-title'));
  });
  await test.step('the rows of an export', async () => {
    const panel = await openPanel(page, 'export');
    await expect(panel.getByRole('button', { name: /^CSV/ })).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await panel.getByRole('button', { name: /^CSV/ }).click();
    await expect(panel.getByRole('alert')).toHaveText(said);
    await page.unroute('**/*.js');
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: /^CSV/ }).click();
    expect((await download).suggestedFilename()).toBe('appleyard-networks.csv');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a figure of the gallery', async () => {
    await page.goto('');
    await page.route('**/*.js', (route) => route.abort());
    const here = page.getByRole('button', { name: 'Play it here' }).first();
    await here.click();
    await expect(page.getByRole('alert')).toHaveText(said);
    await page.unroute('**/*.js');
    await here.click();
    await expect(page.locator('svg.picture[role=grid]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
