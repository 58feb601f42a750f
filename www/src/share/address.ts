import type { Base } from './base.ts';
import { defaultOptions, type EmbedOptions, type Shape, settings } from './options.ts';

/** Text that is safe inside a double-quoted attribute. */
function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('\r', '&#13;');
}

export interface Snippet {
  readonly exhibit: string;
  readonly link: string;
  readonly title: string;
  /** What the picture of the link shows. */
  readonly picture: string;
  readonly options?: Partial<EmbedOptions>;
}

const optionsOf = ({ options }: Snippet): EmbedOptions => ({ ...defaultOptions, ...options });

/**
 * A picture with a link, for pages that allow neither frames nor scripts. It is never wider than its
 * column.
 */
function fallback({ url }: Base, { exhibit, link, picture }: Snippet): string {
  return `<a href="${attribute(`${url}${exhibit}/#${link}`)}"><img src="${attribute(`${url}plates/${exhibit}.svg`)}" alt="${attribute(picture)}" width="100%"></a>`;
}

/** The address of a frame below `url`, with what the figure shows and how. */
export function frameAddress(url: string, snippet: Snippet): string {
  const { exhibit, link } = snippet;
  const given = settings(optionsOf(snippet));
  const query = given.map(([name, value]) => (value === '' ? `&${name}` : `&${name}=${value}`));
  return `${url}embed.html?figure=${exhibit}${query.join('')}#${link}`;
}

/** The usual width of a column of text, in CSS px. */
const COLUMN = 640;

/** The height that gives a frame its shape in a column of text, in CSS px. */
function heightOf(shape: Shape): number {
  const [width = 1, height = 1] = shape.split('/').map(Number);
  return Math.round((COLUMN * height) / width);
}

/**
 * A frame that keeps its shape in any column. A page that strips frames keeps the picture inside. If the
 * style is stripped, or a policy forbids it, the attributes still give a frame that fits any column.
 */
export function iframeSnippet(base: Base, snippet: Snippet): string {
  const { shape } = optionsOf(snippet);
  const source = frameAddress(base.url, snippet);
  return `<iframe src="${attribute(source)}" title="${attribute(snippet.title)}" loading="lazy" width="100%" height="${heightOf(shape)}" style="width:100%;height:auto;aspect-ratio:${shape};min-height:400px;border:0">
  ${fallback(base, snippet)}
</iframe>`;
}

/**
 * The id of an element in its snippet, such as `lattice-k2f9`. The same scene always has the same id. With
 * ids, each of several figures in one page follows the links that name it. The id is the end of FNV-1a with
 * 32 bits.
 */
export function figureId({ exhibit, link }: Pick<Snippet, 'exhibit' | 'link'>): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(link)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${exhibit}-${(hash >>> 0).toString(36).padStart(4, '0').slice(-4)}`;
}

/** The element itself. Until its script runs, it shows the picture inside. */
export function elementSnippet(base: Base, snippet: Snippet): string {
  const { exhibit, link } = snippet;
  const given = settings(optionsOf(snippet)).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${attribute(value)}"`,
  );
  return `<script type="module" src="${attribute(`${base.url}embed.js`)}"></script>
<appleyard-${exhibit} id="${figureId(snippet)}"${given.join('')} scene="${attribute(link)}">
  ${fallback(base, snippet)}
</appleyard-${exhibit}>`;
}
