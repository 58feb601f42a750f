/**
 * The script behind every embedded figure, with the stable name `embed.js`, for any page. It knows the
 * elements, and it loads an exhibit when one of its elements comes near the viewport.
 */
import { exhibits, type Slug, slugs } from '../exhibits/index.ts';
import { watchFrames } from './frames.ts';
import { followProse } from './prose.ts';
import { reserve, roomOf } from './room.ts';

/** How far outside the viewport a figure begins to load: about one screen of a phone. */
const NEARNESS = '600px';

/** The code for embedded figures comes first, because a figure needs it as soon as it is made. */
async function load(slug: Slug): Promise<void> {
  const { keepFigures } = await import('./embedded-figures.ts');
  keepFigures(roomOf);
  await exhibits[slug]();
}

const begun = new Set<Slug>();
/** The elements that have not come near the viewport yet. */
const awaited = new Set<Element>();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const slug = slugs.find((known) => target.localName === `appleyard-${known}`);
      if (!isIntersecting) continue;
      forget(target);
      if (!slug || begun.has(slug)) continue;
      begun.add(slug);
      // If the exhibit cannot be fetched, the content of the element stays visible. The page must not see
      // an error.
      load(slug).catch(() => {});
    }
  },
  { rootMargin: NEARNESS },
);

function forget(figure: Element): void {
  awaited.delete(figure);
  near.unobserve(figure);
}

/** Observing an element again changes nothing, so this also finds elements that come later. */
const watch = (): void => {
  for (const figure of awaited) {
    if (!figure.isConnected) forget(figure);
  }
  const figures = slugs.map((slug) => `appleyard-${slug}:not(:defined)`);
  for (const figure of document.querySelectorAll(figures.join())) {
    reserve(figure);
    awaited.add(figure);
    near.observe(figure);
  }
};
watch();
new MutationObserver(watch).observe(document, { childList: true, subtree: true });

followProse();
if (__APPLEYARD_SITE__) watchFrames();
