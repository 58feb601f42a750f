/** Which steps of a run get a frame in an animated picture, how long each stands, and how large the file gets. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimate,
  MOST_FRAMES,
  MOST_PER_SECOND,
  MOST_PIXELS,
  planOf,
  reading,
  scaleOf,
} from '../../www/src/stage/motion/plan.ts';

const none = (): number | undefined => undefined;
const part = { from: 0, to: 10, stop: none, rate: 5 };
const steps = (plan: ReturnType<typeof planOf>) => plan.stills.map(({ step }) => step);

test('every step gets a frame where that is possible, and the last frame stands longer', () => {
  const plan = planOf(part);
  expect(plan.every).toBe(1);
  expect(steps(plan)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(plan.stills.slice(0, -1).every(({ seconds }) => seconds === 0.2)).toBe(true);
  expect(plan.stills.at(-1)?.seconds).toBe(3);
  expect(plan.seconds).toBeCloseTo(5);
});

test('a part without motion is one frame', () => {
  expect(steps(planOf({ ...part, from: 4, to: 4 }))).toEqual([4]);
});

test('a frame with a sentence stands until the shortest could be read, and longer if it is asked to', () => {
  const stop = (after: number) => [3, 7].find((step) => step > after);
  const { stills, seconds } = planOf({ ...part, stop });
  const rested = stills.filter((one) => one.seconds > 1 / part.rate + 0.001);
  expect(rested.map(({ step }) => step)).toEqual([0, 3, 7, 10]);
  // Three steps at a fifth of a second each, and the rest of 1.5 s.
  expect(stills.map(({ says }) => says ?? 0).filter((says) => says > 0)).toEqual([
    1.5, 1.5, 1.5, 3,
  ]);
  expect(seconds).toBeCloseTo(3 * 1.5 + 3);
  const [first, second] = stills;
  if (!first || !second) throw new Error('there are no frames');
  expect(reading(first, 6000)).toEqual({ ...first, seconds: first.seconds + 4.5, says: 6 });
  expect(reading(first, 1000)).toEqual(first);
  expect(reading(second, 6000)).toEqual(second);
  const each = planOf({ ...part, rate: 1, stop: (after) => after + 1 });
  expect(each.stills.every(({ seconds: stands }) => stands >= 1.5)).toBe(true);
});

test('a sentence stays until the next stop, and the first and the last frame have their own', () => {
  const stop = (after: number) => [3, 7].find((step) => step > after);
  const speaking = (plan: ReturnType<typeof planOf>) =>
    plan.stills.filter(({ says }) => says !== undefined).map(({ step }) => step);
  expect(speaking(planOf({ ...part, stop }))).toEqual([0, 3, 7, 10]);
  expect(speaking(planOf(part))).toEqual([0, 10]);
  // In a game each ply is a stop.
  expect(speaking(planOf({ ...part, stop: (after) => after + 1 }))).toHaveLength(11);
  // Where the frame of a stop is left out, the next one speaks.
  expect(speaking(planOf({ ...part, stop, to: 100, rate: 50 }))).toEqual([0, 4, 8, 100]);
});

test('frames are thinned evenly, are neither too many nor too fast, and hold both ends', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.integer({ min: 1, max: 8_000_000 }),
      fc.double({ min: 0.5, max: 3_000_000, noNaN: true }),
      (from, length, rate) => {
        const to = from + length;
        const plan = planOf({ ...part, from, to, rate });
        const shown = steps(plan);
        expect(shown.length).toBeLessThanOrEqual(MOST_FRAMES);
        expect([shown[0], shown.at(-1)]).toEqual([from, to]);
        const gaps = new Set(shown.slice(1, -1).map((step, at) => step - (shown[at] ?? 0)));
        expect([...gaps].every((gap) => gap === plan.every)).toBe(true);
        const last = to - (shown.at(-2) ?? from);
        expect(last).toBeGreaterThan(0);
        expect(last).toBeLessThanOrEqual(plan.every);
        // Not thinner than necessary.
        const needed = Math.max(rate / MOST_PER_SECOND, length / (MOST_FRAMES - 1));
        expect(plan.every).toBeLessThan(needed + 1);
        expect(plan.stills.slice(0, -2).every(({ seconds }) => seconds >= 0.04)).toBe(true);
      },
    ),
  );
});

test('a picture is at most twice as large as on the page, and its longer side within the limit', () => {
  expect(scaleOf(200, 100, 1)).toBe(2);
  expect(scaleOf(200, 100, 0.5)).toBe(1);
  expect(2000 * scaleOf(800, 2000, 1)).toBe(MOST_PIXELS);
  expect(2000 * scaleOf(2000, 800, 0.5)).toBe(MOST_PIXELS / 2);
});

test('the estimate grows with the frames, and is never less than the first frame', () => {
  expect(estimate(1000, 1)).toBeGreaterThan(1000);
  const each = estimate(1000, 21) - estimate(1000, 20);
  expect(each).toBeGreaterThan(0);
  expect(estimate(1000, 600)).toBeCloseTo(estimate(1000, 1) + 599 * each);
});
