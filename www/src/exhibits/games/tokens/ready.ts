import type { ReadyKind } from '../../../../pkg/graphs.js';
import { engine } from '../../../stage/graph/core/engine.ts';
import { type Drawn, drawnFrom } from '../../../stage/graph/edit-graph.ts';

/** A ready graph: its kind and size in the core, and the names of the nodes on which tokens stand. */
interface Plan {
  readonly kind: ReadyKind;
  readonly size: number;
  readonly tokens: readonly string[];
}

export const readyGraphs: readonly Plan[] = [
  { kind: 'divisors', size: 36, tokens: ['36', '12', '6'] },
  { kind: 'heap', size: 7, tokens: ['3', '5', '7'] },
  { kind: 'take-away', size: 10, tokens: ['10', '6', '5'] },
  { kind: 'kayles', size: 5, tokens: ['5', '3+1'] },
  { kind: 'random', size: 12, tokens: ['1', '2', '4'] },
];

/** Makes a ready graph. The seed chooses one of the graphs by chance. */
export async function readyGraph(plan: Plan, seed: number, signal: AbortSignal): Promise<Drawn> {
  const { kind, size, tokens } = plan;
  const asking = { signals: [signal] } as const;
  const [names, edges] = await engine.read('ReadyGraph', { kind, size, seed }, asking, (run) =>
    Promise.all([run.ask('names'), run.ask('edges')]),
  );
  const graph = drawnFrom(names, edges);
  const standing = tokens.map((name) => names.indexOf(name)).filter((node) => node >= 0);
  return { ...graph, standing };
}
