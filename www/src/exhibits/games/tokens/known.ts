import type { TokenHeaps } from '../../../../pkg/graphs.js';
import type { Asking } from '../../../engine/engine.ts';
import { engine } from '../../../stage/graph/core/engine.ts';
import type { Drawn } from '../../../stage/graph/edit-graph.ts';
import { written } from '../../../stage/graph/edit-text.ts';
import type { GraphChoice, ReadGraph } from '../../../stage/graph/pasted.ts';

/** What the core says of a graph with tokens. */
export interface Known {
  readonly graph: Drawn;
  /** A circle of edges, as nodes in their order; empty if play always ends. Then the rest is known too. */
  readonly cycle: readonly number[];
  readonly values: readonly number[];
  /** The nodes in an order in which each comes after those to which its edges lead. */
  readonly order: readonly number[];
  readonly heaps: TokenHeaps | undefined;
}

/** Asks the core about a graph and the tokens on it. */
export function ask(graph: Drawn, asking: Asking): Promise<Known> {
  const config = { text: written(graph, 'edges'), form: 'edges' } as const;
  return engine.read('TokenGraph', config, asking, async (run) => {
    const cycle = [...(await run.ask('cycle'))];
    if (cycle.length > 0) return { graph, cycle, values: [], order: [], heaps: undefined };
    const [values, longest, heaps] = await Promise.all([
      run.ask('grundyValues'),
      run.ask('longest'),
      run.ask('heaps', [...graph.standing]),
    ]);
    const depth = (node: number) => longest[node] ?? 0;
    const order = [...longest.keys()].sort((a, b) => depth(a) - depth(b) || a - b);
    return { graph, cycle, values: [...values], order, heaps };
  });
}

/** The computer's move; undefined if no token can move. */
export async function reply(graph: Drawn, signal: AbortSignal) {
  const config = { text: written(graph, 'edges'), form: 'edges' } as const;
  return engine.read('TokenGraph', config, { signals: [signal] }, (run) =>
    run.ask('reply', [...graph.standing], [], 'perfect', 0, 0),
  );
}

/** Reads a text as a graph. */
export async function readText(
  text: string,
  choice: GraphChoice,
  signal: AbortSignal,
): Promise<ReadGraph> {
  const config = { text, ...choice };
  return engine.read('TokenGraph', config, { signals: [signal] }, async (run) => {
    const [names, edges, merged, reading] = await Promise.all([
      run.ask('names'),
      run.ask('edges'),
      run.ask('merged'),
      run.ask('reading'),
    ]);
    return { names, edges, merged, reading };
  });
}

/** The nodes to which edges lead from a node, in ascending order. */
export const after = ({ edges }: Drawn, node: number): readonly number[] =>
  edges.flatMap(({ from, to }) => (from === node ? [to] : [])).sort((a, b) => a - b);
