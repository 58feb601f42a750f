import type { Page } from '@playwright/test';

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
