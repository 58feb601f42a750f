import { test as base, type ConsoleMessage, type Page } from '@playwright/test';

interface Fixtures {
  /** Says that messages like this one belong to the test; one that never comes fails it too. */
  expectConsole: (pattern: RegExp) => void;
  /** Runs in every test: an unexpected error or warning of any page fails it. */
  quietConsole: undefined;
}

interface Heard {
  readonly messages: string[];
  readonly expected: RegExp[];
}

function listen(page: Page, heard: Heard): void {
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      heard.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => heard.messages.push(`uncaught: ${error.message}`));
}

const heardBy = new WeakMap<object, Heard>();

function heardIn(info: object): Heard {
  const heard = heardBy.get(info) ?? { messages: [], expected: [] };
  heardBy.set(info, heard);
  return heard;
}

/**
 * Playwright's test that also fails on any error or warning in the console of any page of the
 * test's context, and on any uncaught error.
 */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use, info) => {
      const heard = heardIn(info);
      for (const page of context.pages()) {
        listen(page, heard);
      }
      context.on('page', (page) => listen(page, heard));
      await use(undefined);
      const unexpected = heard.messages.filter(
        (message) => !heard.expected.some((pattern) => pattern.test(message)),
      );
      const missing = heard.expected.filter(
        (pattern) => !heard.messages.some((message) => pattern.test(message)),
      );
      expect(unexpected, 'unexpected messages in the console').toEqual([]);
      expect(missing.map(String), 'expected messages that did not come').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  expectConsole: async ({}, use, info) => {
    await use((pattern) => heardIn(info).expected.push(pattern));
  },
});

export const expect = test.expect;
