import type { CSSResult } from 'lit';
import type { Notice } from '../share/codec-notices.ts';
import type { Language } from '../words/language.ts';

/** What a figure can be asked and told from outside. */
export interface Kept extends HTMLElement {
  step: number;
  readonly lastStep: number;
  playing: boolean;
  /** Says something beside the figure, in words of these files. */
  remark(notices: readonly Notice[], files: readonly string[]): Promise<void>;
}

/** What differs where a figure stands in a page that is not ours. */
export interface Guest {
  /** The height of the viewport that a plate is measured by, in px, where it is not the page's. */
  readonly viewport: number | undefined;
  /** The figure is in the page now, perhaps once more. */
  keep(figure: Kept): void;
  /** Resolves once the figure is near to being seen: until then it does no work. */
  near(figure: Kept): Promise<void>;
  /** The step that its page wants it to begin at, asked when a scene is opened. */
  start(figure: Kept): number | undefined;
  /** The language of the page where it stands. */
  language(figure: Kept): Language | undefined;
  /** The address of an exhibit's own page; the page around the figure opens no scenes. */
  pageOf(exhibit: string): string | undefined;
  /** Styles as the figure is to have them there, where that is not as they are. */
  restyle(styles: CSSResult): CSSStyleSheet | undefined;
}

/** Filled in before the first figure is made, where figures are embedded; elsewhere there is none. */
export const guests: { guest?: Guest } = {};
