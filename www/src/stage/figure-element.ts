import type { CSSResult } from 'lit';
import type { Notice } from '../share/codec-notices.ts';
import {
  flag,
  isOn,
  linkOf,
  reflect,
  reflected,
  stepOf,
  type Wishes,
  wishesOf,
} from './element-properties.ts';
import type { AnyFigure } from './figure.ts';

/** What is shown in an element. */
export interface Shown {
  readonly figure: AnyFigure;
  /** Resolves once the figure is drawn, with false if it is to be drawn again. */
  readonly updateComplete: Promise<boolean>;
  adopt(styles: CSSResult): void;
  focus(options?: FocusOptions): void;
  requestUpdate(): void;
  /** The element is in a page. */
  connect(): void;
  /** The element has left its place. */
  disconnect(): void;
}

/** Where the elements without a figure say whether they are in the page. */
export interface Watch {
  come(element: FigureElement): void;
  go(element: FigureElement): void;
}

/** A server that renders a page knows no elements, and needs none. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The properties that a page may have set before the elements were defined. */
const settable = ['scene', 'step', 'playing', 'fit', ...reflected];

/**
 * The element of every exhibit. It is small, so that a page has it at once, and draws nothing: its content stays
 * visible until somebody mounts its figure, and what the page has set until then is kept.
 */
export abstract class FigureElement extends Base {
  static readonly observedAttributes = ['scene', 'fit'];

  protected abstract readonly watch: Watch;
  #shown: Shown | undefined;

  constructor() {
    super();
    for (const name of settable) {
      if (!Object.hasOwn(this, name)) continue;
      const here = this as unknown as Record<string, unknown>;
      const value = here[name];
      // It would hide the property of the class.
      delete here[name];
      here[name] = value;
    }
  }

  /** Shows a figure in this element from now on. An element shows one, however often it leaves and comes back. */
  mount(show: (element: FigureElement) => Shown): void {
    if (this.#shown) return;
    this.#wishes.opening = true;
    this.#shown = show(this);
    if (this.isConnected) this.#shown.connect();
  }

  /** The figure that is shown; undefined until it has come. */
  get figure(): AnyFigure | undefined {
    return this.#shown?.figure;
  }

  connectedCallback(): void {
    if (this.#shown) this.#shown.connect();
    else this.watch.come(this);
  }

  disconnectedCallback(): void {
    if (this.#shown) this.#shown.disconnect();
    else this.watch.go(this);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // The styles of a figure look only whether the attribute is there.
    if (name === 'fit' && after === 'false') this.removeAttribute(name);
    else if (name === 'scene') this.scene = after;
    else if (before !== after) this.#shown?.requestUpdate();
  }

  get #wishes(): Wishes {
    return wishesOf(this);
  }

  /** Whether the figure shows what was set, so that it can do what a page asks of it. */
  get #settled(): boolean {
    return this.figure?.loaded === true && !this.#wishes.opening;
  }

  get scene(): string | null {
    return this.#wishes.scene ?? null;
  }

  /** Setting the same text again shows it again. */
  set scene(text: string | null) {
    this.#wishes.scene = text;
    this.#wishes.opening = true;
    this.#shown?.requestUpdate();
  }

  /** The text of a link that has been set and not been opened yet. */
  takeScene(): string | undefined {
    if (!this.#wishes.opening) return undefined;
    this.#wishes.opening = false;
    return this.scene ?? '';
  }

  /** The figure fills its box instead of taking the height it needs. */
  get fit(): boolean {
    return flag(this, 'fit');
  }

  set fit(fits: unknown) {
    this.toggleAttribute('fit', isOn(fits));
  }

  /** The number of steps taken. Setting it moves the cursor, within the run. */
  get step(): number {
    return this.#wishes.step ?? this.figure?.timeline.cursor ?? 0;
  }

  set step(to: unknown) {
    if (this.#settled) this.figure?.timeline.seek(stepOf(to));
    else this.#wishes.step = stepOf(to);
  }

  /** The number of steps of the whole run. */
  get lastStep(): number {
    return this.figure?.timeline.length ?? 0;
  }

  /** Whether the cursor moves by itself. Setting it starts or stops that. */
  get playing(): boolean {
    return this.#wishes.playing ?? this.figure?.timeline.playing ?? false;
  }

  set playing(plays: unknown) {
    if (!this.#settled) this.#wishes.playing = isOn(plays);
    else if (isOn(plays)) this.figure?.timeline.play();
    else this.figure?.timeline.pause();
  }

  get ready(): Promise<void> {
    return this.#wishes.ready;
  }

  get presenting(): boolean {
    return this.figure?.presenting ?? false;
  }

  currentLink(): string {
    const { figure } = this;
    return figure?.link && !this.#wishes.opening ? figure.currentLink() : linkOf(this.scene);
  }

  /** Why the figure shows nothing. */
  get error(): unknown {
    return this.figure?.error;
  }

  /** Shows notices beside the figure, in words of these files. */
  async remark(notices: readonly Notice[], files: readonly string[]): Promise<void> {
    await this.figure?.telling.remark(notices, files);
  }

  get updateComplete(): Promise<boolean> {
    return this.#shown?.updateComplete ?? Promise.resolve(true);
  }

  adopt(styles: CSSResult): void {
    this.#shown?.adopt(styles);
  }

  /** The picture gets the keyboard, because the figure's keys work from there. */
  override focus(options?: FocusOptions): void {
    if (this.#shown) this.#shown.focus(options);
    else super.focus(options);
  }
}
reflect(FigureElement.prototype);

/** Defines the element of an exhibit. If a page has two versions of it, the first one serves all its figures. */
export function defineElement(slug: string, watch: Watch): void {
  const name = `appleyard-${slug}`;
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends FigureElement {
      protected override readonly watch = watch;
    },
  );
}
