/** What serde writes of a graph of petgraph: the weights of the nodes, and edges by places, with holes in both. */

import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, Json, labelOf, type Value } from './json.ts';

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const known = ['nodes', 'node_holes', 'edge_property', 'edges'];
  const top = json.fields(json.root, known);
  const directed = json.oneOf(top.get('edge_property'), { directed: true, undirected: false });
  const holes = new Set(json.list(top.get('node_holes')).map((hole) => json.index(hole)));
  // The n-th node has the n-th place that is no hole.
  let place = -1;
  for (const value of json.list(top.get('nodes'))) {
    do place += 1;
    while (holes.has(place));
    const label = labelOf(json, value);
    if (label === undefined && value.type !== 'null') found.attributes += 1;
    found.node(String(place), value.offset, { label });
  }
  if ([...holes].some((hole) => hole > place)) throw json.unexpected(top.get('node_holes'));
  for (const value of json.list(top.get('edges'))) {
    if (value.type !== 'null') edge(json, value, found);
  }
  const graph = found.graph(directed);
  return { ...graph, named: graph.named ?? 'numbers' };
};

function edge(json: Json, value: Value, found: Found): void {
  const [from, to, weight, more] = json.list(value);
  if (!weight || more) throw json.unexpected(value);
  const number = decimalIn(json, weight);
  if (number === undefined && weight.type !== 'null') found.attributes += 1;
  const ends = [from, to].map((end) => String(json.index(end)));
  found.edge(ends[0] ?? '', ends[1] ?? '', value.offset, { weight: number });
}
