import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { LatticeWhy, Ply } from '../../../../pkg/lattice.js';
import type { Point } from '../../../share/codec-fields.ts';
import type { Cell, Colours } from './colours.ts';
import type { Layout } from './layout.ts';
import { MOST_ARROWS, type Overlays, pointer, renderOverlays } from './overlays.ts';
import { type Palette, type Shade, shadeOf } from './shade.ts';
import { renderTable, type Table } from './table.ts';

export type { Point } from '../../../share/codec-fields.ts';

/** Everything that the picture depends on: the run, the cursor in it, and what the visitor asked. */
export interface LatticeFrame {
  colours: Colours;
  /** How many steps are coloured. */
  cursor: number;
  /** The weights of m and of n. On the front the weighted sum is that of the last step. */
  weight: readonly [number, number];
  /**
   * The point of the last step. It is undefined where the steps do not follow the front, which then is not
   * drawn.
   */
  last: Point | undefined;
  /** The moves are those of the apple game. */
  apples: boolean;
  /** The apples above the points, or the line of words of another game. */
  table: Table | undefined;
  /** Whether to circle (0, 1), which the blog post takes as known: only in the misère game. */
  given: boolean;
  /** The explained point: the one that the visitor asked about, otherwise the one coloured last. */
  explained: LatticeWhy | undefined;
  /** Whether to draw arrows from the explained point along its moves; they would give a hidden verdict away. */
  arrows: boolean;
  shade: Shading | undefined;
  /** Draws the cover over what the front of a raster has not reached. */
  ahead?: ((frame: LatticeFrame, layout: Layout) => unknown) | undefined;
  overlays: Overlays;
  /** 0 for the point that the keyboard is on. */
  tabindex(point: Point): 0 | undefined;
  /** Whether the visitor has still to uncover the colour of this point. */
  covered(point: Point): boolean;
}

/** Marks that show a number: which number, in which colours, and its largest value. */
export interface Shading {
  readonly shade: Exclude<Shade, 'winner'>;
  readonly palette: Palette;
  readonly most: number;
}

/** The explained point has at least this radius, in px, because a finger has just covered it. */
const MAGNIFIED = 6;
/** A mark of at least this radius, in px, has room for its number. */
const NUMBERED = 9;

/** How far, in px, the halo of a mark in the lowest row reaches below the points. */
const HALF_HALO = 8;
/** The radius, in px, of a point that is not coloured yet, which visitors can touch too. */
const DOT = 2.6;
/** Words fit between two rows of marks from this distance on, in px. */
const LINE = 13;
/** The least room for the words along the left edge, in px. */
const EDGE = 150;

/** The words in the picture. */
export interface LatticeWords {
  given: string;
  /** What the points on the left edge have in common. */
  edge: string;
  front: string;
  state(point: Point, state: MarkState, cell: Cell | undefined): string;
  /** The name of the mark where a game stands, or of one that a move leads to. */
  played(mark: string, ply: Ply | undefined): string;
  row(n: number): string;
}

/** `coming`: the point is coloured, but its colour is still on the way from the run. */
export type MarkState = 'lost' | 'won' | 'covered' | 'not-yet' | 'coming';

const same = (a: Point | undefined, b: Point): boolean => a?.m === b.m && a.n === b.n;

/** The state of a point's mark in a frame. */
export function stateOf(frame: LatticeFrame, point: Point): MarkState {
  if (!frame.colours.coloured(point, frame.cursor)) return 'not-yet';
  const cell = frame.colours.cell(point);
  if (!cell) return 'coming';
  if (frame.covered(point)) return 'covered';
  return cell.lost ? 'lost' : 'won';
}

/** Draws the picture: axes, apples, marks (or the cover of a raster), the front, the arrows. */
export function latticePicture(
  frame: LatticeFrame,
  layout: Layout,
  words: LatticeWords,
): SVGTemplateResult {
  const { left, right, top, bottom } = layout.plot;
  return svg`
    <g class="axes" aria-hidden="true">${axes(frame, layout)} ${edge(frame, layout, words)}</g>
    ${frame.table && layout.table.bottom > 0 ? renderTable(frame.table, layout.table) : nothing}
    <g clip-path="url(#plot)">
      ${layout.raster ? frame.ahead?.(frame, layout) : nothing}
      ${front(frame, layout, words)}
      <g class="marks">${rowsOf(frame, layout, words)}</g>
      <g aria-hidden="true">
        ${frame.given && !layout.raster ? given(layout, words) : nothing}
        ${renderOverlays(frame.overlays, layout)}
        ${explanation(frame, layout)}
      </g>
    </g>
    <clipPath id="plot"><rect x=${left} y=${top} width=${right - left}
      height=${bottom - top + (layout.raster ? 0 : HALF_HALO)}></rect></clipPath>`;
}

