/**
 * What a writer pastes. Each snippet is HTML, XML and MDX at once: every tag is closed, every attribute has
 * a value, no attribute is `style`, which React refuses as a text, and a figure stands on one line, so that
 * Markdown does not break it up.
 */
import type { Base } from './base.ts';
import { attributes, text } from './markup.ts';
import { defaultOptions, type EmbedOptions, type Shape, settings } from './options.ts';

/** A picture of the figure. Its size keeps its place until it has loaded. */
export interface SnippetImage {
  readonly src: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
}

export interface Snippet {
  readonly exhibit: string;
  readonly link: string;
  readonly title: string;
  /** What the picture of the link shows. */
  readonly picture: string;
  /** Without it, the site's still of the exhibit. */
  readonly image?: SnippetImage;
  /** Without it, an id made of the link: see `figureId`. */
  readonly id?: string;
  readonly options?: Partial<EmbedOptions>;
}

const optionsOf = ({ options }: Snippet): EmbedOptions => ({ ...defaultOptions, ...options });
const idOf = (snippet: Snippet): string => snippet.id ?? figureId(snippet);

/** The usual width of a column of text, in CSS px. */
const COLUMN = 640;
/** The least height of a figure with its words and its bar for stepping, in CSS px. */
const LEAST_HEIGHT = 400;

/** The size in CSS px that a shape has in a column of text. */
export function sizeOf(shape: Shape): { readonly width: number; readonly height: number } {
  const [across = 1, down = 1] = shape.split('/').map(Number);
  const width = Math.max(COLUMN, (LEAST_HEIGHT * across) / down);
  return { width: Math.round(width), height: Math.round((width * down) / across) };
}

/** The still of an exhibit, as the site shows it in a column of text. The build makes all of one size. */
function stillOf({ url }: Base, exhibit: string): SnippetImage {
  return { src: `${url}plates/${exhibit}.png`, width: COLUMN, height: 400 };
}

/** A link to the moment in the site. */
const linkTo = ({ url }: Base, { exhibit, link }: Snippet, content: string): string =>
  `<a${attributes({ href: `${url}${exhibit}/#${link}` })}>${content}</a>`;

/** The picture as a link to its moment. */
function linkedPicture(
  base: Base,
  snippet: Snippet,
  more: { readonly loading?: 'lazy' } = {},
): string {
  const { src, width, height } = snippet.image ?? stillOf(base, snippet.exhibit);
  const shown = attributes({ src, alt: snippet.picture, width, height, ...more });
  return linkTo(base, snippet, `<img${shown} />`);
}

/** The address of a frame below `url`, with what the figure shows and how. */
export function frameAddress(url: string, snippet: Snippet): string {
  const { exhibit, link } = snippet;
  const given = settings(optionsOf(snippet));
  const query = given.map(([name, value]) => (value === '' ? `&${name}` : `&${name}=${value}`));
  return `${url}embed.html?figure=${exhibit}${query.join('')}#${link}`;
}

/**
 * A frame is as wide as its column. HTML wants a number there, but no number fits a phone and a wide page,
 * and without `style` nothing else does. Browsers do what HTML's chapter on rendering says of a percentage
 * and of a frame's border. React knows the border by this name; HTML ignores its capital.
 */
const FRAME = { width: '100%', frameBorder: '0' } as const;

/**
 * A frame, and under it the picture for places that strip frames, and the title as a link. Inside the frame,
 * React and sanitizers would garble them.
 *
 * A page that shows the frame must not show the picture too. Nothing ever opens this popover, so the browser
 * neither shows nor loads what is in it. What strips frames strips `popover` or the whole `<div>`, and then
 * shows the picture. It would leave `hidden` or a closed `<details>`, and drop `<noscript>`.
 */
export function iframeSnippet(base: Base, snippet: Snippet): string {
  const { title } = snippet;
  const frame = attributes({
    src: frameAddress(base.url, snippet),
    id: idOf(snippet),
    title,
    ...FRAME,
    height: sizeOf(optionsOf(snippet).shape).height,
    loading: 'lazy',
  });
  const picture = linkedPicture(base, snippet, { loading: 'lazy' });
  const caption = `<div popover="manual">${picture}</div>${linkTo(base, snippet, text(title))}`;
  return `<figure><iframe${frame}></iframe><figcaption>${caption}</figcaption></figure>`;
}

/**
 * The id of a figure in its snippet, such as `lattice-k2f9`. The same scene always has the same id. With
 * ids, each of several figures in one page follows the links that name it. The id is the end of FNV-1a with
 * 32 bits.
 */
export function figureId({ exhibit, link }: Pick<Snippet, 'exhibit' | 'link'>): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(link)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${exhibit}-${(hash >>> 0).toString(36).padStart(4, '0').slice(-4)}`;
}

/** The script, which a page needs once, and below it the element. Until the script runs, the element shows the picture. */
export function elementSnippet(base: Base, snippet: Snippet): string {
  const { exhibit, link: scene } = snippet;
  const options = optionsOf(snippet);
  // React sets a property of this value, and an empty text would mean off.
  const given = settings(options).map(([name, value]) => [name, value === '' ? name : value]);
  const element = attributes({
    id: idOf(snippet),
    ...sizeOf(options.shape),
    ...Object.fromEntries(given),
    scene,
  });
  return `<script${attributes({ type: 'module', src: `${base.url}embed.js` })}></script>
<appleyard-${exhibit}${element}>${linkedPicture(base, snippet)}</appleyard-${exhibit}>`;
}
