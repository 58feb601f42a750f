/** What Graphviz writes with `-Tjson`, `-Tjson0` and `-Tdot_json`. */
import { Found, numberOf } from './found.ts';
import type { GraphReader } from './graph.ts';
import { type Fields, Json, labelOf, others, type Value } from './json.ts';

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const top = json.fields(json.root);
  const directed = json.flag(top.get('directed'));
  if (directed === undefined) throw json.unexpected(json.root);
  const objects = top.has('objects') ? json.list(top.get('objects')) : [];
  // Subgraphs come first: what they group is left aside, for each node and edge stands in the lists too.
  const groups = json.index(top.get('_subgraph_cnt'));
  const names = new Map<number, string>();
  for (const [at, value] of objects.entries()) {
    const fields = json.fields(value);
    if (number(json, fields, value) !== at) throw json.unexpected(value);
    if (at < groups) found.attributes += 1;
    else names.set(at, node(json, fields, value, found));
  }
  const edges = top.has('edges') ? json.list(top.get('edges')) : [];
  for (const [at, value] of edges.entries()) {
    const fields = json.fields(value);
    if (number(json, fields, value) !== at) throw json.unexpected(value);
    edge(json, fields, value, found, { names, directed });
  }
  const used = ['name', 'directed', 'strict', '_subgraph_cnt', 'objects', 'edges'];
  found.attributes += others(top, used);
  return found.graph(directed);
};

const number = (json: Json, fields: Fields, value: Value): number =>
  json.index(fields.get('_gvid') ?? value);

function node(json: Json, fields: Fields, value: Value, found: Found): string {
  const name = json.name(fields.get('name'), value.offset);
  const written = labelOf(json, fields.get('label'));
  const label = written?.includes('\\') ? undefined : written;
  // In points, upwards.
  const [x, y] = (labelOf(json, fields.get('pos')) ?? '').split(',').map(numberOf);
  const place = x === undefined || y === undefined ? undefined : ([x, -y] as const);
  found.node(name, value.offset, { label, place });
  found.attributes += others(fields, ['_gvid', 'name', 'label', ...(place ? ['pos'] : [])]);
  return name;
}

function edge(
  json: Json,
  fields: Fields,
  value: Value,
  found: Found,
  { names, directed }: { names: ReadonlyMap<number, string>; directed: boolean },
): void {
  const [tail, head] = ['tail', 'head'].map((end) => {
    const of = fields.get(end);
    return names.get(json.index(of ?? value)) ?? '';
  });
  found.edge(tail ?? '', head ?? '', value.offset);
  const kept = directed ? 'forward' : 'none';
  const drawn = labelOf(json, fields.get('dir'));
  if (drawn !== undefined && drawn !== kept) found.arrow('turned', value.offset);
  found.attributes += others(fields, ['_gvid', 'tail', 'head']);
}
