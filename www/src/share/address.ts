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

/** The address of the moment in the site. */
export const momentAddress = ({ url }: Base, { exhibit, link }: Snippet): string =>
  `${url}${exhibit}/#${link}`;

/** A link to the moment in the site. */
export const linkTo = (base: Base, snippet: Snippet, content: string): string =>
  `<a${attributes({ href: momentAddress(base, snippet) })}>${content}</a>`;

export const imageOf = (base: Base, { exhibit, image }: Snippet): SnippetImage =>
  image ?? stillOf(base, exhibit);

function pictureOf(base: Base, snippet: Snippet, more: { readonly loading?: 'lazy' } = {}): string {
  const { src, width, height } = imageOf(base, snippet);
  return `<img${attributes({ src, alt: snippet.picture, width, height, ...more })} />`;
}

/** The picture and the title as one link to the moment, so that without the picture the link still has words. */
export const linkedPicture = (base: Base, snippet: Snippet): string =>
  linkTo(base, snippet, `${pictureOf(base, snippet)}<br />${text(snippet.title)}`);

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
export const FRAME = { width: '100%', frameBorder: '0' } as const;

export function frameOf(base: Base, snippet: Snippet): string {
  const frame = attributes({
    src: frameAddress(base.url, snippet),
    id: idOf(snippet),
    title: snippet.title,
    ...FRAME,
    height: sizeOf(optionsOf(snippet).shape).height,
    loading: 'lazy',
  });
  return `<iframe${frame}></iframe>`;
}

/** A frame and its caption, which is a link to the moment. */
export const captioned = (base: Base, snippet: Snippet, caption: string): string =>
  `<figure>${frameOf(base, snippet)}<figcaption>${linkTo(base, snippet, caption)}</figcaption></figure>`;

/**
 * A frame, and in its caption the picture for places that strip frames. Inside the frame, React and sanitizers
 * would garble it.
 *
 * A page that shows the frame must not show the picture too. Nothing ever opens this popover, so the browser
 * neither shows nor loads what is in it. What strips frames strips `popover` or the whole `<div>`, and then
 * shows the picture. It would leave `hidden` or a closed `<details>`, and drop `<noscript>`.
 */
export function iframeSnippet(base: Base, snippet: Snippet): string {
  const hidden = attributes({ popover: 'manual' });
  const picture = pictureOf(base, snippet, { loading: 'lazy' });
  return captioned(base, snippet, `<div${hidden}>${picture}</div>${text(snippet.title)}`);
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

/**
 * The line that a page needs once: the script, and the sheet that keeps the room of figures until it has come. A browser
 * draws nothing below a sheet that it waits for, so no text moves when a figure takes its room. The sheet stands first,
 * because Python-Markdown puts it at the end of the page if it follows `</script>`.
 */
export function scriptOf({ url }: Base): string {
  const script = attributes({ type: 'module', src: `${url}embed.js` });
  const sheet = attributes({ rel: 'stylesheet', href: `${url}embed.css` });
  return `<link${sheet} /><script${script}></script>`;
}

/** The element around what it shows until its script runs. */
export function elementOf(snippet: Snippet, content: string): string {
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
  return `<appleyard-${exhibit}${element}>${content}</appleyard-${exhibit}>`;
}

/** The script, which a page needs once, and below it the element with the picture in it. */
export const elementSnippet = (base: Base, snippet: Snippet): string =>
  `${scriptOf(base)}\n${elementOf(snippet, linkedPicture(base, snippet))}`;
