/** What Graphviz writes with `-Tjson`, `-Tjson0` and `-Tdot_json`. */

import type { GraphReader } from './foreign-graph.ts';
import { Found, numberOf } from './found.ts';
import { type Fields, Json, labelOf, others, type Value } from './json.ts';

/** What an attribute `dir` makes of an edge; anything else leaves it as it is. */
const arrows: Readonly<Record<string, 'forward' | 'back' | 'two-way'>> = {
  forward: 'forward',
  back: 'back',
  both: 'two-way',
  none: 'two-way',
};

export const read: GraphReader = (text, choice) => {
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
  const values = top.has('edges') ? json.list(top.get('edges')) : [];
  const edges = values.map((value, at) => {
    const fields = json.fields(value);
    if (number(json, fields, value) !== at) throw json.unexpected(value);
    const [tail = '', head = ''] = ['tail', 'head'].map((end) =>
      names.get(json.index(fields.get(end) ?? value)),
    );
    const arrow = arrows[labelOf(json, fields.get('dir')) ?? ''];
    found.attributes += others(fields, ['_gvid', 'tail', 'head', ...(arrow ? ['dir'] : [])]);
    return { tail, head, at: value.offset, arrow: arrow ?? (directed ? 'forward' : 'two-way') };
  });
  // As the core reads DOT: where the picture contradicts the text, the direction is left open.
  const of = (arrow: string) => edges.filter((edge) => edge.arrow === arrow).length;
  const [turned, twoWay] = [of('back'), of('two-way')];
  const lines = directed ? twoWay > 0 && twoWay === edges.length : false;
  const oneWay = directed && !lines;
  for (const { tail, head, at, arrow } of edges) {
    const ends = arrow === 'back' && oneWay ? [head, tail] : [tail, head];
    const ways =
      arrow === 'two-way' && oneWay && choice.directed !== false ? [ends, [head, tail]] : [ends];
    for (const [from = '', to = ''] of ways) found.edge(from, to, at);
  }
  const used = ['name', 'directed', 'strict', '_subgraph_cnt', 'objects', 'edges'];
  found.attributes += others(top, used);
  return {
    ...found.graph(oneWay),
    reading: {
      turned: oneWay ? turned : 0,
      twoWay: oneWay || (lines && choice.directed !== true) ? twoWay : 0,
      open: lines || (!directed && twoWay < edges.length) ? ['direction'] : [],
    },
  };
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