const span = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** The visible marks as rows of a grid; a raster has only the mark that the keyboard is on. */
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
  const shade = state === 'lost' || state === 'won' ? frame.shade : undefined;
  const value = shade && cell?.[shade.shade];
  const shaded =
    shade && value !== undefined ? shadeOf(shade.palette, value, shade.most) : undefined;
  const r =
    size === 0
      ? Math.min(DOT, layout.radius * 0.6)
      : shaded
        ? shadedRadius(layout)
        : layout.radius * size;
  const [x, y] = [layout.x(m), layout.y(n)];
  const kind = layout.raster ? 'pointed' : shaded ? `shaded ${state}-shaded` : state;
  const circle = svg`<circle role="gridcell" id=${`p${m}-${n}`} class=${kind}
    tabindex=${frame.tabindex(point) ?? nothing} aria-colindex=${m + 1}
    aria-selected=${same(frame.explained?.point, point) || frame.overlays.marked.some((one) => same(one, point)) ? 'true' : nothing}
    aria-label=${named(frame, point, words, words.state(point, state, cell))}
    data-step=${frame.colours.stepOf?.(point) ?? nothing} fill=${shaded?.fill ?? nothing}
    cx=${x} cy=${y} r=${layout.raster ? Math.max(5, layout.step) : r}></circle>`;
  if (!frame.shade) return circle;
  return svg`${circle}${
    shaded && shadedRadius(layout) >= NUMBERED
      ? svg`<text class=${shaded.dark ? 'number pale' : 'number'} x=${x} y=${y}>${value}</text>`
      : nothing
  }`;
}

/** The name of a mark. In a game it says that the game is here, or which move leads here. */
function named(
  { overlays: { path } }: LatticeFrame,
  point: Point,
  words: LatticeWords,
  mark: string,
) {
  if (!path) return mark;
  if (same(path.played.at(-1), point)) return words.played(mark, undefined);
  const ply = path.legal.find(({ to }) => same(to, point));
  return ply ? words.played(mark, ply) : mark;
}

/** Marks that show a number are larger, because the number must fit in. */
function shadedRadius({ step, stepUp, radius }: Layout): number {
  return Math.min(16, Math.max(radius, Math.min(step, stepUp) * 0.38));
}

function axes(frame: LatticeFrame, layout: Layout) {
  const { axis, labelEvery, plot } = layout;
  const { columns, rows } = frame.colours;
  const every = (count: number, from: number, to: number, first: number) =>
    span([Math.ceil(from / count), Math.ceil(to / count)])
      .map((i) => i * count)
      .filter((at) => at >= first);
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
    ${[...labelled]
      .filter((m) => m >= least && m <= columns - 1 && inPlot(layout.x(m), plot))
      .filter((m) => m !== least || least === 0 || labelEvery.across === 1 || roomForOne(layout))
      .map((m) => svg`<text x=${layout.x(m)} y=${axis.across} class="tick">${m}</text>`)}
    ${halves.map((n) => svg`<text x=${axis.up} y=${layout.y(n)} class="tick up">${n}</text>`)}`;
}

const inPlot = (x: number, plot: Layout['plot']): boolean => x >= plot.left && x <= plot.right;

/** Whether the label of 1 leaves room for that of the next number. */
const roomForOne = ({ step, labelEvery }: Layout): boolean => (labelEvery.across - 1) * step >= 14;

/** The front: the dotted line on which m·a + n·b is the weight of the last coloured point. */
function front(frame: LatticeFrame, layout: Layout, words: LatticeWords) {
  const { last } = frame;
  const { columns, rows } = frame.colours;
  if (!last || frame.cursor === frame.colours.steps) return nothing;
  const [a, b] = frame.weight;
  const weight = a * last.m + b * last.n;
  const mAt = (n: number) => (weight - b * n) / a;
  const x1 = layout.x(mAt(-0.5));
  const x2 = layout.x(mAt(rows - 0.5));
  // The label is where most of the picture is still uncoloured: right of the line, above its middle.
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

/** By which factor the text is larger than its ordinary size. */
const largerBy = ({ labelRoom }: Layout): number => labelRoom / 30;

/** Writes along the left edge what its points have in common, if there is room for the words. */
function edge({ apples }: LatticeFrame, layout: Layout, { edge }: LatticeWords) {
  const { plot, raster } = layout;
  const larger = largerBy(layout);
  const [middle, room] = [(plot.top + plot.bottom) / 2, plot.bottom - plot.top];
  if (!apples || raster || layout.x(0) < plot.left || room < EDGE * larger) return nothing;
  const x = Math.max(7, layout.axis.up - 24 * larger);
  return svg`<text class="edge" transform=${`translate(${x} ${middle}) rotate(-90)`}>${edge}</text>`;
}

/** Circles (0, 1), because the blog post circles this point as known and starts from it. */
function given(layout: Layout, words: LatticeWords) {
  const larger = largerBy(layout);
  return svg`<circle class="circled" cx=${layout.x(0)} cy=${layout.y(1)}
      r=${layout.radius * 1.5}></circle>
    ${
      layout.stepUp - 2 * layout.radius >= LINE * larger
        ? svg`<text class="note given" x=${layout.x(0) + layout.radius * 1.5}
            y=${layout.y(1.5)}>${words.given}</text>`
        : nothing
    }`;
}

/** Draws the explained point in a halo, magnified where marks are small, with arrows along its moves. */
function explanation(frame: LatticeFrame, layout: Layout) {
  const why = frame.explained;
  if (!why) return nothing;
  const from = { x: layout.x(why.point.m), y: layout.y(why.point.n) };
  const radius = Math.max(layout.raster ? 0 : layout.radius, MAGNIFIED);
  const halo = radius * 1.6;
  const state = frame.colours.coloured(why.point, frame.cursor)
    ? frame.covered(why.point)
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
            const { m, n } = option.ply.to;
            const to = { x: layout.x(m), y: layout.y(n) };
            return pointer(from, to, halo, reach, decides ? 'arrow deciding' : 'arrow');
          })
        : nothing
    }`;
}
