/** What `dot -Tplain` writes: nodes with places, and edges. It does not say whether these lead one way. */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, type Line, Source, type Word } from './source.ts';

/** The words of a line; what stands in quotes is one. */
function quotedWords(source: Source, { text, at }: Line): Word[] {
  // A text that does not end is all that is left.
  const found = [...text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"|".*|[^\s"]+/g)];
  return found.map((one) => {
    const [start, end] = [one.index, one.index + one[0].length];
    const open = one[1] === undefined && one[0].startsWith('"');
    if (open || !/^\s?$/.test(text.slice(end, end + 1))) source.unexpected(at + start);
    return { text: one[1]?.replace(/\\(["\\])/g, '$1') ?? one[0], at: at + start };
  });
}

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const building = new Building(source);
  const rows = source
    .lines()
    .map((line) => quotedWords(source, line))
    .filter((row) => row.length > 0);
  const ends = rows.findIndex((row) => row[0]?.text === 'stop');
  if (ends === -1) source.unexpected(text.length);
  const graphs = rows.filter((row) => row[0]?.text === 'graph').length;
  const more = rows[ends + 1]?.[0];
  if (more && graphs > 1) source.fail('several', more.at, { count: graphs });
  if (more) source.unexpected(more.at);
  const labels: Word[] = [];
  for (const [at, row] of rows.entries()) {
    const [first, name, other] = [source.need(row, 0), row[1], row[2]];
    if (at === 0) {
      source.width(row, 4);
      for (const word of row.slice(1)) source.number(word);
    } else if (first.text === 'stop') source.width(row, 1);
    else if (first.text === 'node' && name) {
      source.width(row, 11);
      const [x, y] = row.slice(2, 6).map((word) => source.number(word));
      building.place(building.fresh(name), [x ?? 0, -(y ?? 0)]);
      labels.push(source.need(row, 6));
    } else if (first.text === 'edge' && name && other) edge(building, row, name, other);
    else source.unexpected(first.at);
  }
  const named = building.labelled(labels.map((label, at) => differing(building, label, at)));
  return building.done(undefined, named);
}

/** A label, unless it is the name of its node. */
function differing(building: Building, label: Word, node: number): Word | undefined {
  return label.text === building.nodes[node]?.name ? undefined : label;
}

/** `edge a b n x1 y1 … xn yn [label x y] style colour` */
function edge(building: Building, row: readonly Word[], tail: Word, head: Word): void {
  const { source } = building;
  const count = source.need(row, 3);
  const points = source.whole(count);
  const bare = 4 + 2 * points + 2;
  source.width(row, bare, bare + 3);
  const labelled = row.length > bare;
  if (labelled && row.length < bare + 3) source.unexpected(source.need(row, row.length).at);
  for (const word of row.slice(4, 4 + 2 * points)) source.number(word);
  if (labelled) {
    for (const word of row.slice(bare - 1, bare + 1)) source.number(word);
    building.attributes += 1;
  }
  building.edge(building.known(tail), building.known(head), tail.at);
}
