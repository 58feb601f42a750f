/** A heap game solved by search from its rules alone, without any theory, for small heaps. */
export interface PlainGame {
  /** The numbers that a move may take from each heap, ascending. */
  readonly numbers: readonly (readonly number[])[];
  /** Whether a number may be larger than the heap. */
  readonly pastEnd?: boolean;
  /** Whether a move may take the same number from both of two heaps. */
  readonly both?: boolean;
  /** Whether the last to move loses. */
  readonly misere?: boolean;
}

export interface PlainMove {
  readonly heap: number;
  readonly stones: bigint;
  readonly both: boolean;
  readonly after: readonly number[];
}

export interface Verdict {
  readonly lost: boolean;
  /** To the end, when the winner hurries and the loser delays. */
  readonly plies: number;
}

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

export class HeapsBySearch {
  readonly #game: PlainGame;
  readonly #known = new Map<string, Verdict>();

  constructor(game: PlainGame) {
    this.#game = game;
  }

  moves(heaps: readonly number[]): PlainMove[] {
    const { numbers, pastEnd = false, both = false } = this.#game;
    const single = heaps.flatMap((size, heap) =>
      (numbers[heap] ?? [])
        .filter((number) => size > 0 && (pastEnd || number <= size))
        .map((number) => ({
          heap,
          stones: BigInt(number),
          both: false,
          after: heaps.with(heap, Math.max(0, size - number)),
        })),
    );
    const pairs = upTo(both ? Math.min(...heaps) : 0).map((number) => ({
      heap: 0,
      stones: BigInt(number),
      both: true,
      after: heaps.map((size) => size - number),
    }));
    return [...single, ...pairs];
  }

  of(heaps: readonly number[]): Verdict {
    const known = this.#known.get(heaps.join());
    if (known) return known;
    const options = this.moves(heaps).map(({ after }) => this.of(after));
    const lost = options.filter((option) => option.lost);
    const plies = (some: Verdict[]) => some.map((option) => option.plies + 1);
    const verdict =
      options.length === 0
        ? { lost: !this.#game.misere, plies: 0 }
        : lost.length > 0
          ? { lost: false, plies: Math.min(...plies(lost)) }
          : { lost: true, plies: Math.max(...plies(options)) };
    this.#known.set(heaps.join(), verdict);
    return verdict;
  }
}

/** All positions whose heaps are no larger than these. */
export function positionsUpTo(start: readonly number[]): number[][] {
  return start.reduce<number[][]>(
    (some, size) => some.flatMap((heaps) => [0, ...upTo(size)].map((last) => [...heaps, last])),
    [[]],
  );
}
