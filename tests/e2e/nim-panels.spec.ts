import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { full } from './support/full.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import {
  expectHeaps,
  notices,
  openNim,
  openPanel,
  planned,
  showScene,
  standing,
  stone,
  stones,
} from './support/nim.ts';
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
  await test.step('a problem is answered also for other heaps and numbers', async () => {
    await type(heapsField(panel), '5,12');
    await expect(narration(page)).toContainText('answer to the problem is the letter L');
    await expect(radio('1536 S-Nim')).toBeChecked();
    await radio('2149 Public Sale').check();
    await expectHeaps(page, '30');
    await type(heapsField(panel), '3');
    await expectHeaps(page, '3');
    await type(rulesField(panel), '1..5');
    await expect(narration(page)).toContainText('winning first bids: 3 4 5.');
  });
  await test.step('a set is put in order, with a remark, which disappears once the set is in order', async () => {
    await type(rulesField(panel), '{5, 2}');
    await expect(legend(page)).toContainText('The numbers are in order here: 2,5.');
    await type(rulesField(panel), '2,5');
    await expect(legend(page)).not.toContainText('in order');
  });
  await test.step('takes larger than the heap can be allowed', async () => {
    const past = panel.getByRole('checkbox', { name: 'a move may take more than the heap has' });
    await expect(past).toBeChecked();
    await past.uncheck();
    await expect(page).not.toHaveURL(/past=on/);
    await past.check();
    await expect(page).toHaveURL(/past=on/);
    await past.uncheck();
  });
  await test.step('typed rules hold heap by heap', async () => {
    await type(heapsField(panel), '9,9,9');
    await type(rulesField(panel), '1..2; odd; any');
    await expect(legend(page)).toContainText(
      'Heap by heap you may take: 1 or 2, an odd number, any number.',
    );
    await expect(stone(page, 3, 2)).toHaveAccessibleName(/take 8, which wins$/);
    for (const [heap, which, sentence] of [
      [1, 7, 'You cannot take 3 from heap 1.'],
      [2, 8, 'You cannot take 2 from heap 2.'],
    ] as const) {
      await stone(page, heap, which).click();
      await expect(planned(page).getByRole('alert')).toContainText(sentence);
    }
  });
  await test.step('in misère play a search decides them', async () => {
    await type(heapsField(panel), '5,12');
    await type(rulesField(panel), '2,5');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(narration(page)).toContainText('such heaps follow no simple rule');
    await expect(page.locator('.legend')).toContainText('A green ring wins.');
    await panel.getByRole('radio', { name: 'wins (normal play)' }).check();
    await expect(narration(page)).not.toContainText('no simple rule');
  });
  await test.step('the panel offers takes from both heaps only for two heaps', async () => {
    const both = panel.getByRole('checkbox', { name: 'or the same number from both heaps' });
    await type(heapsField(panel), '3,5');
    await both.check();
    await expect(narration(page)).toContainText('cold pairs, and this is number 2.');
    await type(heapsField(panel), '3,5,7');
    await expect(both).toHaveCount(0);
    await expectHeaps(page, '3 5 7');
    await expect(page).not.toHaveURL(/coupling/);
  });
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

