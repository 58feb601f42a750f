/** A machine as a reader of another program's form finds it. */
import { CodedError } from '../engine/errors.ts';

/** A rule by names. */
export interface ForeignRule {
  readonly state: string;
  readonly read: string;
  readonly write: string;
  readonly move: 'L' | 'R' | 'S';
  readonly next: string;
}

/** What a reader found. States that accept have no rules. */
export interface ForeignMachine {
  readonly start: string;
  readonly blank: string;
  readonly symbols: readonly string[];
  readonly states: readonly string[];
  readonly accept: readonly string[];
  readonly rules: readonly ForeignRule[];
  /** How much of the text is not used. */
  readonly aside: number;
}

/** Reads a text of one form, or throws a `CodedError` with the code `turing-file`. */
export type MachineReader = (text: string) => ForeignMachine;

/** What a text of another form lacks, or has that no machine here has. */
export type FileFault =
  | 'syntax'
  | 'missing'
  | 'tapes'
  | 'blocks'
  | 'kind'
  | 'twice'
  | 'choice'
  | 'symbol'
  | 'move'
  | 'state'
  | 'start';

/** The place of a character of a text, from 1. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

/** Why a text of another form is refused, with what it is about and where that stands. */
export function fault(text: string, at: number, what: FileFault, name = ''): CodedError {
  return new CodedError('turing-file', { what, name, ...placeOf(text, at) });
}
