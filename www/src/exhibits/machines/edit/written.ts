import { sure } from '../../../sure.ts';
import { endName, type Machine, ruleOf, ruleText } from '../machine.ts';

/** The largest table that is edited cell by cell. */
const LARGEST = { states: 10, symbols: 4 } as const;
/** The ends, by the words that stand before their names in a text. */
const ends = ['halt', 'accept', 'reject'] as const;
/** The letters that name new states. Z stops a machine. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
/** The digits that name new symbols. */
const DIGITS = '0123456789';

/** A cell of a table. */
export interface Cell {
  readonly state: number;
  readonly symbol: number;
}

/** Text that somebody has typed into cells, by their keys. */
export type Typed = ReadonlyMap<string, string>;

export const keyOf = ({ state, symbol }: Cell): string => `${state} ${symbol}`;

/** The rule of a cell as it stands in the table. */
export const textOf = (machine: Machine, { state, symbol }: Cell): string =>
  ruleText(machine, ruleOf(machine, state, symbol));

/** Whether a table has few enough cells to be edited one by one. */
export const isSmall = ({ states, symbols }: Pick<Machine, 'states' | 'symbols'>): boolean =>
  states.length <= LARGEST.states && symbols.length <= LARGEST.symbols;

/** A table as a text that the core reads, and the cell in each of its lines that holds a rule. */
export interface Written {
  readonly text: string;
  readonly cells: ReadonlyMap<number, Cell>;
}

/**
 * The table of a machine, a rule a line, with what was typed in place of its rules. The core reads it: here a rule is
 * only taken apart, by its characters: the symbol, the direction, and the name of the next state.
 */
export function writtenOf(machine: Machine, typed: Typed, input: string): Written {
  const { states, symbols, start } = machine;
  const lines = [
    ['start:', word(sure(states[start]))],
    ['blank:', word(sure(symbols[0]))],
    ['symbols:', ...symbols.map(word)],
    ['states:', ...states.map(word)],
    ...ends.map((end) => [`${end}:`, word(endName(machine, end))]),
    ...(input === '' ? [] : [['input:', word(input)]]),
  ];
  const cells = new Map<number, Cell>();
  for (const [state, name] of states.entries()) {
    for (const [symbol, read] of symbols.entries()) {
      const cell = { state, symbol };
      const rule = typed.get(keyOf(cell)) ?? textOf(machine, cell);
      if (/^\s*(?:---)?\s*$/.test(rule)) continue;
      const [write = '', move = '', ...next] = rule;
      const parts = [name, read, write, move, next.join('')].filter((part) => part !== '');
      lines.push(parts.map(word));
      // The lines of a text have numbers from 1.
      cells.set(lines.length, cell);
    }
  }
  return { text: lines.map((line) => line.join(' ')).join('\n'), cells };
}

/** A word as every form of text reads it: in quotes, unless it has only letters, digits, `_` and `-`. */
const word = (text: string): string =>
  /^\w[\w-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;

/** The machine with one state more, which has no rules; undefined if no more are edited here. */
export function withState(machine: Machine): Machine | undefined {
  const { states, symbols, rules } = machine;
  const letter = [...LETTERS].find((name) => !states.includes(name)) ?? 'A';
  const more = { ...machine, states: [...states, letter] };
  return isSmall(more)
    ? { ...more, rules: [...rules, ...symbols.map(() => undefined)] }
    : undefined;
}

/** The machine without its last state and the rules that lead there; undefined if it begins there. */
export function withoutState(machine: Machine): Machine | undefined {
  const { states, symbols, rules, start } = machine;
  const last = states.length - 1;
  if (start === last) return undefined;
  const kept = rules.slice(0, last * symbols.length);
  return {
    ...machine,
    states: states.slice(0, last),
    rules: kept.map((rule) => (rule?.next === last ? undefined : rule)),
  };
}

/** The machine with one symbol more, for which no state has a rule; undefined if no more are edited here. */
export function withSymbol(machine: Machine): Machine | undefined {
  const { states, symbols, rules } = machine;
  const digit = [...DIGITS].find((name) => !symbols.includes(name)) ?? '0';
  const more = { ...machine, symbols: [...symbols, digit] };
  if (!isSmall(more)) return undefined;
  const of = (state: number) => rules.slice(state * symbols.length, (state + 1) * symbols.length);
  return { ...more, rules: states.flatMap((_, state) => [...of(state), undefined]) };
}

/** The machine without its last symbol and the rules that write it; undefined if it has only two symbols. */
export function withoutSymbol(machine: Machine): Machine | undefined {
  const { symbols, rules } = machine;
  const last = symbols.length - 1;
  if (last < 2) return undefined;
  return {
    ...machine,
    symbols: symbols.slice(0, last),
    rules: rules.flatMap((rule, at) => {
      if (at % symbols.length === last) return [];
      return [rule?.write === last ? undefined : rule];
    }),
  };
}
