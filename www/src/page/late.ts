/**
 * Fetches what is opened later so that a failed download can be tried again. A browser may keep a failed `import()` for as
 * long as the page is open (Chromium to 150 does), so nothing is imported before all its files have come. The build puts
 * this in the place of Vite's own function (`scripts/vite-late.ts`), which announces the files and does not wait.
 */

/** Files that have come, by address. */
const here = new Set<string>();

/** Addresses that the policy of the page lets no script read, though it may import them. */
const unreadable = new Set<string>();

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  unreadable.add(blockedURI);
});

/** Resolves once the file lies in the browser's cache, where `import()` finds it. A file that failed is asked for again. */
async function read(href: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(href);
    await answer.arrayBuffer();
  } catch (thrown) {
    // The browser tells of its policy in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    if (!unreadable.has(href)) throw thrown;
  }
  here.add(href);
}

function announce(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/**
 * Vite's name and arguments: the import, the files that it needs, and the address from which they are counted. What no
 * touch has asked for is announced only, as Vite does, so that everything is asked for once and at the same time.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  from: string,
): Promise<Module> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const announced = new Set(Array.from(links, ({ href }) => href));
  const addresses = files
    .map((file) => new URL(file, from).href)
    .filter((href) => !announced.has(href) && !here.has(href));
  if (navigator.userActivation?.isActive) await Promise.all(addresses.map(read));
  else for (const href of addresses) announce(href);
  return load();
}
