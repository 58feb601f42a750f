import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Why } from '../../../pkg/lattice.js';
import type { Point } from '../../share/codec-fields.ts';
import { apple } from './apple.ts';
import type { Cell, Colours } from './colours.ts';
import type { Layout } from './layout.ts';
import { MOST_ARROWS, type Overlays, pointer, renderOverlays } from './overlays.ts';
import { type Palette, type Shade, shadeOf } from './shade.ts';

export type { Point } from '../../share/codec-fields.ts';

/** Everything the picture depends on: the run with the cursor in it, and what the visitor asked. */
export interface LatticeFrame {
  colours: Colours;
  /** Steps whose points are coloured. */
  cursor: number;
  /** Weight of m and of n: the front stands where their sum is that of the last step. */
  weight: readonly [number, number];
  /** The point of the last step; the front is not drawn without it, nor where steps do not go by it. */
  last: Point | undefined;
  /** The moves are those of the apple game: apples stand along the axis. */
  apples: boolean;
  /** The post circles (0, 1) as given: under misère play. */
  given: boolean;
  /** The point explained: the one asked, else the one coloured last. */
  explained: Why | undefined;
  /** Arrows to the explained point's options are drawn; not where they would give it away. */
  arrows: boolean;
  shade: Shading | undefined;
  overlays: Overlays;
  /** 0 for the point that the keyboard is on. */
  tabindex(point: Point): 0 | undefined;
  /** A coloured point whose colour the visitor has still to uncover. */
  covered(point: Point): boolean;
}

/** Marks that tell a number: which, in what colours, and the largest there is. */
export interface Shading {
  readonly shade: Exclude<Shade, 'winner'>;
  readonly palette: Palette;
  readonly most: number;
}

/** The explained point's radius is at least this, in px: a finger has just been on it. */
const MAGNIFIED = 6;
/** A mark of at least this radius, in px, has room for its number. */
const NUMBERED = 9;

/** Words that stand in the picture. */
export interface LatticeWords {
  given: string;
  front: string;
  state(point: Point, state: MarkState, cell: Cell | undefined): string;
  row(n: number): string;
}

/** `coming`: coloured, and its colour on the way from the run. */
export type MarkState = 'lost' | 'won' | 'covered' | 'not-yet' | 'coming';

const same = (a: Point | undefined, b: Point): boolean => a?.m === b.m && a.n === b.n;

/** How a point stands in a frame. */
export function stateOf(frame: LatticeFrame, point: Point): MarkState {
  if (!frame.colours.coloured(point, frame.cursor)) return 'not-yet';
  const cell = frame.colours.cell(point);
  if (!cell) return 'coming';
  if (frame.covered(point)) return 'covered';
  return cell.lost ? 'lost' : 'won';
}

/** The plate: marks (or what covers the raster), apples along the axis, the front, the arrows. */
export function latticePlate(
  frame: LatticeFrame,
  layout: Layout,
  words: LatticeWords,
): SVGTemplateResult {
  const { left, right, top, bottom } = layout.plot;
  return svg`
    <g class="axes" aria-hidden="true">${axes(frame, layout)}</g>
    <g clip-path="url(#plot)">
      ${layout.raster ? ahead(frame, layout) : nothing}
      ${front(frame, layout, words)}
      <g class="marks">${rowsOf(frame, layout, words)}</g>
      <g aria-hidden="true">
        ${frame.given && !layout.raster ? given(layout, words) : nothing}
        ${renderOverlays(frame.overlays, layout)}
        ${explanation(frame, layout)}
      </g>
    </g>
    <clipPath id="plot"><rect x=${left} y=${top} width=${right - left}
      height=${bottom - top}></rect></clipPath>`;
}

const span = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** The marks that are seen, as rows of a grid; of a raster only the one that the keyboard is on. */
function rowsOf(frame: LatticeFrame, layout: Layout, words: LatticeWords) {
  const { seen } = layout;
  const row = (n: number, ms: readonly number[]) => svg`<g role="row" aria-label=${words.row(n)}
    aria-rowindex=${frame.colours.rows - n}>
    ${ms.map((m) => mark(frame, layout, { m, n }, words))}</g>`;
  if (!layout.raster) {
    const ms = span(seen.m);
    return span(seen.n)
      .reverse()
      .map((n) => row(n, ms));
  }
  const focus = frame.overlays.focus;
  return row(focus.n, [focus.m]);
}

