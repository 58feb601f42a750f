/** Large Graph Layout: `# a`, and then a line for each neighbour of a, perhaps with a weight. */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const building = new Building(source);
  // A second word can be nothing else, so the edges are clear. What the others weigh is not known.
  building.partly = true;
  const headings = new Set<string>();
  let from: number | undefined;
  for (const row of source.rows()) {
    const first = source.need(row, 0);
    if (first.text === '#') {
      source.width(row, 2);
      const name = source.need(row, 1);
      if (headings.has(name.text)) source.fail('twice', name.at);
      headings.add(name.text);
      from = building.node(name);
      continue;
    }
    source.width(row, 1, 2);
    const weight = row[1] && source.decimal(row[1]);
    // The form gives an edge at one of its ends only.
    building.once(
      from ?? source.unexpected(first.at),
      building.node(first),
      first.at,
      true,
      weight,
    );
  }
  return building.done(false);
}
