/// <reference path="../../www/src/env.d.ts" />
import type { TemplateResult } from 'lit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuicksortConfig } from '../../www/pkg/quicksort.js';
import { laneConfig } from '../../www/src/exhibits/quicksort/config.ts';
import type { Variant } from '../../www/src/exhibits/quicksort/fields.ts';
import { Race, type Racing } from '../../www/src/exhibits/quicksort/race/race.ts';
import type { QuicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { PlainAsker } from './asker.ts';
import { templates } from './markup.ts';
import { asRun, runOf, sceneOf } from './quicksort-run.ts';

/** The configurations that the engine received, and how many of its runs are not freed yet. */
const opened: QuicksortConfig[] = [];
let alive = 0;

vi.mock('../../www/src/exhibits/quicksort/core/engine.ts', () => ({
  engine: {
    quietly: async (_: string, config: QuicksortConfig, lifetime: AbortSignal) => {
      const { Quicksort } = await import('../../www/pkg/quicksort.js');
      opened.push(config);
      alive += 1;
      const run = new Quicksort(config);
      while (!run.advance(1_000_000).finished);
      const answering = asRun(run);
      const free = () => {
        alive -= 1;
        answering.free();
      };
      lifetime.addEventListener('abort', free);
      return { ask: answering.ask, free };
    },
  },
}));

const words = await loadMessages('en', ['common', 'stage', 'quicksort', 'quicksort-panels']);
const settle = () => new Promise((resolve) => setTimeout(resolve));

let owner = new PlainAsker();
beforeEach(() => {
  owner = new PlainAsker();
  opened.length = 0;
  alive = 0;
});

async function start(race: readonly Variant[], changes: Partial<QuicksortScene> = {}) {
  const scene = sceneOf({ length: 40, cursor: 0, race, ...changes });
  const values = runOf(scene).values();
  let arrived = 0;
  const timeline = { cursor: 0 };
  const requestUpdate = () => {
    arrived += 1;
  };
  const figure = { words, timeline, requestUpdate } as unknown as Racing;
  const running = await Race.open(figure, scene, values, owner.lifetime);
  const alone = race.map((variant) => runOf(scene, laneConfig(scene, variant, values)));
  const ends = alone.map((run) => run.summary().steps);
  return { race: running, timeline, scene, values, alone, ends, arrived: () => arrived };
}

const three = ['document', 'plain-insertion', 'bubble'] as const;

describe('a race', () => {
  test('runs its variants on the same list', async () => {
    const { scene, values } = await start(three);
    expect(opened).toEqual(three.map((variant) => laneConfig(scene, variant, values)));
    for (const config of opened) expect(config.values).toEqual([...values]);
  });

  test('is as long as its slowest lane, with a milestone where each lane finishes', async () => {
    const { race, ends } = await start(three);
    expect(race.steps).toBe(Math.max(...ends));
    const steps = race.milestones().map(({ step }) => step);
    expect(steps).toEqual([...new Set(ends)].sort((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(1);
  });

  test('has one milestone where lanes finish together', async () => {
    const { race, ends } = await start(['document', 'document']);
    expect(race.milestones()).toEqual([{ step: ends[0] }]);
  });

  test('counts in each lane what its variant has done so far, up to its end', async () => {
    const { race, alone, ends } = await start(three);
    for (const cursor of [0, 1, 50, Math.min(...ends), Math.max(...ends)]) {
      race.seek(cursor);
      await settle();
      const expected = alone.map((run, lane) => {
        const { counters } = run.at(Math.min(cursor, ends[lane] ?? 0));
        const { comparisons, swaps, writes, mostFrames } = counters;
        const variant = words.text(`variant-${three[lane]}`);
        return {
          variant,
          comparisons,
          swaps,
          writes,
          waiting: Math.max(0, mostFrames - 1),
          steps: ends[lane],
        };
      });
      expect(race.description()).toEqual(expected.map((args) => ({ id: 'race-lane', args })));
      expect(plain(words, race.description())).not.toBe('');
    }
  });

  test('says how many lanes run and how many have finished', async () => {
    const { race, ends, arrived } = await start(three);
    const sorted = ends.toSorted((a, b) => a - b);
    expect(race.narration()).toEqual([{ id: 'race-running', args: { running: 3, home: 0 } }]);
    for (const cursor of sorted) {
      race.seek(cursor);
      await settle();
      const home = ends.filter((end) => end <= cursor).length;
      expect(race.narration()).toEqual(
        home === 3
          ? [{ id: 'race-over', args: expect.objectContaining({ same: 'no' }) }]
          : [{ id: 'race-running', args: { running: 3 - home, home } }],
      );
      expect(plain(words, race.narration())).not.toBe('');
    }
    expect(arrived()).toBe(3 * sorted.length);
  });

  test('begins at the step of the link, or else at the start', async () => {
    const middle = await start(three, { cursor: 30 });
    expect(middle.race.description().map(({ args }) => args?.comparisons)).toEqual(
      middle.alone.map((run) => run.at(30).counters.comparisons),
    );
    for (const [cursor, id] of [
      [undefined, 'race-running'],
      [8_000_000, 'race-over'],
    ] as const) {
      const { race } = await start(three, { cursor });
      expect(race.narration()[0]?.id).toBe(id);
    }
  });

  test('against a killer has a separate time in each lane', async () => {
    const { race, ends } = await start(['first-pivot', 'document'], {
      input: 'time-killer',
      against: 'first',
      pivot: 'first',
    });
    expect(ends[0]).toBeGreaterThan(2 * (ends[1] ?? 0));
    expect(race.steps).toBe(ends[0]);
  });

  test('ends when its figure ends', async () => {
    await start(three);
    expect(alive).toBe(3);
    owner.end();
    expect(alive).toBe(0);
  });
});

/** The lanes of the picture: the point of each, and its bars. */
function lanes(picture: TemplateResult) {
  const groups = picture.values.find(Array.isArray) as TemplateResult[];
  return groups.map((group) => {
    const [place = '', lane] = group.values as [string, TemplateResult];
    const [, x = 0, y = 0] = /translate\(([\d.]+) ([\d.]+)\)/.exec(place)?.map(Number) ?? [];
    const bars = (lane.values.find(Array.isArray) as TemplateResult[]).map(({ values }) => {
      const [kind = '', left, top, width, height] = values as string[];
      return {
        kind,
        x: Number(left),
        y: Number(top),
        width: Number(width),
        height: Number(height),
      };
    });
    return { x, y, bars };
  });
}

describe('the picture of a race', () => {
  test.each([
    [320, 400, 1],
    [1280, 522, 2],
  ])('of %i × %i has its lanes beside and below each other', async (width, height, columns) => {
    const { race, values } = await start(['document', 'mine', 'hoare', 'network']);
    const picture = race.picture(words, { width, height });
    const drawn = lanes(picture);
    const [wide, high] = (picture.values ?? []) as [number, number];
    expect(new Set(drawn.map(({ x }) => x)).size).toBe(columns);
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const { x, y, bars } of drawn) {
      expect(bars).toHaveLength(values.length);
      for (const [place, bar] of bars.entries()) {
        expect(x + bar.x + bar.width).toBeLessThanOrEqual(x + wide / columns);
        expect(y + bar.y + bar.height).toBeLessThanOrEqual(y + high / (4 / columns));
        expect(bar.y).toBeGreaterThan(33);
        const next = bars[place + 1];
        if (next) expect(bar.x + bar.width).toBeLessThanOrEqual(next.x + 0.1);
      }
    }
  });

  test('shows a lane in order once it has finished', async () => {
    const { race, ends, timeline } = await start(three, { cursor: 8_000_000 });
    timeline.cursor = Math.max(...ends) - 1;
    const drawn = lanes(race.picture(words, { width: 800, height: 500 }));
    const home = drawn[ends.indexOf(Math.min(...ends))];
    const heights = home?.bars.map(({ height }) => height) ?? [];
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(home?.bars.map(({ kind }) => kind.trim()))).toEqual(
      new Set(['element finished']),
    );
  });

  test.each([
    [300, 200],
    [1200, 900],
  ])('of %i × %i ends in bars, as long as what each has counted', async (width, height) => {
    const { race, alone, ends, timeline } = await start(three, { cursor: 8_000_000 });
    timeline.cursor = Math.max(...ends);
    const picture = race.picture(words, { width, height });
    const bars = templates(picture)
      .filter(({ strings }) => strings.some((text) => text.includes('class="bar"')))
      .map(({ values }) => values.map(Number))
      .map(([, , x = 0, y = 0, wide = 0, high = 0, , , count = 0]) => ({
        x,
        y,
        wide,
        high,
        count,
      }));
    const totals = alone.map((run) => run.summary().total);
    expect(bars.map(({ count }) => count)).toEqual([
      ...totals.map(({ comparisons }) => comparisons),
      ...totals.map(({ writes }) => writes),
    ]);
    for (const same of [bars.slice(0, 3), bars.slice(3)]) {
      const most = Math.max(...same.map(({ count }) => count));
      const widest = Math.max(...same.map(({ wide }) => wide));
      for (const { x, y, wide, high, count } of same) {
        expect(wide / widest).toBeCloseTo(count / most, 1);
        expect(x + wide).toBeLessThan(width - 40);
        expect(y + high).toBeLessThan(height);
      }
    }
  });

  test('also has its numbers in a table', async () => {
    const { race, alone } = await start(three, { cursor: 8_000_000 });
    const { columns, rows } = race.table(words);
    expect(rows.map((row) => row.length)).toEqual(three.map(() => columns.length));
    expect(rows.map(([, comparisons]) => comparisons)).toEqual(
      alone.map((run) => run.summary().total.comparisons),
    );
  });
});
