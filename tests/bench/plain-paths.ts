/**
 * What a programmer in a hurry would write about paths: a search that goes through all of them, with a
 * mark for each node of the path. Only the benchmark uses it, as the alternative.
 */

/** The number of paths between two nodes of a graph whose edges lead both ways, as pairs of nodes in a row. */
export function plainPaths(edges: ArrayLike<number>, from: number, to: number): number {
  const after: number[][] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const [one, other] = [edges[at] ?? 0, edges[at + 1] ?? 0];
    after[one] = [...(after[one] ?? []), other];
    after[other] = [...(after[other] ?? []), one];
  }
  const met = new Uint8Array(after.length);
  const paths = (node: number): number => {
    if (node === to) return 1;
    met[node] = 1;
    let found = 0;
    for (const next of after[node] ?? []) if (met[next] === 0) found += paths(next);
    met[node] = 0;
    return found;
  };
  return paths(from);
}
