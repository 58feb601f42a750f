/** Where the cells of a sweep stand, which of them a pointer finds, how they look, and what is asked and said. */
import fc from 'fast-check';
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';
import { markSentence, narrate, questionOf } from '../../www/src/exhibits/dovetailing/account.ts';
import {
  cellSpot,
  layoutSweep,
  lineSpot,
} from '../../www/src/exhibits/dovetailing/picture/layout.ts';
import { sweepPlan } from '../../www/src/exhibits/dovetailing/picture/plan.ts';
import {
  lookOf,
  markAt,
  marksOf,
  type SweepWords,
  spotsOf,
  sweepPicture,
} from '../../www/src/exhibits/dovetailing/picture/view.ts';
import type { CellTime, Here, Report, Swept } from '../../www/src/exhibits/dovetailing/swept.ts';
import { markupOf } from './markup.ts';

/**
 * A sweep along the diagonals, done step by step: `halts` says after how many steps each machine stops, 0 for
 * never.
 */
function sweepByHand(halts: readonly number[]) {
  const rounds = halts.length;
  const times = halts.map(() =>
    Array.from({ length: rounds }, (): CellTime | undefined => undefined),
  );
  const reports: Report[] = [];
  const singles: NonNullable<Here['last']>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let machine = 0; machine <= round; machine += 1) {
      const step = round - machine + 1;
      const moment = singles.length + 1;
      const row = times[machine];
      if (row) row[step - 1] = { moment, fixed: true };
      const end = halts[machine] ?? 0;
      const does = end === 0 || step < end ? 'step' : step === end ? 'halts' : 'ended';
      singles.push({ machine, step, round, does });
      if (does === 'halts') reports.push({ machine, step, round, moment, ones: 2 });
    }
  }
  const swept: Swept = {
    moments: singles.length,
    rounds,
    reports,
    milestones: reports.map(({ moment }) => ({ step: moment })),
    columns: rounds,
    rows: rounds,
    machines: rounds,
    triangle: true,
    times,
    // Nothing here asks the core.
    alone: { run: undefined as never, moments: singles.length },
  };
  const at = (cursor: number): Here => ({
    cursor,
    last: singles[cursor - 1],
    columns: halts.map((end, machine) => {
      const done = singles
        .slice(0, cursor)
        .filter((single) => single.machine === machine && single.does !== 'ended').length;
      return { done, state: done === 0 ? 'waiting' : done === end ? 'halted' : 'going' };
    }),
    alone: [],
  });
  return { swept, at };
}

const words: SweepWords = {
  mark: () => 'mark',
  row: (step) => `Step ${step}`,
  report: () => 'report',
  count: String,
  tray: 'Reports',
  empty: 'none yet',
  alone: ['The first one first', 'One by one'],
  machines: 'machines',
  steps: 'their steps',
};

const sweeps = fc.array(fc.nat(6), { minLength: 4, maxLength: 14 }).chain((halts) =>
  fc.record({
    halts: fc.constant(halts),
    cursor: fc.nat((halts.length * (halts.length + 1)) / 2),
    width: fc.integer({ min: 300, max: 1200 }),
    height: fc.integer({ min: 330, max: 800 }),
  }),
);

