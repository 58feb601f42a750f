/**
 * A drawing that needs no style sheet: every visible mark with its paint, and nothing else. Like the export
 * of a page (`www/src/stage/export/plain.ts`), but without a browser that computes the styles.
 */

import { escaped } from '../../www/src/writing/escaped.ts';
import { type Colour, colourOf, written } from './colour.ts';
import { forPage, isOpen, type Sheets, type Styles } from './styles.ts';
import { type Element, rounded, textOf, xml } from './tree.ts';

/** Properties that children take from their parents, with the values that a page begins with. */
const INHERITED: Readonly<Record<string, string>> = {
  color: 'black',
  fill: 'black',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'font-family': 'serif',
  'font-size': '16',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  visibility: 'visible',
};
const OUTLINE = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'];
/** The attributes that place a shape. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  text: ['x', 'y'],
};
/** How far below its middle a line of letters and digits has its baseline, in parts of the font's size. */
export const MIDDLE = 0.35;
/** The size that `rem` counts, in px. */
const REM = 16;

/** An element's styles: what its children inherit, and what is its own. */
export interface Look {
  readonly styles: Styles | undefined;
  readonly inherited: Readonly<Record<string, string>>;
  readonly own: ReadonlyMap<string, string>;
}

/** How an element looks, with everything that it inherits. */
export function lookOf(element: Element, sheets: Sheets): Look {
  const around = element.parent ? lookOf(element.parent, sheets) : START;
  return within(element, around, sheets);
}

const START: Look = { styles: undefined, inherited: INHERITED, own: new Map() };

function within(element: Element, around: Look, sheets: Sheets): Look {
  const styles = sheets.of(element, around.styles);
  const own = new Map<string, string>();
  for (const name of [...Object.keys(INHERITED), 'opacity', 'display', 'clip-path']) {
    const value = element.attributes[name];
    if (value !== undefined) own.set(name, sheets.resolved(value, styles.custom));
  }
  for (const [name, value] of styles.values) {
    if (name === 'font') for (const [part, of] of fontOf(value)) own.set(part, of);
    else own.set(name, value);
  }
  const inherited = { ...around.inherited };
  for (const name of Object.keys(INHERITED)) {
    const value = own.get(name);
    if (value === undefined || value === 'inherit') continue;
    inherited[name] = name === 'font-size' ? px(value, around.inherited['font-size']) : bare(value);
  }
  return { styles, inherited, own };
}

const bare = (value: string): string => value.replaceAll(/(\d)px\b/g, '$1');

function px(value: string, around = String(REM)): string {
  const number = Number.parseFloat(value);
  if (value.endsWith('rem')) return String(number * REM);
  return String(value.endsWith('em') ? number * Number(around) : number);
}

/** The parts of the short form of a font, such as `700 12px/1.5 monospace`. */
function fontOf(font: string): (readonly [string, string])[] {
  const [, style, weight, size, family] =
    /^(?:(italic|normal)\s+)?(?:(\d{3}|bold|normal)\s+)?([\d.]+(?:px|rem|em))(?:\s*\/\s*[\d.]+)?\s+(.*)$/.exec(
      font.trim(),
    ) ?? [];
  if (size === undefined || family === undefined) return [];
  return [
    ['font-style', style ?? 'normal'],
    ['font-weight', weight ?? '400'],
    ['font-size', size],
    ['font-family', family],
  ];
}

/** What is visible of an element and its children, as SVG. */
export function painted(element: Element, around: Look, sheets: Sheets): string {
  const look = within(element, around, sheets);
  const { own } = look;
  const opacity = Number(own.get('opacity') ?? 1);
  if (own.get('display') === 'none' || opacity === 0) return '';
  const shared = {
    opacity: opacity === 1 ? undefined : opacity,
    transform: element.attributes.transform,
    ...(sheets.inPage ? named(element) : {}),
  };
  if (PLACES[element.name]) return mark(element, look, shared);
  if (!['g', 'svg', 'clipPath'].includes(element.name)) return '';
  const content = inside(element, look, sheets);
  if (content === '') return '';
  if (element.name === 'clipPath') return xml('clipPath', { id: element.attributes.id }, content);
  return xml('g', { ...shared, 'clip-path': element.attributes['clip-path'] }, content);
}

/** What a page knows a mark by. Its id is not one there, because it would occur several times. */
const named = ({ attributes }: Element) => ({
  class: attributes.class?.trim() || undefined,
  'data-mark': attributes.id,
  'data-step': attributes['data-step'],
});

/** What is visible of the children of an element. */
export function inside(element: Element, look: Look, sheets: Sheets): string {
  return element.children
    .map((child) => (typeof child === 'string' ? '' : painted(child, look, sheets)))
    .join('');
}

function mark(
  element: Element,
  { inherited: style, own }: Look,
  shared: Readonly<Record<string, string | number | undefined>>,
): string {
  if (style.visibility !== 'visible') return '';
  const clips = element.parent?.name === 'clipPath';
  const fill = paint('fill', style);
  const stroke =
    Number.parseFloat(style['stroke-width'] ?? '') > 0 ? paint('stroke', style) : undefined;
  if (!fill && !stroke && !clips) return '';
  const places = (PLACES[element.name] ?? []).map(
    (name) => [name, element.attributes[name]] as const,
  );
  const attributes: Record<string, string | undefined> = {
    ...Object.fromEntries(places.map(([name, at]) => [name, at === undefined ? at : short(at)])),
    ...(fill ?? { fill: 'none' }),
    ...stroke,
    ...(stroke ? set(OUTLINE, style) : {}),
    ...(element.name === 'text' ? lettersOf(element, style, own) : {}),
  };
  const text = element.name === 'text' ? textOf(element).replaceAll(/\s+/g, ' ').trim() : '';
  if (element.name === 'text' && text === '') return '';
  return xml(element.name, { ...attributes, ...shared }, escaped(text));
}

/** The properties that differ from their usual values. */
const set = (names: readonly string[], style: Look['inherited']) =>
  Object.fromEntries(
    names.flatMap((name) =>
      style[name] === INHERITED[name] ? [] : [[name, style[name]] as const],
    ),
  );

function lettersOf({ attributes }: Element, style: Look['inherited'], own: Look['own']) {
  const size = Number(style['font-size']);
  const y =
    Number(attributes.y ?? 0) + (style['dominant-baseline'] === 'central' ? MIDDLE * size : 0);
  const line = own.get('text-decoration') ?? own.get('text-decoration-line');
  return {
    y: rounded(y),
    ...set(LETTERS, style),
    'font-size': rounded(size),
    'font-family': forPage(style['font-family'] ?? ''),
    'text-decoration': line === 'underline' ? line : undefined,
  };
}

/** A paint and its opacity; undefined if it would be invisible. */
function paint(name: 'fill' | 'stroke', style: Look['inherited']) {
  const value = style[name] ?? 'none';
  if (value === 'none') return undefined;
  if (isOpen(value)) {
    const opacity = style[`${name}-opacity`];
    return { [name]: forPage(value), [`${name}-opacity`]: opacity === '1' ? undefined : opacity };
  }
  const colour: Colour = colourOf(value === 'currentColor' ? (style.color ?? 'black') : value);
  const opacity = colour[3] * Number(style[`${name}-opacity`]);
  if (opacity === 0) return undefined;
  return {
    [name]: written(colour),
    [`${name}-opacity`]: opacity < 1 ? rounded(opacity) : undefined,
  };
}

/** Numbers with two decimals at most. */
const short = (text: string): string =>
  text.replaceAll(/-?\d*\.\d{3,}/g, (number) => rounded(Number(number)));
