/**
 * The benchmarks that need a browser. Each measures our code and a named alternative in the same run, on
 * the same work. `npm run bench` reads `window.appleyardBench`; a visitor reads the page.
 */
import init, { Lattice } from '../../www/pkg/lattice.js';
import wasmUrl from '../../www/pkg/lattice_bg.wasm?url';
import { configOf } from '../../www/src/exhibits/lattice/config.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { chainRaces } from './chain.ts';
import { dovetailRaces } from './dovetailing.ts';
import { frames } from './frames.ts';
import { gameRaces } from './games.ts';
import { heapRaces } from './heaps.ts';
import { machineRaces } from './machines.ts';
import { networkRaces } from './networks.ts';
import { pathRaces } from './paths.ts';
import { plainOutcomes, plainValues } from './plain-colouring.ts';
import { type Result, race } from './race.ts';
import { scriptRaces } from './scripts.ts';
import { sortingRaces } from './sorting.ts';

/** Solves the apple game on a square picture with `side` points per side, as the page does. */
function colouring(side: number): () => void {
  const config = configOf({ ...latticeScene.defaults, columns: side, rows: side });
  return () => {
    const run = new Lattice(config);
    while (!run.advance(2 ** 30).finished);
    run.free();
  };
}

await init({ module_or_path: wasmUrl });
const results: Result[] = [
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
results.push(...(await heapRaces()));
results.push(...(await sortingRaces()));
results.push(...(await networkRaces()));
results.push(...(await chainRaces()));
results.push(...(await gameRaces()));
results.push(...(await pathRaces()));
results.push(...(await machineRaces()));
results.push(...(await dovetailRaces()));
results.push(...(await scriptRaces()));
const { moving, painting } = await frames();
results.push({
  work: 'raster 4096x4096, a frame while it is moved',
  ours: { name: 'kept tiles', ms: moving },
  alternative: { name: 'painted anew', ms: painting },
});
Object.assign(window, { appleyardBench: results });
const report = document.querySelector('pre');
if (report) report.textContent = JSON.stringify(results, null, 2);
