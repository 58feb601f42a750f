import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { CodedError } from '../engine/errors.ts';
import { textOf } from '../reading/file.ts';
import type { Messages } from '../words/messages.ts';
import { renderRefusal } from './form.ts';
import type { FileField, FileSource } from './inputs.ts';

/**
 * Opens the file that somebody chooses for a field, or drops on the figure. A file that is no text, or too long,
 * leaves the field as it is, and the reason stands beside the button until something else is typed.
 */
export class FileOpener implements FileSource {
  readonly #redraw: () => void;
  #field: FileField | undefined;
  /** Files that were dropped before the field was drawn. */
  #dropped: readonly File[] | undefined;
  #refused: { readonly error: CodedError; readonly text: string } | undefined;
  #place: Element | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Opens what was dropped, as soon as the field is there. */
  drop(files: readonly File[]): void {
    this.#dropped = files;
    this.#redraw();
  }

  /**
   * The button, and why the last file was refused. The browser labels its own field for files in the browser's
   * language, so that field is hidden, and the button presses it.
   */
  render(words: Messages, field: FileField): TemplateResult {
    this.#field = field;
    const dropped = this.#dropped;
    this.#dropped = undefined;
    if (dropped) queueMicrotask(() => void this.#open(dropped));
    const pressed = ({ currentTarget }: Event) =>
      ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement).click();
    const chosen = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      const files = [...(input.files ?? [])];
      // Otherwise the same file could not be opened again after a change.
      input.value = '';
      if (files.length > 0) void this.#open(files);
    };
    const refused = this.#refused?.text === field.text ? this.#refused.error : undefined;
    return html`<span class="opens" ${ref((place) => {
      this.#place = place;
    })}><button @click=${pressed}>${words.text('file-open')}</button><input type="file" hidden
      accept=${field.accept ?? nothing} @change=${chosen} /> ${renderRefusal(words, refused)}</span>`;
  }

  async #open(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    this.#refused = undefined;
    try {
      if (files.length > 1) throw new CodedError('file-several');
      const text = await textOf(file);
      this.#field?.take(text);
    } catch (thrown) {
      this.#refused = { error: CodedError.from(thrown), text: this.#field?.text ?? '' };
      this.#redraw();
    }
    this.#show();
  }

  /** Opens what holds the field, and scrolls to it. */
  #show(): void {
    this.#place?.closest('details')?.setAttribute('open', '');
    this.#place?.scrollIntoView({ block: 'nearest' });
  }
}
