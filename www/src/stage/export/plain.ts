import { colourReader } from '../rgb.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Paints of an outline, with the values that a drawing begins with. Such values are left out. */
const OUTLINE: Readonly<Record<string, string>> = {
  'stroke-width': '1px',
  'paint-order': 'normal',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'vector-effect': 'none',
};
/** The properties of a font. */
const LETTERS: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};
/**
 * The attributes that place a shape. A style sheet may move some shapes; for these the computed value
 * counts, because they may be moving.
 */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  text: ['x', 'y'],
};
const MOVED = new Set(['circle', 'rect']);

/**
 * Makes drawings that need no page: every visible mark with its paint, and nothing else. They belong to a
 * document that shows nothing. The page's own document would load their pictures, which its policy may
 * forbid.
 */
export class Plain {
  readonly #document = document.implementation.createHTMLDocument('');
  readonly #read = colourReader();
  readonly #measure = document.createElement('canvas').getContext('2d');

  /** An element with these attributes. An attribute without a value is left out. */
  element(
    name: string,
    attributes: Readonly<Record<string, string | number | undefined>> = {},
    ...children: readonly (Node | undefined)[]
  ): SVGElement {
    const made = this.#document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined)
        made.setAttribute(key, typeof value === 'number' ? round(value) : value);
    }
    made.append(...children.filter((child) => child !== undefined));
    return made;
  }

  /** What is visible of an element and its children now; undefined if nothing is. */
  copy(original: SVGElement): SVGElement | undefined {
    const style = getComputedStyle(original);
    if (style.display === 'none' || Number(style.opacity) === 0) return undefined;
    const places = PLACES[original.localName];
    const made = places ? this.#mark(original, style, places) : this.#group(original, style);
    if (!made) return undefined;
    if (style.opacity !== '1') made.setAttribute('opacity', style.opacity);
    const matrix = matrixOf(original, style);
    if (!matrix.isIdentity) made.setAttribute('transform', matrix.toString());
    return made;
  }

  /** Words at their place on the page, from the left end of their baseline. */
  words(text: string, x: number, y: number, style: CSSStyleDeclaration): SVGElement {
    const made = this.element('text', { x, y, fill: '' });
    this.#paint(made, 'fill', style.color, 1);
    this.#letters(made, style);
    made.removeAttribute('text-anchor');
    made.textContent = text;
    return made;
  }

  /** A rectangle of one colour; undefined if it would be invisible. */
  area(
    { x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
    colour: string,
  ): SVGElement | undefined {
    const made = this.element('rect', { x, y, width, height });
    return this.#paint(made, 'fill', colour, 1) ? made : undefined;
  }

  /** How far letters reach above and below their baseline. */
  reach(style: CSSStyleDeclaration): { above: number; below: number } {
    if (!this.#measure) return { above: 0, below: 0 };
    this.#measure.font = fontOf(style);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = this.#measure.measureText('0');
    return { above: fontBoundingBoxAscent, below: fontBoundingBoxDescent };
  }

  #group(original: SVGElement, style: CSSStyleDeclaration): SVGElement | undefined {
    const kept = original.localName === 'clipPath';
    if (!kept && !['g', 'svg'].includes(original.localName)) return undefined;
    const children = [...original.children].map((child) => this.copy(child as SVGElement));
    if (!children.some(Boolean)) return undefined;
    const clip = style.clipPath === 'none' ? undefined : original.getAttribute('clip-path');
    return kept
      ? this.element('clipPath', { id: original.id }, ...children)
      : this.element('g', { 'clip-path': clip ?? undefined }, ...children);
  }

  #mark(
    original: SVGElement,
    style: CSSStyleDeclaration,
    places: readonly string[],
  ): SVGElement | undefined {
    if (style.visibility !== 'visible') return undefined;
    const made = this.element(original.localName);
    for (const place of places) {
      const computed = MOVED.has(original.localName) ? style.getPropertyValue(place) : '';
      const at = computed.endsWith('px')
        ? round(Number.parseFloat(computed))
        : original.getAttribute(place);
      if (at !== null && !(place === 'rx' && at === '0')) made.setAttribute(place, at);
    }
    const filled = this.#paint(made, 'fill', style.fill, Number(style.fillOpacity));
    const lined =
      Number.parseFloat(style.strokeWidth) > 0 &&
      this.#paint(made, 'stroke', style.stroke, Number(style.strokeOpacity));
    // A shape that only clips others is not painted itself.
    if (!filled && !lined && original.parentElement?.localName !== 'clipPath') return undefined;
    if (!filled) made.setAttribute('fill', 'none');
    if (lined) write(made, style, OUTLINE);
    else made.removeAttribute('stroke');
    if (original instanceof SVGTextElement) this.#text(made, original, style);
    return made;
  }

  #text(made: SVGElement, original: SVGTextElement, style: CSSStyleDeclaration): void {
    this.#letters(made, style);
    made.textContent = original.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (style.dominantBaseline !== 'central') return;
    // Few other programs can align text by its middle.
    const { above, below } = this.reach(style);
    made.setAttribute('y', round(Number(original.getAttribute('y')) + (above - below) / 2));
  }

  #letters(made: SVGElement, style: CSSStyleDeclaration): void {
    write(made, style, LETTERS);
    if (style.textDecorationLine === 'underline') made.setAttribute('text-decoration', 'underline');
  }

  /**
   * Returns false if the paint would be invisible. Colours are written in the one way that all programs
   * read.
   */
  #paint(made: SVGElement, name: 'fill' | 'stroke', value: string, opacity: number): boolean {
    if (value === 'none') return false;
    const [red, green, blue, alpha] = this.#read(value);
    const opaque = (alpha / 255) * opacity;
    if (opaque === 0) return false;
    made.setAttribute(name, `rgb(${red}, ${green}, ${blue})`);
    if (opaque < 1) made.setAttribute(`${name}-opacity`, opaque.toFixed(2));
    return true;
  }
}

/** A font in the form that a canvas takes. */
export const fontOf = (style: {
  fontStyle: string;
  fontWeight: string;
  fontSize: string;
  fontFamily: string;
}): string => `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;

/** The coordinate system of an element within that of its parent. */
function matrixOf(original: SVGElement, { transform }: CSSStyleDeclaration): DOMMatrix {
  if (transform !== 'none') return new DOMMatrix(transform);
  const list =
    original instanceof SVGGraphicsElement && !(original instanceof SVGSVGElement)
      ? [...original.transform.baseVal]
      : [];
  return list.reduce((all, { matrix: { a, b, c, d, e, f } }) => {
    return all.multiply(new DOMMatrix([a, b, c, d, e, f]));
  }, new DOMMatrix());
}

function write(
  made: SVGElement,
  style: CSSStyleDeclaration,
  initial: Readonly<Record<string, string>>,
): void {
  for (const [name, usual] of Object.entries(initial)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual) made.setAttribute(name, value.replaceAll(/(\d)px/g, '$1'));
  }
}

const round = (at: number): string => String(Math.round(at * 100) / 100);
