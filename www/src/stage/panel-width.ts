/** The figure around a panel. */
interface Around {
  readonly renderRoot: ParentNode | undefined;
  /** The size of its picture. */
  readonly size: { readonly width: number };
}

/** The width of the open panel's contents in px; before it is drawn, that of the tabs above it or of the picture. */
export function panelWidth({ renderRoot, size }: Around): number {
  const panel = renderRoot?.querySelector('.panel');
  if (!panel?.isConnected)
    return Math.min(size.width, renderRoot?.querySelector('.words')?.clientWidth || size.width);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(panel);
  return (
    panel.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  );
}
