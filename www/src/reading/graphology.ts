/** What graphology's `export` gives. */

import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, type Fields, Json, labelOf, others, placeIn, type Value } from './json.ts';

const kinds = { directed: true, undirected: false, mixed: undefined } as const;

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const top = json.fields(json.root, ['options', 'attributes', 'nodes', 'edges']);
  const options = top.get('options');
  const kind = options && json.oneOf(json.fields(options).get('type'), kinds);
  found.attributes += attributes(json, top).size;
  for (const value of json.list(top.get('nodes'))) {
    const fields = json.fields(value, ['key', 'attributes']);
    const own = attributes(json, fields);
    const place = placeIn(own);
    const label = labelOf(json, own.get('label'));
    found.node(json.name(fields.get('key'), value.offset), value.offset, { label, place });
    found.attributes += others(own, ['label', ...(place ? ['x', 'y'] : [])]);
  }
  for (const value of json.list(top.get('edges'))) edge(json, value, found, kind);
  return found.graph(kind);
};

function edge(json: Json, value: Value, found: Found, kind: boolean | undefined): void {
  const fields = json.fields(value, ['key', 'source', 'target', 'attributes', 'undirected']);
  const own = attributes(json, fields);
  const weight = decimalIn(json, own.get('weight'));
  const [source, target] = ['source', 'target'].map((end) =>
    json.name(fields.get(end), value.offset),
  );
  // An edge leads one way if it does not say otherwise; a graph of the other kind cannot hold it.
  const directed = !(json.flag(fields.get('undirected')) ?? kind === false);
  if (kind !== undefined && kind !== directed) throw json.unexpected(value);
  found.edge(source ?? '', target ?? '', value.offset, { weight, directed });
  found.attributes += others(own, weight === undefined ? [] : ['weight']);
}

const attributes = (json: Json, fields: Fields): Fields =>
  fields.has('attributes') ? json.fields(fields.get('attributes')) : new Map();
