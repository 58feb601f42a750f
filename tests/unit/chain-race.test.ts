import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChainPlan } from '../../www/pkg/chain.js';
import type { Listener } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Kept } from '../../www/src/exhibits/chain/kept.ts';
import { Race } from '../../www/src/exhibits/chain/race.ts';
import { firstAtLeast, gains } from '../../www/src/exhibits/chain/race-gain.ts';
import type { Growth } from '../../www/src/exhibits/chain/race-growth.ts';
import { distinct, type Kind, letterOf } from '../../www/src/exhibits/chain/race-kinds.ts';
import { Outlooks } from '../../www/src/exhibits/chain/race-outlook.ts';
import { Rates, rates } from '../../www/src/exhibits/chain/race-rates.ts';
import { reachOf } from '../../www/src/exhibits/chain/race-reach.ts';
import {
  digits,
  movesOf,
  powered,
  timeOf,
  timesOf,
  worded,
} from '../../www/src/exhibits/chain/race-words.ts';
import { layoutVisits, MAP_AXIS } from '../../www/src/exhibits/chain/visits-layout.ts';
import { shade } from '../../www/src/exhibits/chain/visits-map.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { promised, quiet } from './networks-run.ts';

/** A run that has been begun, and what it does when it is told to. */
interface Begun {
  readonly model: string;
  readonly config: ChainPlan;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  readonly finish: (spent: number) => void;
  readonly fail: (error: unknown) => void;
  freed: number;
}

let begun: Begun[] = [];
let answers: Record<string, unknown> = {};
/** What the core says to a configuration at once. */
let judge: (model: string, config: ChainPlan) => CodedError | undefined = () => undefined;

vi.mock('../../www/src/exhibits/chain/core/engine.ts', () => {
  const begin = async (
    model: string,
    config: ChainPlan,
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
  const quietly = async (model: string, config: ChainPlan) => {
    const beginning = begin(model, config, unheard);
    begun.at(-1)?.finish(1);
    const { run, finished } = await beginning;
    await finished;
    return run;
  };
  return { engine: { begin, quietly } };
});

const words = await loadMessages('en', ['common', 'chain', 'chain-panels']);
const array: Kind = { representation: 'array', algorithm: 'exhaustive' };
const groups: Kind = { representation: 'groups', algorithm: 'exhaustive' };
const rules = { endRule: 'normal', firstMove: 'fewest' } as const;
const planOf = (kind: Kind, objects: number): ChainPlan => ({ ...kind, ...rules, objects });
const growthOf = (about: readonly number[]): Growth => ({
  exact: about.map(String),
  about: Float64Array.from(about),
  factors: Float64Array.from(about, (count, i) => count / (about[i - 1] ?? count)),
  meets: new Float64Array(about.length),
  article: [],
});

/** What the article prints of the exhaustive search. */
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
    summary: { moves: '24283', stored: 0, rounds: 0, outcome: 'N', remoteness: 7 },
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
  test('tells of a lane what it has tried in its own time, and what came out', async () => {
    const race = new Race(() => {});
    const end = race.start(0, planOf(groups, 9));
    await quiet();
    at(0).listener.onProgress(1024, 24_283, 3);
    expect(race.of(0)).toMatchObject({ state: 'running', moves: 1024, total: 24_283, spent: 3 });
    expect(race.underWay).toBe(true);
    at(0).finish(5);
    expect(await end).toMatchObject({ state: 'done', moves: 24_283, spent: 5 });
    expect(race.of(0)?.summary).toMatchObject({ outcome: 'N', remoteness: 7 });
    expect([race.underWay, at(0).freed]).toEqual([false, 1]);
  });

  test('lanes are stopped one by one, or all; how far they came stays until it is forgotten', async () => {
    const race = new Race(() => {});
    const ends = [0, 1, 2].map((lane) => race.start(lane, planOf(groups, 9 + lane)));
    await quiet();
    at(1).listener.onProgress(500, 1000, 7);
    race.stop(1);
    expect(await ends[1]).toMatchObject({ state: 'stopped', moves: 500, spent: 7 });
    expect(begun.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
    race.stopAll();
    await Promise.all(ends);
    expect([0, 1, 2].map((lane) => race.of(lane)?.state)).toEqual(Array(3).fill('stopped'));
    race.forget();
    expect(race.of(1)).toBeUndefined();
  });

  test('started again, a lane gives up what it did before', async () => {
    const race = new Race(() => {});
    const first = race.start(0, planOf(groups, 9));
    await quiet();
    const second = race.start(0, planOf(groups, 10));
    await quiet();
    expect((await first).state).toBe('stopped');
    at(1).finish(5);
    expect((await second).plan.objects).toBe(10);
    expect(race.of(0)?.plan.objects).toBe(10);
  });

  test('a refusal is told with its reason', async () => {
    judge = () => new CodedError('program-too-large', { objects: 21, max: 20 });
    const race = new Race(() => {});
    const running = await race.start(0, planOf(array, 21));
    expect(running).toMatchObject({ state: 'failed', error: { code: 'program-too-large' } });
  });
});

