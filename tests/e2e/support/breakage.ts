/** Ways in which browsers, servers and networks fail a page. */
import type { Page, Route } from '@playwright/test';

export const wasmFiles = '**/*.wasm';
export const workerFiles = '**/worker-*.js';

/** Lets requests wait until they are let go; the way to see a page that is still loading. */
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

/** Answers with what the server would have sent, its first half only. */
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

/** Takes WebAssembly away, and hands the page a function that brings it back. */
export async function withoutWebAssembly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { WebAssembly } = window;
    Reflect.deleteProperty(window, 'WebAssembly');
    Object.assign(window, { heal: () => Object.assign(window, { WebAssembly }) });
  });
}

export async function withoutSimd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { validate } = WebAssembly;
    WebAssembly.validate = () => false;
    Object.assign(window, {
      heal: () => {
        WebAssembly.validate = validate;
      },
    });
  });
}

/** Undoes what `without...` did. */
export async function heal(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { heal(): void }).heal());
}

/** A browser that lets pages store nothing, as some do when cookies are forbidden. */
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

/** Workers that start and then never say anything. */
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
 * Keeps what the page posts to its worker, for `posted`. Runs of the worker seem to stop at 40 %
 * until `release`: their last reply is held back, and a report of progress comes in its place.
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

/** Lets the slow worker's held replies through, late ones of cancelled runs too. */
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

/** How often the page has asked its worker for this. */
export async function posted(page: Page, type: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { posted: { type: string }[] }).posted.filter(
        (message) => message.type === wanted,
      ).length,
    type,
  );
}
