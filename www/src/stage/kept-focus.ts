const CONTROLS = 'button, summary, input, select, textarea, a[href], [tabindex="0"]';

/** Whether a control is seen and can be used. */
const usable = (one: Element | null | undefined): boolean =>
  !!one?.isConnected &&
  !one.matches(':disabled') &&
  one.checkVisibility({ visibilityProperty: true });

const controlsIn = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(CONTROLS),
];

/**
 * Draws a figure in `root`. Whatever has the keyboard and is gone afterwards gives it to what stands in its place:
 * in a panel to the control there, in the smallest box around it that still has one; if the panel is gone, to its
 * tab; anywhere else to the picture.
 */
export function keepFocus(root: ShadowRoot, draw: () => void, picture: () => void): void {
  const held = root.activeElement;
  const tab = root.querySelector<HTMLElement>('.words [aria-expanded=true]');
  const places: [box: Element, at: number][] = [];
  const panel = held?.closest('section.panel');
  for (let box = held; panel && box && box !== panel; ) {
    box = box.parentElement;
    if (box) places.push([box, controlsIn(box).indexOf(held as HTMLElement)]);
  }
  draw();
  const kept = root.activeElement;
  if (!held || (kept && (kept !== held || usable(held)))) return;
  if (!kept && usable(held)) {
    // A mark that is still drawn loses the keyboard when another one becomes the stop of Tab. Who moved it there gives it
    // the keyboard; otherwise nobody has it.
    setTimeout(() => {
      if (document.activeElement === document.body) picture();
    });
    return;
  }
  for (const [box, at] of places) {
    const left = box.isConnected ? controlsIn(box).filter(usable) : [];
    const heir = left[Math.min(at, left.length - 1)];
    if (heir) {
      heir.focus({ preventScroll: true });
      return;
    }
  }
  if (panel && usable(tab)) tab?.focus({ preventScroll: true });
  else picture();
}
