import { type LitElement, render, type TemplateResult } from 'lit';
import { boxIn } from '../own-place.ts';
import { Plain } from './plain.ts';

/** The margin around everything, in px. */
const MARGIN = 20;
/** A scale of colours is drawn as this number of slices. */
const SLICES = 24;

/** What is printed around a picture. */
export interface Around {
  readonly title: string;
  readonly legend: TemplateResult;
  /** What is said of the moment. */
  readonly narration: TemplateResult;
  /** In a film, the least height of the words, and a text for which the narration has room. */
  readonly room: { readonly kept: WordsHeight; readonly text: string } | undefined;
  /** The link to the moment. */
  readonly address: string;
}

/** The heights of the words under a picture, in px. In a film they are the same for all frames, so that nothing jumps. */
export interface WordsHeight {
  readonly legend: number;
  readonly narration: number;
}

/** A part of the page of words, in its own px. */
type OnPage = (seen: Element | DOMRect) => DOMRect;

/** A picture that needs no page, and what its `image` elements show. */
export interface Sheet {
  readonly svg: SVGSVGElement;
  readonly rasters: ReadonlyMap<Element, HTMLCanvasElement>;
  readonly words: WordsHeight;
}

/** The picture as a file of its own: its rasters are in it, too. */
export function withRasters({ svg, rasters }: Sheet): SVGSVGElement {
  for (const [picture, canvas] of rasters) picture.setAttribute('href', canvas.toDataURL());
  return svg;
}

/**
 * What the screen shows at this moment as a printed sheet.
 *
 *     title
 *     ┌──────────┐
 *     │  picture   │   at its own size, its rasters beneath it
 *     └──────────┘
 *     legend
 *     narration
 *     address
 *
 * What invites to act says nothing on paper, and what is only spoken has its drawing beside it: both are left out.
 */
