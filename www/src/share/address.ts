import type { Base } from './base.ts';
import { defaultOptions, type EmbedOptions, type Shape, settings } from './options.ts';

/** Text made safe inside a double-quoted attribute. */
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
  /** What the linked picture shows. */
  readonly picture: string;
  readonly options?: Partial<EmbedOptions>;
}

const optionsOf = ({ options }: Snippet): EmbedOptions => ({ ...defaultOptions, ...options });

/** The linked picture that stands where neither frames nor scripts do; never wider than its column. */
function fallback({ url }: Base, { exhibit, link, picture }: Snippet): string {
  return `<a href="${attribute(`${url}${exhibit}/#${link}`)}"><img src="${attribute(`${url}plates/${exhibit}.svg`)}" alt="${attribute(picture)}" width="100%"></a>`;
}

/** The address of a frame below `url`: what it shows, and how. */
export function frameAddress(url: string, snippet: Snippet): string {
  const { exhibit, link } = snippet;
  const given = settings(optionsOf(snippet));
  const query = given.map(([name, value]) => (value === '' ? `&${name}` : `&${name}=${value}`));
  return `${url}embed.html?figure=${exhibit}${query.join('')}#${link}`;
}

/** A column of text is about so wide, in CSS px. */
const COLUMN = 640;

/** The height that keeps the shape in a column of text, in CSS px. */
function heightOf(shape: Shape): number {
  const [width = 1, height = 1] = shape.split('/').map(Number);
  return Math.round((COLUMN * height) / width);
}

/**
 * A frame that keeps its shape in any column; what strips frames keeps the picture inside. Where the
 * style is stripped, or a policy forbids it, the attributes give a frame that fits any column as well.
 */
export function iframeSnippet(base: Base, snippet: Snippet): string {
  const { shape } = optionsOf(snippet);
  const source = frameAddress(base.url, snippet);
  return `<iframe src="${attribute(source)}" title="${attribute(snippet.title)}" loading="lazy" width="100%" height="${heightOf(shape)}" style="width:100%;height:auto;aspect-ratio:${shape};min-height:400px;border:0">
  ${fallback(base, snippet)}
</iframe>`;
}

/** The element itself, with the picture inside until it is upgraded. */
export function elementSnippet(base: Base, snippet: Snippet): string {
  const { exhibit, link } = snippet;
  const given = settings(optionsOf(snippet)).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${attribute(value)}"`,
  );
  return `<script type="module" src="${attribute(`${base.url}embed.js`)}"></script>
<appleyard-${exhibit} id="fig1"${given.join('')} scene="${attribute(link)}">
  ${fallback(base, snippet)}
</appleyard-${exhibit}>`;
}
