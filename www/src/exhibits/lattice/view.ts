import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Why } from '../../../pkg/appleyard.js';
import { apple } from './apple.ts';
import type { Layout } from './layout.ts';
import { type ColouringTrace, NOT_YET } from './trace.ts';

/** Everything the picture depends on: the run with the cursor in it, and what the visitor asked. */
export interface LatticeFrame {
  trace: ColouringTrace;
  cursor: number;
  /** Weight of a whole and of a half: the front stands where their sum is that of the last step. */
  weight: readonly [number, number];
  /** The point explained: the one asked, else the one coloured last. */
  explained: Why | undefined;
  /** Arrows to the explained point's options are drawn; not where they would give it away. */
  arrows: boolean;
  /** 0 for the point that the keyboard is on. */
  tabindex(point: Point): 0 | undefined;
  /** A coloured point whose colour the visitor has still to uncover. */
  covered(point: Point): boolean;
}

/** The explained point's radius is at least this, in px: a finger has just been on it. */
const MAGNIFIED = 6;

export interface Point {
  m: number;
  n: number;
}

/** Words that stand in the picture. */
export interface LatticeWords {
  given: string;
  front: string;
  state(m: number, n: number, state: MarkState): string;
  row(n: number): string;
}

export type MarkState = 'lost' | 'won' | 'covered' | 'not-yet';

const same = (a: Point | undefined, b: Point): boolean => a?.m === b.m && a.n === b.n;

/** How a point stands in a frame. */
export function stateOf(frame: LatticeFrame, point: Point): MarkState {
  const outcome = frame.trace.outcomeAt(point.m, point.n, frame.cursor);
  if (outcome === NOT_YET) return 'not-yet';
  if (frame.covered(point)) return 'covered';
  return outcome === 0 ? 'lost' : 'won';
}

/** The plate: marks, apples along the axis, the front, and the arrows of the explained point. */
export function latticePlate(
  frame: LatticeFrame,
  layout: Layout,
  words: LatticeWords,
): SVGTemplateResult {
  const { columns, rows } = frame.trace;
  const ups = Array.from({ length: rows }, (_, i) => rows - 1 - i);
  const across = Array.from({ length: columns }, (_, m) => m);
  return svg`
    <g class="axes" aria-hidden="true">${axes(columns, rows, layout)}</g>
    <g clip-path="url(#plot)">
      ${front(frame, layout, words)}
      <g class="marks">
        ${ups.map(
          (n) => svg`<g role="row" aria-label=${words.row(n)}>
            ${across.map((m) => mark(frame, layout, { m, n }, words))}
          </g>`,
        )}
      </g>
      <g aria-hidden="true">${given(layout, words)} ${explanation(frame, layout)}</g>
    </g>
    <clipPath id="plot"><rect x=${layout.plot.left} y=${layout.plot.top}
      width=${layout.plot.right - layout.plot.left}
      height=${layout.plot.bottom - layout.plot.top}></rect></clipPath>`;
}

function mark(frame: LatticeFrame, layout: Layout, point: Point, words: LatticeWords) {
  const { m, n } = point;
  const state = stateOf(frame, point);
  const r = { lost: layout.radius, won: layout.radius * 0.64, covered: layout.radius * 0.8 };
  return svg`<circle role="gridcell" id=${`p${m}-${n}`} class=${state}
    tabindex=${frame.tabindex(point) ?? nothing}
    aria-selected=${same(frame.explained, point) ? 'true' : nothing}
    aria-label=${words.state(m, n, state)}
    data-step=${frame.trace.stepOf(m, n)}
    cx=${layout.x(m)} cy=${layout.y(n)} r=${state === 'not-yet' ? 1.4 : r[state]}></circle>`;
}

function axes(columns: number, rows: number, layout: Layout) {
  const { axis, labelEvery, plot, appleSize } = layout;
  const wholes = Array.from({ length: columns }, (_, m) => m).filter((m) => {
    const x = layout.x(m);
    return m > 0 && x >= plot.left && x <= plot.right;
  });
  const halves = Array.from({ length: rows }, (_, n) => n).filter((n) => {
    const y = layout.y(n);
    return n % labelEvery.up === 0 && y >= plot.top && y <= plot.bottom;
  });
  const labelled = (m: number) => m === 1 || m === columns - 1 || m % labelEvery.across === 0;
  const crowded = (m: number) =>
    m !== columns - 1 && columns - 1 - m < labelEvery.across / 2 && m % labelEvery.across === 0;
  return svg`
    ${wholes.map((m) => (appleSize ? apple(layout.x(m), axis.apples, appleSize) : nothing))}
    ${wholes
      .filter((m) => labelled(m) && !crowded(m))
      .map((m) => svg`<text x=${layout.x(m)} y=${axis.across} class="tick">${m}</text>`)}
    ${halves.map((n) => svg`<text x=${axis.up} y=${layout.y(n)} class="tick up">${n}</text>`)}`;
}

/** The line m·a + n·b = weight of the last coloured point, dotted, beyond which nothing is known. */
function front(frame: LatticeFrame, layout: Layout, words: LatticeWords) {
  const last = frame.trace.point(frame.cursor - 1);
  if (!last || frame.cursor === frame.trace.steps) return nothing;
  const [a, b] = frame.weight;
  const { columns, rows } = frame.trace;
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
  const radius = Math.max(layout.radius, MAGNIFIED);
  const halo = radius * 1.6;
  const state = stateOf(frame, why);
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
        ? why.options.map((option, i) => {
            const to = { x: layout.x(option.m), y: layout.y(option.n) };
            return pointer(from, to, halo, layout.radius * 1.2, i === why.deciding);
          })
        : nothing
    }`;
}

/** An arrow from rim to rim, the deciding one large and black; a ring where an arrow has no room. */
function pointer(from: XY, to: XY, near: number, far: number, deciding: boolean) {
  const kind = deciding ? 'arrow deciding' : 'arrow';
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const room = distance - near - far;
  if (room < 5) {
    return svg`<g class=${kind}><circle cx=${to.x} cy=${to.y} r=${far + 2.5}></circle></g>`;
  }
  const [ux, uy] = [(to.x - from.x) / distance, (to.y - from.y) / distance];
  const head = Math.min(deciding ? 16 : 10, room);
  const spread = head * (deciding ? 0.5 : 0.42);
  const tip = { x: to.x - ux * far, y: to.y - uy * far };
  const neck = { x: tip.x - ux * head, y: tip.y - uy * head };
  const corner = (side: number) => `${neck.x - uy * spread * side},${neck.y + ux * spread * side}`;
  return svg`<g class=${kind}>
    <line x1=${from.x + ux * near} y1=${from.y + uy * near} x2=${neck.x} y2=${neck.y}></line>
    <polygon points=${`${tip.x},${tip.y} ${corner(1)} ${corner(-1)}`}></polygon>
  </g>`;
}

interface XY {
  x: number;
  y: number;
}
