/**
 * A deterministic Turing machine of Python's automata-lib as JSON: its parameters under their names.
 *
 *     {"states": ["q0", "q1"], "input_symbols": ["0"], "tape_symbols": ["0", "."], "blank_symbol": ".",
 *      "transitions": {"q0": {"0": ["q1", ".", "R"]}}, "initial_state": "q0", "final_states": ["q1"]}
 */

import { type FileFault, type ForeignMachine, type ForeignRule, fault } from './foreign-machine.ts';
import { keyTwice } from './json-keys.ts';

const KEYS = ['transitions', 'initial_state', 'blank_symbol', 'final_states'] as const;
const LISTS = ['states', 'input_symbols', 'tape_symbols'] as const;
const moves = { L: 'L', R: 'R', N: 'S' } as const;

/** Reads such a text. */
export function read(text: string): ForeignMachine {
  // A piece of the text is named by itself: the place in a refusal is where it first stands.
  const refuse = (what: FileFault, name: string): never => {
    throw fault(text, Math.max(0, text.indexOf(JSON.stringify(name))), what, name);
  };
  const whole = parse(text);
  const twice = keyTwice(text);
  if (twice) throw fault(text, twice.at, 'twice', JSON.parse(twice.written));
  for (const key of KEYS) if (!(key in whole)) throw fault(text, 0, 'missing', key);
  const string = (value: unknown, name: string): string =>
    typeof value === 'string' ? value : refuse('kind', name);
  const list = (name: string): string[] => {
    const value = whole[name] ?? [];
    if (!Array.isArray(value)) return refuse('kind', name);
    return value.map((one) => string(one, name));
  };
  const sign = (value: unknown): string => {
    const symbol = string(value, 'transitions');
    return [...symbol].length === 1 ? symbol : refuse('symbol', symbol);
  };
  const start = string(whole.initial_state, 'initial_state');
  const blank = sign(whole.blank_symbol);
  const accept = list('final_states');
  const rules: ForeignRule[] = [];
  let aside = Object.keys(whole).filter(
    (key) => ![...KEYS, ...LISTS].some((known) => known === key),
  ).length;
  for (const [state, row] of entries(whole.transitions, () => refuse('kind', 'transitions'))) {
    for (const [symbol, does] of entries(row, () => refuse('kind', state))) {
      if (!Array.isArray(does) || does.length !== 3) refuse('kind', state);
      const [next, write, way] = does as unknown[];
      const move = moves[String(way) as keyof typeof moves] ?? refuse('move', String(way));
      const rule = { state, read: sign(symbol), write: sign(write), move };
      if (accept.includes(state)) aside += 1;
      else rules.push({ ...rule, next: string(next, state) });
    }
  }
  if (accept.includes(start)) refuse('start', start);
  const states = list('states');
  const known = [...states, ...rules.map((rule) => rule.state), ...accept];
  for (const name of [start, ...rules.map(({ next }) => next)]) {
    if (!known.includes(name)) refuse('state', name);
  }
  const tape = [...list('tape_symbols'), ...list('input_symbols')].map(sign);
  const used = rules.flatMap((rule) => [rule.read, rule.write]);
  return {
    start,
    blank,
    accept,
    rules,
    aside,
    states: [...new Set([...states, ...rules.map((rule) => rule.state)])],
    symbols: [...new Set([blank, ...tape, ...used])],
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch (thrown) {
    const at = /position (\d+)/.exec(String(thrown))?.[1];
    throw fault(text, Number(at ?? 0), 'syntax');
  }
  throw fault(text, 0, 'syntax');
}

function entries(value: unknown, refuse: () => never): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  return Object.entries(value);
}
