/** Drawn graphs as texts, and texts that are too long to be read as graphs. */
import { CodedError } from '../../engine/errors.ts';
import {
  compactGraph,
  type GraphFormWritten,
  graphForms,
  type WritableGraph,
  writeGraph,
} from '../../writing/graph.ts';
import type { Drawn } from './edit-graph.ts';

export const forms = graphForms;
export type Form = GraphFormWritten;

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

/** The text of a drawn graph, with the weights of its edges and the places that somebody has given its nodes. */
export const written = (graph: Drawn, form: Form): string => writeGraph(writable(graph), form);

/** The shortest edge list, for a link. Weights are a field of their own. */
export const compact = (graph: Drawn): string => compactGraph(writable(graph));

const writable = ({ nodes, edges, both }: Drawn): WritableGraph => ({
  nodes: nodes.map(({ name, at }) => ({ name, ...(at && { place: [at.x, at.y] as const }) })),
  edges,
  directed: !both,
});
