import { readNumbers } from '../../share/typed-numbers.ts';
import {
  type Judged,
  type Task,
  type Tasks,
  type Unfit,
  wholeNumber,
} from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { claim, claimed } from './account-text.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { largestValue, mostTyped, typedLimits } from './fields.ts';
import { quicksortLocks } from './locks.ts';
import { type QuicksortScene, victims } from './scene.ts';
import type { ShownSort } from './shown.ts';
import { isPartition, type Part, partsOf } from './steps.ts';

/** Parts with fewer elements than this have no pivot by chance under the rule of the blog post. */
const FEW = 10;

/** All orders of at most this many elements are tried; the core's limit is the same. */
const MOST_TRIED = 8;

/** A swap is looked for among this number of steps. */
const MOST_AHEAD = 200;

/** The tasks of a sort. */
export function quicksortTasks(figure: ShownSort): Tasks {
  const make = async (kind: string) => {
    if (kind === 'pivot') return nextPivot(figure);
    if (kind === 'worst') return worstList(figure);
    return kind === 'next' ? nextSwap(figure) : waitingList(figure);
  };
  const numbers = [{ field: 'wait', kind: 'stack', most: 8 }];
  return Object.assign(make, { numbers, locks: quicksortLocks });
}

/** To find the element that becomes the pivot of the part that begins at the cursor. */
function nextPivot(figure: ShownSort): Task<number> | Unfit {
  const { here, parts, timeline, values } = figure;
  const words = sure(figure.words);
  const scene = figure.currentScene();
  if (scene.race || scene.exchange || !here) return { unfit: 'task-unfit-pivot-run' };
  const part = parts.find((one) => one.first === timeline.cursor && isPartition(one));
  if (part?.pivot === undefined) return { unfit: 'task-unfit-pivot' };
  if (byChance(scene.pivot, part)) return { unfit: 'task-unfit-pivot-chance' };
  const { lo, hi, pivot } = part;
  const value = (place: number): number => sure(values[sure(here.order[place])]);
  const rule = ruleFor(scene.pivot, hi - lo);
  const args = { from: lo + 1, to: hi, rule: words.text(`pivot-${rule}`) };
  const three = rule === 'median-of-three' && hi - lo > 2;
  const solution = [
    { id: 'task-pivot-is', args: { ...args, value: value(pivot), place: pivot + 1 } },
  ];
  // The same pivots by hand as the rule has chosen until here.
  const before = parts.slice(0, part.index).flatMap((one) => one.pivot ?? []);
  return {
    ask: { id: 'task-pivot', args },
    fits: { id: 'task-fits' },
    look: three
      ? [
          {
            id: 'task-pivot-look-three',
            args: { ...args, middle: lo + Math.floor((hi - lo) / 2) + 1 },
          },
        ]
      : [{ id: 'task-pivot-look', args }],
    solution,
    typed: wholeNumber({ id: 'task-pivot-typed' }, lo + 1, hi),
    judge: async (number): Promise<Judged> => {
      const place = number - 1;
      if (place === pivot) return { right: true, said: solution };
      if (place < lo || place >= hi)
        return { right: false, said: [{ id: 'task-pivot-outside', args }] };
      const config = configOf({ ...scene, pivot: 'hand', picks: [...before, place] });
      const asking = { signals: [figure.lifetime] } as const;
      const divided = await engine.read('Quicksort', config, asking, (run) => run.ask('parts'));
      const { equal, larger } = sure(partsOf(divided)[part.index]);
      const sides = { left: equal - lo, right: hi - larger };
      const said = { id: 'task-pivot-not', args: { ...sides, value: value(place), place: number } };
      return { right: false, said: [said] };
    },
  };
}

