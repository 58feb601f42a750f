/**
 * Turing machines in the forms of other programs. The core reads texts of rules; a form that it only knows by its name is
 * read here and handed to the core as a rule a line. Page and npm package share this file. What a form needs is fetched when
 * a text of that form is opened.
 */
import type { MachineReading, MachineTextConfig } from '../../pkg/notations.js';
import { CodedError } from '../engine/errors.ts';
import type { ForeignMachine, MachineReader } from './foreign-machine.ts';

/** What somebody says of a text that can be read in several ways. */
export type MachineChoice = Omit<MachineTextConfig, 'text'>;

/** The forms that are read here, by the names that the core gives them in `turing-other-form`. */
const readers: Readonly<Record<string, () => Promise<{ readonly read: MachineReader }>>> = {
  jflap: () => import('./machine-jflap.ts'),
  json: () => import('./machine-json.ts'),
};

/** How a text was read: as the core says, but with its own form. */
export interface ForeignReading extends Omit<MachineReading, 'form'> {
  readonly form: MachineReading['form'] | string;
}

/**
 * Reads a machine of any form. `core` reads a text as `MachineText` does, and throws what it throws; what it returns comes
 * back, with the reading. Cost O(n) for n characters. Errors: those of `core`, and `turing-file`.
 */
export async function readMachine<Machine>(
  text: string,
  choice: MachineChoice,
  core: (text: string, choice: MachineChoice) => Promise<readonly [Machine, MachineReading]>,
): Promise<{ readonly machine: Machine; readonly reading: ForeignReading }> {
  try {
    const [machine, reading] = await core(text, choice);
    return { machine, reading };
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    const form = String(params.form);
    const reader = code === 'turing-other-form' ? readers[form] : undefined;
    if (!reader) throw thrown;
    const { read } = await reader();
    const found = read(text);
    const [machine, reading] = await core(canonical(found), { form: 'tuples' });
    const { order: _, ...said } = reading;
    const { accept: ends, aside } = found;
    return { machine, reading: { ...said, form, orders: [], ends: [...ends], aside } };
  }
}

/** A machine as rules that the core reads. */
function canonical({ start, blank, symbols, states, accept, rules }: ForeignMachine): string {
  const lines = [
    ['start:', word(start)],
    ['blank:', word(blank)],
    ['symbols:', ...symbols.map(word)],
    ['states:', ...states.filter((name) => !accept.includes(name)).map(word)],
    ['accept:', ...accept.map(word)],
    ...rules.map(({ state, read, write, move, next }) => [
      ...[state, read, write].map(word),
      move,
      word(next),
    ]),
  ];
  return lines.map((line) => line.join(' ')).join('\n');
}

/** A word in quotes, unless it has only letters, digits, `_` and `-`. */
const word = (text: string): string =>
  /^\w[\w-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
