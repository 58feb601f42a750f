/**
 * What a learning platform keeps of a lesson between two visits, as one text:
 *
 *     who-wins-3k7abcd · 1 takes=4-7 · 2 b!2 · =k2f0      the code that could be handed in: answers, no marks
 *     1.2 v=1&heaps=3,5,7&takes=2-5                       what figures showed: moment, block, link
 *
 * The code comes first. Of the scenes those near the shown moment come first, as far as there is room.
 */

import type { Sentence } from '../../words/sentence.ts';
import { type Done, placeOf, type ReadCode, readCode, writeCode } from '../hand-in/code.ts';
import { type Cell, type Judge, scoreOf, stateOf } from '../hand-in/judge.ts';
import { type Question, questionsOf } from '../hand-in/questions.ts';
import type { Lesson } from '../lesson.ts';
import type { Answer, MomentProgress, Progress } from '../progress.ts';
import { asksAlike, later } from './marks.ts';

/** The characters that SCORM 1.2 grants (`CMIString4096`). */
export const MOST_STATE = 4096;
/** The longest text that is read. Whatever is longer was not written here. */
const MOST_READ = 64_000;

/** What a platform gets of a lesson. */
export interface Report {
  /** The number of the shown moment, from 1. */
  readonly at: number;
  /** Empty as long as nothing was done. */
  readonly state: string;
  /** Free texts that are cut, answers and scenes that have no room. */
  readonly cut: number;
  readonly left: number;
  readonly scenesLeft: number;
  /** From 0 to 1; undefined if nothing in the lesson can be judged. */
  readonly score: number | undefined;
  /** The last moment was shown, now or at an earlier visit. */
  readonly reached: boolean;
  /** Whether anything was answered. */
  readonly answered: boolean;
  /** The last moment was reached, and each question that can be judged has ended: rightly, or with the answer shown. */
  readonly done: boolean;
}

/** Whether a question needs nothing more. Nobody judges free text, so it may stay empty. */
const isOver = (question: Question, done: Done): boolean =>
  question.block.kind === 'lines' || ['first', 'later', 'shown'].includes(stateOf(question, done));

/** What there is to report. */
export function reportOf(lesson: Lesson, progress: Progress, reached: boolean): Report {
  const questions = questionsOf(lesson);
  const cells = questions.map((one) => ({ state: stateOf(one, progress) }));
  return {
    at: progress.at,
    reached,
    ...writeState(lesson, progress),
    score: scoreOf(questions, cells),
    answered: cells.some(({ state }) => state !== 'none'),
    done: reached && questions.every((one) => isOver(one, progress)),
  };
}

function writeState(
  lesson: Lesson,
  progress: Progress,
): Pick<Report, 'state' | 'cut' | 'left' | 'scenesLeft'> {
  const { code, cut, left } = writeCode(lesson, progress, '');
  const scenes = lesson.moments.flatMap(({ blocks }, moment) =>
    Object.entries(progress.of(moment).scenes).flatMap(([place, link]) => {
      const block = blocks[Number(place)];
      // A figure that could not ask what it should begins anew.
      if (block?.kind !== 'figure' || !asksAlike(block.scene, link)) return [];
      const line = `\n${moment + 1}.${Number(place) + 1} ${link}`;
      return [{ away: Math.abs(moment + 1 - progress.at), line }];
    }),
  );
  let state = code;
  let scenesLeft = 0;
  for (const { line } of scenes.sort((a, b) => a.away - b.away)) {
    if (state.length + line.length <= MOST_STATE) state += line;
    else scenesLeft += 1;
  }
  return { state: progress.begun ? state : '', cut, left, scenesLeft };
}

/** A state as it was read, before its answers are judged. */
export interface ReadState {
  readonly line: string;
  readonly code: ReadCode;
  /** The links of figures, by their moments and blocks from 0. */
  readonly scenes: readonly (readonly [moment: number, block: number, link: string])[];
  /** Lines that mean nothing in this lesson. */
  readonly unread: number;
}

