/**
 * What a programmer in a hurry would write about two board games: everything about a position is in a Map.
 * Only the benchmark uses it, as the alternative.
 */

/**
 * The value of Connect Four for the player who begins: 1 won, 0 a draw, -1 lost. The search remembers each
 * position and looks at all its moves.
 */
export function plainFour(columns: number, rows: number): { value: number; positions: number } {
  const high = rows + 1;
  const hasFour = (stones: number): boolean =>
    [1, high - 1, high, high + 1].some((step) => {
      const pairs = stones & (stones >> step);
      return (pairs & (pairs >> (2 * step))) !== 0;
    });
  const bottom = Array.from({ length: columns }, (_, column) => 1 << (column * high));
  const floor = bottom.reduce((all, one) => all + one, 0);
  const known = new Map<number, number>();
  const worth = (mine: number, taken: number): number => {
    // The stones of one player and the first free square of each column name the position.
    const key = mine + taken + floor;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = hasFour(mine ^ taken) ? -1 : Number.NEGATIVE_INFINITY;
    if (best !== -1) {
      for (const one of bottom) {
        const after = (taken + one) | taken;
        if (((taken + one) & (one << rows)) !== 0) continue;
        best = Math.max(best, -worth(mine ^ taken, after));
      }
    }
    const value = best === Number.NEGATIVE_INFINITY ? 0 : best;
    known.set(key, value);
    return value;
  };
  const value = worth(0, 0);
  return { value, positions: known.size };
}

/** Dao on 16 squares, backwards from the ends of play: 1 won, 0 a draw, -1 lost for the player who begins. */
export function plainDao(): { value: number; positions: number } {
  const corners = [
    [0, 0x0032],
    [3, 0x00c4],
    [12, 0x2300],
    [15, 0x4c00],
  ] as const;
  const lines = new Set([0x9009]);
  for (let at = 0; at < 4; at += 1) {
    lines.add(0xf << (4 * at)).add(0x1111 << at);
    for (let column = 0; at < 3 && column < 3; column += 1) lines.add(0x33 << (4 * at + column));
  }
  const won = (mine: number, theirs: number): boolean =>
    lines.has(mine) || corners.some(([at, around]) => (mine >> at) & 1 && (around & ~theirs) === 0);
  const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
  function* after(mine: number, theirs: number): Generator<number> {
    if (won(mine, theirs) || won(theirs, mine)) return;
    for (let from = 0; from < 16; from += 1) {
      if (!((mine >> from) & 1)) continue;
      for (const [down, right] of ways) {
        let [row, column] = [from >> 2, from & 3];
        for (;;) {
          const [r, c] = [row + down, column + right];
          const free = r >= 0 && r < 4 && c >= 0 && c < 4;
          if (!free || ((mine | theirs) >> (4 * r + c)) & 1) break;
          [row, column] = [r, c];
        }
        const to = 4 * row + column;
        if (to !== from) yield (theirs << 16) | (mine ^ (1 << from) ^ (1 << to));
      }
    }
  }
  interface Known {
    value: number;
    options: number;
    before: number[];
  }
  const start = (0x8421 << 16) | 0x1248;
  const swapped = ((start & 0xffff) << 16) | (start >>> 16);
  const known = new Map<number, Known>([[swapped, { value: 0, options: 0, before: [] }]]);
  const queue: Known[] = [];
  for (const [position, entry] of known) {
    const [mine, theirs] = [position >>> 16, position & 0xffff];
    for (const next of after(mine, theirs)) {
      entry.options += 1;
      const there = known.get(next) ?? { value: 0, options: 0, before: [] };
      there.before.push(position);
      known.set(next, there);
    }
    if (entry.options > 0) continue;
    entry.value = won(mine, theirs) ? 1 : -1;
    queue.push(entry);
  }
  for (const { value, before } of queue) {
    for (const position of before) {
      const entry = known.get(position) as Known;
      entry.options -= 1;
      if (entry.value !== 0 || (value === 1 && entry.options > 0)) continue;
      entry.value = -value;
      queue.push(entry);
    }
  }
  return { value: known.get(swapped)?.value ?? 0, positions: known.size };
}
