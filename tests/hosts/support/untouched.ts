/** What a page of others has of its own, before and after a figure is in it. */
import type { Frame, Page } from '@playwright/test';

/** Notes what there is when a document begins, and which elements are defined in it. */
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

    /** The members of what every script of a page shares. */
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

/** What a document has that it would not have without our script. */
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

/** Which elements stand in a document, as its author has written them; without what is fetched ahead. */
export const outlineOf = (document: Page | Frame): Promise<string[]> =>
  document.evaluate(() =>
    [...globalThis.document.querySelectorAll('*')]
      .filter((element) => !element.matches('link[rel=modulepreload]'))
      .map(({ localName }) => localName),
  );

/** The same of its text, before any script. */
export const outlineIn = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')].map(
        ({ localName }) => localName,
      ),
    html,
  );

/** How wide a document is, over its window; and which parts of its figures show a scrollbar. */
export async function overflowOf(
  document: Page | Frame,
): Promise<{ over: number; bars: string[] }> {
  return document.evaluate(() => {
    const bars: string[] = [];
    const walk = (from: ParentNode): void => {
      for (const element of from.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (from === globalThis.document) continue;
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
