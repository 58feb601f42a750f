import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pack } from '../../www/src/exhibits/games/script/pack.ts';
import { complaints } from './support/axe.ts';
import { everythingHeard, listen } from './support/heard.ts';
import { openTab } from './support/tabs.ts';
import { expect, test } from './support/test.ts';

const element = (page: Page): Locator => page.locator('appleyard-games');
const graph = (page: Page): Locator => page.locator('svg.picture.atlas');
const marks = (page: Page): Locator => graph(page).getByRole('gridcell');
const reason = (page: Page): Locator => page.locator('.atlas-why');
const narration = (page: Page): Locator => page.locator('.narration .lines');

async function open(page: Page, scene: string): Promise<Locator> {
  await page.goto(`games/#${scene}`);
  await expect(element(page)).toHaveAttribute('data-ready', 'true');
  const panel = await openTab(page, 'Graph');
  await expect(panel.getByRole('heading', { name: 'Save' })).toBeVisible();
  return panel;
}

/** What a button of the panel saves. */
async function savedFrom(page: Page, panel: Locator, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('the graph of tic-tac-toe is solved step by step, walked by keyboard, explained and played', async ({
  page,
}) => {
  const panel = await open(page, 'v=1&opponent=human');
  await expect(marks(page)).toHaveCount(765);
  await expect(graph(page).locator('.lost, .won, .drawn')).toHaveCount(0);
  await expect(narration(page)).toContainText('Who wins is not calculated yet: 765 positions');
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  // Nothing is given away: the start has nine moves, and nobody knows what they are worth.
  await graph(page).locator('[tabindex="0"]').focus();
  await expect(reason(page)).toContainText('It has 9 moves');
  await expect(panel.locator('.decides')).toHaveCount(0);
  await button('One position').click();
  await expect(graph(page).locator('.lost, .won')).toHaveCount(1);
  await button('Next round').click();
  await expect(narration(page)).toContainText('Where the game is over');
  await button('All').click();
  await expect(narration(page)).toContainText(
    'All 765 positions are known. Nobody can force a win',
  );
  await expect(graph(page).locator('.not-yet')).toHaveCount(0);
  // The start is a tie; the down arrow follows the deciding move, the up arrow goes back.
  const focused = graph(page).locator(':focus');
  await graph(page).locator('[tabindex="0"]').focus();
  await expect(reason(page)).toContainText('the tie comes in 9 plies');
  const start = (await focused.getAttribute('id')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(reason(page)).toContainText('the tie comes in 8 plies');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveId(start);
  await page.keyboard.press('ArrowDown');
  await expect(reason(page)).toContainText('the tie comes in 8 plies');
  await expect(panel.locator('.atlas-options li')).toHaveCount(8);
  expect(await complaints(page, 'page')).toEqual([]);
  await button('Put it on the board').click();
  await expect(page).toHaveURL(/plies=\d/);
  await expect(graph(page).locator('.current.chosen')).toHaveCount(1);
});

test('a game that is too large is folded, and its table and graph are saved', async ({ page }) => {
  const folded = await open(page, 'v=1&game=four-in-a-row&size=4,4,4');
  await expect(narration(page)).toContainText('too many to draw each');
  // The empty board and its moves, of which two are images of two others.
  await expect(marks(page)).toHaveCount(3);
  // Nothing is given away before it is asked.
  const values = graph(page).locator('.lost, .won, .drawn');
  await expect(values).toHaveCount(0);
  await graph(page).locator('[tabindex="0"]').focus();
  await expect(reason(page)).toContainText('The solver has not decided it yet');
  await expect(folded.locator('.atlas-options li').first()).toContainText('not known');
  await folded.getByRole('button', { name: 'All', exact: true }).click();
  await expect(graph(page).locator('.bar.drawn').first()).toBeVisible();
  await expect(narration(page)).toContainText('Nobody can force a win');
  await expect(reason(page)).toContainText('A draw');
  await folded.getByRole('button', { name: 'None', exact: true }).click();
  await expect(values).toHaveCount(0);
  await expect(folded.getByRole('button', { name: 'Graph as DOT' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const panel = await open(page, 'v=1&game=hexapawn');
  await expect(panel).toContainText('The table will have about');
  const saved = (name: string) => savedFrom(page, panel, name);
  expect((await saved('Table as CSV')).split('\r\n')[0]).toBe(
    '\ufeffposition,for the player to move,plies left,plies from the start,best move',
  );
  const rows = JSON.parse(await saved('Table as JSON')) as unknown[];
  expect(await saved('Graph as DOT')).toContain(`  ${rows.length - 1} [label=`);
});

test('the graphs of a form and of a script are walked, touched and saved as they are seen', async ({
  page,
  context,
}) => {
  // Another page, because the policy of ours forbids pictures of this kind.
  const viewer = await context.newPage();
  // Take one or two of four stones. What the author writes must not break the files.
  const script = `fn start() { 4 }
fn moves(stones) {
    let after = [];
    for taken in 1..3 { if taken <= stones { after.push(stones - taken); } }
    after
}
fn label(stones) { \`"\${stones}" <b>&</b> \\\\\` }`;
  for (const [scene, positions, edges, start] of [
    ['v=1&game=take-away&size=3,1&rules=1..2', 8, 14, '3,1'],
    [`v=1&game=script&script=${await pack(script)}`, 5, 7, '"4" <b>&</b> \\\\'],
  ] as const) {
    await page.goto('about:blank');
    const panel = await open(page, scene);
    await expect(marks(page)).toHaveCount(positions);
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await graph(page).locator('[tabindex="0"]').focus();
    await expect(reason(page).locator('pre')).toHaveText(start);
    await page.keyboard.press('ArrowDown');
    await expect(reason(page).locator('pre')).not.toHaveText(start);
    await graph(page).locator('.current').click();
    await expect(reason(page).locator('pre')).toHaveText(start);
    const seen = await graph(page).locator('circle, rect').count();
    const svg = await savedFrom(page, panel, 'Picture as SVG');
    const drawn = await viewer.evaluate(async (text) => {
      const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      await image.decode();
      return {
        broken: picture.querySelectorAll('parsererror').length,
        marks: picture.querySelectorAll('circle, rect').length,
        width: image.naturalWidth,
      };
    }, svg);
    expect(drawn.broken).toBe(0);
    // The sheet has a background.
    expect(drawn.marks).toBe(seen + 1);
    expect(drawn.width).toBeGreaterThan(300);
    const dot = (await savedFrom(page, panel, 'Graph as DOT')).trim().split('\n');
    const node = /^ {2}\d+ \[label="(?:[^"\\]|\\.)*" shape=\w+( style=\w+)?\];$/;
    expect(dot.filter((line) => node.test(line))).toHaveLength(positions);
    expect(dot.filter((line) => /^ {2}\d+ -> \d+;$/.test(line))).toHaveLength(edges);
    expect(dot).toHaveLength(positions + edges + 2);
  }
});

test('the solver can be watched; its end stays, a dot is named, and a touched dot is looked at', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('games/');
  await expect(element(page)).toHaveAttribute('data-ready', 'true');
  // On a busy machine the rounds would pass before they are read.
  await page.clock.pauseAt(Date.now() + 60_000);
  const watch = page.getByRole('button', { name: 'Watch the solver' });
  await watch.click();
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(graph(page)).toBeVisible({ timeout: 1 });
    await expect(narration(page)).toContainText('Who wins is not calculated yet', { timeout: 1 });
  }).toPass();
  // The first sentence is read before the next one comes.
  await page.clock.runFor(6000);
  await expect(narration(page)).toContainText('Where the game is over');
  await page.clock.runFor(240_000);
  await expect(narration(page)).toContainText('All 765 positions are known');
  await page.clock.resume();
  // The start stands alone in the first row.
  const name = page.locator('.dot-name');
  const start = await graph(page)
    .locator('rect.drawn')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .reduce((top, one) => (one.top < top.top ? one : top))
        .toJSON(),
    );
  await page.mouse.move(start.x + 3, start.y + 3);
  await expect(name).toHaveText('The empty board, depth 0, drawn');
  await page.mouse.down();
  await page.mouse.up();
  await expect(reason(page)).toContainText('the tie comes in 9 plies');
  await expect(name).toHaveText('The empty board, depth 0, drawn, on the board now');
  await page.locator('.words').getByRole('button', { name: 'Graph', exact: true }).click();
  // The button goes back, and the empty board stands there as before.
  await watch.click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(graph(page)).toHaveCount(0);
  await expect(narration(page)).toContainText('Your move. Can you hold it?');
  await expect(page.locator('svg.picture .mark')).toHaveCount(0);
});

