/** The form of the PACE challenges: `p tw n m`, and a line of two numbers for each edge. */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const [head = [], ...rows] = source.rows('c');
  const kind = source.need(head, 1);
  // Crossings have two rows of nodes, and hitting sets edges of any number of nodes.
  if (!['tw', 'td', 'tdp', 'ds', 'vc', 'fvs', 'cep'].includes(kind.text)) {
    source.fail('part-unknown', kind.at, { found: `p ${kind.text}` });
  }
  source.width(head, 4);
  const building = new Building(source);
  building.numbered(source.need(head, 2), 1);
  for (const row of rows) {
    source.width(row, 2);
    const [from, to] = [source.need(row, 0), source.need(row, 1)];
    building.edge(building.numberedFrom1(from), building.numberedFrom1(to), from.at);
  }
  const count = source.need(head, 3);
  source.counted('edges', count, source.whole(count), rows.length);
  return building.done(false);
}
