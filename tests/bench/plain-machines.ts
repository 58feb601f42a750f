/** Turing machines with the symbols 0 and 1 as one writes them first: a list of cells and a loop. */

/** The table row by row; a cell is a state to go to, 4 bits up, a direction (2 is right) and a symbol to write. */
export type PlainTable = Uint8Array;

/** In place of a state: the machine halts. */
const HALTS = 15;
/** No machine of the benchmarks goes farther from its middle. */
const CELLS = 32_768;

/** Reads a table such as `1RB1LB_1LA1RZ`. */
export function plainTable(text: string): PlainTable {
  const cells = text.replaceAll('_', '').match(/.../g) ?? [];
  return Uint8Array.from(cells, ([write, go, next = 'Z']) => {
    const state = next === 'Z' ? HALTS : next.charCodeAt(0) - 65;
    return (state << 4) | (go === 'R' ? 2 : 0) | (write === '1' ? 1 : 0);
  });
}

/** The table of a machine by its number: a digit for each cell, the first one first. */
export function plainNumbered(states: number, index: number): PlainTable {
  const base = 4 * (states + 1);
  const table = new Uint8Array(2 * states);
  for (let at = table.length - 1, rest = index; at >= 0; at -= 1, rest = Math.floor(rest / base)) {
    const digit = rest % base;
    const state = digit >> 2;
    table[at] = ((state === states ? HALTS : state) << 4) | (digit & 3);
  }
  return table;
}

export class PlainMachine {
  readonly table: PlainTable;
  readonly tape: Uint8Array;
  head: number;
  state = 0;

  constructor(table: PlainTable, cells = CELLS) {
    this.table = table;
    this.tape = new Uint8Array(cells);
    this.head = cells >> 1;
  }

  get halted(): boolean {
    return this.state === HALTS;
  }

  /** Does at most this many steps, and returns how many it did. */
  advance(steps: number): number {
    const { table, tape } = this;
    let { head, state } = this;
    let done = 0;
    for (; done < steps && state !== HALTS; done += 1) {
      const cell = table[2 * state + (tape[head] as number)] as number;
      tape[head] = cell & 1;
      head += (cell & 2) - 1;
      state = cell >> 4;
    }
    Object.assign(this, { head, state });
    return done;
  }
}

/**
 * A picture of all steps, a number for each pixel: over its steps and cells, how many ones there were. The cells begin at
 * `first`, seen from the middle. Each step adds to the row of pixels that it is in, for the column that changes.
 */
export function plainPicture(
  table: PlainTable,
  { steps, first, cells }: { steps: number; first: number; cells: number },
  [width, height]: readonly [number, number],
): Float64Array {
  const machine = new PlainMachine(table);
  const sums = new Float64Array(width * height);
  const now = new Float64Array(width);
  const corner = machine.head + first;
  for (let row = 0; row < height; row += 1) {
    const from = Math.floor((row * steps) / height);
    const end = Math.floor(((row + 1) * steps) / height);
    const line = sums.subarray(row * width, (row + 1) * width);
    for (let step = from; step < end; step += 1) {
      const { head, tape } = machine;
      const before = tape[head] as number;
      machine.advance(1);
      const by = (tape[head] as number) - before;
      if (by === 0) continue;
      const column = Math.floor(((head - corner) * width) / cells);
      now[column] = (now[column] as number) + by;
      line[column] = (line[column] as number) - by * (step + 1 - from);
    }
    for (let at = 0; at < width; at += 1) {
      line[at] = (line[at] as number) + (now[at] as number) * (end - from);
    }
  }
  return sums;
}
