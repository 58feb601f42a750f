/** Markup as a tree, so that styles can be looked up for each element. */
import { escaped } from '../../www/src/writing/escaped.ts';

/** An element: its name, its attributes, and its children, of which texts are strings. */
export interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
}

/** Elements that HTML never closes. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** A closing tag, an opening tag with its attributes, or a text. */
const PIECE = /<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=>/"]+)(?:="([^"]*)")?/g;

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent?: Element,
): Element {
  const made = { name, attributes: { ...attributes }, children: [], parent };
  parent?.children.push(made);
  return made;
}

/** Adds the elements and texts of markup to a parent. Lit writes such markup: each tag is closed. */
export function parse(markup: string, parent: Element): void {
  let open = parent;
  for (const [, closing, name, attributes = '', closed, text] of markup.matchAll(PIECE)) {
    if (text !== undefined) open.children.push(unescaped(text));
    else if (closing !== undefined) {
      if (closing === open.name && open !== parent) open = open.parent ?? parent;
    } else if (name !== undefined) {
      const all = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', value = '']) => [key, unescaped(value)] as const,
      );
      const made = element(name, Object.fromEntries(all), open);
      if (!closed && !VOID.has(name)) open = made;
    }
  }
}

/** The elements below one that pass a test. Below such an element it looks no further. */
export function found(from: Element, is: (one: Element) => boolean): readonly Element[] {
  return from.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return is(child) ? [child] : found(child, is);
  });
}

/** The text in an element and below it. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

export const classesOf = ({ attributes }: Element): readonly string[] =>
  (attributes.class ?? '').split(/\s+/).filter((one) => one !== '');

/** An element of XML. An attribute without a value is left out; a number has two decimals at most. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escaped(typeof value === 'number' ? rounded(value) : String(value))}"`,
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
