/** The small figures of the prose are fetched as soon as somebody does anything on the page. */
const load = (): void => void import('./figures.ts');
for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll', 'beforeprint']) {
  addEventListener(sign, load, { once: true, passive: true });
}
