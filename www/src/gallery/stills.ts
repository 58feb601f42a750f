/**
 * The plates of the gallery and of embedding snippets as still pictures. The build makes them in Node, with
 * the same core and the same view that draw the live figures.
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
import { layoutChain } from '../exhibits/chain/plate/layout.ts';
import { chainPlate } from '../exhibits/chain/plate/view.ts';
import { chainScene } from '../exhibits/chain/scene.ts';
import type { Slug } from '../exhibits/index.ts';
import { configOf } from '../exhibits/lattice/config.ts';
import { TracedColours } from '../exhibits/lattice/plate/colours.ts';
import { bandOf, layoutLattice } from '../exhibits/lattice/plate/layout.ts';
import { latticePlate } from '../exhibits/lattice/plate/view.ts';
import { latticeScene } from '../exhibits/lattice/scene.ts';
import { configOf as networkConfigOf } from '../exhibits/networks/config.ts';
import { paired } from '../exhibits/networks/fields.ts';
import { frameOf as networkFrameOf } from '../exhibits/networks/plate/frame.ts';
import { layoutNetwork } from '../exhibits/networks/plate/layout.ts';
import { networkPlate, SHADES } from '../exhibits/networks/plate/view.ts';
import { networkScene } from '../exhibits/networks/scene.ts';
import { Traced } from '../exhibits/networks/traced.ts';
import { configOf as nimConfigOf } from '../exhibits/nim/config.ts';
import * as explained from '../exhibits/nim/explained/explained.ts';
import { layoutNim } from '../exhibits/nim/plate/layout.ts';
import { nimPlate } from '../exhibits/nim/plate/view.ts';
import { nimScene } from '../exhibits/nim/scene.ts';
import { configOf as quicksortConfigOf } from '../exhibits/quicksort/config.ts';
import { frameOf } from '../exhibits/quicksort/plate/frame.ts';
import { layoutQuicksort } from '../exhibits/quicksort/plate/layout.ts';
import { pressRows } from '../exhibits/quicksort/plate/pressing.ts';
import { quicksortPlate } from '../exhibits/quicksort/plate/view.ts';
import { quicksortScene } from '../exhibits/quicksort/scene.ts';
import { isPartition, partsOf } from '../exhibits/quicksort/steps.ts';

/**
 * The widths of a still. Each is shown in rooms up to the next width, so that labels are never shown
 * smaller than they were drawn. The widest is also the file.
 */
const WIDTHS = [288, 560, 960] as const;
/** The height of a drawing that does not need more. */
const HEIGHT = 400;

/** A plate drawn for a room of some width. */
interface Drawn {
  readonly plate: SVGTemplateResult;
  readonly width: number;
  readonly height: number;
}
type Draw = (width: number) => Drawn;

/** The threads of the elements from pale to dark. */
const SHADED = Array.from({ length: SHADES }, (_, step) => {
  const grey = Math.round(170 - (140 * step) / (SHADES - 1));
  const paint = `rgb(${grey},${grey},${grey - 6})`;
  return `.thread.s${step}{stroke:${paint}}.bead.s${step}{fill:${paint}}`;
}).join('');

/** Paint for a picture that stands alone, in a feed or a mail. It is that of the light theme. */
const PAINT = `.lost{fill:#c8402f}.won{fill:none;stroke:#1f7a63;stroke-width:1.5}
.circled,.stalk{fill:none}.circled,.piece path{stroke:#211d17;stroke-width:1.3}.piece .body{fill:#fffdf8}
circle.stone{fill:#211d17;stroke:#211d17;stroke-width:1.5}.stone.paired{fill:#fbf8f1;stroke:#6b6357}
.stone.single{fill:#e0a526;stroke:#211d17;stroke-width:2}.thread{fill:none;stroke:#6b6357}
.element,.pressed{fill:#211d17}.deciding{fill:#e0a526;fill-opacity:.28}.mend{fill:none;stroke:#211d17}.total{stroke:#211d17}
${SHADED}.thread{stroke-width:2.5}.post{stroke:#211d17;stroke-width:1.6}.comparator circle{fill:#211d17}.grasp{fill:none}
.wire,.brace{fill:none;stroke:#ddd5c5}.bead{stroke:#211d17}.input text,text.end{text-anchor:end;dominant-baseline:central}text.name{text-anchor:start;dominant-baseline:central}text.in-bead{dominant-baseline:central;fill:#211d17}text.in-bead:is(.s5,.s6,.s7,.s8,.s9,.s10,.s11){fill:#fff}
.object{fill:#fffdf8;stroke:#211d17;stroke-width:2.5}.link{fill:none;stroke:#211d17;stroke-width:2.5}.link.gone,.grouped.gone{opacity:0}.joint{fill:#211d17}.cell{fill:#ddd5c5}.grouped{fill:none;stroke:#211d17}.bar.loses{fill:#c8402f}.bar.wins{fill:#fbf8f1;stroke:#1f7a63;stroke-width:2}text.notation{text-anchor:start}
text{font:12px monospace;fill:#6b6357;text-anchor:middle}text.up{text-anchor:end;dominant-baseline:central}`;

