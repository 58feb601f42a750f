/** The forms of the DIMACS challenges: colouring (`p edge`), shortest paths (`p sp`), and flows (`p max`). */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const [head = [], ...rows] = source.rows('c');
  const [first, kind] = [source.need(head, 0), source.need(head, 1)];
  if (first.text !== 'p') source.unexpected(first.at);
  if (!['edge', 'col', 'sp', 'max'].includes(kind.text)) {
    source.fail('part-unknown', kind.at, { found: `p ${kind.text}` });
  }
  source.width(head, 4);
  const building = new Building(source);
  building.numbered(source.need(head, 2), 1);
  const colouring = kind.text === 'edge' || kind.text === 'col';
  const terminals: string[] = [];
  for (const row of rows) {
    const first = source.need(row, 0);
    if (first.text === (colouring ? 'e' : 'a')) edge(building, row, kind.text);
    else if (first.text === 'n' && kind.text === 'max') terminals.push(terminal(building, row));
    else if (first.text === 'n' && colouring) {
      // A number that belongs to a node.
      source.width(row, 3);
      building.numberedFrom1(source.need(row, 1));
      source.number(source.need(row, 2));
      building.attributes += 1;
    } else source.unexpected(first.at);
  }
  const count = source.need(head, 3);
  source.counted('edges', count, source.whole(count), building.edges.length);
  if (kind.text === 'max' && terminals.sort().join('') !== 'st') source.unexpected(text.length);
  return building.done(!colouring);
}

/** `e 1 2`, or `a 1 2 5` with a length or a capacity, which is no length. */
function edge(building: Building, row: readonly Word[], kind: string): void {
  const { source } = building;
  const colouring = kind === 'edge' || kind === 'col';
  source.width(row, colouring ? 3 : 4);
  const [from, to] = [source.need(row, 1), source.need(row, 2)];
  const number = colouring ? undefined : source.decimal(source.need(row, 3));
  if (kind === 'max') building.attributes += 1;
  const weight = kind === 'sp' ? number : undefined;
  building.edge(building.numberedFrom1(from), building.numberedFrom1(to), from.at, weight);
}

/** `n 1 s`: where a flow begins, or ends. */
function terminal(building: Building, row: readonly Word[]): string {
  const { source } = building;
  source.width(row, 3);
  building.numberedFrom1(source.need(row, 1));
  const end = source.need(row, 2);
  if (!['s', 't'].includes(end.text)) source.unexpected(end.at);
  building.attributes += 1;
  return end.text;
}
