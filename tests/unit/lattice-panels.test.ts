/// <reference path="../../www/src/env.d.ts" />
/** The panels around the lattice, as they are drawn and used. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LatticeFigure } from '../../www/src/exhibits/lattice/figure.ts';
import { stateOf } from '../../www/src/exhibits/lattice/picture/view.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { Game } from '../e2e/support/solver.ts';
import { type DrawnPanel, openedPanel, until } from './drawn-panel.ts';

let figure: LatticeFigure;
beforeEach(() => {
  figure = new LatticeFigure(nowhere('en'));
});
afterEach(() => figure.release());

const points = ({ columns, rows } = figure.colours) =>
  Array.from({ length: columns * rows }, (_, at) => ({
    m: at % columns,
    n: Math.floor(at / columns),
  }));

/** Waits until every mark of the picture agrees with an independent solver. */
const solved = (game: Game) =>
  until(
    () =>
      figure.loaded &&
      points().every((point) => {
        const state = stateOf(figure.frame(), point);
        return state === (game.lost(point.m, point.n) ? 'lost' : 'won');
      }),
  );

const small = 'v=1&columns=9&rows=8';

test.each([
  ['queen', '-1,0*_0,-1*_-1,-1*', 'normal'],
  ['apples', '-1,0_0,-1_-1,1', 'misere'],
] as const)('the game “%s” is one touch away', async (name, moves, end) => {
  const { panel } = await openedPanel(figure, 'rules', `${small}&moves=-1,0&end=normal`);
  const radio = `[name=preset][value=${name}]`;
  expect(panel.one(radio).checked).toBe(false);
  panel.check(radio);
  await solved(new Game(moves, end));
  expect(panel.one('[name=moves]').value).toBe(moves.replaceAll('_', ' '));
  expect(panel.one(`[name=end][value=${end}]`).checked).toBe(true);
  expect(panel.one(radio).checked).toBe(true);
});

test('the grid changes a vector to a step, a ray and nothing, and counts every click', async () => {
  const { panel } = await openedPanel(figure, 'rules', small);
  const vector = '(−2, −1): ';
  for (const [now, next, moves] of [
    ['not a move', 'a move', '-1,0_0,-1_-1,1_-2,-1'],
    ['a move', 'a move, as often as you like', '-1,0_0,-1_-1,1_-2,-1*'],
    ['a move, as often as you like', 'not a move', '-1,0_0,-1_-1,1'],
  ] as const) {
    panel.press(vector + now);
    await solved(new Game(moves));
    expect(panel.all(`[aria-label="${vector}${next}"]`)).toHaveLength(1);
    expect(panel.one('[name=preset][value=apples]').checked).toBe(next === 'not a move');
  }
});

/** An independent count of a conjecture's mistakes on the picture of the opening. */
function judged(says: (m: number, n: number) => boolean | undefined): string {
  const apples = new Game();
  const claimed = points().filter(({ m, n }) => says(m, n) !== undefined);
  const wrong = claimed
    .filter(({ m, n }) => says(m, n) !== apples.lost(m, n))
    // In the order of the front: by 2m + n, then by m.
    .sort((a, b) => 2 * a.m + a.n - (2 * b.m + b.n) || a.m - b.m);
  const [first] = wrong;
  if (!first) throw new Error('nothing is wrong');
  return `Your conjecture is wrong at ${wrong.length} of ${claimed.length} points, first at (${first.m}, ${first.n}).`;
}

const classOf = (panel: DrawnPanel, m: number, n: number): string =>
  panel
    .all('button')
    .map((one) => one.getAttribute('aria-label') ?? '')
    .find((label) =>
      label.startsWith(`m has remainder ${m} when divided by 2, n has remainder ${n} when`),
    ) ?? '';

test('a conjecture is judged at every change; the first point where it fails is marked, explained and linked', async () => {
  const { panel } = await openedPanel(figure, 'pattern', 'v=1');
  panel.press('Paint one');
  await panel.says(judged((m, n) => m % 2 === 0 && n % 2 === 0));
  panel.press(classOf(panel, 0, 1));
  await panel.says(judged((m) => m % 2 === 0));
  panel.press(classOf(panel, 0, 1));
  await panel.says(judged((m, n) => m % 2 === 0 && n % 2 === 0));
  expect(figure.frame().overlays.violations).toEqual([{ m: 0, n: 0 }]);
  panel.press('Why is (0, 0) as it is?');
  await until(() => figure.explained.asked);
  expect(figure.explained.asked).toMatchObject({ point: { m: 0, n: 0 }, outcome: 'N' });
  panel.press(classOf(panel, 1, 0));
  expect(figure.currentLink()).toContain('conjecture=2,2,0,0,1100');
  await panel.says(judged((_, n) => n % 2 === 0));
});
