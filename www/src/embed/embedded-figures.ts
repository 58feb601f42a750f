import type { CSSResult } from 'lit';
import { siteBase } from '../share/base.ts';
import { wishesOf } from '../stage/element-properties.ts';
import { type Guest, guests, type Kept } from '../stage/guest.ts';
import { preferences } from '../stage/preferences.ts';
import { type Language, languageOf } from '../words/language.ts';
import { deviceTheme } from './around.ts';
import { EmbeddedFigure } from './embedded-figure.ts';
import { keepKey, keepKeys } from './held-keys.ts';
import { languagesAround } from './language-around.ts';
import type { RoomOf } from './page-styles.ts';
import { inPixels } from './restyle.ts';
import { sayUnfetched, unfetched } from './unfetched.ts';

/** How far outside the viewport a figure begins to work: about one screen of a phone. */
const NEARNESS = '600px';

/** Attributes that change what a figure says or looks like, in the order of its words, its room and its type. */
const FOLLOWED = [
  'lang',
  'theme',
  'controls',
  'start',
  'width',
  'height',
  'font',
  'class',
  'style',
];

/**
 * Begins to look after the figures of this page. `roomOf` reads the room of each; without it the page is ours,
 * and its only figure fills the frame around it.
 */
export function keepFigures(roomOf?: RoomOf): EmbeddedFigures {
  embedded ??= new EmbeddedFigures(roomOf);
  guests.guest = embedded;
  return embedded;
}

let embedded: EmbeddedFigures | undefined;

/**
 * Looks after the figures in a page that is not part of this site. Each works once it is nearly visible,
 * and plays only while it is visible.
 */
export class EmbeddedFigures implements Guest {
  viewport: number | undefined;
  readonly #roomOf: RoomOf | undefined;

  readonly #figures = new WeakMap<Element, EmbeddedFigure>();
  /** The figures now in the page. */
  readonly #present = new Set<EmbeddedFigure>();
  readonly #nearness = new IntersectionObserver((entries) => this.#approach(entries), {
    rootMargin: NEARNESS,
  });
  readonly #sight = new IntersectionObserver((entries) => this.#look(entries));
  readonly #themes = new MutationObserver(() => this.#recolour());
  readonly #attributes = new MutationObserver((changes) => {
    this.#follow();
    for (const { target } of changes) void this.#figures.get(target as Element)?.remark();
    // All figures check their words and colours again.
    preferences.dispatchEvent(new Event('change'));
  });

  /** The width of its column decides about the form of a figure. */
  readonly #widths = new ResizeObserver(() => this.#follow());

  constructor(roomOf?: RoomOf) {
    this.#roomOf = roomOf;
    deviceTheme.addEventListener('change', () => this.#follow());
    document.addEventListener('visibilitychange', () => {
      for (const known of this.#present) known.settle();
    });
  }

  keep(figure: Kept): void {
    const known = this.#of(figure);
    this.#present.add(known);
    this.#nearness.observe(figure);
    this.#sight.observe(figure);
    this.#widths.observe(figure);
    this.#attributes.observe(figure, { attributeFilter: FOLLOWED });
    known.styles.follow(this.#roomOf);
    void this.#askWords(figure);
    // A page that switches between light and dark changes an attribute of one of these. Some pages put a new
    // body in the place of the old one when the reader follows a link; observing the same one again changes
    // nothing.
    for (const element of [document.documentElement, document.body]) {
      if (element) this.#themes.observe(element, { attributes: true });
    }
  }

  leave(figure: Kept): void {
    // A figure that was only moved is back by then.
    queueMicrotask(() => {
      if (figure.isConnected) return;
      this.#nearness.unobserve(figure);
      this.#sight.unobserve(figure);
      this.#widths.unobserve(figure);
      const known = this.#of(figure);
      this.#present.delete(known);
      known.inView = false;
      known.settle();
    });
  }

  near(figure: Kept): Promise<void> {
    // A frame loads when it is near; its page cannot see how far it is.
    if (!this.#roomOf) return Promise.resolve();
    return this.#of(figure).near;
  }

  start(figure: Kept): number | undefined {
    return this.#of(figure).takeStart();
  }

  language(figure: Kept): Language | undefined {
    return languageOf(languagesAround(figure));
  }

  /** Without its words a figure draws nothing, so it is said here that they do not come. */
  async #askWords(figure: Kept): Promise<void> {
    await this.near(figure);
    await figure.figure?.vocabulary.speak().catch((cause: unknown) => {
      wishesOf(figure).fail(unfetched(figure.localName.replace('appleyard-', ''), cause));
      this.#of(figure).wordless = true;
      sayUnfetched(figure, [...languagesAround(figure), preferences.language]);
    });
  }

  readonly keepKeys = keepKeys;
  readonly keepKey = keepKey;

  pageOf(exhibit: string): string | undefined {
    if (!__APPLEYARD_SITE__) return undefined;
    return `${siteBase().url}${exhibit}/`;
  }

  restyle(styles: CSSResult, figure?: Kept): CSSStyleSheet | undefined {
    return inPixels(styles, figure && this.#of(figure).styles.size);
  }

  #of(figure: Kept): EmbeddedFigure {
    const known = this.#figures.get(figure) ?? new EmbeddedFigure(figure);
    this.#figures.set(figure, known);
    return known;
  }

  #approach(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.#nearness.unobserve(target);
      this.#figures.get(target)?.comeNear();
    }
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const known = this.#figures.get(target);
      if (!known) continue;
      known.inView = isIntersecting;
      known.settle();
    }
  }

  #follow(): void {
    for (const known of this.#present) known.styles.follow(this.#roomOf);
  }

  /** Rasters have to be painted again in other colours. */
  #recolour(): void {
    this.#follow();
    const colours = [...this.#present].map((known) => known.colour).join();
    if (colours === this.#colours) return;
    this.#colours = colours;
    preferences.dispatchEvent(new Event('change'));
  }
  #colours = '';
}
