/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describe as describeNetwork,
  elementsOf,
  narrate,
} from '../../www/src/exhibits/networks/account.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain, type Sentence } from '../../www/src/words/sentence.ts';
import { anyNetwork, fed, sceneOf, tracedOf, typed, worked } from './networks-run.ts';

const files = ['common', 'stage', 'networks'] as const;
const [words, spanish, chinese] = await Promise.all([
  loadMessages('en', files),
  loadMessages('es', files),
  loadMessages('zh', files),
]);

function momentOf(
  scene: NetworkScene,
  cursor: number,
  reveals = true,
  shows = reveals,
  invites = false,
) {
  const traced = tracedOf(scene);
  const done = traced.done(cursor, scene.by);
  return {
    scene,
    traced,
    elements: 'backwards',
    pair: undefined,
    cursor,
    done,
    reveals,
    shows,
    invites,
  };
}

const said = (scene: NetworkScene, cursor: number, reveals = true) =>
  plain(words, narrate(momentOf(scene, cursor, reveals)));
const text = (...sentences: Sentence[]) => plain(words, sentences);

const net = [
  [0, 1],
  [3, 2],
  [1, 2],
] as const;
const scene = fed([50, 30, 41, 40], net);

test('elements that were typed are named, whoever has typed them; zeros and ones are one word', () => {
  const named = (values: number[]) => elementsOf({ input: 'typed', seed: 1, values }, words);
  expect(named([1, 0, 0, 0])).toBe('as 1000');
  expect(named([50, 3, 1])).toBe('as 50 3 1');
  expect(named(Array.from({ length: 17 }, () => 1))).toBe(`as ${'1'.repeat(16)} …`);
});

