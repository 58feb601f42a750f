/** The small figures of the prose: fetched once somebody does anything on the page, after the figure. */
const load = (): void => void import('./figures.ts');
const loadLater = (): void => {
  const figure = document.querySelector<HTMLElement>('appleyard-nim');
  if (figure?.dataset.ready === 'true') load();
  else addEventListener('appleyard-settled', load, { once: true, capture: true });
};
for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll', 'beforeprint']) {
  addEventListener(sign, loadLater, { once: true, passive: true });
}
