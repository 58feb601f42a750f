/** A Chromium for tests, benchmarks and screenshots. */
import { existsSync } from 'node:fs';
import { Failure, output, run, which } from './run.mjs';

/** How it is started: as root in a container too, and without talking to anyone but the page. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The first has no windows at all, and is through with the tests in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a Chromium: the one that the variable CHROMIUM names, else one on the PATH, else
 * the one Playwright has downloaded before. Undefined when there is none.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM names ${named}, which does not exist.`);
  }
  for (const name of NAMES) {
    const path = which(name);
    // On some systems the program of that name only says where to get the real one.
    if (path && output(path, ['--version'])) return path;
  }
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The same, installing one where that is possible. Child processes find it in CHROMIUM. */
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
    // Not every system has the one without windows.
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

/** Starts it, without a window. */
export async function launchChromium() {
  const executablePath = await provideChromium();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: chromiumArgs });
}
