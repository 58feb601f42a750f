import { standing, status, withQuickComputer } from './support/game.ts';
import { board, button, expectStep, marks, openLattice, point } from './support/lattice.ts';
import { figures, notices } from './support/plate.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const rest = '#v=1&columns=9&rows=8';
const walk = Array.from({ length: 600 }, (_, i) => `0,${i}`)
  .reverse()
  .join('_');

const bad: readonly (readonly [what: string, fields: string, told: RegExp])[] = [
  [
    'rubbish for moves',
    'moves=rubbish',
    /“moves” says “rubbish”: a move must be two whole numbers/,
  ],
  ['no moves', 'moves=', /“moves” has 0 moves: it may have 1 to 63/],
  ['moves too long', 'moves=-5000,0', /“moves” has 1 moves?: .* up to 4096 from zero/],
  ['endless moves', 'moves=-1,1_1,-1', /together lose nothing and can be repeated for ever/],
  ['an endless ray', 'moves=1,0*', /The move \(1, 0\) can be repeated for ever/],
  ['a pass', 'moves=-1,0_0,0', /\(0, 0\) would be a pass/],
  ['a move twice', 'moves=-1,0_-1,0*', /\(-1, 0\) is there twice/],
  ['an illegal path', 'path=5,0_4,4', /its ply 1 to \(4, 4\) is not a legal move/],
  ['rubbish for a path', 'path=5,0_x', /“path” says “x”: a game must be at most 512 points/],
  ['an empty path', 'path=', /“path” says “”: a game must be at most 512 points/],
  ['a path of 600 points', `path=${walk}`, /“path” says .*: a game must be at most 512 points/],
  ['a game off the plate', 'path=9,0', /“path” is 9: it must lie between 0 and 8/],
  [
    'rubbish for a conjecture',
    'conjecture=rubbish',
    /“conjecture” is “rubbish”: it must be two periods/,
  ],
  ['a conjecture cut short', 'conjecture=2,2,0,0,100', /“conjecture” is “2,2,0,0,100”/],
  ['a conjecture of large periods', 'conjecture=9,1,0,0,100000000', /“conjecture” is “9,1/],
  ['another colour', 'colour=red', /“colour” is “red”: it must be one of winner, plies, grundy/],
  ['another order', 'order=both', /“order” is “both”: it must be one of pull, push/],
  ['another end', 'end=draw', /“end” is “draw”: it must be one of misere, normal/],
  ['another opponent', 'opponent=god', /“opponent” is “god”/],
  ['a percentage of 101', 'percent=101', /“percent” is 101: it must lie between 0 and 100/],
  ['a seed without end', 'seed=9999999', /“seed” is 9999999: it must lie between 0 and 999,999/],
];

for (const [what, fields, told] of bad) {
  test(`a link with ${what} opens a working figure and says so`, async ({ page }) => {
    await openLattice(page, `${rest}&${fields}`);
    await expect(notices(figures(page))).toHaveText(told);
    await expect.poll(async () => (await marks(page)).length).toBe(72);
    const game = new Game();
    for (const { m, n, state } of await marks(page)) {
      expect(state, `${m},${n}`).toBe(game.lost(m, n) ? 'lost' : 'won');
    }
    await expectStep(page, 72);
    await button(page, 'back').click();
    await expectStep(page, 71);
  });
}

const large: readonly (readonly [what: string, fields: string, told: RegExp])[] = [
  [
    'a region too large',
    'columns=4096&rows=4096&moves=-1,9_0,-1',
    /This needs \d\d,?\d{3},?\d{3} positions; at most 67,108,864 are solved here/,
  ],
  [
    'a region too large for plies',
    'columns=1024&rows=1024&colour=plies&moves=-1,9_0,-1',
    /This needs \d,?\d{3},?\d{3} positions; at most 4,194,304 are solved here/,
  ],
];
for (const [what, fields, told] of large) {
  test(`a link with ${what} says the number and opens a smaller plate`, async ({ page }) => {
    await openLattice(page, `#v=1&${fields}`);
    await expect(notices(figures(page))).toHaveText(told);
    await expect.poll(async () => (await marks(page)).length).toBe(273);
    const game = new Game('-1,9_0,-1');
    await expect(point(page, 3, 1)).toHaveAttribute(
      'aria-label',
      `(3, 1): ${game.lost(3, 1) ? 'lost' : 'won'}`,
    );
  });
}

for (const [what, fields, told, kept] of [
  ['plies', 'columns=1025&rows=8&colour=plies', /“columns” is 1025: .* between 8 and 1024/, 1025],
  ['push order', 'columns=65&rows=8&order=push', /“columns” is 65: .* between 8 and 64/, 65],
  ['a game', 'columns=1025&rows=8&path=20,0', /“columns” is 1025: .* between 8 and 1024/, 1025],
] as const) {
  test(`a link to ${what} on too large a plate keeps the plate`, async ({ page }) => {
    await openLattice(page, `#v=1&${fields}`);
    await expect(notices(figures(page))).toHaveText(told);
    await expect(board(page)).toHaveAttribute('aria-colcount', String(kept));
    await expect(page.locator('.play')).toBeHidden();
  });
}

test.describe('a link carries', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('the rules, the colour and the order', async ({ page }) => {
    await openLattice(page, `${rest}&moves=-1,0*_0,-1*_-2,-1&end=normal&colour=grundy&order=push`);
    await expect(notices(figures(page))).toBeHidden();
    const game = new Game('-1,0*_0,-1*_-2,-1', 'normal');
    for (const [m, n] of [
      [3, 4],
      [2, 1],
      [8, 7],
    ] as const) {
      const { lost, grundy } = game.value([m, n]);
      await expect(point(page, m, n)).toHaveAttribute(
        'aria-label',
        `(${m}, ${n}): ${lost ? 'lost' : 'won'}, Grundy value ${grundy}`,
      );
    }
    await button(page, 'back').click();
    await expect(page).toHaveURL(
      /moves=-1,0\*_0,-1\*_-2,-1&end=normal&columns=9&rows=8&colour=grundy&order=push&cursor=71$/,
    );
  });

  test('a game of other rules, with its opponent', async ({ page }) => {
    const queen = 'moves=-1,0*_0,-1*_-1,-1*&end=normal';
    await openLattice(page, `${rest}&${queen}&path=8,7_7,7&opponent=perfect&computer=second`);
    await expect(status(page)).toHaveText('The computer is to move.');
    await button(page, 'Let it move').click();
    // A queen on the diagonal arrives at once.
    expect(await standing(page, 2)).toEqual({ ply: 2, at: [0, 0], over: true });
    await expect(status(page)).toHaveText('Nothing is left to play. The computer has won.');
  });

  test('the longest game that is kept', async ({ page }) => {
    const path = walk.split('_').slice(-512).join('_');
    await openLattice(page, `#v=1&columns=8&rows=512&opponent=human&path=${path}`);
    await expectStep(page, 511);
    await expect(status(page)).toHaveText(/^Nothing is left to play\. Whoever moved/);
  });
});
