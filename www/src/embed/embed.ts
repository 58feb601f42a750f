/**
 * The script behind every embedded figure, with the stable name `embed.js`, for any page. It knows the
 * elements, and it loads an exhibit when one of its elements comes near the viewport. Where there is no
 * page, as on a server that renders one, it does nothing.
 */
import { exhibits } from '../exhibits/index.ts';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import { watchFrames } from './frames.ts';
import { keepKeys } from './held-keys.ts';
import { wishesOf } from './properties.ts';
import { followProse } from './prose.ts';
import { reserve, roomOf } from './room.ts';
import { shellOf } from './shell.ts';

/** How far outside the viewport a figure begins to load: about one screen of a phone. */
const NEARNESS = '600px';

type Adopt = (element: HTMLElement) => void;

const loads = new Map<Slug, Promise<Adopt>>();

/** Fetches an exhibit once. After a failure the next element that comes near tries again. */
function load(slug: Slug): Promise<Adopt> {
  const begun = loads.get(slug);
  if (begun) return begun;
  const loading = Promise.all([import('./adopt.ts'), exhibits[slug]()]).then(
    ([{ adopter }, module]) => adopter(module, roomOf),
  );
  loads.set(slug, loading);
  loading.catch(() => loads.delete(slug));
  return loading;
}

/** Why `ready` rejects, in the form of all our errors: a code, and what it is about. */
function unfetched(exhibit: Slug, cause: unknown): Error {
  const error = new Error(`The files of “${exhibit}” could not be fetched.`, { cause });
  return Object.assign(error, { code: 'exhibit-not-fetched', params: { exhibit } });
}

function defineElements(): void {
  const slugOf = new Map<Element, Slug>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void come(target as HTMLElement);
      }
    },
    { rootMargin: NEARNESS },
  );
  const come = async (element: HTMLElement): Promise<void> => {
    const slug = slugOf.get(element);
    forget(element);
    if (!slug) return;
    // If the exhibit cannot be fetched, the content of the element stays visible. Only a page that waits for
    // the figure must see an error.
    const adopt = await load(slug).catch((cause: unknown) => {
      wishesOf(element).fail(unfetched(slug, cause));
    });
    // An element that has left meanwhile is watched again when it is back.
    if (element.isConnected) adopt?.(element);
  };
  const forget = (element: HTMLElement): void => {
    slugOf.delete(element);
    near.unobserve(element);
  };
  for (const slug of slugs) {
    const name = `appleyard-${slug}`;
    // If a page has two versions of the script, the first one serves all its figures.
    if (customElements.get(name)) continue;
    const watch = {
      come: (element: HTMLElement) => {
        keepKeys(element);
        reserve(element);
        slugOf.set(element, slug);
        near.observe(element);
      },
      go: forget,
    };
    customElements.define(name, shellOf(watch));
  }
}

if ('document' in globalThis && 'IntersectionObserver' in globalThis) {
  defineElements();
  followProse();
  if (__APPLEYARD_SITE__) watchFrames();
}
