export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A wire and its place in the drawing. */
export interface Placed extends Place {
  readonly wire: number;
}

/** A partial order as it is drawn: of two related wires, the smaller one is below. */
export interface Hasse {
  readonly width: number;
  readonly height: number;
  readonly wires: readonly Placed[];
  /** The line of each cover, as points from the lower wire to the upper one. */
  readonly lines: readonly (readonly Place[])[];
  /** Wires that are not related to any other. */
  readonly apart: readonly number[];
}

/** Room for a wire, for a line that passes a rank, and between two parts, in px; and the width of a wide part. */
const [NODE, PASSING, BETWEEN, WIDE] = [30, 14, 10, 160];
/** Room between two ranks, in px: more in a wide part, so that lines are steep; and the greatest height of all. */
const [LEAST_RISE, NARROW_RISE, WIDE_RISE, MOST_HEIGHT] = [30, 46, 64, 700];
/** How far a line passes from a wire, in px; and how many times as wide a part can be drawn. */
const [CLEAR, MOST_STRETCH] = [17, 2];
/** How often the wires of all ranks are moved towards their neighbours. */
const SWEEPS = 12;

/** A wire, or a place where a line passes a rank. */
interface Item {
  readonly wire: number | undefined;
  readonly rank: number;
  readonly below: Item[];
  readonly above: Item[];
  x: number;
}

/** One part of the order: its wires are connected by relations, directly or through others. */
interface Part {
  readonly ranks: Item[][];
  readonly lines: Item[][];
  width: number;
}

/** Lays out the order of `covers`, pairs of a lower and an upper wire, in the given width. */
export function hasse(
  covers: readonly (readonly [low: number, high: number])[],
  ranks: readonly number[],
  width: number,
): Hasse {
  const pairs = covers.map(([low, high]) => ({ low, high }));
  const parts = partsOf(pairs, ranks.length);
  const related = parts.filter(({ length }) => length > 1);
  const drawn = related.map((wires) => arranged(wires, pairs, ranks));
  const rise = riseOf(drawn);
  const wires: Placed[] = [];
  const lines: (readonly Place[])[] = [];
  let [left, top, tallest, widest] = [0, 0, 0, 0];
  for (const row of rowsOf(drawn, width)) {
    tallest = Math.max(...row.map((part) => part.ranks.length)) * rise;
    left = 0;
    // A part that is alone has more room.
    const stretch = row.length > 1 ? 1 : Math.min(MOST_STRETCH, width / (row[0]?.width ?? width));
    const wider = Math.max(1, stretch);
    for (const part of row) {
      const at = ({ x, rank }: Item): Place => {
        return { x: left + x * wider, y: top + tallest - (rank + 0.5) * rise };
      };
      const here = part.ranks.flat().flatMap((item) => {
        return item.wire === undefined ? [] : [{ wire: item.wire, ...at(item) }];
      });
      wires.push(...here);
      lines.push(...part.lines.map((line) => straightened(line.map(at), here)));
      left += part.width * wider + BETWEEN;
    }
    widest = Math.max(widest, left - BETWEEN);
    top += tallest;
  }
  const apart = parts.flatMap((part) => (part.length === 1 ? part : []));
  return { width: widest, height: top, wires, lines, apart };
}

/** Straightens a line that passes ranks, except where a wire is in its way. */
function straightened(line: readonly Place[], wires: readonly Place[]): readonly Place[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  const slope = (to.x - from.x) / (to.y - from.y);
  const steep = Math.hypot(1, slope);
  const free = wires.every(({ x, y }) => {
    const passed = y < from.y && y > to.y;
    return !passed || Math.abs(from.x + (y - from.y) * slope - x) / steep >= CLEAR;
  });
  return free ? [from, to] : line;
}

function riseOf(parts: readonly Part[]): number {
  const most = Math.max(1, ...parts.map((part) => part.ranks.length));
  const rise = parts.some((part) => part.width > WIDE) ? WIDE_RISE : NARROW_RISE;
  return Math.max(LEAST_RISE, Math.min(rise, MOST_HEIGHT / most));
}

