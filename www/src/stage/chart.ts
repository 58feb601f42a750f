import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { withModifier } from './keys.ts';
import { AXIS_WIDTH, LogAxis } from './log-axis.ts';
import { placeIn } from './own-place.ts';

/** An item of the chart and its count, which is the height. */
export type Point = readonly [at: number, count: number];

/** How something is drawn, in the chart and in its legend. */
export interface Style {
  /** A number from 0 to 3 is a line with the dashes and marks of that place; `faint` is a broad, pale line. */
  readonly look: number | 'faint' | 'bars' | 'points';
  /** A line without its marks. */
  readonly bare?: boolean;
  /** The class of an item's bar or point. */
  readonly kind?: (at: number) => string;
}

export interface Series extends Style {
  readonly points: readonly Point[];
  /** The letter at the end of the line. */
  readonly letter?: string;
}

/** A horizontal line through all items. */
interface Level extends Style {
  readonly count: number;
  readonly name: string;
  /** The end of the line over which its name stands. */
  readonly over: 'start' | 'end';
}

/** Items that lead somewhere. Each is a button. */
interface Steps {
  label(at: number): string;
  go(at: number, event: Event): void;
}

/** A scale by powers of a base, from 1 up, or by equal steps. With a `step` there is a line for each. */
type Scale =
  | { readonly base: 2 | 10; readonly exponent: number }
  | { readonly from?: number; readonly to: number; readonly step?: number };

/** Counts of items. The items are consecutive whole numbers. */
export interface Chart {
  /** The text that a screen reader says for the picture. */
  readonly label: string;
  /** The width of the whole chart, in px. */
  readonly width: number;
  /** The height without the names above and below, in px. */
  readonly height: number;
  /** The first item, and the last one. */
  readonly items: readonly [first: number, last: number];
  readonly scale: Scale;
  readonly series: readonly Series[];
  /** Items whose names stand below the axis. */
  readonly names?: readonly (readonly [at: number, name: number | string])[];
  /** What is counted, and what the items are. */
  readonly axes?: { readonly counts: string; readonly items: string };
  readonly levels?: readonly Level[];
  /** The marked item, the name above it, and what a screen reader says where it can be moved. */
  readonly here?:
    | { readonly at: number; readonly name?: string; readonly said?: string }
    | undefined;
  /** Items that are crossed out. */
  readonly crossed?: readonly number[];
  /** A range of items that is underlined. */
  readonly band?: readonly [from: number, to: number] | undefined;
  readonly steps?: Steps;
  /** The visitor points at an item, or at no item any more. With this function, arrow keys move `here` too. */
  point?(at: number | undefined): void;
}

/** Room for names above and below, for the name of the axis below, at the edges, and for letters, in px. */
const [HEAD, FOOT, AXIS_FOOT, EDGE, LETTER] = [24, 22, 40, 4, 22];
/**
 * The least height of a bar, the least width of a bar that can be pointed at, and that of an item's mark,
 * in px.
 */
const [LEAST_BAR, FINGER, HERE] = [2, 3, 6];
/** The least distance between two letters, and about half the width of a character, in px. */
const [APART, HALF] = [14, 3.7];

const round = (at: number): number => Math.round(at * 10) / 10;

/** Counts in a row as points, from the first item on. */
export const pointsOf = (counts: ArrayLike<number>, first = 1): Point[] =>
  Array.from(counts, (count, i) => [first + i, count]);

/** Each item that is a multiple of the step, with its number as its name. */
export function numbered(
  [first, last]: Chart['items'],
  step: number,
): (readonly [number, number])[] {
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return all.filter((at) => at % step === 0).map((at) => [at, at]);
}

/** Where everything lies, in px. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The height at which bars begin. */
  readonly zero: number;
  /** The distance from one item to the next. */
  readonly pitch: number;
  readonly ticks: readonly { readonly y: number; readonly name: string }[];
  /** The middle of an item. */
  x(at: number): number;
  y(count: number): number;
}

