import { siteRoot } from '../share/base.ts';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import { customProperties, TYPE_SIZE } from './reference.ts';
import { readSnippet } from './snippet.ts';

/** The pause after the last key before the figure is made again, in ms. */
const PAUSE_MS = 400;

/** A text that the visitor can change, and what the page makes of it. */
export abstract class Example {
  readonly name: string;
  /** What was typed, or the text that the example begins with. */
  text = '';
  remarks: readonly Sentence[] = [];
  readonly live: HTMLElement;
  readonly #redraw: () => void;
  #touched = false;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, live: HTMLElement, redraw: () => void) {
    this.name = name;
    this.live = live;
    this.#redraw = redraw;
  }

  /** The text that the example begins with. */
  abstract first(words: Messages): string;
  /** Makes what the text says. Returns a sentence for each part that could not be understood. */
  protected abstract make(text: string): readonly Sentence[];

  /** In another language the example begins with another text, unless the visitor has changed it. */
  speak(words: Messages): void {
    const first = this.first(words);
    if (this.#touched || this.text === first) return;
    this.text = first;
    this.#apply();
  }

  /** Follows the visitor's typing after a pause. */
  type(text: string): void {
    this.text = text;
    this.#touched = true;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#apply(), PAUSE_MS);
  }

  /** Begins again with the text of the page. */
  restore(words: Messages): void {
    clearTimeout(this.#soon);
    this.#touched = false;
    this.text = this.first(words);
    this.#apply();
  }

  #apply(): void {
    this.remarks = this.make(this.text);
    this.#redraw();
  }
}

/** A piece of HTML with figures in it. */
export class SnippetExample extends Example {
  readonly #first: (words: Messages) => string;

  constructor(
    name: string,
    live: HTMLElement,
    redraw: () => void,
    first: (words: Messages) => string,
  ) {
    super(name, live, redraw);
    this.#first = first;
  }

  first(words: Messages): string {
    return this.#first(words);
  }

  protected make(text: string): readonly Sentence[] {
    const { nodes, remarks } = readSnippet(text, siteRoot());
    this.live.replaceChildren(...nodes);
    return remarks;
  }
}

/** The colours that the example begins with: a blueprint. */
const BLUEPRINT = `--appleyard-paper: #10283f
--appleyard-sheet: #16324d
--appleyard-ink: #eef4fa
--appleyard-soft: #a9bfd4
--appleyard-line: #2f4d6b
--appleyard-p-position: #ff9d7a
--appleyard-n-position: #7fd6c2
--appleyard-serif: system-ui, sans-serif`;

/** Custom properties, one per line, for a figure that stays. */
export class ColourExample extends Example {
  first(): string {
    return BLUEPRINT;
  }

  protected make(text: string): readonly Sentence[] {
    if (!this.live.firstElementChild) {
      const figure = document.createElement('appleyard-lattice');
      figure.setAttribute('scene', 'v=1&cursor=168');
      this.live.append(figure);
    }
    const { style } = this.live.firstElementChild as HTMLElement;
    for (const { name } of customProperties) style.removeProperty(name);
    const remarks: Sentence[] = [];
    for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
      const wrong = this.#take(line, style);
      if (wrong) remarks.push(wrong);
    }
    return remarks;
  }

  /** Sets the property of a line. Returns what is wrong with the line, if anything. */
  #take(line: string, style: CSSStyleDeclaration): Sentence | undefined {
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*;?\s*$/.exec(line) ?? [];
    const typed = line.trim().slice(0, 60);
    const known = customProperties.find((property) => property.name === name);
    if (!known || value === undefined) return { id: 'guide-unknown-property', args: { typed } };
    const kind = known.light.startsWith('#') ? 'color' : fontKind(known.name);
    // A colour may be calculated from others.
    if (!CSS.supports(kind, value))
      return { id: `guide-bad-${kind}`, args: { name: known.name, typed: value.slice(0, 60) } };
    style.setProperty(known.name, value);
    return undefined;
  }
}

const fontKind = (name: string) => (name === TYPE_SIZE ? 'font-size' : 'font-family');
