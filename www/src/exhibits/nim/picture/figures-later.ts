/** What a visitor does. A mouse that rested while the page opened may press before it moves. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'beforeprint'];

/**
 * Fetches the small figures of the prose after the figure, once somebody does anything on the page. If they cannot be
 * fetched, the next thing that somebody does asks for them again.
 */
function loadLater(): void {
  const waiting = new AbortController();
  const load = (): void => void import('./figures.ts').catch(loadLater);
  const act = (event: Event): void => {
    // The browser also reports a pointer as moving when the page moves under it.
    const rests = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
    if (event.type === 'pointermove' && rests) return;
    waiting.abort();
    const figure = document.querySelector<HTMLElement>('appleyard-nim');
    if (figure?.dataset.ready === 'true') load();
    else addEventListener('appleyard-settled', load, { once: true, capture: true });
  };
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true, signal: waiting.signal });
}

loadLater();
