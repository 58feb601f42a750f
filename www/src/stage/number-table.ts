import { html, nothing, type TemplateResult } from 'lit';

/** A row of a table: its name, then its cells. */
type Row = readonly unknown[];

/** Numbers in rows. The first cell names its row. */
export interface NumberTable {
  readonly label: string;
  readonly columns: Row;
  readonly rows: readonly Row[];
  /** The index of the marked row. */
  readonly here?: number;
  /** The last row, which always stays in view. */
  readonly sum?: Row;
}

const renderRow = ([name, ...cells]: Row, marked = false): TemplateResult =>
  html`<tr aria-current=${marked || nothing}><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

/** A table in a box of its own. A tall table scrolls under its heading. */
export function renderNumbers(
  table: NumberTable,
  size: 'tall' | 'whole' = 'whole',
): TemplateResult {
  const { label, columns, rows, here, sum } = table;
  return html`<div class=${size === 'tall' ? 'scroll tall' : 'scroll'} role="group" tabindex="0" aria-label=${label}>
    <table class="numbers"><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${rows.map((row, at) => renderRow(row, at === here))}</tbody>${sum ? html`<tfoot>${renderRow(sum)}</tfoot>` : nothing}</table></div>`;
}

/** The numbers of a chart as a table, for readers who prefer it. It opens below the chart. */
export const renderTwin = (table: NumberTable, below: unknown = nothing): TemplateResult =>
  html`<details><summary>${table.label}</summary>${renderNumbers(table, 'tall')}${below}</details>`;
