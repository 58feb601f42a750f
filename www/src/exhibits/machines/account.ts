import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import {
  type Configuration,
  type End,
  type Machine,
  moveWord,
  type Rule,
  ruleOf,
  ruleText,
  type Step,
  stateName,
  symbolAt,
} from './machine.ts';
import type { Mark } from './picture/frame.ts';

/** How a machine stops. */
export interface Stop {
  /** Its last step. */
  readonly step: number;
  readonly end: End;
  /** The cells that are not blank then. */
  readonly marks: number;
}

/** What becomes of a machine, as far as it is known. */
export interface Fate {
  readonly stop: Stop | undefined;
  /** Why it never stops. */
  readonly proof:
    | { readonly kind: 'repeat'; readonly first: number; readonly second: number }
    | {
        readonly kind: 'shift';
        readonly first: number;
        readonly second: number;
        readonly by: number;
      }
    | { readonly kind: 'unreachable' }
    | undefined;
}

/** The same for a run. */
export interface Verdict extends Fate {
  /** The steps that are known. */
  readonly known: number;
}

/** What the sentences are about. */
export interface Moment {
  readonly machine: Machine;
  readonly here: Configuration;
  /** The step that has led here; undefined at the beginning. */
  readonly last: Step | undefined;
  readonly verdict: Verdict;
  /** When it stops may be said, because the visitor has asked. */
  readonly reveals: boolean;
  /** The visitor is invited to step it. */
  readonly invites: boolean;
  /** No step after this one is shown. */
  readonly ends: boolean;
  readonly covered: boolean;
}

/** What a rule does, as values of a message. */
export function ruleArgs(machine: Machine, rule: Rule) {
  const stops = typeof rule.next !== 'number';
  return {
    write: machine.symbols[rule.write],
    move: moveWord(rule),
    end: stops ? (rule.next as string) : 'no',
    next: stateName(machine, rule.next),
  };
}

/** The moment in a sentence or two. */
export function narrate(moment: Moment): readonly Sentence[] {
  const { machine, here, last, invites, covered, ends } = moment;
  const stop = stopOf(moment);
  const ending: readonly Sentence[] = stop ? endOf(moment, stop) : ends ? openEnd(moment) : [];
  if (!last) {
    const args = {
      state: stateName(machine, here.state),
      read: machine.symbols[symbolAt(here, here.head)],
    };
    if (stop) return ending;
    return [{ id: invites ? 'machines-invite' : 'machines-begin', args }];
  }
  const rule = ruleOf(machine, last.state, last.read);
  const args = {
    number: last.number,
    state: machine.states[last.state],
    read: machine.symbols[last.read],
  };
  if (covered || !rule) return [{ id: 'machines-covered', args }, ...ending];
  const id = typeof rule.next === 'number' ? 'machines-did' : 'machines-did-last';
  const did = { id, args: { ...args, ...ruleArgs(machine, rule) } };
  // That nobody has seen it stop matters more than what the last step did.
  return stop ? [did, ...ending] : [...ending, did];
}

/** How the machine has stopped, if it has. */
const stopOf = ({ here, verdict: { stop } }: Moment): Stop | undefined =>
  stop && here.step >= stop.step ? stop : undefined;

function endOf({ machine, here }: Moment, stop: Stop): readonly Sentence[] {
  const args = {
    state: stateName(machine, here.state),
    read: machine.symbols[symbolAt(here, here.head)],
  };
  const missing: readonly Sentence[] =
    typeof here.state === 'number' ? [{ id: 'machines-no-rule', args }] : [];
  const { step: steps, marks, end } = stop;
  return [...missing, { id: 'machines-stopped', args: { steps, marks, end } }];
}

/** The figure ends while the machine still goes: why it never stops, or that it may. */
const openEnd = ({ here, reveals, verdict }: Moment): readonly Sentence[] =>
  reveals ? [verdictOf(verdict)] : [{ id: 'machines-goes-on', args: { steps: here.step } }];

/** When the machine stops, or why it never does. */
export function verdictOf({ stop, known, proof }: Fate & { readonly known?: number }): Sentence {
  if (stop) {
    const { step: steps, end, marks } = stop;
    return { id: `stop-verdict-${end === 'halt' ? 'stops' : end}`, args: { steps, marks } };
  }
  if (!proof) return { id: 'stop-verdict-unknown', args: { steps: known } };
  if (proof.kind === 'unreachable') return { id: 'stop-verdict-unreachable' };
  const args = { first: proof.first, second: proof.second };
  if (proof.kind === 'repeat') return { id: 'stop-verdict-repeat', args };
  const move = proof.by < 0 ? 'left' : 'right';
  return { id: 'stop-verdict-shift', args: { ...args, by: Math.abs(proof.by), move } };
}

