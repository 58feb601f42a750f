/// <reference types="vite/client" />

/** The package's version, which the build inserts. */
declare const __APPLEYARD_VERSION__: string;
/** The address at which the site is published, without the version; null if the build does not know it. */
declare const __APPLEYARD_PUBLIC_BASE__: string | null;
/**
 * False in the npm package. Its figures have no site around them, so Share and Embed cannot offer addresses
 * of pages, and no frame of the site can be on the page.
 */
declare const __APPLEYARD_SITE__: boolean;
/**
 * The addresses of word files, relative to `www/src/words/download.ts` or to the file built from it; `*`
 * stands for `en/nim`, for example.
 */
declare const __APPLEYARD_WORDS__: string;
