import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { DiscreteCell } from '../../../../pkg/discrete.js';
import type { Size } from '../../../stage/picture-view.ts';
import { sure } from '../../../sure.ts';
import type { Crossing, Cut, World } from './world.ts';

/** The widest cell and the highest row, in px; the least of both that have room for a number. */
const [WIDEST, HIGHEST, WIDE, HIGH] = [64, 30, 30, 15];
/** The room for the names of the parts, and on both sides of the cells. */
const [TOP, SIDE] = [44, 14];
/** A fixed-point number is in these parts. */
const ONE = 65_536;

/** Where the cells of a system stand. */
export interface Places extends Size {
  readonly left: number;
  readonly top: number;
  /** The width of a cell and the height of a row. */
  readonly wide: number;
  readonly high: number;
}

export function placesOf({ width, height }: Size, { cells, steps }: World, text: number): Places {
  // A picture may be too low or too narrow for any of it.
  const wide = Math.min(WIDEST * text, Math.max(0, width - 2 * SIDE) / Math.max(1, cells.length));
  const top = TOP * text;
  const high = Math.min(HIGHEST * text, wide, Math.max(0, height - top - 4) / (steps + 1));
  return { width, height, wide, high, top, left: (width - wide * cells.length) / 2 };
}

/** The boundary nearest to a place across. */
export const boundaryAt = ({ left, wide }: Places, x: number, count: number): number =>
  wide > 0 ? Math.max(0, Math.min(count, Math.round((x - left) / wide))) : 0;

/** What the picture shows of a moment. */
export interface BoundaryFrame {
  readonly world: World;
  readonly cut: Cut;
  readonly step: number;
  readonly crossing: Crossing | undefined;
  /** From which side the run is seen; the other one is pale. */
  readonly side: 'machine' | 'environment';
  /** The names above the parts, and the message of a handle. */
  readonly names: readonly [environment: string, machine: string];
  readonly handles: readonly { readonly at: number; readonly label: string }[];
}

/** The rows of a system up to a step, its boundaries, and what crosses them next. */
export function boundaryPicture(frame: BoundaryFrame, places: Places): SVGTemplateResult {
  const { world, cut, step, names, handles } = frame;
  const { left, top, wide, high } = places;
  const count = world.cells.length;
  const bottom = top + (world.steps + 1) * high;
  const x = (cell: number) => left + cell * wide;
  const largest = Math.max(1, ...world.rows.map(Math.abs));
  const rows = Array.from({ length: Math.min(step, world.steps) + 1 }, (_, row) =>
    world.cells.map(({ kind }, cell) => {
      const value = sure(world.rows[row * count + cell]);
      const inside = cell >= cut.from && cell < cut.to;
      const seen = inside === (frame.side === 'machine');
      const now = row === step ? ' now' : '';
      return svg`<g class=${`part ${seen ? 'seen' : 'pale'}${now}`}>
        ${shapeOf(kind, value, largest, { x: x(cell), y: top + row * high, wide, high })}</g>`;
    }),
  );
  const middle = (from: number, to: number) => (x(from) + x(to)) / 2;
  const label = (at: number, text: string) =>
    svg`<text class="label" x=${at} y=${top - 31}>${text}</text>`;
  return svg`${rows}
    ${cut.to > cut.from ? label(middle(cut.from, cut.to), names[1]) : nothing}
    ${cut.from > 0 ? label(middle(0, cut.from), names[0]) : nothing}
    ${cut.to < count ? label(middle(cut.to, count), names[0]) : nothing}
    ${crossingPicture(frame, places)}
    ${handles.map(
      (
        { at, label: said },
        handle,
      ) => svg`<g class="boundary" role="slider" id=${`boundary-${handle}`} tabindex="0" aria-label=${said} aria-valuemin="0" aria-valuemax=${count} aria-valuenow=${at} data-handle=${handle}>
      <path d=${`M${x(at)},${top - 12}V${bottom}`}></path><circle cx=${x(at)} cy=${top - 12} r="9"></circle></g>`,
    )}`;
}

/** The state of a head, as the table names it, and the symbol under it. */
function headOf(value: number): { state: string; symbol: number } {
  if (value < 0) return { state: 'Z', symbol: -1 - value };
  return { state: String.fromCharCode(65 + Math.floor(value / 10)), symbol: value % 10 };
}

/** What stands in a cell. */
function textOf(kind: DiscreteCell['kind'], value: number): string {
  if (kind === 'fixed') return (value / ONE).toFixed(2);
  if (kind !== 'head') return String(value);
  const { state, symbol } = headOf(value);
  return `${state} ${symbol}`;
}

/** A value as a filled cell, as a shade, or as a number. */
function shapeOf(
  kind: DiscreteCell['kind'],
  value: number,
  largest: number,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
): SVGTemplateResult | typeof nothing {
  const text = textOf(kind, value);
  const legible = wide >= WIDE && high >= HIGH;
  const box = (kindOf: string, opacity = 1) =>
    svg`<rect class=${kindOf} x=${x} y=${y} width=${wide} height=${high} fill-opacity=${opacity}></rect>`;
  const number = (at: string) =>
    legible ? svg`<text class=${at} x=${x + wide / 2} y=${y + high / 2}>${text}</text>` : nothing;
  if (kind === 'symbol' && value < 0) return nothing;
  if (kind === 'symbol' || kind === 'head') {
    const symbol = kind === 'head' ? headOf(value).symbol : value;
    return svg`${box(symbol > 0 ? 'one' : 'zero')}${number(symbol > 0 ? 'on-ink' : '')}`;
  }
  if (kind === 'amplitude') {
    return svg`${box('zero')}${box(value < 0 ? 'below' : 'above', Math.abs(value) / largest)}`;
  }
  return svg`${box('zero')}${number('')}`;
}

/** The signals of the next step as arrows over the boundaries. */
function crossingPicture(
  { cut, step, crossing, world }: BoundaryFrame,
  { left, top, wide, high }: Places,
): SVGTemplateResult | typeof nothing {
  if (!crossing || step >= world.steps) return nothing;
  const y = top + step * high + high / 2;
  const arrow = (at: number, right: boolean, value: number | undefined, down: number) => {
    if (value === undefined) return nothing;
    const x = left + at * wide;
    const to = right ? 1 : -1;
    const line = y + down * Math.min(7, high / 4);
    return svg`<g class="signal"><path d=${`M${x - to * 13},${line}h${to * 18}`}></path>
      <polygon points=${`${x + to * 13},${line} ${x + to * 5},${line - 4} ${x + to * 5},${line + 4}`}></polygon></g>`;
  };
  return svg`${arrow(cut.from, true, crossing.fromLeft, -1)}${arrow(cut.from, false, crossing.toLeft, 1)}
    ${arrow(cut.to, false, crossing.fromRight, -1)}${arrow(cut.to, true, crossing.toRight, 1)}`;
}
