/** The atlas of a game. That its numbers are right is for the tests in Rust; this is how they cross. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GameAtlas, initSync } from '../../www/pkg/atlas.js';
import { ScriptedAtlas } from '../../www/pkg/rules.js';
import { thrown } from './support/calls.ts';
import { configOf, useTheWasm } from './support/rules.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/atlas_bg.wasm', import.meta.url)) });
useTheWasm();

type Atlas = GameAtlas | ScriptedAtlas;
type Given = ConstructorParameters<typeof GameAtlas>[0];

function finished<A extends Atlas>(atlas: A): A {
  while (!atlas.advance(1000).finished);
  return atlas;
}
const atlasOf = (config: Given) => finished(new GameAtlas(config));

describe('tic-tac-toe up to symmetry', () => {
  const atlas = atlasOf({ game: 'in-a-row', size: [3, 3, 3], images: 'once' });
  const { positions, start } = atlas.summary();

  test('is decided backwards: a position is lost when no move can save it', () => {
    expect(positions).toBe(765);
    const [deciding, ends, targets] = [atlas.deciding(), atlas.ends(), atlas.targets()];
    expect([deciding.length, ends.length]).toEqual([3 * 765, 765]);
    const known = new Map<number, number>();
    for (let row = 0; row < 765; row += 1) {
      const [place = 0, outcome = 0] = deciding.slice(3 * row);
      const moves = targets.slice(place > 0 ? ends[place - 1] : 0, ends[place]);
      const saving = [...moves].filter((to) => known.get(to) !== 1).length;
      if (row % 50 === 0) expect(atlas.open(row)[place]).toBe(saving);
      if (outcome === 0) expect(saving).toBe(0);
      known.set(place, outcome);
    }
    expect(known.get(start)).toBe(2);
    expect([...atlas.open(765)].every((open) => open === 2 ** 32 - 1)).toBe(true);
  });

  test('any position can be reached by the moves of its line', () => {
    for (const place of [0, 100, 500, 764]) {
      const line = atlas.line(place);
      expect(atlas.place([...line])).toBe(place);
      expect(atlas.at(place)).toMatchObject({ place, depth: line.length });
    }
    expect(thrown(() => atlas.at(765)).code).toBe('position-not-solved');
  });

  test('the table has each position, piece by piece, and the graph is a digraph', () => {
    const rows = [];
    for (let next: number | undefined = 0; next !== undefined; ) {
      const piece = atlas.rows(next);
      rows.push(...piece.rows);
      ({ next } = piece);
    }
    expect(rows.length).toBe(765);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(765);
    expect(
      atlas
        .dot()
        .split('\n')
        .filter((line) => line.includes('label=')).length,
    ).toBe(765);
  });
});

test('further families and scripts have atlases, too', () => {
  const octal = atlasOf({ game: 'octal', size: [7n], rules: '0.77' });
  // Kayles with seven pins is worth a heap of two.
  expect(octal.at(octal.summary().start)).toMatchObject({ grundy: 2, mex: [0, 1, 3, 4, 5] });
  const script = finished(new ScriptedAtlas(configOf()));
  const { drawn, start, positions } = script.summary();
  expect(drawn).toBe(true);
  expect(script.at(start).options.length).toBeGreaterThan(0);
  expect(script.depths().length).toBe(positions);
});

test('a game that is too large to draw has rows and no lists', () => {
  const atlas = atlasOf({ game: 'in-a-row', size: [3, 3, 3] });
  const { drawn, byDepth } = atlas.summary();
  expect([drawn, byDepth.length]).toEqual([false, 10]);
  expect([atlas.ends().length, atlas.deciding().length, atlas.dot()]).toEqual([0, 0, '']);
  expect(atlas.at(atlas.summary().start).options.length).toBe(9);
});

test('before the run has ended it says that nothing is solved', () => {
  const atlas = new GameAtlas({ game: 'hexapawn', size: [3, 3] });
  atlas.advance(1);
  expect(thrown(() => atlas.summary()).code).toBe('position-not-solved');
  expect(thrown(() => atlas.rows(0)).code).toBe('position-not-solved');
});
