/** The time in which a still plays, in ms. */
const DURATION = 4000;

/**
 * Plays a still: its marks come back in the order of the steps that made them (`data-step`, from the
 * trace). It needs no wasm, which only the first touch loads.
 */
export function replay(still: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const marks = [...still.querySelectorAll<SVGElement>('[data-step]')];
  const began = performance.now();
  const tick = (now: number): void => {
    const share = (now - began) / DURATION;
    for (const mark of marks) {
      mark.classList.toggle('unseen', Number(mark.dataset.step) > share * marks.length);
    }
    if (share < 1 && still.isConnected) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
