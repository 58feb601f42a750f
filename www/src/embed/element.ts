/** What a page may rely on of the elements: of `embed.js`, and of `appleyard/elements`. */

/** Where the cursor of a figure stands. */
export interface StepDetail {
  /** Steps taken, from 0. */
  readonly step: number;
  /** Steps of the whole run. */
  readonly lastStep: number;
}

/** The events of a figure, by name. They bubble, also out of shadow trees. */
export interface AppleyardEventMap extends HTMLElementEventMap {
  /** The cursor stands at another step. */
  step: CustomEvent<StepDetail>;
  /** The cursor has come to the end of the run. */
  finish: CustomEvent<null>;
  /** The moment shown is another one: `currentLink` gives another link. Not while it plays. */
  scenechange: CustomEvent<null>;
}

/** A figure: any of the elements. The attributes are those of the guide to embedding. */
export interface AppleyardElement extends HTMLElement {
  /** A link's text, with or without `#`: what is shown. Set to the same text again, it is shown again. */
  scene: string | null;
  /** Fills its box instead of taking the height it needs. */
  fit: boolean;
  /** Steps taken; set, the cursor goes there, within the run. */
  step: number;
  /** Steps of the whole run. */
  readonly lastStep: number;
  /** Whether the cursor goes on by itself; set, it does, or rests. */
  playing: boolean;
  /** The link to the moment shown, without `#`: what `scene` takes. */
  currentLink(): string;

  addEventListener<Type extends keyof AppleyardEventMap>(
    type: Type,
    listener: (this: AppleyardElement, event: AppleyardEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof AppleyardEventMap>(
    type: Type,
    listener: (this: AppleyardElement, event: AppleyardEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'appleyard-nim': AppleyardElement;
    'appleyard-lattice': AppleyardElement;
    'appleyard-quicksort': AppleyardElement;
    'appleyard-networks': AppleyardElement;
    'appleyard-chain': AppleyardElement;
  }
}
