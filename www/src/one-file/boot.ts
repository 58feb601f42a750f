/**
 * Starts a page that was saved as one file. The page's scripts are those of the site, to the letter, and ask for their files
 * by the addresses of the site. This script answers them from the file, so nothing is fetched: the policy of the file
 * forbids it. The build bundles it on its own (`scripts/vite-one-file.ts`).
 *
 *     <script type="application/octet-stream">   the files, packed
 *     this script                                 unpacks them, and imports the page's script
 *     import, fetch, Worker                       find them by address
 */
import type { Contents, Start } from './pack.ts';

const LANGUAGE = 'appleyard-language';
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  wasm: 'application/wasm',
  txt: 'text/plain',
};

/** The file has what the site's header leads away from, or changes. */
const HEADER = 'header :is(.name, .menu, nav)';

const me = document.currentScript as HTMLScriptElement;
const { site, entry, hash, languages }: Start = JSON.parse(me.dataset.start ?? '{}');
const still = document.getElementById('still');

const files = new Map<string, Uint8Array<ArrayBuffer>>();
const addresses = new Map<string, string>();

const typeOf = (href: string): string => TYPES[href.replace(/.*\./, '')] ?? 'text/plain';

/** The address of a file in the memory of the page; undefined for one that is not in the file. */
function blobOf(href: string): string | undefined {
  const bytes = files.get(href);
  if (!bytes) return undefined;
  const known =
    addresses.get(href) ?? URL.createObjectURL(new Blob([bytes], { type: typeOf(href) }));
  addresses.set(href, known);
  return known;
}

/** Opens the packed files: a line with their addresses and lengths, and then the files, one after the other. */
async function unpack(packed: string): Promise<void> {
  const letters = atob(packed.trim());
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const head = all.indexOf(10);
  const contents: Contents = JSON.parse(new TextDecoder().decode(all.subarray(0, head)));
  let at = head + 1;
  for (const [address, length] of contents) {
    files.set(site + address, all.subarray(at, at + length));
    at += length;
  }
}

/** The page's scripts import each other by their addresses on the site. */
function mapImports(): void {
  const scripts = [...files.keys()].filter((href) => href.endsWith('.js'));
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = me.nonce;
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(scripts.map((href) => [href, blobOf(href)])),
  });
  document.head.append(map);
}

/** Puts the file in the place of the site's server. */
function answer(): void {
  const asked = (input: RequestInfo | URL): string =>
    new URL(input instanceof Request ? input.url : input, site).href;
  self.fetch = async (input) => {
    const bytes = files.get(asked(input));
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(bytes, { headers: { 'Content-Type': typeOf(asked(input)) } });
  };
  self.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(blobOf(asked(address)) ?? address, options);
    }
  };
  // The scripts compare it with their own address, and start workers where both are the same.
  Object.defineProperty(self, 'origin', { value: new URL(site).origin });
  // A page adds scripts by their addresses, and announces those that it imports later.
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement && files.has(node.src))
        void import(/* @vite-ignore */ node.src);
      else if (!(node instanceof HTMLLinkElement)) append(node);
    }
  };
  // A page without an address of its own, as in a frame, keeps its history to itself.
  for (const name of ['replaceState', 'pushState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      try {
        change(...given);
      } catch {
        // The page goes on without it.
      }
    };
  }
}

/** Only the languages in the file are chosen, whatever was chosen on the site or in another file. */
function speak(): void {
  let kept: Storage | undefined;
  try {
    kept = localStorage;
  } catch {
    kept = undefined;
  }
  const known = (language: string | null | undefined) =>
    languages.find((one) => one === language) ?? null;
  const storage = {
    getItem: (key: string) => {
      const value = kept?.getItem(key) ?? null;
      return key === LANGUAGE ? (known(value) ?? languages[0] ?? null) : value;
    },
    setItem: (key: string, value: string) => {
      if (!kept) throw new Error('nothing can be kept here');
      kept.setItem(key, value);
    },
    removeItem: (key: string) => kept?.removeItem(key),
  };
  Object.defineProperty(self, 'localStorage', { value: storage });
}

/** Hides what leads to other pages of the site, which are not in the file. */
async function withoutSite(): Promise<void> {
  const page = document.querySelector('appleyard-page, appleyard-lesson');
  if (!page) return;
  await customElements.whenDefined(page.localName);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${HEADER}${languages.length > 1 ? '' : ', .language'} { display: none !important; }`,
  );
  page.shadowRoot?.adoptedStyleSheets.push(sheet);
}

/** The picture of the moment stays until the figure stands. */
function reveal(): void {
  const { classList, dataset } = document.documentElement;
  classList.add('starting');
  dataset.saved = 'true';
  const ready = new MutationObserver(() => {
    if (!dataset.ready) return;
    ready.disconnect();
    still?.remove();
    classList.remove('starting');
  });
  ready.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

async function start(): Promise<void> {
  if (!HTMLScriptElement.supports?.('importmap')) throw new Error('no import maps');
  await unpack(document.getElementById('pack')?.textContent ?? '');
  document.getElementById('pack')?.remove();
  mapImports();
  answer();
  speak();
  // A sandboxed frame may not lead itself to a file, even to a part of its own.
  if (hash && !location.hash)
    history.replaceState(null, '', `${location.href.replace(/#.*$/s, '')}#${hash}`);
  if (hash && !location.hash) location.hash = hash;
  reveal();
  await Promise.all([import(/* @vite-ignore */ site + entry), withoutSite()]);
}

start().catch((error: unknown) => {
  document.documentElement.classList.remove('starting');
  document.getElementById('old')?.removeAttribute('hidden');
  throw error;
});