test('the panel of rules keeps a wrong text and says what is wrong until the reader corrects it', async ({
  page,
}) => {
  await openNim(page, '#v=1');
  const panel = await openPanel(page, 'Rules');
  const alert = panel.getByRole('alert');
  for (const [field, right, typed, sentence] of [
    [
      heapsField(panel),
      '3, 5, 7',
      'three',
      /^“three” cannot be read as heaps\. Write 1 to 24 whole numbers/,
    ],
    [heapsField(panel), '3, 5, 7', '', /^“” cannot be read as heaps/],
    [rulesField(panel), 'any', '5..3', /^The range at character 1 runs backwards/],
    [rulesField(panel), 'any', '8', /^By this rule nobody can take anything from these heaps/],
  ] as const) {
    await test.step(`“${typed}”`, async () => {
      await type(field, typed);
      await expect(alert).toHaveText(sentence);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(sentence);
      await expectHeaps(page, '3 5 7');
      await expect(legend(page)).toHaveText('');
      await type(field, right);
      await expect(alert).toHaveCount(0);
    });
  }
  await test.step('the error of one field stays while the reader corrects the other', async () => {
    await type(heapsField(panel), 'abc');
    await type(rulesField(panel), '1..2');
    await expect(legend(page)).toContainText('You may take 1 or 2.');
    await expect(alert).toHaveText(/^“abc” cannot be read as heaps/);
    await expect(heapsField(panel)).toHaveValue('abc');
  });
  await test.step('the errors disappear when the reader chooses another game', async () => {
    await panel.getByRole('radio', { name: 'Nim with 3 and 5' }).check();
    await expect(heapsField(panel)).toHaveValue('3, 5');
    await expect(alert).toHaveCount(0);
  });
  await test.step('the panel says that a search would be too large', async () => {
    await showScene(page, 'v=1&heaps=1000,1000,1000&rules=2,3');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(alert).toHaveText(/^The solver must (search|try) [\d,]+ /);
    await expect(legend(page)).toContainText('Make the last move, and you win.');
    await panel.getByRole('radio', { name: 'wins (normal play)' }).check();
    await expect(alert).toHaveCount(0);
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

test('links that cannot be shown open a working figure and say so', async ({ page }) => {
  await openNim(page, '#v=1&heaps=many');
  for (const [scene, sentence, heaps, step] of [
    ['heaps=many', /“heaps” says “many”: it must be 1 to 24 heaps/, '3 5 7', 0],
    // The core refuses these, which the figure learns only after loading it.
    ['rules=8', /nobody can take anything from these heaps/, '3 5 7', 0],
    ['takes=3-1_1-4', /its ply 2 takes stones that may not be taken/, '3 5 7', 0],
    ['takes=3-1_1-1&cursor=9', /“cursor” is 9: .* between 0 and 2/, '2 5 6', 2],
    // Only the run knows the number of steps.
    ['cursor=99', /“cursor” is 99: it must lie between 0 and 8/, '3 5 7', 0],
  ] as const) {
    await test.step(scene, async () => {
      if (scene !== 'heaps=many') await showScene(page, `v=1&${scene}`);
      await expect(notices(page).getByRole('listitem')).toHaveText([sentence]);
      await expectHeaps(page, heaps);
      await expectStep(page, step);
      await stones(page).last().click();
      await expect(planned(page)).toContainText('Take this one');
      await button(page, 'dismiss').click();
      await expect(notices(page)).toBeHidden();
    });
  }
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
  await test.step('links to try', async () => {
    const links = page.locator('[slot=try] a');
    const opened: readonly (readonly [heaps: string | RegExp, sentence: RegExp])[] = [
      ['3 5 7', /You can win\. With best play 15 plies are left/],
      ['3 5 7', /the last stone loses/],
      ['9 13', /or the same number from both/],
      ['5 7 9', /number of winning first moves: 1\./],
      ['10 8 6', /Three heaps have three rules/],
      [/^(\d{15} ?){20}$/, /You can win/],
      ['3 5 7', /Take any number from one heap/],
    ];
    await expect(links).toHaveCount(opened.length);
    for (const [i, [heaps, sentence]] of opened.entries()) {
      await links.nth(i).click();
      if (typeof heaps === 'string') await expectHeaps(page, heaps);
      else await expect(stones(page)).toHaveCount(20);
      await expect(page.locator('appleyard-nim figure')).toContainText(sentence);
      await expect(page.locator('.picture')).toBeInViewport();
      await expect(page.locator('.notices')).toHaveCount(0);
    }
    // A notice on the page could belong to another link.
    await showScene(page, 'v=1&heaps=many');
    await expect(page.locator('.notices')).toHaveCount(1);
  });
});
