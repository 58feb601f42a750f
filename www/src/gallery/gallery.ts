import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { exhibits } from '../exhibits/index.ts';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import { isPlainClick } from '../page/clicks.ts';
import { followPreferences } from '../page/document.ts';
import { pageStyles, renderHeader, renderRemarks } from '../page/header.ts';
import { renderSkip } from '../page/skip.ts';
import { elementSnippet } from '../share/address.ts';
import { siteBase } from '../share/base.ts';
import { Fetching } from '../stage/lazy.ts';
import { preferences } from '../stage/preferences.ts';
import { controls, tokens } from '../theme/tokens.ts';
import type { Messages } from '../words/messages.ts';
import { replay } from './replay.ts';
import { markAt, placeOf, shown, type Touched, touch } from './touch.ts';

/** Two doors lead to figures: one that asks first, and a moment that is described as text. */
const doors = {
  teach: './lattice/#v=1&columns=8&rows=8&cursor=0&predict=on',
  text: './lattice/#v=1&cursor=168&ask=13,6',
} as const;

/** It stands first, is as wide as the page, and becomes a live figure when the visitor touches it. */
const frontispiece: Slug = 'nim';

/**
 * The first page: one sentence, the frontispiece, a card for each exhibit, three doors. The stills are its
 * children.
 */
