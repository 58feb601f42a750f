/** JSON Graph Format: version 1 has a list of nodes, version 2 an object whose names are those of the nodes. */

import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, Json, labelOf, type Value } from './json.ts';

const ofGraph = ['id', 'type', 'label', 'directed', 'metadata', 'nodes', 'edges', 'hyperedges'];
const ofEdge = ['id', 'source', 'target', 'relation', 'directed', 'label', 'metadata'];

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const top = json.fields(json.root, ['graph', 'graphs', 'label', 'type', 'metadata']);
  const graphs = top.has('graphs') ? json.list(top.get('graphs')) : [];
  const [one, second] = [...graphs, ...(top.has('graph') ? [top.get('graph')] : [])];
  if (second) throw json.plain('several', second);
  const graph = json.fields(one, ofGraph);
  const many = graph.get('hyperedges');
  if (many) throw json.plain('hyperedge', many);

  // The standard says so.
  const directed = json.flag(graph.get('directed')) ?? true;
  found.attributes += unused(json, one) + [...top.keys()].length - 1;
  const nodes = graph.get('nodes');
  if (nodes?.type === 'object') {
    for (const [name, value] of json.fields(nodes)) {
      json.fields(value, ['label', 'metadata']);
      node(json, found, name, value);
    }
  } else if (nodes) {
    for (const value of json.list(nodes)) {
      const fields = json.fields(value, ['id', 'label', 'metadata', 'type']);
      node(json, found, json.name(fields.get('id'), value.offset), value);
    }
  }
  const edges = graph.get('edges');
  for (const value of edges ? json.list(edges) : []) {
    const fields = json.fields(value, ofEdge);
    const ends = ['source', 'target'].map((end) => json.name(fields.get(end), value.offset));
    const metadata = fields.get('metadata');
    const weight = metadata && decimalIn(json, json.fields(metadata).get('weight'));
    found.edge(ends[0] ?? '', ends[1] ?? '', value.offset, {
      weight,
      directed: json.flag(fields.get('directed')) ?? directed,
    });
    found.attributes += unused(json, value) - (weight === undefined ? 0 : 1);
  }
  return found.graph(directed);
};

function node(json: Json, found: Found, name: string, value: Value): void {
  const fields = json.fields(value);
  found.node(name, value.offset, { label: labelOf(json, fields.get('label')) });
  found.attributes += unused(json, value) - (fields.has('label') ? 1 : 0);
}

/** How many labels, kinds and fields of metadata there are. */
function unused(json: Json, value: Value | undefined): number {
  const fields = json.fields(value);
  const metadata = fields.get('metadata');
  const words = ['label', 'type', 'relation'].filter((name) => fields.has(name)).length;
  return words + (metadata ? json.fields(metadata).size : 0);
}
