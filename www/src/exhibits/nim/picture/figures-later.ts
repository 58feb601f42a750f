/** Fetches the small figures of the prose after the figure, once somebody does anything on the page. */
const load = (): void => void import('./figures.ts');
const waiting = new AbortController();
const loadLater = (event: Event): void => {
  // The browser also reports a pointer as moving when the page moves under it.
  const rests = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
  if (event.type === 'pointermove' && rests) return;
  waiting.abort();
  const figure = document.querySelector<HTMLElement>('appleyard-nim');
  if (figure?.dataset.ready === 'true') load();
  else addEventListener('appleyard-settled', load, { once: true, capture: true });
};
// A mouse that rested while the page opened may press before it moves.
for (const sign of [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'beforeprint',
]) {
  addEventListener(sign, loadLater, { passive: true, signal: waiting.signal });
}
