/** Saved files from a disk, under their own policy: the first touch is answered, and no network is needed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect } from 'vitest';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { fiveMoments, savedLesson, savedMoment } from '../support/saved.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'appleyard-one-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Heard extends Window {
  heard?: string[];
}

/** Hears what goes wrong in a file, because the proxy that hears WebKit's console sees nothing from a disk. */
const LISTENER = `self.heard = [];
addEventListener('error', ({ message }) => heard.push(message));
addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => heard.push(violatedDirective + ' ' + blockedURI));
for (const kind of ['error', 'warn']) console[kind] = (...parts) => heard.push(parts.join(' '));`;

/** Writes a file to the disk, and gives its address. */
function onDisk(name: string, text: string): string {
  const [, nonce] = /'nonce-(\w+)'/.exec(text) ?? [];
  const file = join(folder, name);
  writeFileSync(file, text.replace('<title>', `<script nonce="${nonce}">${LISTENER}</script>$&`));
  return pathToFileURL(file).href;
}

/** What went wrong in the file, and what it has asked of anybody. */
const faults = (reader: Reader): Promise<string[]> =>
  reader.browser.ask(() => [
    ...((window as Heard).heard ?? ['nobody listened']),
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !/^(blob|data|file):/.test(name)),
  ]);

const isAnswered =
  ({ slug, midway, touch }: (typeof exhibits)[number]): Check =>
  async (reader) => {
    await reader.open(onDisk(`${slug}.html`, await savedMoment(slug, midway)));
    // Until then the picture of the moment lies over the figure.
    const isReady = () => reader.browser.ask(() => document.documentElement.dataset.ready);
    await expect.poll(isReady).toBe('true');
    await reader.moment();
    await reader.click(`svg.picture ${touch.mark}`);
    await reader.sees(touch.seen);
    console.info(slug, await reader.where(slug));
    // The other pages of the site are not in the file.
    expect(await reader.texts('header nav')).toEqual([]);
    expect(await faults(reader)).toEqual([]);
  };

inEveryEngine({
  ...Object.fromEntries(
    exhibits.map((exhibit) => [`${exhibit.slug} is answered from a disk`, isAnswered(exhibit)]),
  ),
  'a lesson of five moments is gone through from a disk': async (reader) => {
    await reader.open(onDisk('lesson.html', await savedLesson(fiveMoments)));
    for (let place = 2; place <= 5; place += 1) {
      await reader.click('.place button', 'next');
      await reader.sees('.place', `${place} of 5`);
    }
    expect(await faults(reader)).toEqual([]);
  },
});
