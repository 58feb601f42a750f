import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { TokenHeaps } from '../../../../pkg/graphs.js';
import { Board, type BoardFigure } from '../../../stage/board.ts';
import { boardPlan } from '../../../stage/heaps/board-plan.ts';
import { digits } from '../../../stage/heaps/digits.ts';
import { type Layout, layoutHeaps } from '../../../stage/heaps/layout.ts';
import { type HeapsFrame, heapsPicture, type Mark } from '../../../stage/heaps/view.ts';
import type { Messages } from '../../../words/messages.ts';

/** The height of a heap's row, and of the room above and below the rows, in px. */
const [ROW, ROOM] = [56, 64];

/** The equivalent Nim heaps, one below the other, with their numbers in binary. */
export class HeapsView {
  readonly #board: Board<Mark>;
  #frame: HeapsFrame | undefined;
  #layout: Layout | undefined;

  /** `take`: somebody wants to leave this number of stones in a heap. */
  constructor(figure: BoardFigure, take: (heap: number, left: number) => void) {
    const plan = boardPlan({
      frame: () => this.#frame,
      layout: () => this.#layout,
      choose: ({ heap, stone }) => take(heap, stone),
    });
    this.#board = new Board(figure, plan, { heap: 0, stone: 0 });
  }

  /** `values`: those of the nodes, by which it finds the winning moves in the heaps. */
  render(
    words: Messages,
    known: TokenHeaps,
    width: number,
    values: readonly number[],
  ): TemplateResult {
    const frame = this.#framed(known, values);
    const { heaps } = frame.why;
    const most = heaps.reduce((a, b) => (a > b ? a : b), 1n);
    const layout = layoutHeaps({
      size: { width, height: ROOM + ROW * heaps.length },
      text: 1,
      start: heaps.map((stones) => (stones > 0n ? stones : 1n)),
      grundyValues: heaps,
      digits: most.toString(2).length,
      plain: true,
      bundled: false,
    });
    this.#frame = frame;
    this.#layout = layout;
    const count = (heap: number) => Number(heaps[heap] ?? 0n);
    const picture = heapsPicture(frame, layout, {
      heap: (heap) => words.text('tokens-heap', { heap: heap + 1, stones: count(heap) }),
      stone: ({ heap, stone }) =>
        words.text('tokens-stone', { heap: heap + 1, take: count(heap) - stone, left: stone }),
      sum: words.text('tokens-sum-label'),
      count: (stones) => words.text('tokens-count', { stones: Number(stones) }),
    });
    // The policy of the page forbids style attributes.
    const sized = ref((element) => {
      const style = (element as SVGElement | undefined)?.style;
      style?.setProperty('--count', `${layout.fonts.count}px`);
      style?.setProperty('--digit', `${layout.fonts.digit}px`);
      style?.setProperty('--heading', `${layout.fonts.heading}px`);
    });
    return html`<svg class="heaps" role="grid" tabindex="-1" ${sized}
      aria-label=${words.text('tokens-heaps-label', { heaps: heaps.length })}
      width=${layout.width} height=${layout.height} @click=${this.#board.click}
      @keydown=${this.#board.keydown} @focusin=${this.#board.focusin}>${heaps.length > 0 ? picture : nothing}</svg>`;
  }

  #framed(known: TokenHeaps, values: readonly number[]): HeapsFrame {
    const heaps = known.heaps.map(BigInt);
    const { focus } = this.#board;
    if (focus.stone >= (known.heaps[focus.heap] ?? 0)) {
      const heap = known.heaps.findIndex((stones) => stones > 0);
      this.#board.focus = { heap: Math.max(0, heap), stone: 0 };
    }
    const { columns, deciding } = known;
    return {
      why: {
        heaps,
        grundyValues: heaps,
        columns,
        reason: deciding ? { kind: 'xor', column: deciding } : { kind: 'balanced' },
      },
      start: heaps,
      plain: true,
      explained: { digits },
      cancelled: undefined,
      digits: true,
      summed: true,
      deciding: true,
      planned: undefined,
      last: undefined,
      winning: takes(known, values),
      tabindex: (mark) => this.#board.tabindex(mark),
    };
  }
}

/** The winning moves as takes; a move that makes a heap larger has none. */
function takes({ heaps, winning }: TokenHeaps, values: readonly number[]): HeapsFrame['winning'] {
  const left = new Map(winning.map(({ token, to }) => [token, values[to] ?? 0]));
  return [...left].flatMap(([heap, stones]) => {
    const taken = (heaps[heap] ?? 0) - stones;
    return taken > 0 ? [{ heap, stones: BigInt(taken), both: false }] : [];
  });
}
