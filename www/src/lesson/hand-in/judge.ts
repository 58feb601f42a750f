/** Judges what pupils have handed in again, on the device that opens it: their codes hold no marks. */
import type { Slug } from '../../exhibits/slugs.ts';
import type { Sentence } from '../../words/sentence.ts';
import { type FigureBlock, type Lesson, lessonName, plainNumber } from '../lesson.ts';
import { endingOf, worth } from '../report/marks.ts';
import { type Done, type Given, placeOf, type ReadCode, readCode } from './code.ts';
import { type Question, questionsOf } from './questions.ts';

/** What the solver says of an answer. */
export interface Verdict {
  /** Undefined if it cannot be read, or not be decided. */
  readonly right: boolean | undefined;
  /** Whether it can be read as an answer. */
  readonly read: boolean;
  /** What the answer leads to, or why it cannot be read. */
  readonly said: string;
}

/** The task of a figure that nobody sees. */
export interface OpenTask {
  /** Undefined if the figure asks nothing. */
  judge(text: string): Promise<Verdict | undefined>;
  release(): void;
}

/** Opens the figure of a task. Rejects if its solver cannot be fetched. */
export type TaskOpener = (slug: Slug, scene: string) => Promise<OpenTask>;

/**
 * How one question ended: right at the first try, at a later one, a right answer was shown, still wrong or undecided, not
 * answered, free text, left out of a code that was too long, or not readable.
 */
export const states = [
  'first',
  'later',
  'shown',
  'open',
  'none',
  'text',
  'left',
  'unread',
] as const;
export type State = (typeof states)[number];

export interface Cell {
  readonly state: State;
  /** The answer as its code has it; empty without one. */
  readonly text: string;
  readonly tries: number;
  /** What the solver said of it. */
  readonly said: string;
}

/** What one pupil has handed in. */
export interface Pupil {
  readonly name: string;
  /** One cell for each question of the lesson. */
  readonly cells: readonly Cell[];
  /** Between 0 and 1; undefined if nothing in the lesson can be judged. */
  readonly score: number | undefined;
  /** Whether another pupil has the same name. */
  readonly namesake: boolean;
}

/** A piece that is no code of this lesson, or the same one again. */
export interface Refused {
  readonly piece: string;
  readonly reason: Sentence;
}

export interface Collected {
  readonly questions: readonly Question[];
  readonly pupils: readonly Pupil[];
  readonly refused: readonly Refused[];
}

const none: Cell = { state: 'none', text: '', tries: 0, said: '' };

/** What each ending counts. Free text counts nothing. */
const worthOf: Readonly<Record<State, number | undefined>> = {
  ...worth,
  none: 0,
  left: 0,
  unread: 0,
  text: undefined,
};

/** How a question ended on the device of the pupil. */
export function stateOf({ moment, at, block }: Question, done: Done): State {
  const answer = done.of(moment).answers[at];
  if (!answer) return 'none';
  if (block.kind === 'lines') return answer.given.trim() === '' ? 'none' : 'text';
  return answer.ending;
}

/** The mean over what can be judged; undefined if there is nothing of it. */
export function scoreOf(
  questions: readonly Question[],
  cells: readonly Pick<Cell, 'state'>[],
): number | undefined {
  const points = questions.flatMap(({ block }, at) => {
    const state = cells[at]?.state;
    return block.kind === 'lines' || state === undefined ? [] : (worthOf[state] ?? []);
  });
  return points.length === 0
    ? undefined
    : points.reduce((sum, one) => sum + one, 0) / points.length;
}

/** Reads and judges the codes of a lesson. Each different answer is judged once. */
export class Judge {
  readonly questions: readonly Question[];
  readonly #lesson: Lesson;
  readonly #open: TaskOpener;
  readonly #verdicts = new Map<string, Verdict>();
  readonly #tasks = new Map<string, Promise<OpenTask>>();

  constructor(lesson: Lesson, open: TaskOpener) {
    this.#lesson = lesson;
    this.#open = open;
    this.questions = questionsOf(lesson);
  }

