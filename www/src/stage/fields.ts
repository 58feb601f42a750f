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

/** What stands in a field and has not been taken. */
interface Draft {
  readonly text: string;
  readonly wrong: boolean;
}

/**
 * The fields of a figure. Bad input stays in its field as it was typed, with what is allowed
 * beside it; the figure goes on with what it had.
 */
export class Fields {
  readonly #drafts = new Map<string, Draft>();
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

  /** Keeps what was typed into a field and could be read, but was refused elsewhere. */
  keep(name: string, text: string): void {
    this.#drafts.set(name, { text, wrong: false });
  }

  /** Whether what stands in any of these fields cannot be taken. */
  wrong(...names: string[]): boolean {
    return names.some((name) => this.#drafts.get(name)?.wrong);
  }

  render(field: NumberField, words: Messages, labelled = true): TemplateResult {
    const { name, min, max, value } = field;
    const draft = this.#drafts.get(name);
    const wrong = draft?.wrong === true;
    const about = !wrong
      ? html`<span id=${`about-${name}`} class=${labelled ? 'about' : 'hidden'}>${words.text('field-limits', { min, max })}</span>`
      : html`<span id=${`about-${name}`} class="wrong" role="alert">${words.text('field-wrong', { min, max })}</span>`;
    return html`<span class="field"><label><span class=${labelled ? '' : 'hidden'}>${words.text(`field-${name}`)}</span>
        <input inputmode="numeric" autocomplete="off" name=${name}
          size=${Math.max(2, String(max).length)} .value=${draft?.text ?? String(value())}
          aria-invalid=${wrong ? 'true' : 'false'} aria-describedby=${`about-${name}`}
          @input=${(event: Event) => this.#retype(field, event.target as HTMLInputElement)}
          @change=${(event: Event) => this.#take(field, event.target as HTMLInputElement)} /></label>
      ${about}</span>`;
  }

  /**
   * A wrong number that has been made right loses its remark while it is typed: were that left to
   * the `change` of a click elsewhere, what is clicked would move away under the pointer.
   */
  #retype({ name, min, max }: NumberField, input: HTMLInputElement): void {
    if (!this.#drafts.has(name)) return;
    const text = input.value;
    const wrong = !('value' in integer({ min, max, default: min }).read(name, text.trim()));
    this.#drafts.set(name, { text, wrong });
    this.#redraw();
  }

  #take({ name, min, max, value, take }: NumberField, input: HTMLInputElement): void {
    const read = integer({ min, max, default: min }).read(name, input.value.trim());
    if ('value' in read) {
      this.#drafts.delete(name);
      take(read.value);
      // It may not have been taken whole: a gate stops the cursor short.
      input.value = String(value());
    } else {
      this.#drafts.set(name, { text: input.value, wrong: true });
    }
    this.#redraw();
  }
}
