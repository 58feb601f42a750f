/** The page inside a frame: `embed.html?figure=lattice&lang=es#scene`, one figure that fills it. */
import { exhibits, slugs } from './exhibits/index.ts';
import { followPreferences } from './page/document.ts';

const asked = new URLSearchParams(location.search).get('figure');
const slug = slugs.find((known) => known === asked) ?? 'lattice';
const figure = document.createElement(`appleyard-${slug}`) as HTMLElement & {
  scene: string | null;
};
figure.setAttribute('fit', '');
figure.scene = location.hash;
const [main, heading] = [document.createElement('main'), document.createElement('h1')];
main.append(heading, figure);
document.body.append(main);
figure.addEventListener('appleyard-scene', () => {
  document.documentElement.dataset.ready = 'true';
});
addEventListener('hashchange', () => {
  figure.scene = location.hash;
});
followPreferences([slug], (words) => {
  heading.textContent = words.text('title');
});
void exhibits[slug]();

// An extra for hosts that listen: how tall the figure would like to be.
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.scrollHeight);
  parent.postMessage({ type: 'appleyard-height', height }, '*');
}).observe(figure);
