/**
 * The script behind every embedded figure, with the stable name `embed.js`, for any page. It knows the
 * elements, and it loads an exhibit when one of its elements comes near the viewport. Where there is no
 * page, as on a server that renders one, it does nothing.
 */
import { exhibits } from '../exhibits/index.ts';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import type { Mount } from '../stage/define-exhibit.ts';
import { wishesOf } from '../stage/element-properties.ts';
import { defineElement, type FigureElement } from '../stage/figure-element.ts';
import { watchFrames } from './frames.ts';
import { keepKeys } from './held-keys.ts';
import { languagesAround } from './language-around.ts';
import { followProse } from './prose.ts';
import { reserve, roomOf } from './room.ts';
import { sayUnfetched, unfetched } from './unfetched.ts';

/** How far outside the viewport a figure begins to load: about one screen of a phone. */
const NEARNESS = '600px';

const loads = new Map<Slug, Promise<Mount>>();

/** Fetches an exhibit once. After a failure the next element that comes near tries again. */
function load(slug: Slug): Promise<Mount> {
  const begun = loads.get(slug);
  if (begun) return begun;
  const loading = Promise.all([import('./embedded-figures.ts'), exhibits[slug]()]).then(
    ([{ keepFigures }, { mount }]) => {
      keepFigures(roomOf);
      return mount;
    },
  );
  loads.set(slug, loading);
  loading.catch(() => loads.delete(slug));
  return loading;
}

function defineElements(): void {
  const slugOf = new Map<Element, Slug>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void come(target as FigureElement);
      }
    },
    { rootMargin: NEARNESS },
  );
  const come = async (element: FigureElement): Promise<void> => {
    const slug = slugOf.get(element);
    forget(element);
    if (!slug) return;
    // If the exhibit cannot be fetched, the content of the element stays visible, with a sentence above it. Only a
    // page that waits for the figure must see an error.
    const mount = await load(slug).catch((cause: unknown) => {
      wishesOf(element).fail(unfetched(slug, cause));
      sayUnfetched(element, [...languagesAround(element), ...navigator.languages]);
    });
    // An element that has left meanwhile is watched again when it is back.
    if (!mount || !element.isConnected) return;
    if (!element.figure) element.shadowRoot?.replaceChildren();
    mount(element);
  };
  const forget = (element: FigureElement): void => {
    slugOf.delete(element);
    near.unobserve(element);
  };
  for (const slug of slugs) {
    const watch = {
      come: (element: FigureElement) => {
        keepKeys(element);
        reserve(element);
        slugOf.set(element, slug);
        near.observe(element);
      },
      go: forget,
    };
    defineElement(slug, watch);
  }
}

if ('document' in globalThis && 'IntersectionObserver' in globalThis) {
  defineElements();
  followProse();
  if (__APPLEYARD_SITE__) watchFrames();
}
