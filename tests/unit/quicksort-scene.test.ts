import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuicksortPlan } from '../../www/pkg/quicksort.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import {
  configOf,
  refusals as giveWay,
  laneConfig,
} from '../../www/src/exhibits/quicksort/config.ts';
import { variants } from '../../www/src/exhibits/quicksort/fields.ts';
import {
  lengthOf,
  type QuicksortScene,
  quicksortScene,
} from '../../www/src/exhibits/quicksort/scene.ts';
import { partsOf } from '../../www/src/exhibits/quicksort/steps.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { linkNoticeCodes } from '../../www/src/share/codec-notices.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { listed, runOf, sceneOf } from './quicksort-run.ts';
import { arbitraryFields, arbitraryOf } from './sample-scene.ts';

const mended = (code: string, given: QuicksortScene) =>
  mendedBy(giveWay, quicksortScene, code, given);

const { defaults } = quicksortScene;
const settled = (changes: Partial<QuicksortScene>) => quicksortScene.settle(sceneOf(changes));

describe('the default scene', () => {
  test('has 24 elements, and a first pivot that divides them near the middle', () => {
    const run = runOf(defaults);
    const { length } = run.summary();
    const [first] = partsOf(run.parts());
    if (!first) throw new Error('nothing is divided');
    expect(length).toBe(24);
    const [left, right] = [first.equal - first.lo, first.hi - first.larger];
    expect(left + right).toBe(length - 1);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });
});

