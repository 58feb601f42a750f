/** Where strangers find the site: set at build for a public deployment, else where this page is. */
export interface Base {
  /** Ends in a slash; holds embed.js, embed.html and a folder per exhibit. */
  readonly url: string;
  /** False on one's own machine, where a link is of no use to others. */
  readonly isPublic: boolean;
}

/**
 * The base address. A public one is pinned to the version that made the link, so that a post
 * written today shows the same figure in ten years: `https://host/path/0.1.0/`.
 */
export function baseAddress(configured: string | null, version: string, script: string): Base {
  if (configured) return { url: `${configured.replace(/\/$/, '')}/${version}/`, isPublic: true };
  // Built scripts lie one folder below the site's root.
  const here = new URL('..', script);
  const local = ['localhost', '127.0.0.1', '[::1]', ''].includes(here.hostname);
  return { url: here.href, isPublic: !local };
}

/** A script as deep below the root of the site that runs as built ones are. */
const script = (): string => `${import.meta.url}${import.meta.env.DEV ? '/../..' : ''}`;

/** The base of the addresses that are given out. */
export const siteBase = (): Base =>
  baseAddress(__APPLEYARD_PUBLIC_BASE__, __APPLEYARD_VERSION__, script());

/** The root of the site that runs, with a slash at its end. */
export const siteRoot = (): string => baseAddress(null, __APPLEYARD_VERSION__, script()).url;
