import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conjectureField,
  mostPoints,
  movesField,
  pathField,
} from '../../www/src/exhibits/lattice/fields.ts';
import { printedMoves } from '../../www/src/exhibits/lattice/naming.ts';
import {
  areApples,
  type Preset,
  presetOf,
  presets,
  readMoves,
  rulesOf,
  writeMoves,
} from '../../www/src/exhibits/lattice/rules.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { reading } from './reading.ts';
import { arbitraryMoves } from './sample-scene.ts';

const moves = movesField();
const path = pathField();
const conjecture = conjectureField();

describe('the moves of a link', () => {
  test('are 1 to 63, with components to 4096', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => `-${i + 1},0`).join('_');
    expect(reading(moves, many(63))).toBe(many(63));
    expect(reading(moves, many(64))).toBe('link-many-moves');
    expect(moves.read('moves', many(64))).toMatchObject({
      notice: { params: { field: 'moves', count: 64, most: 63, longest: 4096 } },
    });
    expect(reading(moves, '')).toBe('link-many-moves');
    expect(reading(moves, '-4096,4096')).toBe('-4096,4096');
    expect(reading(moves, '0,-4097')).toBe('link-many-moves');
    expect(reading(moves, '-999999999999999,0')).toBe('link-many-moves');
  });

  test('are refused with the piece that is not a move', () => {
    for (const piece of [
      'x',
      '1',
      '1,',
      '1,2,3',
      '-1,0**',
      '*',
      '1.5,0',
      '1e3,0',
      '1234567890123456,0',
    ]) {
      expect(moves.read('moves', `-1,0_${piece}`), piece).toEqual({
        notice: { code: 'link-bad-moves', params: { field: 'moves', value: piece } },
      });
    }
  });

  test('are in the link as visitors type them, with the star', () => {
    const text = 'v=1&moves=-1,0*_0,-1*_-1,-1*&end=normal';
    expect(encode(latticeScene, decode(latticeScene, text).link)).toBe(text);
  });
});

describe('the path of a link', () => {
  test('has up to 512 points of up to seven digits without a sign', () => {
    const long = (count: number) => Array(count).fill('1,0').join('_');
    expect(reading(path, long(mostPoints))).toBe(long(512));
    expect(reading(path, long(mostPoints + 1))).toBe('link-bad-game');
    expect(reading(path, '9999999,0')).toBe('9999999,0');
    for (const text of ['', '1', '1,2,3', '1,2_', '-1,2', '1,+2', '10000000,0', ' 1,2', '1,2_x']) {
      expect(reading(path, text), text).toBe('link-bad-game');
    }
  });

  test('fits into a link at its longest', () => {
    const points = Array.from({ length: mostPoints }, () => ({ m: 1023, n: 1023 }));
    const scene = { ...latticeScene.defaults, columns: 1024, rows: 1024, path: points };
    const text = encode(latticeScene, { scenes: [scene], place: 1 });
    expect(text.length).toBeLessThan(linkLimits.characters);
    expect(decode(latticeScene, text).link.scenes).toEqual([scene]);
  });
});

describe('the conjecture of a link', () => {
  test('has periods to 8, a beginning to 64, and one digit for each class', () => {
    const bits = '01'.repeat(32);
    for (const text of ['1,1,0,0,1', '2,3,64,64,101010', `8,8,1,0,${bits}`]) {
      expect(reading(conjecture, text)).toBe(text);
    }
    const wrong = [
      '0,1,0,0,',
      '9,1,0,0,111111111',
      '2,2,0,0,100',
      '2,2,0,0,10000',
      '2,2,65,0,1000',
    ];
    for (const text of [...wrong, '2,2,0,65,1000', '2,2,-1,0,1000', '2,2,0,0,1002', '2,2,0,1000']) {
      expect(conjecture.read('conjecture', text)).toEqual({
        notice: { code: 'link-bad-conjecture', params: { field: 'conjecture', value: text } },
      });
    }
  });

  test('names the classes of the first row first', () => {
    const read = conjecture.read('conjecture', '2,2,1,0,0100');
    expect(read).toMatchObject({
      value: { from: { m: 1, n: 0 }, lost: [false, true, false, false] },
    });
  });
});

describe('moves that somebody types', () => {
  test('can be separated by spaces, underscores or semicolons, with or without brackets', () => {
    const expected = readMoves('-1,0_0,-1*');
    for (const text of [
      '-1,0 0,-1*',
      '  -1 , 0 ;\n0, -1* ',
      '(-1, 0) (0, -1*)',
      '(-1,0)(0,-1)*',
      '-1,-0_+0,-1*',
    ]) {
      expect(readMoves(text), text).toEqual(expected);
    }
  });

  test('are the same after printing and reading', () => {
    fc.assert(
      fc.property(
        fc.array(
          arbitraryMoves.map(([first]) => first),
          { maxLength: 12 },
        ),
        (some) => {
          const printed = printedMoves(some.filter((one) => one !== undefined));
          expect(readMoves(printed.replaceAll('−', '-'))).toEqual({ moves: some });
        },
      ),
    );
  });

  test('are written with the given separator', () => {
    fc.assert(
      fc.property(arbitraryMoves, fc.constantFrom('_', ' ', ';'), (some, between) => {
        expect(readMoves(writeMoves(some, between))).toEqual({ moves: some });
      }),
    );
  });

  test('are refused with the first piece that is not a vector', () => {
    expect(readMoves('-1,0 left 0,-1 right')).toEqual({ wrong: 'left' });
    expect(readMoves('')).toEqual({ moves: [] });
  });
});

describe('a game with a name', () => {
  test.each(Object.keys(presets) as Preset[])(
    'is recognised by its moves and its end rule: %s',
    (name) => {
      const rules = rulesOf(name);
      expect(presetOf(rules)).toBe(name);
      const { moves: some, end } = rules;
      expect(presetOf({ moves: some.toReversed(), end })).toBeUndefined();
      const other = presetOf({ moves: some, end: end === 'normal' ? 'misere' : 'normal' });
      expect(other?.startsWith('apples') ?? false).toBe(areApples(some));
      expect(other).not.toBe(name);
      const [first, ...rest] = some;
      if (first)
        expect(presetOf({ moves: [{ ...first, ray: !first.ray }, ...rest], end })).toBeUndefined();
    },
  );

  test('is the apple game if it has its moves, with either end rule', () => {
    const names = Object.keys(presets) as Preset[];
    expect(names.filter((name) => areApples(rulesOf(name).moves))).toEqual([
      'apples',
      'apples-last-wins',
    ]);
  });
});
