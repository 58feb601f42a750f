/**
 * Sorting 100,000 elements in the way the page does: recording the run, and going anywhere in it. The
 * alternative is plain JavaScript that records the same steps and replays them from the beginning.
 */
import init, { Quicksort } from '../../www/pkg/quicksort.js';
import wasmUrl from '../../www/pkg/quicksort_bg.wasm?url';
import { configOf } from '../../www/src/exhibits/quicksort/config.ts';
import '../../www/src/exhibits/quicksort/element.ts';
import type { QuicksortFigure } from '../../www/src/exhibits/quicksort/figure.ts';
import { quicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import type { FigureElement } from '../../www/src/stage/figure-element.ts';
import { plainRecording, plainReplay } from './plain-sorting.ts';
import { type Result, race } from './race.ts';

const ELEMENTS = 100_000;
const SEEKS = 40;

export async function sortingRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const config = configOf({ ...quicksortScene.defaults, length: ELEMENTS });
  const record = () => {
    const run = new Quicksort(config);
    while (!run.advance(2 ** 30).finished);
    return run;
  };
  const run = record();
  const values = run.values();
  const rows = run.rows(0, run.summary().steps);
  run.free();
  return [
    race(
      `quicksort of ${ELEMENTS} elements, recorded`,
      ['recording, wasm', () => record().free()],
      ['plain recording, JavaScript', () => plainRecording(values)],
    ),
    await seeking(rows),
  ];
}

/** Lets everything else happen that waits for its turn. A timer would wait for 4 ms or more. */
function turn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(undefined);
  return next.finally(() => port1.close());
}

/** The time from a new place of the cursor until the page has drawn the picture. */
async function seeking(rows: Uint32Array): Promise<Result> {
  const element = document.createElement('appleyard-quicksort') as unknown as FigureElement;
  element.scene = `v=1&length=${ELEMENTS}`;
  document.body.append(element);
  const figure = element.figure as unknown as QuicksortFigure;
  while (!figure.loaded || !figure.here) await new Promise((resolve) => setTimeout(resolve, 50));
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let seek = 0; seek < SEEKS; seek += 1) {
    // Places all over the run in a mixed order, by the golden section.
    const step = Math.floor(((seek * 0.618_034) % 1) * figure.timeline.length);
    let began = performance.now();
    figure.timeline.seek(step);
    while (figure.here?.step !== step) await turn();
    await figure.updateComplete;
    ours.push(performance.now() - began);
    began = performance.now();
    plainReplay(rows, step, ELEMENTS);
    theirs.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  element.remove();
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  return {
    work: `quicksort of ${ELEMENTS} elements, going anywhere in it`,
    ours: { name: 'seek and draw', ms: median(ours) },
    alternative: { name: 'replay from the start, JavaScript', ms: median(theirs) },
  };
}
