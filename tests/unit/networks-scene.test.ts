import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NetworkStock } from '../../www/pkg/networks.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { besideConfig } from '../../www/src/exhibits/networks/beside.ts';
import { configOf, refusals as giveWay, specOf } from '../../www/src/exhibits/networks/config.ts';
import {
  type NetworkScene,
  networkScene,
  type Stock,
  stocks,
} from '../../www/src/exhibits/networks/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { mended as mendedBy } from '../../www/src/stage/mended.ts';
import { kindsFor, runOf, sceneOf, typed } from './networks-run.ts';
import { arbitraryFields, arbitraryOf } from './sample-scene.ts';

const mended = (code: string, given: NetworkScene) => mendedBy(giveWay, networkScene, code, given);

const { defaults } = networkScene;
const settled = (changes: Partial<NetworkScene>) => networkScene.settle(sceneOf(changes));
const decoded = (text: string) => {
  const { link, notices } = decode(networkScene, text);
  return { scene: link.scenes[0], codes: notices.map(({ code }) => code), notices };
};

describe('a scene of a network', () => {
  test('does not change when it is settled again', () => {
    fc.assert(
      fc.property(arbitraryFields(networkScene), (given) => {
        const { scene } = networkScene.settle(given);
        expect(networkScene.settle(scene)).toEqual({ scene, notices: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('keeps comparators on existing wires and one element for each wire, and everything else', () => {
    fc.assert(
      fc.property(arbitraryFields(networkScene), (given) => {
        const { scene } = networkScene.settle(given);
        const { kind, net, gone, input, values } = scene;
        expect({ ...given, kind, net, gone, input, values }).toEqual(scene);
        const fits = given.net?.flat().every((wire) => wire < given.wires) ?? false;
        const drawn = given.kind === 'typed' && fits;
        expect(net).toEqual(drawn ? given.net : undefined);
        expect(kind).toBe(given.kind === 'typed' && !drawn ? 'smallest' : given.kind);
        const there = given.gone.every(
          ({ comparator, place }) =>
            comparator.every((wire) => wire < given.wires) && place <= (net?.length ?? 0),
        );
        expect(gone).toEqual(drawn && there ? given.gone : []);
        const fed = given.input === 'typed' && (given.values?.length ?? 0) === given.wires;
        expect(values).toEqual(fed ? given.values : undefined);
        expect(input).toBe(given.input === 'typed' && !fed ? 'random' : given.input);
      }),
      { numRuns: 300 },
    );
  });

  test('comes back from its link after it is settled', () => {
    fc.assert(
      fc.property(arbitraryOf(networkScene), (scene) => {
        const text = encode(networkScene, { scenes: [scene], place: 1 });
        fc.pre(text.length <= linkLimits.characters);
        expect(decode(networkScene, text)).toEqual({
          link: { scenes: [scene], place: 1, given: true },
          notices: [],
        });
      }),
    );
  });

  test('is the smallest known network of eight wires if the link is empty', () => {
    expect(decoded('v=1').scene).toEqual(defaults);
    expect(encode(networkScene, { scenes: [defaults], place: 1 })).toBe('v=1');
    expect(defaults).toMatchObject({ wires: 8, kind: 'smallest', input: 'random', seed: 1 });
    expect(defaults).toMatchObject({ by: 'comparator', beside: 'none', net: undefined });
    expect(runOf(defaults).summary()).toMatchObject({ size: 19, depth: 6, standard: true });
  });

  test('keeps a drawn network, even one without comparators', () => {
    for (const net of ['-', '1:2', '4:1,2:3']) {
      const { scene, codes } = decoded(`v=1&wires=4&kind=typed&net=${net}`);
      expect(codes).toEqual([]);
      expect(scene.net).toEqual(
        net === '-'
          ? []
          : net.split(',').map((one) => one.split(':').map((wire) => Number(wire) - 1)),
      );
    }
  });
});

describe('a link that contradicts itself', () => {
  test('shows the smallest network if the drawn one is missing, and says so', () => {
    expect(settled({ kind: 'typed', wires: 8 })).toEqual({
      scene: sceneOf({ wires: 8 }),
      notices: [{ code: 'link-no-comparators', params: {} }],
    });
  });

  test('silently drops comparators of a network that is not drawn', () => {
    expect(settled({ net: [[0, 1]] })).toEqual({ scene: defaults, notices: [] });
    expect(settled({ net: [[0, 60]] })).toEqual({ scene: defaults, notices: [] });
  });

  test('names the outermost wire that does not exist', () => {
    const net = [
      [0, 7],
      [9, 1],
      [8, 2],
    ] as const;
    const { scene, notices } = networkScene.settle(typed(8, net));
    expect(scene).toEqual(sceneOf({ wires: 8 }));
    const params = { field: 'net', value: '10', min: 1, max: 8 };
    expect(notices).toEqual([{ code: 'link-out-of-range', params }]);
    expect(networkScene.settle(typed(10, net)).notices).toEqual([]);
  });

  test('feeds shuffled elements if there is not one for each wire, and says so', () => {
    for (const count of [0, 1, 7, 9, 64]) {
      const values = count === 0 ? undefined : Array<number>(count).fill(5);
      const { scene, notices } = settled({ wires: 8, input: 'typed', values });
      expect(scene).toEqual(sceneOf({ wires: 8 }));
      expect(notices).toEqual([{ code: 'link-count-values', params: { count, wires: 8 } }]);
    }
  });

  test('silently drops elements that are not typed', () => {
    expect(settled({ input: 'sorted', values: [3, 1] })).toEqual({
      scene: sceneOf({ input: 'sorted' }),
      notices: [],
    });
  });

  test('can be wrong in several ways, and gets a notice for each', () => {
    const { scene, codes } = decoded('v=1&wires=2&kind=typed&net=1:6&input=typed&values=1,2,3');
    expect(scene).toEqual(sceneOf({ wires: 2 }));
    expect(codes).toEqual(['link-out-of-range', 'link-count-values']);
  });

  // A link, the notices about it, and the fields that remain.
  const bad: [link: string, codes: string, left: string][] = [
    ['wires=65', 'link-out-of-range', ''],
    ['wires=-1', 'link-out-of-range', ''],
    ['wires=9&kind=fastest', 'link-bad-choice', '&wires=9'],
    ['kind=typed&net=1:2,3', 'link-bad-comparators link-no-comparators', ''],
    ['kind=typed&net=', 'link-bad-comparators link-no-comparators', ''],
    ['kind=typed&net=1:1', 'link-bad-comparators link-no-comparators', ''],
    ['kind=typed&net=1:17', 'link-out-of-range', ''],
    ['net=1:2', '', ''],
    ['gone=1:2:0', '', ''],
    ['kind=typed&net=1:2&gone=3:4:1', '', '&kind=typed&net=1:2&gone=3:4:1'],
    ['kind=typed&net=1:2&gone=3:4', 'link-bad-ghosts', '&kind=typed&net=1:2'],
    ['kind=typed&net=1:2&gone=3:3:0', 'link-bad-ghosts', '&kind=typed&net=1:2'],
    ['kind=typed&net=1:2&gone=3:9:0', 'link-out-of-range', '&kind=typed&net=1:2'],
    ['kind=typed&net=1:2&gone=3:4:2', 'link-out-of-range', '&kind=typed&net=1:2'],
    ['wires=1&kind=typed&net=1:2', 'link-out-of-range', '&wires=1'],
    ['wires=2&input=typed&values=1000,1', 'link-bad-numbers link-count-values', '&wires=2'],
    ['wires=2&input=typed&values=1', 'link-count-values', '&wires=2'],
    ['wires=0&input=typed', '', '&wires=0&input=typed'],
    ['wires=2&values=2,1', '', '&wires=2'],
    ['seed=1000000', 'link-out-of-range', ''],
    ['by=step', 'link-bad-choice', ''],
    ['threshold=1000', 'link-out-of-range', ''],
    ['threshold=x', 'link-not-integer', ''],
    ['beside=typed', 'link-bad-choice', ''],
    ['cursor=4097', 'link-out-of-range', ''],
  ];

  test.each(bad)('keeps its valid fields: %s', (link, codes, left) => {
    const { link: read, notices } = decode(networkScene, `v=1&${link}`);
    expect(notices.map(({ code }) => code).join(' ')).toBe(codes);
    expect(encode(networkScene, read)).toBe(`v=1${left}`);
  });
});

describe('the configuration of a run', () => {
  test('has the comparators of the scene one after the other, and its elements', () => {
    const scene = typed(
      3,
      [
        [0, 1],
        [2, 1],
      ],
      { input: 'typed', values: [3, 1, 2], seed: 7 },
    );
    const spec = { wires: 3, comparators: [0, 1, 2, 1] };
    expect(specOf(scene)).toEqual(spec);
    expect(configOf(scene)).toEqual({ ...spec, input: 'typed', values: [3, 1, 2], seed: 7 });
  });

  test('differs only in the network for the second one', () => {
    const scene = typed(8, [[0, 1]], { seed: 9, beside: 'bitonic' });
    const { comparators: _, ...rest } = configOf(scene);
    expect(besideConfig(scene, 'bitonic')).toEqual({ ...rest, kind: 'bitonic' });
  });

  test('is accepted by the core for every scene whose networks exist', () => {
    const there = new Map<number, readonly string[]>();
    fc.assert(
      fc.property(arbitraryOf(networkScene), (scene) => {
        const { wires, kind } = scene;
        const kinds = there.get(wires) ?? kindsFor(wires);
        there.set(wires, kinds);
        fc.pre(kind === 'typed' || kinds.includes(kind));
        expect(() => runOf(scene).free()).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });
});

/** The code with which the core refuses a scene, or its second network. */
function refusal(scene: NetworkScene): string | undefined {
  try {
    runOf(scene).free();
  } catch (thrown) {
    return CodedError.from(thrown).code;
  }
  try {
    const { beside } = scene;
    if (beside !== 'none') runOf({ ...scene, kind: beside, net: undefined }).free();
    return undefined;
  } catch (thrown) {
    const { code } = CodedError.from(thrown);
    return code === 'not-in-stock' ? 'beside-not-in-stock' : code;
  }
}

/** The scene that the figure shows in the end. */
function shown(scene: NetworkScene): NetworkScene | undefined {
  let now = scene;
  for (let tries = 0; tries < 5; tries += 1) {
    const code = refusal(now);
    if (code === undefined) return now;
    const mending = mended(code, now);
    if (!mending) return undefined;
    now = networkScene.settle({ ...now, ...mending }).scene;
  }
  return undefined;
}

describe('a scene that the core refuses', () => {
  const absent: [wires: number, kind: Stock][] = [
    [33, 'document'],
    [40, 'smallest'],
    [64, 'shallowest'],
    [8, 'between'],
    [16, 'between'],
    [4, 'shallowest'],
  ];

  test.each(absent)('is replaced by one that the core accepts: %i wires, %s', (wires, kind) => {
    const scene = sceneOf({ wires, kind, seed: 5, by: 'layer', cursor: 3 });
    expect(refusal(scene)).toBeDefined();
    expect(shown(scene)).toEqual({ ...scene, kind: 'odd-even-merge', cursor: undefined });
  });

  test('keeps the drawn network if only the second one does not exist', () => {
    const scene = typed(8, [[0, 1]], { beside: 'between' });
    expect(refusal(scene)).toBeDefined();
    expect(shown(scene)).toMatchObject({ kind: 'typed', net: [[0, 1]], beside: 'none' });
  });

  test('can be shown whatever its second network is', () => {
    for (const wires of [0, 1, 2, 8, 17, 32, 33, 64]) {
      for (const kind of ['smallest', 'odd-even-merge', 'between'] as const) {
        for (const beside of stocks) {
          const left = shown(sceneOf({ wires, kind, beside }));
          expect(left, `${wires} ${kind} ${beside}`).toMatchObject({ wires });
        }
      }
    }
  });

  test('drops typed fields if they were refused', () => {
    const scene = typed(8, [[0, 1]], { seed: 5, by: 'layer', cursor: 1 });
    const { wires, kind, net, input, values, cursor } = defaults;
    for (const code of ['wire-out-of-range', 'same-wire', 'wrong-length', 'too-many-wires']) {
      const mending = mended(code, scene);
      expect({ ...scene, ...mending }, code).toEqual({
        ...scene,
        ...{ wires, kind, net, input, values, cursor },
      });
    }
  });

  test('is an error if none of its fields was refused', () => {
    for (const code of ['panic', 'cancelled', 'internal', 'stale', '']) {
      expect(mended(code, defaults), code).toBeUndefined();
      expect(mended(code, typed(2, [[0, 1]])), code).toBeUndefined();
      expect(mended(code, sceneOf({ input: 'typed', values: [1] })), code).toBeUndefined();
    }
  });
});

test('a scene can name every network in the core’s stock', () => {
  const named = new Set<string>();
  for (let wires = 0; wires <= 64; wires += 1) {
    for (const kind of kindsFor(wires)) named.add(kind);
  }
  expect([...named].sort()).toEqual([...stocks].sort());
  expect(() => new NetworkStock({ wires: 65 })).toThrow();
});
