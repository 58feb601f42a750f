/** Lists of numbers that somebody types, pastes or opens. */
import { CodedError, type Params } from '../engine/errors.ts';
import { withoutMarks } from '../words/hidden.ts';
import { shorten } from './codec-notices.ts';
import { longestList, type NumberLimits, readPieces } from './codec-numbers.ts';

/** The first piece of a list that is wrong; where it stands, if the text has several lines. */
export interface WrongPiece {
  readonly wrong: string;
  readonly twoWays?: true;
  /** It may be a range of numbers, or a difference of sets. */
  readonly range?: true;
  readonly place?: Place;
}

/** A line and a column, from 1. A column counts characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The numbers of a list, or the first piece that is wrong. */
export type ReadNumbers = { numbers: number[] } | (WrongPiece & { tooLong: boolean });

/** A list in brackets, also after the name that a program gives it: `heaps = [3, 5, 7];`. */
const inBrackets =
  /^(?:[\p{L}_][\p{L}\d_ ]*(?:\[\d*\])?\s*=)?\s*(?:\[([^[\](){}]*)\]|\(([^[\](){}]*)\)|\{([^[\](){}]*)\})\s*[;,]?$/u;

/**
 * Reads a typed or pasted list of whole numbers, separated by blanks, commas or semicolons; the list may be in
 * brackets, also after a name and `=`. Returns the numbers, or the first piece that is not a whole number (`''`
 * for an empty list), or that can be read in two ways: `1,234` may be one number or two. It does not check how
 * large the numbers are.
 */
export function readNumbers(typed: string, limits: NumberLimits): ReadNumbers {
  // A pasted file is too long to be read any further.
  if (typed.length > longestList(limits)) return { wrong: typed, tooLong: true };
  const list = listIn(withoutMarks(typed));
  const wrong = twoWays(list, limits);
  if (wrong !== undefined) {
    return { wrong, tooLong: false, twoWays: true, ...placed(typed, list, wrong) };
  }
  const read = readPieces(list, limits);
  return 'numbers' in read || read.tooLong ? read : { ...read, ...placed(typed, list, read.wrong) };
}

/** Where the first piece of a list that is wrong stands in the typed text, if that has several lines. */
export function placed(typed: string, list: string, wrong: string): { place?: Place } {
  const text = withoutMarks(typed).replaceAll(/\r\n?/g, '\n').trimEnd();
  if (wrong === '' || !text.includes('\n')) return {};
  const start = Math.max(0, text.lastIndexOf(list.replaceAll(/\r\n?/g, '\n').trim()));
  const edge = (at: number) => /^[\s,;[\](){}]?$/.test(text.charAt(at));
  let at = text.indexOf(wrong, start);
  while (at >= 0 && !(edge(at - 1) && edge(at + wrong.length))) at = text.indexOf(wrong, at + 1);
  if (at < 0) return {};
  const lines = text.slice(0, at).split('\n');
  return { place: { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 } };
}

/** The codes of a list with a wrong piece, and those that say where it stands. */
const codes = {
  'not-a-value': 'not-a-value-at',
  'bad-heaps': 'bad-heaps-at',
  'number-two-ways': 'number-two-ways-at',
} as const;

/** The error of a list with a wrong piece; `code` if it is not a piece with several readings. */
export function wrongPiece(
  { wrong, twoWays: several, place }: WrongPiece,
  code: 'not-a-value' | 'bad-heaps',
  params: Params,
): CodedError {
  const said = several ? 'number-two-ways' : code;
  const all = { wrong: shorten(wrong), ...(!several && params) };
  return place ? new CodedError(codes[said], { ...all, ...place }) : new CodedError(said, all);
}

/** The list without the brackets around it and the name before them. */
export function listIn(typed: string): string {
  const [, ...inner] = inBrackets.exec(typed.trim()) ?? [];
  return inner.find((one) => one !== undefined) ?? typed;
}

/**
 * The first piece that may be one number or several: `1,234` and `1 000` with a sign between thousands, and
 * `1,5 2,5` with commas that may begin decimals.
 */
export function twoWays(
  list: string,
  { largest }: Pick<NumberLimits, 'largest'>,
): string | undefined {
  const blanks = /(?<!\d)\d{1,3}(?:[\u00a0\u2009\u202f]\d{3}| 0\d\d)(?!\d)/.exec(list);
  if (blanks) return blanks[0];
  const pieces = list
    .split(/[\s;]+/)
    .map((piece) => piece.replace(/^,+|,+$/g, ''))
    .filter((piece) => piece !== '');
  const [only = ''] = pieces;
  if (pieces.length === 1) {
    // A number that is too large for the field is certainly a list.
    const fits = Number(only.replaceAll(',', '')) <= largest;
    return fits && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(only) ? only : undefined;
  }
  return pieces.find((piece) => /^\d+,\d+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(piece));
}
