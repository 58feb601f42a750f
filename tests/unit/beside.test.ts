import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besidePart, type Part } from '../../www/src/stage/beside.ts';

const picture = { width: 800, height: 400 };
const button = { width: 160, height: 44 };
const part = (left: number, top: number, size = 60): Part => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const covers = ({ left, top }: { left: number; top: number }, other: Part) =>
  left < other.right &&
  left + button.width > other.left &&
  top < other.bottom &&
  top + button.height > other.top;

test('a box stands to the right of the chosen part if it covers nothing there', () => {
  const spot = besidePart(button, picture, part(300, 200), [part(220, 200), part(300, 20)]);
  expect(spot).toEqual({ left: 370, top: 208 });
});

test('it stands below if stones lie to its right, and above the lowest row', () => {
  const row = (top: number) => [380, 460, 540].map((left) => part(left, top));
  expect(besidePart(button, picture, part(300, 100), row(100)).top).toBe(170);
  expect(besidePart(button, picture, part(300, 330), row(330)).top).toBe(276);
});

test('it stays within a narrow picture', () => {
  const narrow = { width: 358, height: 300 };
  const chosen = part(290, 120, 40);
  const spot = besidePart(button, narrow, chosen, [part(240, 120, 40), part(50, 220, 40)]);
  expect(spot.left + button.width).toBeLessThanOrEqual(narrow.width);
  expect(covers(spot, chosen)).toBe(false);
});

test('it never leaves the picture, whatever is chosen', () => {
  const at = fc.record({
    left: fc.integer({ min: 0, max: 740 }),
    top: fc.integer({ min: 0, max: 340 }),
  });
  fc.assert(
    fc.property(at, fc.array(at, { maxLength: 12 }), (chosen, others) => {
      const marks = others.map(({ left, top }) => part(left, top));
      const { left, top } = besidePart(button, picture, part(chosen.left, chosen.top), marks);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + button.width).toBeLessThanOrEqual(picture.width);
      expect(top + button.height).toBeLessThanOrEqual(picture.height);
    }),
  );
});
