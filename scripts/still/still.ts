/**
 * Pictures of moments without a browser: any link becomes an SVG, which needs no style sheet, and a text for
 * those who do not see it. The exhibit's own element draws the picture and says the sentences.
 */
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { pictureText } from '../../www/src/share/picture-text.ts';
import type { Language } from '../../www/src/words/language.ts';
import type { Canvas } from './canvas.ts';
import { colourOf, written } from './colour.ts';
import type { Shown } from './figure.ts';
import { inPage, type Wasm } from './page.ts';
import { inside, lookOf } from './paint.ts';
import { pngOf } from './png.ts';
import { type Paragraph, piecesOf, set } from './sheet.ts';
import type { Theme } from './styles.ts';
import { type Element, textOf, xml } from './tree.ts';

export { figureId } from '../../www/src/share/address.ts';
export type { Wasm } from './page.ts';
export type { Theme } from './styles.ts';

/** The figures look for their page as soon as they are loaded. */
const figures = () => import('./figure.ts');

/** The margin around everything, in px. */
const MARGIN = 16;
/** A picture is as wide as the usual column of text, in px, and its drawing has this height at most. */
const [COLUMN, DRAWING] = [640, 368];

/** What a picture is made of. */
export interface Wanted {
  readonly exhibit: Slug;
  /** The text of a link, with or without `#`. Empty for the moment at which a page opens. */
  readonly link: string;
  readonly language?: Language;
  readonly theme?: Theme;
  /** The width in px of the page. Narrower than a column, the figure draws as on a phone. */
  readonly width?: number;
  /** The address of the site, with a slash at its end. With it, the link to the moment stands under the picture. */
  readonly base?: string | undefined;
  /** Whether title, legend, narration and address surround the drawing. Without them, the picture is 640 by 400. */
  readonly words?: boolean;
}

export interface Still {
  readonly svg: string;
  /** In px of the page. */
  readonly width: number;
  readonly height: number;
  /** For those who do not see it. */
  readonly text: string;
  /** What of the link could not be read, in sentences. The picture then shows what the page would. */
  readonly remarks: readonly string[];
}

