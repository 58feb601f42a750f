import type { Place } from '../../../stage/graph/edit-graph.ts';
import type { Size, Transform } from '../../../stage/picture-view.ts';

/** A rectangle of the picture, in px. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** From this width on the tray stands beside the grid, and below this one under it. */
const WIDE = 560;
/** A picture that is wider than high by this factor has the tray beside the grid too, however large its letters are. */
const LYING = 1.25;
/** The room left of the grid and below it, for the numbers of steps and machines. */
const [LEFT, BELOW] = [26, 40];
/** A line of the tray, its heading, and the room between the parts. */
const [LINE, HEADING, GAP] = [22, 24, 18];
/** The side of a cell that has room for a number of two digits, of one that has room for three, and of the largest. */
const [TWO_DIGITS, THREE_DIGITS, LARGEST] = [20, 25, 52];
/** With more rounds than this the last moments have three digits. */
const FEW_ROUNDS = 13;
/** A bar that is magnified most is as wide as a cell with a number of two digits, in px. */
const WIDEST_BAR = 24;
/** How much of the width the grid takes at most. */
const GRID_PART = 0.62;
/** How high the machines that run one after the other stand, and how high the tray is where it is under the grid. */
const [ALONE_HEIGHT, LOW_TRAY] = [130, 72];
/** On a narrow picture they stand in the corner of the grid that stays empty, which is this part of its sides. */
const CORNER = 0.42;

/** Where everything stands on the picture. */
export interface Layout extends Size {
  readonly text: number;
  /** Where the grid is seen. */
  readonly plot: Box;
  /** The grid: machines across, steps upwards. If it is magnified, a part of it lies outside the plot. */
  readonly grid: Box & { readonly cell: Size; readonly columns: number; readonly rows: number };
  /** How much the grid can be magnified. Cells cannot: each is large enough to be touched. */
  readonly maxZoom: number;
  /** Whether each step is a cell with its number; otherwise each machine is a bar. */
  readonly cells: boolean;
  /** The reports in the order in which they arrive. */
  readonly tray: Box & { readonly line: number; readonly lines: number };
  /** The same machines, one after the other. */
  readonly alone: Box;
}

/**
 *     wide                          narrow
 *     ┌──────┐  reports             ┌──────┐ first one first, in
 *     │ grid │                      │ grid │ the corner of the grid
 *     └──────┘  first one first     └──────┘
 *                                   reports
 */
export function layoutSweep(
  size: Size,
  text: number,
  sweep: {
    readonly columns: number;
    readonly rows: number;
    readonly times?: readonly unknown[];
  },
  triangle: boolean,
  transform: Transform = { k: 1, x: 0, y: 0 },
): Layout {
  const { width, height } = size;
  const { columns, rows } = sweep;
  const wide = width >= WIDE * text || width > LYING * height;
  const [left, below] = [LEFT * text, BELOW * text];
  const heading = HEADING * text;
  const low = wide ? 0 : LOW_TRAY * text;
  const across = wide ? width * GRID_PART - left - GAP : width - left - 6;
  const most = LARGEST * text;
  const cellWide = Math.min(most, Math.max(0, across) / columns);
  // A picture may be too low or too narrow for any of it.
  const cellHigh = Math.min(most, Math.max(0, height - below - 6 - low) / rows);
  // As many machines as steps have square cells.
  const square = columns === rows ? Math.min(cellWide, cellHigh) : undefined;
  const cell = { width: square ?? cellWide, height: square ?? cellHigh };
  const plot = { left, top: 4, width: cell.width * columns, height: cell.height * rows };
  // The moments of the steps are not known for every order and height, however large a cell would be.
  const cells =
    sweep.times?.length !== 0 &&
    Math.min(cell.width, cell.height) >= (rows > FEW_ROUNDS ? THREE_DIGITS : TWO_DIGITS) * text;
  const maxZoom = cells ? 1 : Math.max(1, (WIDEST_BAR * text) / cell.width);
  const line = LINE * text;
  const under = plot.top + plot.height + below;
  const beside = left + plot.width + GAP;
  // On a low picture the tray takes all the room.
  const lying = wide && height < (ALONE_HEIGHT + HEADING + 3 * LINE) * text;
  const high = lying ? 0 : ALONE_HEIGHT * text;
  const tray = wide
    ? {
        left: beside,
        top: heading,
        width: width - beside - 4,
        height: height - high - heading - GAP,
      }
    : { left: 4, top: under + heading, width: width - 8, height: height - under - heading };
  const corner = triangle && transform.k === 1 ? CORNER : 0;
  const alone = wide
    ? {
        left: beside,
        top: height - high + heading,
        width: width - beside - 4,
        height: high - heading,
      }
    : {
        left: plot.left + plot.width * (1 - corner),
        top: plot.top + heading,
        width: plot.width * corner,
        height: plot.height * corner - heading,
      };
  const lines = Math.max(0, Math.floor(tray.height / line));
  return {
    width,
    height,
    text,
    plot,
    grid: { ...magnified(plot, cell, transform), columns, rows },
    maxZoom,
    cells,
    tray: { ...tray, width: Math.max(0, tray.width), line, lines },
    alone,
  };
}

/** The grid as it lies under its plot, which it always fills. */
function magnified({ left, top, width, height }: Box, cell: Size, { k, x, y }: Transform) {
  const place = (from: number, length: number, offset: number) =>
    Math.min(from, Math.max(from + length - k * length, offset + k * from));
  return {
    left: place(left, width, x),
    top: place(top, height, y),
    width: k * width,
    height: k * height,
    cell: { width: k * cell.width, height: k * cell.height },
  };
}

/** The middle of the cell of a machine and one of its steps, from 1. A step above the grid stands at its edge. */
export const cellSpot = ({ grid }: Layout, machine: number, step: number): Place => ({
  x: grid.left + (machine + 0.5) * grid.cell.width,
  y: grid.top + grid.height - (Math.min(Math.max(step, 1), grid.rows) - 0.5) * grid.cell.height,
});

/** The middle of a line of the tray. */
export const lineSpot = ({ tray }: Layout, line: number): Place => ({
  x: tray.left + tray.width / 2,
  y: tray.top + (line + 0.5) * tray.line,
});
