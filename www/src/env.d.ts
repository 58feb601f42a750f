/// <reference types="vite/client" />

/** The package's version, put in at build. */
declare const __APPLEYARD_VERSION__: string;
/** Where the site is published, without the version; null when not said at build. */
declare const __APPLEYARD_PUBLIC_BASE__: string | null;
