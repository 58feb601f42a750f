import type { CSSResult } from 'lit';
import { siteBase } from '../share/base.ts';
import { type Guest, guests, type Kept } from '../stage/guest.ts';
import { preferences } from '../stage/preferences.ts';
import { type Language, languageOf } from '../words/language.ts';
import { Charge } from './charge.ts';
import { inPixels } from './restyle.ts';

/** How far outside the viewport a figure begins to work: about a screen on a phone. */
const NEARNESS = '600px';

/** From now on figures are looked after. */
export function keepFigures(): Keeper {
  keeper ??= new Keeper();
  guests.guest = keeper;
  return keeper;
}

let keeper: Keeper | undefined;

/**
 * Looks after the figures in a page that is not ours: each works once it is near to being seen, and
 * plays only while it is seen.
 */
export class Keeper implements Guest {
  viewport: number | undefined;

  readonly #charges = new WeakMap<Element, Charge>();
  /** The figures that are in the page. */
  readonly #present = new Set<Charge>();
  readonly #nearness = new IntersectionObserver((entries) => this.#approach(entries), {
    rootMargin: NEARNESS,
  });
  readonly #sight = new IntersectionObserver((entries) => this.#look(entries));
  readonly #themes = new MutationObserver(() => this.#recolour());
  readonly #attributes = new MutationObserver((changes) => {
    for (const { target } of changes) void this.#charges.get(target as Element)?.remark();
    // Words and colours are all looked at again.
    preferences.dispatchEvent(new Event('change'));
  });

  constructor() {
    document.addEventListener('visibilitychange', () => {
      for (const charge of this.#present) charge.settle();
    });
    // A page that switches between light and dark says so somewhere here.
    for (const element of [document.documentElement, document.body]) {
      if (element) this.#themes.observe(element, { attributes: true });
    }
  }

  keep(figure: Kept): void {
    const charge = this.#charge(figure);
    this.#present.add(charge);
    this.#sight.observe(figure);
    this.#attributes.observe(figure, { attributeFilter: ['lang', 'theme', 'controls', 'start'] });
  }

  near(figure: Kept): Promise<void> {
    return this.#charge(figure).near;
  }

  start(figure: Kept): number | undefined {
    return this.#charge(figure).takeStart();
  }

  language(figure: Kept): Language | undefined {
    const around = figure.closest<HTMLElement>('[lang]')?.lang;
    return languageOf([around, document.documentElement.lang]);
  }

  pageOf(exhibit: string): string | undefined {
    if (!__APPLEYARD_SITE__) return undefined;
    return `${siteBase().url}${exhibit}/`;
  }

  restyle(styles: CSSResult): CSSStyleSheet | undefined {
    return inPixels(styles);
  }

  #charge(figure: Kept): Charge {
    const charge = this.#charges.get(figure) ?? new Charge(figure);
    if (!this.#charges.has(figure)) this.#nearness.observe(figure);
    this.#charges.set(figure, charge);
    return charge;
  }

  #approach(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.#nearness.unobserve(target);
      this.#charges.get(target)?.comeNear();
    }
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const charge = this.#charges.get(target);
      if (!charge) continue;
      if (!target.isConnected) this.#present.delete(charge);
      charge.inView = isIntersecting;
      charge.settle();
    }
  }

  /** What is painted and not drawn has to be painted anew in other colours. */
  #recolour(): void {
    const colours = [...this.#present].map((charge) => charge.colour).join();
    if (colours === this.#colours) return;
    this.#colours = colours;
    preferences.dispatchEvent(new Event('change'));
  }
  #colours = '';
}
