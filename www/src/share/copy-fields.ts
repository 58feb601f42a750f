import { html, nothing, type TemplateResult } from 'lit';
import { liveRegion } from '../stage/live-region.ts';
import type { Messages } from '../words/messages.ts';

/** Texts to copy, each with a label and a button. */
export class CopyFields {
  readonly #root: () => ParentNode;
  readonly #redraw: () => void;
  #copied: { readonly field: string; readonly done: boolean } | undefined;

  constructor(root: () => ParentNode, redraw: () => void) {
    this.#root = root;
    this.#redraw = redraw;
  }

  /** The texts may have changed since one was copied, so the remark about copying goes. */
  forget(): void {
    this.#copied = undefined;
  }

  render(words: Messages, id: string, text: string, rows: number): TemplateResult {
    const copied = this.#copied?.field === id ? this.#copied : undefined;
    return html`<label class="text">${words.text(id)}
        <textarea readonly rows=${rows} name=${id} .value=${text}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
      <button class="primary" @click=${() => this.#copy(id, text)}>${words.text('share-copy')}</button>
      <span>${liveRegion(copied ? words.text(copied.done ? 'share-copied' : 'share-not-copied') : nothing, { attempt: copied })}</span>`;
  }

  async #copy(field: string, text: string): Promise<void> {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
      this.#root().querySelector<HTMLTextAreaElement>(`[name=${field}]`)?.focus();
    }
    this.#copied = { field, done };
    this.#redraw();
  }
}
