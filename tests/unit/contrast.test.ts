/** The colours of the theme differ enough, in light and in dark, as WCAG 2 measures contrast. */
import { expect, test } from 'vitest';
import { tokens } from '../../www/src/theme/tokens.ts';

const colours = new Map(
  [...tokens.cssText.matchAll(/--([\w-]+): var\([^;]*light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text needs a contrast of 4.5 to 1; shapes, such as a ring or a pixel, need 3 to 1. */
const text = ['ink', 'soft', 'p-position', 'n-position'];
const pairs: readonly (readonly [one: string, other: string, least: number])[] = [
  ...text.flatMap((one) => ['paper', 'sheet'].map((under) => [one, under, 4.5] as const)),
  ['focus', 'paper', 3],
  ['focus', 'sheet', 3],
  ['p-raster', 'n-raster', 3],
  ['ramp-near', 'ramp-far', 3],
];

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test.each(['light', 'dark'] as const)(
  'in the %s, every pair of colours keeps its contrast',
  (theme) => {
    const weak = pairs.flatMap(([one, other, least]) => {
      const found = contrast(colours.get(one)?.[theme] ?? '', colours.get(other)?.[theme] ?? '');
      return found >= least ? [] : [`${one} on ${other}: ${found.toFixed(2)} of ${least}`];
    });
    expect(weak).toEqual([]);
  },
);
