/**
 * Makes a page of the site into one HTML file, which needs no server and no network: from a stick, a chat or a frame. Its
 * policy forbids every request, so the file shows that it sends nothing. The browser makes it, and `npm run one-file`.
 */
import type { Slug } from '../exhibits/slugs.ts';
import { type Language, languageTags } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { escaped } from '../writing/escaped.ts';
import type { Contents, Pack, Packs, Start } from './pack.ts';

/** Where the parts of a file come from. */
export interface Parts {
  readonly packs: Packs;
  /** The address of the site, with a slash at its end: links in the file lead there. */
  readonly site: string;
  /** Reads a file of the site by its address from there. Rejects if it cannot be read. */
  read(address: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** What decides which files of the site are in the file. */
export interface Contained {
  readonly page: Slug | 'lesson';
  /** The exhibits whose figures are in the page of a lesson. */
  readonly exhibits?: readonly Slug[];
  readonly language: Language;
}

/** The page that is to be one file. */
export interface Wanted extends Contained {
  /** With the words of `one-file`. */
  readonly words: Messages;
  readonly title: string;
  /** The link of the moment, without `#`. */
  readonly hash?: string;
  /** Attributes of the page's element, such as the text of a lesson. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What is seen until the page runs, and where no script runs: markup, in which all that was typed is escaped. */
  readonly still: string;
}

/** What a saved file may do: run what it holds, and ask nobody for anything. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const STYLE = `
#still { max-inline-size: 48rem; margin-inline: auto; padding: 1rem; line-height: 1.5; }
#still :is(img, svg) { max-inline-size: 100%; block-size: auto; }
.starting #still { position: absolute; inset: 0; z-index: 1; max-inline-size: none; background: Canvas; }
#about { max-inline-size: 48rem; margin: 2rem auto; padding: 0 1rem; font-size: 0.875rem; }
@media print { #about { display: none; } }
`;

/** The whole text of the file. Costs a moment: it is the packing of some megabytes. */
export async function oneFile(parts: Parts, wanted: Wanted): Promise<string> {
  const { packs, site } = parts;
  const { page, language, words, title, hash = '', attributes = {}, still } = wanted;
  const { entry, body, style } = packOf(packs, page);
  const files = filesOf(packs, wanted);
  const packed = await pack(parts, files);
  const nonce = crypto.getRandomValues(new Uint8Array(16)).reduce(hexed, '');
  const start: Start = { site, entry, hash, languages: [language] };
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const element = body.replace(/^<[\w-]+/, (tag) => tag + given.join(''));
  const said = (id: string) => escaped(words.text(id, { version: packs.version }));
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(nonce)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Appleyard ${escaped(packs.version)}">
<title>${escaped(title)}</title>
<style>${style}${STYLE}</style>
</head>
<body>
<div id="still">
${still}
<p id="old" hidden>${said('one-file-old')}</p>
<noscript><p>${said('one-file-no-script')}</p></noscript>
</div>
${element}
<footer id="about"><p>${said('one-file-version')} ${said('package' in attributes ? 'one-file-platform' : 'one-file-sends-nothing')}</p><p>${said('one-file-tablet')}</p></footer>
<script type="application/octet-stream" id="pack">${packed}</script>
<script nonce="${nonce}" data-start="${escaped(JSON.stringify(start))}">${packs.boot}</script>
</body>
</html>
`;
}

/** About the bytes of the file, before it is made: a little more than it will have, because what files share is packed once. */
export const bytesOf = (packs: Packs, wanted: Contained): number =>
  filesOf(packs, wanted).reduce((sum, file) => {
    const bytes = packs.bytes[file];
    if (bytes === undefined) throw new Error(`the build has not weighed ${file}`);
    // Four letters for three bytes.
    return sum + (4 / 3) * bytes;
  }, 0);

function packOf(packs: Packs, page: string): Pack {
  const pack = packs.pages[page];
  if (!pack) throw new Error(`the build has no pack of ${page}`);
  return pack;
}

/** The addresses of all files of a page, and of the exhibits in it. */
const filesOf = (packs: Packs, { page, exhibits = [], language }: Contained): readonly string[] => [
  ...new Set(
    [page, ...exhibits].flatMap((name) => {
      const { scripts, words } = packOf(packs, name);
      return [...scripts, ...words.map((file) => file.replace('*', language))];
    }),
  ),
];

/** A line with the addresses and lengths, and then the files, packed for a place that takes letters only. */
async function pack({ read, site }: Parts, files: readonly string[]): Promise<string> {
  const known = new Set(files);
  const parts = await Promise.all(
    files.map(async (address) => {
      const bytes = await read(address);
      const part = address.endsWith('.js') ? adapted(address, bytes, site, known) : bytes;
      return { address, part };
    }),
  );
  const contents: Contents = parts.map(({ address, part }) => [address, part.length]);
  const stream = new Blob([`${JSON.stringify(contents)}\n`, ...parts.map(({ part }) => part)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  return base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** An import of another file: `from"./x.js"`, `import"./x.js"` or ``import(`./x.js`)``. */
const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'`])(\.{1,2}\/[^"'`]+)\2/g;

/**
 * A script that knows its own address and those of its imports. The page runs it from its memory, where a script has an
 * address of which no other can be counted.
 */
function adapted(
  address: string,
  bytes: Uint8Array,
  site: string,
  files: ReadonlySet<string>,
): Uint8Array<ArrayBuffer> {
  const here = site + address;
  const text = new TextDecoder()
    .decode(bytes)
    .replace(IMPORT, (whole, before: string, mark: string, relative: string) => {
      const { href } = new URL(relative, here);
      return files.has(href.slice(site.length)) ? before + mark + href + mark : whole;
    })
    .replaceAll('import.meta.url', () => JSON.stringify(here));
  return new TextEncoder().encode(text);
}

/** Bytes as letters, some at a time: a call takes no more. */
function base64(bytes: Uint8Array): string {
  const some = 3 * 0x2000;
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += some)
    letters.push(btoa(String.fromCharCode(...bytes.subarray(at, at + some))));
  return letters.join('');
}

const hexed = (before: string, byte: number): string => before + byte.toString(16).padStart(2, '0');
