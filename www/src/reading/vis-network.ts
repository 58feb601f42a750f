/** The data of vis-network: its arrows say where an edge leads. */

import type { GraphReader } from './foreign-graph.ts';
import { Found } from './found.ts';
import { decimalIn, type Fields, Json, labelOf, others, placeIn, type Value } from './json.ts';

export const read: GraphReader = (text) => {
  const json = new Json(text);
  const found = new Found(text);
  const top = json.fields(json.root);
  for (const value of json.list(top.get('nodes'))) {
    const fields = json.fields(value);
    const place = placeIn(fields);
    const label = labelOf(json, fields.get('label'));
    found.node(json.name(fields.get('id'), value.offset), value.offset, { label, place });
    found.attributes += others(fields, ['id', 'label', ...(place ? ['x', 'y'] : [])]);
  }
  const usual = usualArrows(json, top);
  const edges = json.list(top.get('edges')).map((value) => {
    const fields = json.fields(value);
    const ends = fields.has('arrows') ? arrows(json, fields.get('arrows')) : usual;
    return { value, fields, ends };
  });
  // A line without an arrow says nothing, unless others have one.
  const pointed = edges.some(({ ends }) => ends.size > 0);
  for (const { value, fields, ends } of edges) {
    const [from = '', to = ''] = ['from', 'to'].map((end) =>
      json.name(fields.get(end), value.offset),
    );
    const weight = decimalIn(json, fields.get('value'));
    const turned = ends.has('from') && !ends.has('to');
    found.edge(turned ? to : from, turned ? from : to, value.offset, {
      weight,
      directed: pointed ? ends.size === 1 : undefined,
    });
    const used = ['id', 'from', 'to', 'arrows', ...(weight === undefined ? [] : ['value'])];
    found.attributes += others(fields, used);
  }
  found.attributes += others(top, ['nodes', 'edges']);
  return found.graph(undefined);
};

/** The arrows that all edges have unless they say otherwise. */
function usualArrows(json: Json, top: Fields): ReadonlySet<string> {
  const options = top.get('options');
  const edges = options && json.fields(options).get('edges');
  return arrows(json, edges && json.fields(edges).get('arrows'));
}

/** The ends that have an arrow: `to`, `to;from`, or an object whose fields say it. */
function arrows(json: Json, value: Value | undefined): ReadonlySet<string> {
  if (!value) return new Set();
  const ends = ['to', 'from', 'middle'];
  if (value.type === 'string') {
    const named = (value.value as string).split(/[\s,;]+/).filter((one) => one);
    if (named.some((one) => !ends.includes(one))) throw json.unexpected(value);
    return new Set(named.filter((one) => one !== 'middle'));
  }
  const fields = json.fields(value, ends);
  const has = (end: string) => {
    const of = fields.get(end);
    return of?.type === 'boolean'
      ? json.flag(of)
      : of && (json.flag(json.fields(of).get('enabled')) ?? true);
  };
  return new Set(['to', 'from'].filter(has));
}
