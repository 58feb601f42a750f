import type { Size } from '../../../stage/picture-view.ts';
import type { Traced } from '../traced.ts';
import type { Columns } from './ghost-columns.ts';
import { type Layout, layoutNetwork } from './layout.ts';

/** From this width on, two networks are side by side, otherwise one below the other, in px. */
const SIDE_BY_SIDE = 720;
/** The gap between them, in px. */
const APART = 16;

export interface Panes {
  readonly size: Size;
  readonly text: number;
  /** Whether there are two networks. */
  readonly two: boolean;
}

/** The layout of the first or the second network. */
export function paneLayout(
  { size, text, two }: Panes,
  traced: Traced,
  index: number,
  columns?: Columns,
): Layout {
  if (!two) return layoutNetwork({ size, text, traced, columns });
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

/** The size of the whole picture, given the layout of the first network. */
export function pictureSize({ size, two }: Panes, first: Layout): Size {
  if (!two) return first;
  const { width, height } = size;
  return { width, height: width >= SIDE_BY_SIDE ? first.height : height };
}
