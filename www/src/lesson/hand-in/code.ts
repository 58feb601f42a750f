/**
 * The code that a pupil hands in: one line that can be read and copied by hand. It holds answers and no marks, so it is
 * judged again by whoever opens it.
 *
 *     who-wins-3k7abcd · Ada · 1 takes=2-5_3-4 · 2 b · 3 takes=4-5!2 · 4 "make them…" · 5 2,2;4,4;6,2? · =k2f0
 *     title  text        name                                       second try             answer shown    check
 *
 * The check shows that a line was cut off or mistyped. It protects nothing: whoever forges an answer is judged by it.
 */
import type { Sentence } from '../../words/sentence.ts';
import { type Lesson, lessonName, plainWords } from '../lesson.ts';
import type { Answer, MomentProgress } from '../progress.ts';
import { type Question, questionsOf } from './questions.ts';

/** The longest code in characters, so that it fits into what learning platforms keep. */
export const MOST_CHARACTERS = 4095;
/** The longest name of a pupil, and the longest title in the code. */
const [MOST_NAME, MOST_TITLE] = [60, 24];
/** The longest text of a line that is read as a code. */
const MOST_READ = 20_000;
/** More tries than anybody makes. */
const MOST_TRIES = 999;

const SEPARATOR = ' · ';
/** An answer that was left out, because the code would be too long. */
const LEFT_OUT = '…';
/** What needs no quotation marks. */
const BARE = /^[^\s"·!?…]+$/;

/** A code with what it leaves out. */
export interface Written {
  readonly code: string;
  /** How many free texts were cut. */
  readonly cut: number;
  /** How many answers did not fit at all. */
  readonly left: number;
}

/** An answer as a code has it. */
export interface Given {
  readonly text: string;
  /** How often it was answered; 1 for free text. */
  readonly tries: number;
  /** Whether the pupil was shown a right answer. */
  readonly shown: boolean;
  /** Whether the code was too long for it. */
  readonly left: boolean;
}

export interface ReadCode {
  /** The title in the code, and the name of the text of its lesson. */
  readonly title: string;
  readonly lesson: string;
  /** The pupil's name; empty if none was given. */
  readonly name: string;
  /** The answers by the keys of their questions. */
  readonly answers: ReadonlyMap<string, Given>;
}

/** What is done in a lesson, moment by moment. */
export interface Done {
  of(moment: number): MomentProgress;
}

/** Blanks and ends of lines may change on the way, so a code has single blanks only. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The check of a code. */
const checkOf = (body: string): string => lessonName(body).slice(-4);

/** The title of a lesson as a code and a file name have it. */
export function titleOf({ title }: Lesson): string {
  const words =
    plainWords(title)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = Array.from(words.join('-')).slice(0, MOST_TITLE).join('').replace(/-$/, '');
  return short === '' ? 'lesson' : short;
}

/** The letter of an answer to choose: a, b, …, z, aa, ab, … */
export const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** The place of a letter. */
export const placeOf = (letter: string): number =>
  [...letter].reduce((place, one) => 26 * place + one.charCodeAt(0) - 96, 0) - 1;

/** What a code says of an answer. */
function textOf({ block }: Question, { given }: Answer): string {
  if (block.kind !== 'choice') return given;
  return given
    .split('.')
    .map((at) => letterOf(Number(at)))
    .join();
}

const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll('·', '\\u00b7').replaceAll('\u2028', '\\u2028');
const bare = (text: string): string => (BARE.test(text) ? text : quoted(text));

/** Free text, at most this long in characters. */
function shortened(text: string, most: number): string {
  const plain = text.trim().replace(/[^\S\n]+/g, ' ');
  const characters = Array.from(plain);
  return characters.length <= most ? plain : `${characters.slice(0, most).join('')}${LEFT_OUT}`;
}

/** Writes the code of what was done. */
export function writeCode(lesson: Lesson, done: Done, typedName: string): Written {
  const head = `${titleOf(lesson)}-${lessonName(lesson.text)}`;
  const name = Array.from(spaced(typedName)).slice(0, MOST_NAME).join('');
  const named = name === '' ? [] : [/^[\d="]|[·!?…]/.test(name) ? quoted(name) : name];
  const answered = questionsOf(lesson).flatMap((question) => {
    const answer = done.of(question.moment).answers[question.at];
    const empty = !answer || (question.block.kind === 'lines' && answer.given.trim() === '');
    return empty ? [] : [{ question, answer }];
  });
  const leftOut = new Set<Question>();
  const isText = ({ question }: (typeof answered)[number]) => question.block.kind === 'lines';
  /** The code if each free text has this number of characters at most. */
  const written = (most: number): string => {
    const items = answered.map(({ question, answer }) => {
      const { key, block } = question;
      if (leftOut.has(question)) return `${key} ${LEFT_OUT}`;
      if (block.kind === 'lines') return `${key} ${quoted(shortened(answer.given, most))}`;
      const tries = answer.tries > 1 ? `!${Math.min(answer.tries, MOST_TRIES)}` : '';
      const shown = answer.ending === 'shown' ? '?' : '';
      return `${key} ${bare(textOf(question, answer))}${tries}${shown}`;
    });
    const body = [head, ...named, ...items].join(SEPARATOR);
    return `${body}${SEPARATOR}=${checkOf(body)}`;
  };
  const longest = Math.max(0, ...answered.map(({ answer }) => answer.given.length));
  // Texts give way first; if even that is too little, the longest answers do.
  while (written(0).length > MOST_CHARACTERS) {
    const rest = answered.filter(({ question }) => !leftOut.has(question));
    const [most] = rest.sort((a, b) => b.answer.given.length - a.answer.given.length);
    if (!most) break;
    leftOut.add(most.question);
  }
  let [fits, over] = [0, longest + 1];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (written(middle).length <= MOST_CHARACTERS) fits = middle;
    else over = middle;
  }
  const cut = answered.filter(
    (one) =>
      isText(one) &&
      !leftOut.has(one.question) &&
      shortened(one.answer.given, fits) !== shortened(one.answer.given, longest),
  ).length;
  return { code: written(fits), cut, left: leftOut.size };
}

/** What was read of a line: a code, or why it is not one. */
export type Reading = { readonly code: ReadCode } | { readonly refused: Sentence };

const HEAD = /^([\p{L}\p{M}\p{N}-]+)-([0-9a-z]{7})$/u;
const ITEM = /^(\d{1,2}(?:\.\d{1,4})?) (?:("(?:[^"\\]|\\.)*")|([^\s"·!?]+))(?:!(\d{1,3}))?(\?)?$/;

