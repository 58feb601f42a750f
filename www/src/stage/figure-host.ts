import type { CSSResult } from 'lit';
import type { Language } from '../words/language.ts';

/** The place in which a figure is shown. A figure asks it for all that only a document can answer. */
export interface FigureHost {
  /** The author wants the figure to fill its box instead of taking the height it needs. */
  readonly fit: boolean;
  /** What is drawn of the figure. */
  readonly renderRoot: ParentNode;
  /** The part that has the keyboard. */
  readonly focused: Element | null;
  /** Resolves once the figure is drawn, with false if it is to be drawn again. */
  readonly updateComplete: Promise<boolean>;
  /** The language in which the figure speaks. */
  language(): Language;
  /** Resolves once the figure is nearly visible. It does no work before. */
  near(): Promise<void>;
  /** The step at which the page around wants the figure to begin; asked when a scene is opened. */
  start(): number | undefined;
  /** Something has changed, so the figure is drawn again. */
  requestUpdate(): void;
  /** Adds styles that came later than the figure, but only once. */
  adopt(styles: CSSResult): void;
  /** Sends an event to the page. */
  send(event: Event): void;
  /** Gives the keyboard to the picture. */
  focus(options?: FocusOptions): void;
}

const noParts = {
  querySelector: () => null,
  querySelectorAll: () => [],
} as unknown as ParentNode;

/** No document: a figure can be opened, stepped and asked, and nobody sees it. */
export function nowhere(language: Language): FigureHost {
  return {
    fit: false,
    renderRoot: noParts,
    focused: null,
    updateComplete: Promise.resolve(true),
    language: () => language,
    near: async () => {},
    start: () => undefined,
    requestUpdate: () => {},
    adopt: () => {},
    send: () => {},
    focus: () => {},
  };
}
