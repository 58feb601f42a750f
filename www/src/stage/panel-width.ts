import type { Size } from './picture-view.ts';

/** The figure around a panel. */
interface Around {
  readonly renderRoot: ParentNode | undefined;
  /** The size of its picture. */
  readonly size: Size;
}

/** The width of a panel in px: that of the tabs above it, but not more than that of the picture. */
export const panelWidth = ({ renderRoot, size }: Around): number =>
  Math.min(size.width, renderRoot?.querySelector('.words')?.clientWidth || size.width);
