import type { Exchange, Here } from './moments.ts';
import { isPartition, type Part, stepOf, touchedBy } from './steps.ts';
import type { Place, Pointer, PressedRow, QuicksortFrame } from './view.ts';

/** What a picture is made from. */
export interface Shown {
  readonly here: Here;
  /** Values of the elements, by their places in the input. */
  readonly values: Uint32Array;
  readonly part: Part | undefined;
  readonly largest: number;
  readonly bound: number;
  readonly exchange: Exchange;
  /** All is sorted. */
  readonly done: boolean;
  /** Nothing is to be told of the areas. */
  readonly hidden: boolean;
  /** Whether it is not to be seen where the element at a place belongs. */
  covered(place: number): boolean;
  readonly asked: number | undefined;
  readonly pressed: readonly PressedRow[];
  readonly progress: number | undefined;
  tabindex(place: number): 0 | undefined;
}

/** The values by place at each moment that is still shown; worked out once. */
const lists = new WeakMap<Here, Uint32Array>();

function listOf(here: Here, values: Uint32Array): Uint32Array {
  const known = lists.get(here);
  if (known) return known;
  const list = here.order.map((element) => values[element] ?? 0);
  lists.set(here, list);
  return list;
}

/** A moment as a picture. */
export function frameOf(shown: Shown): QuicksortFrame {
  const { here, values, part, exchange, done } = shown;
  const order = exchange ? listOf(here, values).slice() : listOf(here, values);
  const exchanged = exchange ? [exchange.first, exchange.second] : [];
  const [first = 0, second = 0] = exchanged;
  if (exchange) [order[first], order[second]] = [order[second] ?? 0, order[first] ?? 0];
  const step = here.moment.row && stepOf(here.moment.row);
  return {
    ...shown,
    values: order,
    place: (position) => {
      if (done) return 'sorted';
      const place = placeOf(here, part, position);
      return place !== 'outside' && shown.covered(position) ? 'covered' : place;
    },
    touched: step && !done ? touchedBy(step) : [],
    joined: !done && (step?.operation === 'comparator' || step?.operation === 'probe'),
    exchanged,
    // They stand where the areas meet.
    pointers: done || shown.hidden ? [] : pointersOf(here, part),
    frames: done ? [] : here.moment.frames,
    mostFrames: here.moment.counters.mostFrames,
    step: here.step,
  };
}

/** Where a place lies: in an area of the part that is worked on, or outside. */
export function placeOf(here: Here, part: Part | undefined, position: number): Place {
  if (!part || position < part.lo || position >= part.hi) return 'outside';
  const area = here.areas.find(
    ({ kind, from, to }) => kind !== 'outside' && position >= from && position < to,
  );
  const place = area ? places[area.kind] : 'unprocessed';
  return place === 'unprocessed' && !isPartition(part) ? 'sorting' : place;
}

/** What is said of an area decides how it looks. */
const places = {
  smaller: 'smaller',
  'not-larger': 'smaller',
  equal: 'equal',
  unprocessed: 'unprocessed',
  larger: 'larger',
  'not-smaller': 'larger',
  sorted: 'sorted',
  outside: 'outside',
} as const;

/** The pointers of the part: in the document's order, or the two of the other schemes. */
export function pointersOf({ areas }: Here, part: Part | undefined): readonly Pointer[] {
  if (!part || !isPartition(part)) return [];
  const begin = (kind: keyof typeof places, name: string): Pointer[] => {
    const area = areas.find((one) => one.kind === kind);
    return area ? [{ name, at: area.from }] : [];
  };
  if (!areas.some(({ kind }) => kind === 'equal')) {
    // Before there is a pivot: the document draws its four, the others have none.
    if (part.kind !== 'three-way') return [];
    const front = ['p<<<', 'p==='].map((name) => ({ name, at: part.lo }));
    return [...front, { name: 'p>>>', at: part.hi }, { name: 'p...', at: part.lo }];
  }
  if (part.kind === 'three-way') {
    return [
      ...begin('smaller', 'p<<<'),
      ...begin('equal', 'p==='),
      ...begin('larger', 'p>>>'),
      ...begin('unprocessed', 'p...'),
    ];
  }
  if (!areas.some(({ kind }) => kind === 'unprocessed')) return [];
  return part.kind === 'hoare'
    ? [...begin('unprocessed', 'i'), ...begin('not-smaller', 'j')]
    : [...begin('not-smaller', 'i'), ...begin('unprocessed', 'next')];
}