function plotOf({ width, height, items, scale, series, here, levels, axes }: Chart): Plot {
  const top = here?.name || levels || axes ? HEAD : EDGE + 2;
  const { y, zero, ticks } = axisOf(scale, top, height);
  const left = ticks.length > 0 ? AXIS_WIDTH : EDGE;
  const right = width - (series.some(({ letter }) => letter) ? LETTER : EDGE);
  const [first, last] = items;
  const pitch = (right - left) / (last - first + 1);
  const x = (at: number) => round(left + (at - first + 0.5) * pitch);
  return { left, right, top, bottom: top + height, zero, pitch, ticks, x, y };
}

function axisOf(scale: Scale, top: number, height: number): Pick<Plot, 'y' | 'zero' | 'ticks'> {
  if ('base' in scale) {
    const axis = new LogAxis({ ...scale, top, height });
    return { y: (count) => round(axis.y(count)), zero: axis.bottom, ticks: axis.ticks() };
  }
  const { from = 0, to, step } = scale;
  const y = (count: number) => round(top + height * (1 - (count - from) / (to - from)));
  const lines = step ? Math.floor((to - from) / step) + 1 : 0;
  const counts = Array.from({ length: lines }, (_, i) => from + i * (step ?? 0));
  return { y, zero: y(0), ticks: counts.map((count) => ({ y: y(count), name: String(count) })) };
}

/** The picture. Items that lead somewhere are buttons in it; the item that is pointed at is a slider. */
export function renderChart(chart: Chart): TemplateResult {
  const { label, width, items, here, steps, point } = chart;
  const plot = plotOf(chart);
  const grasped = steps && plot.pitch >= FINGER ? steps : undefined;
  const slides = point && here;
  const high = plot.bottom + (chart.axes ? AXIS_FOOT : chart.names ? FOOT : EDGE);
  const pointed = (event: PointerEvent): void => {
    const { x } = placeIn(event);
    point?.(inside(items, items[0] + Math.floor((x - plot.left) / plot.pitch)));
  };
  const left = (event: PointerEvent) => event.pointerType === 'mouse' && point?.(undefined);
  return html`<svg class="chart" role=${grasped ? 'group' : slides ? 'slider' : 'img'} aria-label=${label}
      width=${width} height=${high} tabindex=${slides ? 0 : nothing}
      aria-valuemin=${slides ? items[0] : nothing} aria-valuemax=${slides ? items[1] : nothing}
      aria-valuenow=${slides ? here.at : nothing} aria-valuetext=${(slides && here.said) || nothing}
      @pointermove=${point && pointed} @pointerdown=${point && pointed} @pointerleave=${point && left}
      @keydown=${slides && ((event: KeyboardEvent) => walk(event, chart, here.at, point))}>
    ${point ? svg`<rect class="ground" x="0" y="0" width=${width} height=${high}></rect>` : nothing}
    ${grid(chart, plot)} ${present(chart, plot)}
    ${chart.series.map((one) => drawn(one, plot))}
    ${chart.levels?.map((level) => across(level, plot))} ${beneath(chart, plot)}
    ${letters(chart.series, plot)}
    ${grasped ? buttons(chart, grasped, plot) : nothing}</svg>`;
}

const inside = ([first, last]: Chart['items'], at: number): number =>
  Math.max(first, Math.min(last, at));

/** The item to which a key leads from another item. */
function walk(event: KeyboardEvent, { items }: Chart, at: number, to: (at: number) => void): void {
  const [first, last] = items;
  const ways: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 },
    ...{ Home: first, End: last },
  };
  const way = ways[event.key];
  if (way === undefined || withModifier(event)) return;
  event.preventDefault();
  to(inside(items, way));
}

