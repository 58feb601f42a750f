import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Here } from './moments.ts';
import { MOST_DRAWN } from './picture/layout.ts';
import type { QuicksortScene } from './scene.ts';
import { isPartition, type Operation, type Part, type Step, touchedBy } from './steps.ts';
import { verdictOf } from './verdict.ts';

/** The moment that the sentences describe, and its run. */
export interface NarratedMoment {
  readonly scene: QuicksortScene;
  /** How the list lies at the start, in words; undefined where the line of rules names it already. */
  readonly list: string | undefined;
  /** The whole run is shown as a picture. */
  readonly pictured: boolean;
  /** The list after each division is shown as a row. */
  readonly pressed: boolean;
  readonly values: Uint32Array;
  readonly here: Here;
  readonly step: Step | undefined;
  readonly part: Part | undefined;
  readonly parts: readonly Part[];
  readonly steps: number;
  /** What a list that was built against a rule costs, beside a shuffled one; undefined for other lists. */
  readonly built: Sentence | undefined;
  /** What the run cost before the visitor changed something. */
  readonly before: { readonly comparisons: number; readonly swaps: number } | undefined;
  readonly framesBound: number;
  /** The visitor has to choose a pivot among these places. */
  readonly waiting: { readonly lo: number; readonly hi: number } | undefined;
}

/** The value at a place. */
export const valueAt = (
  { values, here }: Pick<NarratedMoment, 'values' | 'here'>,
  place: number,
): number => sure(values[sure(here.order[place])]);

/** The step at the cursor, and where it leads. */
export function narrate(narrated: NarratedMoment, reveals = true): readonly Sentence[] {
  const { here, steps, waiting, step } = narrated;
  const end = here.step < steps ? [] : waiting ? [choose(waiting)] : ending(narrated);
  if (!step) {
    // The cost of a list that somebody has just had built comes before all else.
    const built = reveals && narrated.built ? [narrated.built] : [];
    return [...built, ...(waiting ? end : []), ...beginning(narrated)];
  }
  // A list that is sorted has nothing more to say of its last step.
  if (here.step === steps && !waiting) return end;
  // What to choose comes first, then how the part was divided, then the step that did it.
  return [
    ...end,
    ...(reveals ? [...partDone(narrated), ...goneBack(narrated)] : []),
    ...stepSentences(narrated, reveals),
  ];
}

function choose({ lo, hi }: { lo: number; hi: number }): Sentence {
  return { id: 'quicksort-choose', args: { from: lo + 1, to: hi } };
}

