/**
 * Writes graphs in forms that other programs read, and that are read here. Page and npm package share this file. The
 * nodes keep their order: reading the text gives them in the same one.
 */
import { CodedError } from '../engine/errors.ts';
import { isDecimal } from '../reading/decimal.ts';

/**
 * The forms: a list of edges, a line for each node; DOT; the JSON of nodes and edges as `node_link_data` of networkx 3.6
 * writes it, with the key `edges`; and GraphML.
 */
export const graphForms = ['edges', 'dot', 'json', 'graphml'] as const;
export type GraphFormWritten = (typeof graphForms)[number];

/** A graph as it is written. */
export interface WritableGraph {
  /** The nodes, with different names that are not empty; the place of each to the right and downwards, in any unit. */
  readonly nodes: readonly {
    readonly name: string;
    readonly place?: readonly [number, number];
  }[];
  /**
   * The edges, between places in the list of nodes, counted from 0. A weight is a number such as `-1`, `.5` or `3e-2`; as a
   * text it keeps all its digits.
   */
  readonly edges: readonly {
    readonly from: number;
    readonly to: number;
    readonly weight?: string | number;
  }[];
  /** Whether edges lead one way. Edges that lead both ways are given once. */
  readonly directed: boolean;
}

/**
 * Writes a graph. A list of edges has no places, and without edges it does not say the direction. Cost O(n + m log m)
 * for n nodes and m edges. Throws a `CodedError`: `graph-unknown-end` for an edge to a node that is not there,
 * `graph-bad-weight` for a weight that is no number, `graph-name-not-xml` for a name with a control character, which
 * GraphML cannot hold, and `graph-name-not-dot` for one that DOT cannot hold: see `dotName`.
 */
export function writeGraph(graph: WritableGraph, form: GraphFormWritten): string {
  const { nodes, edges } = graph;
  const wrong = edges.find(({ from, to }) => !nodes[from] || !nodes[to]);
  if (wrong) throw new CodedError('graph-unknown-end', { ...wrong, nodes: nodes.length });
  const bad = edges.find(({ weight }) => weight !== undefined && !isDecimal(`${weight}`));
  if (bad) throw new CodedError('graph-bad-weight', { ...bad });
  if (form === 'edges') return edgeList(graph, '\n', ` ${lineOf(graph)} `, ', ');
  return { dot, json, graphml }[form](graph);
}

/** The shortest edge list, for a link. It has no weights. */
export const compactGraph = (graph: WritableGraph): string =>
  edgeList({ ...graph, edges: graph.edges.map(({ from, to }) => ({ from, to })) }, ';', ':', ',');

/** An edge that leads one way, or both. */
const lineOf = ({ directed }: WritableGraph): '->' | '--' => (directed ? '->' : '--');

/** The name of a node, written in a form. */
const namer =
  ({ nodes }: WritableGraph, written: (name: string) => string) =>
  (node: number): string =>
    written(nodes[node]?.name ?? '');

/** A line for each node with edges, or for each edge with a weight, and one for each node that would be named too late. */
function edgeList(graph: WritableGraph, end: string, arrow: string, comma: string): string {
  const { nodes, edges } = graph;
  const after = nodes.map((): WritableGraph['edges'][number][] => []);
  for (const edge of edges) after[edge.from]?.push(edge);
  const weighted = edges.some(({ weight }) => weight !== undefined);
  const name = namer(graph, plain);
  // Alone in a line, a number could be the number of the nodes, and a word a graph in graph6.
  const alone = (node: number) => {
    const quoted = nodes.length === 1 || Number.isFinite(Number(nodes[node]?.name));
    return quoted && end === '\n' ? JSON.stringify(nodes[node]?.name ?? '') : name(node);
  };
  const lines: string[] = [];
  let named = 0;
  // Names all nodes up to this one, so that this one gets its own number.
  const reach = (node: number) => {
    for (; named < node; named += 1) lines.push(alone(named));
  };
  for (const [from, list] of after.entries()) {
    if (list.length === 0) continue;
    const sorted = list.toSorted((a, b) => a.to - b.to);
    for (const group of weighted ? sorted.map((one) => [one]) : [sorted]) {
      let next = named;
      for (const node of [from, ...group.map(({ to }) => to)]) {
        if (node > next) reach(node);
        next = Math.max(next, node + 1);
      }
      named = Math.max(named, next);
      const [{ weight } = {}] = group;
      const more = weight === undefined ? '' : ` {"weight": ${weight}}`;
      lines.push(`${name(from)}${arrow}${group.map(({ to }) => name(to)).join(comma)}${more}`);
    }
  }
  reach(nodes.length);
  return lines.join(end);
}