const SCENE = /^([1-9]\d?)\.([1-9]\d{0,4}) (\S{1,9000})$/;

/** Reads a state. Total: whatever else it is, its reason is said. */
export function readState(
  lesson: Lesson,
  text: string,
): ReadState | { readonly refused: Sentence } {
  const refused = (id: string, args: Sentence['args'] = {}) => ({ refused: { id, args } });
  if (text.length > MOST_READ) return refused('collect-long', { characters: text.length });
  const [line = '', ...rest] = text.split(/\r?\n/);
  const reading = readCode(line);
  if ('refused' in reading) return reading;
  const scenes: [number, number, string][] = [];
  let unread = 0;
  for (const one of rest.filter((text) => text !== '')) {
    const [, moment, block, link = ''] = SCENE.exec(one) ?? [];
    const [at, place] = [Number(moment) - 1, Number(block) - 1];
    const figure = lesson.moments[at]?.blocks[place];
    if (figure?.kind === 'figure' && asksAlike(figure.scene, link)) scenes.push([at, place, link]);
    else unread += 1;
  }
  return { line, code: reading.code, scenes, unread };
}

/** What judges the answers of a state. */
export type Judging = Pick<Judge, 'questions' | 'collect'>;

/** What a state comes to once its answers are judged again. */
export interface Restored {
  readonly moments: ReadonlyMap<number, MomentProgress>;
  /** Answers and lines that mean nothing here. */
  readonly unread: number;
}

/**
 * Judges the answers of a state: it holds no marks. Rejects if a solver cannot be fetched. Returns why if the code belongs
 * to another lesson.
 */
export async function restore(
  judge: Judging,
  { line, scenes, unread }: ReadState,
  signal: AbortSignal,
): Promise<Restored | { readonly refused: Sentence }> {
  const { pupils, refused } = await judge.collect([line], () => {}, signal);
  const [pupil] = pupils;
  if (!pupil) return { refused: refused[0]?.reason ?? { id: 'collect-no-code' } };
  const moments = new Map<
    number,
    { answers: Record<number, Answer>; scenes: Record<number, string> }
  >();
  const at = (moment: number) => {
    const known = moments.get(moment) ?? { answers: {}, scenes: {} };
    moments.set(moment, known);
    return known;
  };
  let lost = unread;
  for (const [place, question] of judge.questions.entries()) {
    const cell = pupil.cells[place];
    const answer = cell && answerOf(question, cell);
    if (answer) at(question.moment).answers[question.at] = answer;
    else if (cell && cell.state !== 'none') lost += 1;
  }
  for (const [moment, block, link] of scenes) at(moment).scenes[block] = link;
  return { moments, unread: lost };
}

/** An answer as the page has it; undefined if nothing there can be judged. */
function answerOf({ block }: Question, { state, text, tries }: Cell): Answer | undefined {
  if (state === 'text') return { given: text, tries: 0, ending: 'open' };
  if (state === 'none' || state === 'left' || state === 'unread') return undefined;
  const given = block.kind === 'choice' ? text.split(',').map(placeOf).join('.') : text;
  return { given, tries, ending: state };
}

/** Two states of one pupil, the later one second. */
export function joined(
  first: ReadonlyMap<number, MomentProgress>,
  second: ReadonlyMap<number, MomentProgress>,
): ReadonlyMap<number, MomentProgress> {
  const all = new Map(first);
  for (const [moment, { answers, scenes }] of second) {
    const before = all.get(moment);
    const both = Object.entries(before?.answers ?? {}).map(([at, one]) => {
      const other = answers[Number(at)];
      return [at, other ? later(one, other) : one] as const;
    });
    all.set(moment, {
      answers: { ...answers, ...Object.fromEntries(both) },
      scenes: { ...before?.scenes, ...scenes },
    });
  }
  return all;
}
