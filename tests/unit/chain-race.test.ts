import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProgramPlan } from '../../www/pkg/chain.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { Listener } from '../../www/src/engine/requests.ts';
import { firstAtLeast, gains } from '../../www/src/exhibits/chain/race/gain.ts';
import type { Growth } from '../../www/src/exhibits/chain/race/growth.ts';
import { distinct, type Kind, letterOf } from '../../www/src/exhibits/chain/race/kinds.ts';
import { Outlooks } from '../../www/src/exhibits/chain/race/outlook.ts';
import { Race } from '../../www/src/exhibits/chain/race/race.ts';
import { Pace, Rates, rates } from '../../www/src/exhibits/chain/race/rates.ts';
import { reachOf } from '../../www/src/exhibits/chain/race/reach.ts';
import { layoutVisits, MAP_AXIS } from '../../www/src/exhibits/chain/race/visits-layout.ts';
import { shade } from '../../www/src/exhibits/chain/race/visits-map.ts';
import {
  digits,
  movesOf,
  powered,
  timeOf,
  timesOf,
  worded,
} from '../../www/src/exhibits/chain/race/words.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { PlainAsker } from './asker.ts';
import { promised, quiet } from './networks-run.ts';

/** A run that has begun, with the functions that make it go on, end or fail. */
interface Begun {
  readonly model: string;
  readonly config: ProgramPlan;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  readonly finish: (spent: number) => void;
  readonly fail: (error: unknown) => void;
  freed: number;
}

let begun: Begun[] = [];
let answers: Record<string, unknown> = {};
/** The core's first answer to a configuration. */
let judge: (model: string, config: ProgramPlan) => CodedError | undefined = () => undefined;

vi.mock('../../www/src/exhibits/chain/core/engine.ts', async () => {
  const { readBy } = await import('./asker.ts');
  const begin = async (
    model: string,
    config: ProgramPlan,
    listener: Listener,
    signal?: AbortSignal,
  ) => {
    const { promise, resolve, reject } = promised<number>();
    const one: Begun = {
      model,
      config,
      listener,
      signal,
      finish: resolve,
      fail: reject,
      freed: 0,
    };
    begun.push(one);
    signal?.addEventListener('abort', () => reject(new CodedError('cancelled')));
    const error = judge(model, config);
    if (error) reject(error);
    const run = {
      ask: async (method: string) => answers[method],
      free: () => {
        one.freed += 1;
      },
    };
    return { run, finished: promise };
  };
  const unheard = { onProgress: () => {}, onReset: () => {} };
  const start = async (...of: Parameters<typeof begin>) => {
    const { run, finished } = await begin(...of);
    await finished;
    return run;
  };
  const quietly = async (model: string, config: ProgramPlan) => {
    const beginning = begin(model, config, unheard);
    begun.at(-1)?.finish(1);
    const { run, finished } = await beginning;
    await finished;
    return run;
  };
  return { engine: { begin, start, read: readBy(quietly) } };
});

const words = await loadMessages('en', ['common', 'chain', 'chain-panels']);
const array: Kind = { representation: 'array', algorithm: 'exhaustive' };
const groups: Kind = { representation: 'groups', algorithm: 'exhaustive' };
const rules = { endRule: 'normal', firstMove: 'fewest' } as const;
const planOf = (kind: Kind, objects: number): ProgramPlan => ({ ...kind, ...rules, objects });
const growthOf = (about: readonly number[]): Growth => ({
  exact: about.map(String),
  about: Float64Array.from(about),
  factors: Float64Array.from(about, (count, i) => count / (about[i - 1] ?? count)),
  meets: new Float64Array(about.length),
  article: [],
});

/** The counts that the article prints for the exhaustive search. */
const printed = {
  array: [1, 4, 17, 82, 463, 3032, 22_693, 191_422, 1_798_427, 18_634_228, 211_177_537],
  groups: [1, 2, 7, 20, 71, 263, 1107, 4945, 24_283, 125_419, 699_165],
};

const at = (index: number): Begun => {
  const one = begun[index];
  if (!one) throw new Error(`run ${index} was not begun`);
  return one;
};

