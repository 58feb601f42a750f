/** The speeds of programs and the estimates of their times, with made-up numbers. */
import { expect, test } from 'vitest';
import type { Kind } from '../../www/src/exhibits/chain/race/kinds.ts';
import { Pace, Rates } from '../../www/src/exhibits/chain/race/rates.ts';
import { randomOf } from '../support/random.ts';

const groups: Kind = { representation: 'groups', algorithm: 'exhaustive' };

test('rates follow the later half of a run, whatever the earlier half was like', () => {
  const random = randomOf(1);
  for (let run = 0; run < 200; run += 1) {
    const pace = new Pace();
    const length = 50 + Math.floor(500 * random());
    // The speed may change a thousandfold from one ms to the next.
    const speeds = Array.from({ length }, () => 10 ** (3 * random()));
    let moves = 0;
    for (const [at, speed] of speeds.entries()) {
      moves += speed;
      pace.add({ moves, spent: at + 1 });
    }
    const { measured } = pace;
    expect(measured.spent).toBeGreaterThanOrEqual(length / 2);
    expect(measured.spent).toBeLessThanOrEqual(0.6 * length + 1);
    const later = speeds.slice(-measured.spent);
    const sum = later.reduce((all, speed) => all + speed, 0);
    expect(measured.moves).toBeCloseTo(sum, 3);
  }
});

test('the estimate for a program with a table is a range if its table outgrows the measured one', () => {
  const random = randomOf(2);
  const tables: Kind = { representation: 'groups', algorithm: 'memoised' };
  for (let run = 0; run < 200; run += 1) {
    const own = new Rates();
    const measured = { moves: 1e3 + 1e6 * random(), spent: 1 + 1e3 * random() };
    own.note(tables, measured);
    own.note(groups, measured);
    const times = 10 ** (6 * random() - 1);
    const moves = times * measured.moves;
    // Each move takes at least the measured time, and at most eight times as long.
    const slowest = times > 2 ? 8 : 1;
    for (const [kind, factor] of [
      [tables, slowest],
      [groups, 1],
    ] as const) {
      const { from, to } = own.span(kind, moves) ?? { from: 0, to: 0 };
      expect(from).toBeCloseTo(times * measured.spent, 3);
      expect(to / from).toBeCloseTo(factor, 6);
    }
  }
});
