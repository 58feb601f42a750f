/**
 * The game of Chain, worked out by the plainest recursion there is, and apart from the code that is
 * tested: slow, for short rows.
 */

/** An object, counted from 1, or it and the next one. */
export type Take = readonly [object: number, count: 1 | 2];

/** What a position is worth to whoever moves there, or a move to whoever makes it. */
export interface Worth {
  readonly wins: boolean;
  /** Plies to the end when the winner hurries and the loser delays. */
  readonly plies: number;
}

export interface ChainRules {
  readonly misere?: boolean;
  /** The first move of a whole row may take two as well. */
  readonly any?: boolean;
}

export const whole = (objects: number): string => '1'.repeat(objects);

/** Sizes of the groups of a row, from large to small. */
export const groupsOf = (cells: string): number[] =>
  [...cells.matchAll(/1+/g)].map(([group]) => group.length).sort((a, b) => b - a);

export const without = (cells: string, [object, count]: Take): string =>
  cells.slice(0, object - 1) + '0'.repeat(count) + cells.slice(object - 1 + count);

export class ChainSolver {
  readonly #rules: ChainRules;
  readonly #known = new Map<string, Worth>();

  constructor(rules: ChainRules = {}) {
    this.#rules = rules;
  }

  get misere(): boolean {
    return this.#rules.misere === true;
  }

  /** Whether this is the first move of a whole row, which may take only one. */
  restricted(cells: string, ply: number): boolean {
    return ply === 0 && !cells.includes('0') && !this.#rules.any;
  }

  /** All moves, `ply` plies after the start. */
  takes(cells: string, ply = 1): Take[] {
    const counts = this.restricted(cells, ply) ? ([1] as const) : ([1, 2] as const);
    return [...cells].flatMap((_, at) =>
      counts
        .filter((count) => cells.slice(at, at + count) === whole(count))
        .map((count): Take => [at + 1, count]),
    );
  }

  value(cells: string, ply = 1): Worth {
    const key = `${groupsOf(cells)} ${this.restricted(cells, ply)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const worths = this.takes(cells, ply).map((take) => this.worth(cells, take));
    const plies = (wins: boolean) =>
      worths.filter((worth) => worth.wins === wins).map((worth) => worth.plies);
    const wins = worths.length === 0 ? this.#rules.misere === true : plies(true).length > 0;
    const left = wins ? Math.min(...plies(true)) : Math.max(...plies(false));
    const value = { wins, plies: worths.length === 0 ? 0 : left };
    this.#known.set(key, value);
    return value;
  }

  /** What a move is worth to whoever makes it. */
  worth(cells: string, take: Take): Worth {
    const { wins, plies } = this.value(without(cells, take));
    return { wins: !wins, plies: plies + 1 };
  }

  winning(cells: string, ply = 1): Take[] {
    return this.takes(cells, ply).filter((take) => this.worth(cells, take).wins);
  }

  /** The moves than which none is better: they win as soon, or lose as late, as possible. */
  best(cells: string, ply = 1): Take[] {
    const value = this.value(cells, ply);
    return this.takes(cells, ply).filter((take) => {
      const { wins, plies } = this.worth(cells, take);
      return wins === value.wins && plies === value.plies;
    });
  }

  /** Moves that leave the same groups lead to one position: the moves by what they leave. */
  positions(cells: string, ply = 1): Map<string, Take[]> {
    const all = new Map<string, Take[]>();
    for (const take of this.takes(cells, ply)) {
      const left = groupsOf(without(cells, take)).join();
      all.set(left, [...(all.get(left) ?? []), take]);
    }
    return all;
  }
}

/** The table that the article prints: direct and reverse, for 1, 2, … objects. */
export const article: readonly (readonly [direct: number, reverse: number])[] = [
  [1, -1],
  [-2, 2],
  [3, -3],
  [-4, -3],
  [5, 4],
  [5, -5],
  [7, 6],
  [-8, -7],
  [7, -7],
  [9, 8],
  [11, -9],
  [-10, -9],
  [11, 10],
  [-12, -11],
  [13, 12],
  [-14, -13],
];