beforeEach(() => {
  begun = [];
  answers = {
    summary: { counting: 41, moves: 24_283, stored: 0, rounds: 0, outcome: 'N', remoteness: 7 },
    counts: printed.array.map(String),
    about: Float64Array.from(printed.array),
    factors: new Float64Array(11),
    meets: new Float64Array(11),
    article: [],
  };
  judge = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

describe('a race', () => {
  test('shows what a lane has tried in its own time, and its result', async () => {
    const race = new Race(new PlainAsker());
    const end = race.start(0, planOf(groups, 9));
    await quiet();
    at(0).listener.onProgress(40, 41, 1);
    expect(race.of(0)).toMatchObject({ state: 'running', moves: 0, total: 0, spent: 1 });
    at(0).listener.onProgress(1024 + 41, 24_283 + 41, 3);
    expect(race.of(0)).toMatchObject({ state: 'running', moves: 1024, total: 24_283, spent: 3 });
    expect(race.underWay).toBe(true);
    at(0).finish(5);
    expect(await end).toMatchObject({ state: 'done', moves: 24_283, spent: 5 });
    expect(race.of(0)?.summary).toMatchObject({ outcome: 'N', remoteness: 7 });
    expect([race.underWay, at(0).freed]).toEqual([false, 1]);
  });

  test('can stop one lane or all; their progress stays until the race forgets it', async () => {
    const race = new Race(new PlainAsker());
    const ends = [0, 1, 2].map((lane) => race.start(lane, planOf(groups, 9 + lane)));
    await quiet();
    at(1).listener.onProgress(500 + 41, 1000 + 41, 7);
    race.stop(1);
    expect(await ends[1]).toMatchObject({ state: 'stopped', moves: 500, spent: 7 });
    expect(begun.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
    race.stopAll();
    await Promise.all(ends);
    expect([0, 1, 2].map((lane) => race.of(lane)?.state)).toEqual(Array(3).fill('stopped'));
    race.forget();
    expect(race.of(1)).toBeUndefined();
  });

  test('abandons the earlier run of a lane that starts again', async () => {
    const race = new Race(new PlainAsker());
    const first = race.start(0, planOf(groups, 9));
    await quiet();
    const second = race.start(0, planOf(groups, 10));
    await quiet();
    expect((await first).state).toBe('stopped');
    at(1).finish(5);
    expect((await second).plan.objects).toBe(10);
    expect(race.of(0)?.plan.objects).toBe(10);
  });

  test('says why the core refuses a program', async () => {
    judge = () => new CodedError('program-too-large', { objects: 21, max: 20 });
    const race = new Race(new PlainAsker());
    const running = await race.start(0, planOf(array, 21));
    expect(running).toMatchObject({ state: 'failed', error: { code: 'program-too-large' } });
  });
});

describe('the outlook before the start', () => {
  /** Lets the core answer each run with this working time; programs run on until a test stops them. */
  async function settle(spent: number): Promise<void> {
    for (let i = 0; i < 30; i += 1) {
      await quiet();
      for (const { model, config, finish, listener } of begun) {
        if (model !== 'ChainProgram') continue;
        listener.onProgress(1, 2, 0);
        if (config.objects === 10) finish(spent);
      }
    }
  }

  test('has no estimate for a short run', async () => {
    const outlook = new Outlooks(new PlainAsker()).settled(planOf(array, 3));
    await settle(20);
    expect(await outlook).toEqual({
      moves: { exact: '17', about: 17 },
      refusal: undefined,
      estimate: undefined,
      long: false,
      pending: undefined,
    });
  });

  test('estimates a longer run by a trial of a shorter row, and marks a run that takes long', async () => {
    vi.spyOn(rates, 'span').mockReturnValueOnce(undefined);
    const outlooks = new Outlooks(new PlainAsker());
    const kind: Kind = { representation: 'array', algorithm: 'cut-off' };
    const settled = outlooks.settled(planOf(kind, 11));
    await settle(180);
    const outlook = await settled;
    // 18,634,228 moves in 180 ms: 211 million take 2 s.
    const time = expect.closeTo((211_177_537 * 180) / 18_634_228, 6);
    expect(outlook.estimate).toEqual({ from: time, to: time });
    expect(outlook.long).toBe(false);
    rates.note(kind, { moves: 1, spent: 1000 });
    expect(outlooks.of(planOf(kind, 11))).toMatchObject({ long: true, pending: undefined });
  });

  test('says why the core refuses a program, and counts its moves if the core can', async () => {
    judge = (model, { objects }) =>
      model === 'ChainGrowth' && objects <= 11
        ? undefined
        : new CodedError('program-too-large', { objects, max: 11 });
    const outlooks = new Outlooks(new PlainAsker());
    const settled = outlooks.settled(planOf(array, 12));
    await settle(1);
    expect(await settled).toMatchObject({
      moves: undefined,
      refusal: { code: 'program-too-large', params: { objects: 12, max: 11 } },
    });
    const growth = outlooks.growth(array, rules, 30);
    expect(growth instanceof CodedError ? 0 : growth?.about.length).toBe(11);
  });
});

describe('rates', () => {
  test('are those of the longest run of the same kind', () => {
    const own = new Rates();
    expect(own.of(array)).toBeUndefined();
    own.note(array, { moves: 100, spent: 2 });
    own.note(array, { moves: 10, spent: 1 });
    expect([own.of(array), own.of(groups)]).toEqual([50, undefined]);
    own.note(array, { moves: 300, spent: 10 });
    expect(own.of(array)).toBe(30);
  });

  test('come from the later half of a run, when the browser has compiled it well', () => {
    const pace = new Pace();
    // 25 moves a ms at first; from 40 ms on eight times as many.
    for (let spent = 1; spent <= 200; spent += 1) {
      pace.add({ moves: 25 * Math.min(spent, 40) + 200 * Math.max(0, spent - 40), spent });
    }
    const { moves, spent } = pace.measured;
    expect(moves / spent).toBe(200);
    expect(spent).toBeGreaterThanOrEqual(100);
    expect(spent).toBeLessThan(125);
    const short = new Pace();
    short.add({ moves: 50, spent: 2 });
    expect(short.measured).toEqual({ moves: 50, spent: 2 });
  });

  test('are known while a lane is still running', async () => {
    const kind: Kind = { representation: 'array', algorithm: 'sprague-grundy' };
    const race = new Race(new PlainAsker());
    const end = race.start(0, planOf(kind, 9));
    await quiet();
    at(0).listener.onProgress(1000, 1e6, 10);
    at(0).listener.onProgress(9000, 1e6, 20);
    expect(rates.of(kind)).toBe(800);
    race.stopAll();
    await end;
  });

  test('say how far a program gets', () => {
    const about = Float64Array.from(printed.array);
    expect(reachOf(about, 1000, 1)).toEqual({ objects: 5, all: false });
    expect(reachOf(about, 1e9, 1)).toEqual({ objects: 11, all: true });
  });
});

describe('the gain of the groups', () => {
  const gained = gains(growthOf(printed.array), growthOf(printed.groups));

  test('is 302 times with 11 objects, where the article expects 2048', () => {
    expect(Math.round(gained[10] ?? 0)).toBe(302);
    expect(firstAtLeast(gained)).toBeGreaterThan(gained.length);
  });

  test('reaches 2ᴴ at the row from which on it never falls below', () => {
    expect(firstAtLeast([1, 1, 8, 16])).toBe(3);
    expect(firstAtLeast([2, 4])).toBe(1);
  });
});

describe('numbers', () => {
  test('are exact while they are short enough to read, and powers of ten beyond', () => {
    expect(digits(words, '122029746985462')).toBe('122,029,746,985,462');
    expect(powered(words, 1.22029746985462e14)).toBe('1.2 × 10¹⁴');
    expect(movesOf(words, { exact: '1798427', about: 1_798_427 })).toBe('1,798,427 moves');
    expect(movesOf(words, { exact: '1', about: 1 })).toBe('1 move');
    expect(movesOf(words, { exact: '', about: 9.96e40 })).toBe('about 1.0 × 10⁴¹ moves');
    expect(worded(words, 1.22029746985462e14)).toBe('122 trillion');
    expect(timesOf(words, 302.04)).toBe('× 302');
  });

  test('for times have the unit that fits', () => {
    const times = [0.2, 17.64, 1500, 90_000, 7.2e6, 8.64e7, 3.2e11, 3.2e22];
    expect(times.map((ms) => timeOf(words, ms, 2))).toEqual([
      'less than 1 ms',
      '18 ms',
      '1.5 s',
      '1.5 min',
      '2 h',
      '1 day',
      '10 years',
      '1 trillion years',
    ]);
  });
});

describe('lanes', () => {
  test('have letters by their places, and the chart draws each program once', () => {
    const lanes = [array, groups, array].map((kind, id) => ({ id, kind }));
    expect(distinct(lanes)).toEqual([
      { kind: array, place: 0 },
      { kind: groups, place: 1 },
    ]);
    expect([0, 3].map(letterOf)).toEqual(['A', 'D']);
  });
});

describe('the map of positions', () => {
  const visits = [3, 2, 2, 2, 1, 1, 1, 0].map((objects, i) => ({
    cells: '',
    groups: [],
    objects,
    times: i + 1,
  }));

  test('has a line for each number of objects, in the middle', () => {
    const { lines, width } = layoutVisits(visits, 400);
    expect(lines.map(({ objects, cells }) => [objects, cells.length])).toEqual([
      [3, 1],
      [2, 3],
      [1, 3],
      [0, 1],
    ]);
    const [first] = lines[0]?.cells ?? [];
    expect(first?.x).toBeCloseTo((MAP_AXIS + width - 15) / 2);
  });

  test('breaks lines that are too long, and loses no position', () => {
    const { lines } = layoutVisits(visits, MAP_AXIS + 8);
    expect(lines.map(({ first, cells }) => [first, cells.length])).toEqual([
      [true, 1],
      [true, 2],
      [false, 1],
      [true, 2],
      [false, 1],
      [true, 1],
    ]);
    const cells = lines.flatMap((line) => line.cells);
    expect(cells.map(({ at: place }) => place)).toEqual(visits.map((_, i) => i));
    expect(cells.map(({ visit }) => visit)).toEqual(visits);
  });

  test('gives cells ink on a logarithmic scale', () => {
    expect(shade(0, 1000)).toBe(0);
    expect([shade(10, 1000) - shade(1, 1000)]).toEqual([
      expect.closeTo(shade(1000, 1000) - shade(100, 1000)),
    ]);
    expect(shade(1000, 1000)).toBe(1);
  });
});
