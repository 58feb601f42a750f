import { type SVGTemplateResult, svg } from 'lit';
import { type Machine, ruleOf, type Step } from '../machine.ts';
import type { Box, Window } from './layout.ts';
import { hue } from './styles.ts';

/** A window of more cells than this is a picture that the core paints. */
const MOST_DRAWN = 9000;

/** The tape at the beginning of a run as numbers of symbols, and the first steps from there on. */
export interface Begun {
  readonly from: number;
  readonly symbols: readonly number[];
  readonly steps: readonly Step[];
}

/** Whether the rows of a window are few enough to be drawn as marks, and known. */
export const drawsRows = (window: Window, { steps }: Begun, last: number): boolean =>
  window.steps * window.cells <= MOST_DRAWN &&
  Math.min(last, window.step + window.steps) <= steps.length;

/** Equal symbols in a row of a window, from a cell to one before another. */
export interface Equal {
  readonly symbol: number;
  readonly from: number;
  to: number;
}

/** The rows of a window up to that of the step `last`, each with its runs of equal symbols that are not blank. */
export function tapeRows(
  machine: Machine,
  begun: Begun,
  window: Window,
  last: number,
): { readonly row: number; readonly runs: readonly Equal[] }[] {
  const tape = new Map(begun.symbols.map((symbol, at) => [begun.from + at, symbol]));
  const rows = [];
  const end = Math.min(last, begun.steps.length, window.step + window.steps - 1);
  for (let row = 0; row <= end; row += 1) {
    const before = begun.steps[row - 1];
    const rule = before && ruleOf(machine, before.state, before.read);
    if (before && rule) tape.set(before.head, rule.write);
    if (row >= window.step) rows.push({ row, runs: runsOf(tape, window) });
  }
  return rows;
}

function runsOf(tape: ReadonlyMap<number, number>, { cell, cells }: Window): Equal[] {
  const runs: Equal[] = [];
  for (let at = cell; at < cell + cells; at += 1) {
    const symbol = tape.get(at) ?? 0;
    const last = runs.at(-1);
    if (symbol === 0) continue;
    if (last?.symbol === symbol && last.to === at) last.to = at + 1;
    else runs.push({ symbol, from: at, to: at + 1 });
  }
  return runs;
}

/** The rows of a window as marks. */
export function rowsPicture(
  rows: ReturnType<typeof tapeRows>,
  window: Window,
  { left, top, width, height }: Box,
): SVGTemplateResult {
  const [wide, high] = [width / window.cells, height / window.steps];
  return svg`<g class="rows" aria-hidden="true">${rows.map(
    ({ row, runs }) =>
      svg`<g class="row" data-step=${row}>${runs.map(
        ({ symbol, from, to }) =>
          svg`<rect class=${`of-${hue(symbol)}`} x=${left + (from - window.cell) * wide} y=${top + (row - window.step) * high} width=${(to - from) * wide} height=${high + 0.3}></rect>`,
      )}</g>`,
  )}</g>`;
}
