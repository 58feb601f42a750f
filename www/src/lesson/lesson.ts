/**
 * What a lesson holds. Its one form is a text in Markdown, which stays a readable page anywhere; the file, the link,
 * the paper and the page are that text in other wrappings. So nothing here is ever written back: an edit changes the
 * text (`edit.ts`), and the text is read again (`read.ts`).
 */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Slug } from '../exhibits/slugs.ts';
import type { Notice } from '../share/codec-notices.ts';

/** The largest lesson that is read: its moments, and the characters of its text. */
export const lessonLimits = { moments: 50, characters: 65_536 } as const;

/** Words of the teacher: a paragraph, list, quotation, code, table, small heading or line across. */
export interface WordsBlock {
  readonly kind: 'words';
  readonly node: RootContent;
}

/** A figure: a link to an exhibit that is alone in its paragraph. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly slug: Slug;
  /** The text of the scene's link, from `v=` on. */
  readonly scene: string;
  /** What the teacher calls it; undefined if the address stands bare. */
  readonly label: string | undefined;
  /** The line of the text where it stands, from 1. */
  readonly line: number;
}

/** One of the answers that a pupil may choose. */
export interface ChoiceOption {
  readonly words: readonly RootContent[];
  readonly right: boolean;
  /** What is said when it is chosen; empty if the teacher wrote nothing. */
  readonly feedback: readonly RootContent[];
}

/** A question with answers to choose from: a list of tasks. */
export interface ChoiceBlock {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
  readonly line: number;
}

/** A number to find: `____ = 12`. */
export interface NumberBlock {
  readonly kind: 'number';
  /** The right number as `plainNumber` writes it. */
  readonly answer: string;
  readonly line: number;
}

/** Room for free text, on the screen and on paper: `____`. Nobody judges it. */
export interface LinesBlock {
  readonly kind: 'lines';
  readonly line: number;
}

/** What only the teacher's sheet and the editor show. It is not secret: the text holds it. */
export interface TeacherBlock {
  readonly kind: 'teacher';
  readonly nodes: readonly RootContent[];
}

export type Block =
  | WordsBlock
  | FigureBlock
  | ChoiceBlock
  | NumberBlock
  | LinesBlock
  | TeacherBlock;

/** One screen of a lesson: a heading of level 2 and what stands below it. */
export interface Moment {
  /** The words of the heading. What stands before the first such heading has those of the lesson's title. */
  readonly title: readonly PhrasingContent[];
  readonly blocks: readonly Block[];
  /** Its lines in the text, from 0; `to` is the first line after it. */
  readonly from: number;
  readonly to: number;
}

/** What a lesson is on paper: what a class gets, and what its teacher gets. */
export const paperKinds = ['handout', 'sheet'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A lesson as it was read. */
export interface Lesson {
  readonly text: string;
  readonly title: readonly PhrasingContent[];
  /** The language that the text names for its words, such as `es`; undefined if it names none. */
  readonly language: string | undefined;
  /** How long it takes by its teacher's word, in minutes. */
  readonly minutes: number | undefined;
  readonly moments: readonly Moment[];
  /** What could not be read. Everything else works. */
  readonly notices: readonly Notice[];
}

/**
 * The name of a lesson's text, of seven letters and digits. A lesson that was changed has another name. It is FNV-1a
 * with 32 bits, so it tells versions apart, and is no protection against forging.
 */
export function lessonName(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** The plain words of phrases, for places that take no marks. */
export const plainWords = (nodes: readonly (PhrasingContent | RootContent)[]): string =>
  nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plainWords(node.children) : '',
    )
    .join('');

/**
 * A number without zeros that mean nothing: `-3`, `0.5`. Undefined for what is no number, and for what can be read as
 * two: thousands that are set apart by a mark look like a fraction elsewhere.
 */
export function plainNumber(typed: string): string | undefined {
  const [, sign = '', whole = '', , part = ''] =
    /^([-−+]?)(\d+)(?:([.,])(\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || (/^\d{3}$/.test(part) && /^[1-9]\d{0,2}$/.test(whole))) return undefined;
  const [units, fraction] = [whole.replace(/^0+(?=\d)/, ''), part.replace(/0+$/, '')];
  const size = fraction === '' ? units : `${units}.${fraction}`;
  return /^[-−]$/.test(sign) && size !== '0' ? `-${size}` : size;
}
