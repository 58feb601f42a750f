import type { NetworksFigure } from '../element.ts';

/** The width of a panel in px: that of the tabs above it, but not more than that of the plate. */
export const panelWidth = ({ renderRoot, size }: NetworksFigure): number =>
  Math.min(size.width, renderRoot?.querySelector('.words')?.clientWidth || size.width);