export async function sheetOf(
  picture: SVGSVGElement,
  { title, legend, narration, room, address }: Around,
): Promise<Sheet> {
  const { width, height } = picture.viewBox.baseVal;
  const plain = new Plain();
  // The browser itself sets the words. The page is invisible and stays only until each line has its place.
  const page = document.createElement('div');
  page.className = 'export-sheet';
  Object.assign(page.style, {
    position: 'absolute',
    insetInlineStart: '-100000px',
    inlineSize: `${width}px`,
  });
  const [heading, gap, key, story, link] = ['h1', 'div', 'div', 'p', 'p'].map((name) =>
    page.appendChild(document.createElement(name)),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  heading.textContent = title;
  Object.assign(heading.style, { margin: '0 0 12px', font: '700 1.25rem/1.3 var(--serif)' });
  gap.style.blockSize = `${height}px`;
  key.className = 'legend';
  // A picture without a legend has room for a line of it, as those around it in a film or a row have.
  const least = room ? `max(1lh, ${room.kept.legend}px)` : '1lh';
  Object.assign(key.style, {
    display: 'block',
    margin: '15px 0 6px',
    border: '0',
    padding: '0',
    minBlockSize: least,
  });
  render(legend, key);
  Object.assign(story.style, { margin: '0 0 8px', font: '1.0625rem/1.4 var(--serif)' });
  link.textContent = address;
  Object.assign(link.style, {
    margin: '0',
    font: '0.75rem/1.4 var(--mono)',
    color: 'var(--soft)',
    overflowWrap: 'anywhere',
  });
  picture.closest('figure')?.append(page);
  try {
    if (room) {
      story.textContent = room.text;
      const { height } = boxIn(story, picture);
      story.style.minBlockSize = `${Math.max(height, room.kept.narration)}px`;
      story.textContent = '';
    }
    render(narration, story);
    // Terms draw themselves a moment after they are added.
    await Promise.all([...page.querySelectorAll<LitElement>('*')].map((one) => one.updateComplete));
    for (const one of page.querySelectorAll('.invite, .hidden')) one.remove();
    const sentences = wordsOf(story);
    if (!room && sentences === '') story.remove();
    const edge = boxIn(page, picture);
    const onPage: OnPage = (seen) => {
      const { x, y, width, height } = boxIn(seen, picture);
      return new DOMRect(x - edge.x, y - edge.y, width, height);
    };
    const placed = plain.element('g', { transform: `translate(${MARGIN} ${MARGIN})` });
    placed.append(...printed(page, onPage, plain));
    // Browsers stretch a picture that ends between two pixels.
    const [wide, high] = [width + 2 * MARGIN, Math.ceil(edge.height) + 2 * MARGIN];
    const rasters = new Map<Element, HTMLCanvasElement>();
    const pictures = rastersUnder(picture).map(({ canvas, ...place }) => {
      const picture = plain.element('image', place);
      rasters.set(picture, canvas);
      return picture;
    });
    const at = { x: MARGIN, y: MARGIN + onPage(gap).y, width, height };
    const drawing = plain.element(
      'svg',
      { ...at, viewBox: `0 0 ${width} ${height}` },
      ...pictures,
      plain.copy(picture),
    );
    const description = sentences === '' ? undefined : plain.element('desc');
    description?.append(sentences);
    const svg = plain.element(
      'svg',
      {
        width: wide,
        height: high,
        viewBox: `0 0 ${wide} ${high}`,
        role: 'img',
        'aria-label': title,
      },
      plain.area({ x: 0, y: 0, width: wide, height: high }, paperOf(picture)),
      description,
      drawing,
      plain.element('a', { href: address }, placed),
    ) as SVGSVGElement;
    const words = {
      legend: onPage(key).height,
      narration: room || sentences !== '' ? onPage(story).height : 0,
    };
    return { svg, rasters, words };
  } finally {
    page.remove();
  }
}

const wordsOf = (element: Element): string =>
  element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** The rasters under a picture, in its own coordinates. */
function rastersUnder(picture: SVGSVGElement) {
  const canvases =
    picture.parentElement?.querySelectorAll<HTMLCanvasElement>('canvas.raster') ?? [];
  return [...canvases].map((canvas) => {
    const { x, y, width, height } = boxIn(canvas, picture);
    return { canvas, x, y, width, height };
  });
}

/** The colour behind the drawing. The drawing itself is transparent, because a raster may lie under it. */
function paperOf(picture: SVGSVGElement): string {
  const ground = picture.cloneNode() as SVGSVGElement;
  ground.setAttribute('class', 'picture');
  picture.after(ground);
  const colour = getComputedStyle(ground).backgroundColor;
  ground.remove();
  return colour;
}

/** All that the browser has set: lines of words, and the drawings and swatches between them. */
function* printed(page: HTMLElement, onPage: OnPage, plain: Plain): Generator<SVGElement> {
  const walker = document.createTreeWalker(
    page,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node.parentElement?.closest('svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) yield* lines(node, onPage, plain);
    else if (node instanceof SVGSVGElement) yield* icon(node, onPage, plain);
    else if (node instanceof HTMLElement && node.childNodes.length === 0)
      yield* swatch(node, onPage, plain);
  }
}

/** The words of a node, line by line as the browser broke them. */
function* lines(node: Text, onPage: OnPage, plain: Plain): Generator<SVGElement> {
  const around = node.parentElement;
  if (!around) return;
  const style = getComputedStyle(around);
  const { above, below } = plain.reach(style);
  const range = document.createRange();
  let line: { text: string; x: number; y: number; height: number } | undefined;
  const end = () =>
    line &&
    plain.words(
      line.text.trimEnd(),
      line.x,
      line.y + (line.height - above - below) / 2 + above,
      style,
    );
  for (const { segment, index } of new Intl.Segmenter().segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const seen = range.getClientRects()[0];
    // Spaces without width: at the end of a line, or after another space.
    if (!seen || seen.width === 0) continue;
    const box = onPage(seen);
    if (line && Math.abs(box.y - line.y) < 2) {
      line.text += segment.replace(/\s/, ' ');
      continue;
    }
    const done = end();
    if (done) yield done;
    line = segment.trim() ? { text: segment, x: box.x, y: box.y, height: box.height } : undefined;
  }
  const last = end();
  if (last) yield last;
}

/** A drawing within the words. */
function* icon(drawing: SVGSVGElement, onPage: OnPage, plain: Plain): Generator<SVGElement> {
  const { x, y, width } = onPage(drawing);
  const box = drawing.viewBox.baseVal;
  const scale = width / box.width;
  const copy = plain.copy(drawing);
  if (!copy) return;
  const at = `translate(${x - box.x * scale} ${y - box.y * scale}) scale(${scale})`;
  copy.setAttribute('transform', at);
  yield copy;
}

/** A box with its border, in one colour or in a gradient. */
function* swatch(box: HTMLElement, onPage: OnPage, plain: Plain): Generator<SVGElement> {
  const outer = onPage(box);
  const style = getComputedStyle(box);
  const rim = Number.parseFloat(style.borderTopWidth);
  const inner = {
    x: outer.x + rim,
    y: outer.y + rim,
    width: outer.width - 2 * rim,
    height: outer.height - 2 * rim,
  };
  const [near, far] = style.backgroundImage.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
  const colours =
    near && far
      ? Array.from(
          { length: SLICES },
          (_, i) => `color-mix(in srgb, ${far} ${(100 * i) / (SLICES - 1)}%, ${near})`,
        )
      : [style.backgroundColor];
  const slice = inner.width / colours.length;
  const areas = [
    rim > 0 ? plain.area(outer, style.borderTopColor) : undefined,
    ...colours.map((colour, i) =>
      plain.area({ ...inner, x: inner.x + i * slice, width: slice }, colour),
    ),
  ];
  for (const area of areas) if (area) yield area;
}
