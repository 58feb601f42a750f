/** Slow solvers that know nothing but rules. What a lesson claims is compared with them. */

/** The player to move wins (N), loses (P), or nobody can force anything (D). */
export type Outcome = 'N' | 'P' | 'D';

/** A game in turns: its moves, and who has won where no move is left, for the player to move. */
export interface Rules<State> {
  moves(state: State): readonly State[];
  ended?(state: State): Outcome;
}

/** Who wins each state, by every line of play. */
export function solver<State>({ moves, ended = () => 'P' }: Rules<State>) {
  const known = new Map<string, Outcome>();
  const outcome = (state: State): Outcome => {
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before) return before;
    const next = moves(state).map(outcome);
    const best = next.includes('P') ? 'N' : next.includes('D') ? 'D' : 'P';
    const found = next.length === 0 ? ended(state) : best;
    known.set(key, found);
    return found;
  };
  const winning = (state: State): readonly State[] =>
    moves(state).filter((to) => outcome(to) === 'P');
  /** The plies to the end, if the winner hurries and the loser delays. */
  const remoteness = (state: State): number => {
    const next = outcome(state) === 'N' ? winning(state) : moves(state);
    const plies = next.map((to) => 1 + remoteness(to));
    if (plies.length === 0) return 0;
    return outcome(state) === 'N' ? Math.min(...plies) : Math.max(...plies);
  };
  return { moves, outcome, winning, remoteness };
}

/** The least number that is not among these. */
export function mex(values: readonly number[]): number {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

/** The Grundy value of each state of a game in which the last move wins. */
export function grundyOf<State>({ moves }: Rules<State>): (state: State) => number {
  const known = new Map<string, number>();
  const value = (state: State): number => {
    const key = JSON.stringify(state);
    const found = known.get(key) ?? mex(moves(state).map(value));
    known.set(key, found);
    return found;
  };
  return value;
}

/** The numbers from 0 below a limit. */
export const under = (limit: number): readonly number[] =>
  Array.from({ length: limit }, (_, at) => at);

/** Heaps, of which a move makes one smaller by what its rule allows. */
export const heaps = (
  allowed: (taken: number) => boolean = () => true,
): Rules<readonly number[]> => ({
  moves: (state) =>
    state.flatMap((stones, heap) =>
      under(stones)
        .filter((left) => allowed(stones - left))
        .map((left) => state.with(heap, left)),
    ),
});

/** Points of the plane, from which vectors lead; a ray may be added more than once. */
export const plane = (
  vectors: readonly (readonly [dm: number, dn: number])[],
  most = 1,
): Rules<readonly [m: number, n: number]> => ({
  moves: ([m, n]) =>
    vectors.flatMap(([dm, dn]) =>
      under(most)
        .map((times) => [m + dm * (times + 1), n + dn * (times + 1)] as const)
        .filter((to) => Math.min(...to) >= 0),
    ),
});
