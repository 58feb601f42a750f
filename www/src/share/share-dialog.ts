import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { encode as encodeQr } from 'uqr';
import { controls, tokens } from '../theme/tokens.ts';
import type { Language } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';
import { type Base, baseAddress, elementSnippet, iframeSnippet } from './address.ts';
import { linkLimits } from './codec.ts';
import type { Lesson } from './lesson.ts';

/** What is shared: the moment that a figure shows, and the lesson it may be added to. */
export interface Shared {
  readonly exhibit: string;
  readonly language: Language;
  /** The link to the moment. */
  readonly link: string;
  readonly lesson: Pick<Lesson<never>, 'length' | 'drop' | 'link'>;
  /** Adds the moment to the lesson. */
  add(): void;
}

/** Weight of an embedded figure, gzipped: what `cargo xtask size` allows it at most. */
const KILOBYTES = 180;

/** The dialog behind Share and Embed; one at a time, thrown away when closed. */
class ShareDialog extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      dialog {
        inline-size: min(44rem, calc(100vw - 2rem));
        max-block-size: calc(100vh - 2rem);
        padding: 1.25rem 1.5rem;
        border: 1px solid var(--ink);
        background: var(--paper);
        color: var(--ink);
      }
      h2 {
        margin: 0 0 0.5rem;
        font-size: 1.25rem;
      }
      h3 {
        margin: 1.25rem 0 0.25rem;
        font-size: 1rem;
      }
      label {
        display: block;
        margin-block-start: 0.75rem;
      }
      textarea {
        inline-size: 100%;
        font: 0.8125rem/1.4 var(--mono);
        resize: vertical;
      }
      .qr {
        display: block;
        inline-size: 11rem;
        block-size: 11rem;
        margin-block: 0.5rem;
      }
      .qr rect {
        fill: white;
      }
      .qr path {
        fill: black;
      }
      .remark {
        color: var(--soft);
      }
      ol {
        padding-inline-start: 1.5rem;
      }
    `,
  ];

  #shared!: Shared;
  #words!: Messages;
  #about!: 'share' | 'embed';
  #base!: Base;
  #copied: { field: string; done: boolean } | undefined;

  async open(shared: Shared, about: 'share' | 'embed'): Promise<void> {
    this.#words = await loadMessages(shared.language, ['common', 'share', shared.exhibit]);
    this.#shared = shared;
    this.#about = about;
    this.#base = baseAddress(__APPLEYARD_PUBLIC_BASE__, __APPLEYARD_VERSION__, import.meta.url);
    document.body.append(this);
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    dialog?.showModal();
    await new Promise((closed) => dialog?.addEventListener('close', closed));
    this.remove();
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${words.text(this.#about === 'share' ? 'share-title' : 'embed-title')}</h2>
      ${this.#about === 'share' ? this.#share() : this.#embed()}
      ${this.#base.isPublic ? nothing : html`<p class="remark">${words.text('share-public')}</p>`}
      <form method="dialog"><button class="primary">${words.text('close')}</button></form>
    </dialog>`;
  }

  #address(link: string): string {
    return `${this.#base.url}${this.#shared.exhibit}/#${link}`;
  }

  #share(): TemplateResult {
    const words = this.#words;
    const address = this.#address(this.#shared.link);
    return html`<p>${words.text('share-about')}</p>
      ${this.#field('share-link', address, 2)}
      ${qrCode(address, words)}
      <h3>${words.text('lesson-title')}</h3>
      ${this.#lesson()}`;
  }

  #lesson(): TemplateResult {
    const words = this.#words;
    const { lesson, add } = this.#shared;
    const link = lesson.link();
    const most = linkLimits;
    return html`<p>${words.text('lesson-about')}</p>
      <ol>${Array.from(
        { length: lesson.length },
        (_, i) => html`<li>${words.text('lesson-moment', { place: i + 1 })}
          <button @click=${() => this.#change(() => lesson.drop(i))}>${words.text('lesson-drop')}</button></li>`,
      )}</ol>
      ${
        lesson.length < most.scenes
          ? html`<button class="primary" @click=${() => this.#change(add)}>${words.text('lesson-add')}</button>`
          : html`<p>${words.text('lesson-full', { max: most.scenes })}</p>`
      }
      ${link === undefined ? nothing : this.#field('lesson-link', this.#address(link), 3)}
      ${
        link !== undefined && link.length > most.characters
          ? html`<p role="alert">${words.text('share-too-long', { characters: link.length, max: most.characters })}</p>`
          : nothing
      }`;
  }

  #embed(): TemplateResult {
    const words = this.#words;
    const snippet = {
      exhibit: this.#shared.exhibit,
      link: this.#shared.link,
      language: words.language,
      title: words.text('title'),
      picture: words.text('embed-picture', { title: words.text('title') }),
    };
    const example = `<a data-appleyard="fig1" href="#${snippet.link}">`;
    return html`<p>${words.text('embed-about', { kilobytes: KILOBYTES })}</p>
      ${this.#field('embed-iframe', iframeSnippet(this.#base, snippet), 5)}
      ${this.#field('embed-element', elementSnippet(this.#base, snippet), 6)}
      <p>${say(words, { id: 'embed-drive', args: { example } }, { code: (text) => html`<code>${text}</code>` })}</p>`;
  }

  #field(id: string, text: string, rows: number): TemplateResult {
    const words = this.#words;
    const copied = this.#copied?.field === id ? this.#copied : undefined;
    return html`<label>${words.text(id)}
        <textarea readonly rows=${rows} name=${id} .value=${text}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
      <button class="primary" @click=${() => this.#copy(id, text)}>${words.text('share-copy')}</button>
      <span role="status">${copied ? words.text(copied.done ? 'share-copied' : 'share-not-copied') : ''}</span>`;
  }

  async #copy(field: string, text: string): Promise<void> {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
      this.renderRoot.querySelector<HTMLTextAreaElement>(`[name=${field}]`)?.focus();
    }
    this.#copied = { field, done };
    this.requestUpdate();
  }

  #change(change: () => void): void {
    change();
    this.#copied = undefined;
    this.requestUpdate();
  }
}

/** A QR code holds no more, at its lowest level of correction. */
const MOST_BYTES = 2953;

/** Black on white whatever the theme: some readers know nothing else. */
function qrCode(text: string, words: Messages): TemplateResult {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    return html`<p class="remark">${words.text('share-qr-too-long')}</p>`;
  }
  const { data, size } = encodeQr(text, { ecc: 'L', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x},${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" role="img" aria-label=${words.text('share-qr')} viewBox=${`0 0 ${size} ${size}`}
    shape-rendering="crispEdges"><rect width=${size} height=${size}></rect><path d=${dark.join('')}></path></svg>`;
}

customElements.define('appleyard-share', ShareDialog);

export async function openShare(shared: Shared, about: 'share' | 'embed'): Promise<void> {
  await new ShareDialog().open(shared, about);
}