/** A name as it stands in an edge list: in quotes if it has signs, or would begin another form. */
const plain = (name: string): string =>
  /^[\p{L}\p{N}_.+]+$/u.test(name) && !/^(graph|digraph|strict)$/i.test(name)
    ? name
    : JSON.stringify(name);

/**
 * A name in DOT, where only a quote is escaped. A backslash of its own before a quote, a line break or the end would escape
 * that, so such a name stands in angle brackets, and those in it must be pairs.
 */
function dotName(name: string): string {
  if (!/(?<!\\)(\\\\)*\\("|\n|$)/.test(name)) return `"${name.replaceAll('"', '\\"')}"`;
  let depth = 0;
  for (const sign of name) {
    depth += sign === '<' ? 1 : sign === '>' ? -1 : 0;
    if (depth < 0) break;
  }
  if (depth !== 0) throw new CodedError('graph-name-not-dot', { name });
  return `<${name}>`;
}

/** The exclamation mark keeps a node at its place. */
function dot(graph: WritableGraph): string {
  const name = namer(graph, dotName);
  const alone = graph.nodes.map(({ place }, node) => {
    const pos = place ? ` [pos="${place[0]},${-place[1]}!"]` : '';
    return `  ${name(node)}${pos};`;
  });
  const joined = graph.edges.map(({ from, to, weight }) => {
    const more = weight === undefined ? '' : ` [weight="${weight}"]`;
    return `  ${name(from)} ${lineOf(graph)} ${name(to)}${more};`;
  });
  const head = graph.directed ? 'digraph {' : 'graph {';
  return [head, ...alone, ...joined, '}'].join('\n');
}

function json(graph: WritableGraph): string {
  const name = namer(graph, (text) => JSON.stringify(text));
  const nodes = graph.nodes.map(({ place }, node) => {
    const at = place ? `, "x": ${place[0]}, "y": ${place[1]}` : '';
    return `    {"id": ${name(node)}${at}}`;
  });
  const edges = graph.edges.map(({ from, to, weight }) => {
    const more = weight === undefined ? '' : `, "weight": ${jsonNumber(`${weight}`)}`;
    return `    {"source": ${name(from)}, "target": ${name(to)}${more}}`;
  });
  const list = (key: string, lines: readonly string[]) =>
    `  "${key}": [${lines.map((line) => `\n${line}`).join(',')}${lines.length > 0 ? '\n  ' : ''}]`;
  return `{
  "directed": ${graph.directed},
  "multigraph": false,
${list('nodes', nodes)},
${list('edges', edges)}
}`;
}

/** A number as JSON has it: no plus before it, digits before and after a point, and no needless zero before them. */
const jsonNumber = (written: string): string =>
  written
    .replace(/^\+/, '')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^(-?)(?=\.)/, '$10')
    .replace(/\.(?!\d)/, '');

function graphml(graph: WritableGraph): string {
  const id = namer(graph, xml);
  const placed = graph.nodes.some(({ place }) => place);
  const key = (id: string, of = 'node', name = id) =>
    `  <key id="${id}" for="${of}" attr.name="${name}" attr.type="double"/>`;
  const nodes = graph.nodes.map(({ place }, node) =>
    place
      ? `    <node id="${id(node)}"><data key="x">${place[0]}</data><data key="y">${place[1]}</data></node>`
      : `    <node id="${id(node)}"/>`,
  );
  const weighted = graph.edges.some(({ weight }) => weight !== undefined);
  const edges = graph.edges.map(({ from, to, weight }) => {
    const edge = `    <edge source="${id(from)}" target="${id(to)}"`;
    return weight === undefined ? `${edge}/>` : `${edge}><data key="w">${weight}</data></edge>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...(placed ? [key('x'), key('y')] : []),
    ...(weighted ? [key('w', 'edge', 'weight')] : []),
    `  <graph edgedefault="${graph.directed ? 'directed' : 'undirected'}">`,
    ...nodes,
    ...edges,
    '  </graph>',
    '</graphml>',
  ].join('\n');
}

/** A name as the value of an attribute in XML. A line break would be read as a blank, so it is escaped too. */
function xml(name: string): string {
  const found = [...name].find((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return (
      (code < 32 && !'\t\n\r'.includes(sign)) ||
      (code >= 0xd800 && code < 0xe000) ||
      code === 0xfffe ||
      code === 0xffff
    );
  });
  if (found !== undefined) throw new CodedError('graph-name-not-xml', { name });
  return name.replaceAll(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
