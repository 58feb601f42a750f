/**
 * The benchmarks that need a browser: ours against a named alternative in the same run, on the
 * same work. `npm run bench` reads `window.appleyardBench`; a visitor reads the page.
 */
import init, { Lattice } from '../../pkg/lattice.js';
import wasmUrl from '../../pkg/lattice_bg.wasm?url';
import { configOf } from '../exhibits/lattice/config.ts';
import { latticeScene } from '../exhibits/lattice/scene.ts';
import { frames } from './frames.ts';
import { plainOutcomes, plainValues } from './plain-colouring.ts';

interface Timing {
  readonly name: string;
  readonly ms: number;
}

interface Result {
  readonly work: string;
  readonly ours: Timing;
  readonly alternative: Timing;
}

/** Each side is timed this often, in turn with the other, after one time that does not count. */
const RUNS = 21;
/** A browser's clock is coarse: short work is repeated until a timing lasts about this long, in ms. */
const TIMING_MS = 20;

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** How often work must be repeated to fill a timing. */
function repeats(run: () => void): number {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < TIMING_MS) {
    run();
    count += 1;
  }
  return count;
}

/** Times both sides in turn, so that a machine that slows down slows both. */
function race(work: string, ours: [string, () => void], alternative: [string, () => void]): Result {
  const sides = [ours, alternative].map(([name, run]) => ({
    name,
    run,
    count: repeats(run),
    times: [] as number[],
  }));
  for (let i = 0; i <= RUNS; i += 1) {
    for (const { run, count, times } of sides) {
      const began = performance.now();
      for (let j = 0; j < count; j += 1) run();
      if (i > 0) times.push((performance.now() - began) / count);
    }
  }
  const [first, second] = sides.map(({ name, times }) => ({ name, ms: median(times) }));
  return { work, ours: first as Timing, alternative: second as Timing };
}

/** Solves the apple game on a square plate of `side` points a side, as the page does. */
function colouring(side: number): () => void {
  const config = configOf({ ...latticeScene.defaults, columns: side, rows: side });
  return () => {
    const run = new Lattice(config);
    while (!run.advance(2 ** 30).finished);
    run.free();
  };
}

await init({ module_or_path: wasmUrl });
const results = [
  ...[40, 200, 1024].map((side) =>
    race(
      `lattice ${side}x${side}, outcome, remoteness and Grundy value`,
      ['colouring, wasm', colouring(side)],
      ['plain loop, JavaScript', () => plainValues(side, side)],
    ),
  ),
  race(
    'lattice 4096x4096, outcome',
    ['wavefront, wasm', colouring(4096)],
    ['plain loop, JavaScript', () => plainOutcomes(4096, 4096)],
  ),
];
const { moving, painting } = await frames();
results.push({
  work: 'raster 4096x4096, a frame while it is moved',
  ours: { name: 'kept tiles', ms: moving },
  alternative: { name: 'painted anew', ms: painting },
});
Object.assign(window, { appleyardBench: results });
const report = document.querySelector('pre');
if (report) report.textContent = JSON.stringify(results, null, 2);