function mark(frame: LatticeFrame, layout: Layout, point: Point, words: LatticeWords) {
  const { m, n } = point;
  const state = stateOf(frame, point);
  const cell = frame.colours.cell(point);
  const size = { lost: 1, won: 0.64, covered: 0.8, 'not-yet': 0, coming: 0 }[state];
  const told = frame.shade && (state === 'lost' || state === 'won') ? frame.shade : undefined;
  const value = told && cell?.[told.shade];
  const shaded = told && value !== undefined ? shadeOf(told.palette, value, told.most) : undefined;
  const r = size === 0 ? 1.4 : shaded ? shadedRadius(layout) : layout.radius * size;
  const [x, y] = [layout.x(m), layout.y(n)];
  const kind = layout.raster ? 'pointed' : shaded ? `shaded ${state}-shaded` : state;
  const circle = svg`<circle role="gridcell" id=${`p${m}-${n}`} class=${kind}
    tabindex=${frame.tabindex(point) ?? nothing} aria-colindex=${m + 1}
    aria-selected=${same(frame.explained, point) ? 'true' : nothing}
    aria-label=${words.state(point, state, cell)}
    data-step=${frame.colours.stepOf?.(point) ?? nothing} fill=${shaded?.fill ?? nothing}
    cx=${x} cy=${y} r=${layout.raster ? Math.max(5, layout.step) : r}></circle>`;
  if (!frame.shade) return circle;
  return svg`${circle}${
    shaded && shadedRadius(layout) >= NUMBERED
      ? svg`<text class=${shaded.dark ? 'number pale' : 'number'} x=${x} y=${y}>${value}</text>`
      : nothing
  }`;
}

/** Marks that tell a number are larger, to hold it. */
function shadedRadius({ step, stepUp, radius }: Layout): number {
  return Math.min(16, Math.max(radius, Math.min(step, stepUp) * 0.38));
}

function axes(frame: LatticeFrame, layout: Layout) {
  const { axis, labelEvery, plot, appleSize } = layout;
  const { columns, rows } = frame.colours;
  const apples = frame.apples ? appleSize : 0;
  const every = (count: number, from: number, to: number, first: number) =>
    span([Math.ceil(from / count), Math.ceil(to / count)])
      .map((i) => i * count)
      .filter((at) => at >= first);
  const wholes = span(layout.seen.m).filter((m) => {
    const x = layout.x(m);
    return m > 0 && x >= plot.left && x <= plot.right;
  });
  const least = frame.apples ? 1 : 0;
  const across = every(labelEvery.across, layout.seen.m[0], layout.seen.m[1], 0);
  const crowded = (m: number) =>
    m !== columns - 1 && (columns - 1 - m) * layout.step < layout.labelRoom;
  const labelled = new Set([...[...across, least].filter((m) => !crowded(m)), columns - 1]);
  const halves = every(labelEvery.up, layout.seen.n[0], layout.seen.n[1], 0).filter((n) => {
    const y = layout.y(n);
    return n < rows && y >= plot.top && y <= plot.bottom;
  });
  return svg`
    ${apples ? wholes.map((m) => apple(layout.x(m), axis.apples, apples)) : nothing}
    ${[...labelled]
      .filter((m) => m >= least && m <= columns - 1 && inPlot(layout.x(m), plot))
      .filter((m) => m !== least || least === 0 || labelEvery.across === 1 || roomForOne(layout))
      .map((m) => svg`<text x=${layout.x(m)} y=${axis.across} class="tick">${m}</text>`)}
    ${halves.map((n) => svg`<text x=${axis.up} y=${layout.y(n)} class="tick up">${n}</text>`)}`;
}

const inPlot = (x: number, plot: Layout['plot']): boolean => x >= plot.left && x <= plot.right;

/** Whether the label of 1 does not run into that of the next number. */
const roomForOne = ({ step, labelEvery }: Layout): boolean => (labelEvery.across - 1) * step >= 14;

