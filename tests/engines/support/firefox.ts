/** Firefox without a window, through WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type ConsoleMessage,
  type Frame,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { findFirefox } from '../../../scripts/lib/engines.mjs';
import { asScript, type Browser, PATIENCE_MS, type Place } from './browser.ts';

/** Firefox reports requests that were cancelled by leaving a page as if the page, or its worker, had failed. */
const CANCELLED =
  /error loading dynamically imported module|A ServiceWorker intercepted the request and encountered an unexpected error/;

export async function launchFirefox(): Promise<Browser> {
  const downloads = await mkdtemp(join(tmpdir(), 'appleyard-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'intl.accept_languages': 'en-US, en',
    },
  });
  // The page that exists from the start never gets the focus.
  const page = await browser.newPage();
  const heard = listen(page);
  let frame: Frame = page.mainFrame();
  let corner: () => Promise<Place> = async () => ({ x: 0, y: 0 });
  const seen = async ({ x, y }: Place): Promise<[number, number]> => {
    const from = await corner();
    return [from.x + x, from.y + y];
  };
  const enter = async (selector?: string): Promise<void> => {
    frame = page.mainFrame();
    corner = async () => ({ x: 0, y: 0 });
    if (selector === undefined) return;
    const element = await page.waitForSelector(selector, { timeout: PATIENCE_MS });
    const inside = await element?.contentFrame();
    if (!inside) throw new Error(`there is no frame ${selector}`);
    frame = inside;
    corner = async () =>
      page.evaluate((wanted) => {
        const around = document.querySelector(wanted);
        const box = around?.getBoundingClientRect();
        return {
          x: (box?.x ?? 0) + (around?.clientLeft ?? 0),
          y: (box?.y ?? 0) + (around?.clientTop ?? 0),
        };
      }, selector);
  };
  return {
    version: (await browser.version()).replace('/', ' '),
    downloads,
    async open(address) {
      await enter();
      const before = heard.length;
      await page.goto('about:blank');
      const late = heard.splice(before);
      heard.push(...late.filter((one) => !CANCELLED.test(one)));
      await page.goto(address);
    },
    enter,
    ask: (question, ...given) =>
      // The function is passed as text, because the question must not see any variable of the test.
      frame.evaluate(`(${asScript(question)})(...${JSON.stringify(given)})`) as Promise<never>,
    async click(place) {
      await page.mouse.click(...(await seen(place)));
    },
    async move(place) {
      await page.mouse.move(...(await seen(place)));
    },
    async drag(from, to) {
      await page.mouse.move(...(await seen(from)));
      await page.mouse.down();
      await page.mouse.move(...(await seen(to)), { steps: 8 });
      await page.mouse.up();
    },
    async press(key, ...held) {
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key as KeyInput);
      for (const one of held) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    async choose(selector, value) {
      const element = await frame.$(`pierce/${selector}`);
      const chosen = await element?.select(value);
      if (!chosen?.includes(value)) throw new Error(`there is no ${value} in ${selector}`);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => heard.splice(0),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`));
  return heard;
}
