/** Every test runs in each engine, with a browser of its own that lives as long as its file. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { published } from '../../hosts/hosts.ts';
import { type Server, serveFolder } from '../../support/server.ts';
import type { Browser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { launchWebKit } from './webkit.ts';

const engines = { Firefox: launchFirefox, WebKit: launchWebKit } as const;

/** The folder that the build has written. */
export const dist = 'dist';

/** What a check is given: a reader at a browser, and the address of the site. */
export type Check = (reader: Reader, site: string) => Promise<void>;

/** Checks by their names, run in each engine; one that leaves an error in the console has failed. */
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
          await browser.resize(1280, 1000);
          await check(new Reader(browser), server.address);
          expect(await browser.complaints(), 'the console').toEqual([]);
        });
      }
    });
  }
}
