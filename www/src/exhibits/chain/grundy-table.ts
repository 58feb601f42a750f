import { html, type TemplateResult } from 'lit';
import type { ChainGrundySummary } from '../../../pkg/chain.js';
import type { Messages } from '../../words/messages.ts';

/** Values of a row: without a period, and at most where the period is short. */
const [PLAIN_COLUMNS, SHORT_COLUMNS] = [20, 12];
/** Rows that are printed at most. */
const MOST_ROWS = 60;

export interface GrundyTable {
  readonly words: Messages;
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
  /** Rows that are shown after the one in which the period begins. */
  readonly more: number;
}

/**
 * Grundy values in rows of whole periods, so that each column ends in one number. Those that are not
 * yet that number, the exceptions, are framed; the first period is underlined.
 */
export function renderGrundy({ words, values, summary, more }: GrundyTable): TemplateResult {
  const { period } = summary;
  const columns = period ? columnsFor(period.period) : PLAIN_COLUMNS;
  // All of a long row only where it does not repeat itself.
  const wanted = period ? period.preperiod + (1 + more) * columns : values.length;
  const rows = Math.min(Math.ceil(Math.min(wanted, values.length) / columns), MOST_ROWS);
  const exceptions = new Set(summary.exceptions);
  const kindOf = (heap: number): string => {
    if (!period || heap < period.preperiod) return '';
    return heap < period.preperiod + period.period ? 'first-period' : '';
  };
  const cell = (heap: number) => {
    if (heap >= values.length) return html`<td></td>`;
    const value = values[heap] ?? 0;
    return html`<td class=${kindOf(heap)}>${exceptions.has(heap) ? html`<strong class="exception">${value}</strong>` : value}</td>`;
  };
  const label = words.text('grundy-label', { code: summary.code });
  return html`<div class="scroll tall" role="group" tabindex="0" aria-label=${label}>
      <table class="grundy" aria-label=${label}>
        <thead><tr><th scope="col">n</th>${Array.from({ length: columns }, (_, at) => html`<th scope="col">+${at}</th>`)}</tr></thead>
        <tbody>${Array.from(
          { length: rows },
          (_, row) => html`<tr><th scope="row">${row * columns}</th>
            ${Array.from({ length: columns }, (_, at) => cell(row * columns + at))}</tr>`,
        )}</tbody>
      </table></div>
    ${rows * columns < values.length ? html`<p class="about">${words.text('grundy-more', { shown: rows * columns - 1, heaps: values.length - 1 })}</p>` : ''}`;
}

/** One period, or as many short ones as there is room for. */
const columnsFor = (period: number): number =>
  period * Math.max(1, Math.floor(SHORT_COLUMNS / period));
