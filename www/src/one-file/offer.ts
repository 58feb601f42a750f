/** Offers what is shown as one HTML file: says how large it is, makes it and saves it. */
import { html, nothing, type TemplateResult } from 'lit';
import { save } from '../stage/export.ts';
import { Fetching, Lazy } from '../stage/lazy.ts';
import { liveRegion } from '../stage/live-region.ts';
import { formatted } from '../words/formatted.ts';
import type { Messages } from '../words/messages.ts';
import { bytesOf, type Contained } from './make.ts';
import { isSaved } from './saved.ts';
import { sitePacks } from './site.ts';

/** What is offered. */
export interface Offered extends Contained {
  /** The name of the file. */
  readonly name: string;
  make(): Promise<string>;
}

export class OneFileOffer {
  readonly #packs: Lazy<Awaited<ReturnType<typeof sitePacks>>>;
  readonly #making: Fetching;
  readonly #changed: () => void;
  /** What is said of the last attempt. */
  #said: 'making' | { readonly name: string; readonly size: string } | undefined;
  #attempts = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#packs = new Lazy(sitePacks, changed);
    this.#making = new Fetching(changed);
  }

  /** `words` are those of `one-file`. */
  render(words: Messages, offered: Offered): TemplateResult | typeof nothing {
    if (!__APPLEYARD_SITE__ || import.meta.env.DEV || isSaved()) return nothing;
    return html`<div><h3>${words.text('one-file-title')}</h3><p>${words.text('one-file-about')}</p>
      ${this.#packs.render(
        words,
        (packs) =>
          html`<button class="primary" ?disabled=${this.#said === 'making'} @click=${() => void this.#save(offered, words)}>${words.text('one-file-save', { size: megabytes(bytesOf(packs, offered), words) })}</button>`,
      )}
      ${this.#making.render(words, 'one-file')}
      <span>${liveRegion(this.#saying(words), { attempt: this.#attempts })}</span></div>`;
  }

  #saying(words: Messages): string | typeof nothing {
    if (this.#said === undefined) return nothing;
    return this.#said === 'making'
      ? words.text('one-file-making')
      : words.text('one-file-saved', this.#said);
  }

  async #save({ name, make }: Offered, words: Messages): Promise<void> {
    this.#attempts += 1;
    this.#said = 'making';
    const text = await this.#making.of('one-file', make);
    this.#said = undefined;
    if (text !== undefined) {
      const file = new Blob([text], { type: 'text/html' });
      save(name, file);
      this.#said = { name, size: megabytes(file.size, words) };
    }
    this.#changed();
  }
}

/** Millions of bytes, as systems show the size of a file. */
const megabytes = (bytes: number, { language }: Messages): string =>
  formatted(bytes / 1e6, language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