/** Horizontal lines, each with its count to its left. */
const grid = ({ scale }: Chart, { ticks, left, right, zero, bottom }: Plot) =>
  svg`${ticks.map(
    ({ y, name }) => svg`<line class="grid" x1=${left} x2=${right} y1=${y} y2=${y}></line>
      <text class=${'base' in scale ? 'power' : 'end faint'} x=${left - 5} y=${y + 4}>${name}</text>`,
  )}
  ${zero === bottom ? nothing : svg`<line class="zero-line" x1=${left} x2=${right} y1=${zero} y2=${zero}></line>`}`;

/** About half the room of a name, in px. */
const halfOf = (name: number | string): number => String(name).length * HALF;

/** The marked item with its name, beside the name of the axis. */
function present({ here, width, axes, series }: Chart, { x, left, top, bottom, pitch }: Plot) {
  if (!here) return nothing;
  const broad = series.some(({ look }) => look === 'bars');
  const wide = broad ? pitch : HERE;
  const [name, from] = [here.name ?? '', axes ? 2 * halfOf(axes.counts) + EDGE : left];
  const middle = Math.max(from + halfOf(name), Math.min(width - halfOf(name), x(here.at)));
  return svg`<rect class=${broad ? 'current broad' : 'current'} x=${round(x(here.at) - wide / 2)} y=${top - EDGE}
      width=${round(wide)} height=${bottom - top + EDGE}></rect>
    <text class="middle strong" x=${round(middle)} y="13">${name}</text>`;
}

function across({ count, name, look, over }: Level, { left, right, y }: Plot): SVGTemplateResult {
  return svg`<path class=${`look-${look}`} d=${`M${left} ${y(count)}H${right}`}></path>
    <text class=${`${over} strong`} x=${over === 'end' ? right : left} y=${y(count) - 5}>${name}</text>`;
}

/** The underlined range, the names of the items, and the names of the axes. */
function beneath({ band, names, width, axes }: Chart, { x, right, bottom }: Plot) {
  return svg`${band ? svg`<path class="band" d=${`M${x(band[0] - 0.5)} ${bottom + 4}H${x(band[1] + 0.5)}`}></path>` : nothing}
    ${names?.map(([at, name]) => {
      const middle = Math.max(halfOf(name), Math.min(width - halfOf(name), x(at)));
      return svg`<text class="middle" x=${round(middle)} y=${bottom + 17}>${name}</text>`;
    })}
    ${
      axes
        ? svg`<text class="end faint" x=${right} y=${bottom + 35}>${axes.items}</text>
          <text class="faint" x="0" y="13">${axes.counts}</text>`
        : nothing
    }`;
}

function drawn({ points, look, bare, kind }: Series, plot: Plot) {
  const { x, y, pitch } = plot;
  if (look === 'bars') return bars(points, plot, kind);
  if (look === 'points') {
    const r = round(Math.max(2.2, Math.min(4, pitch * 0.4)));
    return points.map(([at, count]) => dot(x(at), y(count), r, kind?.(at)));
  }
  const path = points.map(([at, count]) => `${x(at)} ${y(count)}`).join('L');
  return svg`<path class=${`look-${look}`} d=${`M${path}`}></path>
    ${bare ? nothing : points.map(([at, count]) => mark(look, x(at), y(count)))}`;
}

const dot = (x: number, y: number, r: number, kind = ''): SVGTemplateResult =>
  svg`<circle class=${kind} cx=${x} cy=${y} r=${r}></circle>`;

/** Bars up from zero, or down. A bar too thin to be pointed at has a wider outline. */
function bars(points: readonly Point[], { x, y, zero, pitch }: Plot, kind: Style['kind']): unknown {
  if (pitch < FINGER) {
    const steps = points.map(([at, count]) => `V${y(count)}H${x(at + 0.5)}`).join('');
    const first = points[0]?.[0] ?? 0;
    return svg`<path class="chart-bar" d=${`M${x(first - 0.5)} ${zero}${steps}V${zero}z`}></path>`;
  }
  return points.map(([at, count]) => {
    const high = Math.max(LEAST_BAR, Math.abs(zero - y(count)));
    const top = count < 0 ? zero : zero - high;
    return svg`<rect class=${kind ? `chart-bar ${kind(at)}` : 'chart-bar'} x=${x(at - 0.4)} y=${round(top)} width=${round(pitch * 0.8)} height=${round(high)}></rect>`;
  });
}

