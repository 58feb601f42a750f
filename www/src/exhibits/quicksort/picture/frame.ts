import type { Exchange, Here } from '../moments.ts';
import { type Part, stepOf, touchedBy } from '../steps.ts';
import { placeOf } from './places.ts';
import { pointersOf } from './pointers.ts';
import type { PressedRow, QuicksortFrame } from './view.ts';

/** What a frame is made from. */
export interface Shown {
  readonly here: Here;
  /** Values of the elements, by their places in the input. */
  readonly values: Uint32Array;
  readonly part: Part | undefined;
  readonly parts: readonly Part[];
  readonly largest: number;
  /** How many calls can wait at once while only the shorter side gets a new call. */
  readonly bound: number;
  readonly exchange: Exchange;
  /** Whether the whole list is sorted. */
  readonly done: boolean;
  /** Whether the areas are hidden. */
  readonly hidden: boolean;
  /** Whether the side of the element at a place is covered. */
  covered(place: number): boolean;
  readonly asked: number | undefined;
  readonly pressed: readonly PressedRow[];
  readonly progress: number | undefined;
  tabindex(place: number): 0 | undefined;
}

/** The values by place at each moment that is still shown, calculated once for each. */
const lists = new WeakMap<Here, Uint32Array>();

function listOf(here: Here, values: Uint32Array): Uint32Array {
  const known = lists.get(here);
  if (known) return known;
  const list = here.order.map((element) => values[element] ?? 0);
  lists.set(here, list);
  return list;
}

/** A moment as the picture draws it. */
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
      if (done) return 'finished';
      const place = placeOf(here, shown.parts, position);
      const known = place === 'finished' || place === 'waiting';
      return !known && shown.covered(position) ? 'covered' : place;
    },
    touched: step && !done ? touchedBy(step) : [],
    joined: !done && (step?.operation === 'comparator' || step?.operation === 'probe'),
    exchanged,
    // Pointers would show where the areas meet.
    pointers: done || shown.hidden ? [] : pointersOf(here, part),
    // The last call is at work, and the others wait for it.
    waiting: done ? [] : here.moment.frames.slice(0, -1).flatMap((at) => shown.parts[at] ?? []),
    step: here.step,
  };
}