/** Reads a code. Total: whatever else it is, its reason is said. */
export function readCode(typed: string): Reading {
  const line = spaced(typed);
  const refused = (id: string, args: Sentence['args'] = {}): Reading => ({ refused: { id, args } });
  if (line.length > MOST_READ) return refused('collect-long', { characters: line.length });
  const [, body = '', check] = /^(.*) · =([0-9a-z]{4})$/.exec(line) ?? [];
  const [, title, lesson] = HEAD.exec((body || line).split(SEPARATOR)[0] ?? '') ?? [];
  if (title === undefined || lesson === undefined) return refused('collect-no-code');
  if (check === undefined) return refused('collect-cut');
  if (check !== checkOf(body)) return refused('collect-changed');
  const [, ...items] = body.split(SEPARATOR);
  const [first] = items;
  const named = first !== undefined && !/^\d/.test(first);
  const name = named ? unquoted(first) : '';
  if (name === undefined) return refused('collect-bad-item', { item: first ?? '' });
  const answers = new Map<string, Given>();
  for (const item of named ? items.slice(1) : items) {
    const [, key, quotation, plain = '', tries, shown] = ITEM.exec(item) ?? [];
    const text = quotation === undefined ? plain : unquoted(quotation);
    if (key === undefined || text === undefined || tries === '0')
      return refused('collect-bad-item', { item });
    if (answers.has(key)) return refused('collect-twice', { key });
    const left = quotation === undefined && text === LEFT_OUT;
    answers.set(key, { text, tries: Number(tries ?? 1), shown: shown !== undefined, left });
  }
  return { code: { title, lesson, name, answers } };
}

/** A text with or without its quotation marks; undefined if they are broken. */
function unquoted(text: string): string | undefined {
  if (!text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
