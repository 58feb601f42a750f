/**
 * Pages of other people with our figure in them, and the servers that they need. Each page has
 *
 *     #fig1                              the figure: an element, or a frame with one
 *     a[data-appleyard=fig1]             a link that sets another step of it, without a script of the page
 *     https://figures.example/appleyard/ in its text, where our files are: put there when the page is sent
 */
import { fileURLToPath } from 'node:url';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { type Headers, type Server, type Shelf, serve, types } from '../support/server.ts';

export interface Host {
  readonly name: string;
  readonly about: string;
  /** Starts its servers; `dist` is the folder of the built site. */
  open(dist: string): Promise<OpenHost>;
}

export interface OpenHost {
  readonly address: string;
  readonly exhibit: Slug;
  /** The selector of the figure's frame, unless the figure is in the page itself. */
  readonly frame?: string;
  /** Where the engine may work. */
  readonly place: 'worker' | 'main';
  /** The origins of the page and of our files. The page requests nothing from any other. */
  readonly origins: readonly string[];
  close(): Promise<void>;
}

/** The parts of a host. */
export interface Plan {
  readonly name: string;
  readonly about: string;
  /** A file of `pages`. */
  readonly page: string;
  readonly exhibit: Slug;
  readonly frame?: string;
  readonly place: 'worker' | 'main';
  /** The headers that the page's server sends; `ours` is the origin of our files. */
  readonly headers?: (ours: string) => Headers;
  /** Options of the shelf with our files, except the folder. */
  readonly figures?: Partial<Omit<Shelf, 'folder'>>;
  /** Changes the page before it is sent. */
  readonly rewrite?: (html: string) => string;
  /** Whether our files lie on the page's own server. */
  readonly together?: boolean;
}

export const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** The same with our origin by name, because for WebKit a sandboxed frame has no origin of its own. */
const named = policy.replaceAll("'self'", "'self' http://127.0.0.1:*");

/** The headers that docs/publish.md asks for, and one more that many servers send. */
export const published: Headers = {
  'Content-Security-Policy': policy,
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

const pages = fileURLToPath(new URL('./pages/', import.meta.url));
/** The address of our files, as the pages write it. */
const somewhere = 'https://figures.example/appleyard/';
const { '.wasm': _, ...noWasm } = types;

export function host(plan: Plan): Host {
  const { name, about, page, exhibit, frame, place, together } = plan;
  const open = async (dist: string): Promise<OpenHost> => {
    const figures: Shelf = { path: '/', headers: published, ...plan.figures, folder: dist };
    const theirs = together ? undefined : await serve(figures);
    const address = theirs?.address ?? figures.path;
    const own: Shelf = {
      path: '/',
      folder: pages,
      headers: plan.headers?.(theirs ? new URL(theirs.address).origin : '') ?? {},
      rewrite: (html) => (plan.rewrite?.(html) ?? html).replaceAll(somewhere, address),
    };
    const server: Server = await (together ? serve(own, figures) : serve(own));
    return {
      address: `${server.address}${page}`,
      exhibit,
      place,
      origins: [server, theirs].flatMap((one) => (one ? [new URL(one.address).origin] : [])),
      ...(frame !== undefined && { frame }),
      close: async () => {
        await Promise.all([server.close(), theirs?.close()]);
      },
    };
  };
  return { name, about, open };
}

/** Pages with styles for every element. */
export const hostile = {
  styles: {
    name: 'hostile-styles',
    about: 'a page whose styles reset everything, right to left and in huge letters',
    page: 'hostile-styles.html',
    exhibit: 'nim',
    place: 'main',
  },
  important: {
    name: 'hostile-important',
    about: 'a page whose resets are important',
    page: 'hostile-important.html',
    exhibit: 'lattice',
    place: 'main',
  },
  small: {
    name: 'hostile-small',
    about: 'a page of small letters that hides pictures and buttons',
    page: 'hostile-small.html',
    exhibit: 'chain',
    place: 'main',
  },
} satisfies Readonly<Record<string, Plan>>;

/** Each host differs from our pages in one way. */
export const hosts: readonly Host[] = [
  host({
    name: 'another-origin',
    about: 'a page of another origin',
    page: 'another-origin.html',
    exhibit: 'lattice',
    place: 'main',
  }),
  host({
    name: 'self-hosted-strict',
    about: 'a page that hosts our files itself, under our own policy',
    page: 'self-hosted-strict.html',
    exhibit: 'quicksort',
    place: 'worker',
    headers: () => ({ 'Content-Security-Policy': policy }),
    figures: { path: '/appleyard/' },
    together: true,
  }),
  host({
    name: 'cross-origin-strict',
    about:
      'a page of another origin under our policy, which allows our origin scripts and connections',
    page: 'cross-origin-strict.html',
    exhibit: 'networks',
    place: 'main',
    headers: (ours) => ({
      'Content-Security-Policy': `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${ours}; connect-src 'self' ${ours}`,
    }),
  }),
  host({
    name: 'sandboxed',
    about: 'embed.html in a sandboxed frame',
    page: 'sandboxed.html',
    exhibit: 'chain',
    frame: 'iframe#fig1',
    place: 'main',
    figures: { headers: { ...published, 'Content-Security-Policy': named } },
  }),
  host({
    name: 'sub-path',
    about: 'our files in a folder of another server',
    page: 'sub-path.html',
    exhibit: 'nim',
    place: 'main',
    figures: { path: '/deep/folder/' },
  }),
  host({
    name: 'storage-blocked',
    about: 'a page that may store nothing',
    page: 'storage-blocked.html',
    exhibit: 'quicksort',
    place: 'main',
    headers: () => ({ 'Content-Security-Policy': 'sandbox allow-scripts' }),
  }),
  host({
    name: 'wrong-type',
    about: 'files from a server that does not know what .wasm is',
    page: 'wrong-type.html',
    exhibit: 'chain',
    place: 'main',
    figures: { types: { ...types, '.wasm': 'application/octet-stream' } },
  }),
  host(hostile.styles),
  host({
    name: 'markdown-blog',
    about: 'a page that a Markdown generator made of a post with our snippet in it',
    page: 'markdown-blog.html',
    exhibit: 'lattice',
    place: 'main',
  }),
];

/** Variants of these hosts. */
export const variants: readonly Host[] = [
  host({
    name: 'sandboxed-plain',
    about: 'embed.html in a sandboxed frame, under our policy as it is published',
    page: 'sandboxed.html',
    exhibit: 'chain',
    frame: 'iframe#fig1',
    place: 'main',
  }),
  host({
    name: 'sandboxed-page',
    about: 'a page with our script, in a sandboxed frame',
    page: 'sandboxed-page.html',
    exhibit: 'nim',
    frame: 'iframe#article',
    place: 'main',
  }),
  host({
    name: 'no-type',
    about: 'files from a server that sends .wasm without a type, and lets no browser guess it',
    page: 'no-type.html',
    exhibit: 'networks',
    place: 'main',
    figures: { types: noWasm },
  }),
  host({
    name: 'no-type-guessed',
    about: 'files from a server that sends .wasm without a type, which browsers may guess',
    page: 'no-type.html',
    exhibit: 'networks',
    place: 'main',
    figures: { types: noWasm, headers: { 'Access-Control-Allow-Origin': '*' } },
  }),
  host(hostile.important),
  host(hostile.small),
];
