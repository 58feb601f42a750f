/** Trivial Graph Format: nodes with labels, a line with `#` alone, edges with labels. */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const building = new Building(source);
  const labels: (Word | undefined)[] = [];
  let joining = false;
  for (const row of source.rows()) {
    const first = source.need(row, 0);
    if (first.text === '#' && row.length === 1) {
      if (joining) source.fail('twice', first.at);
      joining = true;
    } else if (joining) {
      const to = source.need(row, 1);
      building.edge(building.known(first), building.known(to), first.at);
      if (row.length > 2) building.attributes += 1;
    } else {
      building.fresh(first);
      const [, next] = row;
      const last = row.at(-1);
      labels.push(
        next && last && { text: text.slice(next.at, last.at + last.text.length), at: next.at },
      );
    }
  }
  if (!joining) source.unexpected(text.length);
  return building.done(undefined, building.labelled(labels));
}
