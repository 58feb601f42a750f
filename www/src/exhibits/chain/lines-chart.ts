import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { AXIS_WIDTH, chartWidth, LogAxis } from '../../stage/log-axis.ts';

/** A line of counts. */
export interface Line {
  /** What stands at its end. */
  readonly letter: string;
  /** Its dashes and marks are those of this place, from 0 to 3. */
  readonly place: number;
  /** Of rows of 1, 2, 3, … objects. */
  readonly counts: ArrayLike<number>;
}

export interface LinesChart {
  readonly label: string;
  /** Of the plate, in px. */
  readonly width: number;
  readonly height: number;
  /** The longest row that is drawn. */
  readonly to: number;
  readonly lines: readonly Line[];
  /** What is printed elsewhere: a mark for each count, and a faint line through them. */
  readonly printed: readonly (readonly { readonly objects: number; readonly count: number }[])[];
  /** The row that is told of. */
  readonly here: number;
  /** A row is pointed at, or none any more. */
  point(objects: number | undefined): void;
}

/** Room above, below and right of the chart for what is written there, in px. */
const [HEAD, FOOT, RIGHT] = [22, 22, 22];
/** Wider than this two rows are far apart, in px. */
const MOST_WIDTH = 490;
/** Half the room that the name of a row takes, and the least between the letters of two lines, in px. */
const [HALF_NAME, APART] = [32, 14];

const round = (at: number): number => Math.round(at * 10) / 10;

/** Counts against the number of objects, by powers of ten. */
export function renderLines(chart: LinesChart): TemplateResult {
  const { label, to, lines, printed, here, point } = chart;
  const wide = chartWidth(chart.width, MOST_WIDTH);
  const right = wide - RIGHT;
  const counts = lines.flatMap((line) => shown(line, to));
  const most = Math.max(1, ...counts, ...printed.flat().map(({ count }) => count));
  const exponent = Math.ceil(Math.log10(most));
  const axis = new LogAxis({ top: HEAD, height: chart.height, base: 10, exponent });
  const pitch = (right - AXIS_WIDTH - 8) / Math.max(1, to - 1);
  const x = (objects: number) => round(AXIS_WIDTH + 8 + (objects - 1) * pitch);
  const pointed = (event: PointerEvent): void => {
    const { left } = (event.currentTarget as Element).getBoundingClientRect();
    const objects = Math.round((event.clientX - left - AXIS_WIDTH - 8) / pitch) + 1;
    point(Math.max(1, Math.min(to, objects)));
  };
  const name = Math.max(AXIS_WIDTH + HALF_NAME - 20, Math.min(wide - HALF_NAME, x(here)));
  const step = [1, 2, 5, 10].find((one) => pitch * one >= 26) ?? 10;
  const named = Array.from({ length: to }, (_, i) => i + 1).filter(
    (objects) => objects === 1 || objects % step === 0,
  );
  return html`<svg class="lines" role="img" aria-label=${label} width=${wide} height=${HEAD + chart.height + FOOT}
      @pointermove=${pointed} @pointerdown=${pointed}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && point(undefined)}>
      <rect class="ground" x="0" y="0" width=${wide} height=${HEAD + chart.height + FOOT}></rect>
      ${axis.render(right)}
      ${
        here <= to
          ? svg`<line class="here" x1=${x(here)} x2=${x(here)} y1=${HEAD - 6} y2=${axis.bottom}></line>
            <text class="middle strong" x=${round(name)} y=${HEAD - 10}>H = ${here}</text>`
          : nothing
      }
      ${printed.map((series) => {
        const path = series.map(({ objects, count }) => `${x(objects)} ${round(axis.y(count))}`);
        return svg`<path class="article" d=${`M${path.join('L')}`}></path>`;
      })}
      ${lines.map((line) => drawn(line, to, x, axis))}
      ${printed.flat().map(({ objects, count }) => {
        const [at, y] = [x(objects), round(axis.y(count))];
        return svg`<path class="tick" d=${`M${at} ${y - 5}v10`}></path>`;
      })}
      ${letters(lines, to, x, axis)}
      ${named.map((objects) => svg`<text class="middle" x=${x(objects)} y=${axis.bottom + 17}>${objects}</text>`)}</svg>`;
}

const shown = ({ counts }: Line, to: number): readonly number[] => Array.from(counts).slice(0, to);

function drawn(
  line: Line,
  to: number,
  x: (objects: number) => number,
  axis: LogAxis,
): SVGTemplateResult {
  const points = shown(line, to).map((count, i) => [x(i + 1), round(axis.y(count))] as const);
  return svg`<path class=${`line line-${line.place}`} d=${`M${points.map((point) => point.join(' ')).join('L')}`}></path>
    ${points.map(([at, y]) => mark(line.place, at, y))}`;
}

/** Letters at the ends of the lines, moved apart where they would lie on each other. */
function letters(
  lines: readonly Line[],
  to: number,
  x: (objects: number) => number,
  axis: LogAxis,
): unknown {
  const ends = lines
    .map((line) => {
      const counts = shown(line, to);
      return { letter: line.letter, x: x(counts.length) + 8, y: axis.y(counts.at(-1) ?? 1) };
    })
    .sort((a, b) => b.y - a.y);
  let free = Number.POSITIVE_INFINITY;
  return ends.map(({ letter, x: at, y }) => {
    free = Math.min(y, free - APART);
    return svg`<text class="letter" x=${at} y=${round(free) + 4}>${letter}</text>`;
  });
}

/** A disc, a hollow square, a filled triangle, a hollow diamond. */
function mark(place: number, x: number, y: number): SVGTemplateResult {
  const at = `translate(${x} ${y})`;
  const shape = ['M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z', 'M-2.3-2.3h4.6v4.6h-4.6z'];
  const others = ['M0-3.2L2.9 2.2H-2.9z', 'M0-3.4L3.4 0L0 3.4L-3.4 0z'];
  return svg`<path class=${`mark mark-${place}`} transform=${at} d=${[...shape, ...others][place] ?? ''}></path>`;
}

/** Line and mark, for a legend. */
export function lineSample(place: number): TemplateResult {
  return html`<svg class="lines sample" width="34" height="12" aria-hidden="true"><path
    class=${`line line-${place}`} d="M1 6H33"></path>${mark(place, 17, 6)}</svg>`;
}

/** The faint line and its marks, for a legend. */
export function printedSample(): TemplateResult {
  return html`<svg class="lines sample" width="34" height="12" aria-hidden="true"><path
    class="article" d="M1 6H33"></path><path class="tick" d="M8 1v10M26 1v10"></path></svg>`;
}
