import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveArgs, printed, printedMoves } from '../../www/src/exhibits/lattice/naming.ts';
import { paletteBytes } from '../../www/src/exhibits/lattice/picture/palette.ts';
import { type Palette, shadeOf } from '../../www/src/exhibits/lattice/picture/shade.ts';
import { rulesOf } from '../../www/src/exhibits/lattice/rules.ts';

describe('a move in a sentence', () => {
  test('has its name in the apple game, with either end rule', () => {
    for (const preset of ['apples', 'apples-last-wins'] as const) {
      const { moves } = rulesOf(preset);
      expect([0, 1, 2].map((index) => moveArgs(moves, index, 1).move)).toEqual([
        'whole',
        'half',
        'split',
      ]);
    }
  });

  test('is its vector in any other game; along a ray, with how often it is added', () => {
    const { moves } = rulesOf('queen');
    expect(moveArgs(moves, 2, 1)).toEqual({ move: 'vector', vector: '(−1, −1)' });
    expect(moveArgs(moves, 0, 12)).toEqual({ move: 'vector', vector: '12 × (−1, 0)' });
    expect(moveArgs(rulesOf('knight').moves, 2, 1).vector).toBe('(1, −2)');
    expect(moveArgs(rulesOf('apples').moves.toReversed(), 0, 1).move).toBe('vector');
  });

  test('is printed with a true minus, and a list shows at most twelve moves', () => {
    expect(printed(-10, 0)).toBe('(−10, 0)');
    expect(printedMoves(rulesOf('rook').moves)).toBe('(−1, 0)* (0, −1)*');
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ dm: -1 - i, dn: 0, ray: false }));
    expect(printedMoves(many(12))).toMatch(/\(−12, 0\)$/);
    expect(printedMoves(many(13))).toMatch(/\(−12, 0\) …$/);
  });
});

describe('the colour of a number', () => {
  const palette: Palette = {
    lost: [1, 2, 3],
    won: [4, 5, 6],
    ramp: Array.from({ length: 64 }, (_, i) => [255 - 4 * i, i, 0] as const),
  };

  test('is the first of the ramp for 0 and the last for the largest value', () => {
    for (const most of [1, 7, 63, 64, 1000]) {
      expect(shadeOf(palette, 0, most)).toEqual({ fill: 'rgb(255 0 0)', dark: true });
      expect(shadeOf(palette, most, most).fill).toBe('rgb(3 63 0)');
    }
    expect(shadeOf(palette, 0, 0).fill).toBe('rgb(255 0 0)');
  });

  test('moves along the ramp as the number rises, and never leaves it', () => {
    const place = (fill: string) => Number(/^rgb\(\d+ (\d+) 0\)$/.exec(fill)?.[1]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (most) => {
        let last = 0;
        for (let value = 0; value <= most; value += Math.ceil(most / 200)) {
          const at = place(shadeOf(palette, value, most).fill);
          expect(at).toBeGreaterThanOrEqual(last);
          expect(at).toBe(Math.floor((value * 63) / most));
          last = at;
        }
      }),
    );
  });

  test('is dark exactly where its number must be pale', () => {
    const grey = (level: number): Palette => ({ ...palette, ramp: [[level, level, level]] });
    expect(shadeOf(grey(20), 1, 1).dark).toBe(true);
    expect(shadeOf(grey(127), 1, 1).dark).toBe(true);
    expect(shadeOf(grey(129), 1, 1).dark).toBe(false);
    expect(shadeOf({ ...palette, ramp: [[0, 255, 0]] }, 0, 1).dark).toBe(false);
    expect(shadeOf({ ...palette, ramp: [[0, 0, 255]] }, 0, 1).dark).toBe(true);
  });

  test('reaches the painter as three bytes, after those of lost and won', () => {
    const bytes = paletteBytes({ ...palette, ramp: palette.ramp.slice(0, 2) });
    expect([...bytes]).toEqual([1, 2, 3, 4, 5, 6, 255, 0, 0, 251, 1, 0]);
  });
});
