import type {
  MachineProof,
  MachineTable,
  TuringBreak,
  TuringRow,
  TwoStateMachine,
} from '../../../pkg/machines.js';
import type { Run } from '../../engine/engine.ts';
import type { Step as Milestone } from '../../stage/exhibit.ts';
import type { Fate, Verdict } from './account.ts';
import type { Configuration, End, Machine, Rule, Step } from './machine.ts';
import { AROUND } from './picture/layout.ts';
import type { Begun } from './picture/rows.ts';

type MachineRun = Run<'TuringMachine'>;

/** What a step is looked for by. */
export type Wanted = TuringBreak;

/** The most steps that the core lists at once. */
export const MOST_ROWS = 10_000;
/** The steps from the beginning on that are known as a list, so that their rows can be drawn one by one. */
const EARLY = 400;
/** The steps before it that a moment holds. */
const BEFORE = 60;

/** What is known of a whole run. */
export interface Ran {
  readonly machine: Machine;
  readonly verdict: Verdict;
  /** The first and the last cell that the head has met. */
  readonly reach: { readonly left: number; readonly right: number };
  readonly milestones: readonly Milestone[];
  /** The beginning: the tape, and the first steps. */
  readonly begun: Begun;
  /** The tape at the beginning, as text. */
  readonly tape: { readonly left: string; readonly right: string };
}

/** A moment of a run. */
export interface Here {
  /** The run, so that a moment is never drawn as one of another machine. */
  readonly ran: Ran;
  /** Where the cursor was when this was asked; a run that has stopped stays where it is. */
  readonly cursor: number;
  readonly configuration: Configuration;
  /** The steps that led here, the last one last. */
  readonly steps: readonly Step[];
}

const stepOf = ({ step, state, head, read }: TuringRow): Step => ({
  number: step + 1,
  state,
  read,
  head,
});

/** A part of the steps, from the one after `first` steps on. */
export const stepsOf = async (run: MachineRun, first: number, count: number): Promise<Step[]> =>
  (await run.ask('steps', first, count)).map(stepOf);

/** How far the head goes. */
const steps = { left: -1, stay: 0, right: 1 } as const;

export function machineOf({ states, symbols, start, cells }: MachineTable): Machine {
  const rules = cells.map((cell): Rule | undefined => {
    if (!cell) return undefined;
    const next = cell.next ?? (cell.end as End);
    return { write: cell.write, move: steps[cell.go], next };
  });
  return { states, symbols, start, rules };
}

/** The tape at the beginning, as far as it is drawn. */
function begunWith({ left, right, symbols }: MachineTable): Omit<Begun, 'steps'> {
  const [before, after] = [[...left].slice(-EARLY), [...right].slice(0, EARLY)];
  return {
    from: -before.length,
    symbols: [...before, ...after].map((symbol) => Math.max(0, symbols.indexOf(symbol))),
  };
}

/** Why a machine never stops, as the sentences say it. */
export function proofFrom(proof: MachineProof | undefined): Fate['proof'] {
  if (proof?.kind === 'repeat') return { kind: 'repeat', first: proof.first, second: proof.second };
  if (proof?.kind !== 'translated') return proof && { kind: 'unreachable' };
  const { first, second, shift: by } = proof;
  return { kind: 'shift', first, second, by };
}

/** What becomes of a machine with two states on the blank tape. */
export const fateOf = ({ halts, proof }: TwoStateMachine): Fate => ({
  stop: halts && { step: halts.steps, end: 'halt', marks: halts.ones },
  proof: proofFrom(proof),
});

/** The steps that use a rule for the first time. */
function firstUses(steps: readonly Step[]): Milestone[] {
  const used = new Set<string>();
  return steps.flatMap(({ number, state, read }) => {
    const rule = `${state} ${read}`;
    if (used.has(rule)) return [];
    used.add(rule);
    return [{ step: number }];
  });
}

/** Fetches what is known of a run. */
export async function ranOf(run: MachineRun): Promise<Ran> {
  const [summary, table, proof] = await Promise.all([
    run.ask('summary'),
    run.ask('table'),
    run.ask('proof'),
  ]);
  const { known, stop: why, end, ones } = summary;
  // A machine without a rule for what it reads halts.
  const stop =
    why === 'end' && end
      ? { step: known, end: end === 'missing' ? 'halt' : end, marks: ones }
      : undefined;
  const verdict: Verdict = { known, stop, proof: proofFrom(proof) };
  const early = await stepsOf(run, 0, Math.min(EARLY, verdict.known));
  const uses = firstUses(early);
  const last = stop?.step;
  const ends = last === undefined || uses.some(({ step }) => step === last) ? [] : [{ step: last }];
  return {
    machine: machineOf(table),
    verdict,
    reach: { left: summary.first, right: summary.last },
    milestones: [...uses, ...ends],
    begun: { ...begunWith(table), steps: early },
    tape: { left: table.left, right: table.right },
  };
}

/** Asks a run for its moments. */
export const momentAt =
  (run: MachineRun, ran: Ran) =>
  async (cursor: number): Promise<Here> => {
    const step = Math.min(cursor, ran.verdict.known);
    const first = Math.max(0, step - BEFORE);
    const [at, steps] = await Promise.all([run.ask('at', step), stepsOf(run, first, step - first)]);
    const [from, to] = [at.head - AROUND, at.head + AROUND];
    const symbols = await run.ask('tape', step, from, to + 1);
    const end = at.end === 'missing' ? undefined : (at.end as End | undefined);
    const state = at.state ?? end;
    return { ran, cursor, configuration: { step, state, head: at.head, symbols, from }, steps };
  };
