import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { HeapWhy } from '../../../pkg/nim.js';
import { renderDigits } from './board-view.ts';
import { type Cancelled, columnsOf } from './bundles.ts';
import type { Take } from './fields.ts';
import { bundleOf, type Layout, type Spot } from './layout.ts';

/** A stone that can be pointed at: all from it on are taken. Of a bar, where it would be cut. */
export interface Mark {
  readonly heap: number;
  /** Counted from 0. */
  readonly stone: number;
}

/** Everything the picture depends on. */
export interface NimFrame {
  /** What lies there, and what there is to know of it. */
  readonly why: HeapWhy;
  /** Heaps at the start, for the bars. */
  readonly start: readonly bigint[];
  /** Each heap is worth as much as it has stones. */
  readonly plain: boolean;
  /** How the bundles stand; undefined where none are shown. */
  readonly cancelled: Cancelled | undefined;
  /** The binary digits are shown; the sums of their columns; and what decides among them. */
  readonly digits: boolean;
  readonly summed: boolean;
  readonly deciding: boolean;
  /** What somebody is about to take, and what would be left. */
  readonly planned: { readonly take: Take; readonly why: HeapWhy | undefined } | undefined;
  tabindex(mark: Mark): 0 | undefined;
}

/** Words that stand in the picture. */
export interface NimWords {
  /** A heap as a row of the grid. */
  heap(heap: number): string;
  /** A stone, and what taking from it on would take. */
  stone(mark: Mark): string;
  readonly sum: string;
  /** A number of stones. */
  count(stones: bigint): string;
}

/** A worth that is no number of stones is drawn as so many tokens, at most. */
const MOST_TOKENS = 63n;

/** The plate: heaps, bundles and threads between them, and the board of digits. */
export function nimPlate(frame: NimFrame, layout: Layout, words: NimWords): SVGTemplateResult {
  return svg`
    <g aria-hidden="true">${threads(frame, layout)}</g>
    ${frame.why.heaps.map((stones, heap) => row(frame, layout, words, heap, stones))}
    <g aria-hidden="true">
      ${frame.plain ? nothing : tokens(frame, layout)}
      ${frame.digits && layout.board ? renderDigits(frame, layout, layout.board, words) : nothing}
    </g>`;
}

/** What of a heap would go: stones from its end. */
function going({ planned }: NimFrame, heap: number): bigint {
  if (!planned) return 0n;
  const { take } = planned;
  return take.both || take.heap === heap ? take.stones : 0n;
}

function row(
  frame: NimFrame,
  layout: Layout,
  words: NimWords,
  heap: number,
  stones: bigint,
): SVGTemplateResult {
  const y = layout.line(heap);
  const planned = going(frame, heap);
  const gone = planned > stones ? stones : planned;
  return svg`<g role="row" aria-label=${words.heap(heap)} class="heap">
    ${
      layout.fonts.count > 0
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

/** Nothing is left of a heap: a row must have a cell all the same. */
function empty(layout: Layout, words: NimWords, heap: number): SVGTemplateResult {
  return svg`<rect role="gridcell" class="empty" aria-label=${words.heap(heap)} x=${layout.left}
    y=${layout.middle(heap) - 5} width="10" height="10"></rect>`;
}

/** A heap as its stones, each of which can be pointed at. */
function pebbles(
  frame: NimFrame,
  layout: Layout,
  words: NimWords,
  heap: number,
  stones: bigint,
): unknown {
  const count = Number(stones);
  const from = stones - going(frame, heap);
  const before = frame.why.heaps.slice(0, heap).reduce((sum, one) => sum + Number(one), 0);
  const bundled = frame.plain && layout.bundles && frame.cancelled?.split.has(heap);
  return Array.from({ length: count }, (_, stone) => {
    const mark = { heap, stone };
    const { column, at } = bundleOf(stones, stone);
    const spot =
      bundled && layout.bundles ? layout.bundles.spot(heap, column, at) : layout.inRow(heap, stone);
    const state = bundled ? bundleState(frame, heap, column) : 'whole';
    const kind = `stone ${BigInt(stone) >= from ? 'going' : state}`;
    const r = bundled && layout.bundles ? Math.min(layout.bundles.r, layout.r) : layout.r;
    return svg`<circle role="gridcell" id=${`h${heap}-${stone}`} class=${kind}
      tabindex=${frame.tabindex(mark) ?? nothing} aria-label=${words.stone(mark)}
      data-step=${before + stone} cx=${round(spot.x)} cy=${round(spot.y)} r=${round(r)}></circle>`;
  });
}

/** A heap of many stones as a bar: it is cut where one points. */
function bar(
  frame: NimFrame,
  layout: Layout,
  words: NimWords,
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
      tabindex=${frame.tabindex({ heap, stone: 0 }) ?? nothing} aria-label=${words.stone(mark)}
      x=${left} y=${y} width=${Math.max(1, round(width))} height=${height}></rect>
    ${
      gone > 0n
        ? svg`<rect class="bar going" x=${round(cut)} y=${y}
            width=${Math.max(2, round(left + width - cut))} height=${height}></rect>`
        : nothing
    }`;
}

