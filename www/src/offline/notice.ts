import { css, html, LitElement, nothing } from 'lit';
import { liveRegion } from '../stage/live-region.ts';
import { preferences } from '../stage/preferences.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { formatted } from '../words/formatted.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';
import {
  filesOf,
  keepPages,
  keepVisited,
  keptPages,
  NoRoom,
  offlineList,
  pageHere,
  workerOf,
} from './keep.ts';
import { askLasting } from './lasting.ts';
import type { OfflineList } from './names.ts';

/** How long the worker before may take to give way, in ms. */
const PATIENCE_MS = 3000;

/** How far the keeping of everything has come. */
type State =
  | { readonly kind: 'offered' | 'kept' | 'failed' | 'refused' }
  | { readonly kind: 'full'; readonly needed: number; readonly free: number | undefined }
  | { readonly kind: 'keeping'; readonly share: number };

/**
 * What a page says about working without a network, at its end: that a newer version is ready, which a visitor loads when it
 * suits; and on the first page and that of lessons, how large everything is and a button that keeps it.
 */
class OfflineNotice extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        padding: 0 clamp(0.75rem, 3vw, 2.5rem);
        background: var(--paper);
        font: 0.875rem var(--sans);
      }
      @media print {
        :host {
          display: none;
        }
      }

      .newer {
        position: fixed;
        inset-block-end: 0;
        inset-inline: 0;
        z-index: 6;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        padding: 0.5rem clamp(0.75rem, 3vw, 2.5rem);
        background: var(--sheet);
        border-block-start: 1px solid var(--ink);
      }
    `,
  ];
  #words: Messages | undefined;
  #registration: ServiceWorkerRegistration | undefined;
  #waiting: ServiceWorker | undefined;
  /** The newer version was loaded in another window, so that this page is the last of its own. */
  #late = false;
  #list: OfflineList | undefined;
  #state: State = { kind: 'offered' };
  #lasting: boolean | undefined;
  #hidden = false;

  override connectedCallback(): void {
    super.connectedCallback();
    preferences.addEventListener('change', this.#speak);
    void this.#speak();
    void this.#watch().catch(() => undefined);
  }

  readonly #speak = async (): Promise<void> => {
    this.#words = await loadMessages(preferences.language, ['offline']).catch(() => undefined);
    this.requestUpdate();
  };

  async #watch(): Promise<void> {
    const page = pageHere();
    const { serviceWorker } = navigator;
    let controlled = Boolean(serviceWorker?.controller);
    // A browser may refuse a worker, as in a private window. Only who wants to keep something hears of it.
    this.#registration = await workerOf().catch(() => undefined);
    if (page === '' || page === 'lesson') {
      this.#list = await offlineList();
      const names = Object.keys(this.#list.pages);
      if (names.every((name) => keptPages().includes(name || 'first')))
        this.#state = { kind: 'kept' };
      this.requestUpdate();
    }
    const registration = this.#registration;
    if (!registration) return;
    const look = (): void => {
      // The first worker of a page has nothing to replace.
      if (!serviceWorker.controller) return;
      this.#waiting = registration.waiting ?? undefined;
      this.requestUpdate();
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    serviceWorker.addEventListener('controllerchange', () => {
      // The first worker of a page is that of its own build.
      this.#late = controlled;
      controlled = true;
      look();
    });
    look();
    await keepVisited();
    // Another lesson has other figures.
    if (page === 'lesson')
      addEventListener('hashchange', () => void keepVisited().catch(() => undefined));
  }

  /**
   * The newer version takes over, and the page is loaded from it. A worker that is still busy gives way once its pages have
   * gone, so the page is loaded anew in any case.
   */
  readonly #load = (): void => {
    let gone = false;
    const anew = (): void => {
      if (!gone) location.reload();
      gone = true;
    };
    navigator.serviceWorker.addEventListener('controllerchange', anew, { once: true });
    setTimeout(anew, this.#waiting ? PATIENCE_MS : 0);
    this.#waiting?.postMessage('take over');
  };

  readonly #keep = async (): Promise<void> => {
    const list = this.#list;
    if (!list) return;
    const show = (state: State): void => {
      this.#state = state;
      this.requestUpdate();
    };
    if (!this.#registration) return show({ kind: 'refused' });
    show({ kind: 'keeping', share: 0 });
    this.#lasting = await askLasting();
    try {
      await keepPages(list, Object.keys(list.pages), (share) => show({ kind: 'keeping', share }));
      show({ kind: 'kept' });
    } catch (error) {
      if (error instanceof NoRoom) show({ kind: 'full', needed: error.needed, free: error.free });
      else show({ kind: error instanceof DOMException ? 'refused' : 'failed' });
    }
  };

  protected override render(): unknown {
    const words = this.#words;
    if (!words) return nothing;
    const newer =
      (this.#waiting || this.#late) && !this.#hidden
        ? html`<div class="newer">${liveRegion(words.text('offline-newer'))}
          <button class="primary" @click=${this.#load}>${words.text('offline-load')}</button>
          <button @click=${() => this.#hide()}>${words.text('offline-later')}</button></div>`
        : nothing;
    return html`${this.#all(words)}${newer}`;
  }

  #hide(): void {
    this.#hidden = true;
    this.requestUpdate();
  }

  #all(words: Messages): unknown {
    const list = this.#list;
    if (!list) return nothing;
    const state = this.#state;
    const bytes = filesOf(list, Object.keys(list.pages)).reduce((sum, [, size]) => sum + size, 0);
    const megabytes = (count: number): string =>
      formatted(count / 1e6, words.language, { maximumFractionDigits: 1 });
    return html`<p>${
      state.kind === 'keeping' || state.kind === 'kept'
        ? nothing
        : html`<button class="primary" @click=${this.#keep}>${words.text('offline-keep', { size: megabytes(bytes) })}</button>`
    }
      ${liveRegion(this.#said(words, state, megabytes))}
      ${state.kind === 'kept' && this.#lasting === false ? words.text('offline-not-lasting') : nothing}</p>`;
  }

  #said(words: Messages, state: State, megabytes: (count: number) => string): unknown {
    switch (state.kind) {
      case 'offered':
        return nothing;
      case 'keeping':
        return words.text('offline-keeping', { percent: Math.floor(100 * state.share) });
      case 'full': {
        const needed = megabytes(state.needed);
        return state.free === undefined
          ? words.text('offline-full', { needed })
          : words.text('offline-full-of', { needed, free: megabytes(state.free) });
      }
      default:
        return words.text(`offline-${state.kind}`);
    }
  }
}
if (!customElements.get('appleyard-offline'))
  customElements.define('appleyard-offline', OfflineNotice);

/** Adds what is said about the network to the end of the page, if it is a page of the site. */
export function noticeOffline(): void {
  if (import.meta.env.DEV || pageHere() === undefined) return;
  document.body.append(document.createElement('appleyard-offline'));
}
