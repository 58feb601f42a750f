import { flag, isOn, linkOf, reflect, reflected, stepOf, wishesOf } from './properties.ts';

/** The properties that a page may have set before the elements were defined. */
const settable = ['scene', 'step', 'playing', 'fit', ...reflected];

/** What a figure that has taken an element over does where the element is in the page. */
interface Callbacks {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
}

/** Where the elements say whether they are in the page. */
export interface Watch {
  come(element: HTMLElement): void;
  go(element: HTMLElement): void;
}

/**
 * The class of an exhibit's elements until its figure is there. An element of it draws nothing, so its
 * content stays visible. The browser calls it wherever the element comes into the page, also in a shadow
 * tree, which nobody could search. It keeps what the page sets. `adopt` then makes the same element a
 * figure; the browser goes on to call the functions of this class, and they pass everything on.
 */
export function shellOf(watch: Watch): CustomElementConstructor {
  class Shell extends HTMLElement {
    /** The browser reads this once, so it has what the figure will want to know. */
    static readonly observedAttributes = ['scene', 'fit'];

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

    /** The figure that this element has become. */
    get #figure(): Callbacks | undefined {
      return this instanceof Shell ? undefined : (this as unknown as Callbacks);
    }

    connectedCallback(): void {
      const figure = this.#figure;
      if (figure) figure.connectedCallback();
      else watch.come(this);
    }

    disconnectedCallback(): void {
      const figure = this.#figure;
      if (figure) figure.disconnectedCallback();
      else watch.go(this);
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      const figure = this.#figure;
      // The styles of a figure look only whether the attribute is there.
      if (figure && name === 'fit' && after === 'false') this.removeAttribute(name);
      else if (figure) figure.attributeChangedCallback(name, before, after);
      else if (name === 'scene') wishesOf(this).scene = after;
    }

    get scene(): string | null {
      return wishesOf(this).scene ?? null;
    }

    set scene(text: string | null) {
      wishesOf(this).scene = text;
    }

    get fit(): boolean {
      return flag(this, 'fit');
    }

    set fit(fits: unknown) {
      this.toggleAttribute('fit', isOn(fits));
    }

    get step(): number {
      return wishesOf(this).step ?? 0;
    }

    set step(to: unknown) {
      wishesOf(this).step = stepOf(to);
    }

    get lastStep(): number {
      return 0;
    }

    get playing(): boolean {
      return wishesOf(this).playing ?? false;
    }

    set playing(plays: unknown) {
      wishesOf(this).playing = isOn(plays);
    }

    get ready(): Promise<void> {
      return wishesOf(this).ready;
    }

    currentLink(): string {
      return linkOf(this.scene);
    }
  }
  reflect(Shell.prototype);
  return Shell;
}
