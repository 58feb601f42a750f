import type { Size } from './picture-view.ts';

/** A part of a picture, in px. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The distance between a mark and the box beside it, in px. */
const GAP = 10;
/** What a px² of a covered part costs, against a px of distance. A chosen part may be covered if it must be. */
const [COVERED, CHOSEN] = [4, 2];

/**
 * Where a box stands beside a chosen part of a picture: to its right, below it, above it or to its left. It
 * takes the place where it covers least of what else can be chosen, and it stays within the picture.
 */
export function besidePart(
  box: Size,
  picture: Size,
  chosen: Part,
  others: readonly Part[],
): { readonly left: number; readonly top: number } {
  const middle = {
    x: (chosen.left + chosen.right - box.width) / 2,
    y: (chosen.top + chosen.bottom - box.height) / 2,
  };
  const below = chosen.bottom + GAP;
  const above = chosen.top - GAP - box.height;
  const spots = [
    { left: chosen.right + GAP, top: middle.y },
    { left: middle.x, top: below },
    { left: chosen.left, top: below },
    { left: middle.x, top: above },
    { left: chosen.left - GAP - box.width, top: middle.y },
    // Where marks are dense, the box goes as far to the right or down as there is room.
    { left: picture.width, top: middle.y },
    { left: middle.x, top: picture.height },
    { left: middle.x, top: 0 },
  ].map(({ left, top }) => ({
    left: within(left, picture.width - box.width),
    top: within(top, picture.height - box.height),
  }));
  const costs = spots.map(({ left, top }, at) => {
    const part = { left, top, right: left + box.width, bottom: top + box.height };
    const covered = others.reduce((sum, other) => sum + overlap(part, other), 0);
    const away = {
      x: Math.max(0, left - chosen.right, chosen.left - part.right),
      y: Math.max(0, top - chosen.bottom, chosen.top - part.bottom),
    };
    // Of two places that are equally good, the first one wins.
    const way = Math.hypot(away.x, away.y) + at;
    return COVERED * covered + CHOSEN * overlap(part, chosen) + way;
  });
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: 0, top: 0 };
}

const within = (at: number, most: number): number => Math.max(0, Math.min(at, most));

/** The area that two parts share, in px². */
function overlap(one: Part, other: Part): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