/** To find the two places whose elements the sort swaps next. */
async function nextSwap(figure: ShownSort): Promise<Task<Pair> | Unfit> {
  const { here, parts, length, timeline, values } = figure;
  const run = sure(figure.run);
  const scene = figure.currentScene();
  if (scene.race || scene.exchange || !here) return { unfit: 'task-unfit-pivot-run' };
  const { cursor } = timeline;
  if (length > mostTyped) return { unfit: 'task-unfit-next-swap' };
  const ahead = Math.min(MOST_AHEAD, timeline.length - cursor);
  const steps = Uint32Array.from({ length: ahead + 1 }, (_, step) => cursor + step);
  const orders = await run.ask('orders', steps);
  const order = (step: number) => orders.subarray(step * length, (step + 1) * length);
  /** The places at which the list changes within the first steps. */
  const changed = (step: number) =>
    Array.from(order(step)).flatMap((one, place) => (one === order(0)[place] ? [] : [place]));
  const step = Array.from({ length: ahead }, (_, at) => at + 1).find(
    (at) => changed(at).length > 0,
  );
  if (step === undefined) return { unfit: 'task-unfit-next-swap' };
  const begun = parts.filter(({ first }) => first >= cursor && first < cursor + step);
  const ruled = begun.filter((part) => part.pivot !== undefined);
  if (ruled.some((part) => byChance(scene.pivot, part)))
    return { unfit: 'task-unfit-pivot-chance' };
  const [first, second] = changed(step);
  if (first === undefined || second === undefined) return { unfit: 'task-unfit-next-swap' };
  const value = (place: number): number => sure(values[sure(here.order[place])]);
  const part = parts.find((one) => one.first < cursor + step && cursor + step <= one.last);
  const args = {
    ...{ place: first + 1, second: second + 1 },
    ...{ value: value(first), other: value(second) },
  };
  const solution = [{ id: 'task-swap-is', args }];
  return {
    ask: { id: 'task-swap' },
    fits: { id: 'task-fits' },
    look: part ? [{ id: 'task-swap-look', args: { from: part.lo + 1, to: part.hi } }] : [],
    solution,
    typed: {
      label: { id: 'task-swap-typed' },
      read: (text) => {
        const read = readNumbers(text, { most: 2, largest: length });
        const [one, other] = 'numbers' in read ? read.numbers : [];
        return one && other && one !== other
          ? { answer: { first: Math.min(one, other) - 1, second: Math.max(one, other) - 1 } }
          : { wrong: { id: 'task-swap-misread', args: { count: length } } };
      },
    },
    judge: async (pair): Promise<Judged> => {
      if (pair.first === first && pair.second === second) return { right: true, said: solution };
      const areas = await run.ask('areas', cursor, pair);
      const words = sure(figure.words);
      const broken = claimed({ ...here, areas }).find(({ holds }) => !holds);
      const swapped = { first: pair.first + 1, second: pair.second + 1 };
      return {
        right: false,
        said: broken
          ? [{ id: 'task-swap-breaks', args: swapped }, claim(broken, words)]
          : [{ id: 'task-swap-holds', args: swapped }],
      };
    },
  };
}

/** Two places, the smaller first. */
interface Pair {
  readonly first: number;
  readonly second: number;
}

/** To write a list, as long as the shown one, with which as many calls wait as the link wants. */
async function waitingList(figure: ShownSort): Promise<Task<readonly number[]> | Unfit> {
  const scene = figure.currentScene();
  const { length: count } = figure;
  const { wait } = scene;
  const against = victims.find((rule) => rule === ruleFor(scene.pivot, count));
  if (scene.race) return { unfit: 'task-unfit-pivot-run' };
  if (!against || count > mostTyped) return { unfit: 'task-unfit-stack-chance' };
  /** How many calls wait at most, and the list. */
  const waits = (list: Partial<QuicksortScene>) => {
    const config = configOf({ ...scene, ...list });
    return engine.read('Quicksort', config, { signals: [figure.lifetime] }, async (run) => {
      const [{ total }, values] = await Promise.all([run.ask('summary'), run.ask('values')]);
      return { most: Math.max(0, total.mostFrames - 1), values };
    });
  };
  const made = await waits({ input: 'stack-killer', against, length: count, values: undefined });
  if (made.most < wait) return { unfit: 'task-unfit-stack', args: { count, most: made.most } };
  if (sure(figure.summary).total.mostFrames > wait) return { unfit: 'task-unfit-stack-shown' };
  const reached = (most: number) => ({ id: 'task-stack-waits', args: { most } });
  return {
    ask: { id: 'task-stack', args: { count, wait } },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-stack-look' }],
    solution: [
      { id: 'task-stack-example', args: { list: made.values.join(' ') } },
      reached(made.most),
    ],
    typed: {
      label: { id: 'task-stack-typed' },
      read: (text) => {
        const read = readNumbers(text, typedLimits);
        return 'numbers' in read && read.numbers.length === count
          ? { answer: read.numbers }
          : { wrong: { id: 'task-stack-misread', args: { count, largest: largestValue } } };
      },
    },
    judge: async (values): Promise<Judged> => {
      const { most } = await waits({ input: 'typed', values });
      return { right: most >= wait, said: [reached(most)] };
    },
  };
}

