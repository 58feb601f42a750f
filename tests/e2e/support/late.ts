import type { BrowserContext, Page } from '@playwright/test';

/**
 * Whether everything that a page waits for comes late: `npm test -- --late`. Then a test fails that reads a
 * page before it has what the test is about.
 */
const late = process.env.APPLEYARD_LATE !== undefined;

/** How much later an answer of a worker or a file may come, in ms, and how much slower the page is. */
const [ANSWER_MS, FILE_MS, SLOWER] = [250, 250, 3];

/** Delays what a page posts to its workers and what it fetches, each in its order. */
function delay([answer, file]: readonly [number, number]): void {
  const wait = window.setTimeout.bind(window);
  const { now } = performance;
  const { postMessage } = Worker.prototype;
  const due = new WeakMap<Worker, number>();
  Worker.prototype.postMessage = function late(this: Worker, ...args: [unknown]) {
    const at = Math.max(due.get(this) ?? 0, now.call(performance) + Math.random() * answer);
    due.set(this, at);
    wait(() => postMessage.apply(this, args), at - now.call(performance));
  } as typeof postMessage;
  const { fetch } = window;
  window.fetch = async (...args) => {
    await new Promise((resolve) => {
      wait(resolve, Math.random() * file);
    });
    return fetch.apply(window, args);
  };
}

/** Makes everything late in a context that is new. */
export async function makeLate(context: BrowserContext): Promise<void> {
  if (late) await context.addInitScript(delay, [ANSWER_MS, FILE_MS] as const);
}

/** Makes a page slow. */
export async function slowDown(page: Page): Promise<void> {
  if (!late) return;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
