import type { CSSResult } from 'lit';
import type { Notice } from '../share/codec-notices.ts';
import type { Language } from '../words/language.ts';

/** What a page around a figure can ask of it. */
export interface Kept extends HTMLElement {
  step: number;
  readonly lastStep: number;
  playing: boolean;
  /** The figure in the element, once it has come. */
  readonly figure:
    | {
        readonly announcer: { quiet: boolean };
        readonly words: object | undefined;
        /** Fetches its words. Rejects if they do not come. */
        readonly vocabulary: { speak(): Promise<void> };
      }
    | undefined;
  fit: boolean;
  /** Why it shows nothing. */
  readonly error: unknown;
  adopt(styles: CSSResult): void;
  /** Resolves once the figure is drawn, with false if it is to be drawn again. */
  readonly updateComplete: Promise<boolean>;
  /** Shows notices beside the figure, in words of these files. */
  remark(notices: readonly Notice[], files: readonly string[]): Promise<void>;
}

/** What differs where a figure stands in a page that is not part of this site. */
export interface Guest {
  /** The height of the viewport that limits a picture, in px; undefined for the page's own. */
  readonly viewport: number | undefined;
  /** The figure is in the page now. It may have been there before. */
  keep(figure: Kept): void;
  /** The figure has left its place. It may be elsewhere in the page. */
  leave(figure: Kept): void;
  /** Resolves once the figure is nearly visible. It does no work before. */
  near(figure: Kept): Promise<void>;
  /** The step at which its page wants it to begin; asked when a scene is opened. */
  start(figure: Kept): number | undefined;
  /** The language of the page around the figure. */
  language(figure: Kept): Language | undefined;
  /** Keeps the keys that a dialog of a figure takes from the page around. */
  keepKeys(dialog: HTMLElement): void;
  /** Keeps a key from the page that the figure has used although it was not pressed in it. */
  keepKey(event: KeyboardEvent): void;
  /** The address of an exhibit's own page, because the page around the figure cannot open scenes. */
  pageOf(exhibit: string): string | undefined;
  /**
   * The styles in the form that a figure, or the page itself, needs there; undefined if they can stay as they
   * are.
   */
  restyle(styles: CSSResult, figure?: Kept): CSSStyleSheet | undefined;
}

/** An embedding page sets `guest` before the first figure is made. On the pages of the site it is undefined. */
export const guests: { guest?: Guest } = {};
