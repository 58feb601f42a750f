import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { exhibits, type Slug, slugs } from '../exhibits/index.ts';
import { controls, tokens } from '../theme/tokens.ts';
import type { Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';
import { isPlainClick } from './clicks.ts';
import { followPreferences, type PageWords } from './document.ts';
import { pageStyles, renderHeader, renderRemarks } from './header.ts';

/** What the page wants of its figure. */
interface PageFigure extends HTMLElement {
  scene: string | null;
  readonly presenting: boolean;
  currentLink(): string;
}

/** The link of the default scene: the page without any. */
const EMPTY = 'v=1';

/** So long the prose waits for a figure that is not finished, in ms: one may take long, or never come. */
const PATIENCE_MS = 3000;

/**
 * The page of one exhibit: header, question, plate, how it works, things to try, margin notes.
 * Its figure and the links to try are its children; all words come from the catalogues: `title` and `lede` of
 * the exhibit's file, and after the figure the prose, `how-1` ..., `try-1` ..., `note-1` ..., `source-1` ..., of
 * the file `<slug>-page`. A child with the slot `how-5` is a small figure under that paragraph, a link with the
 * slot `note-2` shows what that note says.
 */
class Page extends LitElement {
  static override properties = { exhibit: { type: String } };
  static override styles = [tokens, controls, pageStyles];
  declare exhibit: string;
  #words: Messages | undefined;
  /** The figure covers the page: nothing else may have the keyboard. */
  #covered = false;
  /** The figure or the prose has still to come: its room is kept, so that what is read there does not jump. */
  #awaited = true;

  override connectedCallback(): void {
    super.connectedCallback();
    const slug = slugs.find((known) => known === this.exhibit);
    if (!slug) return;
    const words = followPreferences(['common', slug], (spoken) => {
      this.#words = spoken;
      this.#nameLinks(spoken);
      this.requestUpdate();
    });
    void this.#wire(slug, words);
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    if (!words) return html`<slot></slot>`;
    return html`<div class="page">
      <div ?inert=${this.#covered}>${renderHeader(words, '../', this.exhibit)}</div>
      <main>
        <div ?inert=${this.#covered}>
        <h1>${words.text('title')}</h1>
        <p class="lede">${say(words, { id: 'lede' })}</p>
        ${renderRemarks(words)}
        </div>
        <div class=${this.#awaited ? 'awaited' : ''}><slot></slot></div>
        ${words.has('how-1') ? this.#prose(words) : nothing}
      </main>
    </div>`;
  }

  #prose(words: Messages): TemplateResult {
    return html`<div class="prose" ?inert=${this.#covered}>
      <div>
        <h2>${words.text('how-it-works')}</h2>
        ${this.#all((i) => `how-${i}`).map((id) => html`<p>${say(words, { id })}</p><slot name=${id}></slot>`)}
        <h2>${words.text('try')}</h2>
        <slot name="try"></slot>
      </div>
      <aside aria-label=${words.text('notes')}>
        ${this.#all((i) => `note-${i}`).map((id) => html`<p>${say(words, { id })} <slot name=${id}></slot></p>`)}
        <h2>${words.text('sources')}</h2>
        <ul>${this.#all((i) => `source-${i}`).map((id) => html`<li>${say(words, { id })}</li>`)}</ul>
      </aside>
    </div>`;
  }

  /** The numbered messages of a kind: `how-1`, `how-2`, ... */
  #all(id: (i: number) => string): string[] {
    const ids: string[] = [];
    for (let i = 1; this.#words?.has(id(i)); i += 1) ids.push(id(i));
    return ids;
  }

  #nameLinks(words: Messages): void {
    if (!words.has('try-1')) return;
    for (const [i, link] of this.querySelectorAll('[slot=try] a').entries()) {
      link.textContent = words.text(`try-${i + 1}`);
    }
    for (const link of this.querySelectorAll('a[slot^=note]')) {
      link.textContent = words.text(`show-${link.slot}`);
    }
  }

  /** The location's hash and the figure's scene follow each other. */
  async #wire(slug: Slug, words: PageWords): Promise<void> {
    const figure = this.querySelector<PageFigure>(`appleyard-${slug}`);
    if (!figure) return;
    figure.scene = location.hash;
    addEventListener('hashchange', ({ newURL }) => {
      // Where it went to: since then a figure that moves may have put its own moment there.
      figure.scene = new URL(newURL).hash;
    });
    this.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isPlainClick(event)) return;
      // Not left to the browser: the same link must open its moment every time.
      event.preventDefault();
      history.pushState(null, '', link.hash);
      figure.scene = link.hash;
      figure.scrollIntoView({ block: 'nearest' });
    });
    const told = (name: string): Promise<unknown> =>
      new Promise((tell) => figure.addEventListener(name, tell, { once: true }));
    const [drawn, settled] = [told('step'), told('appleyard-settled')];
    figure.addEventListener('appleyard-present', () => {
      this.#covered = figure.presenting;
      this.requestUpdate();
    });
    figure.addEventListener('scenechange', () => {
      const link = figure.currentLink();
      const plain = location.pathname + location.search;
      history.replaceState(null, '', link === EMPTY ? plain : `#${link}`);
      document.documentElement.dataset.ready = 'true';
    });
    // What can be read at once is on the screen before the figure takes the line and the processor.
    await words.first.catch(() => undefined);
    await painted();
    const prose = Promise.race([settled, after(PATIENCE_MS)]).then(() =>
      words.more(`${slug}-page`),
    );
    void Promise.all([drawn, prose]).then(() => {
      this.#awaited = false;
      this.requestUpdate();
    });
    await exhibits[slug]();
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the next picture of the page; not for long, since a page behind others has none. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

customElements.define('appleyard-page', Page);
