import { nothing, type SVGTemplateResult, svg } from 'lit';
import { bundleOf, type Layout, type Spot } from './layout.ts';

/** A stone that can be pointed at: a take removes it and all to its right. On a bar it says where to cut. */
export interface Mark {
  readonly heap: number;
  /** Counted from 0. */
  readonly stone: number;
}

/** A move: a number of stones from one heap, or the same number from both. */
export interface Take {
  /** Counted from 0. */
  readonly heap: number;
  readonly stones: bigint;
  readonly both: boolean;
}

/** A column of the board of digits, as the core describes it. */
export interface Column {
  /** It counts 2 to this power; 0 is the rightmost one. */
  readonly column: number;
  /** The heaps with a 1 in it. */
  readonly heaps: readonly number[];
  readonly odd: boolean;
}

/** A position of heaps, and what decides it. */
export interface HeapsWhy {
  readonly heaps: readonly bigint[];
  readonly grundyValues?: readonly bigint[];
  readonly columns: readonly Column[];
  readonly reason: { readonly kind: string; readonly column?: Column };
}

/** The bundle of 2^column stones (or units of the Grundy value) of a heap. */
export interface Bundle {
  readonly heap: number;
  readonly column: number;
}

/** Two equal bundles that cancel. */
export interface Thread {
  readonly column: number;
  readonly heaps: readonly [number, number];
}

/** What has been split, joined and left alone at a step of the cancelling. */
export interface Cancelled {
  /** Heaps that have been split into bundles. */
  readonly split: ReadonlySet<number>;
  readonly threads: readonly Thread[];
  /** Bundles that have no partner. */
  readonly singles: readonly Bundle[];
}

/** What draws bundles and digits. An exhibit may have digits only. */
export interface Explaining {
  bundleState?(frame: HeapsFrame, heap: number, column: number): string;
  threads?(frame: HeapsFrame, layout: Layout): unknown;
  tokens?(frame: HeapsFrame, layout: Layout): unknown;
  digits(frame: HeapsFrame, layout: Layout, words: HeapsWords): unknown;
}

/** Everything the picture depends on. */
export interface HeapsFrame {
  /** The position, and why it is lost or won. */
  readonly why: HeapsWhy;
  /** The heaps at the start, which set the scale of the bars. */
  readonly start: readonly bigint[];
  /** Whether each Grundy value equals the number of stones. */
  readonly plain: boolean;
  /** Draws bundles and digits; undefined before somebody asks why. */
  readonly explained: Explaining | undefined;
  /** Which bundles have cancelled; undefined while no bundles are shown. */
  readonly cancelled: Cancelled | undefined;
  /** Whether the binary digits, the row below them and the deciding column are shown. */
  readonly digits: boolean;
  readonly summed: boolean;
  readonly deciding: boolean;
  /** The planned take, and the position after it if the figure may show it. */
  readonly planned: { readonly take: Take; readonly why: HeapsWhy | undefined } | undefined;
  /** In a game that is over: the take that gave the win away here. */
  readonly missed?: Take | undefined;
  /** The take of the last ply. */
  readonly last: Take | undefined;
  /** The winning takes, if the figure may show them. */
  readonly winning: readonly Take[];
  tabindex(mark: Mark): 0 | undefined;
}

/** The words in the picture. */
export interface HeapsWords {
  /** A heap as a row of the grid. */
  heap(heap: number): string;
  /** A stone, and how many stones it takes away with it. */
  stone(mark: Mark): string;
  readonly sum: string;
  /** A number of stones. */
  count(stones: bigint): string;
}

/** The picture: heaps, bundles and threads between them, and the board of digits. */
export function heapsPicture(
  frame: HeapsFrame,
  layout: Layout,
  words: HeapsWords,
): SVGTemplateResult {
  return svg`
    <g aria-hidden="true">${frame.explained?.threads?.(frame, layout)}${ghosts(frame, layout)}</g>
    ${frame.why.heaps.map((stones, heap) => row(frame, layout, words, heap, stones))}
    <g aria-hidden="true">
      ${frame.explained?.tokens?.(frame, layout)}
      ${winningMarks(frame, layout)}
      ${frame.explained?.digits(frame, layout, words)}
    </g>`;
}

