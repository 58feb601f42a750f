/** GraphML, as networkx, igraph, yEd and others write it. */
import { isDecimal } from './decimal.ts';
import type { GraphReader } from './foreign-graph.ts';
import { Found, numberOf, placeOf } from './found.ts';
import { type Element, ownText, within, Xml } from './xml.ts';

/** What the data of a key means. */
interface Key {
  readonly name: string;
  readonly numeric: boolean;
  readonly usual: string | undefined;
}

/** The data of a node or an edge: by the names of the keys, and what drawing programs put there. */
class Data {
  readonly values = new Map<string, string>();
  readonly drawn: readonly Element[];
  /** How many there are. */
  readonly count: number;

  constructor(
    xml: Xml,
    element: Element,
    parts: readonly Element[],
    keys: ReadonlyMap<string, Key>,
  ) {
    for (const { name, usual } of keys.values()) {
      if (usual !== undefined) this.values.set(name, usual);
    }
    const all = parts.filter(({ name }) => name === 'data');
    const seen = new Set<string>();
    for (const one of all) {
      const { key: id } = one.attributes;
      if (id === undefined || seen.has(id)) throw xml.unexpected(one);
      seen.add(id);
      const key = keys.get(id);
      // A key that is not declared has no meaning. It counts as an attribute that is not used.
      if (!key) continue;
      // Other attributes are not used, and networkx writes `nan` among them.
      const weight = key.numeric && key.name === 'weight';
      if (weight && numberOf(ownText(one)) === undefined) throw xml.unexpected(one);
      this.values.set(key.name, ownText(one));
    }
    this.drawn = all;
    this.count = parts.length;
    xml.only(element, allowed[element.name] ?? []);
  }

  within(name: string): Element | undefined {
    return this.drawn.map((one) => within(one, name)).find((one) => one);
  }
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  node: ['id'],
  edge: ['id', 'directed', 'source', 'target', 'sourceport', 'targetport'],
};

const ways = { true: true, false: false, '1': true, '0': false } as const;

export const read: GraphReader = (text) => {
  const xml = new Xml(text, 'graphml');
  const found = new Found(text);
  const tops = xml.children(xml.root, ['desc', 'key', 'data', 'graph']);
  const [graph, second] = tops.filter(({ name }) => name === 'graph');
  if (!graph) throw xml.unexpected(xml.root);
  if (second) throw xml.plain('several', second);
  const keys = keysOf(xml, tops);

  xml.only(graph, ['id', 'edgedefault']);
  const directed = xml.oneOf(graph, 'edgedefault', { directed: true, undirected: false });
  if (directed === undefined) throw xml.unexpected(graph);
  const parts = xml.children(graph, ['desc', 'data', 'node', 'edge', 'hyperedge']);
  found.attributes += parts.filter(({ name }) => /^(desc|data)$/.test(name)).length;
  for (const one of parts.filter(({ name }) => name === 'node')) node(xml, one, keys.node, found);
  for (const one of parts) {
    if (one.name === 'hyperedge') throw xml.plain('hyperedge', one);
    if (one.name === 'edge') edge(xml, one, keys.edge, found, directed);
  }
  return found.graph(directed);
};

function keysOf(xml: Xml, tops: readonly Element[]) {
  const keys = { node: new Map<string, Key>(), edge: new Map<string, Key>() };
  const ids = new Set<string>();
  for (const one of tops.filter(({ name }) => name === 'key')) {
    const { id, for: of = 'all', 'attr.name': name, 'attr.type': type = '' } = one.attributes;
    xml.only(one, ['id', 'for', 'attr.name', 'attr.type', 'dynamic']);
    if (id === undefined || ids.has(id)) throw xml.unexpected(one);
    ids.add(id);
    const [usual] = xml.children(one, ['desc', 'default']).filter((it) => it.name === 'default');
    const numeric = /^(int|integer|long|float|double)$/.test(type);
    const key = {
      name: name ?? id,
      numeric,
      usual: usual && ownText(usual),
    };
    if (of === 'node' || of === 'all') keys.node.set(id, key);
    if (of === 'edge' || of === 'all') keys.edge.set(id, key);
  }
  return keys;
}

function node(xml: Xml, one: Element, keys: ReadonlyMap<string, Key>, found: Found): void {
  const parts = xml.children(one, ['desc', 'data', 'port', 'graph']);
  const graph = parts.find(({ name }) => name === 'graph');
  if (graph) throw xml.plain('nested', graph);
  const data = new Data(xml, one, parts, keys);
  const written = data.within('NodeLabel');
  const label = written ? ownText(written) : (data.values.get('label') ?? data.values.get('name'));
  const box = data.within('Geometry')?.attributes;
  const half = (length: string | undefined) => (numberOf(length) ?? 0) / 2;
  const place = box ? placeOf(box.x, box.y) : placeOf(data.values.get('x'), data.values.get('y'));
  const middle =
    place && box && ([place[0] + half(box.width), place[1] + half(box.height)] as const);
  found.node(xml.name(one, 'id'), one.start, { label, place: middle ?? place });
  // A label that is not used counts where names are chosen.
  const used = (label === undefined ? 0 : 1) + (box || !place ? 0 : 2);
  found.attributes += Math.max(0, data.count - used);
}

function edge(
  xml: Xml,
  one: Element,
  keys: ReadonlyMap<string, Key>,
  found: Found,
  usual: boolean,
): void {
  const parts = xml.children(one, ['desc', 'data', 'graph']);
  const graph = parts.find(({ name }) => name === 'graph');
  if (graph) throw xml.plain('nested', graph);
  const data = new Data(xml, one, parts, keys);
  const written = data.values.get('weight')?.trim();
  const weight = written !== undefined && isDecimal(written) ? written : undefined;
  const directed = xml.oneOf(one, 'directed', ways) ?? usual;
  found.edge(xml.name(one, 'source'), xml.name(one, 'target'), one.start, { weight, directed });
  const { sourceport, targetport } = one.attributes;
  const ports = [sourceport, targetport].filter((port) => port !== undefined).length;
  found.attributes += ports + data.count - (weight === undefined ? 0 : 1);
  const arrows = data.within('Arrows')?.attributes;
  if (!arrows) return;
  const has = (end: string | undefined) => end !== undefined && end !== 'none';
  found.arrow(has(arrows.source) ? 'turned' : has(arrows.target) ? 'arrow' : 'line', one.start);
}