describe('a scene of a sort', () => {
  test('stays the same once it is settled', () => {
    fc.assert(
      fc.property(arbitraryFields(quicksortScene), (given) => {
        const { scene } = quicksortScene.settle(given);
        expect(quicksortScene.settle(scene)).toEqual({ scene, notices: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('keeps everything except a list, picks and an input without effect', () => {
    fc.assert(
      fc.property(arbitraryFields(quicksortScene), (given) => {
        const { scene } = quicksortScene.settle(given);
        const { values, picks, input, exchange } = scene;
        expect({ ...given, values, picks, input, exchange }).toEqual(scene);
        const { first, second } = given.exchange ?? { first: 0, second: 0 };
        const within = Math.max(first, second) < lengthOf(scene);
        expect(exchange).toEqual(within ? given.exchange : undefined);
        const list = given.input === 'typed' ? given.values : undefined;
        expect(values).toEqual(list);
        expect(picks).toEqual(given.pivot === 'hand' ? given.picks : undefined);
        expect(input).toBe(given.input === 'typed' && !list ? 'random' : given.input);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    { exchange: { first: 0, second: 24 } },
    { exchange: { first: 99_999, second: 99_998 }, cursor: 3 },
    { input: 'typed', values: [2, 1], exchange: { first: 2, second: 0 } },
  ] as const)('leaves out a swap outside its list, with a notice: %o', (changes) => {
    const { scene, notices } = settled(changes);
    expect(scene.exchange).toBeUndefined();
    expect(notices.map(({ code, params }) => [code, params.field])).toEqual([
      ['link-out-of-range', 'exchange'],
    ]);
  });

  test('comes back from its link once it is settled', () => {
    fc.assert(
      fc.property(arbitraryOf(quicksortScene), (scene) => {
        const text = encode(quicksortScene, { scenes: [scene], place: 1 });
        fc.pre(text.length <= linkLimits.characters);
        expect(decode(quicksortScene, text)).toEqual({
          link: { scenes: [scene], place: 1, given: true },
          notices: [],
        });
      }),
    );
  });

  test('is the quicksort of the blog post on 24 shuffled elements if a link says nothing', () => {
    expect(decode(quicksortScene, 'v=1').link.scenes).toEqual([defaults]);
    expect(encode(quicksortScene, { scenes: [defaults], place: 1 })).toBe('v=1');
    expect(defaults).toMatchObject({
      input: 'random',
      length: 24,
      scheme: 'three-way',
      pivot: 'document',
      recurse: 'smaller',
      calls: 'one',
      cutoff: 2,
      race: undefined,
      exchange: undefined,
      cursor: undefined,
    });
  });

  test('has a shuffled list and a notice if the typed list is missing', () => {
    expect(settled({ input: 'typed' })).toEqual({
      scene: defaults,
      notices: [{ code: 'link-no-values', params: {} }],
    });
    expect(linkNoticeCodes).toContain('link-no-values');
    const typed = listed([3, 1]);
    expect(quicksortScene.settle(typed)).toEqual({ scene: typed, notices: [] });
  });

  test('drops a list that is not typed, and picks of another rule, without a notice', () => {
    expect(settled({ values: [3, 1] })).toEqual({ scene: defaults, notices: [] });
    expect(settled({ picks: [0] })).toEqual({ scene: defaults, notices: [] });
    const byHand = sceneOf({ pivot: 'hand', picks: [0] });
    expect(quicksortScene.settle(byHand)).toEqual({ scene: byHand, notices: [] });
  });

  test('has as many elements as its typed list, or as its length says', () => {
    expect(lengthOf(listed([3, 1, 2]))).toBe(3);
    expect(lengthOf(sceneOf({ length: 7 }))).toBe(7);
    expect(lengthOf(sceneOf({ length: 7, values: [3, 1, 2] }))).toBe(7);
  });

  test('is always taken by the core, except for lists that no adversary makes', () => {
    fc.assert(
      fc.property(arbitraryOf(quicksortScene), (scene) => {
        fc.pre(scene.input !== 'time-killer' || scene.length <= 4096);
        new QuicksortPlan(configOf(scene)).free();
      }),
      { numRuns: 100 },
    );
  });
});

describe('the lanes of a race', () => {
  const races: [string, Partial<QuicksortScene>][] = [
    ['shuffled', { length: 40 }],
    ['typed', { input: 'typed', values: [3, 1, 3, 0, 999_999] }],
    ['a killer', { input: 'time-killer', against: 'first', pivot: 'first', length: 40 }],
    ['by hand', { pivot: 'hand', picks: [20], length: 40 }],
    ['of one', { length: 1 }],
  ];

  test.each(races)('all sort the list of the scene: %s', (_, changes) => {
    const scene = sceneOf(changes);
    const values = runOf(scene).values();
    for (const variant of variants) {
      const config = laneConfig(scene, variant, values);
      const lane = runOf({ ...scene, ...asScene(config) });
      expect([...lane.values()], variant).toEqual([...values]);
    }
  });

  test('differ in one clause from the quicksort of the blog post, whatever the scene says', () => {
    const scene = sceneOf({
      scheme: 'lomuto',
      pivot: 'hand',
      picks: [1],
      recurse: 'left',
      calls: 'two',
      cutoff: 9,
      small: 'table',
      chance: 7,
    });
    const plain = configOf(listed([3, 1, 2], { chance: 7 }));
    const own: Record<string, object> = {
      document: {},
      'first-pivot': { pivot: 'first' },
      'middle-pivot': { pivot: 'middle' },
      'median-pivot': { pivot: 'median-of-three' },
      'ninther-pivot': { pivot: 'ninther' },
      hoare: { scheme: 'hoare' },
      lomuto: { scheme: 'lomuto' },
      'larger-first': { recurse: 'larger' },
      'two-calls': { tailCall: 'kept' },
      insertion: { cutoff: 17, small: 'insertion' },
      network: { cutoff: 33, small: 'unrolled' },
      'plain-insertion': { method: 'insertion' },
      bubble: { method: 'bubble' },
    };
    expect(Object.keys(own).sort()).toEqual(variants.filter((one) => one !== 'mine').sort());
    for (const [variant, changes] of Object.entries(own)) {
      const config = laneConfig(scene, variant as 'document', [3, 1, 2]);
      expect(config, variant).toEqual({ ...plain, ...changes });
    }
    expect(laneConfig(scene, 'mine', [3, 1, 2])).toEqual({
      ...configOf(scene),
      input: 'typed',
      values: [3, 1, 2],
    });
  });
});

/** The fields of a scene that a run needs. */
function asScene({ tailCall, pivotSeed, ...config }: ReturnType<typeof configOf>) {
  const calls = tailCall === 'kept' ? 'two' : 'one';
  return { ...config, calls, chance: pivotSeed } as Partial<QuicksortScene>;
}

/** Everything that the core answers the page about a scene. */
function refusal(scene: QuicksortScene): string | undefined {
  try {
    const run = runOf(scene);
    run.areas(run.summary().steps, scene.exchange);
    return undefined;
  } catch (thrown) {
    return CodedError.from(thrown).code;
  }
}

/** Scenes that a link can hold and the core refuses, by the code of the error. */
const refusals: [code: string, Partial<QuicksortScene>][] = [
  ['killer-too-large', { input: 'time-killer', length: 4097 }],
  ['too-many-steps', { input: 'time-killer', against: 'first', pivot: 'first', length: 4096 }],
  ['too-many-steps', { input: 'all-equal', scheme: 'lomuto', length: 100_000 }],
  ['pivot-outside-range', { pivot: 'hand', picks: [64] }],
  ['pivot-outside-range', { pivot: 'hand', picks: [10, 99_999], cursor: 1, length: 20 }],
];

describe('a scene that the core refuses', () => {
  test.each(refusals)('gives way to one that it takes: %s %o', (code, changes) => {
    const { scene, notices } = settled(changes);
    expect(notices).toEqual([]);
    expect(refusal(scene)).toBe(code);
    const mending = mended(code, scene);
    expect(mending).toBeDefined();
    const { scene: shown, notices: remarks } = quicksortScene.settle({ ...scene, ...mending });
    expect(remarks).toEqual([]);
    expect(refusal(shown)).toBeUndefined();
    expect(mended(code, shown)).toBeUndefined();
  });

  test('keeps the fields that the core did not refuse', () => {
    const given = sceneOf({
      ...{ input: 'time-killer', length: 5000, against: 'last', scheme: 'hoare', pivot: 'first' },
      ...{ recurse: 'larger', calls: 'two', cutoff: 9, small: 'table', show: 'cards' },
      race: ['document', 'mine'],
    });
    const input = { input: 'random', values: undefined, length: 24 };
    expect({ ...given, ...mended('killer-too-large', given) }).toEqual({ ...given, ...input });
    const byHand = { ...given, pivot: 'hand', picks: [9], cursor: 3 } as const;
    const { pivot, picks, cursor } = defaults;
    expect({ ...byHand, ...mended('pivot-outside-range', byHand) }).toEqual({
      ...byHand,
      ...{ pivot, picks, cursor },
    });
  });

  test('is an error if the core refused none of its fields, or if it is the default scene', () => {
    const given = sceneOf({ length: 5000, pivot: 'hand', picks: [9], cursor: 3 });
    for (const code of ['panic', 'cancelled', 'internal', 'stale', '']) {
      expect(mended(code, given), code).toBeUndefined();
    }
    for (const code of ['killer-too-large', 'too-many-steps', 'pivot-outside-range']) {
      expect(mended(code, defaults), code).toBeUndefined();
    }
  });
});
