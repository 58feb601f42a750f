/** A package for a school's platform: made first, so that its size is known before it is saved. */
import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { isSaved } from '../../one-file/saved.ts';
import { save } from '../../stage/export.ts';
import { refusalOf, renderWrong } from '../../stage/form.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { codeOf } from '../../words/hidden.ts';
import type { Messages } from '../../words/messages.ts';
import { type Lesson, plainNumber, plainWords } from '../lesson.ts';
import { unfitIn } from '../report/manifest.ts';
import { fileName } from './file.ts';

/** What is made of a text, by the field that was typed beside it. */
interface Made {
  readonly of: string;
  readonly mastery: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Why it could not be made. */
  readonly wrong?: string;
}

export class GivePackage {
  readonly #requestUpdate: () => void;
  /** From how many points on a pupil has passed, as it is typed; empty if nobody passes or fails. */
  #mastery = '';
  #made: Made | undefined;
  #making = false;
  /** How many were saved: each is said anew. */
  #saved = 0;

  constructor(requestUpdate: () => void) {
    this.#requestUpdate = requestUpdate;
  }

  render(lesson: Lesson, words: Messages): TemplateResult | typeof nothing {
    if (isSaved() || lesson.moments.length === 0) return nothing;
    const made =
      this.#made?.of === lesson.text && this.#made.mastery === this.#mastery
        ? this.#made
        : undefined;
    const { bytes, wrong } = made ?? {};
    const name = fileName(lesson, 'zip');
    const kilobytes = bytes && Math.ceil(bytes.length / 1024);
    const label = this.#making ? 'give-package-making' : 'give-package-make';
    const act = bytes
      ? html`<button class="primary" @click=${() => this.#save(name, bytes)}>${words.text('give-package-save', { kilobytes })}</button>`
      : html`<button class="primary" aria-disabled=${this.#making} @click=${() => this.#making || void this.#make(lesson, words)}>${words.text(label)}</button>`;
    return html`<div><h3>${words.text('give-package')}</h3><p>${words.text('give-package-about')}</p>
      <label>${words.text('give-package-mastery')} <input class="number" inputmode="decimal" autocomplete="off" .value=${this.#mastery} @input=${(
        event: Event,
      ) => {
        this.#mastery = (event.target as HTMLInputElement).value;
        this.#requestUpdate();
      }} /></label>
      <p>${act}</p>${made && wrong !== undefined ? renderWrong(made, wrong) : nothing}
      <span>${liveRegion(this.#saved ? words.text('give-saved', { name }) : nothing, { attempt: this.#saved })}</span></div>`;
  }

  async #make(lesson: Lesson, words: Messages): Promise<void> {
    this.#making = true;
    this.#saved = 0;
    this.#requestUpdate();
    const about = { of: lesson.text, mastery: this.#mastery };
    this.#made = { ...about, ...(await this.#bytes(lesson, words)) };
    this.#making = false;
    this.#requestUpdate();
  }

  async #bytes(lesson: Lesson, words: Messages): Promise<Pick<Made, 'bytes' | 'wrong'>> {
    const typed = this.#mastery.trim();
    const mastery = typed === '' ? undefined : Number(plainNumber(typed));
    if (mastery !== undefined && !(mastery >= 0 && mastery <= 100))
      return { wrong: words.text('give-package-mastery-wrong', { typed }) };
    const character = unfitIn(plainWords(lesson.title));
    if (character !== undefined)
      return { wrong: words.text('give-package-title', { character: codeOf(character) }) };
    try {
      const { packageOf } = await import('../report/package.ts');
      return { bytes: await packageOf(lesson, words.language, mastery) };
    } catch (thrown) {
      const detail = refusalOf(words, CodedError.from(thrown));
      return { wrong: words.text('give-package-failed', { detail }) };
    }
  }

  #save(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    save(name, new Blob([bytes], { type: 'application/zip' }));
    this.#saved += 1;
    this.#requestUpdate();
  }
}
