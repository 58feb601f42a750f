/** Every test runs in each engine, in a browser that lives as long as the file of the test. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { published } from '../../hosts/hosts.ts';
import { type Server, serveFolder } from '../../support/server.ts';
import type { Browser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { launchWebKit } from './webkit.ts';

const engines = { Firefox: launchFirefox, WebKit: launchWebKit } as const;

/** The folder of the built site. */
export const dist = 'dist';

/** The width and height of the page at the start of each test, in px. */
export const pageSize = [1280, 1000] as const;

/** A check gets a reader in a browser, and the address of the site. */
export type Check = (reader: Reader, site: string) => Promise<void>;

/** Runs checks, by their names, in each engine. A check that leaves an error in the console fails. */
export function inEveryEngine(checks: Readonly<Record<string, Check>>): void {
  for (const [engine, launch] of Object.entries(engines)) {
    describe(engine, () => {
      let browser: Browser;
      let server: Server;
      beforeAll(async () => {
        [server, browser] = await Promise.all([serveFolder(dist, '/', published), launch()]);
        console.info(browser.version);
      });
      afterAll(async () => {
        await browser?.close();
        await server?.close();
      });
      for (const [name, check] of Object.entries(checks)) {
        test(name, async () => {
          await browser.enter();
          await browser.resize(...pageSize);
          const failed = await check(new Reader(browser), server.address).then(
            () => undefined,
            (thrown: unknown) => ({ thrown }),
          );
          // What the console says may be the reason, and must not be taken for a fault of the next test.
          const heard = await browser.complaints();
          if (failed && heard.length === 0) throw failed.thrown;
          expect(heard, `the console${failed ? `, and ${failed.thrown}` : ''}`).toEqual([]);
        });
      }
    });
  }
}
