import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { AXIS_WIDTH, chartWidth, LogAxis } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';

/** The most states at once in the proofs for so many wires. */
export interface GrowthRow {
  readonly wires: number;
  /** Of the document's network, and of the smallest one known. */
  readonly document: number;
  readonly smallest: number;
}

export type GrowthRows = readonly GrowthRow[];

export interface GrowthChart {
  readonly words: Messages;
  /** Undefined while they are on their way. */
  readonly rows: GrowthRows | undefined;
  /** Of the network that is shown. */
  readonly wires: number;
  /** Of the plate, in px. */
  readonly width: number;
}

/** The chart, in px: its height, and what is above it for the name of the current number. */
const [HEIGHT, HEAD, FOOT] = [190, 22, 20];
/** Numbers of wires that are written below it. */
const NAMED = [2, 8, 16, 24, 32];
/** Half the room that the name of the current number takes, in px. */
const HALF_NAME = 26;

type Series = 'inputs' | 'document' | 'smallest';
const series: readonly Series[] = ['inputs', 'smallest', 'document'];

const round = (at: number): number => Math.round(at * 10) / 10;

/** How fast the inputs grow with the wires, and how slowly the states that the proof needs. */
export function renderGrowthChart(chart: GrowthChart): TemplateResult {
  const { words, rows, wires } = chart;
  const last = rows?.at(-1);
  return html`<section class="wide growth"><h2>${words.text('growth-title')}</h2>
    ${
      rows && last
        ? html`<p>${words.text('growth-about', { ...last, inputs: 2 ** last.wires })}</p>
          ${drawn(chart, rows)}
          <p class="keys-of">${series.map((name) => html`<span>${sample(name)} ${words.text(`growth-${name}`)}</span>`)}</p>
          ${rows.map((row) => (row.wires === wires ? html`<p>${words.text('growth-here', { ...row, inputs: 2 ** wires })}</p>` : ''))}
          ${table(words, rows)}`
        : html`<p class="about" role="status">${words.text('growth-waiting')}</p>`
    }</section>`;
}

function countOf(row: GrowthRow, name: Series): number {
  return name === 'inputs' ? 2 ** row.wires : row[name];
}

function drawn({ words, wires, width }: GrowthChart, rows: GrowthRows): TemplateResult {
  const wide = chartWidth(width);
  const [first, last] = [rows[0]?.wires ?? 0, rows.at(-1)?.wires ?? 0];
  const axis = new LogAxis({ top: HEAD, height: HEIGHT, base: 2, exponent: last });
  const pitch = (wide - AXIS_WIDTH - 16) / Math.max(1, last - first);
  const x = (count: number) => AXIS_WIDTH + 6 + (count - first) * pitch;
  const here = wires >= first && wires <= last;
  const beside = Math.max(AXIS_WIDTH + HALF_NAME, Math.min(wide - HALF_NAME, x(wires)));
  return html`<svg class="chart" role="img" aria-label=${words.text('growth-label', { first, last })}
      width=${wide} height=${HEAD + HEIGHT + FOOT}>
      ${axis.render(wide - 4)}
      ${
        here
          ? svg`<rect class="current" x=${round(x(wires) - 3)} y=${HEAD - 6} width="6" height=${HEIGHT + 6}></rect>
            <text class="middle strong" x=${round(beside)} y=${HEAD - 10}>n = ${wires}</text>`
          : ''
      }
      ${series.map((name) => {
        const points = rows.map((row) => ({ x: x(row.wires), y: axis.y(countOf(row, name)) }));
        const path = points.map((point) => `${round(point.x)} ${round(point.y)}`).join('L');
        return svg`<path class=${`series ${name}`} d=${`M${path}`}></path>
          ${points.map((point) => mark(name, point.x, point.y))}`;
      })}
      ${NAMED.filter((name) => name >= first && name <= last).map(
        (name) =>
          svg`<text class="middle" x=${round(x(name))} y=${axis.bottom + 16}>${name}</text>`,
      )}</svg>`;
}

/** A disc for the document's, a hollow square for the smallest; the inputs are a bare line. */
function mark(name: Series, x: number, y: number): SVGTemplateResult {
  if (name === 'document') {
    return svg`<circle class="point-of document" cx=${round(x)} cy=${round(y)} r="2.6"></circle>`;
  }
  if (name === 'inputs') return svg``;
  return svg`<rect class="point-of smallest" x=${round(x - 2.6)} y=${round(y - 2.6)} width="5.2" height="5.2"></rect>`;
}

/** Line and mark of a series, for the legend. */
function sample(name: Series): TemplateResult {
  return html`<svg class="chart sample" width="34" height="12" aria-hidden="true"><path
    class=${`series ${name}`} d="M1 6H33"></path>${mark(name, 17, 6)}</svg>`;
}

function table(words: Messages, rows: GrowthRows): TemplateResult {
  const columns = ['wires', ...series] as const;
  return html`<details><summary>${words.text('growth-table')}</summary>
    <div class="scroll" role="group" tabindex="0" aria-label=${words.text('growth-table')}><table class="numbers">
      <thead><tr>${columns.map((name) => html`<th scope="col">${words.text(`growth-column-${name}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr><th scope="row">${row.wires}</th>
          ${series.map((name) => html`<td>${words.text('growth-count', { count: countOf(row, name) })}</td>`)}</tr>`,
      )}</tbody>
    </table></div></details>`;
}