/** A disc, a hollow square, a filled triangle, a hollow diamond. */
const shapes = [
  'M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z',
  'M-2.3-2.3h4.6v4.6h-4.6z',
  'M0-3.2L2.9 2.2H-2.9z',
  'M0-3.4L3.4 0L0 3.4L-3.4 0z',
];

function mark(look: number | 'faint', x: number, y: number): SVGTemplateResult {
  const shape = look === 'faint' ? 'M0-5v10' : (shapes[look] ?? '');
  return svg`<path class=${`mark-${look}`} transform=${`translate(${x} ${y})`} d=${shape}></path>`;
}

/** The letters at the ends of the lines, moved apart where they would overlap. */
function letters(series: readonly Series[], { x, y }: Plot): unknown {
  const ends = series.flatMap(({ letter, points }) => {
    const [at, count] = points.at(-1) ?? [0, 0];
    return letter ? [{ letter, x: x(at) + 8, y: y(count) }] : [];
  });
  let free = Number.POSITIVE_INFINITY;
  return ends
    .sort((a, b) => b.y - a.y)
    .map(({ letter, x: at, y: wanted }) => {
      free = Math.min(wanted, free - APART);
      return svg`<text class="strong" x=${at} y=${round(free) + 4}>${letter}</text>`;
    });
}

/** Items as buttons. The current item is the tab stop, and arrow keys lead from one item to the next. */
function buttons(chart: Chart, steps: Steps, { x, top, bottom, pitch }: Plot): unknown {
  const [first, last] = chart.items;
  const now = chart.here ? inside(chart.items, chart.here.at) : first;
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const at = first + i;
    const go = (event: Event) => steps.go(at, event);
    const pressed = (event: KeyboardEvent) => {
      const button = event.currentTarget as Element;
      const all = button.parentElement?.querySelectorAll<SVGElement>('[role=button]');
      walk(event, chart, at, (to) => all?.[to - first]?.focus());
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      go(event);
    };
    return svg`<g role="button" tabindex=${at === now ? 0 : -1} aria-label=${steps.label(at)}
      aria-current=${at === chart.here?.at ? 'step' : nothing} @click=${go} @keydown=${pressed}>
      <rect x=${x(at - 0.5)} y=${top} width=${round(pitch)} height=${bottom - top}><title .textContent=${steps.label(at)}></title></rect>
      ${chart.crossed?.includes(at) ? svg`<text class="middle strong" x=${x(at)} y=${top + 12}>×</text>` : nothing}</g>`;
  });
}

/** A legend: a sample of each style, and what it means. */
export const renderKeys = (keys: readonly (readonly [Style, unknown])[]): TemplateResult =>
  html`<p class="keys-of">${keys.map(([style, name]) => html`<span>${renderSample(style)} ${name}</span>`)}</p>`;

/** A sample for a legend: a piece of a line with its mark, a bar, or a point. */
export function renderSample({ look, bare, kind }: Style): TemplateResult {
  const shape =
    look === 'bars'
      ? svg`<rect class="chart-bar" x="13" y="1" width="8" height="11"></rect>`
      : look === 'points'
        ? dot(17, 6, 4, kind?.(0))
        : svg`<path class=${`look-${look}`} d="M1 6H33"></path>${
            bare ? nothing : (look === 'faint' ? [8, 26] : [17]).map((x) => mark(look, x, 6))
          }`;
  return html`<svg class="chart sample" width="34" height="12" aria-hidden="true">${shape}</svg>`;
}
