/** WebKit: MiniBrowser of WebKitGTK on a display without a screen, through WebKitWebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/lib/engines.mjs';
import { asScript, type Browser, type Place } from './browser.ts';
import { listenIn } from './listener.ts';

/** Keys that are no letters, by the names of `KeyboardEvent.key`. */
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
  if (!found) throw new Error('no WebKit');
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
  /** Pointers go by the page even where everything else is about a frame in it. */
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
      await driver.wait(async () => {
        [frame] = await driver.findElements({ css: selector });
        return frame !== undefined;
      }, 10_000);
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
      const option = (find: (selector: string) => Element[], wanted: string) =>
        find(wanted)[0] as unknown;
      const element = await ask(option, `${selector} option[value="${value}"]`);
      await (element as WebElement).click();
    },
    async resize(width, height) {
      // The window is larger than the page by its bar.
      await driver.manage().window().setRect({ width, height });
      const [wide = width, high = height] = await ask(() => [innerWidth, innerHeight]);
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - wide, height: 2 * height - high });
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

/** The address, once somebody answers there. */
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
