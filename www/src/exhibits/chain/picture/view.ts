import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { ChainWhy } from '../../../../pkg/chain.js';
import type { Take } from '../fields.ts';
import { sameTake } from '../play.ts';
import { ADVANCE, type Layout } from './layout.ts';

/** A mark that the reader can choose: an object (`o4`), or the joint between it and the next one (`j4`). */
export type Mark = `${'o' | 'j'}${number}`;

/** The take that a mark means. */
export function takeOf(mark: Mark): Take {
  return { first: Number(mark.slice(1)), count: mark.startsWith('j') ? 2 : 1 };
}

export const markOf = ({ first, count }: Take): Mark => `${count === 1 ? 'o' : 'j'}${first}`;

/** What the picture needs. */
export interface ChainFrame {
  readonly position: ChainWhy;
  /** The picture shows the value of each move as a bar. */
  readonly values: boolean;
  /** The picture shows the same position as an array and as groups, too. */
  readonly grouped: boolean;
  /** The objects that the last ply took. */
  readonly last: Take | undefined;
  /** The objects that the reader has chosen and not taken yet. */
  readonly planned: Take | undefined;
  /** In a game that is over: the objects whose taking gave the win away here. */
  readonly missed?: Take | undefined;
  tabindex(mark: Mark): 0 | undefined;
}

/** The words in the picture. */
export interface ChainWords {
  mark(take: Take): string;
  line(index: number): string;
  readonly loses: string;
  readonly wins: string;
  readonly groups: string;
}

/** The places of the objects in a row, from left to right. */
export function objectsOf({ cells }: Pick<ChainWhy, 'cells'>): readonly number[] {
  return [...cells].flatMap((cell, at) => (cell === '1' ? [at] : []));
}

/** Whether this cell and the next one both hold an object. */
export const joined = (cells: string, at: number): boolean =>
  cells[at] === '1' && cells[at + 1] === '1';

/** The picture: the row with its bars, and the same position as groups. */
export function chainPicture(
  frame: ChainFrame,
  layout: Layout,
  words: ChainWords,
): SVGTemplateResult {
  const { cells } = frame.position;
  return svg`
    <g aria-hidden="true">${cellsOf(frame, layout)}${links(cells, layout)}${frame.values && layout.bars ? bars(frame, layout) : nothing}${names(frame, layout, words)}${frame.grouped ? groups(frame, layout, words) : nothing}</g>
    ${Array.from({ length: layout.lines }, (_, index) => line(frame, layout, words, index))}
    <g class="numbers" aria-hidden="true">${numbers(frame, layout)}</g>`;
}

/** The cells of the row, empty or not, and the row as an array of 1s and 0s. */
function cellsOf({ position, last, grouped }: ChainFrame, layout: Layout): unknown {
  return [...position.cells].map((cell, at) => {
    const { x, y } = layout.cell(at);
    const gone = last && at >= last.first && at < last.first + last.count;
    return svg`<circle class=${gone ? 'cell taken' : 'cell'} cx=${round(x)} cy=${round(y)} r=${round(layout.r * 0.3)}></circle>
      ${gone && cell !== '1' ? svg`<circle class="ghost" cx=${round(x)} cy=${round(y)} r=${round(layout.r)}></circle>` : nothing}
      ${grouped && layout.array > 0 ? svg`<text class="digit" x=${round(x)} y=${round(y + layout.r + layout.array)}>${cell}</text>` : nothing}`;
  });
}

/** The number of each object, by which the sentences name it, if it has room. */
function numbers({ position }: ChainFrame, layout: Layout): unknown {
  const digits = String(position.cells.length).length;
  if (layout.r * 1.6 < digits * ADVANCE * layout.font || layout.r < layout.font * 0.7)
    return nothing;
  return objectsOf(position).map((at) => {
    const { x, y } = layout.cell(at);
    return svg`<text class="number" x=${round(x)} y=${round(y)}>${at + 1}</text>`;
  });
}

