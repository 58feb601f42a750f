import type { Place } from '../../../stage/graph/edit-graph.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { Machine } from '../machine.ts';

/** A rectangle of the picture, in px. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** From this width on the picture has room for the state graph and a list with numbers of steps. */
const WIDE = 560;
/** The side of a cell of the tape, at least and at most, and the most cells that are drawn. */
const [CELL, WIDEST_CELL, MOST_CELLS] = [30, 40, 25];
/** The most cells on each side of the head that a picture has room for; a moment holds the symbols of as many. */
export const AROUND = 64;
/** The rooms above and below the cells, for the state and for the numbers of the cells. */
const [ABOVE, BELOW] = [26, 18];
/** A row of the table and of the list; the column with the states, and a column with a rule. */
const [ROW, LINE, NAMES, RULE] = [25, 19, 30, 54];
/** About the width of a letter, in px, and the most that names of states may take of the picture's width. */
export const LETTER = 8.5;
const WIDEST_NAMES = 0.11;
/** The most rows of the table: those around the current state. */
const MOST_ROWS = 10;
/** The least side of the state graph, and the room between the parts. */
const [GRAPH, GAP] = [130, 16];

/** Where everything stands on the picture. */
export interface Layout extends Size {
  readonly text: number;
  readonly tape: Box & {
    /** The side of a cell. */
    readonly side: number;
    /** An odd number of cells; the head stands at the middle one. */
    readonly cells: number;
  };
  /** The space-time picture. */
  readonly picture: Box;
  readonly table: Box & {
    readonly row: number;
    readonly names: number;
    readonly rule: number;
    /** The first state and the number of states that are drawn. */
    readonly first: number;
    readonly rows: number;
  };
  /** The state graph; undefined where there is no room. */
  readonly states: Box | undefined;
  readonly list: Box & {
    readonly line: number;
    readonly lines: number;
    readonly numbered: boolean;
  };
}

/**
 *     tape                                         where whole rules have no room beside it:
 *     ┌─────────┐  table    state graph            ┌─────────┐
 *     │ picture │  list of steps                   │ picture │
 *     └─────────┘                                  └─────────┘
 *                                                    table
 */
export function layoutMachine(
  size: Size,
  text: number,
  { states, symbols }: Pick<Machine, 'states' | 'symbols'>,
  state: number,
): Layout {
  const { width, height } = size;
  const side = Math.min(WIDEST_CELL * text, Math.max(CELL * text, width / MOST_CELLS));
  const fit = Math.min(2 * AROUND + 1, Math.max(1, Math.floor((width - 8) / side)));
  const cells = fit % 2 === 0 ? fit - 1 : fit;
  const tape = {
    left: (width - cells * side) / 2,
    top: ABOVE * text,
    width: cells * side,
    height: side,
    side,
    cells,
  };
  const top = tape.top + side + BELOW * text + 10;
  const below = Math.max(0, height - top - 4);
  const wide = width >= WIDE * text;
  const row = ROW * text;
  const longest = Math.max(...states.map((name) => [...name].length));
  const [whole, named] = [(longest + 2.5) * LETTER * text, (longest * LETTER + 8) * text];
  const short = Math.max(NAMES * text, Math.min(named, width * WIDEST_NAMES * text));
  const most = wide ? width * 0.42 : width * 0.46;
  const count = symbols.length;
  // A table of many symbols, or of long names, stands below the picture; if it has no room there, nowhere.
  const fits = (room: number) => room - short >= count * whole;
  const under = !fits(most) && fits(width - 8);
  const room = under ? width - 8 : most;
  const names = under ? Math.max(short, Math.min(named, room - count * whole)) : short;
  const rule = Math.min(Math.max(RULE * text, whole + 12 * text), (room - names) / count);
  const high = !fits(room) ? 0 : Math.floor(below / (under ? 2 : 1) / row) - 1;
  const rows = Math.max(0, Math.min(states.length, MOST_ROWS, high));
  const tabled = { width: names + rule * count, height: row * (rows + 1) };
  const { width: across, height: down } = rows > 0 ? tabled : { width: most, height: 0 };
  const stacked = under && rows > 0;
  const right = wide ? Math.max(most, across) : across;
  const left = stacked ? (width - across) / 2 : width - right - 4;
  const table = {
    left,
    top: stacked ? height - 4 - down : top,
    width: across,
    height: down,
    row,
    names,
    rule,
    first: Math.max(0, Math.min(states.length - rows, state - Math.floor(rows / 2))),
    rows,
  };
  const picture = stacked
    ? { left: 4, top, width: width - 8, height: Math.max(0, table.top - GAP - top) }
    : { left: 4, top, width: Math.max(0, left - GAP - 4), height: below };
  const beside = right - across - GAP;
  const tall = Math.max(down, GRAPH * text);
  const graph =
    rows > 0 && !stacked && wide && beside >= GRAPH * text && tall <= below
      ? { left: left + across + GAP, top, width: beside, height: tall }
      : undefined;
  const listTop = table.top + Math.max(down, graph?.height ?? 0) + 12;
  const line = LINE * text;
  const lines = Math.max(0, Math.floor((height - 4 - listTop) / line));
  const list = { left, top: listTop, width: right, height: lines * line };
  return {
    width,
    height,
    text,
    tape,
    picture,
    table,
    states: graph,
    list: { ...list, line, lines, numbered: wide },
  };
}