/** To write a list, as long as the shown one, that takes the sort the most comparisons. */
async function worstList(figure: ShownSort): Promise<Task<readonly number[]> | Unfit> {
  const scene = figure.currentScene();
  const words = sure(figure.words);
  const { length: count } = figure;
  if (scene.race) return { unfit: 'task-unfit-pivot-run' };
  if (count > MOST_TRIED) return { unfit: 'task-unfit-worst-long', args: { most: MOST_TRIED } };
  const rule = victims.find((one) => one === ruleFor(scene.pivot, count));
  if (!rule) return { unfit: 'task-unfit-pivot-chance' };
  const asking = { signals: [figure.lifetime] } as const;
  /** The scene with another list. */
  const sortOf = (list: Iterable<number>) =>
    configOf({ ...scene, input: 'typed', values: [...list] });
  const [most, fewest, list] = await engine.read(
    'WorstList',
    sortOf(figure.values),
    asking,
    (run) => Promise.all([run.ask('comparisons'), run.ask('fewest'), run.ask('list')]),
  );
  if (fewest === most) return { unfit: 'task-unfit-worst-same' };
  if (sure(figure.summary).total.comparisons >= most) return { unfit: 'task-unfit-worst-shown' };
  const reached = { id: 'task-worst-takes', args: { most } };
  return {
    ask: { id: 'task-worst', args: { count, rule: words.text(`pivot-${rule}`) } },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-worst-look' }],
    solution: [{ id: 'task-stack-example', args: { list: list.join(' ') } }, reached],
    typed: {
      label: { id: 'task-stack-typed' },
      read: (text) => {
        const read = readNumbers(text, typedLimits);
        return 'numbers' in read && read.numbers.length === count && allDiffer(read.numbers)
          ? { answer: read.numbers }
          : { wrong: { id: 'task-worst-misread', args: { count, largest: largestValue } } };
      },
    },
    judge: async (values): Promise<Judged> => {
      const [{ total }, rows] = await engine.read('Quicksort', sortOf(values), asking, (run) =>
        Promise.all([run.ask('summary'), run.ask('parts')]),
      );
      const { comparisons: yours } = total;
      if (yours === most) return { right: true, said: [reached] };
      const said = [
        { id: 'task-worst-not', args: { yours, most } },
        divided(partsOf(rows), values),
      ];
      return { right: false, said };
    },
  };
}

/** Which part of a list was divided most evenly, the first of several. */
function divided(parts: readonly Part[], values: readonly number[]): Sentence {
  const sorted = values.toSorted((one, other) => one - other);
  const sides = parts.filter(isPartition).map(({ lo, hi, equal, larger, last }) => {
    const [left, right] = [equal - lo, hi - larger];
    // Once its part is divided, the pivot is where it stays.
    return { left, right, from: lo + 1, to: hi, step: last, value: sure(sorted[equal]) };
  });
  const even = ({ left, right }: { readonly left: number; readonly right: number }) =>
    Math.min(left, right);
  const [best] = sides.toSorted((one, other) => even(other) - even(one));
  // Where one side was empty each time, each element has met each pivot.
  if (!best || even(best) === 0) return { id: 'task-worst-small' };
  return { id: 'task-worst-divided', args: best };
}

const allDiffer = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;

/** The rule that a part of this length follows. */
const ruleFor = (rule: QuicksortScene['pivot'], count: number) =>
  rule === 'document' && count < FEW ? 'middle' : rule;

/** Whether no reader can know the pivot of a part. */
const byChance = (rule: string, { lo, hi }: Part): boolean =>
  rule === 'random' || rule === 'hand' || (rule === 'document' && hi - lo >= FEW);