export interface Still {
  /** An `<svg>` for each width, for a page that styles their classes. */
  readonly inline: string;
  /** A file that needs no style sheet. */
  readonly file: string;
}

/** The still of each exhibit, given the bytes of its wasm. */
export function stills(wasm: (slug: string) => Uint8Array<ArrayBuffer>): Record<Slug, Still> {
  initLattice({ module: wasm('lattice') });
  initNim({ module: wasm('nim') });
  initQuicksort({ module: wasm('quicksort') });
  initNetworks({ module: wasm('networks') });
  initChain({ module: wasm('chain') });
  return {
    lattice: still(latticeStill()),
    nim: still(nimStill()),
    quicksort: still(quicksortStill()),
    networks: still(networksStill()),
    chain: still(chainStill()),
  };
}

function latticeStill(): Draw {
  const { columns, rows } = latticeScene.defaults;
  const run = new Lattice(configOf(latticeScene.defaults));
  while (!run.advance(1000).finished);
  const steps = { data: run.trace(), width: run.summary().rowWidth };
  const colours = new TracedColours(columns, rows, steps);
  const frame = {
    colours,
    cursor: colours.steps,
    weight: [1, 1] as const,
    last: undefined,
    apples: true,
    table: {
      at: { m: columns - 1, n: 0 },
      eaten: undefined,
      room: columns - 1,
      picked: undefined,
      line: '',
      over: false,
      yours: false,
    },
    given: true,
    explained: undefined,
    arrows: false,
    shade: undefined,
    overlays: { focus: { m: 0, n: 0 }, violations: [] },
    tabindex: () => undefined,
    covered: () => false,
  };
  const none = () => '';
  const words = { given: '', edge: '', front: '', state: none, played: none, row: none };
  return (width) => {
    const band = bandOf({ pieces: columns - 1 }, width, width);
    const layout = layoutLattice(columns, rows, width, band + width * 0.62, 1, undefined, band);
    return { ...sizeOf(layout), plate: latticePlate(frame, layout, words) };
  };
}

function nimStill(): Draw {
  const { heaps } = nimScene.defaults;
  const run = new Nim(nimConfigOf(nimScene.defaults));
  while (!run.advance(1000).finished);
  const why = run.why(heaps);
  const frame = {
    why,
    start: heaps,
    plain: true,
    explained,
    cancelled: new explained.Cancelling(run.cancel(heaps)).after(),
    digits: true,
    summed: true,
    deciding: true,
    planned: undefined,
    last: undefined,
    winning: [],
    tabindex: () => undefined,
  };
  const none = () => '';
  const words = { heap: none, stone: none, sum: '', count: String };
  return (width) => {
    const layout = layoutNim({
      size: { width, height: HEIGHT },
      text: 1,
      start: heaps,
      grundyValues: why.grundyValues,
      digits: 3,
      plain: true,
      bundled: true,
    });
    return { ...sizeOf(layout), plate: nimPlate(frame, layout, words) };
  };
}