describe('what is known before the start', () => {
  /** Lets the core answer, run by run, with this time of work; programs run on until stopped. */
  async function settle(spent: number): Promise<void> {
    for (let i = 0; i < 30; i += 1) {
      await quiet();
      for (const { model, config, finish, listener } of begun) {
        if (model !== 'ChainProgram') continue;
        listener.onProgress(1, 2, 0);
        if (config.objects === 9) finish(spent);
      }
    }
  }

  test('a short run needs no estimate', async () => {
    const outlook = new Outlooks(() => {}).settled(planOf(array, 3));
    await settle(20);
    expect(await outlook).toEqual({
      moves: { exact: '17', about: 17 },
      refusal: undefined,
      estimate: undefined,
      long: false,
      pending: undefined,
    });
  });

  test('a longer one is estimated by a trial of a shorter row, and told if it is long', async () => {
    vi.spyOn(rates, 'of').mockReturnValueOnce(undefined);
    const outlooks = new Outlooks(() => {});
    const kind: Kind = { representation: 'array', algorithm: 'cut-off' };
    const settled = outlooks.settled(planOf(kind, 11));
    await settle(18);
    const outlook = await settled;
    // 1,798,427 moves in 18 ms: 211 million take 2.1 s.
    expect(outlook.estimate).toBeCloseTo((211_177_537 * 18) / 1_798_427, 6);
    expect(outlook.long).toBe(false);
    rates.note(kind, { moves: 1, spent: 1000 });
    expect(outlooks.of(planOf(kind, 11))).toMatchObject({ long: true, pending: undefined });
  });

  test('what is refused says why, and is counted as far as it can be', async () => {
    judge = (model, { objects }) =>
      model === 'ChainGrowth' && objects <= 11
        ? undefined
        : new CodedError('program-too-large', { objects, max: 11 });
    const outlooks = new Outlooks(() => {});
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

  test('is enough from the row on after which it never falls short', () => {
    expect(firstAtLeast([1, 1, 8, 16])).toBe(3);
    expect(firstAtLeast([2, 4])).toBe(1);
  });
});

describe('numbers', () => {
  test('are exact where that can be read, and powers of ten beyond', () => {
    expect(digits(words, '122029746985462')).toBe('122,029,746,985,462');
    expect(powered(words, 1.22029746985462e14)).toBe('1.2 × 10¹⁴');
    expect(movesOf(words, { exact: '1798427', about: 1_798_427 })).toBe('1,798,427 moves');
    expect(movesOf(words, { exact: '1', about: 1 })).toBe('1 move');
    expect(movesOf(words, { exact: '', about: 9.96e40 })).toBe('about 1.0 × 10⁴¹ moves');
    expect(worded(words, 1.22029746985462e14)).toBe('122 trillion');
    expect(timesOf(words, 302.04)).toBe('× 302');
  });

  test('of time are in the unit that fits', () => {
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
  test('have letters by their places, and each kind is drawn once', () => {
    const lanes = [array, groups, array].map((kind, id) => ({ id, kind }));
    expect(distinct(lanes)).toEqual([
      { kind: array, place: 0 },
      { kind: groups, place: 1 },
    ]);
    expect([0, 3].map(letterOf)).toEqual(['A', 'D']);
  });
});

describe('answers', () => {
  test('are asked for once; after a panic elsewhere again', async () => {
    const kept = new Kept<number>(() => {});
    const ask = vi.fn(async () => 7);
    expect(kept.of('a', ask)).toBeUndefined();
    await quiet();
    expect([kept.of('a', ask), ask.mock.calls.length]).toEqual([7, 1]);
    const refuse = vi.fn(async () => Promise.reject(new CodedError('stale')));
    kept.of('b', refuse);
    await quiet();
    expect(kept.of('b', ask)).toBeUndefined();
    await quiet();
    expect(kept.of('b', ask)).toBe(7);
  });
});

describe('the map of positions', () => {
  const visits = [3, 2, 2, 2, 1, 1, 1, 0].map((objects, i) => ({
    cells: '',
    groups: [],
    objects,
    times: String(i + 1),
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

  test('breaks a line where there is no room, and loses no position', () => {
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

  test('is darker by powers of ten', () => {
    expect(shade(0, 1000)).toBe(0);
    expect([shade(10, 1000) - shade(1, 1000)]).toEqual([
      expect.closeTo(shade(1000, 1000) - shade(100, 1000)),
    ]);
    expect(shade(1000, 1000)).toBe(1);
  });
});
