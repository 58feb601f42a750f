/** The drawn pieces of a graph, turned and put together so that they fill a square. */

import { onCircle } from './circle.ts';
import type { Place } from './edit-graph.ts';

/** Nodes that edges join, with their places in the order of the nodes. */
export interface Piece {
  readonly members: readonly number[];
  readonly places: readonly Place[];
}

/** How many directions a quarter of a turn is tried in. */
const TURNS = 60;

/** The rectangle that holds all places. */
export function boxOf(places: readonly Place[]) {
  const [across, down] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** The places turned so that the longer side of the whole is as short as it can be; from 0 on. */
export function turned(places: readonly Place[]): Place[] {
  const all = Array.from({ length: TURNS }, (_, step) => {
    const { x: sine, y: cosine } = onCircle(step / (4 * TURNS), 1);
    const moved = places.map(({ x, y }) => ({
      x: sine * y - cosine * x,
      y: -cosine * y - sine * x,
    }));
    const box = boxOf(moved);
    return { moved, box, long: Math.max(box.width, box.height) };
  });
  // Angles that differ by nothing else keep the first.
  const { moved, box } = all.reduce((best, one) => (one.long < best.long - 0.001 ? one : best));
  return moved.map(({ x, y }) => ({ x: x - box.x, y: y - box.y }));
}

/** The pieces in rows, the highest first, with this much room between them; the rows are as long as all is high. */
export function packed(pieces: readonly Piece[], gap: number): Piece[] {
  const boxes = pieces.map((piece) => ({ piece, ...boxOf(piece.places) }));
  const sorted = boxes.toSorted((a, b) => b.height - a.height);
  const inRows = (most: number) => {
    let [x, y, high, wide] = [0, 0, 0, 0];
    const placed = sorted.map(({ piece, width, height }) => {
      if (x > 0 && x + width > most) [x, y, high] = [0, y + high + gap, 0];
      const left = x;
      const top = y;
      [x, high, wide] = [x + width + gap, Math.max(high, height), Math.max(wide, x + width)];
      const places = piece.places.map((place) => ({ x: place.x + left, y: place.y + top }));
      return { ...piece, places };
    });
    return { placed, side: Math.max(wide, y + high) };
  };
  let most = 0;
  const tried = sorted.map(({ width }) => {
    most += width + gap;
    return inRows(most);
  });
  return tried.reduce((best, one) => (one.side < best.side ? one : best)).placed;
}
