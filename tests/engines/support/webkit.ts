/** WebKit: MiniBrowser of WebKitGTK on a virtual display, through WebKitWebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/lib/engines.mjs';
import { asScript, type Browser, PATIENCE_MS, type Place } from './browser.ts';
import { listenIn } from './listener.ts';

/** Keys that are not letters, by their names in `KeyboardEvent.key`. */
const NAMED: Readonly<Record<string, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Backspace: Keys.BACK_SPACE,
  Control: Keys.CONTROL,
  Delete: Keys.DELETE,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Shift: Keys.SHIFT,
  Tab: Keys.TAB,
};
const keyOf = (key: string): string => NAMED[key] ?? key;

export async function launchWebKit(): Promise<Browser> {
  const found = findWebKit();
  if (!found) throw new Error('WebKit was not found');
  const home = await mkdtemp(join(tmpdir(), 'appleyard-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const listener = await listenIn();
  const screen = spawn(found.display, ['-displayfd', '1', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const service = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
  });
  const driver = await new Builder()
    .usingServer(await answering(`http://127.0.0.1:${port}`))
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      proxy: { proxyType: 'manual', httpProxy: listener.address },
    })
    .build();
  const capabilities = await driver.getCapabilities();
  return {
    ...steering(driver),
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    downloads,
    complaints: async () => listener.complaints(),
    async close() {
      await driver.quit();
      for (const one of [service, screen]) await ended(one);
      await listener.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Steering = Omit<Browser, 'version' | 'downloads' | 'complaints' | 'close'>;

function steering(driver: WebDriver): Steering {
  let frame: WebElement | undefined;
  const pointer = () => driver.actions({ async: true });
  /** Places of pointers are relative to the page, even while all other calls go to a frame in it. */
  const at = async ({ x, y }: Place, duration = 0) => {
    const corner = await cornerOf(driver, frame);
    return {
      x: Math.round(corner.x + x),
      y: Math.round(corner.y + y),
      origin: Origin.VIEWPORT,
      duration,
    };
  };
  const ask: Steering['ask'] = (question, ...given) =>
    driver.executeScript(`return (${asScript(question)})(...arguments)`, ...given);
  return {
    ask,
    async open(address) {
      await this.enter();
      await driver.get('about:blank');
      await driver.get(address);
    },
    async enter(selector) {
      await driver.switchTo().defaultContent();
      frame = undefined;
      if (selector === undefined) return;
      const found = async () => {
        [frame] = await driver.findElements({ css: selector });
        return frame !== undefined;
      };
      await driver.wait(found, PATIENCE_MS, `there is no frame ${selector}`);
      await driver.switchTo().frame(frame ?? null);
    },
    async click(place) {
      await pointer()
        .move(await at(place))
        .press()
        .release()
        .perform();
    },
    async move(place) {
      await pointer()
        .move(await at(place))
        .perform();
    },
    async drag(from, to) {
      const [there, here] = [await at(from), await at(to, 200)];
      await pointer().move(there).press().move(here).release().perform();
    },
    async press(key, ...held) {
      const keys = driver.actions({ async: true });
      for (const one of held) keys.keyDown(keyOf(one));
      keys.keyDown(keyOf(key)).keyUp(keyOf(key));
      for (const one of held) keys.keyUp(keyOf(one));
      await keys.perform();
    },
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    async choose(selector, value) {
      const first = (find: (selector: string) => Element[], wanted: string) =>
        find(wanted)[0] as unknown;
      const option = await ask(first, `${selector} option[value="${value}"]`);
      if (!option) throw new Error(`there is no ${value} in ${selector}`);
      await (option as WebElement).click();
    },
    async resize(width, height) {
      const window = driver.manage().window();
      // Above the page the window has bars, and one more for each download.
      const fits = async () => {
        const [wide = 0, high = 0] = await ask(async () => {
          // The page learns its size a moment after the window.
          for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
          return [innerWidth, innerHeight];
        });
        if (wide === width && high === height) return true;
        const outer = await window.getRect();
        await window.setRect({
          width: outer.width + width - wide,
          height: outer.height + height - high,
        });
        return false;
      };
      await driver.wait(fits, PATIENCE_MS, `the page cannot be ${width} × ${height}`);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

async function cornerOf(driver: WebDriver, frame: WebElement | undefined): Promise<Place> {
  if (!frame) return { x: 0, y: 0 };
  await driver.switchTo().defaultContent();
  const corner = await driver.executeScript<Place>((around: HTMLElement) => {
    const { x, y } = around.getBoundingClientRect();
    return { x: x + around.clientLeft, y: y + around.clientTop };
  }, frame);
  await driver.switchTo().frame(frame);
  return corner;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return line.toString().trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves to the address once something answers there. */
async function answering(address: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const status = await fetch(`${address}/status`).catch(() => undefined);
    if (status?.ok) return address;
    await new Promise((waited) => setTimeout(waited, 50));
  }
  throw new Error(`nobody answers at ${address}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
