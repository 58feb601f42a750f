import table from '../../../../../crates/rules/functions.json';

/** What a script may call a function with, or calls it on: the headings of the list. */
export const kindsOfFunctions = ['number', 'list', 'text', 'map'] as const;

/** A function that a script may call besides its own, from the table that the documentation and the tests read too. */
export interface ScriptFunction {
  readonly of: (typeof kindsOfFunctions)[number];
  readonly name: string;
  /** How it is called, with names for its arguments. */
  readonly call: string;
  /** The kind of what it returns: the message `rules-type-<gives>` names it. */
  readonly gives: string;
  /** What is written, and a value that equals what comes of it. */
  readonly examples: readonly (readonly [script: string, value: string])[];
  /** What is written, and the code of the error that comes of it. */
  readonly refused?: readonly (readonly [script: string, code: string])[];
}

export const scriptFunctions = table as unknown as readonly ScriptFunction[];

/** The message that says what a function does. */
export const aboutFunction = ({ of, name }: ScriptFunction): string =>
  `rules-call-${of}-${name.replaceAll('_', '-')}`;

/** What an example shows: what is written, an arrow, and what comes of it. */
export const exampleOf = ({ examples: [first] }: ScriptFunction): string =>
  first ? `${first[0]}  →  ${first[1]}` : '';
