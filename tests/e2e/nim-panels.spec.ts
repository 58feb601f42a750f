import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { full } from './support/full.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import { expectHeaps, openNim, openPanel, showScene, standing } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const legend = (page: Page): Locator => page.locator('.rules');
const heapsField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'stones' });
const rulesField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'numbers' });
const barsOf = (panel: Locator): Locator => panel.locator('svg.chart .chart-bar');

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** The name, the heaps, the story and a sentence of the narration. The unit tests have all games. */
const games: readonly (readonly [label: string, heaps: string, story: string, sentence: string])[] =
  [
    [
      'Count to 100 by 1 to 10',
      '100',
      'The player who says 100 wins',
      'The count has reached 0 and ends at 100.',
    ],
    [
      'Wythoff',
      '9 13',
      'or the same number from both',
      'this is not one of them. You can move to a cold pair.',
    ],
    ['A rule for each heap', '10 8 6', 'Three heaps have three rules', 'You can win'],
    ['2149 Public Sale', '30', 'A field is up for auction', 'winning first bids: 6.'],
    [
      '1907 John',
      '3 5 1',
      'John and his brother eat candies',
      'the answer to the problem is “John”',
    ],
    ['1536 S-Nim', '2 4 7', 'Arthur and Caroll know Nim', 'answer to the problem is the letter W'],
  ];

test('the panel of rules opens named games, and games with the reader’s own heaps and rules', async ({
  page,
}) => {
  await openNim(page, '#v=1&why=on&heaps=6');
  const panel = await openPanel(page, 'Rules');
  const radio = (name: string) => panel.getByRole('radio', { name, exact: true });
  for (const [label, heaps, story, sentence] of games) {
    await test.step(label, async () => {
      await radio(label).check();
      await expectHeaps(page, heaps);
      await expect(legend(page)).toContainText(story);
      await expect(radio(label)).toBeChecked();
      await expect(heapsField(panel)).toHaveValue(heaps.replaceAll(' ', ', '));
      await expect(narration(page)).toContainText(sentence);
    });
  }
  await test.step('other rules end the current game', async () => {
    await showScene(page, 'v=1&opponent=human&takes=3-1');
    await expect(button(page, 'New game')).toBeVisible();
    await type(rulesField(panel), '1..4');
    await expectHeaps(page, '3 5 7');
    await expect(button(page, 'New game')).toBeHidden();
    await expect(page).not.toHaveURL(/takes=/);
  });
  await test.step('the link of a named game opens it again, by the same name', async () => {
    await radio('1907 John').check();
    await expectHeaps(page, '3 5 1');
    const link = await sharedLink(page);
    await openNim(page, new URL(link).hash);
    await expect(legend(page)).toContainText('John and his brother');
    const again = await openPanel(page, 'Rules');
    await expect(again.getByRole('radio', { name: '1907 John', exact: true })).toBeChecked();
  });
});

test('the table follows the rules, has the chosen length, and can be saved whole as CSV', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=5,12&rules=2,5');
  const panel = await openPanel(page, 'Table');
  const to = panel.getByRole('textbox', { name: 'to heaps of' });
  await expect(panel).toContainText('From 0 on, the values repeat with period 7. This is proved');
  await expect(barsOf(panel)).toHaveCount(61);
  await expect(panel.locator('rect.here')).toHaveCount(2);
  await expect(panel.locator('.chart .band')).toHaveCount(1);
  await panel.getByText('The values as numbers').click();
  await expect(panel.locator('table.numbers td').nth(13)).toBeVisible();
  await expect(panel.locator('table.numbers td').nth(13)).toHaveText('1');
  await type(to, '100');
  await expect(barsOf(panel)).toHaveCount(101);
  for (const typed of ['abc', '9', '1000001', '']) {
    await type(to, typed);
    await expect(panel.getByRole('alert')).toHaveText('Enter a whole number from 10 to 1,000,000.');
    await expect(to).toHaveValue(typed);
    await expect(barsOf(panel)).toHaveCount(101);
  }
  await test.step('the CSV has the whole table', async () => {
    await showScene(page, 'v=1&heaps=21&rules=1..3');
    await expect(panel).toContainText(
      'A heap’s value is the remainder when you divide its stones by 4',
    );
    const most = full ? 1_000_000 : 12_000;
    await type(to, String(most));
    await expect(barsOf(panel)).toHaveCount(400);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save the whole table as CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('appleyard-nim-table.csv');
    const rows = (await readFile(await saved.path())).toString('utf8').trimEnd().split('\r\n');
    expect(rows).toHaveLength(most + 2);
    expect(rows[0]).toBe('\ufeffstones in the heap,"Grundy value, taking 1 to 3"');
    expect(rows.slice(1, 7)).toEqual(['0,0', '1,1', '2,2', '3,3', '4,0', '5,1']);
    expect(rows.at(-1)).toBe(`${most},0`);
  });
  await test.step('the table of Wythoff’s game marks the current pair', async () => {
    await showScene(page, 'v=1&heaps=5,3&coupling=wythoff');
    const pairs = panel;
    await expect(pairs.getByRole('columnheader').first()).toHaveText('k');
    await expect(pairs.locator('tbody tr')).toHaveCount(24);
    await expect(pairs.locator('tr[aria-current]')).toHaveText(/^\s*2\s*3\s*5/);
    await expect(pairs.locator('tr[aria-current] td').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(pairs).toContainText('the formula is first wrong at k = 102,334,155');
  });
});

