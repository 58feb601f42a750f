import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { outcomeOf, signed } from './marks.ts';
import { variants } from './values-table.ts';

export interface RemotenessChart {
  readonly words: Messages;
  /** Of all games, row by row. */
  readonly values: Int32Array;
  /** Which of them is drawn. */
  readonly variant: number;
  /** The row of the figure. */
  readonly here: number | undefined;
  /** Of the chart, in px. */
  readonly width: number;
}

/** The chart, in px: its height, and the room around it for names. */
const [HEIGHT, HEAD, FOOT, LEFT, RIGHT] = [250, 26, 40, 30, 10];
/** Lines across, and numbers below. */
const STEP = 10;
/** Half of the name over the row of the figure, in px. */
const HALF_NAME = 42;

/** In how many plies each row is won, or lost at the latest. */
export function renderRemoteness(chart: RemotenessChart): TemplateResult {
  const { words, values, variant } = chart;
  const { end, first } = variants[variant] ?? variants[0];
  return html`<section class="remoteness"><h2>${words.text('table-chart', { end, first })}</h2>
    ${drawn(chart, values.length / variants.length)}
    <p class="keys-of">${(['won', 'lost', 'most'] as const).map(
      (kind) => html`<span>${sample(kind)} ${words.text(`table-key-${kind}`)}</span>`,
    )}</p></section>`;
}

function drawn({ words, values, variant, here, width }: RemotenessChart, rows: number) {
  const pitch = (width - LEFT - RIGHT) / rows;
  const x = (objects: number) => round(LEFT + (objects - 0.5) * pitch);
  const y = (plies: number) => round(HEAD + HEIGHT * (1 - plies / rows));
  const worth = (objects: number) => values[(objects - 1) * variants.length + variant] ?? 0;
  const ticks = Array.from({ length: Math.floor(rows / STEP) + 1 }, (_, at) => at * STEP);
  const r = Math.max(2.2, Math.min(4, pitch * 0.4));
  return html`<svg class="values-chart" role="img" aria-label=${words.text('table-chart-label', { rows })}
      width=${width} height=${HEAD + HEIGHT + FOOT}>
    ${ticks.map(
      (
        tick,
      ) => svg`<line class="grid" x1=${LEFT} x2=${width - RIGHT} y1=${y(tick)} y2=${y(tick)}></line>
        <text class="end" x=${LEFT - 6} y=${y(tick) + 4}>${tick}</text>
        ${tick > 0 ? svg`<text class="middle" x=${x(tick)} y=${HEAD + HEIGHT + 17}>${tick}</text>` : nothing}`,
    )}
    ${here === undefined ? nothing : current(here, worth(here), x(here), { pitch, width, end: y(0) })}
    <path class="most" d=${`M${x(1)} ${y(1)}L${x(rows)} ${y(rows)}`}></path>
    ${Array.from({ length: rows }, (_, at) => mark(worth(at + 1), x(at + 1), y(Math.abs(worth(at + 1))), r))}
    <text class="end" x=${width - RIGHT} y=${HEAD + HEIGHT + 35}>${words.text('table-chart-objects')}</text>
    <text class="start" x="0" y="11">${words.text('table-chart-plies')}</text></svg>`;
}

/** The row of the figure, under its mark. */
function current(
  objects: number,
  value: number,
  x: number,
  { pitch, width, end }: { pitch: number; width: number; end: number },
): SVGTemplateResult {
  const wide = Math.max(6, Math.min(9, pitch * 0.8));
  // Beside the name of the axis.
  const beside = Math.max(2 * HALF_NAME + 4, Math.min(width - HALF_NAME, x));
  return svg`<rect class="current" x=${round(x - wide / 2)} y=${HEAD - 6} width=${round(wide)} height=${round(end - HEAD + 6)}></rect>
    <text class="middle strong" x=${round(beside)} y=${HEAD - 11}>H = ${objects}: ${signed(value)}</text>`;
}

function mark(value: number, x: number, y: number, r: number): SVGTemplateResult {
  const kind = outcomeOf(value) === 'P' ? 'lost' : 'won';
  return svg`<circle class=${kind} cx=${x} cy=${y} r=${round(r)}></circle>`;
}

function sample(kind: 'won' | 'lost' | 'most'): TemplateResult {
  const shape =
    kind === 'most'
      ? svg`<path class="most" d="M1 11L23 1"></path>`
      : mark(kind === 'won' ? 1 : -1, 12, 6, 4);
  return html`<svg class="values-chart sample" width="24" height="12" aria-hidden="true">${shape}</svg>`;
}

const round = (at: number): number => Math.round(at * 10) / 10;
