import { type CSSResult, LitElement } from 'lit';
import type { Notice } from '../share/codec-notices.ts';
import { type Language, languageOf } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { guests, type Kept } from './guest.ts';
import { preferences } from './preferences.ts';
import { Vocabulary } from './vocabulary.ts';

/** An element in a page, ours or another: the words, the styles and the remarks it has there, and what it tells. */
export abstract class Placed extends LitElement implements Kept {
  /** The exhibit's slug: its page, its words, its file names. */
  abstract readonly exhibit: string;
  abstract step: number;
  abstract readonly lastStep: number;
  abstract playing: boolean;

  readonly vocabulary = new Vocabulary(this);
  notices: readonly Notice[] = [];

  get words(): Messages | undefined {
    return this.vocabulary.words;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    preferences.addEventListener('change', this.#speak);
    guests.guest?.keep(this);
    void this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    preferences.removeEventListener('change', this.#speak);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const { elementStyles } = this.constructor as typeof LitElement;
    root.adoptedStyleSheets = (elementStyles as CSSResult[]).map(here);
    return root;
  }

  /** Adds styles that came later than the element, once. */
  adopt(styles: CSSResult): void {
    const root = this.shadowRoot;
    const sheet = here(styles);
    if (!root || root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** An author's `lang` comes before what the visitor chose for the site. */
  language(): Language {
    return languageOf([this.lang]) ?? guests.guest?.language(this) ?? preferences.language;
  }

  /** Adds to what is told beside the figure, in words of these files. */
  async remark(notices: readonly Notice[], files: readonly string[] = []): Promise<void> {
    await this.vocabulary.more(...files);
    this.notices = [...this.notices, ...notices];
    this.requestUpdate();
  }

  /** Tells the page. */
  protected send(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** Words are fetched once they are near to being seen. */
  readonly #speak = async (): Promise<void> => {
    await guests.guest?.near(this);
    await this.vocabulary.speak();
  };
}

/** Styles as they are needed in the page where the element stands. */
function here(styles: CSSResult): CSSStyleSheet {
  return guests.guest?.restyle(styles) ?? (styles.styleSheet as CSSStyleSheet);
}
