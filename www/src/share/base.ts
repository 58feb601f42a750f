/**
 * The address at which other people find the site: set at build for a public deployment, or else this
 * page's.
 */
export interface Base {
  /** Ends in a slash. It holds embed.js, embed.html and a folder per exhibit. */
  readonly url: string;
  /** False on the author's own machine, where other people cannot follow a link. */
  readonly isPublic: boolean;
}

/**
 * The base address. A public address names the version that made the link, so that a post written today
 * shows the same figure in ten years: `https://host/path/0.1.0/`.
 */
export function baseAddress(configured: string | null, version: string, script: string): Base {
  if (configured) return { url: `${configured.replace(/\/$/, '')}/${version}/`, isPublic: true };
  // Built scripts lie one folder below the site's root.
  const here = new URL('..', script);
  const local = ['localhost', '127.0.0.1', '[::1]', ''].includes(here.hostname);
  return { url: here.href, isPublic: !local };
}

/** The address of a script at the depth of built ones, below the root of the running site. */
const script = (): string => `${import.meta.url}${import.meta.env.DEV ? '/../..' : ''}`;

/** The base of the addresses in links and snippets. */
export const siteBase = (): Base =>
  baseAddress(__APPLEYARD_PUBLIC_BASE__, __APPLEYARD_VERSION__, script());

/** The root of the running site, with a slash at its end. */
export const siteRoot = (): string => baseAddress(null, __APPLEYARD_VERSION__, script()).url;
