/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describe as describeNetwork, narrate } from '../../www/src/exhibits/networks/account.ts';
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

function toldOf(scene: NetworkScene, cursor: number, tells = true, shows = tells) {
  const traced = tracedOf(scene);
  const done = traced.done(cursor, scene.by);
  return { scene, traced, elements: 'as you chose', cursor, done, tells, shows };
}

const said = (scene: NetworkScene, cursor: number, tells = true) =>
  plain(words, narrate(toldOf(scene, cursor, tells)));
const text = (...sentences: Sentence[]) => plain(words, sentences);

const net = [
  [0, 1],
  [3, 2],
  [1, 2],
] as const;
const scene = fed([50, 30, 41, 40], net);

describe('the narration of comparators', () => {
  test('begins with the network and what comes in', () => {
    expect(said(scene, 0)).toBe(
      '4 wires, 3 comparators, layers: 2. The elements come in as you chose.',
    );
    expect(said(fed([2, 1], [[0, 1]]), 0)).toBe(
      '2 wires and one comparator. The elements come in as you chose.',
    );
  });

  test('tells what comes to a comparator, from top to bottom, and whether it is exchanged', () => {
    expect(said(scene, 1)).toBe(
      'Comparator 1, layer 1: 50 on wire 1 and 30 on wire 2 change places, the smaller goes up.',
    );
    // After it 30 50 41 40; the reversed one sends the larger up, which is there already.
    expect(said(scene, 2)).toBe(
      'Comparator 2, reversed: 41 on wire 3 is not smaller than 40 on wire 4, and they stay.',
    );
    expect(said(scene, 3)).toBe(
      'Comparator 3, layer 2: 50 on wire 2 and 41 on wire 3 change places, the smaller goes up. ' +
        'This input is not sorted: look at wires 2, 3, 4.',
    );
    expect(said(fed([1, 2], [[1, 0]]), 1)).toMatch(/^Comparator 1, reversed: 1 on wire 1 and 2/);
    expect(said(fed([7, 7], [[0, 1]]), 1)).toBe(
      'Comparator 1, layer 1: 7 on wire 1 is not larger than 7 on wire 2, and they stay. ' +
        'This input is sorted.',
    );
  });

  test('tells of any network what has happened, in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values, net: some }, steps) => {
        const one = fed(values, some);
        const told = toldOf(one, Math.min(steps, some.length));
        const [sentence, ending] = narrate(told);
        const { done, traced } = told;
        for (const language of [words, spanish, chinese]) plain(language, narrate(told));
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

  test('ends with whether this input is sorted, and which wires are wrong', () => {
    const sorts = sceneOf({ wires: 8 });
    const { size } = tracedOf(sorts);
    expect(said(sorts, size)).toMatch(/This input is sorted\.$/);
    expect(said(sorts, size - 1)).not.toMatch(/sorted/);
    expect(said(fed([2, 1], []), 0)).toMatch(/This input is not sorted: look at wires 1, 2\.$/);
    expect(said(fed([1, 2], []), 0)).toMatch(/no comparator yet.*This input is sorted\.$/);
  });

  test('has nothing to tell of fewer than two wires', () => {
    expect(said(typed(0, []), 0)).toBe('No wires: there is nothing to sort.');
    expect(said(sceneOf({ wires: 1 }), 0)).toBe('One wire: there is nothing to sort.');
  });
});

describe('the narration of layers', () => {
  const layered = { ...scene, by: 'layer' } as const;

  test('counts comparators and exchanges', () => {
    expect(said(layered, 0)).toMatch(/^4 wires/);
    expect(said(layered, 1)).toBe('Layer 1: 2 comparators at once, exchanges: 1.');
    expect(said(layered, 2)).toMatch(/^Layer 2: one comparator, exchanges: 1\. This input is not/);
  });

  test('has every comparator and every exchange in one of its layers', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net: some }) => {
        const one = { ...fed(values, some), by: 'layer' } as const;
        const { traced } = toldOf(one, 0);
        let [comparators, exchanges] = [0, 0];
        for (let layer = 1; layer <= traced.summary.depth; layer += 1) {
          const [sentence] = narrate(toldOf(one, layer));
          expect(sentence).toMatchObject({ id: 'step-layer', args: { layer } });
          comparators += Number(sentence?.args?.count);
          exchanges += Number(sentence?.args?.exchanges);
        }
        expect(comparators).toBe(traced.size);
        const all = traced.comparators.filter((_, k) => traced.exchanges(k));
        expect(exchanges).toBe(all.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is not to be told', () => {
  const secret = [950, 730, 841, 640];
  const hidden = fed(secret, net);

  test('is in no sentence: no element, no exchange, not whether it is sorted', () => {
    for (const by of ['comparator', 'layer'] as const) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        const covered = toldOf({ ...hidden, by }, cursor, false);
        for (const language of [words, spanish, chinese]) {
          const all = [...narrate(covered), ...describeNetwork(covered)];
          const spoken = plain(language, all);
          for (const value of secret) expect(spoken).not.toContain(String(value));
        }
        const spoken = plain(words, narrate(covered));
        expect(spoken).not.toMatch(/change places|stay|exchanges|not sorted|is sorted/);
      }
    }
    // The same is told otherwise.
    const open = plain(words, [
      ...narrate(toldOf(hidden, 3)),
      ...describeNetwork(toldOf(hidden, 3)),
    ]);
    for (const value of secret) expect(open).toContain(String(value));
  });

  test('is asked for at the end', () => {
    expect(said(hidden, 3, false)).toBe(
      text(
        { id: 'step-comparator-covered', args: { number: 3, layer: 2, top: 2, bottom: 3 } },
        { id: 'networks-end-covered' },
      ),
    );
  });

  test('is the same whatever comes in', () => {
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
  test('is the network, the moment, the elements and every layer', () => {
    expect(describeNetwork(toldOf(scene, 1))).toEqual([
      { id: 'text-network', args: { wires: 4, size: 3, depth: 2 } },
      { id: 'text-at', args: { done: 1, size: 3 } },
      { id: 'text-elements', args: { values: '30 50 41 40' } },
      { id: 'text-layer', args: { layer: 1, pairs: '1:2 4:3' } },
      { id: 'text-layer', args: { layer: 2, pairs: '2:3' } },
    ]);
  });

  test('has the elements where they are drawn, whether or not what comes out is told', () => {
    for (const tells of [true, false]) {
      const ids = (shows: boolean) =>
        describeNetwork(toldOf(scene, 2, tells, shows)).map(({ id }) => id);
      expect(ids(true).filter((id) => id === 'text-elements')).toHaveLength(1);
      expect(ids(false)).toEqual(ids(true).filter((id) => id !== 'text-elements'));
    }
    // Those of now only: what comes out is not among them before the end.
    expect(describeNetwork(toldOf(scene, 1, false, true))[2]).toEqual({
      id: 'text-elements',
      args: { values: '30 50 41 40' },
    });
  });

  test('has every comparator once, in its layer, and is said in every language', () => {
    for (const wires of [0, 1, 2, 16, 64]) {
      const told = toldOf(sceneOf({ wires, kind: 'odd-even-merge' }), 0);
      const sentences = describeNetwork(told);
      const pairs = sentences.flatMap(({ id, args }) =>
        id === 'text-layer' ? String(args?.pairs).split(' ') : [],
      );
      expect(pairs).toEqual(told.traced.comparators.map(([a, b]) => `${a + 1}:${b + 1}`));
      for (const language of [words, spanish, chinese]) {
        expect(plain(language, sentences)).toMatch(/\S/);
      }
    }
  });
});
