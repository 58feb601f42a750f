import { describe, expect, test } from 'vitest';
import {
  type Conjecture,
  Lattice,
  type LatticeConfig,
  type LatticeOpponent,
  LatticePlan,
  type Move,
} from '../../www/pkg/lattice.js';
import { conjectureLimits, mostPoints } from '../../www/src/exhibits/lattice/fields.ts';
import { longestComponent, mostMoves } from '../../www/src/exhibits/lattice/rules.ts';
import {
  latticeFields,
  mostSideOf,
  TRACED_SIDE,
  VALUES_SIDE,
} from '../../www/src/exhibits/lattice/scene.ts';
import {
  apples,
  configOf,
  pathOf,
  picture,
  queen,
  ray,
  step,
  thrown,
  useTheWasm,
} from './support/lattice.ts';

useTheWasm();

describe('a plan', () => {
  test('says what a run would solve and how far play can reach, and solves nothing', () => {
    const plan = new LatticePlan(configOf());
    expect(plan.positions()).toBe(picture().summary().positions);
    expect(plan.reach()).toEqual({ columns: 21, rows: 33 });
    expect(plan).not.toHaveProperty('advance');
    const flat = new LatticePlan(configOf({ moves: [step(-1, 0), step(0, -1)] }));
    expect(flat.positions()).toBe(273);
    expect(flat.reach()).toEqual({ columns: 21, rows: 13 });
  });

  test('can be made of the largest picture', () => {
    const plan = new LatticePlan(configOf({ columns: 4096, rows: 4096 }));
    expect(plan.positions()).toBe(25_163_776);
    expect(plan.reach()).toEqual({ columns: 4096, rows: 8191 });
  });
});

const many = (count: number) => Array.from({ length: count }, (_, i) => step(-1 - i, 0));

const refusals: [string, Partial<LatticeConfig>, string, Record<string, number>][] = [
  ['no moves', { moves: [] }, 'no-moves', {}],
  ['a move that stays', { moves: [step(-1, 0), step(0, 0)] }, 'zero-vector', { index: 2 }],
  [
    'moves to and fro',
    { moves: [step(-1, 1), step(1, -1)] },
    'endless-moves',
    {
      first_dm: -1,
      first_dn: 1,
      first_times: 1,
      second_dm: 1,
      second_dn: -1,
      second_times: 1,
    },
  ],
  [
    'moves that gain together',
    { moves: [step(-1, 2), step(2, -1)] },
    'endless-moves',
    {
      first_dm: -1,
      first_dn: 2,
      first_times: 2,
      second_dm: 2,
      second_dn: -1,
      second_times: 1,
    },
  ],
  ['a move that gains', { moves: [step(-1, 0), ray(1, 0)] }, 'endless-move', { dm: 1, dn: 0 }],
  [
    'a move twice, once as a ray',
    { moves: [step(-1, 0), ray(-1, 0)] },
    'repeated-vector',
    { index: 2, dm: -1, dn: 0 },
  ],
  [
    'too long a move',
    { moves: [step(0, -1), step(-4097, 0)] },
    'vector-too-long',
    { index: 2, dm: -4097, dn: 0, limit: 4096 },
  ],
  ['64 moves', { moves: many(64) }, 'too-many-moves', { count: 64, limit: 63 }],
  ['5000 columns', { columns: 5000 }, 'columns-out-of-range', { value: 5000, min: 1, max: 4096 }],
  ['5000 rows', { rows: 5000 }, 'rows-out-of-range', { value: 5000, min: 1, max: 4096 }],
  ['no columns', { columns: 0 }, 'columns-out-of-range', { value: 0, min: 1 }],
  ['no rows', { rows: 0 }, 'rows-out-of-range', { value: 0, min: 1 }],
  [
    'push order of 65 columns',
    { order: 'push', columns: 65 },
    'columns-out-of-range',
    { value: 65, min: 1, max: 64 },
  ],
  [
    'push order of 65 rows',
    { order: 'push', rows: 65 },
    'rows-out-of-range',
    { value: 65, min: 1, max: 64 },
  ],
  [
    'a large picture from which much can be reached',
    { moves: [step(-1, 7), step(0, -1)], columns: 4096, rows: 4096 },
    'region-too-large',
    { positions: 75_519_992, limit: 2 ** 26 },
  ],
  [
    'a picture with numbers from which much can be reached',
    { moves: [step(-1, 7), step(0, -1)], columns: 1024, rows: 1024 },
    'region-too-large',
    { limit: 2 ** 22 },
  ],
  [
    'a picture in push order whose box is too large',
    { order: 'push', moves: [step(-1, 1500), step(0, -1)], columns: 64, rows: 64 },
    'region-too-large',
    { positions: 6_052_096, limit: 2 ** 22 },
  ],
  [
    'weights so large that lines are too many',
    { moves: [step(-1, 4096), step(0, -1)], columns: 4096, rows: 8 },
    'too-many-lines',
    { lines: 16_777_223 },
  ],
];