  /** Judges all codes. Rejects if a solver cannot be fetched; what was judged until then is kept for another attempt. */
  async collect(
    pieces: readonly string[],
    progress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<Collected> {
    const refused: Refused[] = [];
    const read: { readonly code: ReadCode; readonly cells: readonly Cell[] }[] = [];
    const known = new Set<string>();
    for (const [at, piece] of pieces.entries()) {
      signal.throwIfAborted();
      progress(at);
      const line = piece.replace(/\s+/g, ' ');
      const reading = this.#read(line, known);
      if ('refused' in reading) {
        refused.push({ piece: line, reason: reading.refused });
        continue;
      }
      known.add(line);
      const cells: Cell[] = [];
      for (const question of this.questions)
        cells.push(await this.#cell(question, reading.code.answers.get(question.key)));
      read.push({ code: reading.code, cells });
    }
    progress(pieces.length);
    const many = (name: string) => read.filter(({ code }) => code.name === name).length;
    const pupils = read.map(({ code: { name }, cells }) => ({
      name,
      cells,
      score: scoreOf(this.questions, cells),
      namesake: name !== '' && many(name) > 1,
    }));
    return { questions: this.questions, pupils, refused };
  }

  /** Opens all figures that will judge, so that no network is needed later. Rejects if one cannot be fetched. */
  async prepare(): Promise<void> {
    for (const { key, block } of this.questions)
      if (block.kind === 'figure') await this.#taskOf(key, block);
  }

  /** Lets the figures go. */
  release(): void {
    for (const opening of this.#tasks.values())
      void opening.then((task) => task.release()).catch(() => {});
    this.#tasks.clear();
  }

  #taskOf(key: string, { slug, scene }: FigureBlock): Promise<OpenTask> {
    const opening = this.#tasks.get(key) ?? this.#open(slug, scene);
    this.#tasks.set(key, opening);
    // After a failure it is opened again.
    opening.catch(() => this.#tasks.get(key) === opening && this.#tasks.delete(key));
    return opening;
  }

  #read(
    line: string,
    known: ReadonlySet<string>,
  ): { readonly code: ReadCode } | { readonly refused: Sentence } {
    const reading = readCode(line);
    if ('refused' in reading) return reading;
    const { lesson, title, answers } = reading.code;
    if (lesson !== lessonName(this.#lesson.text))
      return { refused: { id: 'collect-other', args: { lesson: `${title}-${lesson}` } } };
    if (known.has(line)) return { refused: { id: 'collect-again' } };
    for (const [key, { text, left }] of answers) {
      const question = this.questions.find((one) => one.key === key);
      if (!question) return { refused: { id: 'collect-no-question', args: { key } } };
      if (!left && !isAnswer(question, text))
        return { refused: { id: 'collect-no-answer', args: { key, answer: text } } };
    }
    return reading;
  }

  async #cell(question: Question, given: Given | undefined): Promise<Cell> {
    if (!given) return none;
    const { text, tries, shown, left } = given;
    if (left) return { ...none, state: 'left' };
    if (question.block.kind === 'lines') return { ...none, state: 'text', text };
    const { right, read, said } = await this.verdict(question, text);
    const state = shown || read ? endingOf(shown ? false : right, tries, shown) : 'unread';
    return { state, text, tries, said };
  }

  /** What is said of an answer. */
  async verdict({ key, block }: Question, text: string): Promise<Verdict> {
    const name = `${key} ${text}`;
    const known = this.#verdicts.get(name);
    if (known) return known;
    const verdict = await this.#judged(key, block, text);
    this.#verdicts.set(name, verdict);
    return verdict;
  }

  async #judged(key: string, block: Question['block'], text: string): Promise<Verdict> {
    const unasked = { right: undefined, read: false, said: '' };
    if (block.kind === 'lines') return unasked;
    if (block.kind === 'number')
      return { right: plainNumber(text) === block.answer, read: true, said: '' };
    if (block.kind === 'choice') {
      const chosen = text.split(',').map(placeOf);
      const right = block.options.every((option, at) => option.right === chosen.includes(at));
      return { right, read: true, said: '' };
    }
    const task = await this.#taskOf(key, block);
    return (await task.judge(text)) ?? unasked;
  }
}

/** Whether a text can be an answer to a question. What a figure says of it is asked later. */
function isAnswer({ block }: Question, text: string): boolean {
  if (block.kind === 'number') return plainNumber(text) === text;
  if (block.kind !== 'choice') return true;
  const letters = /^[a-z]{1,3}(,[a-z]{1,3})*$/.test(text) ? text.split(',') : [];
  const places = letters.map(placeOf);
  const fits = places.every((place) => place < block.options.length);
  return letters.length > 0 && fits && new Set(places).size === places.length;
}

/** A wrong answer, and how many pupils gave it last. */
export interface WrongAnswer {
  readonly question: Question;
  readonly text: string;
  readonly count: number;
  readonly said: string;
}

/** The wrong answers that were given most often, at most `most` for each question. */
export function wrongAnswers(
  { questions, pupils }: Collected,
  most: number,
): readonly WrongAnswer[] {
  return questions.flatMap((question, at) => {
    const counts = new Map<string, WrongAnswer>();
    for (const { cells } of pupils) {
      const cell = cells[at];
      if (!cell || cell.text === '' || !isWrong(cell, question)) continue;
      const { text, said } = cell;
      const count = 1 + (counts.get(text)?.count ?? 0);
      counts.set(text, { question, text, count, said });
    }
    return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, most);
  });
}

/** Whether a cell holds a wrong answer. Of a choice or a number that was shown, the code holds the right one. */
const isWrong = ({ state }: Cell, { block }: Question): boolean =>
  state === 'open' || (state === 'shown' && block.kind === 'figure');
