/** Games that texts and numbers describe: their links, their pictures, and their words. */
import { describe, expect, test } from 'vitest';
import { configOf } from '../../www/src/exhibits/games/config.ts';
import { labelOf } from '../../www/src/exhibits/games/described/labels.ts';
import { layoutShapes, marksOf } from '../../www/src/exhibits/games/described/picture.ts';
import { countOf, families, gameNames, isForm } from '../../www/src/exhibits/games/families.ts';
import { barShapes } from '../../www/src/exhibits/games/forms/bar.ts';
import { grouped } from '../../www/src/exhibits/games/forms/formed.ts';
import { inRuns } from '../../www/src/exhibits/games/forms/players-panel.ts';
import { formShapes } from '../../www/src/exhibits/games/forms/shapes.ts';
import { gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { decode, encode } from '../../www/src/share/codec.ts';

const sceneOf = (link: string) => decode(gamesScene, link).link.scenes[0];

describe('a link', () => {
  test('names the rules, the sizes, the start and the end of a game', () => {
    const link = 'v=1&game=take-away&size=3,5,7&rules=any&end=misere';
    const scene = sceneOf(link);
    expect(configOf(scene)).toEqual({
      game: 'take-away',
      size: [3, 5, 7],
      rules: 'any',
      endRule: 'misere',
    });
    expect(sceneOf(encode(gamesScene, { scenes: [scene], place: 1 }))).toEqual(scene);
  });

  test('without them has those of the family', () => {
    expect(configOf(sceneOf('v=1&game=calendar'))).toEqual({
      game: 'calendar',
      size: [],
      start: families.calendar.form.start,
    });
    expect(configOf(sceneOf('v=1&game=graph'))).not.toHaveProperty('start');
  });

  test('holds a number to reach beyond 2^53 exactly, and names the limit of a larger one', () => {
    const link = 'v=1&game=multiplication&size=999999999999999999';
    const scene = sceneOf(link);
    expect(configOf(scene).size).toEqual([999_999_999_999_999_999n]);
    expect(encode(gamesScene, { scenes: [scene], place: 1 })).toContain('size=999999999999999999');
    expect(configOf(sceneOf('v=1&game=multiplication&size=9007199254740991')).size).toEqual([
      9_007_199_254_740_991,
    ]);
    for (const size of ['1000000000000000001', '18446744073709551616', '9'.repeat(30), '1']) {
      const { link: read, notices } = decode(gamesScene, `v=1&game=multiplication&size=${size}`);
      expect(read.scenes[0]).toMatchObject({ game: 'multiplication', size: undefined });
      expect(notices).toMatchObject([
        { code: 'link-out-of-range', params: { value: countOf(size), min: 2, max: 10n ** 18n } },
      ]);
    }
  });

  test('keeps nothing that the family does not have', () => {
    const scene = sceneOf('v=1&game=hexapawn&rules=any&start=x&end=misere');
    expect(scene).toMatchObject({ rules: undefined, start: undefined, end: 'normal' });
    expect(sceneOf('v=1&game=calendar&rules=any&start=2001-11-03')).toMatchObject({
      rules: undefined,
      start: '2001-11-03',
    });
  });

  test('refuses the wrong number of sizes, and rules that are too long', () => {
    expect(decode(gamesScene, 'v=1&game=vectors&size=3').notices).toMatchObject([
      { code: 'link-bad-tuple' },
    ]);
    expect(decode(gamesScene, 'v=1&game=hexapawn&size=3,17').notices).toMatchObject([
      { code: 'link-bad-tuple' },
    ]);
    expect(decode(gamesScene, `v=1&game=graph&rules=${'a'.repeat(7001)}`).notices).toMatchObject([
      { code: 'link-long-text', params: { count: 7001, most: 7000 } },
    ]);
  });
});

describe('the picture', () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ chosen: 64 * (at + 1), outcome: 'N' }));
  const here = (label: string, labels: readonly string[]) =>
    ({ position: label, options: options(labels.length), shown: { label, labels } }) as never;

  test.each([
    [320, 400],
    [1000, 450],
    [390, 220],
  ])('has the position and buttons that do not overlap: %i by %i', (width, height) => {
    const labels = Array.from({ length: 9 }, (_, at) => `21−${at + 1}`);
    const shapes = formShapes({ width, height }, here('21', labels), true);
    const layout = layoutShapes({ width, height }, shapes, 1);
    expect(layout.scale).toBe(1);
    expect(layout.height).toBeLessThanOrEqual(height);
    const buttons = shapes.filter(({ form }) => form === 'rectangle').map(({ at }) => at);
    expect(buttons.length).toBeGreaterThan(0);
    for (const [at, [x = 0, y = 0, w = 0, h = 0]] of buttons.entries()) {
      expect(h).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(width);
      for (const [left = 0, top = 0] of buttons.slice(at + 1))
        expect(left >= x + w || top >= y + h, `${left} ${top}`).toBe(true);
    }
    expect(shapes[0]).toMatchObject({ form: 'text', says: '21' });
  });

  test('shows as many moves as there is room for', () => {
    const labels = Array.from({ length: 200 }, (_, at) => `200−${at + 1}`);
    const shapes = formShapes({ width: 390, height: 300 }, here('200', labels), true);
    const shown = marksOf(shapes).size;
    expect(shown).toBeGreaterThan(4);
    expect(shown).toBeLessThan(200);
  });

  test('draws a stone for each stone', () => {
    const shapes = formShapes({ width: 800, height: 450 }, here('3,5,0', ['a']), true);
    expect(shapes.filter(({ form }) => form === 'circle')).toHaveLength(8);
    const plain = formShapes({ width: 800, height: 450 }, here('3,5,0', ['a']), false);
    expect(plain.filter(({ form }) => form === 'circle')).toHaveLength(0);
  });

  test('keeps a long name in its lines', () => {
    const name = 'x'.repeat(64);
    const shapes = formShapes({ width: 320, height: 400 }, here(name, [name]), false);
    const texts = shapes.filter(({ form }) => form === 'text');
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.at(-1)?.says?.endsWith('…')).toBe(true);
  });

  test('finds the label of a move by its place, not by its number', () => {
    expect(labelOf(here('9', ['9−1', '9−2']), 128)).toBe('9−2');
  });
});