class Gallery extends LitElement {
  static override styles = [
    tokens,
    controls,
    pageStyles,
    css`
      .first {
        margin: 1.25rem 0 1.75rem;
        max-inline-size: 36rem;
        font-size: 1.375rem;
        font-weight: 400;
      }
      .card {
        border-block-start: 1px solid var(--ink);
      }
      .card.frontispiece {
        border: 0;
      }
      .frontispiece h2 {
        margin: 0;
      }
      .card {
        position: relative;
      }
      /* A figure is laid out over its still, which stays until the figure can be seen. */
      ::slotted(.coming) {
        position: absolute;
        inset-inline: 0;
        visibility: hidden;
      }
      /* What stands below the picture of a figure takes its room as soon as the visitor asks for it. */
      ::slotted(.awaited) {
        padding-block-end: 20rem;
      }
      .card h2 {
        margin: 0.5rem 0 0;
        font-size: 1.5rem;
      }
      .card h2 a {
        text-decoration: none;
      }
      .about {
        margin: 0 0 0.75rem;
        font: 0.875rem var(--sans);
        color: var(--soft);
      }
      .for {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1.5rem;
        margin-block: -1rem 1.25rem;
        font: 0.9375rem var(--sans);
      }
      .doors {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
        gap: 0 2.5rem;
        margin-block-start: 3rem;
      }
      .doors textarea {
        inline-size: 100%;
        font: 0.8125rem/1.4 var(--mono);
      }
      .doors h2 {
        font-size: 1.125rem;
        margin: 0;
        padding-block-start: 0.5rem;
        border-block-start: 1px solid var(--ink);
      }
    `,
  ];
  #words: Messages | undefined;
  readonly #live = new Set<Slug>();
  readonly #fetching = new Fetching(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    followPreferences(['common', 'gallery', 'pictures'], (words) => {
      this.#words = words;
      for (const slug of slugs) {
        const picture = words.text(`picture-${slug}`);
        this.querySelector(`a[slot=${slug}]`)?.setAttribute('aria-label', picture);
      }
      this.requestUpdate();
      document.documentElement.dataset.ready = 'true';
    });
    this.#playWhenCentred();
    this.querySelector<HTMLAnchorElement>(`a[slot=${frontispiece}]`)?.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void this.#touch(frontispiece, event);
      },
    );
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    if (!words) return html`<slot></slot>`;
    return html`<div class="page">
      ${renderSkip(words, 'gallery-skip')}${renderHeader(words, './')}
      <main tabindex="-1">
        <h1 class="first">${words.text('lede')}</h1>
        <p class="for">
          <a href=${preferences.link('./lesson/')}>${words.text('for-teachers')}</a>
          <a href=${preferences.link('./embedding/')}>${words.text('for-authors')}</a>
        </p>
        ${renderRemarks(words)}
        ${slugs.map((slug) => this.#card(slug, words))}
        <section class="doors" aria-label=${words.text('doors')}>
          ${this.#door('teach', words)}
          <div>
            <h2>${words.text('door-embed')}</h2>
            <p>${words.text('door-embed-about')}</p>
            <textarea
              readonly
              rows="6"
              aria-label=${words.text('door-embed')}
              .value=${this.#snippet(words)}
            ></textarea>
            <p><a href=${preferences.link('./embedding/')}>${words.text('door-embed-open')}</a></p>
          </div>
          ${this.#door('text', words)}
        </section>
      </main>
    </div>`;
  }

  #door(door: keyof typeof doors, words: Messages): TemplateResult {
    return html`<div><h2>${words.text(`door-${door}`)}</h2>
      <p>${words.text(`door-${door}-about`)}</p>
      <p><a href=${doors[door]}>${words.text(`door-${door}-open`)}</a></p></div>`;
  }

  #snippet(words: Messages): string {
    const title = words.text('card-lattice');
    return elementSnippet(siteBase(), {
      exhibit: 'lattice',
      link: 'v=1',
      title,
      picture: words.text('picture-of', { title, shows: words.text('picture-lattice') }),
      options: { lang: words.language },
    });
  }

  #card(slug: Slug, words: Messages): TemplateResult {
    const page = preferences.link(`./${slug}/`);
    return html`<section class=${slug === frontispiece ? 'card frontispiece' : 'card'}>
      <h2 tabindex="-1"><a href=${page}>${words.text(`card-${slug}`)}</a></h2>
      <p class="about">${words.text(`card-${slug}-about`)}</p>
      <slot name=${slug}></slot>
      <p><a href=${page}>${words.text(`card-${slug}-open`)}</a>
        ${
          this.#live.has(slug)
            ? nothing
            : html`<button @click=${(event: Event) => void this.#playHere(slug, event)}>${words.text('card-here')}</button>
              ${this.#fetching.render(words, slug)}`
        }</p>
    </section>`;
  }

  /**
   * The visitor has touched a still. Its figure takes its place, and then receives the visitor's latest
   * touch.
   */
  async #touch(slug: Slug, { currentTarget, detail, clientX, clientY }: MouseEvent): Promise<void> {
    const picture = currentTarget as Element;
    // A key presses it too, without a place.
    const mark = detail > 0 ? markAt(picture, clientX, clientY) : undefined;
    for (const one of picture.querySelectorAll('.touched')) one.classList.remove('touched');
    mark?.classList.add('touched');
    const figure = await this.#bringToLife(slug, () => {
      const touched = picture.querySelector<SVGElement>('.touched');
      return { id: touched?.dataset.mark, place: touched && placeOf(touched) };
    });
    if (figure) await touch(figure.live, figure.left);
  }

  /** The figure comes, and waits for its visitor, who is led to its title. */
  async #playHere(slug: Slug, { currentTarget }: Event): Promise<void> {
    const title = (currentTarget as Element).closest('.card')?.querySelector<HTMLElement>('h2');
    if (!(await this.#bringToLife(slug, () => undefined))) return;
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  }

  /**
   * The first touch loads the wasm, and the live figure takes the place of the still, once it can be seen. `leave` reads
   * from the still what it leaves to the figure.
   */
  async #bringToLife<Left>(
    slug: Slug,
    leave: () => Left,
  ): Promise<{ live: Touched; left: Left } | undefined> {
    const still = this.querySelector(`[slot=${slug}]`);
    still?.classList.add('awaited');
    const fetched = await this.#fetching.of(slug, async () => {
      await exhibits[slug]();
      return true;
    });
    if (!fetched) still?.classList.remove('awaited');
    if (!fetched || this.#live.has(slug)) return undefined;
    const figure = document.createElement(`appleyard-${slug}`) as Touched;
    figure.slot = slug;
    figure.classList.add('coming');
    still?.after(figure);
    this.#live.add(slug);
    this.requestUpdate();
    await shown(figure);
    const left = leave();
    still?.remove();
    figure.classList.remove('coming');
    return { live: figure, left };
  }

  /** Plays one figure at a time: the one in the middle of the screen. The frontispiece waits for its player. */
  #playWhenCentred(): void {
    const centred = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) replay(entry.target);
      },
      { rootMargin: '-35% 0px -35% 0px' },
    );
    for (const still of this.querySelectorAll(`a:not([slot=${frontispiece}]) .still`)) {
      centred.observe(still);
      still.closest('[slot]')?.addEventListener('focusin', () => replay(still));
    }
  }
}

customElements.define('appleyard-gallery', Gallery);
