/**
 * What a programmer in a hurry would write about games of heaps. Only the benchmark uses it, as the
 * alternative.
 */

/** Grundy values heap by heap: marks the values one move away, then looks for the first gap. */
export function plainGrundy(members: readonly number[], upTo: number): Uint32Array {
  const values = new Uint32Array(upTo + 1);
  const met = new Int32Array(members.length + 2).fill(-1);
  for (let heap = 0; heap <= upTo; heap += 1) {
    for (const member of members) {
      if (member > heap) break;
      met[values[heap - member] ?? 0] = heap;
    }
    let mex = 0;
    while (met[mex] === heap) mex += 1;
    values[heap] = mex;
  }
  return values;
}

export interface Reply {
  readonly heap: number;
  readonly stones: bigint;
}

/** The first winning move of Nim, found by the exclusive or. If no move wins, one stone. */
export function plainNimReply(heaps: readonly bigint[]): Reply {
  const xor = heaps.reduce((a, b) => a ^ b, 0n);
  for (const [heap, size] of heaps.entries()) {
    const left = size ^ xor;
    if (left < size) return { heap, stones: size - left };
  }
  return { heap: heaps.findIndex((size) => size > 0n), stones: 1n };
}

/**
 * The number of plies to the end under misère play, negative if the player to move loses. The end itself,
 * with 0, is won. The search remembers the positions it has met, whatever the order of their heaps. A move
 * takes at most `most` stones, from heaps of fewer than 16.
 */
export function plainMisere(start: readonly number[], most: number): number {
  const known = new Map<number, number>();
  const search = (heaps: readonly number[]): number => {
    const sorted = heaps.toSorted((a, b) => a - b);
    const key = sorted.reduce((sum, size) => sum * 16 + size, 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    let [soonest, latest] = [Infinity, 0];
    let isEnd = true;
    for (const [heap, size] of sorted.entries()) {
      if (size === sorted[heap - 1]) continue;
      for (let taken = 1; taken <= Math.min(size, most); taken += 1) {
        isEnd = false;
        const after = search(sorted.with(heap, size - taken));
        if (after < 0) soonest = Math.min(soonest, 1 - after);
        else latest = Math.max(latest, 1 + after);
      }
    }
    const value = isEnd ? 0 : soonest < Infinity ? soonest : -latest;
    known.set(key, value);
    return value;
  };
  return search(start);
}