test('a bar has a square for each move, pale ones for what is eaten, and stays in its place', () => {
  const options = [0, 1, 8].map((chosen) => ({ chosen }));
  const shapesOf = (position: string, moves: readonly { chosen: number }[]) =>
    barShapes({ position, options: moves } as never, [2, 2]);
  const shapes = shapesOf('2+1', options);
  expect(shapes.map(({ form, at, chosen, tone }) => [form, at[0], at[1], chosen, tone])).toEqual([
    ['rectangle', 0, -0, 0, 'second'],
    ['rectangle', 0, -64, 1, 'first'],
    ['rectangle', 64, -0, 8, 'first'],
    ['rectangle', 64, -64, undefined, 'faint'],
    ['line', 18, 18, undefined, 'ink'],
    ['line', 18, 40, undefined, 'ink'],
  ]);
  const eaten = shapesOf('0', []);
  expect(eaten.map(({ at }) => at)).toEqual(shapes.map(({ at }) => at));
  expect(eaten.slice(0, 4).map(({ tone }) => tone)).toEqual(Array(4).fill('faint'));
});

test('only the families with a form are described by texts', () => {
  expect(gameNames.filter(isForm)).toEqual([
    'vectors',
    'take-away',
    'octal',
    'graph',
    'calendar',
    'multiplication',
    'digital-deletions',
    'chomp',
  ]);
});

test('three or more players in a row are one piece', () => {
  expect(inRuns([])).toBe('');
  expect(inRuns([2])).toBe('2');
  expect(inRuns([1, 2, 4, 5, 6, 9])).toBe('1, 2, 4–6, 9');
});

test('the digits of a product stand in groups of three', () => {
  expect(['1', '1024', '46656', '374813367582081024'].map(grouped)).toEqual([
    '1',
    '1024',
    '46\u202f656',
    '374\u202f813\u202f367\u202f582\u202f081\u202f024',
  ]);
});
