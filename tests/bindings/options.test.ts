/** In every class an option has the value of the position that it leads to, for the player to move there. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { GameAtlas, initSync as initAtlas } from '../../www/pkg/atlas.js';
import { Chain, initSync as initChain } from '../../www/pkg/chain.js';
import { initSync as initForms, SolvedGame } from '../../www/pkg/forms.js';
import { initSync as initGraphs, TokenGraph } from '../../www/pkg/graphs.js';
import { initSync as initLattice, Lattice } from '../../www/pkg/lattice.js';
import { initSync as initNim, Nim } from '../../www/pkg/nim.js';
import { initSync as initRules, ScriptedAtlas, ScriptedGame } from '../../www/pkg/rules.js';
import { forChooser } from '../../www/src/stage/option.ts';

/** A script in which the second player moves twice. */
const TWICE = `fn start() { 0 }
  fn moves(p) { if p < 4 { [p + 1] } else { [] } }
  fn player(p) { [1, 2, 2, 1, 2][p] }`;

beforeAll(() => {
  const wasm = (name: string) => ({
    module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
  });
  initAtlas(wasm('atlas'));
  initChain(wasm('chain'));
  initForms(wasm('forms'));
  initGraphs(wasm('graphs'));
  initLattice(wasm('lattice'));
  initNim(wasm('nim'));
  initRules(wasm('rules'));
});

interface Value {
  readonly outcome: 'P' | 'N' | 'D';
  readonly remoteness?: number;
  readonly turn?: 'first' | 'second';
}
interface Place<Move> extends Value {
  readonly options: readonly (Value & { readonly chosen: Move })[];
  readonly deciding?: number;
}

const worthOf = ({ outcome, remoteness, turn }: Value) => ({ outcome, remoteness, turn });

/** Follows the first and the last option from the start to the end of play, and looks at each option. */
function follow<Move>(at: (moves: Move[]) => Place<Move>): void {
  for (const choose of [0, -1]) {
    const moves: Move[] = [];
    for (let here = at(moves); here.options.length > 0 && moves.length < 20; here = at(moves)) {
      for (const option of here.options) {
        expect(worthOf(option)).toEqual(worthOf(at([...moves, option.chosen])));
      }
      // The best of the options is the value of the position.
      const won = here.options.map((one) => forChooser(here, one).outcome);
      const best = (['N', 'D', 'P'] as const).find((outcome) => won.includes(outcome));
      if (here.outcome !== 'D') expect(best).toBe(here.outcome);
      if (here.deciding !== undefined) {
        const { outcome, remoteness } = forChooser(here, here.options[here.deciding] as Value);
        expect({ outcome, remoteness, turn: here.turn }).toEqual(worthOf(here));
      }
      const { chosen } = here.options.at(choose) as { chosen: Move };
      moves.push(chosen);
    }
    expect(moves.length).toBeGreaterThan(0);
  }
}

const finished = <R extends { advance(budget: number): { finished: boolean } }>(run: R): R => {
  while (!run.advance(1_000_000).finished);
  return run;
};

describe('an option has the value of the position that it leads to', () => {
  test.each([
    { game: 'in-a-row', size: [3, 3, 3] },
    { game: 'four-in-a-row', size: [4, 3, 3] },
    { game: 'hexapawn', size: [3, 3] },
    { game: 'dodgem', size: [3] },
    { game: 'vectors', size: [4n, 3n], rules: '-1,0 0,-1 -1,+1', endRule: 'misere' },
    { game: 'take-away', size: [9n], rules: '1..3' },
    { game: 'octal', size: [7n], rules: '0.77' },
    { game: 'graph', size: [], rules: 'a -> b\nb -> a c\nc -> d' },
    { game: 'calendar', size: [], start: '2001-10-28' },
    { game: 'multiplication', size: [100n] },
    { game: 'digital-deletions', size: [], start: '210' },
    { game: 'chomp', size: [3n, 3n] },
  ] as const)('of SolvedGame: $game', (config) => {
    const run = finished(new SolvedGame(config as never));
    follow<number>((moves) => run.at(moves));
  });

  test.each(['tic-tac-toe', 'hexapawn', 'misere', 'take-away', 'dodgem'])(
    'of ScriptedGame: %s',
    (name) => {
      const file = `../../crates/rules/examples-of-games/${name}.rhai`;
      const script = readFileSync(new URL(file, import.meta.url), 'utf8');
      const run = finished(new ScriptedGame({ script, limit: 100_000 }));
      follow<number>((moves) => run.at(moves));
    },
  );

  test('of ScriptedGame and ScriptedAtlas, where a player moves twice', () => {
    const config = { script: TWICE, limit: 100 };
    const run = finished(new ScriptedGame(config));
    follow<number>((moves) => run.at(moves));
    const before = run.at([0]);
    expect([before.outcome, before.turn]).toEqual(['P', 'second']);
    expect(before.options).toEqual([{ chosen: 0, outcome: 'P', remoteness: 2, turn: 'second' }]);
    const atlas = finished(new ScriptedAtlas(config));
    expect(atlas.at(atlas.place([0])).options[0]).toMatchObject(worthOf(run.at([0, 0])));
  });

  test('of GameAtlas', () => {
    const atlas = finished(new GameAtlas({ game: 'hexapawn', size: [3, 3] }));
    for (let place = 0; place < atlas.summary().positions; place += 1) {
      for (const option of atlas.at(place).options) {
        expect(worthOf(option)).toEqual(worthOf(atlas.at(option.place)));
      }
    }
  });

  test('of TokenGraph', () => {
    const graph = new TokenGraph({ text: 'a -> b c\nb -> c' });
    follow((moves: { token: number; to: number }[]) => graph.at([0, 1], moves));
  });

  test('of Lattice, Nim and Chain', () => {
    const moves = [
      { dm: -1, dn: 0, ray: false },
      { dm: 0, dn: -1, ray: true },
    ];
    const lattice = finished(
      new Lattice({ moves, endRule: 'misere', columns: 6, rows: 6, order: 'pull' }),
    );
    for (const option of lattice.why(4, 5).options) {
      const { m, n } = option.ply.to;
      expect(worthOf(option)).toEqual(worthOf(lattice.why(m, n)));
    }
    const nim = finished(
      new Nim({
        ...{ heaps: [3n, 5n], rules: ['1..3'], coupling: 'none' },
        ...{ pastEnd: false, endRule: 'misere' },
      }),
    );
    for (const option of nim.why(BigUint64Array.of(3n, 5n)).options) {
      const after = [3n, 5n];
      after[option.take.heap] = (after[option.take.heap] as bigint) - option.take.stones;
      expect(worthOf(option)).toEqual(worthOf(nim.why(BigUint64Array.from(after))));
    }
    const chain = finished(new Chain({ objects: 7, endRule: 'normal', firstMove: 'any' }));
    for (const option of chain.at([]).options) {
      for (const take of option.takes) expect(worthOf(option)).toEqual(worthOf(chain.at([take])));
    }
  });
});
