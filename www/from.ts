/**
 * The npm package's entry point `appleyard/from`, for every bundler. A copy of the folder `package` lies somewhere on the
 * site, and these functions fetch it from there. No bundler looks into those files, so none can lose one.
 */
import { languagesAround } from './src/embed/language-around.ts';
import { sayUnfetched } from './src/embed/unfetched.ts';
import { slugs } from './src/exhibits/slugs.ts';

/** Why a copy of the package cannot be used. */
export interface FolderError extends Error {
  readonly code: 'package-not-fetched';
  readonly params: { readonly address: string };
}

/** Elements that nobody has defined. */
const waiting = slugs.map((slug) => `appleyard-${slug}:not(:defined)`).join();

/**
 * Defines the elements of a copy of `appleyard/package`. `folder` is its address, such as `/appleyard/`: absolute, or
 * relative to the page. Rejects with a {@link FolderError} if the copy is not there; each element of the page then says so.
 * A later call tries again. Where there is no page, this does nothing.
 */
export async function elementsFrom(folder: string | URL): Promise<void> {
  if (!('document' in globalThis)) return;
  try {
    await imported(folder, 'elements.js');
  } catch (error) {
    sayNothingComes();
    new MutationObserver(sayNothingComes).observe(document, { childList: true, subtree: true });
    throw error;
  }
}

/**
 * What `appleyard/bindings` exports, from a copy of `appleyard/package`. Outside of a page `folder` must be a whole URL.
 * Rejects with a {@link FolderError} if the copy is not there.
 */
export async function bindingsFrom(folder: string | URL): Promise<typeof import('./bindings.ts')> {
  return (await imported(folder, 'bindings.js')) as typeof import('./bindings.ts');
}

async function imported(folder: string | URL, file: string): Promise<unknown> {
  const base = new URL(String(folder).replace(/\/?$/, '/'), globalThis.document?.baseURI);
  const address = new URL(file, base).href;
  try {
    // The browser imports it, and not the bundler.
    return await import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address
    );
  } catch (cause) {
    const error = new Error(`There is no copy of the package at ${address}.`, { cause });
    throw Object.assign(error, { code: 'package-not-fetched', params: { address } });
  }
}

function sayNothingComes(): void {
  for (const element of document.querySelectorAll(waiting)) {
    if (element.shadowRoot) continue;
    sayUnfetched(element, [...languagesAround(element), ...navigator.languages]);
  }
}