describe('the narration of comparators', () => {
  test('begins with the elements and the comparators', () => {
    expect(said(scene, 0)).toBe(
      '4 elements come in backwards. 3 comparators in 2 layers each put two of them in order.',
    );
    expect(said(fed([2, 1], [[0, 1]]), 0)).toBe(
      '2 elements come in backwards. One comparator puts two of them in order.',
    );
  });

  test('says which elements a comparator compares, from top to bottom, and whether it swaps them', () => {
    expect(said(scene, 1)).toBe(
      'Comparator 1, layer 1, swaps 50 on wire 1 and 30 on wire 2: 30 is smaller, so it goes up.',
    );
    // Now 30 50 41 40. The reversed comparator sends the larger element up, where it already is.
    expect(said(scene, 2)).toBe(
      'The 2 comparators of layer 1 share no wire, so they act at once; one of them swaps. ' +
        'Comparator 2, reversed, leaves 41 on wire 3 and 40 on wire 4: 41 is not smaller.',
    );
    expect(said(scene, 3)).toBe(
      'This input is not sorted: 50 on wire 3 is above 40 on wire 4, and no comparator is left to swap them. ' +
        'Layer 2 has one comparator; it swaps its two elements. ' +
        'Comparator 3, layer 2, swaps 50 on wire 2 and 41 on wire 3: 41 is smaller, so it goes up.',
    );
    expect(said(fed([1, 2], [[1, 0]]), 1)).toMatch(
      /Comparator 1, reversed, swaps 1 on wire 1 and 2/,
    );
    expect(said(fed([7, 7], [[0, 1]]), 1)).toBe(
      'This input comes out sorted: no element is above a smaller one. ' +
        'Layer 1 has one comparator; it swaps nothing. ' +
        'Comparator 1, layer 1, leaves 7 on wire 1 and 7 on wire 2: 7 is not larger.',
    );
  });

  test('says for any network what has happened, in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values, net: some }, steps) => {
        const one = fed(values, some);
        const moment = momentOf(one, Math.min(steps, some.length));
        const all = narrate(moment);
        const sentence = all.find(({ id }) => /start|comparator/.test(id));
        const ending = all.find(({ id }) => /sorted/.test(id));
        const { done, traced } = moment;
        for (const language of [words, spanish, chinese]) plain(language, narrate(moment));
        expect(ending !== undefined).toBe(done === traced.size);
        if (done === 0) {
          expect(sentence?.id).toBe('networks-start');
          return;
        }
        const [before = [], after = []] = worked(values, traced.comparators).slice(done - 1);
        const [a, b] = traced.comparators[done - 1] ?? [0, 0];
        const [top, bottom] = [Math.min(a, b), Math.max(a, b)];
        expect(sentence).toEqual({
          id: 'step-comparator',
          args: {
            number: done,
            layer: (traced.layers[done - 1] ?? 0) + 1,
            ...{ top: top + 1, bottom: bottom + 1, upper: before[top], lower: before[bottom] },
            reversed: a > b ? 'yes' : 'no',
            exchanged: String(before) === String(after) ? 'no' : 'yes',
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  test('ends by saying whether this input is sorted, and which neighbours are in the wrong order', () => {
    const sorts = sceneOf({ wires: 8 });
    const { size } = tracedOf(sorts);
    expect(said(sorts, size)).toMatch(/^This input comes out sorted: [^.]*\./);
    expect(said(sorts, size - 1)).not.toMatch(/sorted/);
    expect(said(fed([2, 1], []), 0)).toMatch(
      /This input is not sorted: 2 on wire 1 is above 1 on wire 2, and no comparator is left to swap them\.$/,
    );
    expect(said(fed([1, 2], []), 0)).toMatch(
      /No comparator changes their order yet.*This input comes out sorted/,
    );
  });

  test('names, of any unsorted list, two neighbours that nothing will swap, in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net: some }) => {
        const moment = momentOf(fed(values, some), some.length);
        const row = worked(values, moment.traced.comparators).at(-1) ?? values;
        const sorts = String(row) === String(row.toSorted((a, b) => a - b));
        const { id, args } = narrate(moment).find((one) => /sorted/.test(one.id)) ?? {};
        expect(id).toBe(sorts ? 'networks-sorted' : 'networks-unsorted');
        if (sorts) return;
        const { upper, larger, lower, smaller } = args as Record<string, number>;
        expect(row.slice((upper ?? 0) - 1, lower)).toEqual([larger, smaller]);
        expect(larger).toBeGreaterThan(smaller ?? 0);
        for (const language of [words, spanish, chinese]) {
          const text = plain(language, narrate(moment));
          for (const value of [upper, larger, lower, smaller]) expect(text).toContain(`${value}`);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('says that fewer than two wires leave nothing to sort', () => {
    expect(said(typed(0, []), 0)).toBe('There are no wires, so there is nothing to sort.');
    expect(said(sceneOf({ wires: 1 }), 0)).toBe(
      'There is only one wire, so there is nothing to sort.',
    );
  });
});

describe('the narration of layers', () => {
  const layered = { ...scene, by: 'layer' } as const;

  test('counts comparators and swaps', () => {
    expect(said(layered, 0)).toMatch(/^4 elements come in/);
    expect(said(layered, 1)).toBe(
      'The 2 comparators of layer 1 share no wire, so they act at once; one of them swaps.',
    );
    expect(said(layered, 2)).toMatch(
      /^This input is not .* Layer 2 has one comparator; it swaps its two elements\.$/,
    );
  });

  test('has every comparator and every swap in one of its layers', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net: some }) => {
        const one = { ...fed(values, some), by: 'layer' } as const;
        const { traced } = momentOf(one, 0);
        let [comparators, exchanges] = [0, 0];
        for (let layer = 1; layer <= traced.summary.depth; layer += 1) {
          const sentence = narrate(momentOf(one, layer)).at(-1);
          expect(sentence).toMatchObject({ id: 'step-layer', args: { layer } });
          comparators += Number(sentence?.args?.count);
          exchanges += Number(sentence?.args?.exchanges);
        }
        expect(comparators).toBe(traced.size);
        const all = traced.comparators.filter((_, k) => traced.swaps(k));
        expect(exchanges).toBe(all.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a result that a visitor is to find out', () => {
  const secret = [950, 730, 841, 640];
  const hidden = fed(secret, net);

  test('is in no sentence: no element, no swap, and not whether the input is sorted', () => {
    for (const by of ['comparator', 'layer'] as const) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        const covered = momentOf({ ...hidden, by }, cursor, false);
        for (const language of [words, spanish, chinese]) {
          const all = [...narrate(covered), ...describeNetwork(covered)];
          const spoken = plain(language, all);
          for (const value of secret) expect(spoken).not.toContain(String(value));
        }
        const spoken = plain(words, narrate(covered));
        expect(spoken).not.toMatch(
          /swaps (\d|its|nothing)|them swap|leaves|not sorted|comes out sorted/,
        );
      }
    }
    // With hints on, the same sentences name the elements.
    const open = plain(words, [
      ...narrate(momentOf(hidden, 3)),
      ...describeNetwork(momentOf(hidden, 3)),
    ]);
    for (const value of secret) expect(open).toContain(String(value));
  });

  test('is the question at the end', () => {
    expect(said(hidden, 3, false)).toBe(
      text(
        { id: 'networks-end-covered' },
        { id: 'step-layer-covered', args: { layer: 2, count: 1 } },
        { id: 'step-comparator-covered', args: { number: 3, layer: 2, top: 2, bottom: 3 } },
      ),
    );
  });

  test('leaves the sentences the same, whatever the input', () => {
    const others = fed([1, 2, 3, 4], net);
    for (const by of ['comparator', 'layer'] as const) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        const [one, other] = [hidden, others].map((some) => said({ ...some, by }, cursor, false));
        expect(one).toBe(other);
      }
    }
  });
});

describe('the figure as text', () => {
  test('describes the network, the moment, the elements and every layer', () => {
    expect(describeNetwork(momentOf(scene, 1))).toEqual([
      { id: 'text-network', args: { wires: 4, size: 3, depth: 2 } },
      { id: 'text-at', args: { done: 1, size: 3 } },
      { id: 'text-elements', args: { values: '30 50 41 40' } },
      { id: 'text-layer', args: { layer: 1, pairs: '1:2 4:3' } },
      { id: 'text-layer', args: { layer: 2, pairs: '2:3' } },
    ]);
  });

  test('names the elements when they are drawn, even if the result is hidden', () => {
    for (const reveals of [true, false]) {
      const ids = (shows: boolean) =>
        describeNetwork(momentOf(scene, 2, reveals, shows)).map(({ id }) => id);
      expect(ids(true).filter((id) => id === 'text-elements')).toHaveLength(1);
      expect(ids(false)).toEqual(ids(true).filter((id) => id !== 'text-elements'));
    }
    // Only the elements of this moment: the result is not among them before the end.
    expect(describeNetwork(momentOf(scene, 1, false, true))[2]).toEqual({
      id: 'text-elements',
      args: { values: '30 50 41 40' },
    });
  });

  test('names every comparator once, in its layer, in every language', () => {
    for (const wires of [0, 1, 2, 16, 64]) {
      const moment = momentOf(sceneOf({ wires, kind: 'odd-even-merge' }), 0);
      const sentences = describeNetwork(moment);
      const pairs = sentences.flatMap(({ id, args }) =>
        id === 'text-layer' ? String(args?.pairs).split(' ') : [],
      );
      expect(pairs).toEqual(moment.traced.comparators.map(([a, b]) => `${a + 1}:${b + 1}`));
      for (const language of [words, spanish, chinese]) {
        expect(plain(language, sentences)).toMatch(/\S/);
      }
    }
  });
});
