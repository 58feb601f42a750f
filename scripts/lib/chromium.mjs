/** Finds or installs a Chromium for tests, benchmarks and screenshots. */
import { existsSync } from 'node:fs';
import { Failure, output, run, which } from './run.mjs';

/** The options of Chromium: it runs as root in a container too, and it connects only to the page. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** It has no windows at all, and takes half the time for the tests. */
const SHELL = 'chromium-headless-shell';
/** The browsers that people have. */
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Whether a path is that of a browser without windows.
 * @param {string} path
 */
export const isShell = (path) => /headless[-_]shell/.test(path);

/**
 * The path of a Chromium: the one that the variable CHROMIUM names, or else one on the PATH, or else the
 * one that Playwright has downloaded before; undefined if there is no Chromium.
 */
export async function findChromium() {
  return named() ?? (await onPath([SHELL, ...FULL]));
}

/** The path of a Chromium as people have it, found in the same way. */
export async function findFullChromium() {
  const path = named();
  return path && !isShell(path) ? path : onPath(FULL);
}

function named() {
  const path = process.env.CHROMIUM;
  if (path && !existsSync(path)) throw new Failure(`CHROMIUM names ${path}, which does not exist.`);
  return path;
}

/** @param {string[]} names */
async function onPath(names) {
  for (const name of names) {
    const path = which(name);
    // On some systems the program of that name only explains where to get the real one.
    if (path && output(path, ['--version'])) return path;
  }
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Finds a Chromium, or installs one if the system can. Child processes find it in CHROMIUM. */
export async function provideChromium() {
  const path = await provide(findChromium, SHELL);
  process.env.CHROMIUM = path;
  return path;
}

/** Finds a Chromium as people have it, or installs one if the system can. */
export const provideFullChromium = () => provide(findFullChromium, 'chromium');

/**
 * @param {() => Promise<string | undefined>} find
 * @param {string} name of its package
 */
async function provide(find, name) {
  const path = (await find()) ?? (await install(name).then(find));
  if (path) return path;
  throw new Failure(
    `No ${name} was found. Install one, or run \`npx playwright install chromium\`, or set ` +
      'CHROMIUM to the path of one.',
  );
}

/** @param {string} name */
async function install(name) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], env);
  // Some systems have no version without windows.
  const there = output('apt-cache', ['show', name]) ? name : 'chromium';
  await run('apt-get', ['install', '--yes', there], env);
}

/** Starts Chromium without a window. */
export async function launchChromium() {
  const executablePath = await provideChromium();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: chromiumArgs });
}
