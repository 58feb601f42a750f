/** What tells the answer of a task: its own words, and each piece of a moment that stands there only with hints. */

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A mark of the picture without its place and size: what it is, and what it is called. */
const markOf = (tag: string): string =>
  ['class', 'id', 'aria-label', 'data-step']
    .flatMap((name) => new RegExp(` ${name}="[^"]*"`).exec(tag) ?? [])
    .join('');

/** The marks of a picture. */
export const marksIn = (markup: string): string[] => (markup.match(/<\w[^>]*>/g) ?? []).map(markOf);

/** A role without a name says nothing, and an address holds the moment itself. */
const EMPTY = /^\w+:?$|^[^\p{L}\p{N}]*$|#v=1/u;

/** Texts and marks as pieces, without those that say nothing. */
export const pieces = (all: readonly string[]): Set<string> =>
  new Set(all.map(oneLine).filter((one) => !EMPTY.test(one)));

/** The values of an answer's sentences that do not stand everywhere: moves, lists and long numbers. */
export const telling = (values: readonly string[]): string[] =>
  // Fewer digits stand everywhere, and so does a vector, as a part of the rules.
  values.filter((value) => /\d.*\D|\d{3}/.test(value) && !/^\(−/.test(value));

/** A task, and what stands at its moment. */
export interface Asked {
  /** The sentences of its answer, and the values in them. */
  readonly answer: readonly string[];
  /** What the question says, and what stands there without hints: it is no answer. */
  readonly known: readonly string[];
  /** The pieces that hints add. */
  readonly added: ReadonlySet<string>;
}

/** The answer's texts that are not known, and a function that returns the pieces that give it away. */
export function givenAway({ answer, known, added }: Asked) {
  const secret = answer.map(oneLine).filter((text) => !known.some((one) => one.includes(text)));
  const given = (all: Iterable<string>): string[] =>
    [...all].filter((one) => added.has(one) || secret.some((text) => one.includes(text)));
  return { secret, given };
}
