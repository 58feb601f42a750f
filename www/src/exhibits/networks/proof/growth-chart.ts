import { html, type TemplateResult } from 'lit';
import { renderChart, renderKeys, type Style } from '../../../stage/chart.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { chartWidth } from '../../../stage/log-axis.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import type { Messages } from '../../../words/messages.ts';

/** The most states at once in the proofs for one number of wires. */
export interface GrowthRow {
  readonly wires: number;
  /** For the network of the blog post, and for the smallest one known. */
  readonly document: number;
  readonly smallest: number;
}

export type GrowthRows = readonly GrowthRow[];

export interface GrowthChart {
  readonly words: Messages;
  /** The rows of the chart; undefined until they are calculated. */
  readonly rows: GrowthRows | undefined;
  /** The number of wires of the shown network. */
  readonly wires: number;
  /** The width of the picture, in px. */
  readonly width: number;
}

/** The height of the chart, in px, and the numbers of wires that its axis names. */
const [HEIGHT, NAMED] = [190, [2, 8, 16, 24, 32]];

type Name = 'inputs' | 'document' | 'smallest';
const styles: readonly (readonly [Name, Style])[] = [
  ['inputs', { look: 1, bare: true }],
  ['smallest', { look: 2 }],
  ['document', { look: 0 }],
];

/** Shows how fast the inputs grow with the wires, and how slowly the states of the proof. */
export function renderGrowthChart(chart: GrowthChart): TemplateResult {
  const { words, rows, wires } = chart;
  const last = rows?.at(-1);
  return html`<section class="wide growth"><h2>${words.text('growth-title')}</h2>
    ${
      rows && last
        ? html`<p>${words.text('growth-about', { ...last, inputs: 2 ** last.wires })}</p>
          ${drawn(chart, rows)}
          ${renderKeys(styles.map(([name, style]) => [style, words.text(`growth-${name}`)]))}
          ${rows.map((row) => (row.wires === wires ? html`<p>${words.text('growth-here', { ...row, inputs: 2 ** wires })}</p>` : ''))}
          ${table(words, rows)}`
        : html`<p class="about">${liveRegion(words.text('growth-waiting'))}</p>`
    }</section>`;
}

const countOf = (row: GrowthRow, name: Name): number =>
  name === 'inputs' ? 2 ** row.wires : row[name];

function drawn({ words, wires, width }: GrowthChart, rows: GrowthRows): TemplateResult {
  const [first, last] = [rows[0]?.wires ?? 0, rows.at(-1)?.wires ?? 0];
  const there = (at: number) => at >= first && at <= last;
  return renderChart({
    label: words.text('growth-label', { first, last }),
    width: chartWidth(width),
    height: HEIGHT,
    items: [first, last],
    scale: { base: 2, exponent: last },
    series: styles.map(([name, style]) => ({
      ...style,
      points: rows.map((row) => [row.wires, countOf(row, name)]),
    })),
    names: NAMED.filter(there).map((at) => [at, at]),
    here: there(wires) ? { at: wires, name: `n = ${wires}` } : undefined,
  });
}

function table(words: Messages, rows: GrowthRows): TemplateResult {
  const columns = ['wires', ...styles.map(([name]) => name)] as const;
  return renderTwin({
    label: words.text('table-twin'),
    columns: columns.map((name) => words.text(`growth-column-${name}`)),
    rows: rows.map((row) => [
      row.wires,
      ...styles.map(([name]) => words.text('growth-count', { count: countOf(row, name) })),
    ]),
  });
}
