/**
 * `node scripts/bench-load.mjs OLD NEW`: how soon a page shows its picture and answers the first touch, on slow 4G with a
 * processor slowed four times. It opens each exhibit and the first page from both folders of built sites in turn, and
 * prints for each the median times in ms since the visit began, how far the layout has shifted, and the ratio of the
 * times. `--runs 3`, `--only nim,index`, `--wide` for a computer in place of a phone.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launchChromium } from './lib/chromium.mjs';
import { command, Failure } from './lib/run.mjs';

/** Slow 4G as Lighthouse has it, in bytes a second and ms, and a phone of the middle class. */
const CONNECTION = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const COMPUTER = { viewport: { width: 1350, height: 940 }, hasTouch: true };
const PATIENCE_MS = 15_000;
/** After its answer a page still loads its prose, which may move nothing. */
const REST_MS = 1500;

/** The mark that is touched, by its id. On the first page it belongs to Nim. */
const MARKS = {
  nim: 'h2-6',
  lattice: 'p19-0',
  quicksort: 'e11',
  networks: 'c9',
  chain: 'o4',
  games: 's4',
  paths: 'graph-1',
  machines: 'graph-5',
  dovetailing: 'graph-2',
  index: 'h2-6',
};

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder, compressed, under the policy of the site.
 * @param {string} folder
 */
