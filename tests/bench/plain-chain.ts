/**
 * What a programmer in a hurry would write about Chain: a search that remembers each position by its sorted
 * groups. Only the benchmark uses it, as the alternative.
 */

/**
 * The value of a row for the player to move, without the rule for the first move: k if that player wins in
 * k plies, -k if that player loses in k. The search remembers the positions it has met.
 */
export function plainChain(objects: number, misere: boolean): number {
  const known = new Map<string, number>([['', 0]]);
  const worth = (groups: readonly number[]): number => {
    const key = groups.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    let [soonest, latest] = [Number.POSITIVE_INFINITY, 0];
    for (const [at, size] of groups.entries()) {
      if (size === groups[at - 1]) continue;
      const rest = groups.toSpliced(at, 1);
      for (const taken of [1, 2]) {
        for (let left = 0; 2 * left <= size - taken; left += 1) {
          const parts = [left, size - taken - left].filter((part) => part > 0);
          const after = [...rest, ...parts].sort((a, b) => a - b);
          const value = worth(after);
          const lost = after.length === 0 ? !misere : value < 0;
          if (lost) soonest = Math.min(soonest, 1 - value);
          else latest = Math.max(latest, 1 + value);
        }
      }
    }
    const value = soonest < Number.POSITIVE_INFINITY ? soonest : -latest;
    known.set(key, value);
    return value;
  };
  return worth([objects]);
}
