/** Quicksort recorded by plain JavaScript. The core's recording is measured against it. */

/** The room for steps. */
const ROOM = 8_000_000;

/**
 * The blog post's quicksort with the same kinds of steps, four numbers each, on a typed array of places.
 * The pivot is the middle element of fewer than 10, and a random one otherwise.
 */
export function plainRecording(values: Uint32Array): { rows: Uint32Array; steps: number } {
  const rows = new Uint32Array(4 * ROOM);
  const order = Uint32Array.from(values, (_, place) => place);
  let steps = 0;
  const record = (operation: number, a: number, b: number, c: number) => {
    const at = 4 * steps;
    rows[at] = operation;
    rows[at + 1] = a;
    rows[at + 2] = b;
    rows[at + 3] = c;
    steps += 1;
  };
  const swap = (a: number, b: number) => {
    const kept = order[a] as number;
    order[a] = order[b] as number;
    order[b] = kept;
  };
  const value = (place: number) => values[order[place] as number] as number;
  const sort = (from: number, to: number) => {
    let [lo, hi] = [from, to];
    while (hi - lo >= 2) {
      const length = hi - lo;
      const at = lo + (length < 10 ? length >> 1 : Math.floor(Math.random() * length));
      swap(lo, at);
      record(1, at, lo, 0);
      const pivot = value(lo);
      let [equal, next, larger] = [lo, lo + 1, hi];
      while (next < larger) {
        const here = value(next);
        if (here === pivot) {
          next += 1;
          record(2, equal, next, larger);
        } else if (here > pivot) {
          larger -= 1;
          swap(next, larger);
          record(3, equal, next, larger);
        } else {
          swap(equal, next);
          equal += 1;
          next += 1;
          record(4, equal, next, larger);
        }
      }
      if (equal - lo < hi - larger) {
        sort(lo, equal);
        lo = larger;
      } else {
        sort(larger, hi);
        hi = equal;
      }
    }
  };
  sort(0, values.length);
  return { rows, steps };
}

/** The order after `step` steps, replayed from the beginning. */
export function plainReplay(rows: Uint32Array, step: number, length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, place) => place);
  for (let row = 0; row < step; row += 1) {
    const [operation, a, b, c] = [
      rows[4 * row],
      rows[4 * row + 1],
      rows[4 * row + 2],
      rows[4 * row + 3],
    ];
    let [one, other] = [0, 0];
    if (operation === 1) [one, other] = [a as number, b as number];
    else if (operation === 3) [one, other] = [b as number, c as number];
    else if (operation === 4) [one, other] = [(a as number) - 1, (b as number) - 1];
    else continue;
    const kept = order[one] as number;
    order[one] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