describe('the picture of a sweep', () => {
  test('lies within its room, and its parts do not cover each other', () => {
    fc.assert(
      fc.property(sweeps, ({ halts, width, height }) => {
        const { swept } = sweepByHand(halts);
        const { grid, tray } = layoutSweep({ width, height }, 1, swept, true);
        expect(grid.left + grid.width).toBeLessThanOrEqual(width);
        expect(grid.top + grid.height).toBeLessThanOrEqual(height);
        const beside = tray.left >= grid.left + grid.width;
        const below = tray.top >= grid.top + grid.height;
        expect(beside || below).toBe(true);
      }),
    );
  });

  test('has no part of a negative size, however small its room', () => {
    const small = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(
        sweeps,
        small,
        small,
        fc.boolean(),
        ({ halts, cursor }, width, height, square) => {
          const { swept, at } = sweepByHand(halts);
          const shape = square ? swept : { ...swept, rows: swept.rows + 30 };
          const layout = layoutSweep({ width, height }, 1, shape, square);
          const here = at(cursor);
          const frame = {
            here,
            marks: marksOf(shape, here, layout),
            moments: shape.moments,
            first: 0,
            asks: 4,
            never: () => true,
            covered: () => false,
            tabindex: () => undefined,
          };
          const markup = markupOf(svg`${sweepPicture(frame, layout, words)}`);
          expect(markup).toContain('<rect');
          expect(markup).not.toMatch(/ (?:width|height|r|rx)="?-|NaN|Infinity/);
        },
      ),
    );
  });

  const drawnAt = (alone: Here['alone'], cursor: number) => {
    const { swept, at } = sweepByHand([0, 3, 1, 2]);
    const here = { ...at(cursor), alone };
    const layout = layoutSweep({ width: 1000, height: 600 }, 1, swept, true);
    const marks = marksOf(swept, here, layout);
    const none = { first: 0, asks: 0, never: () => false, covered: () => false };
    const frame = { ...none, here, marks, moments: swept.moments, tabindex: () => undefined };
    return { layout, markup: markupOf(svg`${sweepPicture(frame, layout, words)}`) };
  };

  test('has a bar for the machine that runs alone, which climbs with each of its steps', () => {
    const high = [1, 5, 10].map((done) => {
      const { markup } = drawnAt([{ done, state: 'going' }], done);
      return Number(
        /<g class="alone".*?<rect class="done"[^>]* height="([\d.]+)"/.exec(markup)?.[1],
      );
    });
    expect(high[1]).toBeCloseTo(5 * (high[0] ?? 0));
    expect(high[2]).toBeCloseTo(10 * (high[0] ?? 0));
  });

  test('has its rows as they are drawn: the steps with one number, from top to bottom', () => {
    const { layout, markup } = drawnAt([], 10);
    expect(layout.cells).toBe(true);
    const rows = [...markup.matchAll(/<g role="row" aria-label="(Step \d+)">(.*?)<\/g><\/g>/g)];
    expect(rows.map(([, name]) => name)).toEqual(['Step 4', 'Step 3', 'Step 2', 'Step 1']);
    expect(rows.map(([row]) => row.split('role="gridcell"').length - 1)).toEqual([1, 2, 3, 4]);
  });

  test('has a bar for each machine where the moments of the steps are not known, however large it is', () => {
    const { swept, at } = sweepByHand([0, 3, 1, 2]);
    const unknown = { ...swept, times: [] };
    const layout = layoutSweep({ width: 1000, height: 600 }, 1, unknown, true);
    expect(layout.cells).toBe(false);
    const machines = marksOf(unknown, at(5), layout).filter(({ kind }) => kind !== 'report');
    expect(machines.map(({ kind }) => kind)).toEqual(Array(4).fill('bar'));
  });

  test('gives a pointer the mark that it is on', () => {
    fc.assert(
      fc.property(sweeps, ({ halts, cursor, width, height }) => {
        const { swept, at } = sweepByHand(halts);
        const layout = layoutSweep({ width, height }, 1, swept, true);
        const marks = marksOf(swept, at(cursor), layout);
        const spots = spotsOf(marks, layout);
        for (const [number, { x, y }] of spots.entries()) {
          expect(markAt(marks, layout, x, y)).toBe(number);
        }
      }),
    );
  });

  test('magnifies bars under their plot, which stays full, and a pointer still finds them', () => {
    const views = fc.record({
      k: fc.double({ min: 1, max: 30, noNaN: true }),
      x: fc.double({ min: -20_000, max: 0, noNaN: true }),
      y: fc.double({ min: -20_000, max: 0, noNaN: true }),
    });
    const { swept, at } = sweepByHand(Array.from({ length: 200 }, (_, n) => n % 7));
    const here = at(swept.moments);
    const room = { width: 900, height: 500 };
    const whole = layoutSweep(room, 1, swept, true);
    expect(whole.cells).toBe(false);
    expect(whole.maxZoom).toBeGreaterThan(8);
    expect(whole.grid).toMatchObject(whole.plot);
    fc.assert(
      fc.property(views, (view) => {
        const layout = layoutSweep(room, 1, swept, true, view);
        const { plot, grid } = layout;
        expect(plot).toEqual(whole.plot);
        expect(grid.left).toBeLessThanOrEqual(plot.left + 1e-6);
        expect(grid.top).toBeLessThanOrEqual(plot.top + 1e-6);
        expect(grid.left + grid.width).toBeGreaterThanOrEqual(plot.left + plot.width - 1e-6);
        expect(grid.top + grid.height).toBeGreaterThanOrEqual(plot.top + plot.height - 1e-6);
        const marks = marksOf({ ...swept, times: [] }, here, layout);
        const y = plot.top + plot.height / 2;
        for (const x of [plot.left + 1, plot.left + plot.width / 2, plot.left + plot.width - 1]) {
          const machine = Math.floor(((x - grid.left) * 200) / grid.width);
          const found = markAt(marks, layout, x, y);
          expect(found === undefined ? undefined : marks[found]).toMatchObject({ machine });
        }
        expect(markAt(marks, layout, plot.left - 5, y)).toBeUndefined();
      }),
    );
  });

  test('leads with the arrow keys from bar to bar, however high they are, and on to the next grid', () => {
    const bars = (heights: readonly number[]) => {
      const layout = layoutSweep({ width: 400, height: 300 }, 1, { columns: 4, rows: 90 }, false);
      const marks = heights.map((step, machine) => ({ kind: 'bar', machine, step }) as const);
      return { marks, layout };
    };
    const plan = sweepPlan(
      () => [
        { ...bars([1, 90, 2, 3]), left: 0, top: 0 },
        { ...bars([3, 1, 80, 1]), left: 400, top: 0 },
      ],
      () => {},
    );
    const way = [0];
    for (let at: number | undefined = 0; at !== undefined && way.length < 9; ) {
      at = plan.neighbour(at, 'ArrowRight');
      if (at !== undefined) way.push(at);
    }
    expect(way).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(plan.neighbour(7, 'ArrowLeft')).toBe(6);
    expect(plan.neighbour(0, 'ArrowLeft')).toBeUndefined();
  });

  test('has the last reports that the tray has room for, in the order in which they come', () => {
    fc.assert(
      fc.property(sweeps, ({ halts, cursor, width, height }) => {
        const { swept, at } = sweepByHand(halts);
        const layout = layoutSweep({ width, height }, 1, swept, true);
        const numbers = marksOf(swept, at(cursor), layout).flatMap((mark) =>
          mark.kind === 'report' ? [mark.number] : [],
        );
        const arrived = swept.reports.filter(({ moment }) => moment <= cursor).length;
        const shown = Math.min(arrived, layout.tray.lines);
        expect(numbers).toEqual(Array.from({ length: shown }, (_, n) => arrived - shown + n + 1));
      }),
    );
  });

  test('never shows before the cursor has come there that a machine stops', () => {
    fc.assert(
      fc.property(sweeps, ({ halts, cursor }) => {
        const { swept, at } = sweepByHand(halts);
        const here = at(cursor);
        const frame = { here, never: () => true, covered: () => false };
        for (const [machine, steps] of swept.times.entries()) {
          for (const [index, time] of steps.entries()) {
            const moment = time?.moment;
            if (moment === undefined) continue;
            const look = lookOf(frame, { machine, step: index + 1, moment }).split(' ')[0];
            const end = halts[machine] ?? 0;
            const past = moment <= cursor;
            const expected = !past
              ? 'later'
              : end === 0 || index + 1 < end
                ? 'done'
                : index + 1 === end
                  ? 'halts'
                  : 'idle';
            expect(look).toBe(expected);
          }
        }
      }),
    );
  });

  test('puts step 1 at the bottom and a step above the grid at its edge', () => {
    const { swept } = sweepByHand([0, 0, 0, 0, 0]);
    const layout = layoutSweep({ width: 900, height: 500 }, 1, swept, true);
    expect(cellSpot(layout, 0, 1).y).toBeGreaterThan(cellSpot(layout, 0, 2).y);
    expect(cellSpot(layout, 0, 99)).toEqual(cellSpot(layout, 0, 5));
    expect(lineSpot(layout, 1).y - lineSpot(layout, 0).y).toBeCloseTo(layout.tray.line);
  });
});