describe.each([
  ['Lattice', Lattice],
  ['LatticePlan', LatticePlan],
] as const)('new %s', (_, Model) => {
  test.each(refusals)(
    'refuses %s, with a code and what was wrong',
    (_name, changes, code, params) => {
      const error = thrown(() => new Model(configOf(changes)));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code, params });
    },
  );

  test.each([
    ['a string', 'eight'],
    ['nothing', undefined],
    ['without moves', { ...configOf(), moves: undefined }],
    [
      'with a move that does not say whether it is a ray',
      configOf({ moves: [{ dm: -1, dn: 0 } as Move] }),
    ],
    ['with a move by half a point', configOf({ moves: [step(-0.5, 0)] })],
    ['of a negative side', configOf({ columns: -1 })],
    ['of a side with a fraction', configOf({ rows: 8.5 })],
    ['of a side of 1e20', configOf({ columns: 1e20 })],
    ['with another end rule', { ...configOf(), endRule: 'draw' }],
    ['with another order', { ...configOf(), order: 'random' }],
  ])('refuses a configuration that is %s', (_name, config) => {
    expect(thrown(() => new Model(config as never))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('accepts values at their limits', () => {
    for (const changes of [
      { moves: many(63) },
      { moves: [step(-4096, 0), step(0, -4096)] },
      { columns: 1, rows: 1 },
      { columns: 4096, rows: 4096 },
      { order: 'push', columns: 64, rows: 64 },
    ] as const) {
      new Model(
        configOf({ ...changes, moves: 'moves' in changes ? [...changes.moves] : apples }),
      ).free();
    }
  });
});

describe('a question that cannot be answered', () => {
  const asked: [string, (run: Lattice) => unknown, string, object][] = [
    ['a point nobody can come to', (run) => run.why(21, 0), 'point-outside', { m: 21, n: 0 }],
    ['a start outside', (run) => run.record(pathOf(0, 33)), 'point-outside', { m: 0, n: 33 }],
    ['a game without a point', (run) => run.record([]), 'empty-path', {}],
    ['half a point', (run) => run.record([{ m: 20 } as never]), 'bad-argument', {}],
    [
      'an illegal move',
      (run) => run.record(pathOf(20, 0, 18, 0)),
      'illegal-move',
      { ply: 1, m: 18, n: 0 },
    ],
    [
      'an illegal move to reply to',
      (run) => run.reply(pathOf(20, 0, 19, 0, 19, 1), 'perfect', 0, 0),
      'illegal-move',
      { ply: 2, m: 19, n: 1 },
    ],
    [
      'too long a game',
      (run) => run.record(pathOf(...Array(2 * 513).fill(0))),
      'path-too-long',
      { plies: 512, limit: 511 },
    ],
    [
      'more than every move in error',
      (run) => run.reply(pathOf(20, 0), 'erring', 101, 0),
      'percent-out-of-range',
      { value: 101, min: 0, max: 100 },
    ],
    [
      'a move to copy that has not been made',
      (run) => run.reply(pathOf(20, 0), 'copying', 0, 0),
      'strategy-does-not-apply',
      { m: 20, n: 0 },
    ],
    [
      'a copy from where copying does not win',
      (run) => run.reply(pathOf(19, 0, 18, 0), 'copying', 0, 0),
      'strategy-does-not-apply',
      { m: 19, n: 0 },
    ],
    [
      'a stranger',
      (run) => run.reply(pathOf(20, 0), 'cunning' as LatticeOpponent, 0, 0),
      'bad-argument',
      {},
    ],
    [
      'a period of 9',
      (run) =>
        run.test({ columns: 9, rows: 1, from: { m: 0, n: 0 }, lost: Array(9).fill(true) }, 100),
      'conjecture-out-of-range',
      { value: 9, min: 1, max: 8 },
    ],
    [
      'a period of 0',
      (run) => run.test({ columns: 1, rows: 0, from: { m: 0, n: 0 }, lost: [] }, 100),
      'conjecture-out-of-range',
      { value: 0, min: 1, max: 8 },
    ],
    [
      'a beginning at 65',
      (run) => run.test({ columns: 1, rows: 1, from: { m: 0, n: 65 }, lost: [true] }, 100),
      'conjecture-out-of-range',
      { value: 65, min: 0, max: 64 },
    ],
    [
      'a conjecture with a gap',
      (run) => run.test({ columns: 2, rows: 2, from: { m: 0, n: 0 }, lost: [true] }, 100),
      'conjecture-incomplete',
      { count: 1, expected: 4 },
    ],
    [
      'half a conjecture',
      (run) => run.test({ columns: 2, rows: 2 } as Conjecture, 100),
      'bad-argument',
      {},
    ],
    [
      'a tile of a level that is not painted',
      (run) => run.paint('winner', 6, 0, 0, 8, 8, [0, 0, 0, 1, 1, 1]),
      'level-out-of-range',
      { value: 6, min: 0, max: 5 },
    ],
    [
      'a tile without pixels',
      (run) => run.paint('winner', 0, 0, 0, 8, 0, [0, 0, 0, 1, 1, 1]),
      'tile-out-of-range',
      { value: 0, min: 1, max: 1024 },
    ],
    [
      'too wide a tile',
      (run) => run.paint('winner', 0, 0, 0, 1025, 8, [0, 0, 0, 1, 1, 1]),
      'tile-out-of-range',
      { value: 1025, min: 1, max: 1024 },
    ],
    [
      'a tile of too many positions',
      (run) => run.paint('winner', 5, 0, 0, 8, 65, [0, 0, 0, 1, 1, 1]),
      'tile-out-of-range',
      { value: 65, min: 1, max: 64 },
    ],
    [
      'a shade that there is not',
      (run) => run.paint('mood' as never, 0, 0, 0, 8, 8, [0, 0, 0, 1, 1, 1]),
      'bad-argument',
      {},
    ],
    [
      'part of a colour',
      (run) => run.paint('winner', 0, 0, 0, 8, 8, Array(7).fill(0)),
      'bad-argument',
      {},
    ],
    [
      'a palette of one',
      (run) => run.paint('winner', 0, 0, 0, 8, 8, [0, 0, 0]),
      'bad-argument',
      {},
    ],
  ];

  test.each(asked)('is refused with a code and what was wrong: %s', (_, ask, code, params) => {
    const error = thrown(() => ask(picture()));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code, params });
  });

  test.each([
    ['why', (run: Lattice) => run.why(20, 0)],
    ['options', (run: Lattice) => run.options(20, 0, 0)],
    ['record', (run: Lattice) => run.record(pathOf(20, 0))],
    ['reply', (run: Lattice) => run.reply(pathOf(20, 0), 'perfect', 0, 0)],
  ])('is one asked before the run has come to it: %s', (_, ask) => {
    const run = new Lattice(configOf());
    run.advance(10);
    const error = { code: 'point-not-coloured', params: { m: 20, n: 0 } };
    expect(thrown(() => ask(run))).toMatchObject(error);
    expect(thrown(() => run.certificate(100_000))).toMatchObject({ code: 'point-not-coloured' });
  });

  test('includes a game on a picture too large for plies', () => {
    const run = picture({ columns: 1025, rows: 8 });
    const error = { code: 'point-not-coloured', params: { m: 2, n: 0 } };
    expect(thrown(() => run.record(pathOf(2, 0)))).toMatchObject(error);
    expect(thrown(() => run.reply(pathOf(2, 0), 'perfect', 0, 0))).toMatchObject(error);
  });
});