async function served(folder) {
  /** @type {Map<string, Buffer>} */
  const zipped = new Map();
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const body = zipped.get(name) ?? gzipSync(await readFile(join(folder, name)), { level: 9 });
      zipped.set(name, body);
      response.writeHead(200, {
        'Content-Type': Reflect.get(TYPES, extname(name)) ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the page before all others: notes when a picture with marks is painted, and every shift of the layout. */
function watch() {
  const times = { picture: 0, answer: 0, shifts: 0 };
  Object.assign(globalThis, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What moves because of the touch is an answer.
      if (!Reflect.get(entry, 'hadRecentInput')) times.shifts += Reflect.get(entry, 'value');
    }
  }).observe({ type: 'layout-shift', buffered: true });
  /** @param {ParentNode} root @returns {Element[]} */
  const pictures = (root) => [
    ...root.querySelectorAll('svg.plate, svg.picture, svg.still'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? pictures(shadowRoot) : [],
    ),
  ];
  /** @param {Element} picture */
  const painted = (picture) => {
    const { width, height, top } = picture.getBoundingClientRect();
    const seen =
      width > 100 &&
      height > 100 &&
      top < innerHeight &&
      picture.checkVisibility({ visibilityProperty: true });
    return seen && picture.querySelectorAll('circle, rect, path, line').length > 4;
  };
  /** What of a live figure an answer changes. */
  const said = () => {
    const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
    const root = roots.find((one) => one?.querySelector('.sheet'));
    const sheet = root?.querySelector('.sheet');
    if (!sheet?.querySelector('svg[role=grid]')) return undefined;
    const marks = [...sheet.querySelectorAll('*')].map(
      (one) =>
        `${one.getAttribute('class')} ${one.getAttribute('aria-label')} ${one.childElementCount ? '' : one.textContent}`,
    );
    return [...marks, root?.querySelector('.narration')?.textContent]
      .join('|')
      .replaceAll(/\s+/g, ' ');
  };
  Object.assign(globalThis, { said });
  const look = () => {
    if (times.picture === 0 && document.body && pictures(document).some(painted)) {
      times.picture = -1;
      // After the frame that has painted it.
      requestAnimationFrame(() => {
        times.picture = performance.now();
      });
    }
    const rest = Reflect.get(globalThis, 'restSaid');
    if (times.answer === 0 && rest !== undefined && times.picture > 0) {
      const now = said();
      if (now !== undefined && now !== rest) times.answer = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {number[]} numbers */
const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      wide: { type: 'boolean' },
    },
  });
  if (positionals.length === 0) throw new Failure('Name the folder of a built site, or of two.');
  const sites = await Promise.all(positionals.map((folder) => served(resolve(folder))));
  const device = values.wide ? COMPUTER : PHONE;
  const browser = await launchChromium();

  /**
   * A visit with an empty cache.
   * @param {string} address @param {string} page @param {string | undefined} rest what the figure says untouched; undefined to find that out
   */
  const visit = async (address, page, rest) => {
    const context = await browser.newContext(device);
    try {
      const tab = await context.newPage();
      await tab.addInitScript(watch);
      await tab.addInitScript((text) => Object.assign(globalThis, { restSaid: text }), rest);
      if (rest === undefined) {
        await tab.goto(`${address}${page}`);
        const at = await tab.waitForFunction(
          () =>
            document.documentElement.dataset.ready === 'true' &&
            (Reflect.get(globalThis, 'said')() ??
              document.querySelector('appleyard-gallery')?.localName),
        );
        await tab.waitForTimeout(REST_MS);
        return (
          (await tab.evaluate(() => Reflect.get(globalThis, 'said')())) ?? (await at.jsonValue())
        );
      }
      const cdp = await context.newCDPSession(tab);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', CONNECTION);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await tab.goto(`${address}${page}`, { waitUntil: 'commit' });
      await tab.waitForFunction(() => Reflect.get(globalThis, 'times').picture > 0, undefined, {
        timeout: PATIENCE_MS,
      });
      const slug = page.replace('/', '') || 'index';
      // A page that is still coming may have the picture and not yet the mark.
      const mark = await tab.waitForFunction(placeOf, Reflect.get(MARKS, slug), {
        timeout: PATIENCE_MS,
      });
      const place = await mark.jsonValue();
      if (!place) throw new Failure(`${page} has no mark ${Reflect.get(MARKS, slug)}`);
      await tab.touchscreen.tap(place.x, place.y);
      await tab
        .waitForFunction(() => Reflect.get(globalThis, 'times').answer > 0, undefined, {
          timeout: PATIENCE_MS,
        })
        .catch(() => {});
      await tab.waitForTimeout(REST_MS);
      return await tab.evaluate(() => Reflect.get(globalThis, 'times'));
    } finally {
      await context.close();
    }
  };

  try {
    const head = [
      'page',
      ...positionals.flatMap((_, at) =>
        ['picture', 'answer', 'shift'].map((name) => `${name} ${at + 1}`),
      ),
      'picture ×',
      'answer ×',
    ];
    console.log(head.map((name) => name.padStart(11)).join(' '));
    for (const name of Object.keys(MARKS)) {
      if (values.only && !values.only.split(',').includes(name)) continue;
      const page = name === 'index' ? '' : `${name}/`;
      /** @type {{ picture: number; answer: number; shifts: number }[][]} */
      const found = sites.map(() => []);
      const rests = [];
      for (const { address } of sites) rests.push(await visit(address, page, undefined));
      for (let run = 0; run < Number(values.runs); run += 1) {
        for (const [at, { address }] of sites.entries()) {
          found[at]?.push(await visit(address, page, rests[at]));
        }
      }
      const medians = found.map((all) => ({
        picture: median(all.map(({ picture }) => picture)),
        answer: median(all.map(({ answer }) => answer || Number.NaN)),
        shift: Math.max(...all.map(({ shifts }) => shifts)),
      }));
      const [old, now] = medians;
      const cells = medians.flatMap(({ picture, answer, shift }) => [
        picture.toFixed(0),
        answer.toFixed(0),
        shift.toFixed(4),
      ]);
      const ratios =
        old && now
          ? [old.picture / now.picture, old.answer / now.answer].map((ratio) => ratio.toFixed(2))
          : [];
      console.log([name, ...cells, ...ratios].map((cell) => cell.padStart(11)).join(' '));
    }
  } finally {
    await browser.close();
    for (const { close } of sites) close();
  }
});

/**
 * Where a mark is in the window, by its id in the figure or in a still picture.
 * @param {string} id
 */
function placeOf(id) {
  /** @param {ParentNode} root @returns {Element[]} */
  const marks = (root) => [
    ...root.querySelectorAll(`[id="${id}"], [data-mark="${id}"]`),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? marks(shadowRoot) : [],
    ),
  ];
  const boxes = marks(document).map((mark) => mark.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 0 && height > 0);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
