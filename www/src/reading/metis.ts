/** METIS: the numbers of nodes and edges, then the neighbours of each node in a line, perhaps with weights. */
import { decimalKey } from './decimal.ts';
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, words } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const [head = [], ...rows] = source
    .lines()
    .filter((line) => !line.text.trimStart().startsWith('%'))
    .map((line) => words(line));
  const [nodes, count] = [source.need(head, 0), source.need(head, 1)];
  source.width(head, 2, 4);
  const [, , format, per] = head;
  // The digits say whether there are sizes of nodes, weights of nodes and weights of edges.
  if (format && !/^[01]{1,3}$/.test(format.text)) source.unexpected(format.at);
  const [size, weight, weighted] = (format?.text ?? '').padStart(3, '0').split('').map(Number);
  if (per && !weight) source.unexpected(per.at);
  const skipped = (size ?? 0) + (weight ? (per ? source.whole(per) : 1) : 0);
  const building = new Building(source);
  const n = building.numbered(nodes, 1);
  const more = rows.slice(n).find((row) => row.length > 0)?.[0];
  if (more) source.unexpected(more.at);
  // The lines of the last nodes may be missing if these have no neighbours; then the count of edges tells.
  const found = new Map<string, { readonly weight: string | undefined; readonly at: number }>();
  for (const [from, row] of rows.slice(0, n).entries()) {
    for (const word of row.slice(0, skipped)) source.number(word);
    if (skipped > 0) source.need(row, skipped - 1);
    building.attributes += skipped;
    for (let at = skipped; at < row.length; at += weighted ? 2 : 1) {
      const word = source.need(row, at);
      const to = building.numberedFrom1(word);
      const value = weighted ? source.decimal(source.need(row, at + 1)) : undefined;
      // Each edge stands in the lines of both its ends, and none leads from a node to itself.
      if (to === from) source.unexpected(word.at);
      if (found.has(`${from} ${to}`)) source.fail('twice', word.at);
      found.set(`${from} ${to}`, { weight: value, at: word.at });
      if (from < to) building.edge(from, to, word.at, value);
    }
  }
  for (const [ends, { weight: value, at }] of found) {
    const back = found.get(ends.split(' ').reverse().join(' '));
    if (!back || decimalKey(back.weight) !== decimalKey(value)) source.fail('not-symmetric', at);
  }
  source.counted('edges', count, source.whole(count), building.edges.length);
  return building.done(false);
}
