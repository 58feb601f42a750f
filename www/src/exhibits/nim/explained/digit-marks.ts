import { nothing, svg } from 'lit';
import type { Layout } from '../../../stage/heaps/layout.ts';
import { type HeapsFrame, round } from '../../../stage/heaps/view.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { heapName } from '../account.ts';
import { type Digit, lineOf, touchable } from './digit-plan.ts';

/** What the digits need to be touched. */
export interface DigitMarks {
  readonly words: Messages;
  /** The digit that was asked about. */
  readonly asked: Digit | undefined;
  tabindex(digit: Digit): 0 | undefined;
}

/** A tile over each digit, which can be touched, and frames around the bundles that the asked digit stands for. */
export function digitMarks(frame: HeapsFrame, layout: Layout, marks: DigitMarks): unknown {
  const board = touchable(frame, layout);
  if (!board) return nothing;
  const { words, asked } = marks;
  const { heaps, grundyValues } = frame.why;
  const columns = Array.from({ length: board.digits }, (_, at) => board.digits - 1 - at);
  const width = board.width - 3;
  const tall = Math.min(layout.row - 3, board.font * 1.7);
  const tile = (heap: number, column: number, label: string) => {
    const digit = { heap, column };
    const x = board.x(column) - width / 2;
    const middle = lineOf(layout, heaps.length, heap);
    // The row below the heaps ends with the picture.
    const height = Math.min(tall, 2 * (layout.height - middle - 2));
    const y = middle - height / 2;
    const chosen = asked?.heap === heap && asked.column === column;
    return svg`<rect role="gridcell" id=${`d${heap}-${column}`} class=${chosen ? 'tile asked' : 'tile'}
      tabindex=${marks.tabindex(digit) ?? nothing} aria-label=${label} x=${round(x)} y=${round(y)}
      width=${round(width)} height=${round(height)} rx="4"></rect>`;
  };
  const bundle = (column: number) => 2 ** column;
  return svg`${heaps.map((_, heap) => {
    const name = heapName(heaps, heap, words);
    return svg`<g role="row" aria-label=${words.text('mark-digits', { heap: name })}>${columns.map(
      (column) => {
        const digit = Number((sure(grundyValues?.[heap]) >> BigInt(column)) & 1n);
        const args = { heap: name, bundle: bundle(column), digit };
        return tile(heap, column, words.text('mark-digit', args));
      },
    )}</g>`;
  })}
    <g role="row" aria-label=${words.text('mark-columns')}>${columns.map((column) => tile(heaps.length, column, words.text('mark-column', { bundle: bundle(column) })))}</g>
    <g aria-hidden="true">${asked ? bundles(frame, layout, asked) : nothing}</g>`;
}

/** Frames around the asked bundle and its partner, or around all bundles of a column. */
function bundles({ why, cancelled }: HeapsFrame, layout: Layout, asked: Digit): unknown {
  const { bundles: grid } = layout;
  const { heap, column } = asked;
  if (!grid || !cancelled) return nothing;
  const partners = cancelled.threads.find(
    (thread) => thread.column === column && thread.heaps.includes(heap),
  )?.heaps ?? [heap];
  const meant = heap < why.heaps.length ? partners : [...why.heaps.keys()];
  const there = (one: number) =>
    cancelled.split.has(one) && (sure(why.grundyValues?.[one]) >> BigInt(column)) % 2n === 1n;
  return meant.filter(there).map((one) => {
    const [first, last] = [grid.spot(one, column, 0), grid.spot(one, column, 2 ** column - 1)];
    const air = grid.r + 6;
    return svg`<rect class="asked-bundle" x=${round(first.x - air)} y=${round(first.y - air)} rx="6"
      width=${round(last.x - first.x + 2 * air)} height=${round(last.y - first.y + 2 * air)}></rect>`;
  });
}