/** Sets parts side by side, as many in a row as there is room for. */
function rowsOf(parts: readonly Part[], width: number): Part[][] {
  const rows: Part[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (used + part.width > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(part);
    used += part.width + BETWEEN;
  }
  return rows;
}

type Pair = { readonly low: number; readonly high: number };

/** Groups wires that are related, directly or through others. */
function partsOf(pairs: readonly Pair[], wires: number): number[][] {
  const part = Array.from({ length: wires }, (_, wire) => [wire]);
  for (const { low, high } of pairs) {
    const [one = [], other = []] = [part[low], part[high]];
    if (one === other) continue;
    one.push(...other);
    for (const wire of other) part[wire] = one;
  }
  return [...new Set(part)].map((all) => all.toSorted((a, b) => a - b));
}

/** Lays out one part: on each rank its wires and the lines that pass, with few crossings. */
function arranged(
  wires: readonly number[],
  pairs: readonly Pair[],
  rankOf: readonly number[],
): Part {
  const items = new Map(wires.map((wire) => [wire, item(wire, rankOf[wire] ?? 0)]));
  const ranks: Item[][] = [];
  const put = (one: Item) => {
    ranks[one.rank] ??= [];
    ranks[one.rank]?.push(one);
  };
  for (const one of items.values()) put(one);
  const lines = pairs.flatMap(({ low, high }) => {
    const [from, to] = [items.get(low), items.get(high)];
    if (!from || !to) return [];
    const passed = Array.from({ length: Math.max(0, to.rank - from.rank - 1) }, (_, i) =>
      item(undefined, from.rank + 1 + i),
    );
    for (const one of passed) put(one);
    const line = [from, ...passed, to];
    for (const [i, one] of line.entries()) {
      const next = line[i + 1];
      if (!next) continue;
      one.above.push(next);
      next.below.push(one);
    }
    return [line];
  });
  for (const rank of ranks) settle(rank, (_, i) => i * NODE);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const up = sweep % 2 === 0;
    for (const rank of up ? ranks : ranks.toReversed()) {
      // The first rounds change the order within a rank; the later ones only move the items.
      if (sweep < SWEEPS / 2) rank.sort((a, b) => mean(a, up) - mean(b, up));
      settle(rank, (one) => mean(one, up));
    }
  }
  const all = ranks.flat();
  const edge = Math.min(...all.map((one) => one.x - room(one) / 2));
  for (const one of all) one.x -= edge;
  return { ranks, lines, width: Math.max(...all.map((one) => one.x + room(one) / 2)) };
}

function item(wire: number | undefined, rank: number): Item {
  return { wire, rank, below: [], above: [], x: 0 };
}

const room = ({ wire }: Item): number => (wire === undefined ? PASSING : NODE);

/** The places of the neighbours below or above; without such neighbours, of those on the other side. */
function mean(one: Item, below: boolean): number {
  const near = below ? one.below : one.above;
  const chosen = near.length > 0 ? near : below ? one.above : one.below;
  if (chosen.length === 0) return one.x;
  return chosen.reduce((sum, { x }) => sum + x, 0) / chosen.length;
}

/** Moves the items of a rank as near to their best places as the room allows, without changing their order. */
function settle(rank: readonly Item[], wanted: (one: Item, i: number) => number): void {
  const goals = rank.map(wanted);
  const gap = (i: number) => {
    const [one, next] = [rank[i], rank[i + 1]];
    return one && next ? (room(one) + room(next)) / 2 : 0;
  };
  const [rightwards, leftwards] = [[...goals], [...goals]];
  for (let i = 1; i < goals.length; i += 1) {
    rightwards[i] = Math.max(goals[i] ?? 0, (rightwards[i - 1] ?? 0) + gap(i - 1));
  }
  for (let i = goals.length - 2; i >= 0; i -= 1) {
    leftwards[i] = Math.min(goals[i] ?? 0, (leftwards[i + 1] ?? 0) - gap(i));
  }
  for (const [i, one] of rank.entries()) one.x = ((rightwards[i] ?? 0) + (leftwards[i] ?? 0)) / 2;
}
