import type { NetworkSpec, ProofSummary, StockNetwork } from '../../../pkg/networks.js';
import {
  type Judged,
  type Task,
  type Tasks,
  type Unfit,
  wholeNumber,
} from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { stepOf } from './account.ts';
import { engine } from './core/engine.ts';
import { type Comparator, paired } from './fields.ts';
import { networksLocks } from './locks.ts';
import { judged } from './proof/judge.ts';
import type { NetworkScene } from './scene.ts';
import type { ShownNetwork } from './shown.ts';
import { Traced } from './traced.ts';

/** A proof for each comparator left out takes this many states at most, so that it takes seconds. */
const MOST_STATES = 20_000_000;

/** The tasks of a network: about its inputs, its comparators, its next step, and to make one that sorts. */
export function networksTasks(figure: ShownNetwork): Tasks {
  const make = async (kind: string) => {
    // A sentence of the card says why a comparator can go.
    await figure.vocabulary.more('networks-panels');
    if (kind === 'input') return failingInput(figure);
    if (kind === 'spare') return spareComparator(figure);
    return kind === 'next' ? nextStep(figure) : sortingNetwork(figure);
  };
  const numbers = [
    { field: 'most', kind: 'sort', most: 64, any: true } as const,
    { field: 'deep', kind: 'sort', most: 16, any: true } as const,
  ];
  return Object.assign(make, { numbers, locks: networksLocks });
}

/** The network that is shown. */
const specOf = ({ traced }: ShownNetwork): NetworkSpec => {
  const { wires, comparators } = sure(traced);
  return { wires, comparators: comparators.flat() };
};

const verdictOn = async (figure: ShownNetwork, spec: NetworkSpec) =>
  (await judged(spec, { signals: [figure.lifetime] })).verdict;

/** What comes out for an input, and whether it is sorted. */
async function outcomeOf(figure: ShownNetwork, spec: NetworkSpec, values: readonly number[]) {
  const config = { ...spec, input: 'typed' as const, values };
  const traced = await engine.read('Network', config, { signals: [figure.lifetime] }, Traced.of);
  const input = values.join('');
  return { args: { input, output: traced.row(traced.size).join('') }, wrong: traced.wrong() };
}

/** To find an input of zeros and ones that the network gets wrong. */
async function failingInput(figure: ShownNetwork): Promise<Task<readonly number[]> | Unfit> {
  const spec = specOf(figure);
  const { outcome, counterexample } = await verdictOn(figure, spec);
  if (outcome === 'sorts') return { unfit: 'task-unfit-input' };
  if (!counterexample) return { unfit: 'task-unfit-input-open' };
  if (shownFails(figure)) return { unfit: 'task-unfit-input-shown' };
  const { wires } = spec;
  const { args } = await outcomeOf(figure, spec, counterexample.input);
  const ones = counterexample.input.filter((bit) => bit === 1).length;
  return {
    ask: { id: 'task-input' },
    fits: { id: 'task-fits-input', args: { ones } },
    look: [{ id: 'task-input-look', args: { ones } }],
    solution: [{ id: 'task-input-fails', args }],
    typed: {
      label: { id: 'task-input-typed' },
      read: (text) => {
        const bits = text.replace(/[\s,]/g, '');
        return bits.length === wires && /^[01]+$/.test(bits)
          ? { answer: [...bits].map(Number) }
          : { wrong: { id: 'task-input-misread', args: { wires } } };
      },
    },
    judge: async (values): Promise<Judged> => {
      const { args, wrong } = await outcomeOf(figure, spec, values);
      const right = wrong.length > 0;
      return { right, said: [{ id: right ? 'task-input-fails' : 'task-input-sorted', args }] };
    },
  };
}

/** Whether the zeros and ones on the picture come out wrong, so that it shows an answer. */
function shownFails(figure: ShownNetwork): boolean {
  const traced = sure(figure.traced);
  const { threshold } = figure.currentScene();
  if (!traced.binary && threshold === undefined) return false;
  const bits = traced.row(traced.size).map((value) => (value >= (threshold ?? 1) ? 1 : 0));
  return bits.some((bit, wire) => bit < sure(bits[Math.max(0, wire - 1)]));
}

/** To find a comparator that can be left out. */
async function spareComparator(figure: ShownNetwork): Promise<Task<number> | Unfit> {
  const spec = specOf(figure);
  const traced = sure(figure.traced);
  const { comparators, size, wires } = traced;
  const whole = await judged(spec, { signals: [figure.lifetime] });
  const { outcome, redundant } = whole.verdict;
  if (outcome !== 'sorts') return { unfit: 'task-unfit-spare-fails' };
  const states = whole.states.reduce((sum, one) => sum + one, 0);
  if (states * size > MOST_STATES) return { unfit: 'task-unfit-spare-open' };
  const without = (k: number): NetworkSpec => ({
    wires,
    comparators: comparators.toSpliced(k, 1).flat(),
  });
  const verdicts: ProofSummary[] = [];
  for (const k of comparators.keys()) verdicts.push(await verdictOn(figure, without(k)));
  const spare = verdicts.flatMap((verdict, k) => (verdict.outcome === 'sorts' ? [k] : []));
  const [first] = spare;
  if (first === undefined) return { unfit: 'task-unfit-spare' };
  const because = (k: number): readonly Sentence[] => [
    { id: 'task-spare-goes', args: { number: k + 1 } },
    ...(redundant.includes(k) ? [{ id: 'why-redundant' }] : []),
  ];
  const layer = sure(traced.layers[first]) + 1;
  return {
    ask: { id: 'task-spare' },
    fits: { id: 'task-fits-spare', args: { spare: spare.length, size } },
    look: [{ id: 'task-spare-look', args: { layer } }],
    solution: because(first),
    typed: wholeNumber({ id: 'task-spare-typed' }, 1, size),
    judge: async (number): Promise<Judged> => {
      const k = number - 1;
      const { outcome: left, counterexample } = sure(verdicts[k]);
      if (left === 'sorts') return { right: true, said: because(k) };
      if (!counterexample) return { right: undefined, said: [] };
      const { args } = await outcomeOf(figure, without(k), counterexample.input);
      return { right: false, said: [{ id: 'task-spare-needed', args: { ...args, number } }] };
    },
  };
}

