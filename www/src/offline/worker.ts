/**
 * Serves the site where there is no network. Its pages are those of one build: their addresses stand in the build's list,
 * so a page and its files are never of two versions. A newer build waits until a visitor asks for it. Files whose names
 * hold a fingerprint never change; they come from the cache where a page has put them (`keep.ts`).
 */
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES_CACHE } from './names.ts';

/** What a service worker has beside a page's `self`. */
declare const self: Pick<Window, 'location'> & {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listen: (event: MessageEvent<unknown>) => void): void;
};
/** The pages of the build and what they load by a name without a fingerprint. The build writes the list. */
declare const __APPLEYARD_SHELL__: PrecacheEntry[];

cleanupOutdatedCaches();
// The pages read the language from the address.
precacheAndRoute(__APPLEYARD_SHELL__, {
  ignoreURLParametersMatching: [/^lang$/],
  cleanURLs: false,
});

const { pathname: root } = new URL('./', self.location.href);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^(?:assets|words)\//.test(url.pathname.slice(root.length)),
  new CacheFirst({ cacheName: FILES_CACHE, matchOptions: { ignoreVary: true } }),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
