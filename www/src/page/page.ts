import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Slug, slugs } from '../exhibits/slugs.ts';
import { controls, tokens } from '../theme/tokens.ts';
import type { Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';
import { isPlainClick } from './clicks.ts';
import { followPreferences, type PageWords } from './document.ts';
import { pageStyles, renderHeader, renderRemarks } from './header.ts';
import { ledeOf } from './lede.ts';

/** What the page needs of its figure. */
interface PageFigure extends HTMLElement {
  scene: string | null;
  readonly presenting: boolean;
  currentLink(): string;
}

/** The height of what stands above the figure, for its style sheet. */
const ABOVE = '--appleyard-above';

/** How long the prose waits for an unfinished figure, in ms. The figure may take long, or never come. */
const PATIENCE_MS = 3000;

/**
 * The page of one exhibit: header, question, picture, how it works, things to try, margin notes. Its children
 * are its figure and the links to try. All its words come from messages: `title` and `lede` from the
 * exhibit's file and, after the figure, the prose (`how-1`, `try-1`, `note-1`, `source-1` and so on) from
 * the file `<slug>-page`. A child with the slot `how-5` is a small figure below that paragraph; a link with
 * the slot `note-2` shows what that note says.
 */
abstract class Page extends LitElement {
  static override properties = { exhibit: { type: String } };
  static override styles = [tokens, controls, pageStyles];
  declare exhibit: string;
  #words: Messages | undefined;
  /** The figure has the rest of the first screen, so it needs the height of what stands above it. */
  readonly #head = new ResizeObserver(([head]) => head && this.#measure(head.target));
  /** The figure covers the page, so nothing else may get the keyboard. */
  #covered = false;
  /** The figure or the prose has not come yet. Its room is reserved, so that the text does not jump. */
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

  protected override updated(): void {
    const head = this.renderRoot.querySelector('.head');
    if (!head) return;
    // At once, because otherwise the figure would be painted in another size before.
    if (!this.style.getPropertyValue(ABOVE)) this.#measure(head);
    this.#head.observe(head);
  }

  #measure(head: Element): void {
    const above = head.getBoundingClientRect().bottom + scrollY;
    this.style.setProperty(ABOVE, `${Math.ceil(above)}px`);
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    if (!words) return html`<slot></slot>`;
    return html`<div class="page"><div ?inert=${this.#covered}><button class="skip" @click=${this.#skip}>${words.text('skip-to-figure')}</button>${renderHeader(words, '../', this.exhibit)}</div><main><div class="head" ?inert=${this.#covered}><h1>${words.text('title')}</h1><p class="lede">${this.#ledes(words)}</p>${renderRemarks(words)}</div><div class=${this.#awaited ? 'awaited' : ''}><slot></slot></div>${words.has('how-1') ? this.#below(words) : nothing}</main></div>`;
  }

  /** What stands below the title. A page whose link can change its rules keeps the room for both. */
  #ledes(words: Messages): TemplateResult[] {
    const said = ledeOf(this.dataset.rules, location.hash);
    return (this.dataset.rules ? ['lede', 'lede-own'] : ['lede']).map(
      (id) => html`<span class=${id === said ? '' : 'other'}>${say(words, { id })}</span>`,
    );
  }

  /** What stands below the figure: folded, and not on paper, where the link withholds hints or is a lesson; nothing under a task. */
  #below(words: Messages): TemplateResult | typeof nothing {
    if (/\btask=/.test(location.hash)) return nothing;
    const prose = this.#prose(words);
    return /\b(hints=off|lesson=)/.test(location.hash)
      ? html`<details class="folded" ?inert=${this.#covered}><summary>${words.text('how-it-works')}</summary>${prose}</details>`
      : prose;
  }

  /** Whoever uses the keyboard need not pass the list of exhibits on every page. */
  readonly #skip = (): void => {
    const figure = this.querySelector<PageFigure>(`appleyard-${this.exhibit}`);
    figure?.focus();
    figure?.scrollIntoView({ block: 'nearest' });
  };

  #prose(words: Messages): TemplateResult {
    return html`<div class="below" ?inert=${this.#covered}><div class="prose"><div><h2>${words.text('how-it-works')}</h2>${this.#all((i) => `how-${i}`).map((id) => html`<p>${say(words, { id })}</p><slot name=${id}></slot>`)}<h2>${words.text('try')}</h2><slot name="try"></slot></div><aside aria-label=${words.text('notes')}>${this.#all((i) => `note-${i}`).map((id) => html`<p>${say(words, { id })} <slot name=${id}></slot></p>`)}<h2>${words.text('sources')}</h2><ul>${this.#all((i) => `source-${i}`).map((id) => html`<li>${say(words, { id })}</li>`)}</ul></aside></div></div>`;
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

  /** Imports the module of the figure's element. */
  protected abstract fetchFigure(): Promise<unknown>;

  /** Connects the location's hash and the figure's scene, in both directions. */
  async #wire(slug: Slug, words: PageWords): Promise<void> {
    const figure = this.querySelector<PageFigure>(`appleyard-${slug}`);
    if (!figure) return;
    figure.scene = location.hash;
    addEventListener('hashchange', ({ newURL }) => {
      // The address of the event counts. A figure that moves may have changed the current one since.
      figure.scene = new URL(newURL).hash;
    });
    this.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isPlainClick(event)) return;
      // The browser must not handle this, because the same link has to open its moment every time.
      event.preventDefault();
      history.pushState(null, '', link.hash);
      figure.scene = link.hash;
      // Readers who use the keyboard or listen are taken along.
      figure.focus({ preventScroll: true });
      figure.scrollIntoView({ block: 'nearest' });
    });
    const fired = (name: string): Promise<unknown> =>
      new Promise((resolve) => figure.addEventListener(name, resolve, { once: true }));
    const [drawn, settled] = [fired('step'), fired('appleyard-settled')];
    figure.addEventListener('appleyard-present', () => {
      this.#covered = figure.presenting;
      this.requestUpdate();
    });
    // What the page shows without a hash.
    let opening: string | undefined;
    void drawn.then(() => {
      if (!location.hash) opening = figure.currentLink();
    });
    figure.addEventListener('scenechange', () => {
      const link = figure.currentLink();
      const plain = location.pathname + location.search;
      history.replaceState(null, '', link === opening ? plain : `#${link}`);
      document.documentElement.dataset.ready = 'true';
      // Other rules may hold now.
      this.requestUpdate();
    });
    const prose = Promise.race([settled, after(PATIENCE_MS)]).then(() =>
      words.more(`${slug}-page`),
    );
    void Promise.all([drawn, prose]).then(() => {
      this.#awaited = false;
      this.requestUpdate();
    });
    // The figure measures the room that the header leaves it.
    await words.first.catch(() => undefined);
    await this.fetchFigure();
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the page of an exhibit. `fetchFigure` imports its element. Only the page itself knows that import, so
 * another exhibit costs this page nothing.
 */
export function startPage(fetchFigure: () => Promise<unknown>): void {
  customElements.define(
    'appleyard-page',
    class extends Page {
      protected override fetchFigure = fetchFigure;
    },
  );
}
