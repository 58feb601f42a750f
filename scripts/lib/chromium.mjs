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

/** The first one has no windows at all, and takes half the time for the tests. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a Chromium: the one that the variable CHROMIUM names, or else one on the PATH, or else the
 * one that Playwright has downloaded before; undefined if there is no Chromium.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM names ${named}, which does not exist.`);
  }
  for (const name of NAMES) {
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
  const path = (await findChromium()) ?? (await installChromium());
  process.env.CHROMIUM = path;
  return path;
}

async function installChromium() {
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.log('Installing Chromium …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], env);
    // Some systems have no version without windows.
    const shell = output('apt-cache', ['show', 'chromium-headless-shell']);
    const name = shell ? 'chromium-headless-shell' : 'chromium';
    await run('apt-get', ['install', '--yes', name], env);
  }
  const path = await findChromium();
  if (path) return path;
  throw new Failure(
    'No Chromium was found. Install one, or run `npx playwright install chromium`, or set ' +
      'CHROMIUM to the path of one.',
  );
}

/** Starts Chromium without a window. */
export async function launchChromium() {
  const executablePath = await provideChromium();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: chromiumArgs });
}
