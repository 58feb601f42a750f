import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Here } from './moments.ts';
import type { QuicksortScene } from './scene.ts';
import { isPartition, type Operation, type Part, type Step, touchedBy } from './steps.ts';

/** What the sentences are about. */
export interface Told {
  readonly scene: QuicksortScene;
  /** How the list lies at the start, in words. */
  readonly list: string;
  readonly values: Uint32Array;
  readonly here: Here;
  readonly step: Step | undefined;
  readonly part: Part | undefined;
  readonly steps: number;
  readonly framesBound: number;
  /** Somebody is to choose a pivot among these places. */
  readonly waiting: { readonly lo: number; readonly hi: number } | undefined;
}

/** The value at a place. */
export const valueAt = ({ values, here }: Pick<Told, 'values' | 'here'>, place: number): number =>
  values[here.order[place] ?? 0] ?? 0;

/** The step at the cursor, and what it has come to. */
export function narrate(told: Told, tells = true): readonly Sentence[] {
  const { here, steps, waiting, step } = told;
  const end = here.step < steps ? [] : waiting ? [choose(waiting)] : ending(told);
  if (!step) return [beginning(told), ...(waiting ? end : [])];
  return [...stepTold(told, tells), ...(tells ? partDone(told) : []), ...end];
}

function choose({ lo, hi }: { lo: number; hi: number }): Sentence {
  return { id: 'quicksort-choose', args: { from: lo + 1, to: hi } };
}

function beginning({ list, values, scene }: Told): Sentence {
  const small = values.length < scene.cutoff ? 'yes' : 'no';
  return { id: 'quicksort-start', args: { list, count: values.length, small } };
}

/** Operations that compare an element with the pivot. */
const COMPARING: ReadonlySet<string> = new Set<Operation>([
  'equal',
  'larger',
  'smaller',
  'scan-left',
  'scan-right',
  'stay',
  'move',
]);

function stepTold(told: Told, tells: boolean): readonly Sentence[] {
  const { step, part } = told;
  if (!step) return [];
  const touched = touchedBy(step);
  const [first = 0, second = first] = touched;
  const args = {
    value: valueAt(told, first),
    other: valueAt(told, second),
    place: first + 1,
    pivot: part ? valueAt(told, pivotPlace(step, part)) : 0,
    moved: step.c === 1 ? 'yes' : 'no',
    from: (part?.lo ?? 0) + 1,
    to: part?.hi ?? 0,
    same: touched.length < 2 ? 'yes' : 'no',
    order: ['less', 'equal', 'greater'][step.c] ?? 'equal',
  };
  // What comes out is for whoever watches to see.
  const silent = !tells && COMPARING.has(step.operation);
  return [{ id: silent ? 'step-covered' : `step-${step.operation}`, args }];
}

/** Where the pivot stands after a step. */
export function pivotPlace({ operation, a }: Step, { lo }: Part): number {
  const carried = ['equal', 'larger', 'smaller', 'place'].includes(operation);
  return carried ? a : lo;
}

/** Where a part ends, what is done next. */
function partDone({ here, part, scene, steps, waiting }: Told): readonly Sentence[] {
  if (!part || here.step !== part.last || !isPartition(part)) return [];
  if (here.step === steps && !waiting) return [];
  const [left, right] = [part.equal - part.lo, part.hi - part.larger];
  const calls = scene.calls === 'two' ? 'two' : scene.recurse;
  return [{ id: 'part-done', args: { left, right, middle: part.larger - part.equal, calls } }];
}

function ending({ here, framesBound, scene }: Told): readonly Sentence[] {
  const { comparisons, swaps, mostFrames } = here.moment.counters;
  const bounded = scene.recurse === 'smaller' && scene.calls === 'one' ? 'yes' : 'no';
  const args = {
    comparisons,
    swaps,
    waiting: mostFrames - 1,
    bound: framesBound - 1,
    bounded,
  };
  return [{ id: 'quicksort-sorted', args }];
}

/** Elements that are written out one by one, at most. */
const MOST_WRITTEN = 64;

/** The whole current state in words; without what the areas tell, where that is to be found out. */
export function describe(told: Told, tells: boolean, words: Messages): Sentence[] {
  const { here, part, values, framesBound } = told;
  const { comparisons, swaps, writes, comparators, frames, mostFrames } = here.moment.counters;
  const order = here.order.slice();
  const { exchange } = told.scene;
  if (exchange) {
    const { first, second } = exchange;
    [order[first], order[second]] = [order[second] ?? 0, order[first] ?? 0];
  }
  const shown = order
    .slice(0, MOST_WRITTEN)
    .map((element) => values[element] ?? 0)
    .join(' ');
  const list: Sentence = {
    id: order.length > MOST_WRITTEN ? 'text-list-long' : 'text-list',
    args: { list: shown, count: order.length, shown: MOST_WRITTEN },
  };
  const areas = here.areas
    .filter(({ kind }) => kind !== 'outside')
    .map(({ kind, from, to }): Sentence => {
      return { id: 'text-area', args: { area: kind, count: to - from, from: from + 1, to } };
    });
  const asked: Sentence[] = part
    ? [{ id: 'text-part', args: { from: part.lo + 1, to: part.hi, count: part.hi - part.lo } }]
    : [];
  const claims = claimed(here).map((area) => claim(area, words));
  return [
    list,
    ...asked,
    ...(tells && part && isPartition(part) ? areas : []),
    ...(tells ? claims : []),
    {
      id: 'text-counters',
      args: {
        comparisons,
        swaps,
        writes,
        comparators,
        frames,
        most: mostFrames,
        bound: framesBound,
      },
    },
  ];
}

/** Areas of which something is claimed; what lies before the part and behind it is one of them. */
export function claimed({ areas }: Here): Here['areas'] {
  const outside = areas.filter(({ kind, from, to }) => kind === 'outside' && from < to);
  const inside = areas.filter(({ kind }) => kind !== 'outside' && kind !== 'unprocessed');
  const around = outside.find(({ holds }) => !holds) ?? outside[0];
  return around ? [...inside, around] : inside;
}

/** What is claimed of an area, and whether it holds. */
export function claim({ kind, holds, offender }: Here['areas'][number], words: Messages): Sentence {
  const id = holds ? 'claim-holds' : 'claim-broken';
  return { id, args: { claim: words.text(`claim-${kind}`), place: (offender ?? 0) + 1 } };
}
