import { css } from 'lit';
import { boxStyles } from '../stage/box-styles.ts';
import type { Kept } from '../stage/guest.ts';
import { isUndecided, themeAround } from './around.ts';
import { resize } from './restyle.ts';
import type { Room } from './room.ts';

/** A figure whose column is narrower than this, in px, fills a box of COMPACT px. */
const [NARROW, COMPACT] = [480, 480];

/**
 * Beside the attribute `fit` where a figure fills a box because of its room, and not because its author said so.
 * Tools that copy an element, such as paged.js, copy its attributes.
 */
export const BOXED = 'data-boxed';

/** The least and the largest type that an author may choose, in px. */
const [SMALL, LARGE] = [10, 40];

/** Nobody can press a button on paper. */
const paperStyles = css`
  @media print {
    .narration button {
      display: none;
    }
  }
`;

/**
 * The type that an author may choose. And an element on paper: nothing can scroll there, so it takes the
 * height that it needs.
 */
const elementStyles = css`
  :host {
    font-size: var(--appleyard-size, inherit);
    /* A figure is as wide as its column, so a box as wide as its content gets a usual width from it, and not 0. */
    contain: inline-size;
    contain-intrinsic-inline-size: 640px;
    min-inline-size: 0;
    max-inline-size: 100%;
    break-inside: avoid;
  }

  /* A figure that fills its box, in a box without a height. */
  figure {
    contain-intrinsic-block-size: 480px;
  }

  /* A slide or a column is not as high as the screen, so the height follows from the width. */
  @container (min-width: 60rem) {
    :host(:not([fit], [presenting])) .body {
      block-size: clamp(26rem, min(50cqi, 100svh - 2.75rem), 62rem);
    }
  }

  :host([font='page']) {
    font-family: inherit;
  }

  @media print {
    :host([fit]:not([presenting])) {
      block-size: auto;
      overflow: visible;
    }

    :host([fit]:not([presenting])) figure {
      block-size: auto;
      container-type: inline-size;
    }

    :host([fit]:not([presenting])) .body {
      display: block;
      block-size: auto;
    }

    .narration {
      overflow: visible;
    }
  }
`;

/** The room that a page has reserved for a figure; undefined if it has reserved none. */
export type RoomOf = (figure: Element) => Room | undefined;

/** What the page around one figure decides about it: its room, its type, and whether it is light or dark. */
export class PageStyles {
  /** The size of the figure's type, in px; undefined if nobody has chosen one. */
  size: number | undefined;
  /** Whether the attributes of the figure reserve a room for it. */
  reserved = false;
  readonly #figure: Kept;
  readonly #sheet = new CSSStyleSheet();
  #text = '';
  /** The figure fills a box because of its room, and not because its author said so. */
  #boxed = false;

  constructor(figure: Kept) {
    this.#figure = figure;
  }

  /** Looks at the page again. A figure that fills a frame has no `roomOf`. */
  follow(roomOf: RoomOf | undefined): void {
    const root = this.#figure.shadowRoot;
    if (!root) return;
    if (!root.adoptedStyleSheets.includes(this.#sheet)) {
      for (const styles of [boxStyles, paperStyles]) this.#figure.adopt(styles);
      if (roomOf) this.#figure.adopt(elementStyles);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    }
    const text = roomOf ? this.#room(roomOf) + this.#type(root) + this.#theme() : '';
    if (text !== this.#text) this.#sheet.replaceSync(text);
    this.#text = text;
  }

  /** The box that the figure fills, if it has one. Nothing is wider than its column. */
  #room(roomOf: RoomOf): string {
    const figure = this.#figure;
    const reserved = roomOf(figure);
    this.reserved = reserved !== undefined;
    if (figure.fit && !this.#boxed) return '';
    const narrow = figure.clientWidth > 0 && figure.clientWidth < NARROW;
    const compact = { size: `block-size:${COMPACT}px;`, least: COMPACT };
    const room = reserved ?? (narrow ? compact : undefined);
    this.#boxed = room !== undefined;
    if (figure.fit !== this.#boxed) figure.fit = this.#boxed;
    figure.toggleAttribute(BOXED, this.#boxed);
    if (room === undefined) return '';
    // Where the boxes of a column are too high for it, it would make this one lower than its shape.
    const held = getComputedStyle(figure.parentElement ?? figure).flexDirection.startsWith('column')
      ? 'flex-shrink:0;'
      : '';
    // The figure is placed in it, because not all browsers take the height of a shape for a height. A page that
    // resets every element overrules the size, but the figure still has a place with some height.
    return `@media not print{
:host([fit]:not([presenting])){${room.size}${held}min-block-size:${room.least}px!important;display:block!important;position:relative!important}
:host([fit]:not([presenting])) figure{position:absolute;inset:0}
}`;
  }

  /** The size that the author has chosen, or size and family of the text around the figure. */
  #type(root: ShadowRoot): string {
    const figure = this.#figure;
    const style = getComputedStyle(figure);
    const inherits = figure.getAttribute('font') === 'page';
    const chosen = inherits || style.getPropertyValue('--appleyard-size') !== '';
    const px = Number.parseFloat(style.fontSize);
    const size = chosen ? Math.min(Math.max(px, SMALL), LARGE) : undefined;
    if (size !== this.size) {
      this.size = size;
      resize(root, size);
    }
    if (!inherits) return '';
    return `:host([font=page]){--serif:${style.fontFamily};--sans:${style.fontFamily}}`;
  }

  #theme(): string {
    return !isUndecided(this.#figure) || themeAround(this.#figure) === 'light'
      ? ''
      : ':host(:not([theme=light],[theme=dark])){color-scheme:dark}';
  }
}
