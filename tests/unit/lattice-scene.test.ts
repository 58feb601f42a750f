import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configOf, refusals as giveWay } from '../../www/src/exhibits/lattice/config.ts';
import { rulesOf } from '../../www/src/exhibits/lattice/rules.ts';
import { type LatticeScene, latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { decode, encode } from '../../www/src/share/codec.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { arbitraryFields, arbitraryOf } from './sample-scene.ts';

const mended = (code: string, given: LatticeScene) => mendedBy(giveWay, latticeScene, code, given);

const scene = (changes: Partial<LatticeScene>): LatticeScene => ({
  ...latticeScene.defaults,
  ...changes,
});

/** The fields that settling changed, and the fields that the notices name. */
function settling(changes: Partial<LatticeScene>) {
  const given = scene(changes);
  const { scene: settled, notices } = latticeScene.settle(given);
  const names = Object.keys(given) as (keyof LatticeScene)[];
  const changed = names.filter((name) => settled[name] !== given[name]);
  return {
    changed: Object.fromEntries(changed.map((name) => [name, settled[name]])),
    notices: notices.map(({ params }) => params),
  };
}

const untouched = { changed: {}, notices: [] };
const queen = rulesOf('queen').moves;

describe('a scene of the lattice', () => {
  test('does not change when it is settled twice, and has a notice for each changed field and no other', () => {
    fc.assert(
      fc.property(arbitraryFields(latticeScene), (given) => {
        const { scene: settled, notices } = latticeScene.settle(given);
        expect(notices.length > 0).toBe(settled !== given);
        expect(latticeScene.settle(settled)).toEqual({ scene: settled, notices: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('comes back from its link once it is settled', () => {
    fc.assert(
      fc.property(arbitraryOf(latticeScene), (settled) => {
        const text = encode(latticeScene, { scenes: [settled], place: 1 });
        expect(decode(latticeScene, text)).toEqual({
          link: { scenes: [settled], place: 1, given: true },
          notices: [],
        });
      }),
    );
  });

  test('shows plies and Grundy values up to 1024 points per side, Grundy values of rays up to 512', () => {
    for (const colour of ['plies', 'grundy'] as const) {
      expect(settling({ colour, columns: 1024, rows: 1024 })).toEqual(untouched);
      expect(settling({ colour, columns: 1025 })).toEqual({
        changed: { colour: 'winner' },
        notices: [{ field: 'columns', value: '1025', min: 8, max: 1024 }],
      });
      expect(settling({ colour, rows: 4096 }).notices).toMatchObject([{ field: 'rows' }]);
    }
    expect(settling({ colour: 'winner', columns: 4096, rows: 4096 })).toEqual(untouched);
    expect(settling({ moves: queen, colour: 'plies', columns: 1024 })).toEqual(untouched);
    expect(settling({ moves: queen, colour: 'grundy', columns: 512, rows: 512 })).toEqual(
      untouched,
    );
    expect(settling({ moves: queen, colour: 'grundy', rows: 513 })).toEqual({
      changed: { colour: 'winner' },
      notices: [{ field: 'rows', value: '513', min: 8, max: 512 }],
    });
  });

  test('is coloured in push order up to 64 points per side', () => {
    expect(settling({ order: 'push', columns: 64, rows: 64 })).toEqual(untouched);
    expect(settling({ order: 'push', columns: 65 })).toEqual({
      changed: { order: 'pull' },
      notices: [{ field: 'columns', value: '65', min: 8, max: 64 }],
    });
    expect(settling({ order: 'push', rows: 65 }).changed).toEqual({ order: 'pull' });
  });

  test('has a game up to 1024 points per side, which begins on the picture and can leave it', () => {
    const start = { m: 20, n: 12 };
    expect(settling({ path: [start, { m: 19, n: 13 }] })).toEqual(untouched);
    expect(settling({ path: [start], columns: 1024, rows: 1024 })).toEqual(untouched);
    expect(settling({ path: [start], columns: 1025 })).toEqual({
      changed: { path: undefined },
      notices: [{ field: 'columns', value: '1025', min: 8, max: 1024 }],
    });
    expect(settling({ path: [{ m: 21, n: 0 }] })).toEqual({
      changed: { path: undefined },
      notices: [{ field: 'path', value: '21', min: 0, max: 20 }],
    });
    expect(settling({ path: [{ m: 0, n: 13 }] }).notices).toMatchObject([{ value: '13', max: 12 }]);
  });

  test('asks about a point of its picture', () => {
    expect(settling({ ask: { m: 20, n: 12 } })).toEqual(untouched);
    expect(settling({ ask: { m: 21, n: 0 } })).toEqual({
      changed: { ask: undefined },
      notices: [{ field: 'ask', value: '21', min: 0, max: 20 }],
    });
    expect(settling({ ask: { m: 0, n: 13 } }).changed).toEqual({ ask: undefined });
  });

  test('has its cursor within the picture or, in a game, within the game', () => {
    expect(settling({ cursor: 21 * 13 })).toEqual(untouched);
    expect(settling({ cursor: 21 * 13 + 1 })).toEqual({
      changed: { cursor: undefined },
      notices: [{ field: 'cursor', value: '274', min: 0, max: 273 }],
    });
    const path = [2, 1, 0].map((m) => ({ m, n: 0 }));
    expect(settling({ path, cursor: 2 })).toEqual(untouched);
    expect(settling({ path, cursor: 3 }).changed).toEqual({ cursor: undefined });
    // A game that is dropped takes its limit with it.
    expect(settling({ path, cursor: 3, columns: 2000 }).changed).toEqual({ path: undefined });
  });

  test('is built from its rules, its size and its order, with a copy of the moves', () => {
    const config = configOf(scene({ end: 'normal', columns: 9, rows: 8, order: 'push' }));
    const { moves } = latticeScene.defaults;
    expect(config).toEqual({ moves, endRule: 'normal', columns: 9, rows: 8, order: 'push' });
    expect(config.moves).not.toBe(moves);
  });
});

// Errors of the core for scenes whose fields are all within their own limits.
const refusals: Record<string, Partial<LatticeScene>> = {
  'no-moves': { moves: [] },
  'too-many-moves': { moves: queen },
  'zero-vector': { moves: queen },
  'vector-too-long': { moves: queen },
  'repeated-vector': { moves: queen },
  'endless-move': { moves: queen },
  'endless-moves': { moves: queen },
  'region-too-large': { columns: 4096 },
  'too-many-lines': { rows: 4096 },
  'columns-out-of-range': { columns: 4096 },
  'rows-out-of-range': { rows: 4096 },
  'empty-path': { path: [] },
  'path-too-long': { path: [{ m: 1, n: 1 }] },
  'illegal-move': { path: [{ m: 1, n: 1 }] },
  'point-outside': { path: [{ m: 1, n: 1 }] },
  'strategy-does-not-apply': { opponent: 'copying' },
};

describe('a scene that the core refuses', () => {
  test.each(Object.entries(refusals))(
    'is shown with defaults in place of the refused fields, and accepted at last: %s',
    (code, wrong) => {
      // A size at which visitors can play games.
      const side = fc.integer({ min: 21, max: 1024 });
      fc.assert(
        fc.property(arbitraryFields(latticeScene), side, side, (rest, columns, rows) => {
          const { scene: given } = latticeScene.settle({ ...rest, columns, rows, ...wrong });
          const fields = mended(code, given);
          const { scene: shown, notices } = latticeScene.settle({ ...given, ...fields });
          expect(notices).toEqual([]);
          expect(shown).not.toEqual(given);
          for (const name of Object.keys(wrong) as (keyof LatticeScene)[]) {
            expect(shown[name]).toEqual(latticeScene.defaults[name]);
          }
          expect(mended(code, shown)).toBeUndefined();
        }),
        { numRuns: 50 },
      );
    },
  );

  test('is an error if none of its fields was refused', () => {
    expect(mended('panic', scene({ moves: queen }))).toBeUndefined();
    expect(mended('cancelled', scene({ columns: 4096 }))).toBeUndefined();
    expect(mended('region-too-large', latticeScene.defaults)).toBeUndefined();
  });
});
