/**
 * The script behind every embedded figure: stable name `embed.js`, to be put into any page.
 * It knows the elements and loads an exhibit when one of its elements comes near the viewport.
 */
import { exhibits, type Slug, slugs } from '../exhibits/index.ts';
import { listenToFrames } from './frames.ts';
import { followProse } from './prose.ts';

/** How far outside the viewport a figure begins to load: about a screen on a phone. */
const NEARNESS = '600px';

/** The keeper comes first: a figure asks for it as soon as it is made. */
async function load(slug: Slug): Promise<void> {
  const { keepFigures } = await import('./keeper.ts');
  keepFigures();
  await exhibits[slug]();
}

const begun = new Set<Slug>();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const slug = slugs.find((known) => target.localName === `appleyard-${known}`);
      if (!isIntersecting) continue;
      near.unobserve(target);
      if (!slug || begun.has(slug)) continue;
      begun.add(slug);
      // Where it cannot be had, what is inside the element goes on showing: no error of the page.
      load(slug).catch(() => {});
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

followProse();
if (__APPLEYARD_SITE__) listenToFrames();
