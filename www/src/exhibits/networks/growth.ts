import { engine } from './core/engine.ts';
import type { GrowthRows } from './growth-chart.ts';

/** Numbers in a row of the core. */
const ROW = 3;

/** The work of the proof for every number of wires. */
export async function growthRows(): Promise<GrowthRows> {
  const run = await engine.quietly('NetworkGrowth', {});
  const numbers = await run.ask('rows').finally(() => run.free());
  return Array.from({ length: Math.floor(numbers.length / ROW) }, (_, i) => {
    const [wires = 0, document = 0, smallest = 0] = numbers.slice(i * ROW, (i + 1) * ROW);
    return { wires, document, smallest };
  });
}
