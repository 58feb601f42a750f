import type { Here } from '../moments.ts';
import { isPartition, type Part } from '../steps.ts';
import type { Place } from './view.ts';

/** For each moment, a 1 for every finished place, calculated once. */
const finished = new WeakMap<Here, Uint8Array>();

/** Whether the element at a place outside the current part stays there for good. Costs O(n) once for each moment. */
function isFinished(here: Here, parts: readonly Part[], position: number): boolean {
  const known = finished.get(here);
  if (known) return known[position] === 1;
  const marks = new Uint8Array(here.order.length);
  // A part begins only when the part before it is done.
  for (const { equal, larger } of parts.slice(0, here.moment.part ?? 0))
    marks.fill(1, equal, larger);
  finished.set(here, marks);
  return marks[position] === 1;
}

/** Where a place lies: in an area of the current part, in a waiting part, or among the finished places. */
export function placeOf(here: Here, parts: readonly Part[], position: number): Place {
  const part = here.moment.part === undefined ? undefined : parts[here.moment.part];
  if (!part || position < part.lo || position >= part.hi) {
    return isFinished(here, parts, position) ? 'finished' : 'waiting';
  }
  const area = here.areas.find(
    ({ kind, from, to }) => kind !== 'outside' && position >= from && position < to,
  );
  const place = area ? places[area.kind] : 'unprocessed';
  return place === 'unprocessed' && !isPartition(part) ? 'sorting' : place;
}

/** How an area looks, by the claim about it. */
const places = {
  smaller: 'smaller',
  'not-larger': 'smaller',
  equal: 'equal',
  unprocessed: 'unprocessed',
  larger: 'larger',
  'not-smaller': 'larger',
  sorted: 'finished',
  outside: 'waiting',
} as const;
