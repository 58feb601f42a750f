import type { Size } from '../../../stage/picture-view.ts';

/** A place in the picture, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where positions stand. */
export interface RowsLayout {
  /** The distance of two neighbours, in px. */
  readonly pitch: number;
  readonly spots: ReadonlyMap<number, Spot>;
  /** The middle of each row, from the top. */
  readonly middles: readonly number[];
  readonly height: number;
}

/** The room for the numbers of the rows, at the left, and between two rows, as a share of the pitch. */
const [NUMBERS, BETWEEN] = [34, 0.4];

/** The largest and the smallest pitch, in px. */
const [WIDEST, NARROWEST] = [44, 3];

/**
 * Rows of positions from the top, each row with as many lines as it needs, with the largest pitch at which
 * all of them fit.
 */
export function layoutRows(
  { width, height }: Size,
  rows: readonly (readonly number[])[],
): RowsLayout {
  const room = Math.max(60, width - NUMBERS);
  const across = (pitch: number) => Math.max(1, Math.floor(room / pitch));
  const tall = (pitch: number) =>
    rows.reduce(
      (sum, row) => sum + Math.max(1, Math.ceil(row.length / across(pitch))) + BETWEEN,
      0,
    ) * pitch;
  let pitch = WIDEST;
  while (pitch > NARROWEST && tall(pitch) > height) pitch -= 0.5;
  const spots = new Map<number, Spot>();
  const middles: number[] = [];
  const most = across(pitch);
  let top = 0;
  for (const row of rows) {
    const lines = Math.max(1, Math.ceil(row.length / most));
    for (const [at, place] of row.entries()) {
      const line = Math.floor(at / most);
      const inLine = Math.min(most, row.length - line * most);
      const x = NUMBERS + room / 2 + ((at % most) - (inLine - 1) / 2) * pitch;
      spots.set(place, { x, y: top + (line + 0.5 + BETWEEN / 2) * pitch });
    }
    middles.push(top + ((lines + BETWEEN) / 2) * pitch);
    top += (lines + BETWEEN) * pitch;
  }
  return { pitch, spots, middles, height: Math.max(top, 40) };
}

/** The nearest of some spots; undefined if none is near. */
export function nearestSpot(
  spots: ReadonlyMap<number, Spot>,
  x: number,
  y: number,
  reach: number,
): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const [place, spot] of spots) {
    const away = Math.hypot(spot.x - x, spot.y - y);
    if (away <= least) [best, least] = [place, away];
  }
  return best;
}