describe('the limits of links', () => {
  const config = (columns: number, order: 'pull' | 'push' = 'pull') =>
    configOf({ columns, rows: 8, order });

  test('for sides are those of the core', () => {
    const { min, max } = latticeFields.columns;
    expect(min).toBeGreaterThanOrEqual(1);
    expect(() => new LatticePlan(config(max))).not.toThrow();
    expect(thrown(() => new LatticePlan(config(max + 1)))).toMatchObject({ params: { max } });
    expect(() => new LatticePlan(config(TRACED_SIDE, 'push'))).not.toThrow();
    expect(() => new LatticePlan(config(TRACED_SIDE + 1, 'push'))).toThrow();
    for (const [side, known] of [
      [VALUES_SIDE, true],
      [VALUES_SIDE + 1, false],
    ] as const) {
      expect(picture({ columns: side, rows: 8 }).summary().mostPlies !== undefined).toBe(known);
    }
    const most = mostSideOf('grundy', queen);
    for (const [side, known] of [
      [most, true],
      [most + 1, false],
    ] as const) {
      const run = picture({ moves: queen, columns: side, rows: 8 });
      expect(run.summary().mostGrundy !== undefined).toBe(known);
    }
  });

  test('for moves, games and conjectures are those of the core', () => {
    const moves = Array.from({ length: mostMoves + 1 }, (_, i) => step(-1 - i, 0));
    expect(() => new LatticePlan(configOf({ moves: moves.slice(1) }))).not.toThrow();
    expect(thrown(() => new LatticePlan(configOf({ moves })))).toMatchObject({
      params: { limit: mostMoves },
    });
    expect(
      thrown(() => new LatticePlan(configOf({ moves: [step(-longestComponent - 1, 0)] }))),
    ).toMatchObject({
      params: { limit: longestComponent },
    });
    const run = picture();
    const path = pathOf(...Array(2 * (mostPoints + 1)).fill(0));
    expect(thrown(() => run.record(path))).toMatchObject({ params: { limit: mostPoints - 1 } });
    const { period, from } = conjectureLimits;
    const conjecture = { columns: 1, rows: 1, from: { m: 0, n: 0 }, lost: [true] };
    expect(thrown(() => run.test({ ...conjecture, columns: period.max + 1 }, 100))).toMatchObject({
      params: period,
    });
    expect(
      thrown(() => run.test({ ...conjecture, from: { m: from.max + 1, n: 0 } }, 100)),
    ).toMatchObject({
      params: from,
    });
  });
});
