/**
 * What the core has answered about the runs with which an exhibit opens. The build asks the core and puts the answers into
 * the script of the exhibit, so a figure draws its opening before the core has come.
 */

/** A run, and the answers to questions about it, by `keyOf`. */
export interface KnownRun {
  readonly model: string;
  readonly config: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

export type Opening = readonly KnownRun[];

/** A text that two values share only if they are equal. A question is its method and its arguments. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part)) ?? '';

/** What is known of a run; undefined if it is not one of the opening. */
export const knownRun = (
  opening: Opening,
  model: string,
  config: unknown,
): KnownRun | undefined => {
  const key = keyOf(config);
  return opening.find((known) => known.model === model && known.config === key);
};
