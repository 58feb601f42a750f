/** What a teacher does with the codes of a class: pastes them, and has them judged again on this device. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { exhibits } from '../../exhibits/index.ts';
import { written } from '../../stage/export/table.ts';
import { save } from '../../stage/export.ts';
import { refusalOf } from '../../stage/form.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { controls, tokens } from '../../theme/tokens.ts';
import type { Messages } from '../../words/messages.ts';
import { type Lesson, lessonName } from '../lesson.ts';
import { titleOf } from './code.ts';
import { renderCollected } from './collected-view.ts';
import { handInStyles } from './hand-in-styles.ts';
import { type Collected, Judge } from './judge.ts';
import { openTask } from './open-task.ts';
import { codesIn } from './pasted.ts';
import { classRows } from './table.ts';

interface Collecting {
  readonly words: Messages;
  readonly lesson: Lesson;
  /** A code that the link has brought. */
  readonly code: string;
}

/** The largest files that are read together, in bytes: some thousand codes. */
const MOST_BYTES = 8_000_000;

/** `<appleyard-collect>`: the answers of a class, judged by the solvers of this device. */
export class Collect extends LitElement {
  static override styles = [tokens, controls, handInStyles];
  #given: Collecting | undefined;
  #judge: Judge | undefined;
  #text = '';
  #collected: Collected | undefined;
  /** How many codes are judged, and of how many, while it lasts. */
  #progress: { readonly done: number; readonly total: number } | undefined;
  #failed: CodedError | undefined;
  #large = false;
  #abort = new AbortController();

  set given(given: Collecting) {
    const before = this.#given;
    this.#given = given;
    if (before?.lesson !== given.lesson || before.words.language !== given.words.language) {
      this.#abort.abort();
      this.#judge?.release();
      const { language } = given.words;
      this.#judge = new Judge(given.lesson, async (slug, scene) => {
        const { mount } = await exhibits[slug]();
        return openTask(mount.make, scene === '' ? 'v=1' : scene, language);
      });
      this.#collected = undefined;
      // If that fails, a figure is fetched when it has to judge.
      void this.#judge.prepare().catch(() => {});
    }
    if (given.code !== '' && before?.code !== given.code) {
      this.#text = given.code;
      void this.#collect();
    }
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#abort.abort();
    this.#judge?.release();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override render(): TemplateResult {
    if (!this.#given) return html``;
    const { words, lesson } = this.#given;
    return html`<h2 tabindex="-1">${words.text('collect')}</h2>
      <p>${words.text('collect-about')}</p>
      <form @submit=${(event: Event) => {
        event.preventDefault();
        void this.#collect();
      }} @dragover=${(event: Event) => event.preventDefault()} @drop=${this.#dropped}>
        <label class="field">${words.text('collect-paste')}
          <textarea rows="6" .value=${this.#text} @input=${(event: Event) => {
            this.#text = (event.target as HTMLTextAreaElement).value;
          }}></textarea></label>
        <label class="field">${words.text('collect-files')}
          <input type="file" multiple accept=".txt,text/plain" @change=${this.#chosen} /></label>
        <p class="acts"><button class="primary">${words.text('collect-judge')}</button>
          ${this.#collected && this.#collected.pupils.length > 0 ? html`<button class="primary" type="button" @click=${this.#save}>${words.text('collect-save')}</button>` : nothing}</p>
      </form>
      ${liveRegion(this.#said(words))}
      ${this.#large ? html`<p class="remark">${words.text('collect-large')}</p>` : nothing}
      ${this.#failed ? html`<p class="remark">${words.text('collect-failed', { detail: refusalOf(words, this.#failed) })}</p>` : nothing}
      ${this.#collected ? renderCollected(this.#collected, lesson, words) : nothing}`;
  }

  /** How far the judging is, or what came of it. */
  #said(words: Messages): unknown {
    const { done, total } = this.#progress ?? {};
    if (done !== undefined && total !== undefined)
      return words.text('collect-progress', { done, total });
    if (!this.#collected) return nothing;
    const { pupils, refused } = this.#collected;
    return words.text('collect-done', { pupils: pupils.length, refused: refused.length });
  }

  async #collect(): Promise<void> {
    const judge = this.#judge;
    if (!judge) return;
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#failed = undefined;
    const pieces = codesIn(this.#text);
    const progress = (done: number): void => {
      this.#progress = { done, total: pieces.length };
      this.requestUpdate();
    };
    try {
      const collected = await judge.collect(pieces, progress, abort.signal);
      if (!abort.signal.aborted) this.#collected = collected;
    } catch (thrown) {
      if (!abort.signal.aborted) this.#failed = CodedError.from(thrown);
    }
    if (abort.signal.aborted) return;
    this.#progress = undefined;
    this.requestUpdate();
  }

  readonly #chosen = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#add([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = '';
  };

  readonly #dropped = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    // A text that is dropped goes where it is dropped.
    if (files.length === 0) return;
    event.preventDefault();
    void this.#add(files);
  };

  /** Adds what stands in files, and judges all. */
  async #add(files: readonly File[]): Promise<void> {
    this.#large = files.reduce((size, file) => size + file.size, 0) > MOST_BYTES;
    this.requestUpdate();
    if (this.#large) return;
    const texts = await Promise.all(files.map((file) => file.text()));
    this.#text = [this.#text, ...texts].filter((text) => text.trim() !== '').join('\n');
    await this.#collect();
  }

  readonly #save = async (): Promise<void> => {
    if (!this.#given || !this.#collected) return;
    const { words, lesson } = this.#given;
    const rows = classRows(this.#collected, lesson, words);
    save(`${titleOf(lesson)}-${lessonName(lesson.text)}.csv`, await written(rows));
  };
}

customElements.define('appleyard-collect', Collect);
