/** The figure that is drawn. */
interface Drawn {
  readonly focused: Element | null;
  focus(options?: FocusOptions): void;
}

/** Draws a figure. If the button that had the keyboard is gone then, the picture gets it. */
export function keepFocus(figure: Drawn, draw: () => void): void {
  const held = figure.focused;
  draw();
  if (held && !held.isConnected) figure.focus({ preventScroll: true });
}