function beginning({
  list,
  pictured,
  pressed,
  values,
  scene,
  waiting,
}: NarratedMoment): readonly Sentence[] {
  const count = values.length;
  const what = list === undefined ? [] : [{ id: 'quicksort-start', args: { list, count } }];
  const below = pictured ? 'quicksort-run-below' : pressed ? 'quicksort-rows-below' : undefined;
  const picture = below ? [{ id: below }] : [];
  if (waiting || (count > MOST_DRAWN && count >= scene.cutoff)) return [...what, ...picture];
  // What the visitor can do comes first.
  const invites = count === 1 ? 'none' : count < scene.cutoff ? 'small' : 'touch';
  return [{ id: 'quicksort-invite', args: { invites } }, ...what, ...picture];
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

function stepSentences(narrated: NarratedMoment, reveals: boolean): readonly Sentence[] {
  const { step, part } = narrated;
  if (!step) return [];
  const touched = touchedBy(step);
  // Some steps touch no element, and their sentences are about none.
  const [first, second = first] = touched;
  const standing = (place: number | undefined) =>
    place === undefined ? undefined : valueAt(narrated, place);
  const args = {
    value: standing(first),
    other: standing(second),
    place: first === undefined ? undefined : first + 1,
    pivot: standing(part && pivotPlace(step, part)),
    moved: step.c === 1 ? 'yes' : 'no',
    from: part && part.lo + 1,
    to: part?.hi,
    same: touched.length < 2 ? 'yes' : 'no',
    order: ['less', 'equal', 'greater'][step.c] ?? 'equal',
  };
  // The visitor is to find out the result of a comparison.
  const silent = !reveals && COMPARING.has(step.operation);
  return [{ id: silent ? 'step-covered' : `step-${step.operation}`, args }];
}

/** Where the pivot stands after a step. */
export function pivotPlace({ operation, a }: Step, { lo }: Part): number {
  const carried = ['equal', 'larger', 'smaller', 'place'].includes(operation);
  return carried ? a : lo;
}

/** The places of a part, from 1. */
const placesOf = ({ lo, hi }: Pick<Part, 'lo' | 'hi'>) => ({ from: lo + 1, to: hi });

/** The next part in which anything is done. */
const nextOf = (parts: readonly Part[], { index }: Part): Part | undefined =>
  parts.slice(index + 1).find(({ kind }) => kind !== 'nothing');

/** Where a part is divided: how many elements lie on each side, and which side is next if both have work left. */
function partDone({
  here,
  part,
  parts,
  scene,
  steps,
  waiting,
}: NarratedMoment): readonly Sentence[] {
  if (!part || here.step !== part.last || !isPartition(part)) return [];
  if (here.step === steps && !waiting) return [];
  const [left, right] = [part.equal - part.lo, part.hi - part.larger];
  const divided = { id: 'part-done', args: { left, right, middle: part.larger - part.equal } };
  const next = nextOf(parts, part);
  // With pivots by hand the next side has not begun: it is the side for which the visitor chooses a pivot.
  const { lo, hi } = next ?? waiting ?? part;
  const sides = [
    { lo: part.lo, hi: part.equal },
    { lo: part.larger, hi: part.hi },
  ].filter((side) => side.hi - side.lo > 1);
  const called = sides.find((side) => side.lo === lo && side.hi === hi);
  const other = sides.find((side) => side !== called);
  if (!called || !other) return [divided];
  const order = left === right ? 'same' : scene.recurse;
  const args = { ...placesOf(called), order, first: other.lo + 1, last: other.hi };
  return [divided, { id: 'part-sides', args }];
}

/** Where a part ends with nothing left to do: all that is finished with it, and the part that waited. */
function goneBack({ here, part, parts, waiting }: NarratedMoment): readonly Sentence[] {
  // With pivots by hand the part that waited has not begun: it is the part for which the visitor chooses a pivot.
  const next = part && here.step === part.last ? (nextOf(parts, part) ?? waiting) : undefined;
  if (!part || !next) return [];
  const has = ({ lo, hi }: Part) => lo <= next.lo && next.hi <= hi;
  if (has(part)) return [];
  let whole = part;
  for (let up: Part | undefined = part; up && !has(up); up = parts[up.parent ?? parts.length]) {
    whole = up;
  }
  const args = { ...placesOf(whole), first: next.lo + 1, last: next.hi };
  return [{ id: 'part-back', args }];
}

function ending({
  here,
  framesBound,
  scene,
  before,
  parts,
  values,
}: NarratedMoment): readonly Sentence[] {
  const { comparisons, swaps } = here.moment.counters;
  const { most: waiting, bound } = waitingCalls(here, framesBound);
  const bounded = scene.recurse === 'smaller' && scene.calls === 'one' ? 'yes' : 'no';
  const args = {
    comparisons,
    swaps,
    ...verdictOf({ comparisons, pivot: scene.pivot }, values.length, parts),
    waiting,
    // A call for one element or none returns at once.
    called: parts.some(({ depth, kind }) => depth > 1 && kind !== 'nothing') ? 'yes' : 'no',
    bound,
    bounded,
  };
  const sorted = { id: 'quicksort-sorted', args };
  return before ? [sorted, { id: 'quicksort-before', args: before }] : [sorted];
}

/** How many calls wait. The gauge, the sentences and the text all take the numbers from here. */
export function waitingCalls({ moment }: Here, framesBound: number) {
  // Every call that has begun waits, except the one at work.
  const [now, most] = [moment.frames.length - 1, moment.counters.mostFrames - 1];
  return { now: Math.max(0, now), most: Math.max(0, most), bound: framesBound - 1 };
}

/** Which side of the pivot has fewer elements, asked before the part that ends at this step is divided. */
export function questionOf(parts: readonly Part[], milestone: number): Question | undefined {
  const part = parts.find((one) => one.last === milestone && isPartition(one));
  if (!part) return undefined;
  const difference = part.equal - part.lo - (part.hi - part.larger);
  return {
    ask: { id: 'quicksort-predict', args: { from: part.lo + 1, to: part.hi } },
    answers: [
      { label: 'answer-left', right: difference < 0 },
      { label: 'answer-right', right: difference > 0 },
      { label: 'answer-same', right: difference === 0 },
    ],
  };
}
