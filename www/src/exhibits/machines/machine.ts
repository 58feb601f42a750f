import { sure } from '../../sure.ts';

/** How a machine stops when a rule has no next state. */
export type End = 'accept' | 'reject' | 'halt';

/** What a machine does in a state when it reads a symbol. */
export interface Rule {
  /** The number of the symbol that it writes. */
  readonly write: number;
  /** Where the head goes: to the left, to the right, or nowhere. */
  readonly move: -1 | 0 | 1;
  /** The number of its next state, or how it stops. */
  readonly next: number | End;
}

/** A table of rules, as the page draws it. States and symbols are numbers; their names are only shown. */
export interface Machine {
  readonly states: readonly string[];
  readonly symbols: readonly string[];
  readonly start: number;
  /** For each state in turn the rules for its symbols; undefined where the table has none. */
  readonly rules: readonly (Rule | undefined)[];
}

/** A moment of a machine with its tape. */
export interface Configuration {
  readonly step: number;
  /** The state, or how the machine has stopped. */
  readonly state: number | End | undefined;
  /** The cell under the head; the machine begins at 0. */
  readonly head: number;
  /** The symbols around the head, and the cell of the first of them. */
  readonly symbols: Uint8Array;
  readonly from: number;
}

/** A step of a run: the configuration that it begins with, as far as its rule depends on it. */
export interface Step {
  /** The number of the step, from 1. */
  readonly number: number;
  readonly state: number;
  readonly read: number;
  readonly head: number;
}

export const ruleOf = (
  { rules, symbols }: Machine,
  state: number,
  symbol: number,
): Rule | undefined => rules[state * symbols.length + symbol];

/** The symbol at a cell of the tape. */
export const symbolAt = ({ symbols, from }: Configuration, cell: number): number =>
  sure(symbols[cell - from]);

const ends = { accept: 'Y', reject: 'X', halt: 'Z' } as const;

/** The letter for the way in which a machine stops; a longer name if states have the letter. */
export const endName = ({ states }: Machine, end: End): string =>
  [ends[end], end].find((name) => !states.includes(name)) ?? `${end}-`;

/** The name of a state, or of the way in which a machine stops. */
export const stateName = (machine: Machine, state: number | End | undefined): string =>
  typeof state === 'number' ? sure(machine.states[state]) : state ? endName(machine, state) : '–';

/** The letters of a move, as the core writes them. */
const moves = { [-1]: 'L', 0: 'S', 1: 'R' } as const;

/** The word of a move in a message. */
export const moveWord = ({ move }: Rule): 'left' | 'stay' | 'right' =>
  move < 0 ? 'left' : move > 0 ? 'right' : 'stay';

/** A rule as the standard text has it: `1RB`; three dashes without a rule. */
export function ruleText(machine: Machine, rule: Rule | undefined): string {
  if (!rule) return '---';
  return `${sure(machine.symbols[rule.write])}${moves[rule.move]}${stateName(machine, rule.next)}`;
}
