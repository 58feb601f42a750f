import { html, type TemplateResult } from 'lit';
import { integer } from '../share/codec-fields.ts';
import type { Messages } from '../words/messages.ts';

/** A field that takes a whole number. */
export interface NumberField {
  /** Of its words too: `field-<name>` is its label. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** What it says now. */
  value(): number;
  take(value: number): void;
}

/**
 * The fields of a figure. Bad input stays in its field as it was typed, with what is allowed
 * beside it; the figure goes on with what it had.
 */
export class Fields {
  readonly #drafts = new Map<string, string>();
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Forgets what was typed: another scene has other values. */
  clear(): void {
    this.#drafts.clear();
  }

  /** Forgets what was typed into one field: its value has changed by other means. */
  forget(name: string): void {
    this.#drafts.delete(name);
  }

  /** Whether what stands in any of these fields cannot be taken. */
  wrong(...names: string[]): boolean {
    return names.some((name) => this.#drafts.has(name));
  }

  render(field: NumberField, words: Messages, labelled = true): TemplateResult {
    const { name, min, max, value } = field;
    const draft = this.#drafts.get(name);
    const about =
      draft === undefined
        ? html`<span id=${`about-${name}`} class=${labelled ? 'about' : 'hidden'}>${words.text('field-limits', { min, max })}</span>`
        : html`<span id=${`about-${name}`} class="wrong" role="alert">${words.text('field-wrong', { min, max })}</span>`;
    return html`<span class="field"><label><span class=${labelled ? '' : 'hidden'}>${words.text(`field-${name}`)}</span>
        <input inputmode="numeric" autocomplete="off" name=${name}
          size=${Math.max(2, String(max).length)} .value=${draft ?? String(value())}
          aria-invalid=${draft === undefined ? 'false' : 'true'} aria-describedby=${`about-${name}`}
          @change=${(event: Event) => this.#take(field, event.target as HTMLInputElement)} /></label>
      ${about}</span>`;
  }

  #take({ name, min, max, value, take }: NumberField, input: HTMLInputElement): void {
    const read = integer({ min, max, default: min }).read(name, input.value.trim());
    if ('value' in read) {
      this.#drafts.delete(name);
      take(read.value);
      // It may not have been taken whole: a gate stops the cursor short.
      input.value = String(value());
    } else {
      this.#drafts.set(name, input.value);
    }
    this.#redraw();
  }
}
