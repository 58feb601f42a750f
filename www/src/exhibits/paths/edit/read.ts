import { engine } from '../../../stage/graph/core/engine.ts';
import { drawnFrom } from '../../../stage/graph/edit-graph.ts';
import { tooLarge } from '../../../stage/graph/edits.ts';
import type { GraphChoice, ReadGraph } from '../../../stage/graph/pasted.ts';
import { withWeights } from '../weights/linked.ts';

/** Reads a text as a graph. Its first node is the start, its last one the destination. */
export function readText(
  text: string,
  choice: GraphChoice,
  signal: AbortSignal,
): Promise<ReadGraph> {
  const config = { text, ...choice };
  return engine.read('GraphText', config, { signals: [signal] }, async (run) => {
    const [names, edges, directed, merged, reading] = await Promise.all([
      run.ask('names'),
      run.ask('edges'),
      run.ask('directed'),
      run.ask('merged'),
      run.ask('reading'),
    ]);
    const ends = names.length > 0 ? { from: 0, to: names.length - 1 } : {};
    const plain = drawnFrom(names, edges);
    const weights = reading.weights > 0 && !tooLarge(names, edges) ? await run.ask('weights') : [];
    const drawn = { ...withWeights(plain, weights), ends, ...(!directed && { both: true }) };
    return { names, edges, merged, drawn, reading };
  });
}