/** The middle of a cell of the tape, counted from the head's. */
export const cellSpot = ({ tape }: Layout, cell: number): Place => ({
  x: tape.left + tape.width / 2 + cell * tape.side,
  y: tape.top + tape.side / 2,
});

/** The middle of a cell of the table. */
export const ruleSpot = ({ table }: Layout, state: number, symbol: number): Place => ({
  x: table.left + table.names + (symbol + 0.5) * table.rule,
  y: table.top + (state - table.first + 1.5) * table.row,
});

/** The part of a run that the space-time picture shows: steps downwards, cells across. */
export interface Window {
  readonly step: number;
  readonly steps: number;
  readonly cell: number;
  readonly cells: number;
}

/** The fewest steps and cells of a window. */
const [FEWEST_STEPS, FEWEST_CELLS] = [24, 15];

/**
 * The last step that a picture of `span` steps has room for while nothing after the cursor is seen: it begins large, and
 * gets room for twice as many whenever the cursor comes to its end.
 */
export function roomAt(cursor: number, span: number): number {
  let rows = FEWEST_STEPS;
  while (rows <= cursor) rows *= 2;
  return Math.min(span, rows - 1);
}

/** The magnification at which a window has the fewest steps. */
export const maxZoomOf = (steps: number): number => Math.max(1, Math.sqrt(steps / FEWEST_STEPS));

/**
 * The window around the cursor. A magnification of k shows a k-th of the cells and a k²-th of the steps, because a
 * head that sweeps to and fro needs k² times as long for a tape that is k times as wide.
 */
export function windowOf(
  run: { readonly steps: number; readonly left: number; readonly right: number },
  k: number,
  cursor: number,
  head: number,
): Window {
  const part = (whole: number, fewest: number, by: number) =>
    Math.min(whole, Math.max(fewest, Math.ceil(whole / by)));
  const all = Math.max(run.steps + 1, FEWEST_STEPS);
  const wide = Math.max(run.right - run.left + 1, FEWEST_CELLS);
  const from = run.left - Math.floor((wide - (run.right - run.left + 1)) / 2);
  const steps = part(all, FEWEST_STEPS, k * k);
  const cells = part(wide, FEWEST_CELLS, k);
  const clamp = (at: number, first: number, last: number) => Math.min(Math.max(at, first), last);
  return {
    step: clamp(cursor - Math.floor(steps / 2), 0, all - steps),
    steps,
    cell: clamp(head - Math.floor(cells / 2), from, from + wide - cells),
    cells,
  };
}