/** The bar of a heap: as long as its part of the largest heap at the start. */
export function barOf(
  { start, why }: Pick<NimFrame, 'start' | 'why'>,
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

function bundleState({ cancelled }: NimFrame, heap: number, column: number): string {
  if (!cancelled) return 'whole';
  const paired = cancelled.threads.some(
    (thread) => thread.column === column && thread.heaps.includes(heap),
  );
  if (paired) return 'paired';
  const single = cancelled.singles.some((one) => one.column === column && one.heap === heap);
  return single ? 'single' : 'whole';
}

/** Where a heap is worth another number than it has stones: that many tokens, in bundles. */
function tokens(frame: NimFrame, layout: Layout): unknown {
  const { bundles } = layout;
  const { grundyValues } = frame.why;
  if (!bundles || !grundyValues || !frame.cancelled) return nothing;
  const r = Math.min(bundles.r, layout.r) * 0.86;
  return grundyValues.map((worth, heap) => {
    if (worth > MOST_TOKENS || !frame.cancelled?.split.has(heap)) return nothing;
    return columnsOf(worth).map((column) =>
      Array.from({ length: 2 ** column }, (_, at) => {
        const { x, y } = bundles.spot(heap, column, at);
        return svg`<rect class=${`token ${bundleState(frame, heap, column)}`} x=${round(x - r)}
          y=${round(y - r)} width=${round(2 * r)} height=${round(2 * r)}></rect>`;
      }),
    );
  });
}

/** Threads between bundles that cancel; a take that touches one of the two snaps it. */
function threads(frame: NimFrame, layout: Layout): unknown {
  const { bundles } = layout;
  if (!bundles || !frame.cancelled) return nothing;
  return frame.cancelled.threads.map(({ column, heaps }) => {
    const [from, to] = heaps.map((heap) => bundles.middle(heap, column));
    if (!from || !to) return nothing;
    const snapped = heaps.some((heap) => touched(frame, heap, column));
    return svg`<path class=${snapped ? 'thread snapped' : 'thread'} d=${thread(from, to, bundles.reach(column), layout)}></path>`;
  });
}

/** Whether a planned take changes the bundle. */
function touched({ planned, why }: NimFrame, heap: number, column: number): boolean {
  const before = why.grundyValues?.[heap];
  const after = planned?.why?.grundyValues?.[heap];
  if (before === undefined || after === undefined) return false;
  return ((before ^ after) >> BigInt(column)) % 2n === 1n;
}

/** From one bundle down to the next; past heaps in between it swings out. */
function thread(from: Spot, to: Spot, reach: number, { row, boardLeft }: Layout): string {
  const wide = (Math.abs(to.y - from.y) / row - 1) * 0.5 * row;
  // A curve comes three quarters as far as its handles.
  const swing = Math.min(wide, (boardLeft - 8 - from.x) / 0.75);
  const x = round(from.x + swing);
  const [top, bottom] = [round(from.y + reach), round(to.y - reach)];
  return `M${round(from.x)} ${top}C${x} ${top} ${x} ${bottom} ${round(to.x)} ${bottom}`;
}

const round = (at: number): number => Math.round(at * 10) / 10;
