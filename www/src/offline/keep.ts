/**
 * Keeps on this device what the visited pages need, so that they work without a network with all that they open. It comes
 * when a page rests; nothing of it belongs to the first visit.
 */
import { siteRoot } from '../share/base.ts';
import { preferences, recall, remember } from '../stage/preferences.ts';
import { FILES_CACHE, type OfflineList } from './names.ts';

const KEY = 'appleyard-offline';
/** The number of files that are fetched at a time. */
const AT_ONCE = 6;

/** The pages that this device keeps, by their folders; the first page is `first`. */
export const keptPages = (): readonly string[] =>
  (recall(KEY) ?? '').split(' ').filter((one) => one !== '');

/** The folder of the shown page: `nim`, or nothing for the first page. Undefined for what is no page, such as a frame. */
export function pageHere(): string | undefined {
  const [here, root] = [location.href.replace(/[?#].*$/, ''), siteRoot()];
  // A page that was saved as a file is no page of the site.
  if (!here.startsWith(root)) return undefined;
  const inside = here.slice(root.length);
  return /^(?:(\w+)\/)?(?:index\.html)?$/.test(inside)
    ? (inside.split('/')[0] ?? '').replace('index.html', '')
    : undefined;
}

/** The worker of the site; undefined where there can be none. Rejects if its file does not come. */
export async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(`${siteRoot()}sw.js`);
}

export async function offlineList(): Promise<OfflineList> {
  const answer = await fetch(`${siteRoot()}offline.json`);
  if (!answer.ok) throw new Error('offline.json');
  return answer.json();
}

/** The files of some pages, in the chosen language. */
export function filesOf(
  { files, pages }: OfflineList,
  names: readonly string[],
): readonly (readonly [string, number])[] {
  const places = new Set(
    names.flatMap((name) => {
      const page = pages[name];
      return page ? [...page.scripts, ...(page.words[preferences.language] ?? [])] : [];
    }),
  );
  return [...places].flatMap((place) => {
    const file = files[place];
    return file ? [file] : [];
  });
}

/** The device has no room for what should be kept. */
export class NoRoom extends Error {
  readonly needed: number;
  /** What the browser gives this site yet, in bytes; undefined if it does not say. */
  readonly free: number | undefined;

  constructor(needed: number, free: number | undefined) {
    super(`${needed} bytes are needed, and there are ${free}`);
    this.needed = needed;
    this.free = free;
  }
}

async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = await Promise.resolve(navigator.storage?.estimate()).then(
    (estimate) => estimate ?? {},
    (): StorageEstimate => ({}),
  );
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/**
 * Fetches the files of pages that the device has not kept, and forgets those of builds before. `progress` gets the share
 * that is there. Rejects with `NoRoom` when the device is full, and then nothing of it is kept. Rejects when a file does not
 * come; what has come stays.
 */
export async function keepPages(
  list: OfflineList,
  names: readonly string[],
  progress: (share: number) => void = () => {},
): Promise<void> {
  stand(list.build);
  const cache = await caches.open(FILES_CACHE);
  const root = siteRoot();
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = filesOf(list, names);
  const missing = wanted.filter(([address]) => !here.has(root + address));
  const needed = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
  const free = await freeBytes();
  if (free !== undefined && needed > free) throw new NoRoom(needed, free);
  let done = wanted.length - missing.length;
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    try {
      await cache.addAll(some.map(([address]) => root + address));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      for (const [address] of missing) await cache.delete(root + address);
      const left = await freeBytes();
      // Chromium says 10 GiB, whatever the device has.
      throw new NoRoom(needed, left !== undefined && left < needed ? left : undefined);
    }
    done += some.length;
    progress(done / wanted.length);
  }
  const all = keptPages();
  remember(KEY, [...new Set([...all, ...names.map((name) => name || 'first')])].join(' '));
  if (await othersStand(list.build)) return;
  const known = new Set(list.files.map(([address]) => root + address));
  for (const url of here) if (!known.has(url)) await cache.delete(url);
}

/** The locks by which the open pages of a build are known. */
const OPEN = 'appleyard-build-';
let stands = false;

/** Says as long as this page is open that it is of this build. The first list that a page gets is that of its own build. */
function stand(build: string): void {
  if (stands) return;
  stands = true;
  navigator.locks
    ?.request(OPEN + build, { mode: 'shared' }, () => new Promise<never>(() => {}))
    .catch(() => undefined);
}

/** Whether a page of another build is open, which may still ask for its files. */
async function othersStand(build: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(OPEN) && name !== OPEN + build);
}

/** Keeps the shown page, and those that were visited before. */
export async function keepVisited(): Promise<void> {
  const page = pageHere();
  if (page === undefined || !(await workerOf())) return;
  const names = [page, ...keptPages().map((one) => (one === 'first' ? '' : one))];
  // The figures of a lesson are those of its exhibits.
  const shown = document.documentElement.dataset.exhibits?.split(' ') ?? [];
  await keepPages(await offlineList(), [...new Set([...names, ...shown])]);
}
