/**
 * The styles of a figure without a browser: which rules of its style sheets hold for an element, and what
 * their values are. It reads what our sheets use: selectors of classes, tags and attributes, `:is`, `:not`,
 * `:host` and `:first-child`; custom properties, `light-dark` and products in `calc`. A rule inside `@media`
 * or `@container` never holds, because a picture has no device.
 */
import type { CssNode, Rule, Selector, SelectorList, StyleSheet } from 'css-tree';
import { generate, parse, toPlainObject } from 'css-tree';
import { classesOf, type Element } from './tree.ts';

export type Theme = 'light' | 'dark';

/** These tokens of the theme stay open in a drawing for a page that sets them. */
const OPEN = [
  'paper',
  'sheet',
  'ink',
  'soft',
  'line',
  'p-position',
  'n-position',
  'highlight',
  'focus',
];
const FONTS = ['serif', 'sans', 'mono'];
/** How an open token stands in a value. `var` would be resolved. */
const openToken = (name: string): string => `«${name}»`;
export const isOpen = (value: string): boolean => value.includes('«');
/** A value as a page reads it. */
export const forPage = (value: string): string => value.replaceAll(/«([\w-]+)»/g, 'var($1)');

/** The declared values of an element, with everything resolved, and its custom properties. */
export interface Styles {
  readonly values: ReadonlyMap<string, string>;
  readonly custom: ReadonlyMap<string, string>;
}

type Specificity = readonly [ids: number, classes: number, tags: number];

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

interface Ruled {
  readonly selector: readonly CssNode[];
  readonly weight: Specificity;
  readonly declarations: readonly Declaration[];
}

const list = (nodes: unknown): readonly CssNode[] => nodes as readonly CssNode[];

/** The rules of style sheets, one after another as the page has them. */
export class Sheets {
  /** The rules by what their elements must have: a class, or else a tag, or else nothing. */
  readonly #rules = new Map<string, { readonly at: number; readonly rule: Ruled }[]>();
  readonly #theme: Theme;
  readonly #open: ReadonlySet<string>;
  /** Whether a page with the tokens of the theme stands around the drawing, and moves its marks. */
  readonly inPage: boolean;

  constructor(sheets: readonly string[], theme: Theme, inPage = false) {
    this.#theme = theme;
    this.inPage = inPage;
    this.#open = new Set(inPage ? [...OPEN, ...FONTS].map((name) => `--${name}`) : []);
    const rules = sheets
      .flatMap(knownRules)
      .toSorted(({ weight: a }, { weight: b }) => compared(a, b));
    for (const [at, rule] of rules.entries()) {
      const key = keyOf(rule.selector);
      const others = this.#rules.get(key);
      if (others) others.push({ at, rule });
      else this.#rules.set(key, [{ at, rule }]);
    }
  }

  /** The styles of an element; `around` are those of its parent. */
  of(element: Element, around?: Styles): Styles {
    const keys = ['', element.name, ...classesOf(element).map((name) => `.${name}`)];
    const declared = keys
      .flatMap((key) => this.#rules.get(key) ?? [])
      .filter(({ rule: { selector } }) => matches(element, selector))
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ rule: { declarations } }) => declarations);
    const all = [
      ...declared.filter(({ important }) => !important),
      ...inline(element.attributes.style ?? ''),
      ...declared.filter(({ important }) => important),
    ];
    const custom = new Map(around?.custom);
    const mine = all.filter(({ name }) => name.startsWith('--'));
    for (const { name, value } of mine) custom.set(name, value);
    // A custom property takes its value where it is declared.
    for (const { name } of mine) custom.set(name, this.resolved(custom.get(name) ?? '', custom));
    const values = new Map(
      all
        .filter(({ name }) => !name.startsWith('--'))
        .map(({ name, value }) => [name, this.resolved(value, custom)]),
    );
    return { values, custom };
  }

  /** A value without `var`, `light-dark` and `calc`. */
  resolved(value: string, custom: ReadonlyMap<string, string>): string {
    let text = value.trim();
    for (;;) {
      const call = innermost(text);
      if (!call) return text;
      const { before, name, content, after } = call;
      text = `${before}${this.#called(name, content, custom)}${after}`;
    }
  }

  #called(name: string, content: string, custom: ReadonlyMap<string, string>): string {
    const [first = '', ...others] = parted(content);
    if (name === 'var' && this.#open.has(first)) return openToken(first);
    if (name === 'var') return custom.get(first) ?? others.join(', ');
    if (name === 'light-dark') return (this.#theme === 'light' ? first : others[0]) ?? first;
    const factors = content.split('*').map((factor) => factor.trim());
    const unit = factors.map((factor) => /[a-z]+$/.exec(factor)?.[0]).find(Boolean) ?? '';
    const product = factors.reduce((all, factor) => all * Number.parseFloat(factor), 1);
    return `${product}${unit}`;
  }
}

