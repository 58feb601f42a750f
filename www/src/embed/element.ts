/** What a page may rely on in the elements, both those of `embed.js` and those of `appleyard/elements`. */

/** The place of a figure's cursor. */
export interface StepDetail {
  /** The number of steps taken, from 0. */
  readonly step: number;
  /** The number of steps of the whole run. */
  readonly lastStep: number;
}

/** The events of a figure, by name. They bubble, also out of shadow trees. */
export interface AppleyardEventMap extends HTMLElementEventMap {
  /** The cursor has moved to another step. */
  step: CustomEvent<StepDetail>;
  /** The cursor has reached the end of the run. */
  finish: CustomEvent<null>;
  /**
   * The shown moment has changed, so `currentLink` gives another link. It is not fired while the figure
   * plays.
   */
  scenechange: CustomEvent<null>;
}

/** A figure: any of the elements. The guide to embedding lists the attributes. */
export interface AppleyardElement extends HTMLElement {
  /** The text of a link, with or without `#`: what is shown. Setting the same text again shows it again. */
  scene: string | null;
  /** The figure fills its box instead of taking the height it needs. */
  fit: boolean;
  /** The number of steps taken. Setting it moves the cursor, within the run. */
  step: number;
  /** The number of steps of the whole run. */
  readonly lastStep: number;
  /** Whether the cursor moves by itself. Setting it starts or stops that. */
  playing: boolean;
  /** The link to the shown moment, without `#`, in the form that `scene` takes. */
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
