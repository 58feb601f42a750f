/** What networkx's `adjacency_data` gives: for each node its neighbours, so that edges both ways stand there twice. */
import { decimalKey } from './decimal.ts';
import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, Json, others, type Value } from './json.ts';

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const known = ['directed', 'multigraph', 'graph', 'nodes', 'adjacency'];
  const top = json.fields(json.root, known);
  const directed = json.flag(top.get('directed'));
  const names = json.list(top.get('nodes')).map((value) => {
    const fields = json.fields(value);
    const name = json.name(fields.get('id'), value.offset);
    found.node(name, value.offset);
    found.attributes += others(fields, ['id']);
    return name;
  });
  const rows = json.list(top.get('adjacency'));
  const after = rows[names.length];
  if (rows.length !== names.length || after) throw json.unexpected(after ?? top.get('adjacency'));
  const ends = rows.flatMap((row, at) =>
    json.list(row).map((value) => [names[at] ?? '', ...neighbour(json, value)] as const),
  );
  const graph = (top.get('graph')?.children ?? []).length;
  found.attributes += graph;
  // Without a word about the direction, two edges between two nodes may be one.
  if (directed === undefined) throw json.unexpected(json.root);
  for (const [from, to, weight, attributes, value] of directed ? ends : halves(json, ends)) {
    found.edge(from, to, value.offset, { weight });
    found.attributes += attributes;
  }
  return found.graph(directed);
};

/** A neighbour, the weight of the edge to it, how many attributes are not used, and where it stands. */
function neighbour(json: Json, value: Value) {
  const fields = json.fields(value);
  const weight = decimalIn(json, fields.get('weight'));
  const used = ['id', 'key', ...(weight === undefined ? [] : ['weight'])];
  return [json.name(fields.get('id'), value.offset), weight, others(fields, used), value] as const;
}

type End = readonly [
  from: string,
  to: string,
  weight: string | undefined,
  attributes: number,
  value: Value,
];

/** Each edge once. An edge that stands at one of its ends only, or with another weight there, is refused. */
function halves(json: Json, ends: readonly End[]): readonly End[] {
  const open = new Map<string, End[]>();
  const once: End[] = [];
  for (const end of ends) {
    const [from, to, weight] = end;
    const other = open.get(JSON.stringify([to, from, decimalKey(weight)]))?.pop();
    if (from === to || !other) {
      once.push(end);
      if (from === to) continue;
      const key = JSON.stringify([from, to, decimalKey(weight)]);
      open.set(key, [...(open.get(key) ?? []), end]);
    }
  }
  const [alone] = [...open.values()].flat();
  if (alone) throw json.unexpected(alone[4]);
  return once;
}