/** Outlines of the stones that the last ply took, where they lay in their row. */
function ghosts({ last, why, cancelled, start }: HeapsFrame, layout: Layout): unknown {
  if (!last || (cancelled && layout.bundles)) return nothing;
  const heaps = last.both ? why.heaps.map((_, heap) => heap) : [last.heap];
  return heaps.map((heap) => {
    const left = why.heaps[heap] ?? 0n;
    if (layout.bars) {
      const { x, scale } = barOf({ start, why }, layout, heap);
      const height = Math.max(6, Math.min(26, layout.row * 0.5));
      return svg`<rect class="ghost" x=${round(x(left))} y=${round(layout.middle(heap) - height / 2)}
        width=${round(Number(last.stones) * scale)} height=${round(height)}></rect>`;
    }
    return Array.from({ length: Number(last.stones) }, (_, at) => {
      const { x, y } = layout.inRow(heap, Number(left) + at);
      return svg`<circle class="ghost" cx=${round(x)} cy=${round(y)} r=${round(layout.r)}></circle>`;
    });
  });
}

/** A ring around each stone that wins when it is taken with all to its right. */
function winningMarks(frame: HeapsFrame, layout: Layout): unknown {
  const { winning, why, planned } = frame;
  if (planned) return nothing;
  return winning.flatMap(({ heap, stones, both }) =>
    (both ? why.heaps.map((_, each) => each) : [heap]).map((each) => {
      const stone = Number((why.heaps[each] ?? 0n) - stones);
      const { x, y } = spotOf(frame, layout, { heap: each, stone });
      const r = layout.bars ? 8 : stoneRadius(frame, layout, each) + 4;
      return svg`<circle class="wins" cx=${round(x)} cy=${round(y)} r=${round(r)}></circle>`;
    }),
  );
}

/** The place of a stone: in its row or in its bundle; on a bar, where it would be cut. */
export function spotOf(frame: HeapsFrame, layout: Layout, { heap, stone }: Mark): Spot {
  if (layout.bars) {
    return { x: barOf(frame, layout, heap).x(BigInt(stone)), y: layout.middle(heap) };
  }
  const bundles = bundlesOf(frame, layout, heap);
  if (!bundles) return layout.inRow(heap, stone);
  const { column, at } = bundleOf(frame.why.heaps[heap] ?? 0n, stone);
  return bundles.spot(heap, column, at);
}

/** The bundles that the stones of a heap lie in; undefined where they lie in a row. */
const bundlesOf = ({ plain, cancelled }: HeapsFrame, layout: Layout, heap: number) =>
  plain && cancelled?.split.has(heap) ? layout.bundles : undefined;

function stoneRadius(frame: HeapsFrame, layout: Layout, heap: number): number {
  const bundles = bundlesOf(frame, layout, heap);
  return bundles ? Math.min(bundles.r, layout.r) : layout.r;
}

/** How many stones the planned take, or the one that gave the win away, removes from the end of a heap. */
function going({ planned, missed }: HeapsFrame, heap: number): bigint {
  const take = planned?.take ?? missed;
  if (!take) return 0n;
  return take.both || take.heap === heap ? take.stones : 0n;
}

