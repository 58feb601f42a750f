import type { MachineConfig } from '../../../pkg/machines.js';
import { CodedError } from '../../engine/errors.ts';
import type { Judged, Task, Unfit } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { engine } from './core/engine.ts';
import { AnswerTable } from './edit/answer-table.ts';
import { longest } from './scene.ts';
import type { ShownMachine } from './shown.ts';

/**
 * The most steps and the most ones of a machine with one to five states that stops, as the literature has proved them. A
 * machine of at most four states that goes on longer never stops.
 */
const MOST_STEPS = [1, 6, 21, 107] as const;
const MOST_ONES = [1, 4, 6, 13, 4098] as const;
/** How far a larger machine is run. */
const BOUND = 1_000_000;

/** Machines that leave one, two, three and more ones; each has as few states as any that does. */
const EXAMPLES = [
  '1RZ---',
  '1RB0RA_1RZ0RB',
  '1RB1LA_1LA1RZ',
  '1RB1LB_1LA1RZ',
  '1RB1LC_1LA1RZ_1LB1LA',
  '1RB1RA_1LC1RZ_1RA1LB',
  '1RB1LA_1LA1RC_0LC1RD_1RA1RZ',
  '0RB1LC_1LA1RB_1LB0LD_1RZ0LA',
  '1RB0LD_1LA1RD_1LB1RZ_1LC1RA',
  '1RB1LC_1LD0RD_1LD1LA_1RZ1RA',
  '1RB0RC_1LC1RZ_1RA1LD_1RA1LB',
  '1RB0LA_1RC1LB_1LB1RD_1RZ0RA',
  '1RB1LB_1LA0LC_1RZ1LD_1RD0RA',
] as const;

/** What becomes of a machine on the blank tape. */
interface Made {
  readonly states: number;
  readonly symbols: number;
  /** Undefined if it has not stopped within the bound. */
  readonly steps: number | undefined;
  readonly ones: number;
}

/** A machine that leaves this many ones, with this many states at most; undefined if none is known here. */
function exampleOf(ones: number, states: number): string | undefined {
  const known = EXAMPLES[Math.min(ones, EXAMPLES.length) - 1];
  if (known === undefined) return undefined;
  const more = ones - EXAMPLES.length;
  const rows = known.split('_');
  // A state more walks over the ones to their right end and writes another there.
  for (let added = 0; added < more; added += 1) {
    const letter = LETTERS[rows.length];
    if (letter === undefined) return undefined;
    for (const [at, row] of rows.entries()) rows[at] = row.replace('Z', letter);
    rows.push(`1RZ1R${letter}`);
  }
  return rows.length <= states ? rows.join('_') : undefined;
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** To write a machine of the size of the one that is shown, which stops and leaves as many ones as the link says. */
export async function makeMachine(figure: ShownMachine): Promise<Task<string> | Unfit> {
  const { ones } = figure.currentScene();
  const states = sure(figure.ran).machine.states.length;
  const most = MOST_ONES[states - 1];
  const bound = MOST_STEPS[states - 1] ?? BOUND;
  if (most !== undefined && ones > most) {
    return { unfit: 'task-unfit-ones', args: { states, ones, most } };
  }
  const example = exampleOf(ones, states);
  if (example === undefined) return { unfit: 'task-unfit-unknown', args: { states, ones, bound } };
  const made = (config: MachineConfig) => runOf(figure, config, bound);
  const { machine, table } = figure.currentScene();
  const shown = await made(machine === 'written' ? { text: sure(table) } : { ready: machine });
  if (shown.steps !== undefined && shown.ones === ones) {
    return { unfit: 'task-unfit-made', args: { ones } };
  }
  const left = ({ steps, ones: count }: Made): Sentence =>
    steps === undefined
      ? { id: 'task-machine-runs', args: { bound } }
      : { id: 'task-machine-left', args: { steps, ones: count } };
  const rules = new AnswerTable(figure);
  await rules.open(states);
  return {
    ask: { id: 'task-machine', args: { states, bound, ones } },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-look-example' }],
    solution: [
      { id: 'task-machine-example', args: { text: example } },
      left(await made({ text: example })),
    ],
    typed: {
      label: { id: 'task-machine-typed' },
      also: (words, text, put) => rules.render(words, text, put),
      read: async (typed) => {
        const text = (await rules.edited()) ?? typed;
        const wrong: Sentence = { id: 'task-machine-size', args: { states } };
        if (text.length > longest.table) return { wrong };
        try {
          const read = await runOf(figure, { text }, 1);
          return read.states <= states && read.symbols <= 2 ? { answer: text } : { wrong };
        } catch (thrown) {
          const { code, params } = CodedError.from(thrown);
          return { wrong: { id: `error-${code}`, args: params } };
        }
      },
    },
    judge: async (text): Promise<Judged> => {
      const answer = await made({ text });
      const right = answer.steps !== undefined && answer.ones === ones;
      return { right, said: [left(answer)] };
    },
  };
}

/** Runs a machine on the blank tape, whatever tape it has brought. */
const runOf = (figure: ShownMachine, config: MachineConfig, limit: number): Promise<Made> =>
  engine.read(
    'TuringMachine',
    { ...config, tape: { left: '', right: '' }, limit },
    { signals: [figure.lifetime] },
    async (run) => {
      const [{ known, stop, ones }, { states, symbols }] = await Promise.all([
        run.ask('summary'),
        run.ask('table'),
      ]);
      const steps = stop === 'end' ? known : undefined;
      return { states: states.length, symbols: symbols.length, steps, ones };
    },
  );
