/**
 * Adjacency matrices: rows of numbers with or without names, with blanks, commas, semicolons or tabs, and in the brackets
 * of JSON, numpy, MATLAB and Mathematica. 0 is no edge, and any other number is one from its row to its column.
 */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, numberOf, Source, symmetric, type Word } from './source.ts';

/** A matrix in brackets: the rows between the inner ones, or between semicolons. */
function bracketed(source: Source): Word[][] {
  const { text } = source;
  const tokens = [...text.matchAll(/[[\]{}(),;]|[^\s[\]{}(),;]+/g)];
  let next = 0;
  const at = () => tokens[next]?.index ?? text.length;
  const is = (sign: string) => tokens[next]?.[0] === sign;
  const take = (sign: string) => {
    if (!is(sign)) source.unexpected(at());
    next += 1;
  };
  const opened = /^\s*(?:[\w.]+\s*)?(\()?\s*([[{])/.exec(text);
  const [open, close] = opened?.[2] === '{' ? ['{', '}'] : ['[', ']'];
  const called = opened?.[1] !== undefined;
  if (called) next += 1;
  if (called) take('(');
  take(open);
  const inner = is(open);
  const rows: Word[][] = [];
  // Either all cells are parted by commas or none is, and so are the rows.
  let commas: boolean | undefined;
  const comma = (more: boolean) => {
    if (more && commas === undefined) commas = is(',');
    if (is(',') !== (more && commas)) source.unexpected(at());
    if (is(',')) next += 1;
  };
  do {
    if (inner) take(open);
    const row: Word[] = [];
    do {
      const token = tokens[next];
      if (!token || /^[[\]{}(),;]$/.test(token[0])) return source.unexpected(at());
      row.push({ text: token[0], at: token.index });
      next += 1;
      comma(!is(close) && !is(';'));
    } while (!is(close) && !is(';'));
    rows.push(row);
    if (!inner) {
      if (is(close)) break;
      take(';');
      continue;
    }
    take(close);
    comma(!is(close));
  } while (!is(close));
  take(close);
  if (called) {
    // numpy names the kind of its numbers.
    if (is(',')) next += tokens[next + 1]?.[0].startsWith('dtype=') ? 2 : 0;
    take(')');
  }
  if (next < tokens.length) source.unexpected(at());
  return rows;
}

/** A matrix without brackets: a row in each line, its cells between semicolons, tabs, commas or blanks. */
function plain(source: Source): Word[][] {
  const separator = [';', '\t', ','].find((sign) => source.text.includes(sign));
  const pattern = separator
    ? new RegExp(`[^${separator}]+|(?<=^|${separator})(?=${separator}|$)`, 'g')
    : /\S+/g;
  const lines = source.lines().filter((line) => line.text.trim() !== '');
  const rows = lines.map((line) => cells(source, line.at, line.text, pattern));
  // A separator at the end of each line parts nothing.
  const ended = separator && rows.every((row) => row.at(-1)?.text === '');
  return ended ? rows.map((row) => row.slice(0, -1)) : rows;
}

/** The cells of a line, without the blanks and quotes around them. */
function cells(source: Source, at: number, line: string, pattern: RegExp): Word[] {
  return [...line.matchAll(pattern)].map((found) => {
    const text = found[0].trim();
    const start = at + found.index + (text === '' ? 0 : found[0].indexOf(text));
    const quoted = /^"[^"]*"$/.test(text);
    if (!quoted && text.includes('"')) source.unexpected(start);
    return { text: quoted ? text.slice(1, -1) : text, at: start, quoted };
  });
}

/** Takes names off the first row and the first column, where they stand. */
function names(source: Source, rows: Word[][]): Word[] | undefined {
  const isName = (word: Word | undefined) => word !== undefined && numberOf(word) === undefined;
  const [first = [], second = []] = rows;
  const column = rows.slice(1).every((row) => isName(row[0])) && rows.length > 1;
  const head = first.length > 1 ? first.slice(1).every(isName) : false;
  let heads: Word[] | undefined;
  if (head) {
    heads = rows.shift();
    // Above a column of names the first cell is empty, or has a name for it, or is not there.
    if (column && first.length === second.length) heads = heads?.slice(1);
  }
  if (!column) return heads;
  const sides = rows.map((row) => row.shift() ?? source.unexpected(0));
  for (const [at, side] of sides.entries()) {
    if (heads && heads[at]?.text !== side.text) source.fail('other-order', side.at);
  }
  return sides;
}

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const brackets = /^\s*(?:[\w.]+\s*\(\s*)?[[{]/.test(text);
  const rows = brackets ? bracketed(source) : plain(source);
  const named = brackets ? undefined : names(source, rows);
  for (const row of rows) for (const cell of row) source.number(cell);
  const building = new Building(source);
  return squareOf(building, rows, named);
}

/** The graph of a square of numbers; without names, its nodes are numbers from 0. */
function squareOf(
  building: Building,
  rows: readonly Word[][],
  named?: readonly Word[],
): ForeignGraph {
  const { source } = building;
  for (const row of rows) {
    if (row.length !== rows.length) {
      const at = (row[rows.length] ?? row[0])?.at ?? source.text.length;
      source.fail('not-square', at, { rows: rows.length, found: row.length });
    }
  }
  if (named && named.length !== rows.length) {
    source.fail('not-square', named[0]?.at ?? 0, { rows: rows.length, found: named.length });
  }
  for (const name of named ?? []) building.fresh(name);
  if (!named) building.numbered({ text: `${rows.length}`, at: 0 }, 0);
  enter(building, rows);
  return building.done(symmetric(building.edges) ? undefined : true);
}

/** The edges of a square. They have weights if some number is neither 0 nor 1. */
export function enter(building: Building, rows: readonly Word[][]): void {
  const values = rows.map((row) => row.map((cell) => building.source.number(cell)));
  const weighted = values.some((row) => row.some((value) => value !== 0 && value !== 1));
  for (const [from, row] of values.entries()) {
    for (const [to, value] of row.entries()) {
      if (value === 0) continue;
      building.edge(
        from,
        to,
        rows[from]?.[to]?.at ?? 0,
        weighted ? rows[from]?.[to]?.text : undefined,
      );
    }
  }
}