/** How many cells on each side of the head the text of the figure lists. */
const SAID = 12;

const machineSentence = ({ states, symbols }: Machine): Sentence => ({
  id: 'text-machine',
  args: { states: states.join(', '), symbols: symbols.join(', ') },
});

/** Another machine, before its first step: what it has, and where it begins. */
export const beginning = (moment: Moment): readonly Sentence[] => [
  machineSentence(moment.machine),
  ...narrate(moment),
];

/** The whole current state. */
export function describe(moment: Moment): readonly Sentence[] {
  const { machine, here, verdict, reveals } = moment;
  const [from, to] = [here.head - SAID, here.head + SAID];
  const cells = Array.from({ length: 2 * SAID + 1 }, (_, at) => symbolAt(here, from + at));
  const symbols = cells.map((symbol) => sure(machine.symbols[symbol])).join(' ');
  const ended = stopOf(moment) !== undefined;
  const state = stateName(machine, here.state);
  return [
    machineSentence(machine),
    { id: ended ? 'text-ended' : 'text-state', args: { step: here.step, state, head: here.head } },
    { id: 'text-tape', args: { from, to, symbols } },
    // Where the figure ends before the machine does, the narration says it.
    ...(reveals && (ended || !moment.ends) ? [verdictOf(verdict)] : []),
    ...narrate(moment),
  ];
}

/** What a screen reader says of a mark. */
export function markSentence(
  machine: Machine,
  here: Configuration,
  mark: Mark,
  covered: (state: number, symbol: number) => boolean,
): Sentence {
  if (mark.kind === 'cell') {
    const symbol = machine.symbols[symbolAt(here, mark.cell)];
    const head = mark.cell === here.head ? 'yes' : 'no';
    return { id: 'machines-cell', args: { cell: mark.cell, symbol, head } };
  }
  if (mark.kind === 'rule')
    return ruleSentence(machine, mark.state, mark.symbol, covered(mark.state, mark.symbol));
  const { step } = mark;
  const args = {
    number: step.number,
    state: machine.states[step.state],
    read: machine.symbols[step.read],
    rule: covered(step.state, step.read)
      ? '?'
      : ruleText(machine, ruleOf(machine, step.state, step.read)),
  };
  return { id: 'machines-step', args };
}

/** Why a cell holds what it holds: the last step that was there, as far as the moment knows its steps. */
export function writtenBy(
  machine: Machine,
  here: Configuration,
  steps: readonly Step[],
  cell: number,
): { readonly step?: Step; readonly sentence: Sentence } {
  const step = steps.findLast(({ head }) => head === cell);
  const rule = step && ruleOf(machine, step.state, step.read);
  if (!step || !rule) {
    const known = steps.length < here.step ? steps.length : 0;
    return { sentence: { id: 'machines-why-untouched', args: { steps: known } } };
  }
  const args = {
    number: step.number,
    state: machine.states[step.state],
    read: machine.symbols[step.read],
    write: machine.symbols[rule.write],
  };
  return { step, sentence: { id: 'machines-why-wrote', args } };
}

/** What a rule of the table does. */
export function ruleSentence(
  machine: Machine,
  state: number,
  symbol: number,
  covered: boolean,
): Sentence {
  const rule = ruleOf(machine, state, symbol);
  const args = { state: machine.states[state], read: machine.symbols[symbol] };
  if (covered || !rule) {
    const none = { write: '', move: 'left', end: 'no', next: '' };
    return { id: 'machines-rule', args: { ...args, ...none, rule: covered ? 'covered' : 'none' } };
  }
  return { id: 'machines-rule', args: { ...args, ...ruleArgs(machine, rule), rule: 'some' } };
}

/** What predict-first asks before a step: which way its rule sends the head. */
export function questionOf(machine: Machine, step: Step | undefined): Question | undefined {
  const rule = step && ruleOf(machine, step.state, step.read);
  if (!step || !rule) return undefined;
  const args = { state: machine.states[step.state], read: machine.symbols[step.read] };
  return {
    ask: { id: 'machines-predict', args },
    answers: [
      { label: 'answer-left', right: rule.move < 0 },
      { label: 'answer-right', right: rule.move > 0 },
      // Only a machine whose head may stay is asked about it.
      ...(machine.rules.some((it) => it?.move === 0)
        ? [{ label: 'answer-stay', right: rule.move === 0 }]
        : []),
    ],
  };
}
