/**
 * Writes a drawn graph in the forms that the core reads. The nodes keep their numbers: reading the text
 * gives them in the same order.
 */
import { CodedError } from '../../engine/errors.ts';
import type { Drawn } from './edit-graph.ts';

export const forms = ['edges', 'dot', 'json'] as const;
export type Form = (typeof forms)[number];

/** How many characters and lines a text may have to be sent to the core, and how many the core accepts. */
const textLimits = { bytes: 1_048_576, lines: 200_000 } as const;

/** Why a text is refused without reading it; undefined if the core may read it. */
export function unread(text: string): CodedError | undefined {
  // As the core counts them: what ends with a line break has no further line.
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > textLimits.lines) {
    return new CodedError('graph-too-many-lines', { count: lines, limit: textLimits.lines });
  }
  const { length } = new TextEncoder().encode(text);
  if (length <= textLimits.bytes) return undefined;
  return new CodedError('graph-text-too-long', { count: length, limit: textLimits.bytes });
}

export function written(graph: Drawn, form: Form): string {
  if (form === 'dot') return dot(graph);
  return form === 'json' ? json(graph) : edgeList(graph, '\n', ` ${lineOf(graph)} `, ', ');
}

/** An edge that leads one way, or both. */
const lineOf = ({ both }: Drawn): '->' | '--' => (both ? '--' : '->');

/** The shortest edge list, for a link. */
export const compact = (graph: Drawn): string => edgeList(graph, ';', ':', ',');

/** A line for each node with edges, and one for each that would otherwise be named too late. */
function edgeList({ nodes, edges }: Drawn, end: string, arrow: string, comma: string): string {
  const after = nodes.map((): number[] => []);
  for (const { from, to } of edges) after[from]?.push(to);
  const name = (node: number) => plain(nodes[node]?.name ?? '');
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
    const sorted = list.toSorted((a, b) => a - b);
    let next = named;
    for (const node of [from, ...sorted]) {
      if (node > next) reach(node);
      next = Math.max(next, node + 1);
    }
    named = Math.max(named, next);
    lines.push(`${name(from)}${arrow}${sorted.map(name).join(comma)}`);
  }
  reach(nodes.length);
  return lines.join(end);
}

function dot(graph: Drawn): string {
  const { nodes, edges, both } = graph;
  const name = (node: number) => JSON.stringify(nodes[node]?.name ?? '');
  const alone = nodes.map((_, node) => `  ${name(node)};`);
  const joined = edges.map(({ from, to }) => `  ${name(from)} ${lineOf(graph)} ${name(to)};`);
  return [both ? 'graph {' : 'digraph {', ...alone, ...joined, '}'].join('\n');
}

function json({ nodes, edges }: Drawn): string {
  const name = (node: number) => JSON.stringify(nodes[node]?.name ?? '');
  const names = nodes.map((_, node) => name(node)).join(', ');
  const pairs = edges.map(({ from, to }) => `    [${name(from)}, ${name(to)}]`).join(',\n');
  return `{\n  "nodes": [${names}],\n  "edges": [\n${pairs}\n  ]\n}`;
}

/** A name as it stands in an edge list: in quotes if it has signs, or would begin another form. */
const plain = (name: string): string =>
  /^[\p{L}\p{N}_.+]+$/u.test(name) && !/^(graph|digraph|strict)$/i.test(name)
    ? name
    : JSON.stringify(name);