function row(
  frame: HeapsFrame,
  layout: Layout,
  words: HeapsWords,
  heap: number,
  stones: bigint,
): SVGTemplateResult {
  const y = layout.line(heap);
  const planned = going(frame, heap);
  const gone = planned > stones ? stones : planned;
  return svg`<g role="row" aria-label=${words.heap(heap)} class="heap">
    ${
      layout.fonts.count > 0 && frame.why.heaps.some((one) => one > 0n)
        ? svg`<text class=${layout.stacked ? 'count start' : 'count'} x=${layout.label} y=${y} aria-hidden="true">${words.count(stones - gone)}</text>`
        : nothing
    }
    ${
      gone > 0n && layout.fonts.count > 0
        ? svg`<text class=${`minus ${layout.stacked ? 'start' : ''}`} x=${layout.stacked ? layout.label + 150 : layout.label} y=${layout.stacked ? y : y + layout.fonts.count * 1.1} aria-hidden="true">−${words.count(gone)}</text>`
        : nothing
    }
    ${stones === 0n ? empty(layout, words, heap) : layout.bars ? bar(frame, layout, words, heap, stones) : pebbles(frame, layout, words, heap, stones)}
  </g>`;
}

/** An empty heap: a row of a grid must have a cell even then. */
function empty(layout: Layout, words: HeapsWords, heap: number): SVGTemplateResult {
  return svg`<rect role="gridcell" class="empty" aria-label=${words.heap(heap)} x=${layout.left}
    y=${layout.middle(heap) - 5} width="10" height="10"></rect>`;
}

/** A heap as stones, each of which can be pointed at. */
function pebbles(
  frame: HeapsFrame,
  layout: Layout,
  words: HeapsWords,
  heap: number,
  stones: bigint,
): unknown {
  const count = Number(stones);
  const from = stones - going(frame, heap);
  const before = frame.why.heaps.slice(0, heap).reduce((sum, one) => sum + Number(one), 0);
  const bundled = bundlesOf(frame, layout, heap) !== undefined;
  return Array.from({ length: count }, (_, stone) => {
    const mark = { heap, stone };
    const { column } = bundleOf(stones, stone);
    const spot = spotOf(frame, layout, mark);
    const state = bundled ? frame.explained?.bundleState?.(frame, heap, column) : 'whole';
    const kind = `stone ${BigInt(stone) >= from ? 'going' : state}`;
    const r = stoneRadius(frame, layout, heap);
    return svg`<circle role="gridcell" id=${`h${heap}-${stone}`} class=${kind}
      tabindex=${frame.tabindex(mark) ?? nothing} aria-label=${words.stone(mark)}
      data-step=${before + stone} cx=${round(spot.x)} cy=${round(spot.y)} r=${round(r)}></circle>`;
  });
}

/** A heap of many stones as a bar, which is cut where the reader points. */
function bar(
  frame: HeapsFrame,
  layout: Layout,
  words: HeapsWords,
  heap: number,
  stones: bigint,
): unknown {
  const { x, width, left } = barOf(frame, layout, heap);
  const gone = going(frame, heap);
  const rest = gone > stones ? 0n : stones - gone;
  const height = Math.max(6, Math.min(26, layout.row * 0.5));
  const y = layout.middle(heap) - height / 2;
  const cut = x(rest);
  const mark = { heap, stone: Number(rest) };
  return svg`<rect role="gridcell" id=${`h${heap}-0`} class="bar"
      tabindex=${frame.tabindex({ heap, stone: 0 }) ?? nothing} aria-label=${gone > 0n ? words.stone(mark) : words.heap(heap)}
      x=${left} y=${y} width=${Math.max(1, round(width))} height=${height}></rect>
    ${
      gone > 0n
        ? svg`<rect class="bar going" x=${round(cut)} y=${y}
            width=${Math.max(2, round(left + width - cut))} height=${height}></rect>`
        : nothing
    }`;
}

/** The bar of a heap. The largest heap at the start has the longest bar. */
export function barOf(
  { start, why }: Pick<HeapsFrame, 'start' | 'why'>,
  layout: Layout,
  heap: number,
) {
  const most = Number(start.reduce((a, b) => (a > b ? a : b), 1n));
  const { left } = layout;
  const scale = (layout.right - left - 14) / most;
  const stones = why.heaps[heap] ?? 0n;
  return {
    left,
    width: Number(stones) * scale,
    scale,
    x: (at: bigint) => left + Number(at) * scale,
  };
}

/** To a tenth of a px. */
export const round = (at: number): number => Math.round(at * 10) / 10;