/** Whether the next comparator swaps. */
function nextStep({ traced, done }: ShownNetwork): Task<boolean> | Unfit {
  const { comparators } = sure(traced);
  const [low, high] = comparators[done] ?? [];
  if (low === undefined || high === undefined) return { unfit: 'task-unfit-next' };
  const solution = [stepOf(sure(traced), done)];
  return {
    ask: {
      id: 'networks-predict',
      args: { top: Math.min(low, high) + 1, bottom: Math.max(low, high) + 1 },
    },
    fits: { id: 'task-fits' },
    look: [],
    // A wrong answer leaves nothing to find.
    tries: 1,
    solution,
    offered: [
      { label: 'answer-exchange', answer: true },
      { label: 'answer-stay', answer: false },
    ],
    judge: (swaps) => {
      const right = swaps === sure(traced).swaps(done);
      return { right, said: right ? solution : [] };
    },
  };
}

/** To edit the network until it sorts, with no more comparators and layers than the link allows. */
async function sortingNetwork(figure: ShownNetwork): Promise<Task | Unfit> {
  const { most, deep } = figure.currentScene();
  const { wires } = sure(figure.traced);
  const fits = ({ size, depth }: { readonly size: number; readonly depth: number }) =>
    size <= (most ?? size) && depth <= (deep ?? depth);
  const { list, example } = await engine.read(
    'NetworkStock',
    { wires },
    { signals: [figure.lifetime] },
    async (run) => {
      const all = await run.ask('list');
      // Of those that fit, nothing known is better than the one that is named.
      const [one] = all.filter(fits).toSorted((a, b) => a.size - b.size || a.depth - b.depth);
      return {
        list: all,
        example: one && { ...one, flat: await run.ask('comparators', one.kind) },
      };
    },
  );
  if (!example) return tooFew(list, wires, { most, deep });
  const limits =
    most === undefined
      ? deep === undefined
        ? 'none'
        : 'deep'
      : deep === undefined
        ? 'most'
        : 'both';
  const allowed = { limits, most, deep };
  const { size, depth } = example;
  const pairs = paired(example.flat).map(([low, high]: Comparator) => `${low + 1}:${high + 1}`);
  const judge = async (): Promise<Judged> => {
    const spec = specOf(figure);
    const { summary } = sure(figure.traced);
    const { outcome, counterexample, done, mostStates } = await verdictOn(figure, spec);
    if (outcome === 'undecided')
      return {
        right: undefined,
        said: [{ id: 'verdict-undecided', args: { done, states: mostStates } }],
      };
    if (outcome === 'fails') return { right: false, said: [await failing(spec, counterexample)] };
    const { size, depth } = summary;
    const right = fits(summary);
    if (right) return { right, said: [{ id: 'task-sort-does', args: { size, depth } }] };
    return { right, said: [{ id: 'task-sort-large', args: { size, depth, ...allowed } }] };
  };
  const failing = async (
    spec: NetworkSpec,
    example: { readonly input: readonly number[] } | undefined,
  ): Promise<Sentence> => {
    if (!example) return { id: 'verdict-fails' };
    const { args, wrong } = await outcomeOf(figure, spec, example.input);
    return { id: 'task-sort-fails', args: { ...args, wire: sure(wrong[0]) + 1 } };
  };
  if ((await judge()).right) return { unfit: 'task-unfit-sort' };
  return {
    ask: { id: 'task-sort', args: allowed },
    fits: { id: 'task-fits-sort', args: { size, depth } },
    look: [{ id: 'task-sort-look', args: { size, depth } }],
    solution: [{ id: 'task-sort-example', args: { pairs: pairs.join(' ') } }],
    offered: [{ label: 'task-check', answer: 'check' }],
    pictured: {
      fields: ['kind', 'net'],
      show: async (scene) => {
        const { kind, net } = scene as NetworkScene;
        await figure.change({ kind, net, gone: [] });
        return undefined;
      },
    },
    judge,
  };
}

/** Why no network is known that is as small as the link asks. */
function tooFew(
  list: readonly StockNetwork[],
  wires: number,
  { most = Number.POSITIVE_INFINITY, deep = Number.POSITIVE_INFINITY }: Limits,
): Unfit {
  const [size, depth] = [
    Math.min(...list.map((one) => one.size)),
    Math.min(...list.map((one) => one.depth)),
  ];
  if (most < size) return { unfit: 'task-unfit-sort-size', args: { wires, size, most } };
  if (deep < depth) return { unfit: 'task-unfit-sort-depth', args: { wires, depth, deep } };
  return { unfit: 'task-unfit-sort-both' };
}

interface Limits {
  readonly most: number | undefined;
  readonly deep: number | undefined;
}
