/** The adjacency list of networkx in several lines: `a 2`, and then a line such as `b {'weight': 3}` for each neighbour. */
import { isDecimal } from './decimal.ts';
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

/** A name and what follows it on its line. */
function parted(source: Source, row: readonly Word[]): readonly [Word, string, number] {
  const [name, next] = [source.need(row, 0), row[1]];
  const last = row.at(-1);
  if (!next || !last) return [name, '', name.at];
  return [name, source.text.slice(next.at, last.at + last.text.length), next.at];
}

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const building = new Building(source);
  const rows = source.rows().filter((row) => !row[0]?.text.startsWith('#'));
  let from: { readonly node: number; readonly count: Word; readonly stated: number } | undefined;
  const headings = new Set<string>();
  let found = 0;
  const complete = () => {
    if (from) source.counted('edges', from.count, from.stated, found);
  };
  for (const row of rows) {
    const [name, rest, at] = parted(source, row);
    if (!rest.startsWith('{')) {
      complete();
      source.width(row, 2);
      const count = source.need(row, 1);
      if (headings.has(name.text)) source.fail('twice', name.at);
      headings.add(name.text);
      [from, found] = [{ node: building.node(name), count, stated: source.whole(count) }, 0];
      continue;
    }
    const weight = weightIn(building, rest, at);
    building.edge(from?.node ?? source.unexpected(name.at), building.node(name), name.at, weight);
    found += 1;
  }
  complete();
  return building.done(undefined);
}

/** The weight among attributes; the others are counted. */
function weightIn(building: Building, written: string, at: number): string | undefined {
  const pairs = /^\{((?:'\w+': (?:'[^'\\]*'|[\w.+-]+)(?:, (?!\})|(?=\})))*)\}$/.exec(written);
  if (!pairs) return building.source.unexpected(at);
  let weight: string | undefined;
  for (const [, key, value = ''] of (pairs[1] ?? '').matchAll(/'(\w+)': ('[^']*'|[^,]+)/g)) {
    if (key === 'weight') {
      weight = isDecimal(value) ? value : building.source.unexpected(at);
    } else building.attributes += 1;
  }
  return weight;
}
