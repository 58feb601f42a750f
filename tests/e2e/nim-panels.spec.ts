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
  play,
  showScene,
  standing,
  stone,
  stones,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const legend = (page: Page): Locator => page.locator('figcaption .legend');
const heapsField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'stones' });
const rulesField = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'numbers' });
const barsOf = (panel: Locator): Locator => panel.locator('svg.values rect');

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** Its name, its heaps, its story, and what is said of who wins. Unit tests have all of them. */
const games: readonly (readonly [label: string, heaps: string, story: string, told: string])[] = [
  ['Count to 100 by 1 to 10', '100', 'whoever says 100 wins', 'So far: 0 of 100.'],
  ['Wythoff', '9 13', 'or the same number from both', '3 from each heap'],
  [
    'A rule for each heap',
    '10 8 6',
    'Three heaps with a rule each',
    'Winning moves: 4 from heap 3',
  ],
  ['2149 Public Sale', '30', 'A field is sold', 'winning first bids: 6.'],
  ['1907 John', '3 5 1', 'John and his brother eat candies', 'who wins: John'],
  ['1536 S-Nim', '2 4 7', 'Arthur and Caroll know Nim', 'asks for a letter: W.'],
];

test('named games open from the panel of rules, and own heaps and rules are played from it', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=6');
  const panel = await openPanel(page, 'Rules');
  const radio = (name: string) => panel.getByRole('radio', { name, exact: true });
  for (const [label, heaps, story, told] of games) {
    await test.step(label, async () => {
      await radio(label).check();
      await expectHeaps(page, heaps);
      await expect(legend(page)).toContainText(story);
      await expect(radio(label)).toBeChecked();
      await expect(heapsField(panel)).toHaveValue(heaps.replaceAll(' ', ', '));
      await expect(play(page)).toContainText(told);
    });
  }
  await test.step('a problem is answered after other heaps and numbers have been typed', async () => {
    await type(heapsField(panel), '5,12');
    await expect(play(page)).toContainText('asks for a letter: L.');
    await expect(radio('1536 S-Nim')).toBeChecked();
    await radio('2149 Public Sale').check();
    await expectHeaps(page, '30');
    await type(heapsField(panel), '3');
    await expectHeaps(page, '3');
    await type(rulesField(panel), '1..5');
    await expect(play(page)).toContainText('winning first bids: 3 4 5.');
  });
  await test.step('a set is put in order, with a remark, which goes when it is right', async () => {
    await type(rulesField(panel), '{5, 2}');
    await expect(legend(page)).toContainText('Put in order: 2,5.');
    await type(rulesField(panel), '2,5');
    await expect(legend(page)).not.toContainText('Put in order');
  });
  await test.step('a take may be of more than there is where that is allowed', async () => {
    const past = panel.getByRole('checkbox', { name: 'a move may take more than is there' });
    await expect(play(page)).toContainText('Winning moves: 5.');
    await past.uncheck();
    await expect(play(page)).toContainText('Winning moves: 2.');
    await past.check();
    await expect(page).toHaveURL(/past=on/);
    await past.uncheck();
  });
  await test.step('own rules are played as they were typed, heap by heap', async () => {
    await type(heapsField(panel), '9,9,9');
    await type(rulesField(panel), '1..2; odd; any');
    await expect(legend(page)).toContainText('One may take: 1..2; an odd number; any number.');
    await expect(play(page)).toContainText('Winning moves: 8 from heap 3.');
    for (const [heap, which, told] of [
      [1, 7, '3 cannot be taken from heap 1'],
      [2, 8, '2 cannot be taken from heap 2'],
    ] as const) {
      await stone(page, heap, which).click();
      await expect(planned(page).getByRole('alert')).toHaveText(told);
    }
  });
  await test.step('under misère play they are searched through', async () => {
    await type(heapsField(panel), '5,12');
    await type(rulesField(panel), '2,5');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(narration(page)).toContainText('such heaps have no simple rule');
    await expect(legend(page)).toContainText('Every row is a heap.');
    await panel.getByRole('radio', { name: 'wins (normal play)' }).check();
    await expect(narration(page)).not.toContainText('no simple rule');
  });
  await test.step('taking from both is offered for two heaps alone', async () => {
    const both = panel.getByRole('checkbox', { name: 'or the same number from both heaps' });
    await type(heapsField(panel), '3,5');
    await both.check();
    await expect(narration(page)).toContainText('It is cold pair number 2');
    await type(heapsField(panel), '3,5,7');
    await expect(both).toHaveCount(0);
    await expectHeaps(page, '3 5 7');
    await expect(page).not.toHaveURL(/coupling/);
  });
  await test.step('other rules end the game that was played', async () => {
    await showScene(page, 'v=1&opponent=human&takes=3-1');
    await expect(button(page, 'Leave the game')).toBeVisible();
    await type(rulesField(panel), '1..4');
    await expectHeaps(page, '3 5 7');
    await expect(button(page, 'Leave the game')).toBeHidden();
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

test('the panel of rules keeps what was typed and says what was wrong, until it is put right', async ({
  page,
}) => {
  await openNim(page, '#v=1');
  const panel = await openPanel(page, 'Rules');
  const alert = panel.getByRole('alert');
  for (const [field, right, typed, told] of [
    [heapsField(panel), '3, 5, 7', 'three', /^“three” is no heap: 1 to 24 heaps/],
    [heapsField(panel), '3, 5, 7', '', /^“” is no heap/],
    [rulesField(panel), 'any', '5..3', /^The range at character 1 runs backwards/],
    [rulesField(panel), 'any', '8', /^With this rule nothing can be taken from these heaps/],
  ] as const) {
    await test.step(`“${typed}”`, async () => {
      await type(field, typed);
      await expect(alert).toHaveText(told);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(told);
      await expectHeaps(page, '3 5 7');
      await expect(legend(page)).toContainText('any number');
      await type(field, right);
      await expect(alert).toHaveCount(0);
    });
  }
  await test.step('what is wrong in one field stays while the other is put right', async () => {
    await type(heapsField(panel), 'abc');
    await type(rulesField(panel), '1..2');
    await expect(legend(page)).toContainText('One may take: 1..2.');
    await expect(alert).toHaveText(/^“abc” is no heap/);
    await expect(heapsField(panel)).toHaveValue('abc');
  });
  await test.step('until another game is chosen', async () => {
    await panel.getByRole('radio', { name: 'Nim with 3 and 5' }).check();
    await expect(heapsField(panel)).toHaveValue('3, 5');
    await expect(alert).toHaveCount(0);
  });
  await test.step('for a search too large', async () => {
    await showScene(page, 'v=1&heaps=1000,1000,1000&rules=2,3');
    await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
    await expect(alert).toHaveText(/^This must be searched through: [\d,]+ /);
    await expect(legend(page)).toContainText('Whoever makes the last move wins');
    await panel.getByRole('radio', { name: 'wins (normal play)' }).check();
    await expect(alert).toHaveCount(0);
  });
});

test('the table follows the rules, is as long as one says, and comes whole as CSV', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=5,12&rules=2,5');
  const panel = await openPanel(page, 'Table');
  const to = panel.getByRole('textbox', { name: 'to heaps of' });
  await expect(panel).toContainText('From 0 on the values repeat every 7. That is proved');
  await expect(barsOf(panel)).toHaveCount(61);
  await expect(panel.locator('rect.here')).toHaveCount(2);
  await expect(panel.locator('line.period')).toHaveCount(1);
  await panel.getByText('The values as numbers').click();
  await expect(panel.locator('table.values td').nth(13)).toBeVisible();
  await expect(panel.locator('table.values td').nth(13)).toHaveText('1');
  await type(to, '100');
  await expect(barsOf(panel)).toHaveCount(101);
  for (const typed of ['abc', '9', '1000001', '']) {
    await type(to, typed);
    await expect(panel.getByRole('alert')).toHaveText(
      'A whole number from 10 to 1,000,000, please.',
    );
    await expect(to).toHaveValue(typed);
    await expect(barsOf(panel)).toHaveCount(101);
  }
  await test.step('it is exported in its whole length', async () => {
    await showScene(page, 'v=1&heaps=21&rules=1..3');
    await expect(panel).toContainText('A heap is worth the remainder of its stones divided by 4');
    const most = full ? 1_000_000 : 12_000;
    await type(to, String(most));
    await expect(barsOf(panel)).toHaveCount(400);
    const menu = await openPanel(page, 'Export');
    const download = page.waitForEvent('download');
    await menu.getByRole('button', { name: /^CSV/ }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('appleyard-nim.csv');
    const rows = (await readFile(await saved.path())).toString('utf8').trimEnd().split('\r\n');
    expect(rows).toHaveLength(most + 2);
    expect(rows.slice(0, 7)).toEqual(['stones,1..3', '0,0', '1,1', '2,2', '3,3', '4,0', '5,1']);
    expect(rows.at(-1)).toBe(`${most},0`);
  });
  await test.step('Wythoff’s has the pair marked that lies there', async () => {
    await showScene(page, 'v=1&heaps=5,3&coupling=wythoff');
    const pairs = await openPanel(page, 'Table');
    await expect(pairs.getByRole('columnheader').first()).toHaveText('k');
    await expect(pairs.locator('tbody tr')).toHaveCount(24);
    await expect(pairs.locator('tr.here')).toHaveText(/^\s*2\s*3\s*5/);
    await expect(pairs.locator('tr.here td').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(pairs).toContainText('With doubles the formula is first wrong at k = 102,334,155');
  });
});

test('the panel of the last stone opens from the badge under the narration, and follows the game', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2,2&end=misere&opponent=human&takes=1-1_2-1_3-2_2-1');
  await expect(play(page)).toContainText('Nothing is left to play. Whoever moved first has won.');
  await button(page, 'back').click();
  await button(page, 'back').click();
  await standing(page, 2);
  await expectStep(page, 2);
  const badge = play(page).getByRole('button', { name: 'S1', exact: true });
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  await badge.click();
  const panel = page.getByRole('region', { name: 'Last stone' });
  await expect(panel.getByRole('img', { name: 'S2 → T2 → S1 → S0 → T0' })).toBeVisible();
  // What wins under the other end is worked out as well.
  const ends = panel.locator('.side-by-side section');
  await expect(ends).toHaveText([
    /^\s*The last stone wins\s.*won for.*Winning moves: 1 from heap 3\./s,
    /^\s*The last stone loses\s.*won for.*Winning moves: 2 from heap 3\./s,
  ]);
  await button(page, 'forward').click();
  await expect(panel.locator('p .badge')).toHaveText('S0');
});

test('links that cannot be shown open a working figure and say so', async ({ page }) => {
  await openNim(page, '#v=1&heaps=many');
  for (const [scene, told, heaps, step] of [
    ['heaps=many', /“heaps” says “many”: it must be 1 to 24 heaps/, '3 5 7', 8],
    // Refused by the core, of which the figure must learn first.
    ['rules=8', /nothing can be taken from these heaps/, '3 5 7', 8],
    ['takes=3-1_1-4', /its ply 2 takes what may not be taken/, '3 5 7', 8],
    ['takes=3-1_1-1&cursor=9', /“cursor” is 9: .* between 0 and 2/, '2 5 6', 2],
    // Only the run knows how many steps there are.
    ['cursor=99', /“cursor” is 99: it must lie between 0 and 8/, '3 5 7', 8],
  ] as const) {
    await test.step(scene, async () => {
      if (scene !== 'heaps=many') await showScene(page, `v=1&${scene}`);
      await expect(notices(page).getByRole('listitem')).toHaveText([told]);
      await expectHeaps(page, heaps);
      await expectStep(page, step);
      await stones(page).last().click();
      await expect(planned(page)).toContainText('Take 1 from heap 3');
      await button(page, 'dismiss').click();
      await expect(notices(page)).toBeHidden();
    });
  }
});

test('the small figures of the page can be used, and every link of “Try” opens what it promises', async ({
  page,
}) => {
  await openNim(page);
  // They are fetched as soon as anything is done on the page.
  await page.mouse.move(9, 9);
  await test.step('a lamp with two switches is on if exactly one is', async () => {
    const lamp = page.getByRole('figure', { name: 'A lamp with two switches' });
    const first = lamp.getByRole('switch', { name: /^Switch 1/ });
    const state = lamp.getByRole('status');
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
  await test.step('two values change places by three exclusive ors', async () => {
    const swap = page.getByRole('figure', { name: 'Two values change places' });
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
    const opened: readonly (readonly [heaps: string | RegExp, told: RegExp])[] = [
      ['3 5 7', /The game begins with 3, 5, 7\. You move first/],
      ['3 5 7', /whoever takes the last stone loses/],
      ['9 13', /It is no cold pair/],
      ['5 7 9', /number of winning first moves: 1\./],
      ['10 8 6', /Three heaps with a rule each/],
      [/^(\d{15} ?){20}$/, /That is won/],
      ['3 5 7', /3 heaps: 3, 5, 7/],
    ];
    await expect(links).toHaveCount(opened.length);
    for (const [i, [heaps, told]] of opened.entries()) {
      await links.nth(i).click();
      if (typeof heaps === 'string') await expectHeaps(page, heaps);
      else await expect(stones(page)).toHaveCount(20);
      await expect(page.locator('appleyard-nim figure')).toContainText(told);
      await expect(page.locator('.plate')).toBeInViewport();
      await expect(page.locator('.notices')).toHaveCount(0);
    }
    // What there would be to remark on is there for another link.
    await showScene(page, 'v=1&heaps=many');
    await expect(page.locator('.notices')).toHaveCount(1);
  });
});
