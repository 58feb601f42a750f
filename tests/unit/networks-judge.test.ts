import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NetworkSpec } from '../../www/pkg/networks.js';
import { specOf } from '../../www/src/exhibits/networks/config.ts';
import { growthRows } from '../../www/src/exhibits/networks/proof/growth.ts';
import { judged, specKey } from '../../www/src/exhibits/networks/proof/judge.ts';
import { judgedOf, sceneOf, typed } from './networks-run.ts';

/** The questions to the engine, and its answer to each method. */
let asked: { model: string; config: NetworkSpec }[] = [];
let answers: Record<string, unknown> = {};

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({
  engine: {
    read: async (
      model: string,
      config: NetworkSpec,
      _: unknown,
      from: (run: unknown) => unknown,
    ) => {
      asked.push({ model, config });
      return from({ ask: async (method: string) => answers[method] });
    },
  },
}));

beforeEach(() => {
  asked = [];
});

const asking = { signals: [new AbortController().signal] } as const;

describe('a verdict', () => {
  test('comes with the states and the order of the proof', async () => {
    const scene = sceneOf({ wires: 4 });
    const { verdict, states, work } = judgedOf(scene);
    answers = { summary: verdict, states, work };
    expect(await judged(specOf(scene), asking)).toEqual({ verdict, states, work });
    expect(asked).toEqual([{ model: 'NetworkProof', config: specOf(scene) }]);
  });

  test('is asked anew when the network changes, and for no other change of the scene', () => {
    const net = [[0, 1]] as const;
    const keys = [
      typed(3, net),
      typed(4, net),
      typed(4, [[1, 0]]),
      typed(4, [...net, ...net]),
      typed(4, []),
      sceneOf({ wires: 4 }),
      sceneOf({ wires: 4, kind: 'bubble' }),
    ].map((scene) => specKey(specOf(scene)));
    expect(new Set(keys).size).toBe(7);
    const same = { ...typed(3, net), seed: 7, cursor: 1 };
    expect(specKey(specOf(same))).toBe(keys[0]);
  });
});

test('the growth of the proof is read row by row', async () => {
  answers = {
    rows: [
      { kind: 'document', wires: 2, mostStates: 3 },
      { kind: 'smallest', wires: 2, mostStates: 3 },
      { kind: 'document', wires: 3, mostStates: 4 },
      { kind: 'smallest', wires: 3, mostStates: 5 },
      { kind: 'document', wires: 4, mostStates: 6 },
    ],
  };
  expect(await growthRows(asking)).toEqual([
    { wires: 2, document: 3, smallest: 3 },
    { wires: 3, document: 4, smallest: 5 },
    { wires: 4, document: 6, smallest: 0 },
  ]);
});
