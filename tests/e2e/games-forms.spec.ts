/** Games that texts and numbers describe, contest games, several players and certificates. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openTab } from './support/tabs.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ready = (page: Page) =>
  expect(page.locator('appleyard-games')).toHaveAttribute('data-ready', 'true');

const open = async (page: Page, link = '') => {
  // A page of its own: the figure of the link before would count as ready.
  await page.goto('about:blank');
  await page.goto(`games/#v=1${link}`);
  await ready(page);
  return page.locator('appleyard-games');
};

test('a game of each form is chosen and begun by keyboard alone', async ({ page }) => {
  const figure = await open(page, '&opponent=human');
  const panel = await openTab(page, 'Game');
  await panel.getByRole('radio', { name: 'Dao' }).focus();
  const position = figure.locator('.picture text').first();
  for (const [name, start] of [
    ['A token and vectors', '(5,7)'],
    ['Heaps and what may be taken', '5,7'],
    ['An octal game', '9'],
    ['A token on a graph', 'a'],
    ['Calendar Game', '2001-08-19'],
    ['A Multiplication Game', '1'],
    ['Digital Deletions', '120'],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', { name })).toBeChecked();
    await expect(position).toHaveText(start);
  }
  await figure.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.narration')).toContainText('Played:');
  await expect(page).toHaveURL(/game=digital-deletions.*plies=\d+/);
});

test('what the core refuses stays in its field, with the reason', async ({ page }) => {
  const figure = await open(page, '&game=graph');
  const panel = await openTab(page, 'Game');
  const rules = panel.locator('textarea[name=game-rules]');
  const start = panel.locator('input[name=game-start]');
  // A long text is pasted, because typing it letter by letter takes minutes, and not laid out, which takes a browser seconds.
  const paste = (text: string) =>
    rules.evaluate((area: HTMLTextAreaElement, pasted) => {
      area.style.display = pasted.length > 1000 ? 'none' : '';
      area.value = pasted;
      area.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  for (const [text, said] of [
    ['a ->', 'Line 1, column 5: the name of a node is missing here'],
    ['a -> a', 'leads from a node to itself'],
    ['{"a": 5}', 'this is JSON, but'],
    ['{"nodes": ["a"], "edges": [["a", "b"]]}', 'this node is not in the list of nodes'],
    ['a\n'.repeat(200_001), 'has 200,001 lines; at most 200,000 are allowed'],
    [`a -> ${'b'.repeat(2 ** 20)}`, 'has 1,048,581 bytes; at most'],
    // More than the bindings take of any text.
    [`a -> ${'b'.repeat(2 ** 23)}`, 'has 8,388,613 bytes; at most 1,048,576 are allowed'],
  ] as const) {
    await paste(text);
    await expect(panel.getByRole('alert')).toContainText(said);
    expect(await rules.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(
      text.length,
    );
    // The page goes on with the last good graph.
    await expect(figure.getByRole('gridcell')).toHaveCount(6);
  }
  await paste('"<b>x</b>" -> y y\ny -> z');
  await expect(figure.locator('.picture text').first()).toHaveText('<b>x</b>');
  // The node in the markup, and those after it; its second edge to y is the same edge.
  await expect(figure.getByRole('gridcell')).toHaveCount(3);
  await expect(figure.locator('.picture .edge')).toHaveCount(2);
  await expect(page).toHaveURL(/rules=/);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await start.fill('w');
  await start.press('Tab');
  await expect(panel.getByRole('alert')).toContainText('No node of the graph has the name');
  await expect(start).toHaveValue('w');
  await start.fill('y');
  await start.press('Tab');
  await expect(figure.getByRole('gridcell', { name: 'y: the token is here' })).toBeVisible();
  await expect(page).toHaveURL(/start=y/);
});

test('a game on a graph is played on the graph, by touch and by keyboard', async ({ page }) => {
  const figure = await open(page, '&game=graph&opponent=human');
  const node = (name: string) => figure.getByRole('gridcell', { name, exact: true });
  await expect(node('a: the token is here')).toBeVisible();
  // Nothing is given away, and what cannot be reached cannot be chosen.
  await expect(figure.locator('.picture :is(.lost, .won, .drawn)')).toHaveCount(0);
  await node('e').click();
  await expect(figure.locator('.node.picked')).toHaveCount(0);
  await node('b').click();
  await figure.getByRole('button', { name: 'Play: b' }).click();
  await expect(figure.locator('.narration')).toContainText('Played: b.');
  await expect(node('b: the token is here')).toBeVisible();
  await figure.locator('.node[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(node('d')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(node('d: the token is here')).toBeVisible();
  await figure.getByRole('button', { name: 'Why?' }).click();
  await expect(node('e: loses in 1 ply').or(node('e: loses in 2 plies'))).toBeVisible();
  await expect(figure.locator('.picture .lost')).toHaveCount(1);
  // The nodes of a larger graph would touch, so its moves are buttons.
  const large = Array.from({ length: 60 }, (_, at) => `n${at} -> n${at + 1}`).join('\n');
  await open(page, `&game=graph&rules=${encodeURIComponent(large)}`);
  await expect(figure.locator('.picture .node')).toHaveCount(0);
  await expect(figure.getByRole('gridcell')).toHaveCount(1);
});

test('a certificate says its size and is stored', async ({ page }) => {
  await open(page, '&game=take-away&size=21&rules=1..3');
  const panel = await openTab(page, 'Export');
  const button = panel.getByRole('button', { name: /Certificate \(about \d+ bytes\)/ });
  const [stored] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(stored.suggestedFilename()).toBe('appleyard-take-away-certificate.txt');
  const lines = readFileSync(await stored.path(), 'utf8').split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'appleyard-certificate 1',
    'game take-away 21',
    '| 1..3',
    'positions 22',
  ]);
  expect(lines.at(-2)).toBe('end');
});

test('while tokens are shown, the keys of the steps leave the board alone', async ({ page }) => {
  const figure = await open(page, '&plies=1_2_5&opponent=human');
  await openTab(page, 'Tokens');
  await figure.locator('.panel').focus();
  await page.keyboard.press(',');
  await openTab(page, 'Game');
  await expect(figure.locator('.transport')).toContainText('3');
  await expect(figure.getByRole('slider')).toHaveValue('3');
});