/** The links between neighbours; at the end of a line a link goes on to the next line. */
function links(cells: string, layout: Layout): unknown {
  return Array.from({ length: cells.length - 1 }, (_, at) => {
    const [from, to] = [layout.cell(at), layout.cell(at + 1)];
    const [one, other] = [from.x + layout.r, to.x - layout.r];
    const d = layout.hangs
      ? `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`
      : from.y === to.y
        ? `M${round(one)} ${round(from.y)}H${round(other)}`
        : `M${round(one)} ${round(from.y)}h6M${round(other)} ${round(to.y)}h-6`;
    return svg`<path class=${joined(cells, at) ? 'link' : 'link gone'} d=${d}></path>`;
  });
}

/** A line of the row: its objects and the joints between them. */
function line(
  frame: ChainFrame,
  layout: Layout,
  words: ChainWords,
  index: number,
): SVGTemplateResult {
  const { cells } = frame.position;
  const from = index * layout.perLine;
  const here = Array.from(
    { length: Math.min(layout.perLine, cells.length - from) },
    (_, at) => from + at,
  );
  const none = here.every((at) => cells[at] !== '1');
  return svg`<g role="row" aria-label=${words.line(index)}>
    ${none ? svg`<rect role="gridcell" class="empty" aria-label=${words.line(index)} x=${layout.cell(from).x - 5} y=${layout.line(index) - 5} width="10" height="10"></rect>` : nothing}
    ${here.map((at) => svg`${object(frame, layout, words, at)}${joint(frame, layout, words, at)}`)}
  </g>`;
}

function object(frame: ChainFrame, layout: Layout, words: ChainWords, at: number): unknown {
  const { position, planned = frame.missed } = frame;
  if (position.cells[at] !== '1') return nothing;
  const take = { first: at, count: 1 };
  const { x, y } = layout.cell(at);
  const going = planned && at >= planned.first && at < planned.first + planned.count;
  return svg`<circle role="gridcell" id=${`o${at}`} data-step=${at} class=${going ? 'object going' : 'object'}
    tabindex=${frame.tabindex(markOf(take)) ?? nothing} aria-label=${words.mark(take)}
    cx=${round(x)} cy=${round(y)} r=${round(layout.r)}></circle>`;
}

/** The joint of two neighbours. Where the first move takes only one object, the joint looks barred. */
function joint(frame: ChainFrame, layout: Layout, words: ChainWords, at: number): unknown {
  const { position, planned = frame.missed } = frame;
  if (!joined(position.cells, at)) return nothing;
  const take = { first: at, count: 2 };
  const { x, y } = layout.take(take);
  const side = Math.max(4, layout.pitch * 0.2);
  const chosen = planned && sameTake(planned, take);
  return svg`<rect role="gridcell" id=${`j${at}`} class=${`joint ${chosen ? 'going' : ''} ${position.restricted ? 'barred' : ''}`}
    tabindex=${frame.tabindex(markOf(take)) ?? nothing} aria-label=${words.mark(take)}
    x=${round(x - side / 2)} y=${round(y - side / 2)} width=${round(side)} height=${round(side)}></rect>`;
}

