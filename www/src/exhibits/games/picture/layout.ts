import type { ArrowKey, BoardPlan } from '../../../stage/board.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { Family } from '../families.ts';
import type { Squares } from './squares.ts';

/** The square beside the board onto which stones leave it. */
export const OFF = -1;

/** Where the squares are, in px of the picture. */
export interface BoardLayout extends Size {
  /** The side of a square. */
  readonly side: number;
  readonly left: number;
  /** The squares row by row, and last the one beside the board if stones leave it there. */
  readonly squares: readonly number[];
  /** The middle of a square. */
  at(square: number): { readonly x: number; readonly y: number };
  /** The mark under a place, if the marks are not squares of one size. */
  hit?(x: number, y: number): number | undefined;
}

/**
 * The largest board that has room, in the middle, with `names` px for the names of its rows and as many for
 * those of its columns.
 */
export function layoutBoard(
  size: Size,
  board: Squares,
  { leaves }: Family,
  names: number,
): BoardLayout {
  const { columns, rows } = board;
  const across = columns + (leaves ? 1 : 0);
  const room = Math.max(64, size.height);
  const side = Math.min((size.width - names) / across, (room - names) / rows, 168);
  const left = (size.width - names - across * side) / 2 + names;
  const inside = Array.from({ length: columns * rows }, (_, square) => square);
  return {
    side,
    left,
    width: size.width,
    height: rows * side + names,
    squares: leaves ? [...inside, OFF] : inside,
    at: (square) =>
      square === OFF
        ? { x: left + (columns + 0.5) * side, y: (rows * side) / 2 }
        : {
            x: left + ((square % columns) + 0.5) * side,
            y: (Math.floor(square / columns) + 0.5) * side,
          },
  };
}

/** What the board needs of the figure. */
interface BoardFigure {
  layout(): BoardLayout | undefined;
  choose(square: number): void;
}

/** The squares as a board: the nearest to a touch, and the next one in the direction of an arrow key. */
export function boardPlan(figure: BoardFigure): BoardPlan<number> {
  const nearest = (
    x: number,
    y: number,
    far: (dx: number, dy: number) => number | undefined,
  ): number | undefined => {
    const layout = figure.layout();
    let best: { square: number; far: number } | undefined;
    for (const square of layout?.squares ?? []) {
      const spot = layout?.at(square) ?? { x: 0, y: 0 };
      const distance = far(spot.x - x, spot.y - y);
      if (distance !== undefined && (!best || distance < best.far))
        best = { square, far: distance };
    }
    return best?.square;
  };
  return {
    id: (square) => (square === OFF ? 'off' : `s${square}`),
    named: (id) => {
      if (id === 'off') return OFF;
      const [, square] = /^s(\d+)$/.exec(id) ?? [];
      return square === undefined ? undefined : Number(square);
    },
    place: (square) => figure.layout()?.at(square),
    under: (x, y) => figure.layout()?.hit?.(x, y),
    nearest: (x, y) => nearest(x, y, (dx, dy) => dx * dx + dy * dy),
    neighbour: (square, key) => {
      const layout = figure.layout();
      if (!layout) return undefined;
      const { x, y } = layout.at(square);
      return nearest(x, y, (dx, dy) => ahead(key, dx, dy, layout.side));
    },
    plot: () => undefined,
    choose: (square) => figure.choose(square),
  };
}

/** How far a square lies in the direction of a key; undefined if it does not lie that way. */
function ahead(key: ArrowKey, dx: number, dy: number, side: number): number | undefined {
  const [along, aside] = {
    ArrowLeft: [-dx, dy],
    ArrowRight: [dx, dy],
    ArrowUp: [-dy, dx],
    ArrowDown: [dy, dx],
  }[key] as [number, number];
  if (along < side / 2 || Math.abs(aside) > along) return undefined;
  return along + 3 * Math.abs(aside);
}
