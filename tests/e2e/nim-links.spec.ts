import { button, expectStep, narration } from './support/lattice.ts';
import { byFields, expectHeaps, notices, openNim, play, standing, stones } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const list = (count: number, one: string, between: string) => Array(count).fill(one).join(between);

/** What is wrong, the fields, what is told, and the heaps that lie there then. */
const bad: readonly (readonly [string, string, RegExp, string?])[] = [
  ['no heaps', 'heaps=', /“heaps” says “”: it must be 1 to 24 heaps of 1 to/],
  ['an empty heap', 'heaps=3,0,5', /“heaps” says “0”: it must be 1 to 24 heaps/],
  ['a word for heaps', 'heaps=many', /“heaps” says “many”/],
  ['25 heaps', `heaps=${list(25, '1', ',')}`, /“heaps” says “1,1.*1 to 24 heaps/],
  ['40 heaps', `heaps=${list(40, '9', ',')}`, /“heaps” says “9,9.*1 to 24 heaps/],
  ['a heap of 10^30', `heaps=1${'0'.repeat(30)}`, /“heaps” says “10000/],
  ['a heap of more than 10^15', 'heaps=1000000000000001', /of 1 to 1,?000/],
  ['no rules', 'rules=', /“rules” says “”: a rule is at most 200 characters like 1\.\.3/],
  ['markup for rules', 'rules=<b>', /“rules” says “<b>”/],
  ['a rule of 300 characters', `rules=${list(150, '1', ',')}`, /“rules” says “1,1/],
  ['25 rules', `rules=${list(25, '1', '_')}`, /“rules” says “1_1/],
  ['a rule that is no rule', 'rules=xyz', /The rule cannot be read at character 1/],
  ['0 in a rule', 'rules=0,2', /0 cannot be taken: passing is not allowed/],
  ['a range that runs backwards', 'rules=5..3', /range at character 1 runs backwards/],
  ['a rule that allows nothing', 'rules=odd*2', /A rule must allow at least one number/],
  ['a number too large in a rule', 'rules=99999999999999999', /number at character 1 is too large/],
  ['a rule without a move at the start', 'rules=8', /nothing can be taken from these heaps/],
  ['a heap too large for its rule', 'heaps=2000000&rules=fib', /too large for this rule/],
  [
    'a search too large',
    'heaps=1000,1000,1000&rules=2,5&end=misere',
    /must be searched through: 167,167,334 positions, and at most 8,388,608/,
  ],
  ['another end', 'end=draw', /“end” is “draw”: it must be one of normal, misere/],
  ['another coupling', 'coupling=all', /“coupling” is “all”: it must be one of none, wythoff/],
  ['Wythoff with three heaps', 'coupling=wythoff', /needs two heaps; the link has 3/],
  [
    'Wythoff with other rules',
    'heaps=4,9&coupling=wythoff&rules=1..2',
    /needs two heaps with the rule “any”/,
    '4 9',
  ],
  ['neither yes nor no', 'past=maybe', /“past” is “maybe”: .* on, off/],
  ['a story nobody told', 'story=9999', /“story” is “9999”: it must be one of none, 1846/],
  ['another view', 'show=pies', /“show” is “pies”: it must be one of bundles, rows/],
  ['rubbish for a game', 'takes=rubbish', /“takes” says “rubbish”: .* at most 511 takes like/],
  ['half a game', 'takes=3-1_', /“takes” says “”: .* at most 511 takes/],
  ['a take of nothing', 'takes=3-0', /“takes” says “3-0”/],
  ['a game of 600 plies', `takes=${list(600, '1-1', '_')}`, /at most 511 takes/],
  ['a take of too many', 'takes=3-1_1-4', /its ply 2 takes what may not be taken/],
  ['a take from no heap', 'takes=4-1', /its ply 1 takes what may not be taken/],
  ['a take from both of three', 'takes=both-1', /its ply 1 takes what may not be taken/],
  [
    'a cursor beyond its game',
    'takes=3-1_1-1&cursor=9',
    /“cursor” is 9: .* between 0 and 2/,
    '2 5 6',
  ],
  ['a cursor beyond any run', 'cursor=99999', /“cursor” is 99999: .* between 0 and/],
  ['another opponent', 'opponent=god', /“opponent” is “god”/],
  ['a percentage of 101', 'percent=101', /“percent” is 101: .* between 0 and 100/],
  ['a seed without end', 'seed=9999999', /“seed” is 9999999: .* between 0 and 999,999/],
  ['an unknown field', 'colour=red', /“colour”, which means nothing here/],
];

for (const [what, fields, told, heaps = '3 5 7'] of bad) {
  test(`a link with ${what} opens a working figure and says so`, async ({ page }) => {
    await openNim(page, `#v=1&${fields}`);
    await expect(notices(page)).toHaveText(told);
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    await expectHeaps(page, heaps);
    await expect(narration(page)).toContainText('.');
    // It can be played.
    if (!(await button(page, 'Leave the game').isVisible())) {
      await expect(play(page)).toContainText(/Take a stone|Whoever moves first/);
    }
    await button(page, 'dismiss').click();
    await expect(notices(page)).toBeHidden();
    await stones(page).last().click();
    await expect(page.locator('.planned')).toContainText('Take 1 from heap');
  });
}

test('a cursor beyond the explanation shows it whole', async ({ page }) => {
  await openNim(page, '#v=1&cursor=99');
  await expectStep(page, 8);
  await expect(notices(page)).toHaveText(/“cursor” is 99: it must lie between 0 and 8/);
});

test.describe('a link carries', () => {
  test('heaps, rules, end, what is shown, and the opponent', async ({ page }) => {
    const scene =
      'heaps=4,6&rules=1..3_odd&end=misere&show=rows&opponent=erring&computer=first&percent=40&seed=7';
    await openNim(page, `#v=1&${scene}`);
    await expectHeaps(page, '4 6');
    await expect(notices(page)).toBeHidden();
    await button(page, 'Let the computer begin').click();
    await standing(page, 1);
    for (const field of scene.split('&')) {
      expect(new URL(page.url()).hash.split('&')).toContain(field);
    }
  });

  test('a game of Wythoff, with takes from both', async ({ page }) => {
    await openNim(page, '#v=1&heaps=9,13&coupling=wythoff&opponent=human&takes=both-3_2-4');
    expect(await standing(page, 2)).toEqual({ ply: 2, heaps: [6, 6], over: false });
    await expect(narration(page)).toContainText('Ply 2: 4 from heap 2. Left: 6, 6.');
    await byFields(page, ['both', 6], [6, 6]);
    await expect(page).toHaveURL(/takes=both-3_2-4_both-6/);
    expect((await standing(page, 3)).over).toBe(true);
  });

  test('the longest game that is kept', async ({ page }) => {
    await openNim(page, `#v=1&heaps=600&opponent=human&takes=${list(511, '1-1', '_')}`);
    await expectStep(page, 511);
    await expect(page.locator('.play > p[role=status]')).toContainText(
      '511 plies have been played; longer games are not kept.',
    );
    await expectHeaps(page, '89');
  });
});
