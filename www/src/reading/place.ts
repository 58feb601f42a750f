/** Where something stands in a text, and refusals that say it. */
import { CodedError, type Params } from '../engine/errors.ts';

/** The line and the column, from 1, of what has `at` UTF-16 units before it. A column counts characters. Cost O(at). */
export function placeIn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** The error `graph-<what>` about what stands at a place. */
export const refused = (what: string, text: string, at: number, params: Params = {}): CodedError =>
  new CodedError(`graph-${what}`, { ...placeIn(text, at), ...params });

/** How many characters of a text a refusal quotes. */
const QUOTED = 24;

/** The error that what stands at a place does not belong there: `length` UTF-16 units, or the rest of the line. */
export function unexpected(text: string, at: number, length = QUOTED): CodedError {
  const [found = ''] = text.slice(at, at + Math.min(length, QUOTED)).split('\n');
  return refused('unexpected', text, at, { found: found.trim() || '¶' });
}
