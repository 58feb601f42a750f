import { css, nothing, type SVGTemplateResult, svg } from 'lit';
import type { GamePlace } from '../../../pkg/tictactoe.js';
import type { GridLayout, Point } from '../../stage/grid-plan.ts';
import type { Size } from '../../stage/plate-view.ts';

/** A board with the value of each empty square. */
export type Here = GamePlace<string, number>;

/** The value of marking a square, for the player who marks it; undefined if nobody may mark it. */
export const optionOf = ({ options }: Here, square: number) =>
  options.find(({ chosen }) => chosen === square);

/** What the picture needs. */
export interface BoardFrame {
  readonly here: Here;
  /** The picture shows the value of each empty square. */
  readonly values: boolean;
  /** The square that the player has chosen and not marked yet. */
  readonly planned: number | undefined;
  tabindex(point: Point): 0 | undefined;
}

export interface BoardLayout extends GridLayout, Size {
  /** The side of a square. */
  readonly side: number;
}

/** The squares are numbered from the top left; points count from the bottom. */
export const squareOf = ({ m, n }: Point): number => (2 - n) * 3 + m;

/** The largest board that has room, in the middle. */
export function layoutBoard({ width, height }: Size): BoardLayout {
  const side = Math.min(width, height) / 3;
  const left = (width - 3 * side) / 2;
  return {
    ...{ side, width, height: 3 * side },
    x: (m) => left + (m + 0.5) * side,
    y: (n) => (2.5 - n) * side,
    m: (x) => (x - left) / side - 0.5,
    n: (y) => 2.5 - y / side,
    plot: { left, right: left + 3 * side, top: 0, bottom: 3 * side },
  };
}

/** The board: its squares with their marks and, if the figure explains, with their values. */
export function boardPlate(
  frame: BoardFrame,
  layout: BoardLayout,
  label: (square: number) => string,
): SVGTemplateResult {
  return svg`${[2, 1, 0].map(
    (n) => svg`<g role="row">${[0, 1, 2].map((m) => square(frame, layout, { m, n }, label))}</g>`,
  )}`;
}

function square(
  { here, values, planned, tabindex }: BoardFrame,
  { side, x, y }: BoardLayout,
  point: Point,
  label: (square: number) => string,
): SVGTemplateResult {
  const at = squareOf(point);
  const option = values ? optionOf(here, at) : undefined;
  const place = `translate(${x(point.m)} ${y(point.n)})`;
  return svg`<g role="gridcell" id=${`p${point.m}-${point.n}`} class=${at === planned ? 'going' : nothing} data-step=${at}
    tabindex=${tabindex(point) ?? nothing} aria-label=${label(at)} transform=${place}>
    <rect class="square" x=${2 - side / 2} y=${2 - side / 2} width=${side - 4} height=${side - 4}></rect>
    ${mark(here.position[at], side * 0.3)}${option ? value(option, side * 0.14) : nothing}</g>`;
}

function mark(cell: string | undefined, r: number): unknown {
  const three = cell === '#' || cell === '0' ? 'mark three' : 'mark';
  if (cell === 'X' || cell === '#')
    return svg`<path class=${three} d=${`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`}></path>`;
  return cell === '.' ? nothing : svg`<circle class=${three} r=${r}></circle>`;
}

/** A ring and the plies if the square wins, a disc and the plies if it loses, and a bar if it draws. */
function value({ outcome, remoteness }: Here['options'][number], r: number): unknown {
  if (outcome === 'D') return svg`<path class="mark drawn" d=${`M${-r} 0H${r}`}></path>`;
  const kind = outcome === 'N' ? 'won' : 'lost';
  return svg`<circle class=${kind} cy=${-r / 2} r=${r}></circle><text y=${r * 2}>${remoteness}</text>`;
}

export const boardStyles = css`
  .square {
    fill: var(--sheet);
    stroke: var(--line);
  }

  .going .square {
    stroke: var(--ink);
    stroke-dasharray: 5 4;
  }

  .mark {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
  }

  .mark.three {
    stroke-width: 10;
  }

  .mark.drawn {
    stroke: var(--soft);
  }
`;
