import { nothing, type SVGTemplateResult, svg } from 'lit';
import { sure } from '../../../sure.ts';
import type { DrawnGhost } from '../edit/ghosts.ts';
import type { Comparator } from '../fields.ts';
import type { Traced } from '../traced.ts';
import { headed, type Layout } from './layout.ts';
import { threadsOf } from './threads.ts';

/** Up to this many comparators are all marks; beyond it, only the asked one and the focused one. */
const MOST_MARKED = 600;
/** How many shades there are from the smallest element to the largest. */
export const SHADES = 12;

/** A comparator that is being drawn, moved or taken out. */
export interface Drafted {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** Everything that the picture depends on. */
export interface NetworkFrame {
  readonly traced: Traced;
  /** How many comparators are done. */
  readonly done: number;
  /** Elements of at least this value are drawn as ones; undefined if numbers are drawn. */
  readonly threshold: number | undefined;
  /** The comparators of the last step. */
  readonly current: ReadonlySet<number>;
  readonly redundant: ReadonlySet<number>;
  /** Comparators that the network before did not have. */
  readonly fresh: ReadonlySet<number>;
  /** Comparators that were taken out. */
  readonly ghosts: readonly DrawnGhost[];
  /** Wires that hold the wrong element at the end; empty before the end. */
  readonly wrong: ReadonlySet<number>;
  /** Whether an element is hidden, because the visitor is to find it out. */
  covered(wire: number): boolean;
  /** The mark that was asked or picked up. */
  readonly asked: string | undefined;
  /** The comparator that is being moved, so it is not drawn at its place. */
  readonly moving: number | undefined;
  readonly draft: Drafted | undefined;
  /** The input that is being carried to another wire. */
  readonly carrying: { readonly from: number; readonly to: number } | undefined;
  /** Whether there are marks to touch, because the diagram can be edited. */
  readonly marks: boolean;
  tabindex(mark: string): 0 | undefined;
}

/** The words in the picture, and the names of its marks. */
export interface NetworkWords {
  comparator(k: number): string;
  front(wire: number): string;
  inputAt(wire: number): string;
  ghost(index: number): string;
  /** The names of the row of layers, and of that of a wire: made of those of its marks, it would be too long to hear. */
  readonly layers: string;
  wire(wire: number): string;
  /** The name of a layer on the picture, and what it is. */
  layer(layer: number): string;
  comparators(layer: number, count: number): string;
  /** The result at the outputs; undefined before the end, and where it is hidden. */
  readonly outcome: string | undefined;
  /** What stands over the two ends of the wires. */
  readonly input: string;
  readonly output: string;
  /** Which network it is, where two are drawn. */
  readonly name: string | undefined;
}

/** Columns closer than this need fine lines, in px. */
const DENSE = 7;

const round = (at: number): number => Math.round(at * 10) / 10;

/** The paint of an element: that of a zero or a one, or a shade. */
export function shade(value: number, { traced, threshold }: NetworkFrame): string {
  if (threshold !== undefined) return value >= threshold ? 'one' : 'zero';
  if (traced.binary) return value === 1 ? 'one' : 'zero';
  return `s${Math.round((Math.max(0, value) / traced.largest) * (SHADES - 1))}`;
}

/** Draws the diagram: wires, threads, comparators, and the elements where they are now. */
export function networkPicture(
  frame: NetworkFrame,
  layout: Layout,
  words: NetworkWords,
): SVGTemplateResult {
  const dense = layout.pitch < DENSE ? 'dense' : 'loose';
  const row = (cells: readonly unknown[], label: string) =>
    frame.marks && cells.length > 0
      ? svg`<g role="row" class=${dense} aria-label=${label}>${cells}</g>`
      : svg`<g class=${dense}>${cells}</g>`;
  const [before, now] = [inputs(frame, layout, words), beads(frame, layout, words)];
  return svg`<g aria-hidden="true" class=${dense}>${ground(frame, layout, words)}${threads(frame, layout)}</g>
    ${frame.traced.size > MOST_MARKED ? lines(frame, layout) : nothing}
    ${row(layerMarks(frame, layout, words), words.layers)}
    ${before.map((input, wire) => row([input, ...posted(frame, layout, words, wire), now[wire]], words.wire(wire)))}
    ${frame.draft ? drafted(frame.draft, layout) : nothing}`;
}

/** Wires, their names at both ends, and the result. */
function ground(
  { traced, wrong }: NetworkFrame,
  layout: Layout,
  words: NetworkWords,
): SVGTemplateResult {
  const { left, right, wide, named, nameLeft, nameRight } = layout;
  const wires = Array.from({ length: traced.wires }, (_, wire) => wire);
  const path = wires
    .map((wire) => `M${round(left - wide)} ${round(layout.y(wire))}H${round(right + wide)}`)
    .join('');
  const said = layout.roomy ? words.outcome : undefined;
  return svg`<path class="wire" d=${path}></path>${headings(layout, words)}
    ${wires.map((wire) => {
      if (wire % named !== 0 && !wrong.has(wire)) return nothing;
      const y = round(layout.y(wire));
      return svg`<text class="name end" x=${round(nameLeft)} y=${y}>${wire + 1}</text>
        <text class=${wrong.has(wire) ? 'name wrong' : 'name'} x=${round(nameRight)} y=${y}>${wire + 1}</text>`;
    })}
    ${
      words.name && layout.roomy
        ? svg`<text class="note" x=${round(left - wide)} y=${round(layout.foot)}>${words.name}</text>`
        : nothing
    }
    ${
      said
        ? svg`<text class=${wrong.size > 0 ? 'outcome wrong' : 'outcome'} x=${round(nameRight + 8 * layout.text)} y=${round(layout.foot)}>${said}</text>`
        : nothing
    }`;
}

/** The approximate width of a letter of a heading, and of a Han character, in px. */
const [LETTER, HAN] = [7.4, 13];

/**
 * What the numbers at the two ends of the wires are, where each wire has one. The output has its heading where no name of a
 * layer is in the way.
 */
function headings(
  { layers, right, wide, named, nameRight, text, top, roomy }: Layout,
  words: NetworkWords,
) {
  if (named > 1) return nothing;
  const y = round(top - (roomy ? 24 : 14) * text);
  const edge = nameRight + 8 * text;
  const letters = [...words.output].reduce((sum, one) => sum + (one > '\u2e80' ? HAN : LETTER), 0);
  const last = layers.at(-1);
  const until = last
    ? (last.from + last.to) / 2 + (last.to - last.from > 60 * text ? 28 : 8) * text
    : right - wide;
  const fits = edge - letters * text > until;
  return svg`<text class="heading" x="2" y=${y}>${words.input}</text>
    ${fits ? svg`<text class="heading last" x=${round(edge)} y=${y}>${words.output}</text>` : nothing}`;
}

/** The name of a layer, and a bracket that holds its comparators together, because they act at once. */
function layerMark(
  frame: NetworkFrame,
  layout: Layout,
  words: NetworkWords,
  layer: number,
  count: number,
): unknown {
  if (!headed(layout, layer)) return nothing;
  const { from, to, counted } = sure(layout.layers[layer]);
  const { layersNamed, top, text } = layout;
  const named = layersNamed === 'all' || (layersNamed === 'first' && layer === 0);
  const brace = round(top - 18 * text);
  const inset = Math.min(6, (to - from) / 6);
  const path = `M${round(from + inset)} ${brace + 4}v-4H${round(to - inset)}v4`;
  const mark = frame.marks ? `l${layer}` : undefined;
  return svg`<g class="layer" role=${mark ? 'gridcell' : nothing} id=${mark ?? nothing} tabindex=${frame.tabindex(`l${layer}`) ?? nothing}
    aria-hidden=${mark ? nothing : 'true'} aria-label=${mark ? words.comparators(layer, count) : nothing}
    ><rect class="grasp" x=${round(from)} y=${round(top - 36 * text)} width=${round(to - from)} height=${round(24 * text)}></rect>
    ${layout.roomy ? svg`<path class="brace" d=${path}></path>` : nothing}
    ${counted ? svg`<text class="layer-name" aria-hidden="true" x=${round((from + to) / 2)} y=${round(top - (layout.roomy ? 24 : 14) * text)}>${named ? words.layer(layer) : layer + 1}</text>` : nothing}</g>`;
}

function threads(frame: NetworkFrame, layout: Layout): unknown {
  const { traced, done, wrong } = frame;
  if ([...traced.row(0).keys()].some((wire) => frame.covered(wire))) return nothing;
  return threadsOf(traced, layout, done).map(({ value, to, path }) => {
    const kind = wrong.has(to) ? 'astray' : shade(value, frame);
    return svg`<path class=${`thread ${kind}`} d=${path}></path>`;
  });
}

/** Draws very many comparators as two paths: those done, and those to come. */
function lines({ traced, done }: NetworkFrame, layout: Layout): SVGTemplateResult {
  const line = (from: number, to: number) =>
    traced.comparators
      .slice(from, to)
      .map(([a, b], i) => {
        return `M${round(layout.x(from + i))} ${round(layout.y(a))}V${round(layout.y(b))}`;
      })
      .join('');
  return svg`<g aria-hidden="true"><path class="comparators" d=${line(done, traced.size)}></path>
    <path class="comparators done" d=${line(0, done)}></path></g>`;
}

/** The names of the layers, in the order of the picture. */
function layerMarks(frame: NetworkFrame, layout: Layout, words: NetworkWords): unknown[] {
  const { ends } = frame.traced;
  return ends.flatMap((end, layer) => {
    const name = layerMark(frame, layout, words, layer, end - (ends[layer - 1] ?? 0));
    return name === nothing ? [] : [name];
  });
}

/** The comparators and ghosts whose upper end is on a wire, from left to right. */
function posted(frame: NetworkFrame, layout: Layout, words: NetworkWords, wire: number): unknown[] {
  const { traced, moving, ghosts } = frame;
  const many = traced.size > MOST_MARKED;
  const comparators = traced.comparators.flatMap((comparator, k) => {
    const mark = `c${k}`;
    if (k === moving || Math.min(...comparator) !== wire) return [];
    if (many && frame.tabindex(mark) !== 0 && frame.asked !== mark) return [];
    return [{ x: layout.x(k), cell: comparatorMark(frame, layout, words, comparator, k) }];
  });
  const taken = ghosts.flatMap(({ comparator }, index) =>
    Math.min(...comparator) === wire
      ? [{ x: sure(layout.ghosts[index]), cell: ghostMark(frame, layout, words, index) }]
      : [],
  );
  return [...comparators, ...taken].sort((a, b) => a.x - b.x).map(({ cell }) => cell);
}

/** A comparator that was taken out, dashed; a touch puts it back. */
function ghostMark(
  frame: NetworkFrame,
  layout: Layout,
  words: NetworkWords,
  index: number,
): SVGTemplateResult {
  const [low, high] = sure(frame.ghosts[index]).comparator;
  const mark = `g${index}`;
  const x = round(sure(layout.ghosts[index]));
  const kind = frame.asked === mark ? 'comparator ghost asked' : 'comparator ghost';
  return svg`<g class=${kind} role=${frame.marks ? 'gridcell' : nothing} id=${frame.marks ? mark : nothing}
    tabindex=${frame.tabindex(mark) ?? nothing} aria-label=${frame.marks ? words.ghost(index) : nothing}
    >${posts(x, round(layout.y(low)), round(layout.y(high)), layout)}</g>`;
}

function comparatorMark(
  frame: NetworkFrame,
  layout: Layout,
  words: NetworkWords,
  [low, high]: Comparator,
  k: number,
): SVGTemplateResult {
  const kinds = [
    'comparator',
    k < frame.done ? 'done' : '',
    frame.current.has(k) ? 'current' : '',
    frame.redundant.has(k) ? 'redundant' : '',
    frame.fresh.has(k) ? 'fresh' : '',
    frame.asked === `c${k}` ? 'asked' : '',
  ];
  const [x, from, to] = [round(layout.x(k)), round(layout.y(low)), round(layout.y(high))];
  const mark = frame.marks ? `c${k}` : undefined;
  return svg`<g class=${kinds.join(' ')} role=${mark ? 'gridcell' : nothing} id=${mark ?? nothing} tabindex=${frame.tabindex(`c${k}`) ?? nothing}
    aria-label=${mark ? words.comparator(k) : nothing}>${posts(x, from, to, layout)}</g>`;
}

/** A post with two ends; with an arrow if the larger element goes up. */
function posts(x: number, from: number, to: number, layout: Layout): SVGTemplateResult {
  const dot = round(
    Math.max(1.2, Math.min(4.5 * layout.text, layout.gap * 0.2, layout.pitch * 0.4)),
  );
  const head = dot * 2.2;
  const reach = Math.max(4, Math.min(12, layout.pitch / 2));
  return svg`<rect class="grasp" x=${round(x - reach)} y=${Math.min(from, to) - 6} width=${round(2 * reach)} height=${round(Math.abs(to - from) + 12)}></rect>
    <path class="post" d=${`M${x} ${from}V${to}`}></path>
    <circle cx=${x} cy=${from} r=${dot}></circle>${
      from > to
        ? svg`<path class="arrow-head" d=${`M${round(x - head)} ${round(to + head * 1.6)}L${x} ${to}L${round(x + head)} ${round(to + head * 1.6)}z`}></path>`
        : svg`<circle cx=${x} cy=${to} r=${dot}></circle>`
    }`;
}

/** The inputs at the left edge. */
function inputs(frame: NetworkFrame, layout: Layout, words: NetworkWords): unknown[] {
  const { traced, marks } = frame;
  return traced.row(0).map((value, wire) => {
    const [x, y] = [round(layout.inputs), round(layout.y(wire))];
    const { carrying } = frame;
    const held = frame.asked === `i${wire}` || carrying?.from === wire || carrying?.to === wire;
    const kind = held ? 'input asked' : 'input';
    const covered = frame.covered(wire);
    const mark = marks ? `i${wire}` : undefined;
    return svg`<g class=${kind} role=${mark ? 'gridcell' : nothing} id=${mark ?? nothing} tabindex=${frame.tabindex(`i${wire}`) ?? nothing}
      aria-label=${mark ? words.inputAt(wire) : nothing}><rect class="grasp" x=${round(x - 26)} y=${round(y - Math.min(12, layout.gap / 2))} width="30" height=${round(Math.min(24, layout.gap))}></rect>${
        layout.written
          ? svg`<text class="end" aria-hidden="true" x=${x} y=${y}>${covered ? '?' : value}</text>`
          : svg`<circle class=${`pearl ${covered ? 'zero' : shade(value, frame)}`} cx=${x} cy=${y} r=${round(layout.pearl)}></circle>`
      }</g>`;
  });
}

/** The elements where they are now. */
function beads(frame: NetworkFrame, layout: Layout, words: NetworkWords): unknown[] {
  const { traced, done, wrong, marks } = frame;
  const x = round(layout.front(done));
  const { bead, wide } = layout;
  return traced.row(done).map((value, wire) => {
    const y = round(layout.y(wire));
    const covered = frame.covered(wire);
    const paint = covered ? 'covered' : wrong.has(wire) ? 'astray' : shade(value, frame);
    const kinds = ['bead', paint, frame.asked === `w${wire}` ? 'asked' : ''];
    const mark = marks ? `w${wire}` : undefined;
    return svg`<g class="traveller" data-wire=${wire}><rect role=${mark ? 'gridcell' : nothing} id=${mark ?? nothing} class=${kinds.join(' ')}
      tabindex=${frame.tabindex(`w${wire}`) ?? nothing} aria-label=${mark ? words.front(wire) : nothing}
      x=${round(x - wide)} y=${round(y - bead)} width=${round(2 * wide)} height=${round(2 * bead)} rx=${round(bead)}></rect>${
        layout.written
          ? svg`<text class=${`in-bead ${paint}`} aria-hidden="true" x=${x} y=${y}>${covered ? '?' : value}</text>`
          : nothing
      }</g>`;
  });
}

function drafted({ x, from, to }: Drafted, layout: Layout): SVGTemplateResult {
  return svg`<g class="comparator draft" aria-hidden="true">${posts(round(x), round(layout.y(from)), round(layout.y(to)), layout)}</g>`;
}