/** The value of each move to the player who makes it: a bar goes up if the move wins, down if it loses. */
function bars({ position, planned }: ChainFrame, layout: Layout): unknown {
  const width = Math.max(2, Math.min(layout.pitch * 0.24, 12));
  const most = Math.max(0, ...position.options.map(({ remoteness }) => remoteness + 1));
  // Bars of joints stand half way between those of two objects, so their numbers have half the room. Where that is too
  // little, the bars of objects keep theirs.
  const room = layout.pitch * (position.restricted ? 1 : 0.5);
  const needed = (String(most).length * ADVANCE + 0.2) * layout.font;
  return position.options.flatMap((option) => {
    // If the next player to move loses, this move wins.
    const wins = option.outcome === 'P';
    const plies = option.remoteness + 1;
    const long = layout.bar(plies);
    return option.takes.map((take) => {
      const labelled = room >= needed || (layout.pitch >= needed + width && take.count === 1);
      const { x, y } = layout.take(take);
      const top = wins ? y - layout.above - long : y + layout.below;
      const label = wins ? top - 4 : top + long + layout.font;
      const kind = `${wins ? 'wins' : 'loses'} ${wins && plies === position.remoteness ? 'deciding' : ''} ${planned && sameTake(planned, take) ? 'planned' : ''}`;
      return svg`<rect class=${`bar ${kind}`} x=${round(x - width / 2)} y=${round(top)} width=${round(width)} height=${round(long)}></rect>
        ${labelled ? svg`<text class=${`plies ${kind}`} x=${round(x)} y=${round(label)}>${plies}</text>` : nothing}`;
    });
  });
}

/** A name beside the row or, where it is narrow, above or below what it names. */
function name({ names }: Layout, y: number, text: string): SVGTemplateResult {
  return svg`<text class=${names ? 'name' : 'name first'} x=${names || 10} y=${round(y)}>${text}</text>`;
}

/** The names of the bars of the first line. */
function names({ values, position }: ChainFrame, layout: Layout, words: ChainWords): unknown {
  const hasBars = values && layout.bars && position.moves > 0;
  return hasBars
    ? svg`${name(layout, layout.wins, words.wins)}${name(layout, layout.loses, words.loses)}`
    : nothing;
}

/** The position as groups, from large to small. Each object keeps its ring, so that rings glide when groups change. */
function groups({ position }: ChainFrame, layout: Layout, words: ChainWords): unknown {
  const place = layout.groups;
  if (!place) return nothing;
  const slots = slotsOf(position.cells);
  const shown = [...position.cells].map((_, at) => {
    const slot = slots.get(at);
    const gone = slot === undefined;
    const x = gone ? layout.cell(at).x : place.x(slot);
    return svg`<circle class=${gone ? 'grouped gone' : 'grouped'} cx=${round(x)} cy=${round(place.y)} r=${round(place.r)}></circle>`;
  });
  const { font } = layout;
  const beside = layout.names ? font / 3 : -place.r - 5;
  return svg`${name(layout, place.y + beside, words.groups)}
    ${shown}<text class="notation" x=${round(place.x(0) - place.r)} y=${round(place.y + place.r + font + 8)}>${written(position.groups, place.letters)}</text>`;
}

/** The place of each object among the groups, with one empty place between two groups. */
export function slotsOf(cells: string): ReadonlyMap<number, number> {
  const runs = [...cells.matchAll(/1+/g)].map(({ 0: run, index }) => ({ index, size: run.length }));
  const sorted = runs.sort((a, b) => b.size - a.size || a.index - b.index);
  const slots = new Map<number, number>();
  let next = 0;
  for (const { index, size } of sorted) {
    for (let at = 0; at < size; at += 1) slots.set(index + at, next + at);
    next += size + 1;
  }
  return slots;
}

/** The article's notation: the n-th number counts the groups of n objects, `{1,0,0,1}`; the empty row is `{0}`. */
export function notation(groups: readonly number[]): string {
  const most = groups[0] ?? 1;
  const counts = Array.from(
    { length: most },
    (_, size) => groups.filter((group) => group === size + 1).length,
  );
  return `{${counts.join(',')}}`;
}

/** The sizes of the groups: `4 + 4`; if they do not fit into this number of letters, with their counts: `20 + 10×1`. */
export function written(groups: readonly number[], letters: number): string {
  const full = groups.join(' + ');
  if (full.length <= letters) return full;
  const sizes = [...new Set(groups)].map((size) => {
    const count = groups.filter((group) => group === size).length;
    return count > 1 ? `${count}×${size}` : String(size);
  });
  return sizes.join(' + ');
}

const round = (at: number): number => Math.round(at * 10) / 10;
