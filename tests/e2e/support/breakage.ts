/** The ways in which browsers, servers and networks fail a page. */
import type { Page, Route } from '@playwright/test';

export const wasmFiles = '**/*.wasm';
export const workerFiles = '**/worker-*.js';

/** Makes requests wait until the test lets them go, which shows a page that is still loading. */
export class Barrier {
  readonly #open: Promise<void>;
  open!: () => void;

  constructor() {
    this.#open = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  readonly pass = async (route: Route): Promise<void> => {
    await this.#open;
    await route.continue();
  };
}

/** Answers with the first half of what the server would have sent. */
export async function truncated(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const half = body.subarray(0, body.length / 2);
  await route.fulfill({
    headers: { ...response.headers(), 'content-length': String(half.length) },
    body: half,
  });
}

/** Answers with other headers than the server's. */
export const withHeaders =
  (headers: Record<string, string>) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  };

/** Removes WebAssembly, and gives the page a function that brings it back. */
export async function withoutWebAssembly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebAssembly');
  });
}

export async function withoutSimd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
}

/** A browser in which pages can store nothing, as in some browsers that forbid cookies. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

export async function withoutWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Workers are forbidden here.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
}

/** Workers that start and then never answer. */
export async function withSilentWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onmessage = null;
      onerror = null;
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  });
}

/**
 * Records what the page posts to its worker, for `posted`. The worker's runs seem to stop at 40 % until
 * `release`: this holds their last reply back and sends a report of progress in its place.
 */
export async function withSlowWorker(page: Page): Promise<void> {
  await watchWorker(page);
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let slow = true;
    class SlowWorker extends window.Worker {
      override set onmessage(hear: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event: MessageEvent): void => {
          const { type, run } = event.data;
          if (!slow || type !== 'finished') {
            hear?.(event);
            return;
          }
          held.push(() => hear?.(event));
          const data = { type: 'progress', run, done: 40, total: 100, spent: 40 };
          hear?.(new MessageEvent('message', { data }));
        };
      }
    }
    window.Worker = SlowWorker;
    Object.assign(window, {
      release: () => {
        slow = false;
        for (const tell of held.splice(0)) tell();
      },
    });
  });
}

/** Lets the held replies of the slow worker through, even late ones of cancelled runs. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { release(): void }).release());
}

export async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    class WatchedWorker extends Worker {
      override postMessage(message: { type?: string; run?: number }): void {
        if (message.type) posted.push({ type: message.type, run: message.run });
        super.postMessage(message);
      }
    }
    window.Worker = WatchedWorker;
    Object.assign(window, { posted });
  });
}

/** Only the first run comes to an end. */
export async function withOneRun(page: Page): Promise<void> {
  await watchWorker(page);
  await page.addInitScript(() => {
    let first: number | undefined;
    class BusyWorker extends window.Worker {
      override set onmessage(hear: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event: MessageEvent): void => {
          const { type, run } = event.data;
          if (type === 'finished') first ??= run;
          if (type !== 'finished' || run === first) hear?.(event);
        };
      }
    }
    window.Worker = BusyWorker;
  });
}

/** The number of runs that the page has begun in its worker and not freed. */
export async function unfreed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const runs = new Set<number>();
    const { posted } = window as unknown as { posted: { type: string; run: number }[] };
    for (const { type, run } of posted) {
      if (type === 'start') runs.add(run);
      if (type === 'free') runs.delete(run);
    }
    return runs.size;
  });
}

/** How often the page has posted this to its worker. */
export async function posted(page: Page, type: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { posted: { type: string }[] }).posted.filter(
        (message) => message.type === wanted,
      ).length,
    type,
  );
}

/**
 * Counts the listeners on objects that outlive an element: the window, the document, media queries and
 * others.
 */
export async function watchListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { on: string; listener: unknown; target: EventTarget }[] = [];
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const forget = (target: EventTarget, on: string, listener: unknown): void => {
      const at = heard.findIndex(
        (one) => one.target === target && one.on === on && one.listener === listener,
      );
      if (at >= 0) heard.splice(at, 1);
    };
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...of): void {
      const [on, listener, options] = of;
      const target = this ?? window;
      const short = target instanceof Element || target instanceof AbortSignal;
      if (!short && !(target instanceof Worker)) {
        heard.push({ on, listener, target });
        const { signal } = typeof options === 'object' ? options : {};
        if (signal) add.call(signal, 'abort', () => forget(target, on, listener));
      }
      add.call(target, ...of);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, ...of): void {
      forget(this ?? window, of[0], of[1]);
      remove.call(this ?? window, ...of);
    };
    Object.assign(window, { heard });
  });
}

/** What has listeners, in alphabetical order. */
export async function listeners(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: { on: string; target: EventTarget }[] };
    return heard.map(({ on, target }) => `${target.constructor.name} ${on}`).sort();
  });
}
