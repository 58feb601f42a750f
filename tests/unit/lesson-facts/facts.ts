/** What a lesson claims, as it is calculated without the lesson and without the core. */
export interface Facts {
  /** The numbers to find, in the order of the lesson. */
  readonly numbers: readonly (() => number)[];
  /** The places of the right answers of each choice, from 0. */
  readonly choices: readonly (() => readonly number[])[];
  /**
   * What is right in the task of each figure, by the address of the figure. Of tasks that are answered by a move it is
   * how many moves are right.
   */
  readonly tasks: Readonly<Record<string, () => unknown>>;
  /** The same for tasks of figures that the lesson does not show, where only the core can calculate what it says. */
  readonly judged?: Readonly<Record<string, () => unknown>>;
  /** What else the core knows: rows of the tables of figures, in English, on which the words rest. */
  readonly tables?: Readonly<Record<string, readonly string[]>>;
  /** What else the words claim: each is true, and its text is in the lesson in all languages. */
  readonly claims?: readonly (readonly [text: string, holds: () => boolean])[];
  /** Every sentence of the teacher's notes, in English, that claims a number; and whether it is true. */
  readonly notes: readonly (readonly [sentence: string, holds: () => boolean])[];
  /** The other sentences of the notes that hold a number: questions, what pupils say, and what a table or the core says above. */
  readonly asides?: readonly string[];
}

/** The places of the options for which something holds. */
export const holding = <Option>(
  options: readonly Option[],
  holds: (option: Option) => boolean,
): readonly number[] => options.flatMap((option, at) => (holds(option) ? [at] : []));
