import type { Drawn, DrawnEdge } from './edit-graph.ts';

/** An edge as a sentence or a list names it: with an arrow where it leads one way. */
export const edgeName = ({ nodes, both }: Drawn, { from, to }: DrawnEdge): string =>
  `${nodes[from]?.name ?? ''} ${both ? '–' : '→'} ${nodes[to]?.name ?? ''}`;
