import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { isOfTheTests } from '../../support/of-the-tests.ts';
import { makeLate, slowDown } from './late.ts';

interface Fixtures {
  /** Declares that messages like this one belong to the test. A message that never comes fails the test too. */
  expectConsole: (pattern: RegExp) => void;
  /** Runs in every test: an unexpected error or warning of any page fails it. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** The contexts of this worker, by their options. */
  contexts: Contexts;
}

interface Heard {
  readonly messages: string[];
  readonly expected: RegExp[];
}

function listen(page: Page, heard: Heard): void {
  page.on('console', (message: ConsoleMessage) => {
    if (isOfTheTests(message.text())) return;
    if (['error', 'warning'].includes(message.type())) {
      heard.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => heard.messages.push(`uncaught: ${error.message}`));
}

/**
 * Returns a function that says whether the test has taken over the clock, which all pages of a context
 * share.
 */
function watchClock({ clock }: BrowserContext): () => boolean {
  let taken = false;
  const { install } = clock;
  clock.install = (options) => {
    taken = true;
    return install.call(clock, options);
  };
  return () => taken;
}

const heardBy = new WeakMap<object, Heard>();

function heardIn(info: object): Heard {
  const heard = heardBy.get(info) ?? { messages: [], expected: [] };
  heardBy.set(info, heard);
  return heard;
}

/** The number of contexts that a worker keeps. Each holds a cache. */
const KEPT = 6;

/**
 * Browser contexts that outlive a test, one for each set of options, so that scripts and compiled wasm stay
 * in the cache. `clear` removes whatever a test can leave behind there; each test has its own pages.
 */
class Contexts {
  readonly #contexts = new Map<string, Promise<BrowserContext>>();

  constructor(readonly make: (options: BrowserContextOptions) => Promise<BrowserContext>) {}

  async like(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context = this.#contexts.get(key) ?? this.make(options);
    // The context that was used last goes to the end.
    this.#contexts.delete(key);
    this.#contexts.set(key, context);
    const [oldest] = this.#contexts;
    if (this.#contexts.size > KEPT && oldest) {
      this.#contexts.delete(oldest[0]);
      await (await oldest[1]).close();
    }
    return context;
  }

  /** Closes the pages and forgets their storage, routes and permissions. */
  async clear(context: BrowserContext): Promise<void> {
    context.removeAllListeners('page');
    context.removeAllListeners('request');
    context.removeAllListeners('response');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all([context.clearCookies(), context.clearPermissions(), this.#forget(context)]);
    await Promise.all(context.pages().map((page) => page.close()));
  }

  /** Closes a context that cannot be cleared. */
  async drop(context: BrowserContext): Promise<void> {
    for (const [key, one] of this.#contexts) {
      if ((await one) === context) this.#contexts.delete(key);
    }
    await context.close();
  }

  async #forget(context: BrowserContext): Promise<void> {
    const page = context.pages().find((one) => !one.isClosed()) ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Storage.clearDataForOrigin', {
      origin: '*',
      storageTypes: 'local_storage,cache_storage,indexeddb,service_workers',
    });
  }
}

/**
 * Playwright's test in a context that stays warm. It also fails on any error or warning in the console of
 * its pages, and on any uncaught error.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [
    async ({ browser }, use) => {
      // The browser closes them all.
      const make = async (options: BrowserContextOptions) => {
        const context = await browser.newContext(options);
        await makeLate(context);
        return context;
      };
      await use(new Contexts(make));
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      contexts,
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      viewport,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const options = { baseURL, colorScheme, deviceScaleFactor, hasTouch, isMobile };
    const more = { javaScriptEnabled, locale, viewport, serviceWorkers, ...contextOptions };
    const given = Object.entries({ ...options, ...more }).filter(
      ([, value]) => value !== undefined,
    );
    const context = await contexts.like(Object.fromEntries(given));
    const hasClock = watchClock(context);
    await use(context);
    // A clock that was taken over cannot be given back, so the next page would stand still.
    await (hasClock() ? contexts.drop(context) : contexts.clear(context));
  },
  quietConsole: [
    async ({ context }, use, info) => {
      const heard = heardIn(info);
      context.on('page', (page) => {
        listen(page, heard);
        void slowDown(page).catch(() => {});
      });
      await use(undefined);
      const unexpected = heard.messages.filter(
        (message) => !heard.expected.some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'unexpected messages in the console').toEqual([]);
      // The console may lag behind the page.
      await expect
        .poll(
          () =>
            heard.expected
              .filter((pattern) => !heard.messages.some((message) => pattern.test(message)))
              .map(String),
          { message: 'expected messages that did not come' },
        )
        .toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  expectConsole: async ({}, use, info) => {
    await use((pattern) => heardIn(info).expected.push(pattern));
  },
});

export const expect = test.expect;
