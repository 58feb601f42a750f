/** The JSON of Cytoscape and cytoscape.js: groups of nodes and edges, or one list of elements. networkx writes it too. */

import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, type Fields, Json, labelOf, others, placeIn, type Value } from './json.ts';

/** What an element says of itself besides its data. */
const known = [
  'group',
  'data',
  'position',
  'renderedPosition',
  'scratch',
  'style',
  'css',
  'classes',
  'removed',
  'pannable',
];
const states = ['selected', 'selectable', 'locked', 'grabbable'];

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const list = json.root.type === 'array';
  const top: Fields = list ? new Map() : json.fields(json.root);
  const elements = list ? json.root : top.get('elements');
  const groups = elements?.type === 'array' ? new Map() : json.fields(elements, ['nodes', 'edges']);
  const all = elements?.type === 'array' ? json.list(elements) : [];
  const of = (group: string) => (groups.has(group) ? json.list(groups.get(group)) : []);
  const grouped = [
    ...of('nodes').map((value) => ({ value, group: 'nodes' })),
    ...of('edges').map((value) => ({ value, group: 'edges' })),
    ...all.map((value) => ({ value, group: undefined })),
  ].map(({ value, group }) => element(json, value, group));
  for (const one of grouped) if (!one.edge) node(json, one, found);
  for (const one of grouped) if (one.edge) edge(json, one, found);
  found.attributes += others(top, ['elements', 'directed', 'multigraph']);
  return found.graph(json.flag(top.get('directed')));
};

interface Element {
  readonly value: Value;
  readonly fields: Fields;
  readonly data: Fields;
  readonly edge: boolean;
}

/** An element is an edge if it has a source or a target, as cytoscape.js has it; the group must agree. */
function element(json: Json, value: Value, group: string | undefined): Element {
  const fields = json.fields(value, [...known, ...states]);
  const data = json.fields(fields.get('data') ?? value);
  if (!fields.has('data') || json.flag(fields.get('removed'))) throw json.unexpected(value);
  const edge = data.has('source') || data.has('target');
  const kinds = { nodes: false, edges: true };
  const said = [json.oneOf(fields.get('group'), kinds), group && group === 'edges'];
  if (said.some((it) => typeof it === 'boolean' && it !== edge)) throw json.unexpected(value);
  return { value, fields, data, edge };
}

function node(json: Json, { value, fields, data }: Element, found: Found): void {
  const parent = data.get('parent');
  if (parent && parent.type !== 'null') throw json.plain('nested', parent);
  const label = data.has('label') ? 'label' : 'name';
  const position = fields.get('position');
  const place = position && placeIn(json.fields(position));
  found.node(json.name(data.get('id'), value.offset), value.offset, {
    label: labelOf(json, data.get(label)),
    place,
  });
  found.attributes += others(data, ['id', 'parent', label]);
}

function edge(json: Json, { value, data }: Element, found: Found): void {
  const [source, target] = ['source', 'target'].map((end) =>
    json.name(data.get(end), value.offset),
  );
  const weight = decimalIn(json, data.get('weight'));
  found.edge(source ?? '', target ?? '', value.offset, { weight });
  found.attributes += others(data, [
    'id',
    'source',
    'target',
    ...(weight === undefined ? [] : ['weight']),
  ]);
}