test('the badge in the panel “Play” opens the panel “Last stone”, which follows the game', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2,2&end=misere&opponent=human&takes=1-1_2-1_3-2_2-1');
  await expect(narration(page)).toContainText('No move is left. The first player has won');
  await button(page, 'back').click();
  await button(page, 'back').click();
  await standing(page, 2);
  await expectStep(page, 2);
  await openPanel(page, 'Play');
  const badge = page.locator('.own-game').getByRole('button', { name: 'S1', exact: true });
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  await badge.click();
  const panel = page.getByRole('region', { name: 'Last stone' });
  await expect(panel.getByRole('img', { name: 'S2 → T2 → S1 → S0 → T0' })).toBeVisible();
  // The panel also has the winning moves under the other end rule.
  const ends = panel.locator('.side-by-side section');
  await expect(ends).toHaveText([
    /^\s*The last stone wins\s.*can win.*Winning moves: 1 from heap 3\./s,
    /^\s*The last stone loses\s.*can win.*Winning moves: 2 from heap 3\./s,
  ]);
  await button(page, 'forward').click();
  await expect(panel.locator('p .badge')).toHaveText('S0');
});

test('the small figures of the page work, and every link of “Try” opens what it promises', async ({
  page,
}) => {
  await openNim(page);
  // The page fetches them at the first action.
  // A full browser reports the first place of a mouse as no movement.
  await page.mouse.move(9, 9);
  await page.mouse.move(30, 9);
  await test.step('a lamp with two switches is on if exactly one switch is on', async () => {
    const lamp = page.getByRole('figure', { name: 'A lamp with two switches' });
    const first = lamp.getByRole('switch', { name: /^Switch 1/ });
    const state = lamp.locator('span:has(> [role=status])');
    await expect(state).toHaveText('0 xor 0 = 0: the lamp is off.');
    await first.click();
    await expect(first).toBeChecked();
    await expect(state).toHaveText('1 xor 0 = 1: the lamp is on.');
    await expect(lamp.locator('circle.on')).toHaveCount(1);
    await lamp.getByRole('switch', { name: /^Switch 2/ }).press('Space');
    await expect(state).toHaveText('1 xor 1 = 0: the lamp is off.');
    await expect(lamp.locator('circle.on')).toHaveCount(0);
    await first.press('Enter');
    await expect(state).toHaveText('0 xor 1 = 1: the lamp is on.');
  });
  await test.step('three exclusive ors swap two values', async () => {
    const swap = page.getByRole('figure', { name: 'Two values are swapped' });
    for (const row of [
      /a = 011\s*b = 101\s*To begin with/,
      /a = 110\s*b = 101\s*a becomes a xor b/,
      /a = 110\s*b = 011\s*b becomes a xor b: it is what a was/,
      /a = 101\s*b = 011\s*a becomes a xor b: it is what b was/,
    ]) {
      await expect(swap.getByRole('row').last()).toHaveText(row);
      await swap.getByRole('button').click();
    }
    await expect(swap.getByRole('row')).toHaveCount(1);
  });
});
