/**
 * The script behind every embedded figure: stable name `embed.js`, to be put into any page.
 * It knows the elements and loads an exhibit when one of its elements comes near the viewport.
 */
import { exhibits, type Slug, slugs } from './exhibits/index.ts';
import { isPlainClick } from './page/clicks.ts';

/** How far outside the viewport an element starts to load: about a screen on a phone. */
const NEARNESS = '600px';

interface Embedded extends HTMLElement {
  scene: string | null;
}

const load = (slug: Slug): Promise<unknown> => exhibits[slug]();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const slug = slugs.find((known) => target.localName === `appleyard-${known}`);
      if (!isIntersecting || !slug) continue;
      near.unobserve(target);
      void load(slug);
    }
  },
  { rootMargin: NEARNESS },
);

/** Observing an element again changes nothing, so elements that come later are simply found too. */
const watch = (): void => {
  const figures = slugs.map((slug) => `appleyard-${slug}:not(:defined)`);
  for (const figure of document.querySelectorAll(figures.join())) near.observe(figure);
};
watch();
new MutationObserver(watch).observe(document, { childList: true, subtree: true });

/** `<a data-appleyard="fig1" href="#scene">`: an author's prose drives a figure without script. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-appleyard]');
  const figure = document.getElementById(link?.dataset.appleyard ?? '') as Embedded | null;
  if (!link || !figure || !isPlainClick(event)) return;
  event.preventDefault();
  figure.scene = link.hash;
});