function quicksortStill(): Draw {
  // Few enough elements for each to have its number on a phone.
  const run = new Quicksort(quicksortConfigOf({ ...quicksortScene.defaults, length: 16 }));
  while (!run.advance(1000).finished);
  const { steps, largest, framesBound } = run.summary();
  const [values, parts] = [run.values(), partsOf(run.parts())];
  const pressed = [0, ...parts.filter(isPartition).map(({ last }) => last)];
  // At the top the list as it was; below it, how it gets sorted.
  const moment = { ...run.at(0), frames: [] };
  const none = () => '';
  const words = { element: none, gauge: '', row: '', pointers: '', name: none, pointer: none };
  return (width) => {
    const layout = layoutQuicksort({
      size: { width, height: HEIGHT },
      text: 1,
      length: values.length,
      largest,
      cards: false,
      pointers: 0,
      frames: 0,
      rows: pressed.length,
    });
    const frame = frameOf({
      here: { step: steps, order: run.order(0), moment, areas: [] },
      values,
      part: undefined,
      parts: [],
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
    return { ...sizeOf(layout), plate: quicksortPlate(frame, { ...layout, frame: 0 }, words) };
  };
}

function networksStill(): Draw {
  const run = new Network(networkConfigOf(networkScene.defaults));
  const traced = new Traced({
    summary: run.summary(),
    comparators: paired(run.comparators()),
    layers: run.layers(),
    columns: run.columns(),
    values: run.values(),
  });
  const frame = networkFrameOf({
    traced,
    cursor: traced.size,
    unit: 'comparator',
    threshold: undefined,
    verdict: undefined,
    showsResult: true,
    covered: () => false,
    asked: undefined,
    draft: undefined,
    marks: false,
    tabindex: () => undefined,
  });
  const none = () => '';
  const words = { comparator: none, front: none, input: none, ghost: none, comparators: none };
  const layer = (index: number) => String(index + 1);
  const rows = { ghosts: '', wires: '', inputs: '', outcome: undefined };
  return (width) => {
    const layout = layoutNetwork({ size: { width, height: HEIGHT }, text: 1, traced });
    return { ...sizeOf(layout), plate: networkPlate(frame, layout, { ...words, layer, ...rows }) };
  };
}

function chainStill(): Draw {
  const run = new Chain(chainConfigOf(chainScene.defaults));
  while (!run.advance(1000).finished);
  const position = run.at([]);
  const { cells } = position;
  const frame = {
    position,
    values: true,
    grouped: true,
    last: undefined,
    planned: undefined,
    tabindex: () => undefined,
  };
  const none = () => '';
  const words = { mark: none, line: none, loses: '', wins: '', groups: '' };
  return (width) => {
    const layout = layoutChain({
      size: { width, height: HEIGHT },
      text: 1,
      cells: cells.length,
      bars: true,
      plies: cells.length,
    });
    return { ...sizeOf(layout), plate: chainPlate(frame, layout, words) };
  };
}

const sizeOf = ({ width, height }: Omit<Drawn, 'plate'>) => ({ width, height });

function still(draw: Draw): Still {
  const drawings = WIDTHS.map((room) => {
    const { plate, width, height } = draw(room);
    const frame = `viewBox="0 0 ${width} ${height.toFixed(0)}"`;
    return { room, frame, width, height: height.toFixed(0), markup: markupOf(plate) };
  });
  const widest = drawings.at(-1);
  // A drawing without labels serves every room.
  const labelled = widest?.markup.includes('<text');
  const inline = drawings.slice(labelled ? 0 : -1).map(({ room, frame, markup }) => {
    // In a page the marks have other names than ids, because the same ids would occur several times.
    const named = markup
      .replaceAll(/(<clipPath id="|url\(#)(\w+)/g, `$1$2-${room}`)
      .replaceAll(/(<(?!clipPath)[^>]*) id="/g, '$1 data-mark="');
    return `<svg class="still${labelled ? ` in-${room}` : ''}" ${frame} aria-hidden="true">${named}</svg>`;
  });
  return {
    inline: inline.join(''),
    file: `<svg xmlns="http://www.w3.org/2000/svg" ${widest?.frame} width="${widest?.width}" height="${widest?.height}"><style>${PAINT}</style><rect width="100%" height="100%" fill="#fbf8f1"/>${widest?.markup}</svg>\n`,
  };
}

function markupOf(plate: SVGTemplateResult): string {
  return (
    collectResultSync(render(svg`${plate}`))
      // What Lit adds for itself: comments, and `<?>` in place of nothing.
      .replace(/<!--.*?-->|<\?>/g, '')
      .replace(/ (?:role|aria-label|tabindex)="[^"]*"/g, '')
      .replace(/\s+/g, ' ')
      .replace(/(\.\d)\d+/g, '$1')
  );
}
