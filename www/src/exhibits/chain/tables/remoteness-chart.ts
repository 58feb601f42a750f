import { html, type TemplateResult } from 'lit';
import { numbered, renderChart, renderKeys } from '../../../stage/chart.ts';
import type { Messages } from '../../../words/messages.ts';
import { outcomeOf, signed } from '../picture/marks.ts';
import { variants } from './values-table.ts';

export interface RemotenessChart {
  readonly words: Messages;
  /** The values of the four games, row by row. */
  readonly values: Int32Array;
  /** The place of the drawn game among the four. */
  readonly variant: number;
  /** The objects of the row in the figure, if it has no gap. */
  readonly here: number | undefined;
  /** The width of the chart, in px. */
  readonly width: number;
}

/** The height of the chart, in px, and the distance of its lines and of the numbers below, in plies and objects. */
const [HEIGHT, STEP] = [250, 10];

/** A chart of the plies in which each row is won, or lost at the latest. */
export function renderRemoteness(chart: RemotenessChart): TemplateResult {
  const { words, values, variant, here, width } = chart;
  const { end, first } = variants[variant] ?? variants[0];
  const rows = values.length / variants.length;
  const worth = (objects: number) => values[(objects - 1) * variants.length + variant] ?? 0;
  const items = [1, rows] as const;
  return html`<section class="remoteness"><h2>${words.text('table-chart', { end, first })}</h2>
    ${renderChart({
      label: words.text('table-chart-label', { rows }),
      width,
      height: HEIGHT,
      items,
      scale: { to: rows, step: STEP },
      series: [
        {
          look: 2,
          bare: true,
          points: [
            [1, 1],
            [rows, rows],
          ],
        },
        {
          look: 'points',
          points: Array.from({ length: rows }, (_, i) => [i + 1, Math.abs(worth(i + 1))]),
          kind: (objects) => (outcomeOf(worth(objects)) === 'P' ? 'lost' : 'won'),
        },
      ],
      names: numbered(items, STEP),
      axes: { counts: words.text('table-chart-plies'), items: words.text('table-chart-objects') },
      here: here ? { at: here, name: `H = ${here}: ${signed(worth(here))}` } : undefined,
    })}
    ${renderKeys([
      [{ look: 'points', kind: () => 'won' }, words.text('table-key-won')],
      [{ look: 'points', kind: () => 'lost' }, words.text('table-key-lost')],
      [{ look: 2, bare: true }, words.text('table-key-most')],
    ])}</section>`;
}
