/**
 * Makes an element that is in a page already a figure. A name can be given to a class only once, and
 * `embed.js` has given it to a small one, so the browser cannot do this. So the constructor of the figure
 * runs on the element that is there:
 *
 *     new Figure() ──> LitElement ──> ReactiveElement ──> Root     returns the element of the page;
 *                                                                  all that the classes add goes to it
 *
 * This is what the browser itself does when it upgrades an element. An element without a predecessor passes
 * through `Root` as if it were not there.
 */
import { ReactiveElement } from 'lit';
import type { Kept } from '../stage/guest.ts';
import { keepFigures } from './embedded-figures.ts';
import { BOXED, type RoomOf } from './page-styles.ts';
import { isOn, linkOf, reflect, stepOf, wishesOf } from './properties.ts';

/** The element that the next figure takes over. */
let taken: HTMLElement | undefined;

/** Takes the place of `HTMLElement` below Lit's class. */
function Root(): HTMLElement {
  const element = taken;
  taken = undefined;
  if (!element) return Reflect.construct(HTMLElement, [], new.target);
  return Object.setPrototypeOf(element, new.target.prototype);
}
Object.setPrototypeOf(ReactiveElement, Root);

/** What is used here of a figure. */
interface Loadable extends Kept {
  scene: string | null;
  fit: boolean;
  readonly loaded: boolean;
  /** The scenes that it shows; undefined until it has opened some. */
  readonly link: object | undefined;
  currentLink(): string;
  connectedCallback(): void;
  openLink(text: string): void;
}
type FigureClass = new () => Loadable;

/** The class of the figures in the pages of others. It keeps the wishes that the figure cannot fulfil yet. */
function embedded(Figure: FigureClass): FigureClass {
  class Embedded extends Figure {
    get #settled(): boolean {
      return this.loaded && !wishesOf(this).opening;
    }

    override get scene(): string | null {
      return super.scene;
    }

    override set scene(text: string | null) {
      wishesOf(this).opening = true;
      super.scene = text;
    }

    override openLink(text: string): void {
      super.openLink(text);
      wishesOf(this).opening = false;
    }

    override get fit(): boolean {
      return super.fit;
    }

    override set fit(fits: boolean) {
      super.fit = isOn(fits);
    }

    override get step(): number {
      return wishesOf(this).step ?? super.step;
    }

    override set step(to: number) {
      if (this.#settled) super.step = to;
      else wishesOf(this).step = stepOf(to);
    }

    override get playing(): boolean {
      return wishesOf(this).playing ?? super.playing;
    }

    override set playing(plays: boolean) {
      if (this.#settled) super.playing = isOn(plays);
      else wishesOf(this).playing = isOn(plays);
    }

    get ready(): Promise<void> {
      return wishesOf(this).ready;
    }

    override currentLink(): string {
      return this.link && !wishesOf(this).opening ? super.currentLink() : linkOf(this.scene);
    }
  }
  reflect(Embedded.prototype);
  return Embedded;
}

/** For the module of an exhibit's element, which exports its class: what makes an element this figure. */
export function adopter(module: object, roomOf: RoomOf): (element: HTMLElement) => void {
  keepFigures(roomOf);
  const [Figure] = Object.values(module) as [FigureClass];
  const Embedded = embedded(Figure);
  // Lit prepares a class when the browser asks for its attributes.
  void (Embedded as FigureClass & { observedAttributes: unknown }).observedAttributes;
  return (element) => {
    // It left and came back while the exhibit was on its way, so it was called twice.
    if (element instanceof ReactiveElement) return;
    const wishes = wishesOf(element);
    const fits = (element as Loadable).fit && !element.hasAttribute(BOXED);
    taken = element;
    const figure = new Embedded();
    if (wishes.scene !== undefined) figure.scene = wishes.scene;
    figure.removeAttribute('fit');
    figure.fit = fits;
    figure.connectedCallback();
  };
}
