/**
 * Reads what was typed into an example. It accepts only our figures with their documented attributes, the
 * links in prose that open scenes in them, and plain text. It names whatever else it finds.
 */
import { slugs } from '../exhibits/slugs.ts';
import { shorten } from '../share/codec-notices.ts';
import { attributes } from '../share/options.ts';
import type { Sentence } from '../words/sentence.ts';

/** The most characters and figures of an example. */
export const limits = { characters: 4000, figures: 3 } as const;

export interface Read {
  readonly nodes: readonly Node[];
  /** Remarks on what could not be understood, each of them once. */
  readonly remarks: readonly Sentence[];
}

/** Marks of prose, without any attributes. */
const PROSE = ['p', 'em', 'strong', 'br', 'ul', 'ol', 'li', 'code'];

/** Total: any text gives something, with remarks on the rest. `root` is the folder of our own pictures. */
export function readSnippet(text: string, root: string): Read {
  if (text.length > limits.characters) {
    return { nodes: [], remarks: [{ id: 'guide-too-long', args: { max: limits.characters } }] };
  }
  const reader = new Reader(root);
  const { head, body } = new DOMParser().parseFromString(text, 'text/html');
  const nodes = [...reader.read(head), ...reader.read(body)];
  const closed = /<(appleyard-[a-z]+)\b[^<>]*\/>/.exec(text)?.[1];
  if (closed) reader.remark('guide-self-closed', { element: closed });
  reader.finish();
  return { nodes, remarks: reader.remarks };
}

class Reader {
  readonly #root: string;
  readonly #remarks = new Map<string, Sentence>();
  readonly #ids = new Set<string>();
  readonly #driven = new Set<string>();
  #figures = 0;

  constructor(root: string) {
    this.#root = root;
  }

  get remarks(): readonly Sentence[] {
    return [...this.#remarks.values()];
  }

  remark(id: string, args: Readonly<Record<string, string | number>> = {}): void {
    this.#remarks.set(id + Object.values(args).join(), { id, args });
  }

  /** The children of a node in the form in which they are shown here. */
  read(parent: Node): Node[] {
    return [...parent.childNodes].flatMap((node) => {
      if (node instanceof Text) return [document.createTextNode(node.data)];
      return node instanceof Element ? this.#element(node) : [];
    });
  }

  /** Adds the remarks that are certain only at the end. */
  finish(): void {
    if (this.#figures === 0) {
      this.remark('guide-no-figure', {
        figures: slugs.map((slug) => `appleyard-${slug}`).join(', '),
      });
    }
    for (const id of this.#driven) {
      if (!this.#ids.has(id)) this.remark('guide-unknown-id', { id: shorten(id) });
    }
  }

  #element(element: Element): Node[] {
    const { localName } = element;
    if (slugs.some((slug) => localName === `appleyard-${slug}`)) return this.#figure(element);
    if (localName === 'a') return this.#link(element);
    if (localName === 'img') return this.#picture(element);
    if (PROSE.includes(localName)) return [this.#made(localName, element)];
    // This page has the script of the elements already, and its sheet.
    const { pathname } = new URL(
      element.getAttribute(localName === 'link' ? 'href' : 'src') ?? '',
      this.#root,
    );
    if (localName === 'script' && pathname.endsWith('/embed.js')) return [];
    if (localName === 'link' && pathname.endsWith('/embed.css')) return [];
    this.remark('guide-unknown-element', { element: shorten(localName) });
    return localName === 'script' || localName === 'style' ? [] : this.read(element);
  }

  #made(name: string, from: Element): HTMLElement {
    const made = document.createElement(name);
    made.append(...this.read(from));
    return made;
  }

  #figure(element: Element): Node[] {
    this.#figures += 1;
    if (this.#figures > limits.figures) {
      this.remark('guide-many-figures', { max: limits.figures });
      return [];
    }
    const figure = this.#made(element.localName, element);
    for (const { name, value } of element.attributes) {
      if (this.#allows(element.localName, name, value)) figure.setAttribute(name, value);
    }
    if (element.id) this.#ids.add(element.id);
    return [figure];
  }

  /**
   * Whether an attribute is one of ours. An invalid value gives a remark, and the figure decides what to
   * do.
   */
  #allows(element: string, name: string, value: string): boolean {
    if (name === 'id') return true;
    const attribute = attributes.find((known) => known.name === name);
    if (!attribute) {
      this.remark('guide-unknown-attribute', { element, name: shorten(name) });
      return false;
    }
    const { kind } = attribute;
    const typed = shorten(value);
    if (kind === 'choice' && !attribute.choices.includes(value)) {
      this.remark('guide-bad-choice', { name, typed, choices: attribute.choices.join(', ') });
    }
    if ((kind === 'step' || kind === 'size') && !/^\d{1,9}$/.test(value.trim())) {
      this.remark('guide-bad-step', { name, typed });
    }
    if (kind === 'flag' && !['', name, 'true', 'false'].includes(value)) {
      this.remark('guide-bad-flag', { name, typed });
    }
    return true;
  }

  /** A link that opens a scene in a figure, or a link to elsewhere. */
  #link(element: Element): Node[] {
    const link = this.#made('a', element);
    const href = element.getAttribute('href') ?? '';
    const driven = element.getAttribute('data-appleyard');
    for (const { name } of element.attributes) {
      if (name === 'href' || name === 'data-appleyard') continue;
      this.remark('guide-unknown-attribute', { element: 'a', name: shorten(name) });
    }
    if (driven !== null) {
      this.#driven.add(driven);
      link.dataset.appleyard = driven;
      if (!href.startsWith('#')) this.remark('guide-bad-scene', { typed: shorten(href) });
    } else if (!/^https?:/.test(href)) {
      this.remark('guide-bad-link', { typed: shorten(href) });
      return [...link.childNodes];
    }
    link.setAttribute('href', href);
    return [link];
  }

  /** Only our own pictures, because the policy of this page forbids all others. */
  #picture(element: Element): Node[] {
    const source = element.getAttribute('src') ?? '';
    if (
      !URL.canParse(source, this.#root) ||
      !new URL(source, this.#root).href.startsWith(this.#root)
    ) {
      this.remark('guide-strange-picture', { typed: shorten(source) });
      return [];
    }
    const picture = document.createElement('img');
    for (const name of ['src', 'alt', 'width', 'height']) {
      const value = element.getAttribute(name);
      if (value !== null) picture.setAttribute(name, value);
    }
    return [picture];
  }
}
