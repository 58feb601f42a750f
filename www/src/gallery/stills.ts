/**
 * The plates of the gallery and of embedding snippets, as still pictures. Made at build, in Node,
 * by the same core and the same view that draw the live figures.
 */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { type SVGTemplateResult, svg } from 'lit';
import { Chain, initSync as initChain } from '../../pkg/chain.js';
import { initSync as initLattice, Lattice } from '../../pkg/lattice.js';
import { initSync as initNetworks, Network } from '../../pkg/networks.js';
import { initSync as initNim, Nim } from '../../pkg/nim.js';
import { initSync as initQuicksort, Quicksort } from '../../pkg/quicksort.js';
import { configOf as chainConfigOf } from '../exhibits/chain/config.ts';
import { layoutChain } from '../exhibits/chain/layout.ts';
import { chainScene } from '../exhibits/chain/scene.ts';
import { chainPlate } from '../exhibits/chain/view.ts';
import { TracedColours } from '../exhibits/lattice/colours.ts';
import { configOf } from '../exhibits/lattice/config.ts';
import { layoutLattice } from '../exhibits/lattice/layout.ts';
import { latticeScene } from '../exhibits/lattice/scene.ts';
import { latticePlate } from '../exhibits/lattice/view.ts';
import { configOf as networkConfigOf } from '../exhibits/networks/config.ts';
import { paired } from '../exhibits/networks/fields.ts';
import { frameOf as networkFrameOf } from '../exhibits/networks/frame.ts';
import { layoutNetwork } from '../exhibits/networks/layout.ts';
import { networkScene } from '../exhibits/networks/scene.ts';
import { Traced } from '../exhibits/networks/traced.ts';
import { networkPlate, SHADES } from '../exhibits/networks/view.ts';
import { Cancelling } from '../exhibits/nim/bundles.ts';
import { configOf as nimConfigOf } from '../exhibits/nim/config.ts';
import { layoutNim } from '../exhibits/nim/layout.ts';
import { nimScene } from '../exhibits/nim/scene.ts';
import { nimPlate } from '../exhibits/nim/view.ts';
import { configOf as quicksortConfigOf } from '../exhibits/quicksort/config.ts';
import { frameOf } from '../exhibits/quicksort/frame.ts';
import { layoutQuicksort } from '../exhibits/quicksort/layout.ts';
import { pressRows } from '../exhibits/quicksort/pressing.ts';
import { quicksortScene } from '../exhibits/quicksort/scene.ts';
import { isPartition, partsOf } from '../exhibits/quicksort/steps.ts';
import { quicksortPlate } from '../exhibits/quicksort/view.ts';

const WIDTH = 960;
/** The heaps take so much height, at most. */
const HEIGHT = 400;

/** The ways of the elements from pale to dark. */
const SHADED = Array.from({ length: SHADES }, (_, step) => {
  const grey = Math.round(170 - (140 * step) / (SHADES - 1));
  const paint = `rgb(${grey},${grey},${grey - 6})`;
  return `.thread.s${step}{stroke:${paint}}.bead.s${step}{fill:${paint}}`;
}).join('');

/** Paint for a picture that stands alone, in a feed or a mail: the light theme's. */
const PAINT = `.lost{fill:#c8402f}.won{fill:none;stroke:#1f7a63;stroke-width:1.5}
.circled,.apple{fill:none;stroke:#211d17;stroke-width:1.3}
circle.stone{fill:#211d17;stroke:#211d17;stroke-width:1.5}.stone.paired{fill:#fbf8f1;stroke:#6b6357}
.stone.single{fill:#e0a526;stroke:#211d17;stroke-width:2}.thread{fill:none;stroke:#6b6357}
.element,.pressed{fill:#211d17}.deciding{fill:#e0a526;fill-opacity:.28}.mend{fill:none;stroke:#211d17}.total{stroke:#211d17}
${SHADED}.thread{stroke-width:2.5}.post{stroke:#211d17;stroke-width:1.6}.comparator circle{fill:#211d17}.grasp{fill:none}
.wire,.layer{fill:none;stroke:#ddd5c5}.bead{stroke:#211d17}.input text,text.end{text-anchor:end;dominant-baseline:central}text.name{text-anchor:start;dominant-baseline:central}text.in-bead{dominant-baseline:central;fill:#211d17}text.in-bead:is(.s5,.s6,.s7,.s8,.s9,.s10,.s11){fill:#fff}
.object{fill:#fffdf8;stroke:#211d17;stroke-width:2.5}.link{fill:none;stroke:#211d17;stroke-width:2.5}.link.gone,.grouped.gone{opacity:0}.joint{fill:#211d17}.cell{fill:#ddd5c5}.grouped{fill:none;stroke:#211d17}.bar.loses{fill:#c8402f}.bar.wins{fill:#fbf8f1;stroke:#1f7a63;stroke-width:2}text.notation{text-anchor:start}
text{font:12px monospace;fill:#6b6357;text-anchor:middle}text.up{text-anchor:end;dominant-baseline:central}`;

export interface Still {
  /** An `<svg>` for a page that styles its classes. */
  readonly inline: string;
  /** A file that needs no style sheet. */
  readonly file: string;
}

/** The still of each exhibit, given the bytes of its wasm. */
export function stills(wasm: (slug: string) => Uint8Array<ArrayBuffer>): Record<string, Still> {
  initLattice({ module: wasm('lattice') });
  initNim({ module: wasm('nim') });
  initQuicksort({ module: wasm('quicksort') });
  initNetworks({ module: wasm('networks') });
  initChain({ module: wasm('chain') });
  return {
    lattice: latticeStill(),
    nim: nimStill(),
    quicksort: quicksortStill(),
    networks: networksStill(),
    chain: chainStill(),
  };
}

