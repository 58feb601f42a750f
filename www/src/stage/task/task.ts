import type { Asking } from '../../engine/engine.ts';
import { integer } from '../../share/codec-fields.ts';
import type { Messages } from '../../words/messages.ts';
import type { MessageArgs } from '../../words/pattern.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { AnyLocks } from './locks.ts';

/** What the solver says of an answer. */
export interface Judged {
  /** Whether the answer is right; undefined if the solver cannot decide it within the bound that `said` names. */
  readonly right: boolean | undefined;
  /** Of a right answer the reason; of a wrong one what it leads to, without naming what would be right. */
  readonly said: readonly Sentence[];
}

/** An answer that is given with a button. */
export interface Offered<Answer> {
  readonly label: string;
  readonly args?: MessageArgs;
  readonly answer: Answer;
}

/** What a typed text means, or why it means nothing. */
export type ReadAnswer<Answer> = { readonly answer: Answer } | { readonly wrong: Sentence };

/** A choice that is a part of an answer. */
export interface Part {
  readonly label: Sentence;
  readonly choices: readonly Sentence[];
}

/** Marks of the picture that the reader chooses to answer. */
export interface Marked<Answer> {
  /** The marks that are chosen by now. */
  readonly marks: readonly unknown[];
  /** The reader touches a mark: chooses it, or lets it go. */
  touch(mark: unknown): void;
  /** What is chosen by now. */
  said(): Sentence;
  /** The answer that is chosen, or what it lacks. */
  read(): ReadAnswer<Answer>;
  /** What is chosen, as a link says it. */
  text(): string;
  /** Chooses what such a text says, and nothing else; false if it says nothing that can be chosen. */
  choose(text: string): boolean;
}

/** An answer that a link says, because it changes what is shown. */
export interface Pictured {
  /** The fields of the link that say it. */
  readonly fields: readonly string[];
  /** Shows the answer that a scene has, as if it had been given on the picture; returns why it is not one. */
  show(scene: unknown): Promise<Sentence | undefined>;
}

/** A question about a moment, whose answer the solver knows. */
export interface Task<Answer = unknown> {
  readonly ask: Sentence;
  /** What a teacher hears who chooses this task: how hard it is, for example how many moves win. */
  readonly fits: Sentence;
  /** The buttons that answer. */
  readonly offered?: readonly Offered<Answer>[];
  /** What is typed to answer: its label, and what a text means or why it means nothing. */
  readonly typed?: {
    readonly label: Sentence;
    read(text: string): ReadAnswer<Answer> | Promise<ReadAnswer<Answer>>;
    /** Another way to give the text, such as a table: `text` stands in the field now, and `put` writes another one there. */
    also?(words: Messages, text: string, put: (text: string) => void): unknown;
  };
  /** Choices that answer together: the answer has the number of what was chosen in each. */
  readonly parts?: readonly Part[];
  /** What is chosen on the picture to answer, before it is checked. */
  readonly marked?: Marked<Answer>;
  /** The answer that the picture shows by now; undefined as long as it shows none. */
  shown?(): Answer | undefined;
  /** How the link says the answer, where the picture shows it. */
  readonly pictured?: Pictured;
  /** The verdict of the solver. `asking` hears of its progress and can end it. */
  judge(answer: Answer, asking?: Asking): Judged | Promise<Judged>;
  /** How often a reader may try, where that is less than the link allows. */
  readonly tries?: number;
  /** Where to look, after the second wrong answer. */
  readonly look: readonly Sentence[];
  /** A right answer with its reason, once the task is over. */
  readonly solution: readonly Sentence[];
  /** Puts the picture back to the question, if answers change it. */
  again?(): void | Promise<void>;
}

/** Why a moment has no task of a kind. The sentence is also the notice of a link that asks for it. */
export interface Unfit {
  readonly unfit: string;
  /** The values of the sentence. */
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A field with a number that a task has besides its kind. */
export interface TaskNumber {
  readonly field: string;
  /** The kind of task that has it. */
  readonly kind: string;
  /** The largest number that is offered, if they are few; a link may have a larger one. Otherwise the number is typed. */
  readonly most?: number;
  /** Whether any number will do, so that it may be left out. */
  readonly any?: true;
}

/** Makes the task of a kind for the moment that is shown. `asking` hears of the progress and can end it. */
export type MakeTask = (kind: string, asking?: Asking) => Promise<Task | Unfit>;

/** What a teacher can ask of an exhibit, and fix in it. */
export interface Tasks extends MakeTask {
  readonly locks: AnyLocks;
  /** The numbers that a teacher chooses besides the kind. */
  readonly numbers?: readonly TaskNumber[];
  /** The exhibit has no task `next` of its own. So that is another word for `predict`: it asks before each milestone. */
  readonly predicts?: true;
}

/** A whole number that is typed to answer. */
export const wholeNumber = (
  label: Sentence,
  min: number,
  max: number,
): { readonly label: Sentence; read(text: string): ReadAnswer<number> } => ({
  label,
  read: (text) => {
    const read = integer({ min, max, default: min }).read('', text.trim());
    return 'value' in read
      ? { answer: read.value }
      : { wrong: { id: 'field-wrong', args: { min, max } } };
  },
});

/** Why a moment has no task, as a sentence. */
export const sentenceOf = ({ unfit, args }: Unfit): Sentence =>
  args ? { id: unfit, args } : { id: unfit };

export const isUnfit = (task: Task | Unfit): task is Unfit => 'unfit' in task;
