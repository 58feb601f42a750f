/**
 * The value of a point, found by the plainest recursion and independent of the code under test. It is slow,
 * so it is for small pictures.
 */

export interface Value {
  readonly lost: boolean;
  /** The plies left when the winner hurries and the loser delays. */
  readonly plies: number;
  readonly grundy: number;
}

export type Point = readonly [m: number, n: number];

/** A game of vectors; `moves` has the form of a link. */
export class Game {
  readonly #vectors: readonly { readonly dm: number; readonly dn: number; readonly ray: boolean }[];
  readonly #misere: boolean;
  readonly #values = new Map<string, Value>();

  constructor(moves = '-1,0_0,-1_-1,1', end: 'misere' | 'normal' = 'misere') {
    this.#misere = end === 'misere';
    this.#vectors = moves.split('_').map((text) => {
      const [dm = 0, dn = 0] = text.replace('*', '').split(',').map(Number);
      return { dm, dn, ray: text.endsWith('*') };
    });
  }

  options([m, n]: Point): Point[] {
    return this.#vectors.flatMap(({ dm, dn, ray }) => {
      const reached: Point[] = [];
      for (let i = 1; m + i * dm >= 0 && n + i * dn >= 0 && (ray || i === 1); i += 1) {
        reached.push([m + i * dm, n + i * dn]);
      }
      return reached;
    });
  }

  value(at: Point): Value {
    const known = this.#values.get(at.join());
    if (known) return known;
    const options = this.options(at).map((option) => this.value(option));
    const plies = (lost: boolean) =>
      options.filter((option) => option.lost === lost).map((option) => option.plies);
    const winning = plies(true);
    const lost = options.length === 0 ? !this.#misere : winning.length === 0;
    const left = lost ? Math.max(...plies(false)) : Math.min(...winning);
    let grundy = 0;
    while (options.some((option) => option.grundy === grundy)) grundy += 1;
    const value = { lost, plies: options.length === 0 ? 0 : 1 + left, grundy };
    this.#values.set(at.join(), value);
    return value;
  }

  lost(m: number, n: number): boolean {
    return this.value([m, n]).lost;
  }

  /** A winning move; in a lost point any move. */
  best(at: Point): Point | undefined {
    const options = this.options(at);
    return options.find((option) => this.value(option).lost) ?? options[0];
  }
}

/** Pseudo-random numbers that are the same in every run: from 0 to `count` − 1. */
export function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * count);
  };
}
