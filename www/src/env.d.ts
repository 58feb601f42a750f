/// <reference types="vite/client" />

/** The package's version, put in at build. */
declare const __APPLEYARD_VERSION__: string;
/** Where the site is published, without the version; null when not said at build. */
declare const __APPLEYARD_PUBLIC_BASE__: string | null;
/**
 * False in the npm package: there is no site around its figures, whose addresses Share and Embed could
 * give out, and whose frames could be on the page.
 */
declare const __APPLEYARD_SITE__: boolean;
/** Where words are, from `www/src/words/addresses.ts` or from what it is built into; `*` is `en/nim`, say. */
declare const __APPLEYARD_WORDS__: string;