test('the graph has a row for each depth, and each position its board as its name', async ({
  page,
}) => {
  const panel = await open(page, 'v=1&opponent=human');
  const rows = graph(page).getByRole('row');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(3)).toHaveAccessibleName('Depth 3: 38 positions');
  await expect(rows.nth(3).getByRole('gridcell')).toHaveCount(38);
  await expect(rows.nth(0).getByRole('gridcell')).toHaveAccessibleName(
    'The empty board, depth 0, not known, on the board now',
  );
  for (const mark of await rows.nth(3).getByRole('gridcell').all())
    expect(await mark.getAttribute('aria-label')).toMatch(
      /^X in \w\d, \w\d; O in \w\d, depth 3, not known$/,
    );
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await graph(page).locator('[tabindex="0"]').focus();
  await expect(reason(page)).toContainText('the tie comes in 9 plies');
  // The marked move says where it leads.
  await expect(
    graph(page).getByRole('gridcell', { name: /where the marked move leads/ }),
  ).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(graph(page).locator(':focus')).toHaveAccessibleName(/^X in \w\d, depth 1, drawn/);
  await expect(page.locator('.dot-name')).toHaveText(/^X in \w\d, depth 1, drawn/);
});

test('Enter on a position of the graph is answered by speech exactly once', async ({ page }) => {
  await listen(page);
  const panel = await open(page, 'v=1&opponent=human');
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await graph(page).locator('[tabindex="0"]').focus();
  await expect(reason(page)).toContainText('the tie comes in 9 plies');
  const times = async () =>
    (await everythingHeard(page)).filter((text) => text.includes('the tie comes in 9 plies'))
      .length;
  await expect.poll(times).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(times).toBe(2);
  // Another position speaks for itself, and nothing says the same a third time.
  await page.keyboard.press('ArrowDown');
  await expect(reason(page)).toContainText('the tie comes in 8 plies');
  expect(await times()).toBe(2);
});

