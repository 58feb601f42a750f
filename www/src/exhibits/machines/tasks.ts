import type { Judged, Part, Task, Tasks, Unfit } from '../../stage/task/task.ts';
import { wholeNumber } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { ruleArgs, verdictOf } from './account.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { machinesLocks } from './locks.ts';
import { type End, type Machine, ruleOf, stateName } from './machine.ts';
import { makeMachine } from './making.ts';
import { by, type Claimed, partingOf, SHOWN } from './parting.ts';
import { ranOf } from './ran.ts';
import type { ShownMachine } from './shown.ts';

/** How far the solver runs a machine to see whether it stops. */
const BOUND = 100_000_000;

/** The tasks of a machine, about the step that is shown. */
export function machineTasks(figure: ShownMachine): Tasks {
  const make = async (kind: string): Promise<Task | Unfit> => {
    if (kind === 'make') return (await makeMachine(figure)) as Task | Unfit;
    const { ran, timeline } = figure;
    const stop = sure(ran).verdict.stop;
    if (stop && timeline.cursor >= stop.step) return { unfit: 'task-unfit-stopped' };
    return (kind === 'next' ? await nextStep(figure) : await whenStopped(figure)) as Task | Unfit;
  };
  const numbers = [{ field: 'ones', kind: 'make' }];
  return Object.assign(make, { numbers, locks: machinesLocks });
}

const moves = ['left', 'right', 'stay'] as const;
const ends = ['halt', 'accept', 'reject'] as const;

/** What a machine can do in a step: the heads of its rules, and where they lead. */
function optionsOf({ states, rules }: Machine, stops: End | undefined) {
  const stays = rules.some((rule) => rule?.move === 0);
  const ended = ends.filter((end) => end === stops || rules.some((rule) => rule?.next === end));
  return {
    go: moves.filter((move) => move !== 'stay' || stays),
    next: [...states.keys(), ...ended] as readonly (number | End)[],
  };
}

/** How a machine stops with a step that has no next state. */
function ended(machine: Machine, { state, read }: { state: number; read: number }): End {
  const next = ruleOf(machine, state, read)?.next;
  return typeof next === 'string' ? next : 'halt';
}

/** To say what the machine does in its next step. */
async function nextStep(figure: ShownMachine): Promise<Task<readonly number[]> | Unfit> {
  const { machine } = sure(figure.ran);
  const { cursor } = figure.timeline;
  const scene = figure.currentScene();
  const config = { ...configOf(scene), limit: cursor + SHOWN };
  const asking = { signals: [figure.lifetime] } as const;
  const ran = await engine.read('TuringMachine', config, asking, async (run) => {
    const { known } = await run.ask('summary');
    if (known <= cursor) return undefined;
    const [rows, symbols] = await Promise.all([
      run.ask('steps', cursor, known - cursor),
      tapeAround(run, cursor),
    ]);
    return { rows, ...symbols };
  });
  if (!ran) return { unfit: 'task-unfit-stopped' };
  const row = sure(ran.rows[0]);
  // Where the table has no rule, a link can say that the machine stops with a step.
  const end: End = ended(machine, row);
  const right: number | End = row.next ?? end;
  const { go, next } = optionsOf(machine, row.next === undefined ? end : undefined);
  const args = { state: machine.states[row.state], read: machine.symbols[row.read] };
  const reason: Sentence = {
    id: 'task-next-reason',
    args: { ...args, ...ruleArgs(machine, { write: row.write, move: by[row.go], next: right }) },
  };
  const parts: readonly Part[] = [
    {
      label: { id: 'task-next-writes' },
      choices: machine.symbols.map((symbol) => ({ id: 'task-next-symbol', args: { symbol } })),
    },
    {
      label: { id: 'task-next-head' },
      choices: go.map((move) => ({ id: 'task-next-go', args: { move } })),
    },
    {
      label: { id: 'task-next-after' },
      choices: next.map((one) => ({
        id: 'task-next-then',
        args: { end: typeof one === 'number' ? 'no' : one, state: stateName(machine, one) },
      })),
    },
  ];
  const claimed = ([write, move, then]: readonly number[]): Claimed => ({
    write: sure(write),
    go: sure(go[sure(move)]),
    next: sure(next[sure(then)]),
  });
  return {
    ask: { id: 'task-next' },
    fits: { id: 'task-fits' },
    parts,
    look: [{ id: 'task-look-rule', args }],
    solution: [reason],
    judge: async (answer): Promise<Judged> => {
      const step = claimed(answer);
      if (step.write === row.write && step.go === row.go && step.next === right) {
        return { right: true, said: [reason] };
      }
      return { right: false, said: await partingOf(figure, ran, step) };
    },
  };
}

/** The tape around the head after some steps, as far as the steps of a parting reach. */
async function tapeAround(
  run: Parameters<typeof ranOf>[0],
  step: number,
): Promise<{ readonly symbols: Uint8Array; readonly from: number }> {
  const { head } = await run.ask('at', step);
  const from = head - SHOWN - 1;
  return { symbols: await run.ask('tape', step, from, head + SHOWN + 2), from };
}

/** To say after how many steps the machine stops. */
async function whenStopped(figure: ShownMachine): Promise<Task<number> | Unfit> {
  const bound = BOUND;
  const config = { ...configOf(figure.currentScene()), limit: bound };
  const asking = { signals: [figure.lifetime] } as const;
  const { verdict, machine, last } = await engine.read(
    'TuringMachine',
    config,
    asking,
    async (run) => {
      const ran = await ranOf(run);
      return { ...ran, last: await run.ask('at', Math.max(0, ran.verdict.known - 1)) };
    },
  );
  const { stop } = verdict;
  if (!stop) return { unfit: 'task-unfit-halt', args: { bound } };
  const solution = [verdictOf(verdict)];
  return {
    ask: { id: 'task-halt', args: { bound } },
    fits: { id: 'task-fits' },
    typed: wholeNumber({ id: 'task-halt-typed' }, 0, bound),
    look: [
      {
        id: 'task-look-stop',
        args: { state: stateName(machine, last.state), read: machine.symbols[last.read] },
      },
    ],
    solution,
    judge: (steps): Judged => {
      if (steps === stop.step) return { right: true, said: solution };
      const on = steps < stop.step ? 'yes' : 'no';
      return { right: false, said: [{ id: 'task-halt-wrong', args: { steps, on } }] };
    },
  };
}