function latticeStill(): Still {
  const { columns, rows } = latticeScene.defaults;
  const run = new Lattice(configOf(latticeScene.defaults));
  while (!run.advance(1000).finished);
  const steps = { data: run.trace(), width: run.summary().rowWidth };
  const colours = new TracedColours(columns, rows, steps);
  const layout = layoutLattice(columns, rows, WIDTH, WIDTH, 1);
  const frame = {
    colours,
    cursor: colours.steps,
    weight: [1, 1] as const,
    last: undefined,
    apples: true,
    given: true,
    explained: undefined,
    arrows: false,
    shade: undefined,
    overlays: { focus: { m: 0, n: 0 }, violations: [] },
    tabindex: () => undefined,
    covered: () => false,
  };
  const none = () => '';
  const words = { given: '', front: '', state: none, row: none };
  return still(latticePlate(frame, layout, words), layout.width, layout.height);
}

function nimStill(): Still {
  const { heaps } = nimScene.defaults;
  const run = new Nim(nimConfigOf(nimScene.defaults));
  while (!run.advance(1000).finished);
  const why = run.why(heaps);
  const layout = layoutNim({
    size: { width: WIDTH, height: HEIGHT },
    fit: false,
    text: 1,
    start: heaps,
    grundyValues: why.grundyValues,
    digits: 3,
    plain: true,
    bundled: true,
  });
  const frame = {
    why,
    start: heaps,
    plain: true,
    cancelled: new Cancelling(run.cancel(heaps)).after(),
    digits: true,
    summed: true,
    deciding: true,
    planned: undefined,
    tabindex: () => undefined,
  };
  const none = () => '';
  const plate = nimPlate(frame, layout, { heap: none, stone: none, sum: '', count: String });
  return still(plate, layout.width, layout.height);
}

function quicksortStill(): Still {
  const run = new Quicksort(quicksortConfigOf(quicksortScene.defaults));
  while (!run.advance(1000).finished);
  const { steps, largest, framesBound } = run.summary();
  const [values, parts] = [run.values(), partsOf(run.parts())];
  const pressed = [0, ...parts.filter(isPartition).map(({ last }) => last)];
  const layout = layoutQuicksort({
    size: { width: WIDTH, height: HEIGHT },
    fit: false,
    text: 1,
    length: values.length,
    largest,
    cards: false,
    pointers: 0,
    frames: 0,
    rows: pressed.length,
  });
  // Above, the list as it was; beneath, how it comes into order.
  const moment = { ...run.at(0), frames: [] };
  const frame = frameOf({
    here: { step: steps, order: run.order(0), moment, areas: [] },
    values,
    part: undefined,
    largest,
    bound: framesBound,
    exchange: undefined,
    done: true,
    hidden: false,
    covered: () => false,
    asked: undefined,
    pressed: pressRows(pressed, run.orders(Uint32Array.from(pressed)), values, largest, layout),
    progress: undefined,
    tabindex: () => undefined,
  });
  const words = { element: () => '', gauge: '', row: '' };
  const plate = quicksortPlate(frame, { ...layout, frame: 0 }, words);
  return still(plate, layout.width, layout.height);
}

function networksStill(): Still {
  const run = new Network(networkConfigOf(networkScene.defaults));
  const traced = new Traced({
    summary: run.summary(),
    comparators: paired(run.comparators()),
    layers: run.layers(),
    columns: run.columns(),
    values: run.values(),
  });
  const layout = layoutNetwork({ size: { width: WIDTH, height: HEIGHT }, text: 1, traced });
  const frame = networkFrameOf({
    traced,
    cursor: traced.size,
    unit: 'comparator',
    threshold: undefined,
    verdict: undefined,
    tells: true,
    covered: () => false,
    asked: undefined,
    draft: undefined,
    marks: false,
    tabindex: () => undefined,
  });
  const none = () => '';
  const words = { comparator: none, front: none, input: none };
  const rows = { comparators: '', wires: '', inputs: '' };
  return still(networkPlate(frame, layout, { ...words, ...rows }), layout.width, layout.height);
}

function chainStill(): Still {
  const run = new Chain(chainConfigOf(chainScene.defaults));
  while (!run.advance(1000).finished);
  const position = run.at([]);
  const { cells } = position;
  const layout = layoutChain({
    size: { width: WIDTH, height: HEIGHT },
    fit: false,
    text: 1,
    cells: cells.length,
    bars: true,
    plies: cells.length,
  });
  const frame = {
    position,
    values: true,
    told: true,
    last: undefined,
    planned: undefined,
    tabindex: () => undefined,
  };
  const none = () => '';
  const words = { mark: none, line: none, loses: '', wins: '', groups: '' };
  return still(chainPlate(frame, layout, words), layout.width, layout.height);
}

function still(plate: SVGTemplateResult, width: number, height: number): Still {
  const markup = collectResultSync(render(svg`${plate}`))
    // What Lit leaves for itself: comments, and `<?>` where nothing is.
    .replace(/<!--.*?-->|<\?>/g, '')
    .replace(/ (?:role|aria-label|tabindex)="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\.\d)\d+/g, '$1');
  const frame = `viewBox="0 0 ${width} ${height.toFixed(0)}"`;
  return {
    inline: `<svg class="still" ${frame} aria-hidden="true">${markup}</svg>`,
    file: `<svg xmlns="http://www.w3.org/2000/svg" ${frame} width="${width}" height="${height.toFixed(0)}"><style>${PAINT}</style><rect width="100%" height="100%" fill="#fbf8f1"/>${markup}</svg>\n`,
  };
}
