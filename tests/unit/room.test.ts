/** What the attributes of an element reserve, and what light and dark colours are. */
import { expect, test, vi } from 'vitest';
import { roomOf } from '../../www/src/embed/room.ts';

/** An element with a width and a height. */
function sized(width: string | null, height: string | null): Element {
  const attributes: Readonly<Record<string, string | null>> = { width, height };
  return { getAttribute: (name: string) => attributes[name] ?? null } as unknown as Element;
}

/** The least height of the room, in px. */
const leastOf = (height: number) => roomOf(sized('640', String(height)))?.least;

test('width and height reserve a room of that shape, which is never wider than its column', () => {
  const size = roomOf(sized('640', ' 480 '))?.size;
  expect(size).toContain('inline-size:640px;max-inline-size:100%;');
  expect(size).toContain('block-size:max-content;break-inside:avoid;');
  expect(size).toContain('aspect-ratio:640/480;');
});

test('a room stays high enough to use, and fits on the screen of a phone', () => {
  expect([1, 399, 400, 450, 480, 481, 9999].map(leastOf)).toEqual([
    400, 400, 400, 450, 480, 480, 480,
  ]);
});

test('whatever is no pair of numbers of px reserves nothing', () => {
  for (const odd of [null, '', '0', '-1', '100%', '640px', '1e3', '6.5', '10000', '1;color:red']) {
    expect(roomOf(sized(odd, '480')), `width ${odd}`).toBeUndefined();
    expect(roomOf(sized('640', odd)), `height ${odd}`).toBeUndefined();
  }
});

test('a colour is as light as it looks, unless what is behind it shows through', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const { shadeOf } = await import('../../www/src/embed/around.ts');
  vi.unstubAllGlobals();
  expect(shadeOf('rgb(0, 0, 0)')).toBe(0);
  expect(shadeOf('rgb(255, 255, 255)')).toBeCloseTo(1);
  expect(shadeOf('rgba(0, 255, 0, 0.9)')).toBeGreaterThan(0.5);
  expect(shadeOf('rgb(0 0 255 / 1)')).toBeLessThan(0.5);
  expect(shadeOf('rgba(0, 0, 0, 0)')).toBeUndefined();
  expect(shadeOf('oklch(0.5 0.1 20)')).toBeUndefined();
});
