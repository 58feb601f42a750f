import type { Run } from '../../engine/engine.ts';
import {
  type Judged,
  type Task,
  type Tasks,
  type Unfit,
  wholeNumber,
} from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { sweepLocks } from './locks.ts';
import type { ShownSweep } from './shown.ts';
import { momentOf, type Single } from './swept.ts';

/** A moment as the core counts it. */
const timeOf = (moment: number): bigint => BigInt(moment - 1);

/** What a sweep does at a moment. */
const doneAt = (run: Run<'Sweep'>, moment: number): Promise<Single> =>
  run.ask('at', timeOf(moment));

/** The same as a sentence. */
const saidAt = (moment: number, { machine, step, does }: Single): Sentence => ({
  id: 'task-sweep-at',
  args: { moment, machine, step, passes: does === 'step' || does === 'halts' ? 'no' : 'yes' },
});

/** The tasks of a sweep. */
export function sweepTasks(figure: ShownSweep): Tasks {
  const make = async (kind: string): Promise<Task | Unfit> => {
    const made = await (kind === 'when' ? whenComes(figure) : whichRuns(figure));
    return made as Task | Unfit;
  };
  const numbers = [
    { field: 'machine', kind: 'when' },
    { field: 'step', kind: 'when' },
    { field: 'moment', kind: 'which' },
  ];
  return Object.assign(make, { numbers, locks: sweepLocks, predicts: true } as const);
}

/** To say at which moment a machine takes a step: those of the link, or the next step of the machine at the cursor. */
async function whenComes(figure: ShownSweep): Promise<Task<number> | Unfit> {
  const { timeline, known } = figure;
  const run = sure(figure.run);
  const { cursor } = timeline;
  const scene = figure.currentScene();
  const last = cursor > 0 ? await doneAt(run, cursor) : { machine: 1, step: 1 };
  const { machine = last.machine } = scene;
  const next = machine === last.machine ? last.step + 1 : 1;
  const { step = next } = scene;
  const { moments, machines } = await run.ask('summary');
  const args = { machine, step };
  const t = machine < machines ? await run.ask('when', machine, step) : undefined;
  if (t === undefined) return { unfit: 'task-unfit-when', args };
  const moment = momentOf(t);
  if (moment <= cursor) return { unfit: 'task-unfit-came', args: { ...args, moment } };
  const single = await doneAt(run, moment);
  const { round } = single;
  // In the order that runs the first machine first, a round is a single moment.
  const summed = scene.order === 'first' ? [] : [await reasonOf(run, machine, step)];
  const solution = [saidAt(moment, single), ...summed];
  return {
    ask: { id: 'task-when', args },
    fits: { id: 'task-fits-when', args },
    typed: wholeNumber({ id: 'task-when-typed' }, 1, sure(known).moments),
    look: scene.order === 'first' ? [] : [{ id: 'task-look-round', args: { round } }],
    solution,
    judge: async (answer): Promise<Judged> => {
      if (answer === moment) return { right: true, said: solution };
      const said = answer <= moments ? [saidAt(answer, await doneAt(run, answer))] : [];
      return { right: false, said };
    },
  };
}

/** How many moments come before a step. */
async function reasonOf(run: Run<'Sweep'>, machine: number, step: number): Promise<Sentence> {
  const { round, before, place } = await run.ask('why', machine, step);
  const args = { round: sure(round), before: sure(before), place: sure(place) + 1 };
  return { id: 'task-when-reason', args };
}

/** To say which machine runs at a moment: that of the link, or the next one. */
async function whichRuns(figure: ShownSweep): Promise<Task<number> | Unfit> {
  const run = sure(figure.run);
  const { cursor } = figure.timeline;
  const { moment = cursor + 1, order } = figure.currentScene();
  const { moments, machines } = await run.ask('summary');
  if (moment > moments) return { unfit: 'task-unfit-ended', args: { moment, moments } };
  if (moment <= cursor) return { unfit: 'task-unfit-past', args: { moment } };
  const single = await doneAt(run, moment);
  if (single.does === 'missing') return { unfit: 'task-unfit-missing', args: { moment } };
  const solution = [saidAt(moment, single)];
  const { round } = single;
  return {
    ask: { id: 'task-which', args: { moment } },
    fits: { id: 'task-fits' },
    typed: wholeNumber({ id: 'task-which-typed' }, 0, machines - 1),
    look: order === 'first' ? [] : [{ id: 'task-look-moment', args: { moment, round } }],
    solution,
    judge: async (machine): Promise<Judged> => {
      if (machine === single.machine) return { right: true, said: solution };
      return { right: false, said: [await around(run, machine, moment)] };
    },
  };
}

/** The steps of a machine just before and after a moment, each with its own moment. */
async function around(run: Run<'Sweep'>, machine: number, moment: number): Promise<Sentence> {
  const grid = await run.ask('grid', timeOf(moment), machine, 1);
  const done = sure(grid[0]);
  const [before, after] = await Promise.all([
    done > 0 ? run.ask('when', machine, done) : undefined,
    run.ask('when', machine, done + 1),
  ]);
  const count = (t: bigint | undefined) => (t === undefined ? 0 : momentOf(t));
  const kind = `${before === undefined ? 'no' : 'yes'}-${after === undefined ? 'no' : 'yes'}`;
  return {
    id: 'task-which-around',
    args: { machine, kind, step: done, next: done + 1, before: count(before), after: count(after) },
  };
}
