import type { DrawnGhost } from '../edit/ghosts.ts';
import type { Comparator } from '../fields.ts';
import type { Traced } from '../traced.ts';

/** The columns of a drawing that has ghosts. */
export interface Columns {
  /** The column of each comparator. */
  readonly columns: readonly number[];
  /** The column of each ghost, and the layer that it stands beside. */
  readonly ghosts: readonly { readonly column: number; readonly layer: number }[];
}

/** Gives each ghost a column that has room for it, in its old layer if possible; otherwise a column for itself. */
export function columnsWith(
  { comparators, layers, columns: drawn }: Pick<Traced, 'comparators' | 'columns' | 'layers'>,
  ghosts: readonly DrawnGhost[],
): Columns {
  const posts = comparators.map((pair, k) => {
    return { pair, column: drawn[k] ?? 0, layer: layers[k] ?? 0 };
  });
  const placed: Placed[] = [];
  for (const { comparator, least, most, layer } of ghosts) {
    const column = columnFor(posts, placed, { comparator, least, most, layer });
    const before = posts.findLast((post) => post.column < column);
    const beside = posts.find((post) => post.column === column) ?? before;
    placed.push({ pair: comparator, column, layer: beside?.layer ?? 0, least });
  }
  return { columns: posts.map(({ column }) => column), ghosts: placed };
}

interface Post {
  readonly pair: Comparator;
  column: number;
  readonly layer: number;
}

/** A ghost that has its column, and how many comparators are before it at least. */
interface Placed extends Post {
  readonly least: number;
}

/** Finds the column of one ghost; if it needs a column for itself, everything after it moves on. */
function columnFor(
  posts: readonly Post[],
  placed: readonly Placed[],
  { comparator, least, most, layer }: DrawnGhost,
): number {
  const from = (posts[least - 1]?.column ?? -1) + 1;
  const to = (posts[most] ?? { column: (posts.at(-1)?.column ?? -1) + 1 }).column - 1;
  const free = posts.find(({ column, layer: its }) => {
    if (its !== layer || column < from || column > to) return false;
    return ![...posts, ...placed].some(
      (one) => one.column === column && overlap(one.pair, comparator),
    );
  });
  if (free) return free.column;
  // After its old layer, as far as its neighbours allow.
  const old = posts.filter((post) => post.layer <= layer).length;
  const place = Math.max(least, Math.min(most, old));
  let column = (posts[place - 1]?.column ?? -1) + 1;
  // A ghost that comes after one of the comparators that move on moves on with them.
  const stays = (one: Placed) => one.least <= place;
  const taken = (one: Placed) =>
    stays(one) && one.column === column && overlap(one.pair, comparator);
  while (placed.some(taken)) column += 1;
  const by = Math.max(0, column + 1 - (posts[place]?.column ?? column + 1));
  const after = placed.filter((one) => !stays(one) || one.column >= column);
  for (const post of [...posts.slice(place), ...after]) post.column += by;
  return column;
}

/** Whether two comparators would lie over each other in one column. */
function overlap([a, b]: Comparator, [c, d]: Comparator): boolean {
  return Math.min(a, b) <= Math.max(c, d) && Math.min(c, d) <= Math.max(a, b);
}
