import type { TemplateResult } from 'lit';
import { type Chart, numbered, renderChart } from '../../../stage/chart.ts';
import { chartWidth } from '../../../stage/log-axis.ts';

export interface RaceChart extends Pick<Chart, 'label' | 'series' | 'height' | 'point'> {
  /** The width of the picture, in px. */
  readonly width: number;
  /** The longest row in the chart. */
  readonly to: number;
  /** The marked row, and the sentence about its counts. */
  readonly here: number;
  readonly said: string;
}

/** The largest width of the chart, in which rows are not too far apart, and the room of a name, in px. */
const [MOST_WIDTH, NAME] = [490, 26];

/** A chart of counts against the number of objects, with a line for each power of ten. */
export function renderRaceChart({
  width: picture,
  to,
  here,
  said,
  ...chart
}: RaceChart): TemplateResult {
  const width = chartWidth(picture, MOST_WIDTH);
  const most = Math.max(
    1,
    ...chart.series.flatMap(({ points }) => points.map(([, count]) => count)),
  );
  const step = [1, 2, 5, 10].find((one) => (width / to) * one >= NAME) ?? 10;
  return renderChart({
    ...chart,
    width,
    items: [1, to],
    scale: { base: 10, exponent: Math.ceil(Math.log10(most)) },
    names: [...(step > 1 ? [[1, 1] as const] : []), ...numbered([1, to], step)],
    here: here <= to ? { at: here, name: `H = ${here}`, said } : undefined,
  });
}
