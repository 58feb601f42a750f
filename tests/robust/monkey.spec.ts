import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { isOfTheTests } from '../support/of-the-tests.ts';
import { Monkey } from './monkey.ts';
import { Chance, type Exhibit, exhibits, full, type Shown, seed } from './support.ts';

const actions = Number(process.env.MONKEY_ACTIONS ?? (full ? 10_000 : 250));
/** A generous limit, which only separates a page that hangs from a slow one. */
const ANSWERS_WITHIN_MS = 20_000;
const STACK_WITHIN_MS = 5_000;
/** How much larger the heap may be at the end than after the first tenth, in the same state. */
const HEAP_FACTOR = 1.5;
const HEAP_BYTES = 12e6;

/**
 * The longest task, in ms, and when it began, in ms since 1970; and the scripts of the workers that were
 * started.
 */
interface Seen {
  longest: number;
  since: number;
  workers: string[];
}

/** Records the page's longest task and its workers, and keeps the page from being left. */
function prepare(): void {
  const seen: Seen = { longest: 0, since: 0, workers: [] };
  Object.assign(window, { seen, print: () => {} });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      if (duration <= seen.longest) continue;
      seen.longest = duration;
      seen.since = performance.timeOrigin + startTime;
    }
  }).observe({ type: 'longtask', buffered: true });
  // A window that fills the screen cannot be resized.
  Element.prototype.requestFullscreen = () => Promise.reject(new Error('not here'));
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      // Quicksort measures in a worker of its own, as often as somebody asks.
      if (!/measure-worker/.test(String(args[0]))) seen.workers.push(String(args[0]));
    }
  };
  addEventListener(
    'click',
    (event) => {
      const links = event.composedPath().filter((node) => node instanceof HTMLAnchorElement);
      if (links.some((link) => !link.getAttribute('href')?.startsWith('#') && !link.download)) {
        event.preventDefault();
      }
    },
    true,
  );
}

/** Measures the heap of a page as it is when it opens, with nothing open in it. */
async function heap(page: Page, cdp: CDPSession, exhibit: Exhibit): Promise<number> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.evaluate(async (slug) => {
    const figure = document.querySelector<Shown>(`appleyard-${slug}`);
    if (figure) figure.scene = 'v=1';
    // Until then it is ready with what it showed before, which may be large.
    await figure?.updateComplete;
  }, exhibit);
  await expect(page.locator(`appleyard-${exhibit}[data-ready=true]`)).toHaveCount(1);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** What a page that hangs is doing: the functions on its stack, innermost first. */
async function stackOf(cdp: CDPSession): Promise<string> {
  const paused = new Promise<string>((resolve) => {
    cdp.once('Debugger.paused', ({ callFrames }) => {
      const places = callFrames.map(
        ({ functionName, url, location }) =>
          `${functionName || '(anonymous)'} ${url}:${location.lineNumber}:${location.columnNumber}`,
      );
      resolve(`it is in:\n  ${places.join('\n  ')}`);
    });
  });
  const asked = cdp
    .send('Debugger.enable')
    .then(() => cdp.send('Debugger.pause'))
    .then(() => paused);
  return within(STACK_WITHIN_MS, asked).catch((error: Error) => `no stack: ${error.message}`);
}

test.use({ acceptDownloads: false, hasTouch: true });

for (const exhibit of exhibits) {
  test(`${actions} random actions leave ${exhibit} in order`, async ({ page }) => {
    test.setTimeout(60_000 + actions * 1000);
    const faults: string[] = [];
    await page.addInitScript(prepare);
    await page.goto(`${exhibit}/`);
    await expect(page.locator(`appleyard-${exhibit}[data-ready=true]`)).toHaveCount(1);
    const cdp = await page.context().newCDPSession(page);
    const monkey = new Monkey(page, cdp, exhibit, new Chance(seed));
    page.on('dialog', (dialog) => void dialog.dismiss());
    const fault = (what: string): void => {
      faults.push(
        `${what}\nafter action ${monkey.done.length} (MONKEY_SEED=${seed}):\n  ${monkey.done.slice(-50).join('\n  ')}`,
      );
    };
    page.on('crash', () => fault('the page has crashed'));
    page.on('pageerror', (error) => fault(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (isOfTheTests(message.text())) return;
      if (/error|warning/.test(message.type())) fault(`${message.type()}: ${message.text()}`);
    });

    const began = performance.now();
    let first = 0;
    try {
      for (let i = 0; i < actions; i += 1) {
        await within(ANSWERS_WITHIN_MS, monkey.act());
        if (faults.length > 0) break;
        if (i === Math.floor(actions / 10)) first = await heap(page, cdp, exhibit);
      }
    } catch (error) {
      fault(`${error}\n${await stackOf(cdp)}`);
    }
    expect(faults.slice(0, 3).join('\n\n')).toBe('');
    const seconds = (performance.now() - began) / 1000;
    const last = await heap(page, cdp, exhibit);
    const { longest, since, workers } = await page.evaluate(
      () => (window as unknown as { seen: Seen }).seen,
    );
    const cause = monkey.done[monkey.times.findLastIndex((time) => time <= since)];
    const [before, after] = [first, last].map((bytes) => (bytes / 1e6).toFixed(1));
    console.log(
      `${exhibit}: ${actions} actions in ${seconds.toFixed()} s; heap ${before} MB after a tenth, ${after} MB at the end; longest task ${longest.toFixed()} ms, after: ${cause ?? 'the start'}; ${workers.length} worker`,
    );
    expect(last).toBeLessThan(HEAP_FACTOR * first + HEAP_BYTES);
    // A second worker of a package would mean that long work was mistaken for death.
    expect(workers.length).toBeGreaterThan(0);
    expect(workers).toEqual([...new Set(workers)]);
  });
}
