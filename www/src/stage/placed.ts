import { type CSSResult, LitElement } from 'lit';
import { type Notice, withoutFields } from '../share/codec-notices.ts';
import { type Language, languageOf } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { guests, type Kept } from './guest.ts';
import type { Size } from './picture-view.ts';
import { preferences } from './preferences.ts';
import { Timeline } from './timeline.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * An element in a page, ours or somebody else's: its words, styles and notices there, how the page steers
 * it, and the events that it sends.
 */
export abstract class Placed extends LitElement implements Kept {
  /** The exhibit's slug, which names its page, its words and its files. */
  abstract readonly exhibit: string;
  abstract fit: boolean;
  abstract loaded: boolean;
  abstract busy: boolean;
  abstract error: unknown;
  abstract size: Size;

  /** Counts the changes of what is shown. */
  declare protected changes: number;

  readonly timeline = new Timeline(() => this.cursorMoved());

  readonly vocabulary = new Vocabulary(this);
  #notices: readonly Notice[] = [];
  /** The words of the notices could not be fetched. The next notices try again. */
  protected wordless = false;
  #connected = new AbortController();
  /** The step of the last `step` event. */
  #sentStep: number | undefined;
  /** The step at which a scene has put the cursor. */
  #place = 0;

  /**
   * What the visitor should know, shown beside the figure as soon as its words have come. They are fetched
   * with the first notice.
   */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  set notices(notices: readonly Notice[]) {
    this.#notices = notices;
    if (notices.length === 0) return;
    this.wordless = false;
    this.vocabulary.more('notices').catch(() => {
      if (this.#notices !== notices) return;
      this.wordless = true;
      this.requestUpdate();
    });
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    this.changes = (this.changes ?? 0) + 1;
    super.requestUpdate(...change);
  }

  /**
   * For what is calculated from everything that is shown, such as a frame: at most once between two
   * changes.
   */
  protected once<T>(work: () => T): () => T {
    let known: { readonly at: number; readonly value: T } | undefined;
    return () => {
      if (known?.at !== this.changes) known = { at: this.changes, value: work() };
      return known.value;
    };
  }

  /** Called after every move of the cursor, and when play starts or stops. */
  protected abstract cursorMoved(): void;

  /** The number of steps taken. Setting it moves the cursor, within the run. */
  get step(): number {
    return this.timeline.cursor;
  }

  set step(to: number) {
    this.timeline.seek(to);
  }

  /** The number of steps of the whole run. */
  get lastStep(): number {
    return this.timeline.length;
  }

  /** Whether the cursor moves by itself. Setting it starts or stops that. */
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
    this.#connected = new AbortController();
    const signal = this.connected;
    preferences.addEventListener('change', this.#prefer, { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.recolour(), {
      signal,
    });
    guests.guest?.keep(this);
    void this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connected.abort();
    guests.guest?.leave(this);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const { elementStyles } = this.constructor as typeof LitElement;
    root.adoptedStyleSheets = (elementStyles as CSSResult[]).map((styles) => here(styles, this));
    return root;
  }

  /** Adds styles that came later than the element, but only once. */
  adopt(styles: CSSResult): void {
    const root = this.shadowRoot;
    const sheet = here(styles, this);
    if (!root || root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** An author's `lang` takes precedence over the language that the visitor chose for the site. */
  language(): Language {
    return languageOf([this.lang]) ?? guests.guest?.language(this) ?? preferences.language;
  }

  /** Adds notices beside the figure, in words of these files. */
  async remark(notices: readonly Notice[], files: readonly string[] = []): Promise<void> {
    await this.vocabulary.more(...files);
    this.notices = [...this.notices, ...notices];
    this.requestUpdate();
  }

  /** Puts the cursor where a scene wants it, and adds notices beside the figure. */
  protected place(at: number, notices: readonly Notice[]): void {
    const before = this.#notices;
    this.timeline.place(at);
    this.#place = this.timeline.cursor;
    this.notices = [...before, ...notices];
  }

  /** Once the cursor has moved, its place in the link does not matter any more, so the notice about it goes. */
  protected forgetPlace(): void {
    const { cursor } = this.timeline;
    if (cursor !== this.#place) this.notices = withoutFields(this.#notices, { cursor });
  }

  /** Sends an event to the page. */
  protected send(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** Sends every step to the page, and the end of the run unless the run was opened there. */
  protected sendStep(): void {
    const { step, lastStep } = this;
    const before = this.#sentStep;
    if (step === before) return;
    this.#sentStep = step;
    this.send('step', { step, lastStep });
    if (step === lastStep && before !== undefined) this.send('finish');
  }

  /** Another run has begun, so its first step is sent whatever it is. */
  protected forgetStep(): void {
    this.#sentStep = undefined;
  }

  /** Called when the colours may have changed. Rasters have to be painted again. */
  protected recolour(): void {
    this.requestUpdate();
  }

  readonly #prefer = (): void => {
    this.recolour();
    void this.#speak();
  };

  /** Aborts when the element leaves the page. For listeners outside the element. */
  protected get connected(): AbortSignal {
    return this.#connected.signal;
  }

  /** Fetches the words once the figure is nearly visible. */
  readonly #speak = async (): Promise<void> => {
    await guests.guest?.near(this);
    await this.vocabulary.speak();
  };
}

/** The styles in the form that the page around the element needs. */
function here(styles: CSSResult, figure: Kept): CSSStyleSheet {
  return guests.guest?.restyle(styles, figure) ?? (styles.styleSheet as CSSStyleSheet);
}
