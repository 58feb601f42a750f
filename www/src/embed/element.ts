/** What a page may rely on in the elements, both those of `embed.js` and those of `appleyard/elements`. */

/** The place of a figure's cursor. */
export interface StepDetail {
  /** The number of steps taken, from 0. */
  readonly step: number;
  /** The number of steps of the whole run. */
  readonly lastStep: number;
}

/** An answer to a task. */
export interface AnswerDetail {
  /** The kind of the task, as the link names it. */
  readonly task: string;
  /** Whether the answer is right; undefined if the solver cannot decide it within its bounds. */
  readonly right: boolean | undefined;
  /** Which try it was, from 1. An answer that cannot be decided costs none. */
  readonly tries: number;
  /**
   * What was answered: the number of a button, or of what was chosen in each part; what was typed; or the part of the
   * link that says what was chosen or moved on the picture.
   */
  readonly answer: string;
  /** Whether a right answer is shown now, because no try is left or the reader has asked for it. */
  readonly shown: boolean;
}

/** The events of a figure, by name. They bubble, also out of shadow trees. */
export interface AppleyardEventMap extends HTMLElementEventMap {
  /** The figure has loaded and shows its first picture. It comes once for each element. */
  ready: CustomEvent<null>;
  /** The cursor has moved to another step. */
  step: CustomEvent<StepDetail>;
  /** The cursor has reached the end of the run. */
  finish: CustomEvent<null>;
  /**
   * The shown moment has changed, so `currentLink` gives another link. It is not fired while the figure
   * plays.
   */
  scenechange: CustomEvent<null>;
  /** The reader has answered the task of the figure, or has asked for a right answer after a wrong one. */
  answer: CustomEvent<AnswerDetail>;
}

/** Why a figure cannot be shown. */
export interface AppleyardError extends Error {
  /**
   * `exhibit-not-fetched` if the files of the exhibit cannot be fetched; `wasm-…` if its solver cannot be
   * fetched or may not run; otherwise an error of the solver.
   */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | bigint>>;
}

/** Whether a figure is light or dark, or follows the page around it. */
export type AppleyardTheme = 'auto' | 'light' | 'dark';
/** Whether a figure has its own type, or family and size of the page's. */
export type AppleyardFont = 'own' | 'page';
/** What of a figure is shown. */
export type AppleyardControls = 'full' | 'minimal' | 'none';

/**
 * What can be set on a figure, as an attribute and as a property. Both may be set before the figure has
 * loaded. A property that is on or off takes the text `false` as off.
 */
export interface AppleyardSettings {
  /**
   * The text of a link, with or without `#`: what is shown; null for the opening of the exhibit. Setting the
   * same text again shows it again. The property does not change the attribute.
   */
  scene: string | null;
  /** Light or dark, or `auto`, which follows the page. The attribute has the same value. */
  theme: AppleyardTheme;
  /** What is shown besides the picture. The attribute has the same value. */
  controls: AppleyardControls;
  /** The figure's own type or the page's. The attribute has the same value. */
  font: AppleyardFont;
  /** The step where the figure begins; null for that of the scene. The attribute has the same value. */
  start: number | null;
  /** The figure plays when it comes into view. */
  autoplay: boolean;
  /** The figure begins again when it has come to its end. */
  loop: boolean;
  /** The figure fills its box instead of taking the height it needs. */
  fit: boolean;
  /** The shape of the figure in CSS pixels, as for a picture; null without the attribute. */
  width: number | null;
  height: number | null;
}

/** A figure: any of the elements. The guide to embedding lists the attributes. */
export interface AppleyardElement extends HTMLElement, AppleyardSettings {
  /**
   * The number of steps taken. Setting it moves the cursor, within the run; before the figure has loaded, it
   * is where the figure will begin.
   */
  step: number;
  /** The number of steps of the whole run; 0 until the figure has loaded. */
  readonly lastStep: number;
  /**
   * Whether the cursor moves by itself. Setting it starts or stops that; before the figure has loaded, it
   * says whether the figure will play as soon as it is visible.
   */
  playing: boolean;
  /**
   * Resolves once the figure has loaded and shows its first picture. A figure loads when it comes near the
   * viewport; the promise does not settle before that. It rejects if the figure cannot be shown, with an
   * {@link AppleyardError}. If a later attempt succeeds, `ready` is a resolved promise from then on.
   */
  readonly ready: Promise<void>;
  /**
   * The link to the shown moment, without `#`, in the form that `scene` takes. Before the figure has loaded
   * it is the scene as it was set.
   */
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

/** A flag as a template may write it. */
type FlagText = boolean | '' | 'true' | 'false';

/** What a template of a framework may write on a figure, besides what it may write on any element. */
export interface AppleyardAttributes {
  scene?: string | null | undefined;
  theme?: AppleyardTheme | undefined;
  controls?: AppleyardControls | undefined;
  font?: AppleyardFont | undefined;
  start?: number | string | null | undefined;
  autoplay?: FlagText | undefined;
  loop?: FlagText | undefined;
  fit?: FlagText | undefined;
  width?: number | string | null | undefined;
  height?: number | string | null | undefined;
  step?: number | undefined;
  playing?: boolean | undefined;
}

/** The events of a figure that other elements do not have. */
export type AppleyardEvents = Omit<AppleyardEventMap, keyof HTMLElementEventMap>;

/** The names of the elements. */
export type AppleyardTagName =
  | 'appleyard-nim'
  | 'appleyard-lattice'
  | 'appleyard-quicksort'
  | 'appleyard-networks'
  | 'appleyard-chain'
  | 'appleyard-games'
  | 'appleyard-paths'
  | 'appleyard-machines'
  | 'appleyard-dovetailing';

declare global {
  interface HTMLElementTagNameMap extends Record<AppleyardTagName, AppleyardElement> {}
}
