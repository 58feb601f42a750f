import type { Page, Request } from '@playwright/test';

/**
 * Whether a script is only read into the cache, before it is imported. What a touch opens is (`www/src/page/late.ts`), and a
 * test that asks a page something counts as a touch.
 */
export const readAhead = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.url().endsWith('.js');

/** How long nothing new is fetched before a page counts as complete, in ms. */
const QUIET = 500;

/** Waits until a page has fetched all that it fetches by itself, and something at all. */
export const fetched = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let [count, since] = [0, performance.now()];
        const look = () => {
          const now = performance.getEntriesByType('resource').length;
          if (now !== count) [count, since] = [now, performance.now()];
          if (count > 0 && performance.now() - since > quiet) resolve();
          else setTimeout(look, 50);
        };
        look();
      }),
    QUIET,
  );