/** A drawing for a page that styles the classes of its marks. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** The picture of a moment. Rejects with a `CodedError` if the core refuses the moment. */
export function still(wanted: Wanted, wasm: Wasm): Promise<Still> {
  return inPage(wasm, async () => {
    const { exhibit, language = 'en', theme = 'light', width = COLUMN } = wanted;
    const link = wanted.link.replace(/^#/, '');
    const size = {
      width: width - 2 * MARGIN,
      height: Math.min(DRAWING, Math.max(240, width * 0.75)),
    };
    const { remarks, shown } = await figures();
    const of = await shown({ exhibit, link, language, theme, size });
    const address = wanted.base && `${wanted.base}${exhibit}/#${of.figure.currentLink()}`;
    const sheet = (wanted.words ?? true) ? worded(of, width, address) : plain(of, width);
    return {
      ...sheet,
      text: pictureText(of.figure, of.words),
      remarks: await remarks(exhibit, language, of.notices),
    };
  });
}

/** An exhibit on the first page of the site. */
export interface Gallery {
  /** A drawing for each of the widths, for a page with the tokens of the theme. */
  readonly drawings: readonly Drawing[];
  /** 640 by 400 px of the page, for a place that knows nothing of the theme. */
  readonly svg: string;
}

/** How high a drawing of the first page is. The stones lie where they lie in the figure that takes its place. */
function heightOf(exhibit: Slug, width: number): number {
  if (exhibit === 'lattice') return width * 0.8;
  return exhibit === 'nim' ? Math.min(400, width * 1.1) : 400;
}

/** The pictures of the moment that the first page shows of an exhibit. They have no words of any language. */
export function galleryOf(exhibit: Slug, widths: readonly number[], wasm: Wasm): Promise<Gallery> {
  return inPage(wasm, async () => {
    const { shown, stillOf } = await figures();
    const { gallery: link } = await stillOf(exhibit);
    const moment = { exhibit, link, language: 'en', theme: 'light', first: true } as const;
    const drawings: Drawing[] = [];
    for (const width of widths) {
      const size = { width, height: heightOf(exhibit, width) };
      const { picture, sheets } = await shown({ ...moment, size, inPage: true });
      const [, , wide = 0, high = 0] = boxOf(picture);
      const markup = inside(wordless(picture), lookOf(picture, sheets), sheets);
      drawings.push({ width: wide, height: Math.round(high), markup });
    }
    const of = await shown({ ...moment, size: { width: COLUMN - 2 * MARGIN, height: DRAWING } });
    return { drawings, svg: plain({ ...of, picture: wordless(of.picture) }).svg };
  });
}

/** An element without the words of a language. A number beside a word stays, and so does all that is notation. */
function wordless(element: Element): Element {
  if (/\bnotation\b/.test(element.attributes.class ?? '')) return element;
  const without = (child: Element | string): (Element | string)[] => {
    if (typeof child === 'string' || child.name !== 'text') {
      return [typeof child === 'string' ? child : wordless(child)];
    }
    const kept = textOf(child)
      .replaceAll(/\p{L}{2,}/gu, '')
      .trim();
    return /^(?:\d+|\{[\d,]+\})$/.test(kept) ? [{ ...child, children: [kept] }] : [];
  };
  return { ...element, children: element.children.flatMap(without) };
}

const boxOf = (picture: Element): number[] =>
  (picture.attributes.viewBox ?? '').split(' ').map(Number);

/** The drawing, with its raster beneath it. */
function drawing({ picture, sheets, raster }: Shown, left: number, top: number): string {
  const [, , width = 0, height = 0] = boxOf(picture);
  const painted = raster ? image(raster) : '';
  const marks = inside(picture, lookOf(picture, sheets), sheets);
  const box = { x: left, y: top, width, height, viewBox: `0 0 ${width} ${height}` };
  return xml('svg', box, `${painted}${marks}`);
}

function image(raster: Canvas): string {
  const { width, height } = raster.style;
  const href = `data:image/png;base64,${pngOf(raster).toString('base64')}`;
  return xml('image', {
    width: Number.parseFloat(width ?? ''),
    height: Number.parseFloat(height ?? ''),
    href,
  });
}

/** The drawing in the middle of a paper, which is 640 by 400 px unless it is narrower. */
function plain(of: Shown, width = COLUMN) {
  const [, , wide = 0, high = 0] = boxOf(of.picture);
  const height = (width === COLUMN ? DRAWING : high) + 2 * MARGIN;
  const body = drawing(of, (width - wide) / 2, (height - high) / 2);
  return sheet(of, { width, height, body });
}

/** The drawing with its title, legend, narration and address. */
function worded(of: Shown, width: number, address: string | undefined) {
  const { picture, sheets, words, legend, narration } = of;
  const [, , wide = 0, high = 0] = boxOf(picture);
  const room = { left: MARGIN, width: width - 2 * MARGIN };
  const look = lookOf(legend, sheets);
  const { custom = new Map<string, string>() } = look.styles ?? {};
  const family = (name: string) => custom.get(name) ?? name;
  const ink = (name: string) => written(colourOf(custom.get(name) ?? 'black'));
  const below = (top: number, paragraph: Paragraph) => set(paragraph, { ...room, top });
  const heading = below(MARGIN, {
    pieces: [{ text: words.text('title'), fill: ink('--ink') }],
    family: family('--serif'),
    size: 20,
    bold: true,
  });
  const from = MARGIN + heading.height + 8;
  const key = below(from + high + 8, {
    pieces: piecesOf(legend, sheets),
    family: family('--serif'),
    size: 15,
  });
  const story = below(from + high + 8 + key.height + 4, {
    pieces: piecesOf(narration, sheets),
    family: family('--serif'),
    size: 17,
  });
  const after = from + high + 8 + key.height + 4 + story.height;
  const link =
    address === undefined
      ? undefined
      : below(after + 4, {
          pieces: [{ text: address, fill: ink('--soft') }],
          family: family('--mono'),
          size: 12,
          anywhere: true,
        });
  const linked = link && address ? xml('a', { href: address }, link.svg) : '';
  const body = `${drawing(of, (width - wide) / 2, from)}${heading.svg}${key.svg}${story.svg}${linked}`;
  return sheet(of, {
    width,
    height: Math.ceil(after + (link ? link.height + 4 : 0) + MARGIN),
    body,
  });
}

function sheet(
  { picture, sheets, words }: Shown,
  { width, height, body }: { width: number; height: number; body: string },
) {
  // Over a raster, the picture itself is transparent.
  const opaque = { ...picture, attributes: { class: 'picture' } };
  const paper = written(colourOf(lookOf(opaque, sheets).own.get('background') ?? 'white'));
  const svg = xml(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': words.text('title'),
    },
    `${xml('rect', { width, height, fill: paper })}${body}`,
  );
  return { svg: `${svg}\n`, width, height };
}
