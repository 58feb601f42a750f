/** A computer that takes its time. */
import type { Page } from '@playwright/test';

/** Makes the computer think until `release`. */
export async function withHeldComputer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const held: (() => void)[] = [];
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 500 ? held.push(run) : later(run, ms)) as typeof setTimeout;
    Object.assign(window, {
      release: () => {
        for (const run of held.splice(0)) run();
      },
    });
  });
}
export const release = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { release(): void }).release());
