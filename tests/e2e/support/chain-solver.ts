/** A plain solver of Chain, which counts objects from 1 as the page does. */
import * as plain from '../../support/plain-chain.ts';

export { article, groupsOf, whole } from '../../support/plain-chain.ts';

/** An object, counted from 1, or this object and the next one. */
export type Take = readonly [object: number, count: 1 | 2];

/** The value of a position for the player to move, or of a move for the player who makes it. */
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

export const without = (cells: string, [object, count]: Take): string =>
  plain.without(cells, { first: object - 1, count });

export class ChainSolver {
  readonly #rules: ChainRules;

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
    const takes = plain.takesOf(cells, this.restricted(cells, ply));
    return takes.map(({ first, count }): Take => [first + 1, count as 1 | 2]);
  }

  value(cells: string, ply = 1): Worth {
    const end = this.misere ? 'misere' : 'normal';
    const { won, plies } = plain.worthOf(cells, end, this.restricted(cells, ply));
    return { wins: won, plies };
  }

  /** The value of a move for the player who makes it. */
  worth(cells: string, take: Take): Worth {
    const { wins, plies } = this.value(without(cells, take));
    return { wins: !wins, plies: plies + 1 };
  }

  winning(cells: string, ply = 1): Take[] {
    return this.takes(cells, ply).filter((take) => this.worth(cells, take).wins);
  }

  /** The best moves: they win as soon, or lose as late, as possible. */
  best(cells: string, ply = 1): Take[] {
    const value = this.value(cells, ply);
    return this.takes(cells, ply).filter((take) => {
      const { wins, plies } = this.worth(cells, take);
      return wins === value.wins && plies === value.plies;
    });
  }

  /** The moves by the groups that they leave: moves that leave the same groups lead to one position. */
  positions(cells: string, ply = 1): Map<string, Take[]> {
    const all = new Map<string, Take[]>();
    for (const take of this.takes(cells, ply)) {
      const left = plain.groupsOf(without(cells, take)).join();
      all.set(left, [...(all.get(left) ?? []), take]);
    }
    return all;
  }
}
