import type { CodedError } from '../../../engine/errors.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain, type Sentence } from '../../../words/sentence.ts';

/** What is wrong with a script: where, what, and in which call. */
export function scriptWrong(words: Messages, { code, params, message }: CodedError): string {
  const { line, column, function: called, position } = params;
  const what: Sentence = words.has(`error-${code}`)
    ? { id: `error-${code}`, args: params }
    : { id: 'error-internal', args: { detail: message } };
  const where =
    line === undefined ? [] : [{ id: 'script-at', args: { line, column: column ?? 'none' } }];
  const call =
    called === undefined || position === undefined
      ? []
      : [{ id: 'script-in-call', args: { function: called, position } }];
  return plain(words, [...where, what, ...call]);
}
