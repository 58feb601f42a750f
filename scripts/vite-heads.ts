import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { iframeSnippet, sizeOf } from '../www/src/share/address.ts';
import { type Base, baseAddress } from '../www/src/share/base.ts';
import { defaultOptions } from '../www/src/share/options.ts';
import { Messages } from '../www/src/words/messages.ts';
import type { Words } from '../www/src/words/pattern.ts';
import { allWords } from './vite-words.ts';

/** The exhibit whose picture stands for the whole site. */
const FIRST = 'nim';

/** The link of an exhibit's opening. A static answer knows no other moment, because no server gets the `#`. */
const OPENING = 'v=1';

/** A picture's size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Writes into the head of each page what other sites show of a link to it: title, description and picture. Beside
 * each exhibit it writes `oembed.json`, with the frame that such a site may show instead. Both need the address
 * of the site: if the builder has not set `configured`, the picture has a relative address, which few sites
 * understand, and there is no oEmbed answer. Pages without a description are not for links, and stay as they
 * are.
 */
export function heads(configured: string | null, version: string): Plugin {
  const base = configured ? baseAddress(configured, version, '') : undefined;
  const words = allWords();
  return {
    name: 'heads',
    transformIndexHtml(page, { path }) {
      const folder = path.replace(/^\/|index\.html$/g, '');
      return headOf(page, folder, words, base);
    },
    generateBundle: {
      // After all pictures have been drawn.
      order: 'post',
      handler(_options, bundle) {
        if (!base) return;
        for (const slug of slugsOf(words)) {
          const answer = oembed(slug, words, base, pngSize(bundle[`plates/${slug}.png`]));
          const source = `${JSON.stringify(answer, undefined, 2)}\n`;
          this.emitFile({ type: 'asset', fileName: `${slug}/oembed.json`, source });
        }
      },
    },
  };
}

type AllWords = ReadonlyMap<string, Words>;

/** The exhibits: each has the words of its page. */
const slugsOf = (words: AllWords): string[] =>
  [...words.keys()].flatMap((name) => /^en\/(\w+)-page$/.exec(name)?.[1] ?? []);

/** The title of an exhibit, and the text of its picture. A page is in English until its words have come. */
export function labelsOf(slug: string, words: AllWords): { title: string; picture: string } {
  const files = ['pictures', slug].map((file) => words.get(`en/${file}`) ?? {});
  const english = new Messages('en', files);
  const [title, shows] = [english.text('title'), english.text(`picture-${slug}`)];
  return { title, picture: english.text('picture-of', { title, shows }) };
}

/** The tags that a page lacks, from its title, its description and its folder, such as `nim/`. */
export function headOf(
  page: string,
  folder: string,
  words: AllWords,
  base: Base | undefined,
): HtmlTagDescriptor[] {
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  const [, title = ''] = /<title>(.*?)(?: · Appleyard)?<\/title>/.exec(page) ?? [];
  if (description === undefined) return [];
  const exhibit = slugsOf(words).find((slug) => folder === `${slug}/`);
  const shown = exhibit ?? FIRST;
  const root = base?.url ?? (folder === '' ? './' : '../');
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    property('og:site_name', 'Appleyard'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(base ? [property('og:url', `${base.url}${folder}`)] : []),
    property('og:image', `${root}plates/${shown}.png`),
    property('og:image:alt', labelsOf(shown, words).picture),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(base && exhibit
      ? [
          tag('link', {
            rel: 'alternate',
            type: 'application/json+oembed',
            href: `${base.url}${folder}oembed.json`,
            title,
          }),
        ]
      : []),
  ];
}

const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head',
});

/** The oEmbed answer of an exhibit, in version 1.0 of the format. `size` is that of its picture. */
export function oembed(slug: string, words: AllWords, base: Base, size: Size | undefined) {
  const labels = labelsOf(slug, words);
  return {
    type: 'rich',
    version: '1.0',
    provider_name: 'Appleyard',
    provider_url: base.url,
    title: labels.title,
    html: iframeSnippet(base, { exhibit: slug, link: OPENING, ...labels }),
    ...sizeOf(defaultOptions.shape),
    // The format asks for all three or none.
    ...(size && {
      thumbnail_url: `${base.url}plates/${slug}.png`,
      thumbnail_width: size.width,
      thumbnail_height: size.height,
    }),
  };
}

/** The size of a PNG, which stands in its first chunk; undefined if there is no such file. */
function pngSize(file: Rolldown.OutputBundle[string] | undefined): Size | undefined {
  if (file?.type !== 'asset' || typeof file.source === 'string') return undefined;
  const { buffer, byteOffset, byteLength } = file.source;
  const png = new DataView(buffer, byteOffset, byteLength);
  return { width: png.getUint32(16), height: png.getUint32(20) };
}
