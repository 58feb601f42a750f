/** The page inside a frame: `embed.html?figure=lattice&lang=es#scene`, one figure that fills it. */
import { exhibits, slugs } from './exhibits/index.ts';
import { followPreferences } from './page/document.ts';

const slug = slugs.find((known) => known === new URLSearchParams(location.search).get('figure'));
const figure = document.createElement(`appleyard-${slug ?? slugs[0]}`) as HTMLElement & {
  scene: string | null;
};
figure.setAttribute('fit', '');
figure.scene = location.hash;
document.body.append(figure);
figure.addEventListener('appleyard-scene', () => {
  document.documentElement.dataset.ready = 'true';
});
addEventListener('hashchange', () => {
  figure.scene = location.hash;
});
followPreferences([slug ?? slugs[0] ?? 'lattice'], () => {});
void exhibits[slug ?? 'lattice']();

// An extra for hosts that listen: how tall the figure would like to be.
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.scrollHeight);
  parent.postMessage({ type: 'appleyard-height', height }, '*');
}).observe(figure);
