import { html, type TemplateResult } from 'lit';
import { integer } from '../share/codec-fields.ts';
import type { Messages } from '../words/messages.ts';
import { renderWrong } from './form.ts';

/** A field that takes a whole number. */
export interface NumberField {
  /** The name of the field and of its message: `field-<name>` is its label. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The current value. */
  value(): number;
  take(value: number): void;
}

/** What was typed into a field and could not be used yet. */
interface Draft {
  text: string;
  readonly wrong: boolean;
  /** The value that the field had when this was typed; undefined until it is drawn. */
  before?: number;
}

/**
 * The fields of a figure. Bad input stays in its field as it was typed, with what is allowed beside it; the
 * figure keeps its last good value.
 */
export class Fields {
  readonly #drafts = new Map<string, Draft>();
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Forgets what was typed, because another scene has other values. */
  clear(): void {
    this.#drafts.clear();
  }

  /** Forgets what was typed into one field, because something else has changed its value. */
  forget(name: string): void {
    this.#drafts.delete(name);
  }

  /** Keeps what was typed into a field. It could be read, but something else refused it. */
  keep(name: string, text: string): void {
    this.#drafts.set(name, { text, wrong: false });
  }

  /** Whether any of these fields holds input that cannot be used. */
  wrong(...names: string[]): boolean {
    return names.some((name) => this.#drafts.get(name)?.wrong);
  }

  render(field: NumberField, words: Messages, labelled = true): TemplateResult {
    const { name, min, max, value } = field;
    const draft = this.#draftOf(field);
    const wrong = draft?.wrong === true;
    const about = !wrong
      ? html`<span id=${`about-${name}`} class=${labelled ? 'about' : 'hidden'}>${words.text('field-limits', { min, max })}</span>`
      : renderWrong(draft, words.text('field-wrong', { min, max }), `about-${name}`);
    return html`<span class="field"><label><span class=${labelled ? '' : 'hidden'}>${words.text(`field-${name}`)}</span>
        <input inputmode="numeric" autocomplete="off" name=${name}
          size=${Math.max(2, String(max).length)} .value=${draft?.text ?? String(value())}
          aria-invalid=${wrong ? 'true' : 'false'} aria-describedby=${`about-${name}`}
          @input=${(event: Event) => this.#retype(field, event.target as HTMLInputElement)}
          @change=${(event: Event) => this.#take(field, event.target as HTMLInputElement)} /></label>
      ${about}</span>`;
  }

  /** What was typed, unless something else has changed the value since. */
  #draftOf({ name, value }: NumberField): Draft | undefined {
    const draft = this.#drafts.get(name);
    if (!draft) return undefined;
    draft.before ??= value();
    if (draft.before === value()) return draft;
    this.#drafts.delete(name);
    return undefined;
  }

  /**
   * A number that becomes right while it is typed loses its remark at once. If the remark waited for the
   * `change` event of a click elsewhere, the target of that click would move away under the pointer.
   */
  #retype({ name, min, max }: NumberField, input: HTMLInputElement): void {
    if (!this.#drafts.has(name)) return;
    const text = input.value;
    const before = this.#drafts.get(name);
    const wrong = !('value' in integer({ min, max, default: min }).read(name, text.trim()));
    // A number that is still wrong is not announced again at every key.
    if (before?.wrong && wrong) before.text = text;
    else this.#drafts.set(name, { text, wrong });
    this.#redraw();
  }

  #take({ name, min, max, value, take }: NumberField, input: HTMLInputElement): void {
    const read = integer({ min, max, default: min }).read(name, input.value.trim());
    if ('value' in read) {
      this.#drafts.delete(name);
      take(read.value);
      // The cursor may have gone only part of the way, because a gate stopped it.
      input.value = String(value());
    } else {
      this.#drafts.set(name, { text: input.value, wrong: true });
    }
    this.#redraw();
  }
}
