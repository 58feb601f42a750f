/** Finds or installs Firefox and WebKit for the tests that run in every engine. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, output, run, which } from './run.mjs';

/** What WebKit needs: its driver, the browser that is driven, and a display without a screen. */
const DRIVER = 'WebKitWebDriver';
const DISPLAY = 'Xvfb';

/** The folders of WebKit's own browser, which is not on the PATH. Each version has a subfolder. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** Debian's packages of these programs. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * The path of a Firefox: the one that the variable FIREFOX names, or else one on the PATH; undefined if
 * there is no Firefox.
 */
export function findFirefox() {
  const named = process.env.FIREFOX;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`FIREFOX names ${named}, which does not exist.`);
  }
  return ['firefox-esr', 'firefox']
    .map((name) => which(name))
    .find((path) => path && output(path, ['--version']));
}

/** The paths of WebKit's driver, its browser and the display; undefined if one of them is missing. */
export function findWebKit() {
  const [driver, display, browser] = [which(DRIVER), which(DISPLAY), findMiniBrowser()];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** If there are several versions, the newest by name. */
function findMiniBrowser() {
  return LIBRARIES.flatMap((folder) => [folder, ...below(folder)])
    .flatMap((folder) => below(folder).filter((path) => /webkit2?gtk-[\d.]+$/.test(path)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path))
    .sort()
    .at(-1);
}

/** @param {string} folder */
function below(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/** Installs the missing programs, if the system can. */
export async function provideEngines() {
  if (findFirefox() && findWebKit()) return;
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.log('Installing Firefox and WebKit …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], env);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], env);
  }
  const missing = [
    ...(findFirefox() ? [] : ['Firefox (or set FIREFOX to the path of one)']),
    ...(findWebKit() ? [] : [`${DRIVER}, MiniBrowser of WebKitGTK and ${DISPLAY}`]),
  ];
  if (missing.length === 0) return;
  throw new Failure(
    `Missing: ${missing.join('; ')}. On Debian they are the packages ${PACKAGES.join(', ')}.`,
  );
}