/** A call in a value that has no other of these calls inside it. */
function innermost(text: string) {
  for (const found of text.matchAll(/(var|light-dark|calc)\(/g)) {
    const [opening, name = ''] = found;
    const begin = found.index + opening.length;
    let depth = 1;
    let end = begin;
    for (; end < text.length && depth > 0; end += 1) {
      if (text[end] === '(') depth += 1;
      else if (text[end] === ')') depth -= 1;
    }
    const content = text.slice(begin, end - 1);
    if (/(?:var|light-dark|calc)\(/.test(content)) continue;
    return { before: text.slice(0, found.index), name, content, after: text.slice(end) };
  }
  return undefined;
}

/** The arguments of a call. Commas inside further calls do not part them. */
function parted(content: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of content) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function inline(style: string): Declaration[] {
  return [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => ({
    name,
    value,
    important: false,
  }));
}

/** The rules of the style sheets that were read before. */
const read = new Map<string, Ruled[]>();

function knownRules(css: string): Ruled[] {
  const rules = read.get(css) ?? rulesOf(css);
  read.set(css, rules);
  return rules;
}

function rulesOf(css: string): Ruled[] {
  const options = { parseValue: false, parseCustomProperty: false } as const;
  const sheet = toPlainObject(parse(css, options)) as unknown as StyleSheet;
  const rules = list(sheet.children).filter((one): one is Rule => one.type === 'Rule');
  return rules.flatMap(({ prelude, block }) => {
    const declarations = list(block.children).flatMap((one) =>
      one.type === 'Declaration'
        ? [{ name: one.property, value: generate(one.value), important: Boolean(one.important) }]
        : [],
    );
    return list((prelude as SelectorList).children).map((one) => {
      const selector = list((one as Selector).children);
      return { selector, weight: weightOf(selector), declarations };
    });
  });
}

/** What an element must have for a selector to hold: a class, or else a tag, or else nothing. */
function keyOf(selector: readonly CssNode[]): string {
  const last = selector.slice(selector.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const kind = last.find((part) => part.type === 'ClassSelector');
  if (kind) return `.${kind.name}`;
  const tag = last.find((part) => part.type === 'TypeSelector');
  return tag && tag.name !== '*' ? tag.name : '';
}

const compared = (a: Specificity, b: Specificity): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const selectorsIn = (node: CssNode): readonly (readonly CssNode[])[] =>
  'children' in node && node.children
    ? list(node.children).flatMap((one) => {
        if (one.type === 'SelectorList') return selectorsIn(one);
        return one.type === 'Selector' ? [list(one.children)] : [];
      })
    : [];

/** How much a selector outweighs others. */
function weightOf(selector: readonly CssNode[]): Specificity {
  let [ids, classes, tags] = [0, 0, 0];
  for (const part of selector) {
    if (part.type === 'IdSelector') ids += 1;
    else if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') classes += 1;
    else if (part.type === 'TypeSelector' && part.name !== '*') tags += 1;
    else if (part.type === 'PseudoClassSelector') {
      const inner = selectorsIn(part).map(weightOf).toSorted(compared).at(-1) ?? [0, 0, 0];
      ids += inner[0];
      classes += inner[1] + (['is', 'not'].includes(part.name) ? 0 : 1);
      tags += inner[2];
    }
  }
  return [ids, classes, tags];
}

/** Whether a selector holds for an element. */
function matches(element: Element, selector: readonly CssNode[]): boolean {
  const at = selector.findLastIndex(({ type }) => type === 'Combinator');
  if (!selector.slice(at + 1).every((part) => fits(element, part))) return false;
  const combinator = selector[at];
  if (combinator?.type !== 'Combinator') return true;
  const rest = selector.slice(0, at);
  if (combinator.name === '>') return element.parent !== undefined && matches(element.parent, rest);
  if (combinator.name !== ' ') return false;
  for (let one = element.parent; one; one = one.parent) if (matches(one, rest)) return true;
  return false;
}

/** Whether one condition of a selector holds for an element. */
function fits(element: Element, part: CssNode): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === '*' || part.name === element.name;
    case 'ClassSelector':
      return classesOf(element).includes(part.name);
    case 'IdSelector':
      return element.attributes.id === part.name;
    case 'AttributeSelector': {
      const value = element.attributes[part.name.name];
      if (value === undefined || part.value === null) return value !== undefined;
      const wanted = part.value.type === 'String' ? part.value.value : part.value.name;
      return part.matcher === '*=' ? value.includes(wanted) : value === wanted;
    }
    case 'PseudoClassSelector': {
      const inner = selectorsIn(part);
      const any = () => inner.some((one) => matches(element, one));
      if (part.name === 'is') return any();
      if (part.name === 'not') return !any();
      if (part.name === 'host') return element.name === HOST && (inner.length === 0 || any());
      if (part.name === 'lang') {
        const tag = list(part.children).map((one) => ('name' in one ? String(one.name) : ''))[0];
        return tag !== undefined && (element.attributes.lang ?? '').startsWith(tag);
      }
      const others = element.parent?.children.filter((one) => typeof one !== 'string');
      return part.name === 'first-child' && others?.[0] === element;
    }
    default:
      return false;
  }
}

/** The name of the element that has the shadow root. */
export const HOST = 'host';
