import type { Sentence } from '../../words/sentence.ts';
import type { NetworkScene } from './scene.ts';
import type { Traced } from './traced.ts';

/** What the sentences are about. */
export interface Told {
  readonly scene: NetworkScene;
  readonly traced: Traced;
  /** How the elements come in, in words. */
  readonly elements: string;
  /** Steps taken, and comparators done. */
  readonly cursor: number;
  readonly done: number;
  /** What comes out may be told, and the elements that are drawn. */
  readonly tells: boolean;
  readonly shows: boolean;
}

/** Elements that are written out one by one, at most. */
const MOST_WRITTEN = 64;

/** The step at the cursor, and what it has come to. */
export function narrate(told: Told): readonly Sentence[] {
  const { traced, done } = told;
  if (traced.wires < 2) return [{ id: 'networks-nothing', args: { wires: traced.wires } }];
  const ended = done === traced.size;
  if (done === 0) return [beginning(told), ...(ended ? [ending(told)] : [])];
  return [stepTold(told), ...(ended ? [ending(told)] : [])];
}

function beginning({ traced, elements }: Told): Sentence {
  const { size, depth } = traced.summary;
  return { id: 'networks-start', args: { wires: traced.wires, size, depth, elements } };
}

function stepTold(told: Told): Sentence {
  const { traced, cursor, done, scene, tells } = told;
  const k = done - 1;
  const layer = (traced.layers[k] ?? 0) + 1;
  if (scene.by === 'layer') {
    const from = traced.done(cursor - 1, 'layer');
    const exchanges = range(from, done).filter((at) => traced.exchanges(at)).length;
    const id = tells ? 'step-layer' : 'step-layer-covered';
    return { id, args: { layer, count: done - from, exchanges } };
  }
  const [low = 0, high = 0] = traced.comparators[k] ?? [];
  const [one, other] = [traced.at(k, low), traced.at(k, high)];
  const args = {
    number: done,
    layer,
    top: Math.min(low, high) + 1,
    bottom: Math.max(low, high) + 1,
    // As they come in, from top to bottom.
    upper: low < high ? one : other,
    lower: low < high ? other : one,
    reversed: low < high ? 'no' : 'yes',
    exchanged: traced.exchanges(k) ? 'yes' : 'no',
  };
  return { id: tells ? 'step-comparator' : 'step-comparator-covered', args };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

function ending({ traced, tells }: Told): Sentence {
  if (!tells) return { id: 'networks-end-covered' };
  const wrong = traced.wrong();
  if (wrong.length === 0) return { id: 'networks-sorted' };
  const wires = wrong.map((wire) => wire + 1).join(', ');
  return { id: 'networks-unsorted', args: { wires, count: wrong.length } };
}

/** The whole current state in words. */
export function describe(told: Told): Sentence[] {
  const { traced, done, shows } = told;
  const { wires, size } = traced;
  const { depth } = traced.summary;
  const values = traced.row(done).slice(0, MOST_WRITTEN).join(' ');
  const at: Sentence = { id: 'text-at', args: { done, size } };
  const elements: Sentence = { id: 'text-elements', args: { values } };
  const layers = traced.ends.map((end, layer): Sentence => {
    const from = layer > 0 ? (traced.ends[layer - 1] ?? 0) : 0;
    const pairs = traced.comparators
      .slice(from, end)
      .map(([low, high]) => `${low + 1}:${high + 1}`)
      .join(' ');
    return { id: 'text-layer', args: { layer: layer + 1, pairs } };
  });
  return [
    { id: 'text-network', args: { wires, size, depth } },
    at,
    ...(shows && wires > 0 ? [elements] : []),
    ...layers,
  ];
}
