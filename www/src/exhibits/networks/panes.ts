import type { Size } from '../../stage/plate-view.ts';
import { type Layout, layoutNetwork } from './layout.ts';
import type { Traced } from './traced.ts';

/** Two networks stand beside each other only where there is so much room, else below each other, in px. */
const SIDE_BY_SIDE = 720;
/** Between them, in px. */
const APART = 16;

export interface Panes {
  readonly size: Size;
  readonly text: number;
  /** There are two. */
  readonly two: boolean;
}

/** Where the first or the second of the networks shown stands. */
export function paneLayout({ size, text, two }: Panes, traced: Traced, index: number): Layout {
  if (!two) return layoutNetwork({ size, text, traced });
  const { width, height } = size;
  const half = (width - APART) / 2;
  return width >= SIDE_BY_SIDE
    ? layoutNetwork({
        size: { width: half, height },
        text,
        traced,
        origin: { x: index * (half + APART), y: 0 },
      })
    : layoutNetwork({
        size: { width, height: height / 2 },
        text,
        traced,
        origin: { x: 0, y: (index * height) / 2 },
      });
}

/** The whole plate, given the layout of the first network. */
export function plateSize({ size, two }: Panes, first: Layout): Size {
  if (!two) return first;
  const { width, height } = size;
  return { width, height: width >= SIDE_BY_SIDE ? first.height : height };
}
