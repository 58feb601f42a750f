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
  'neighbours',
] as const;
export type Operation = (typeof operations)[number];

/** A step of the trace. The docs of `Step` in the core say what its numbers mean. */
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

/** The places that a step compared or moved, as they are after it. The element that it looked at comes first. */
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
      // Where only the element at i was left, j has passed that one too.
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
    case 'neighbours':
      return [a, b];
    default:
      return a === b ? [a] : operation === 'pivot' ? [b, a] : [a, b];
  }
}

/** A part: a call, or a turn of its loop. The docs of `parts` in the core say what its numbers mean. */
export interface Part {
  readonly index: number;
  /** Its steps, from `first` to before `last`. */
  readonly first: number;
  readonly last: number;
  /** Its places: from `lo` to before `hi`. */
  readonly lo: number;
  readonly hi: number;
  /** The depth of its call; the outermost call has 1. */
  readonly depth: number;
  /** The part that it came from; undefined for the whole list. */
  readonly parent: number | undefined;
  readonly kind: (typeof kinds)[number];
  /** Where the finished middle begins and ends once the part is divided. */
  readonly equal: number;
  readonly larger: number;
  /** Where its pivot was chosen; undefined for a part without a pivot. */
  readonly pivot: number | undefined;
}

const kinds = [
  'three-way',
  'hoare',
  'lomuto',
  'insertion',
  'table',
  'unrolled',
  'nothing',
  'bubble',
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
      pivot = NONE,
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
      pivot: pivot === NONE ? undefined : pivot,
    };
  });
}

/** Whether a part was divided around a pivot, rather than sorted by a small sort. */
export const isPartition = ({ kind }: Part): boolean =>
  kind === 'three-way' || kind === 'hoare' || kind === 'lomuto';

/** The timeline has at most this many ticks; with more partitions, only the largest have one. */
const MOST_MILESTONES = 100;

/** The ticks of the timeline, at the ends of partitions. */
export function milestonesOf(parts: readonly Part[]): { readonly step: number }[] {
  const divided = parts.filter(isPartition);
  const largest = [...divided].sort((a, b) => b.hi - b.lo - (a.hi - a.lo));
  const kept = largest.slice(0, MOST_MILESTONES).map(({ last }) => last);
  return kept.sort((a, b) => a - b).map((step) => ({ step }));
}
