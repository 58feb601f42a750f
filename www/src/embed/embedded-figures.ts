import type { CSSResult } from 'lit';
import { siteBase } from '../share/base.ts';
import { type Guest, guests, type Kept } from '../stage/guest.ts';
import { preferences } from '../stage/preferences.ts';
import { type Language, languageOf } from '../words/language.ts';
import { EmbeddedFigure } from './embedded-figure.ts';
import { inPixels } from './restyle.ts';

/** How far outside the viewport a figure begins to work: about one screen of a phone. */
const NEARNESS = '600px';

/** Begins to look after the figures of this page. */
export function keepFigures(): EmbeddedFigures {
  embedded ??= new EmbeddedFigures();
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

  readonly #figures = new WeakMap<Element, EmbeddedFigure>();
  /** The figures now in the page. */
  readonly #present = new Set<EmbeddedFigure>();
  readonly #nearness = new IntersectionObserver((entries) => this.#approach(entries), {
    rootMargin: NEARNESS,
  });
  readonly #sight = new IntersectionObserver((entries) => this.#look(entries));
  readonly #themes = new MutationObserver(() => this.#recolour());
  readonly #attributes = new MutationObserver((changes) => {
    for (const { target } of changes) void this.#figures.get(target as Element)?.remark();
    // All figures check their words and colours again.
    preferences.dispatchEvent(new Event('change'));
  });

  constructor() {
    document.addEventListener('visibilitychange', () => {
      for (const known of this.#present) known.settle();
    });
  }

  keep(figure: Kept): void {
    const known = this.#of(figure);
    this.#present.add(known);
    this.#nearness.observe(figure);
    this.#sight.observe(figure);
    this.#attributes.observe(figure, { attributeFilter: ['lang', 'theme', 'controls', 'start'] });
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
      const known = this.#of(figure);
      this.#present.delete(known);
      known.inView = false;
      known.settle();
    });
  }

  near(figure: Kept): Promise<void> {
    return this.#of(figure).near;
  }

  start(figure: Kept): number | undefined {
    return this.#of(figure).takeStart();
  }

  language(figure: Kept): Language | undefined {
    return languageOf([langAround(figure), document.documentElement.lang]);
  }

  pageOf(exhibit: string): string | undefined {
    if (!__APPLEYARD_SITE__) return undefined;
    return `${siteBase().url}${exhibit}/`;
  }

  restyle(styles: CSSResult): CSSStyleSheet | undefined {
    return inPixels(styles);
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

  /** Rasters have to be painted again in other colours. */
  #recolour(): void {
    const colours = [...this.#present].map((known) => known.colour).join();
    if (colours === this.#colours) return;
    this.#colours = colours;
    preferences.dispatchEvent(new Event('change'));
  }
  #colours = '';
}

/** The language of the nearest element that has one, also outside of the shadow trees around the element. */
function langAround(element: Element): string | undefined {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : undefined;
}