describe('what is said of a sweep', () => {
  const { swept, at } = sweepByHand([0, 2, 0, 1]);
  const scene = { order: 'cantor', rounds: 4, states: 2 } as const;
  const narrated = (cursor: number) =>
    narrate({
      scene,
      invites: true,
      swept,
      here: at(cursor),
      reports: swept.reports.filter(({ moment }) => moment <= cursor),
      never: () => true,
    });
  const said = (cursor: number) => narrated(cursor).map(({ id }) => id);

  test('has the number that the transport shows, and the cell of the picture', () => {
    for (let cursor = 1; cursor <= swept.moments; cursor += 1) {
      const [first] = narrated(cursor);
      expect(first?.args?.moment).toBe(cursor);
      const { machine, step } = at(cursor).last ?? { machine: -1, step: -1 };
      expect(swept.times[machine]?.[step - 1]?.moment).toBe(cursor);
    }
    // If nothing is left to do, the sweep has fewer rounds than were asked for.
    const end = narrate({
      ...{
        scene: { ...scene, rounds: 12 },
        invites: true,
        swept,
        here: at(swept.moments),
        reports: swept.reports,
      },
      never: () => true,
    });
    expect(end.at(-1)).toEqual({ id: 'dovetailing-end', args: { rounds: 4 } });
  });

  test('is a question, then each single step, then the end', () => {
    expect(said(0)).toEqual(['dovetailing-begin', 'dovetailing-invite']);
    expect(said(1)).toEqual(['dovetailing-step']);
    // Machine 1 stops with its second step, which is moment 5.
    expect(said(5)).toEqual(['dovetailing-halts']);
    expect(said(8)).toEqual(['dovetailing-idle']);
    expect(said(10)).toEqual(['dovetailing-halts', 'dovetailing-fair', 'dovetailing-end']);
  });

  test('asks for one of four machines before each report, and one answer is right', () => {
    for (const { step } of swept.milestones) {
      const question = questionOf(swept, step);
      const right = question?.answers.filter((answer) => answer.right) ?? [];
      const reporter = swept.reports.find(({ moment }) => moment === step)?.machine;
      expect(right.map(({ args }) => args?.machine)).toEqual([reporter]);
    }
    expect(questionOf(swept, 5)?.answers).toHaveLength(4);
    // Who has reported before is not asked for again.
    const later = questionOf(swept, 10)?.answers.map(({ args }) => args?.machine);
    expect(later).toEqual([0, 2, 3]);
    expect(questionOf(swept, 1)).toBeUndefined();
  });

  test('a screen reader hears the first word of a look', () => {
    const mark = { kind: 'cell', machine: 1, step: 2, moment: 5, fixed: true } as const;
    expect(markSentence(mark, 'halts now').args).toMatchObject({ look: 'halts', moment: 5 });
  });
});
