/** Compares a page before and after it gets a figure. */
import type { Frame, Page } from '@playwright/test';

/** Records what exists when a document begins, and which elements are defined in it. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const defined: string[] = [];
    const { define } = CustomElementRegistry.prototype;
    CustomElementRegistry.prototype.define = function (name, ...rest): void {
      defined.push(name);
      define.call(this, name, ...rest);
    };
    const notes = { globals: new Set<string>(), members: {}, defined };
    Object.defineProperty(window, 'notes', { value: notes, enumerable: false });
    notes.globals = new Set(Object.getOwnPropertyNames(window));
    notes.members = membersOf();

    /** The members of the objects that all scripts of a page share. */
    function membersOf(): Record<string, string> {
      const shared = { Object, Array, String, Symbol, Function, Promise, Node, Element, Event };
      return Object.fromEntries(
        Object.entries({ ...shared, HTMLElement, Document, Window }).map(([name, shape]) => [
          name,
          [shape, shape.prototype].flatMap(Object.getOwnPropertyNames).join(),
        ]),
      );
    }
    Object.assign(notes, { membersOf });
  });
}

interface Notes {
  readonly globals: ReadonlySet<string>;
  readonly members: object;
  readonly defined: readonly string[];
  membersOf(): object;
}

/** What a document has only because of our script. */
export async function leftIn(document: Page | Frame) {
  return document.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    const own = globalThis.document.querySelectorAll('style, link[rel~=stylesheet]').length;
    return {
      // A frame is a member of the window, by its number.
      globals: Object.getOwnPropertyNames(window).filter(
        (name) => !notes.globals.has(name) && !/^\d+$/.test(name),
      ),
      shared: JSON.stringify(notes.members) === JSON.stringify(notes.membersOf()),
      strangers: notes.defined.filter((name) => !name.startsWith('appleyard-')),
      styleSheets: globalThis.document.styleSheets.length - own,
      adopted: globalThis.document.adoptedStyleSheets.length,
      attributes: [globalThis.document.documentElement, globalThis.document.body].map((element) =>
        element.getAttributeNames(),
      ),
    };
  });
}

/** The elements of a document as its author has written them, without those that fetch ahead. */
export const outlineOf = (document: Page | Frame): Promise<string[]> =>
  document.evaluate(() =>
    [...globalThis.document.querySelectorAll('*')]
      .filter((element) => !element.matches('link[rel=modulepreload]'))
      .map(({ localName }) => localName),
  );

/** The same for its text, before any script runs. */
export const outlineIn = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')].map(
        ({ localName }) => localName,
      ),
    html,
  );

/** By how much a document is wider than its window, and which parts of its figures show a scrollbar. */
export async function overflowOf(
  document: Page | Frame,
): Promise<{ over: number; bars: string[] }> {
  return document.evaluate(() => {
    const bars: string[] = [];
    const walk = (from: ParentNode): void => {
      for (const element of from.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        // With many moves, the answer beside a mark scrolls.
        if (from === globalThis.document || element.matches('.why, :has(> .why)')) continue;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight, localName } = element;
        if (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth) bars.push(localName);
        if (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight) bars.push(localName);
      }
    };
    walk(globalThis.document);
    const root = globalThis.document.documentElement;
    return { over: root.scrollWidth - innerWidth, bars };
  });
}
