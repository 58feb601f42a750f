import type { ArrowKey, BoardPlan } from '../board.ts';
import type { Layout } from './layout.ts';
import { barOf, type HeapsFrame, type Mark, spotOf } from './view.ts';

/** What the board needs of the figure. */
export interface HeapsFigure {
  layout(): Layout | undefined;
  frame(): HeapsFrame | undefined;
  choose(mark: Mark): void;
}

/** The heaps as a board that finds stones by id, by place and by arrow key. A bar is one mark. */
export function boardPlan(figure: HeapsFigure): BoardPlan<Mark> {
  const place = (mark: Mark) => {
    const [layout, frame] = [figure.layout(), figure.frame()];
    return layout && frame && spotOf(frame, layout, mark);
  };
  const bars = () => figure.layout()?.bars === true;
  return {
    id: ({ heap, stone }) => `h${heap}-${bars() ? 0 : stone}`,
    named: (id) => {
      const [, heap, stone] = /^h(\d+)-(\d+)$/.exec(id) ?? [];
      return heap === undefined || stone === undefined
        ? undefined
        : { heap: Number(heap), stone: Number(stone) };
    },
    place,
    nearest: (x, y) => nearest(figure, x, y),
    neighbour: (mark, key) => neighbour(figure.frame(), bars(), mark, key),
    plot: () => undefined,
    choose: (mark) => figure.choose(mark),
  };
}

function nearest(figure: HeapsFigure, x: number, y: number): Mark | undefined {
  const [layout, frame] = [figure.layout(), figure.frame()];
  if (!layout || !frame) return undefined;
  const { heaps } = frame.why;
  const within = heaps.map((_, heap) => Math.abs(layout.middle(heap) - y));
  const heap = within.indexOf(Math.min(...within));
  const stones = heaps[heap] ?? 0n;
  if (stones === 0n || x > layout.right + 10) return undefined;
  if (layout.bars) {
    const { left, scale } = barOf(frame, layout, heap);
    const at = Math.round((x - left) / scale);
    return { heap, stone: Math.max(0, Math.min(Number(stones) - 1, at)) };
  }
  let best: { mark: Mark; far: number } | undefined;
  for (let stone = 0; stone < Number(stones); stone += 1) {
    const spot = spotOf(frame, layout, { heap, stone });
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (!best || far < best.far) best = { mark: { heap, stone }, far };
  }
  return best?.mark;
}

/** Left and right go along the heap; up and down go to the next heap that has stones. */
function neighbour(
  frame: HeapsFrame | undefined,
  bars: boolean,
  { heap, stone }: Mark,
  key: ArrowKey,
): Mark | undefined {
  const heaps = frame?.why.heaps ?? [];
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (bars) return undefined;
    const to = stone + (key === 'ArrowLeft' ? -1 : 1);
    return to >= 0 && to < Number(heaps[heap] ?? 0n) ? { heap, stone: to } : undefined;
  }
  const by = key === 'ArrowUp' ? -1 : 1;
  for (let to = heap + by; to >= 0 && to < heaps.length; to += by) {
    const stones = Number(heaps[to] ?? 0n);
    if (stones > 0) return { heap: to, stone: bars ? 0 : Math.min(stone, stones - 1) };
  }
  return undefined;
}
