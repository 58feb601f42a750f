/**
 * A browser that translates the page. Like the translator of Chrome, it puts two elements in the place of each
 * text, in open shadow trees too, and leaves alone what is marked as no language. Its language is easy: a word
 * stays itself, in brackets.
 *
 *     Text "The stack grows."   ──>   <font><font>‹The stack grows.›</font></font>
 */
import type { Page } from '@playwright/test';

/** What the page can do after `giveTranslator`. */
interface Translating {
  /** Translates everything in an element. */
  translate(element: Element): void;
  /** The text of an element as a reader sees it, also in shadow trees, without the brackets. */
  textOf(element: Element): string;
  /** Sentences of an element of which a part is translated and a part is not. */
  halves(element: Element): string[];
}
export type Translator = Window & Translating;

export async function giveTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** What holds a text of its own: an option is no part of the sentence beside its list. */
    const blocks = 'p, li, dd, dt, td, th, h2, h3, option, label, button';
    const exempt = 'style, script, textarea, [translate=no], .notranslate';
    const inside = (element: Element): Iterable<ChildNode> =>
      (element.shadowRoot ?? element).childNodes;
    /** Calls `see` with each text, and with the content of an element beside its shadow tree. */
    const walk = (element: Element, see: (text: Text) => void): void => {
      for (const node of [...inside(element), ...(element.shadowRoot ? element.childNodes : [])]) {
        if (node instanceof Text && node.data.trim() !== '') see(node);
        if (node instanceof Element && !node.matches('style, script')) walk(node, see);
      }
    };
    const isExempt = (text: Text): boolean => text.parentElement?.closest(exempt) != null;
    const translating: Translating = {
      translate(element) {
        const texts: Text[] = [];
        walk(element, (text) => {
          if (!isExempt(text) && !text.parentElement?.closest('font')) texts.push(text);
        });
        for (const text of texts) {
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = `‹${text.data}›`;
          outer.append(inner);
          text.replaceWith(outer);
        }
      },
      textOf(element) {
        const pieces: string[] = [];
        walk(element, (text) => {
          // A picture has its own room, and with it its own number of marks.
          if (!text.parentElement?.closest('svg')) pieces.push(text.data.replace(/[‹›]/g, ''));
        });
        const said = pieces.join(' ').replace(/\s+/g, ' ').trim();
        // How long something takes is measured.
        return said.replace(/[\d.,]+ (µs|ms|s)\b/g, 'a time');
      },
      halves(element) {
        const found: string[] = [];
        /** The last text that can be translated, by the block it stands in. */
        const last = new Map<Element, { done: boolean; said: string }>();
        walk(element, (text) => {
          if (text.parentElement?.closest('svg font')) found.push(`in a picture: ${text.data}`);
          const block = text.parentElement?.closest(blocks);
          if (!block || isExempt(text) || !/\p{L}/u.test(text.data)) return;
          const piece = { done: text.data.startsWith('‹'), said: text.data };
          const before = last.get(block);
          const ends = /[.!?:;)]›?\s*›?$/.test(before?.said ?? '.');
          if (before && before.done !== piece.done && !ends)
            found.push(`${before.said}|${piece.said}`);
          last.set(block, piece);
        });
        return found;
      },
    };
    Object.assign(window, translating);
  });
}
