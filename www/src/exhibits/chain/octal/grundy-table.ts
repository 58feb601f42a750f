import { html, type TemplateResult } from 'lit';
import type { ChainGrundySummary } from '../../../../pkg/chain.js';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';

/** The columns of a table without a period, and the most columns if the period is short. */
const [PLAIN_COLUMNS, SHORT_COLUMNS] = [20, 12];
/** The most rows of a table. */
const MOST_ROWS = 60;

export interface GrundyTable {
  readonly words: Messages;
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
  /** The rows after the one in which the period begins. */
  readonly more: number;
}

/**
 * Grundy values in rows of whole periods, so that each column ends in one number that repeats. The table
 * frames the exceptions, which differ from that number, and underlines the first period.
 */
export function renderGrundy({ words, values, summary, more }: GrundyTable): TemplateResult {
  const period = periodIn(summary);
  const columns = period ? columnsFor(period.period) : PLAIN_COLUMNS;
  // Values that repeat need only the rows up to the first period and some more.
  const wanted = period ? period.preperiod + (1 + more) * columns : values.length;
  const rows = Math.min(Math.ceil(Math.min(wanted, values.length) / columns), MOST_ROWS);
  const exceptions = new Set(summary.exceptions);
  const kindOf = (heap: number): string => {
    if (!period || heap < period.preperiod) return '';
    return heap < period.preperiod + period.period ? 'first-period' : '';
  };
  const cell = (heap: number) => {
    if (heap >= values.length) return html`<td></td>`;
    const value = sure(values[heap]);
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

/** The values of a proved period for the sentences; undefined if no period is proved. */
export function periodIn({ period, exceptions }: ChainGrundySummary) {
  return (
    period && {
      preperiod: Number(period.preperiod),
      period: Number(period.period),
      to: Number(period.verifiedTo),
      exceptions: exceptions.length,
      last: exceptions.at(-1),
    }
  );
}

/** The columns of one period, or of as many short periods as fit. */
const columnsFor = (period: number): number =>
  period * Math.max(1, Math.floor(SHORT_COLUMNS / period));
