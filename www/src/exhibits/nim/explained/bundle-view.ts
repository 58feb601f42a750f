import { nothing, svg } from 'lit';
import { columnsOf } from '../../../stage/heaps/bundles.ts';
import type { Layout, Spot } from '../../../stage/heaps/layout.ts';
import { type HeapsFrame, round } from '../../../stage/heaps/view.ts';

/** A Grundy value is drawn as tokens only up to this many. */
const MOST_TOKENS = 63n;

/** Whether a bundle has cancelled, has no partner, or has not been looked at yet. */
export function bundleState({ cancelled }: HeapsFrame, heap: number, column: number): string {
  if (!cancelled) return 'whole';
  const paired = cancelled.threads.some(
    (thread) => thread.column === column && thread.heaps.includes(heap),
  );
  if (paired) return 'paired';
  const single = cancelled.singles.some((one) => one.column === column && one.heap === heap);
  return single ? 'single' : 'whole';
}

/** The Grundy value of each heap as tokens in bundles, where it differs from the number of stones. */
export function tokens(frame: HeapsFrame, layout: Layout): unknown {
  const { bundles } = layout;
  const { grundyValues } = frame.why;
  if (frame.plain || !bundles || !grundyValues || !frame.cancelled) return nothing;
  const r = Math.min(bundles.r, layout.r) * 0.86;
  return grundyValues.map((value, heap) => {
    if (value > MOST_TOKENS || !frame.cancelled?.split.has(heap)) return nothing;
    return columnsOf(value).map((column) =>
      Array.from({ length: 2 ** column }, (_, at) => {
        const { x, y } = bundles.spot(heap, column, at);
        return svg`<rect class=${`token ${bundleState(frame, heap, column)}`} x=${round(x - r)}
          y=${round(y - r)} width=${round(2 * r)} height=${round(2 * r)}></rect>`;
      }),
    );
  });
}

/** Threads between bundles that cancel. A planned take that changes one of the two snaps the thread. */
export function threads(frame: HeapsFrame, layout: Layout): unknown {
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
function touched({ planned, why }: HeapsFrame, heap: number, column: number): boolean {
  const before = why.grundyValues?.[heap];
  const after = planned?.why?.grundyValues?.[heap];
  if (before === undefined || after === undefined) return false;
  return ((before ^ after) >> BigInt(column)) % 2n === 1n;
}

/** A thread from one bundle down to another. It swings out where it passes heaps in between. */
function thread(from: Spot, to: Spot, reach: number, { row, boardLeft }: Layout): string {
  const wide = (Math.abs(to.y - from.y) / row - 1) * 0.5 * row;
  // A Bézier curve reaches three quarters of the way to its handles.
  const swing = Math.min(wide, (boardLeft - 8 - from.x) / 0.75);
  const x = round(from.x + swing);
  const [top, bottom] = [round(from.y + reach), round(to.y - reach)];
  return `M${round(from.x)} ${top}C${x} ${top} ${x} ${bottom} ${round(to.x)} ${bottom}`;
}
