import { type CSSResult, LitElement } from 'lit';
import type { Notice } from '../share/codec-notices.ts';
import { type Language, languageOf } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { guests, type Kept } from './guest.ts';
import { preferences } from './preferences.ts';
import { Timeline } from './timeline.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * An element in a page, ours or another: its words, styles and remarks there, how the page steers it, and
 * what it tells the page.
 */
export abstract class Placed extends LitElement implements Kept {
  /** The exhibit's slug: its page, its words, its file names. */
  abstract readonly exhibit: string;

  readonly timeline = new Timeline(() => this.cursorMoved());

  readonly vocabulary = new Vocabulary(this);
  #notices: readonly Notice[] = [];
  /** The step that the page was told last. */
  #told: number | undefined;

  /** What is told beside the figure, as soon as its words are here: they are fetched when there is something. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  set notices(notices: readonly Notice[]) {
    this.#notices = notices;
    if (notices.length === 0) return;
    this.vocabulary.more('notices').catch(() => {
      if (this.#notices !== notices) return;
      this.#notices = [{ code: 'untold', params: {} }];
      this.requestUpdate();
    });
  }

  /** Called after every move of the cursor, and whenever play starts or stops. */
  protected abstract cursorMoved(): void;

  /** Steps taken; set, the cursor goes there, within the run. */
  get step(): number {
    return this.timeline.cursor;
  }

  set step(to: number) {
    this.timeline.seek(to);
  }

  /** Steps of the whole run. */
  get lastStep(): number {
    return this.timeline.length;
  }

  /** Whether the cursor goes on by itself; set, it does, or rests. */
  get playing(): boolean {
    return this.timeline.playing;
  }

  set playing(plays: boolean) {
    if (plays) this.timeline.play();
    else this.timeline.pause();
  }

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

  /** Tells the page of every step, and of the last one unless the run was opened there. */
  protected tellStep(): void {
    const { step, lastStep } = this;
    const before = this.#told;
    if (step === before) return;
    this.#told = step;
    this.send('step', { step, lastStep });
    if (step === lastStep && before !== undefined) this.send('finish');
  }

  /** Another run: its first step is told whatever it is. */
  protected forgetStep(): void {
    this.#told = undefined;
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