test('each position of the watched solver is reached, named and looked at by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  await page.goto('games/#v=1');
  await expect(element(page)).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: 'Watch the solver' }).press('Enter');
  await expect(narration(page)).toContainText('All 765 positions are known');
  const last = async () => (await everythingHeard(page)).at(-1);
  const name = page.locator('.dot-name');
  await graph(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText('The empty board, depth 0, drawn');
  await expect.poll(last).toBe('The empty board, depth 0, drawn');
  await page.keyboard.press('ArrowDown');
  await expect(name).toHaveText(/^X in \w\d, depth 1, drawn$/);
  await expect.poll(last).toMatch(/^X in \w\d, depth 1, drawn$/);
  await page.keyboard.press('Enter');
  await expect(reason(page)).toContainText('the tie comes in 8 plies');
  await expect(graph(page).locator('[role=gridcell]:focus')).toHaveAccessibleName(/^X in/);
});

test('with reduced motion the solver shows its last round, of every game that is small enough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watch = page.getByRole('button', { name: 'Watch the solver' });
  for (const [scene, says] of [
    ['v=1', 'All 765 positions are known. Nobody can force a win'],
    ['v=1&game=hexapawn', 'The player who begins loses'],
    ['v=1&game=take-away&size=3,4', 'All 20 positions are known. The player who begins can win'],
    ['v=1&game=graph', 'All 6 positions are known. Nobody can force a win'],
    ['v=1&game=calendar', 'positions are known. The player who begins loses'],
  ] as const) {
    // A page of its own, because the figure of the one before counts as ready until the next game comes.
    await page.goto('about:blank');
    await page.goto(`games/#${scene}`);
    await expect(element(page)).toHaveAttribute('data-ready', 'true');
    await watch.click();
    await expect(narration(page)).toContainText(says);
    // A press beside the picture ends it.
    await narration(page).click();
    await expect(graph(page)).toHaveCount(0);
  }
  await page.goto('games/#v=1&game=four-in-a-row&size=4,4,4');
  await expect(page.locator('svg.picture .square')).toHaveCount(16);
  await expect(watch).toHaveCount(0);
});
