/** The operations of a sort, by their numbers in the trace. */
export const operations = [
  'probe',
  'pivot',
  'equal',
  'larger',
  'smaller',
  'scan-left',
  'scan-right',
  'exchange',
  'stay',
  'move',
  'place',
  'shift',
  'settle',
  'comparator',
] as const;
export type Operation = (typeof operations)[number];

/** A step as the trace tells it: what its numbers mean, the core's `Step` says. */
export interface Step {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function stepOf(row: ArrayLike<number>): Step | undefined {
  const operation = operations[row[0] ?? -1];
  return operation && { operation, a: row[1] ?? 0, b: row[2] ?? 0, c: row[3] ?? 0 };
}

/** The places that a step was about, after it: first the element that was looked at. */
export function touchedBy({ operation, a, b, c }: Step): readonly number[] {
  switch (operation) {
    case 'equal':
    case 'stay':
      return [b - 1];
    case 'larger':
      return b === c ? [c] : [c, b];
    case 'smaller':
      return [a - 1, b - 1];
    case 'scan-left':
      return [c === 1 ? a - 1 : a];
    case 'scan-right':
      // Where only the element at i is left, j has passed that too.
      return [c === 1 ? (a === b ? b + 1 : b) : b - 1];
    case 'exchange':
      return [a - 1, b];
    case 'move':
      return a === b ? [a - 1] : [a - 1, b - 1];
    case 'shift':
    case 'settle':
      return [a - 1, a];
    case 'probe':
    case 'comparator':
      return [a, b];
    default:
      return a === b ? [a] : operation === 'pivot' ? [b, a] : [a, b];
  }
}

/** A part: a call, or a turn of its loop. What its numbers mean, the core's `parts` say. */
export interface Part {
  readonly index: number;
  /** Its steps: from `first` to before `last`. */
  readonly first: number;
  readonly last: number;
  /** Its places: from `lo` to before `hi`. */
  readonly lo: number;
  readonly hi: number;
  /** Of its frame; the outermost has 1. */
  readonly depth: number;
  /** The part that it came from; undefined for the whole. */
  readonly parent: number | undefined;
  readonly kind: 'three-way' | 'hoare' | 'lomuto' | 'insertion' | 'table' | 'unrolled' | 'nothing';
  /** Where the finished middle begins and ends, when it is done. */
  readonly equal: number;
  readonly larger: number;
}

const kinds = [
  'three-way',
  'hoare',
  'lomuto',
  'insertion',
  'table',
  'unrolled',
  'nothing',
] as const;
const WIDTH = 10;
const NONE = 2 ** 32 - 1;

export function partsOf(rows: Uint32Array): Part[] {
  return Array.from({ length: rows.length / WIDTH }, (_, index) => {
    const [
      first = 0,
      last = 0,
      lo = 0,
      hi = 0,
      depth = 1,
      parent = NONE,
      kind = 6,
      equal = 0,
      larger = 0,
    ] = rows.subarray(index * WIDTH);
    return {
      index,
      first,
      last,
      lo,
      hi,
      depth,
      parent: parent === NONE ? undefined : parent,
      kind: kinds[kind] ?? 'nothing',
      equal,
      larger,
    };
  });
}

/** Whether a part was divided around a pivot, rather than sorted by a small sort. */
export const isPartition = ({ kind }: Part): boolean =>
  kind === 'three-way' || kind === 'hoare' || kind === 'lomuto';
