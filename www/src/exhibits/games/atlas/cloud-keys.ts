import type { Spot } from './layout.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether a key leads from position to position. */
export const isCloudKey = (key: string): boolean => KEYS.includes(key);

/**
 * The position to which a key leads: aside along the rows and on into the next one, up and down to the nearest position
 * of the row above or below, Home and End to the first and the last of the row. The keyboard begins at the start of play.
 */
export function cloudNeighbour(
  rows: readonly (readonly number[])[],
  spots: ReadonlyMap<number, Spot>,
  from: number | undefined,
  key: string,
): number | undefined {
  const all = rows.flat();
  if (from === undefined) return all[0];
  const row = rows.findIndex((places) => places.includes(from));
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return all[all.indexOf(from) + (key === 'ArrowLeft' ? -1 : 1)];
  const to = rows[row + (key === 'ArrowUp' ? -1 : 1)];
  const at = spots.get(from);
  if (!to || !at) return undefined;
  // Of a row with several lines the nearest one counts, so the whole distance does.
  const away = (place: number): number => {
    const spot = spots.get(place);
    return spot ? Math.hypot(spot.x - at.x, spot.y - at.y) : Number.POSITIVE_INFINITY;
  };
  return to.reduce<number | undefined>(
    (best, place) => (best === undefined || away(place) < away(best) ? place : best),
    undefined,
  );
}
