import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { NetworkScene } from './scene.ts';
import type { Traced } from './traced.ts';

/** Two networks beside each other. */
export type Pair = Readonly<Record<'name' | 'other', string>> &
  Readonly<Record<'wires' | 'size' | 'depth' | 'otherSize' | 'otherDepth', number>>;

/** The moment that the sentences describe. */
export interface Moment {
  readonly scene: NetworkScene;
  readonly traced: Traced;
  /** How the elements come in, in words such as "shuffled with seed 1". */
  readonly elements: string;
  /** The network and the one beside it; undefined if there is only one. */
  readonly pair: Pair | undefined;
  /** How many steps have been taken, and how many comparators are done. */
  readonly cursor: number;
  readonly done: number;
  /** The sentences may say what comparators do, and what comes out. */
  readonly reveals: boolean;
  /** The elements are drawn uncovered, so the text may name them. */
  readonly shows: boolean;
  /** The visitor has done nothing yet. */
  readonly invites: boolean;
}

/** A sentence names at most this many elements. */
const MOST_NAMED = 16;
/** The text lists at most this many elements, so that it stays readable. */
const MOST_WRITTEN = 64;

/** How the elements come in, in words; zeros and ones are written as one word. */
export function elementsOf(
  { input, seed, values = [] }: Pick<NetworkScene, 'input' | 'seed' | 'values'>,
  words: Messages,
): string {
  const between = values.every((value) => value < 2) ? '' : ' ';
  const named = values.slice(0, MOST_NAMED).join(between);
  const all = values.length > MOST_NAMED ? `${named} …` : named;
  return words.text('input-name', { input, seed: String(seed), values: all });
}

/** What the picture shows now: the legend explains only that. */
export interface Seen {
  readonly traced: Traced;
  readonly done: number;
  readonly threshold: number | undefined;
  readonly reveals: boolean;
  /** Some comparators have hollow ends, because they never swap anything. */
  readonly idle: boolean;
  /** Some comparators are dashed, because they were taken out. */
  readonly ghosts: boolean;
  /** Some comparators are thick, because the network before did not have them. */
  readonly fresh: boolean;
  /** There is room for one sentence only. */
  readonly short: boolean;
}

/** The legend explains what is unusual on the picture; if nothing is, it explains wires and comparators. */
export function legendOf({ traced, done, threshold, reveals, short, ...seen }: Seen): Sentence[] {
  const parts: readonly [id: string, seen: boolean][] = [
    ['caption-wrong', reveals && done === traced.size && traced.wrong().length > 0],
    ['caption-arrows', !traced.summary.standard],
    ['caption-ghost', seen.ghosts],
    ['caption-fresh', seen.fresh],
    ['caption-bits', traced.binary || threshold !== undefined],
    ['caption-idle', seen.idle],
  ];
  const odd = parts.flatMap(([id, there]) => (there ? [{ id }] : []));
  const all = odd.length > 0 ? odd : [{ id: 'networks-caption' }, { id: 'networks-rule' }];
  return all.slice(0, short ? 1 : 2);
}

/** Describes the step at the cursor; at the end, also whether the elements are sorted. */
export function narrate(moment: Moment): readonly Sentence[] {
  const { traced, done, scene } = moment;
  if (traced.wires < 2) return [{ id: 'networks-nothing', args: { wires: traced.wires } }];
  const ended = done === traced.size;
  if (moment.invites && done > 0) return [{ id: 'networks-invite', args: { touch: touched() } }];
  if (done === 0) return [beginning(moment), ...(ended ? [ending(moment)] : [])];
  return [
    // How the run ends comes first, then what the layer has done, then the comparator.
    ...(ended ? [ending(moment)] : []),
    ...(scene.by !== 'layer' && traced.ends.includes(done) ? [layerSentence(moment)] : []),
    stepSentence(moment),
  ];
}

/** Whether the visitor points with a finger. */
const touched = () => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 'yes' : 'no');

function beginning({ traced, elements, pair }: Moment): Sentence {
  if (pair) return { id: 'networks-start-two', args: pair };
  const { size, depth } = traced.summary;
  return { id: 'networks-start', args: { wires: traced.wires, size, depth, elements } };
}

/** What the layer that ends with the newest comparator has done. */
function layerSentence({ traced, done, reveals }: Moment): Sentence {
  const at = sure(traced.layers[done - 1]);
  const from = at > 0 ? sure(traced.ends[at - 1]) : 0;
  const exchanges = range(from, done).filter((k) => traced.swaps(k)).length;
  const id = reveals ? 'step-layer' : 'step-layer-covered';
  return { id, args: { layer: at + 1, count: done - from, exchanges } };
}

function stepSentence(moment: Moment): Sentence {
  const { traced, done, scene, reveals } = moment;
  if (scene.by === 'layer') return layerSentence(moment);
  return stepOf(traced, done - 1, reveals);
}

/** What a comparator does to the elements that come to it. */
export function stepOf(traced: Traced, k: number, reveals = true): Sentence {
  const layer = sure(traced.layers[k]) + 1;
  const [low, high] = sure(traced.comparators[k]);
  const [one, other] = [traced.at(k, low), traced.at(k, high)];
  const args = {
    number: k + 1,
    layer,
    top: Math.min(low, high) + 1,
    bottom: Math.max(low, high) + 1,
    // The two elements before the comparator acts, from top to bottom.
    upper: low < high ? one : other,
    lower: low < high ? other : one,
    reversed: low < high ? 'no' : 'yes',
    exchanged: traced.swaps(k) ? 'yes' : 'no',
  };
  return { id: reveals ? 'step-comparator' : 'step-comparator-covered', args };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** At the end nothing can mend two neighbours in the wrong order any more, and an unsorted list has such a pair. */
function ending({ traced, reveals }: Moment): Sentence {
  if (!reveals) return { id: 'networks-end-covered' };
  const row = traced.row(traced.size);
  const at = row.findIndex((value, wire) => value > (row[wire + 1] ?? value));
  if (at < 0) return { id: 'networks-sorted' };
  const args = { upper: at + 1, larger: row[at], lower: at + 2, smaller: row[at + 1] };
  return { id: 'networks-unsorted', args };
}

/** The question before a comparator acts; undefined if there is no such comparator. */
export function questionOf(traced: Traced, k: number): Question | undefined {
  const [low, high] = traced.comparators[k] ?? [];
  if (low === undefined || high === undefined) return undefined;
  const swaps = traced.swaps(k);
  return {
    ask: {
      id: 'networks-predict',
      args: { top: Math.min(low, high) + 1, bottom: Math.max(low, high) + 1 },
    },
    answers: [
      { label: 'answer-exchange', right: swaps },
      { label: 'answer-stay', right: !swaps },
    ],
  };
}

/** Describes the whole moment in words: the network, the elements, and every layer. */
export function describe(moment: Moment): Sentence[] {
  const { traced, done, shows } = moment;
  const { wires, size } = traced;
  const { depth } = traced.summary;
  const values = traced.row(done).slice(0, MOST_WRITTEN).join(' ');
  const at: Sentence = { id: 'text-at', args: { done, size } };
  const elements: Sentence = { id: 'text-elements', args: { values } };
  const layers = traced.ends.map((end, layer): Sentence => {
    const from = layer > 0 ? sure(traced.ends[layer - 1]) : 0;
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