/** What the front has not reached, covered; a line begun is covered from its last point on. */
function ahead(frame: LatticeFrame, layout: Layout) {
  const { last, cursor, colours } = frame;
  const { left, right, top, bottom } = layout.plot;
  if (cursor === colours.steps) return nothing;
  if (!last) {
    return svg`<rect class="ahead" x=${left} y=${top} width=${right - left}
      height=${bottom - top}></rect>`;
  }
  const [a, b] = frame.weight;
  const weight = a * last.m + b * last.n;
  const n = (m: number, of: number) => (of - a * m) / b;
  const edge = last.m + 0.5;
  const far = colours.columns;
  // Up to the last point the line itself is coloured, beyond it only what is lighter.
  const corners = [
    [-1, n(-1, weight + 0.5)],
    [edge, n(edge, weight + 0.5)],
    [edge, n(edge, weight - 0.5)],
    [far, n(far, weight - 0.5)],
    [far, colours.rows],
    [-1, Math.max(colours.rows, n(-1, weight + 0.5))],
  ] as const;
  const points = corners.map(([m, up]) => `${layout.x(m)},${layout.y(up)}`).join(' ');
  return svg`<polygon class="ahead" points=${points}></polygon>`;
}

/** The line m·a + n·b = weight of the last coloured point, dotted, beyond which nothing is known. */
function front(frame: LatticeFrame, layout: Layout, words: LatticeWords) {
  const { last } = frame;
  const { columns, rows } = frame.colours;
  if (!last || frame.cursor === frame.colours.steps) return nothing;
  const [a, b] = frame.weight;
  const weight = a * last.m + b * last.n;
  const mAt = (n: number) => (weight - b * n) / a;
  const x1 = layout.x(mAt(-0.5));
  const x2 = layout.x(mAt(rows - 0.5));
  // The label stands where most of the plate is still open: right of the line, above its middle.
  const labelRow = Math.min(rows - 1, Math.max(1, Math.floor(rows * 0.45)));
  const labelX = layout.x(mAt(labelRow)) + layout.step * 1.6;
  const roomy = labelX < layout.x(columns - 4) && layout.step >= 30;
  return svg`<g aria-hidden="true">
    <line class="front" x1=${x1} y1=${layout.y(-0.5)} x2=${x2} y2=${layout.y(rows - 0.5)}></line>
    ${
      roomy
        ? svg`<text class="note" x=${labelX} y=${layout.y(labelRow - 0.5)}>${words.front}</text>`
        : nothing
    }</g>`;
}

/** The document circles (0, 1): the colour it starts from. */
function given(layout: Layout, words: LatticeWords) {
  return svg`<circle class="circled" cx=${layout.x(0)} cy=${layout.y(1)}
      r=${layout.radius * 1.5}></circle>
    ${
      layout.y(0) - layout.y(1) >= 30
        ? svg`<text class="note" x=${layout.x(0) + layout.radius * 1.2}
            y=${layout.y(1.5)}>${words.given}</text>`
        : nothing
    }`;
}

/** The explained point in a halo, magnified where marks are small; its options pointed at. */
function explanation(frame: LatticeFrame, layout: Layout) {
  const why = frame.explained;
  if (!why) return nothing;
  const from = { x: layout.x(why.m), y: layout.y(why.n) };
  const radius = Math.max(layout.raster ? 0 : layout.radius, MAGNIFIED);
  const halo = radius * 1.6;
  const state = frame.colours.coloured(why, frame.cursor)
    ? frame.covered(why)
      ? 'covered'
      : why.outcome === 'P'
        ? 'lost'
        : 'won'
    : 'not-yet';
  const reach = layout.raster ? 2 : layout.radius * 1.2;
  const { deciding } = why;
  const pointed = why.options
    .map((option, i) => ({ option, decides: i === deciding }))
    .filter(({ decides }, i) => decides || i < MOST_ARROWS);
  return svg`
    <circle class="halo" cx=${from.x} cy=${from.y} r=${halo}></circle>
    ${
      state === 'not-yet'
        ? nothing
        : svg`<circle class=${`${state} inked`} cx=${from.x} cy=${from.y}
            r=${radius * (state === 'won' ? 0.75 : 1)}></circle>`
    }
    ${
      frame.arrows
        ? pointed.map(({ option, decides }) => {
            const to = { x: layout.x(option.m), y: layout.y(option.n) };
            return pointer(from, to, halo, reach, decides ? 'arrow deciding' : 'arrow');
          })
        : nothing
    }`;
}
