import type { Sentence } from '../../words/sentence.ts';
import { endNames, type Moment, missing } from './account.ts';
import type { ShownGraph } from './shown.ts';

/** The graph and its ends, or what is missing. */
export function aboutGraph(now: Moment): Sentence {
  const { nodes, edges } = now.graph;
  const args = { ...endNames(now), nodes: nodes.length, edges: edges.length };
  return missing(now) ?? { id: 'text-graph', args };
}

/** What can be said of a figure's graph before anything is done with it. */
export const about = ({ moment }: Pick<ShownGraph, 'moment'>): readonly Sentence[] =>
  moment ? [aboutGraph(moment)] : [];
