/** GEXF 1.1 to 1.3, as Gephi, networkx and graphology write it. */

import type { GraphReader } from './foreign-graph.ts';
import { Found, placeOf } from './found.ts';
import { type Element, within, Xml } from './xml.ts';

/** A mutual edge leads from each of its ends to the other one. */
const ways = { directed: true, undirected: false, mutual: false } as const;

/** What says when something is there. */
const times = ['start', 'startopen', 'end', 'endopen', 'timestamp', 'timestamps', 'intervals'];
const spells = ['spells', 'slices'];

export const read: GraphReader = (text) => {
  const xml = new Xml(text, 'gexf');
  const found = new Found(text);
  const [graph, second] = xml
    .children(xml.root, ['meta', 'graph'])
    .filter((one) => one.name === 'graph');
  if (!graph) throw xml.unexpected(xml.root);
  if (second) throw xml.plain('several', second);
  const known = [
    'defaultedgetype',
    'mode',
    'idtype',
    'name',
    'timeformat',
    'timerepresentation',
    'timezone',
  ];
  xml.only(graph, [...known, 'id', 'count', 'type', ...times]);
  // Version 1.0 calls the mode a type.
  const { mode = 'static', type = mode } = graph.attributes;
  if (mode !== 'static' || type !== 'static') throw xml.plain('times', graph);
  const directed = xml.oneOf(graph, 'defaultedgetype', ways) ?? false;

  const parts = xml.children(graph, ['attributes', 'nodes', 'edges']);
  const lists = (name: string, item: string) =>
    parts
      .filter((one) => one.name === name)
      .flatMap((list) => {
        xml.only(list, ['count']);
        const items = xml.children(list, [item]);
        const { count } = list.attributes;
        if (count !== undefined && Number(count) !== items.length) throw xml.unexpected(list);
        return items;
      });
  for (const one of lists('nodes', 'node')) node(xml, one, found);
  for (const one of lists('edges', 'edge')) edge(xml, one, found, directed);
  return found.graph(directed);
};

/** What stands in a node or an edge: what has several levels or comes and goes is refused. */
function inside(
  xml: Xml,
  one: Element,
  names: readonly string[],
  found: Found,
): readonly Element[] {
  xml.only(one, [...names, ...times]);
  const more = ['attvalues', 'attvalue', 'color', 'size', 'position', 'shape', 'thickness'];
  const parts = xml.children(one, [...more, ...spells, 'nodes', 'edges', 'graph', 'parents']);
  const level = parts.find(({ name }) => /^(nodes|edges|graph|parents)$/.test(name));
  if (level || one.attributes.pid !== undefined) throw xml.plain('nested', level ?? one);
  const timed = parts.some(({ name }) => spells.includes(name));
  if (timed || times.some((name) => name in one.attributes)) throw xml.plain('times', one);
  const values = parts.filter(({ name }) => name === 'attvalues');
  found.attributes +=
    parts.length -
    values.length +
    values.reduce((sum, list) => sum + xml.children(list, ['attvalue']).length, 0);
  return parts;
}

function node(xml: Xml, one: Element, found: Found): void {
  inside(xml, one, ['id', 'label', 'pid'], found);
  const at = within(one, 'position')?.attributes;
  // Upwards, as Gephi draws it.
  const place = placeOf(at?.x, at?.y);
  if (place) found.attributes -= 1;
  const { label } = one.attributes;
  found.node(xml.name(one, 'id'), one.start, { label, place: place && [place[0], -place[1]] });
}

function edge(xml: Xml, one: Element, found: Found, usual: boolean): void {
  inside(xml, one, ['id', 'source', 'target', 'type', 'weight', 'label', 'kind'], found);
  const { label, kind } = one.attributes;
  found.attributes += [label, kind].filter((it) => it).length;
  found.edge(xml.name(one, 'source'), xml.name(one, 'target'), one.start, {
    weight: found.weight(one.attributes.weight, one.start),
    directed: xml.oneOf(one, 'type', ways) ?? usual,
  });
}
