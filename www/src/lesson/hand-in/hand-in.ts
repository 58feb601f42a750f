/** What a pupil hands in: an own summary, and a code that holds the answers. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { save } from '../../stage/export.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { controls, tokens } from '../../theme/tokens.ts';
import type { Messages } from '../../words/messages.ts';
import { type Lesson, lessonName, plainWords } from '../lesson.ts';
import type { Progress } from '../progress.ts';
import { titleOf, type Written, writeCode } from './code.ts';
import { handInStyles } from './hand-in-styles.ts';
import { type State, scoreOf, stateOf } from './judge.ts';
import { linkWithCode } from './link.ts';
import { type Question, questionsOf } from './questions.ts';

/** The lesson that is handed in, and what was done in it. */
export interface Handed {
  readonly words: Messages;
  readonly lesson: Lesson;
  readonly progress: Progress;
  /** Whether a platform has the answers already. */
  readonly sent: boolean;
}

/** `<appleyard-hand-in>`: the end of a lesson. Nothing is saved or sent by itself. */
export class HandIn extends LitElement {
  static override styles = [tokens, controls, handInStyles];
  #handed: Handed | undefined;
  #name = '';
  /** What came of the last button, as the id of a sentence. */
  #said: string | undefined;
  /** How often a button was pressed, so that the same sentence is spoken again. */
  #pressed = 0;

  set handed(handed: Handed) {
    this.#handed = handed;
    this.requestUpdate();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override render(): TemplateResult {
    if (!this.#handed) return html``;
    const { words, lesson, progress, sent } = this.#handed;
    const questions = questionsOf(lesson);
    const states = questions.map((one) => stateOf(one, progress));
    const score = scoreOf(
      questions,
      states.map((state) => ({ state })),
    );
    const written = writeCode(lesson, progress, this.#name);
    return html`<h2 tabindex="-1">${words.text('hand-in-summary')}</h2>
      ${score === undefined ? nothing : html`<p>${words.text('hand-in-score', { score: Math.round(100 * score) })}</p>`}
      ${this.#summary(questions, states, this.#handed)}
      <p class="about">${words.text(sent ? 'hand-in-sent' : 'hand-in-nothing-sent')}</p>
      <label class="field name">${words.text('hand-in-name')}
        <input autocomplete="off" maxlength="60" .value=${this.#name} @input=${(event: Event) => {
          this.#name = (event.target as HTMLInputElement).value;
          this.#said = undefined;
          this.requestUpdate();
        }} /></label>
      <label class="field">${words.text('hand-in-code')}
        <textarea readonly rows="4" .value=${written.code} @focus=${({ target }: Event) => (target as HTMLTextAreaElement).select()}></textarea></label>
      ${written.cut > 0 ? html`<p class="remark">${words.text('hand-in-cut', { cut: written.cut })}</p>` : nothing}
      ${written.left > 0 ? html`<p class="remark">${words.text('hand-in-left', { left: written.left })}</p>` : nothing}
      ${this.#acts(written, this.#handed)}`;
  }

  #summary(
    questions: readonly Question[],
    states: readonly State[],
    { words, lesson, progress }: Handed,
  ): TemplateResult {
    return html`<div class="wide" tabindex="0" role="region" aria-label=${words.text('hand-in-summary')}><table>
      <thead><tr><th scope="col">${words.text('collect-question')}</th><th scope="col">${words.text('hand-in-state')}</th></tr></thead>
      <tbody>${questions.map(({ key, moment, at }, place) => {
        const title = plainWords(lesson.moments[moment]?.title ?? []);
        const tries = progress.of(moment).answers[at]?.tries;
        const state = words.text(`hand-in-state-${states[place] ?? 'none'}`);
        const many = tries && tries > 1 ? words.text('hand-in-tries', { tries }) : '';
        return html`<tr><th scope="row"><span lang=${lesson.language ?? nothing}>${key} ${title}</span></th><td>${state}${many}</td></tr>`;
      })}</tbody></table></div>`;
  }

  #acts(written: Written, { words, lesson }: Handed): TemplateResult {
    const button = (id: string, act: () => unknown) =>
      html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
    const download = (): void => {
      const name = `${titleOf(lesson)}-${lessonName(lesson.text)}.txt`;
      save(name, new Blob([`${written.code}\n`], { type: 'text/plain' }));
      this.#say('hand-in-saved');
    };
    const link = async (): Promise<void> => {
      const address = await linkWithCode(lesson.text, written.code);
      if (address === undefined) this.#say('hand-in-link-long');
      else await this.#copy(address);
    };
    return html`<div class="acts">${button('hand-in-copy', () => this.#copy(written.code))}
      ${button('hand-in-save', download)}${button('hand-in-link', link)}${button('hand-in-print', () => this.#print())}
      ${liveRegion(this.#said === undefined ? nothing : words.text(this.#said), { attempt: this.#pressed })}</div>`;
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#say('hand-in-copied');
    } catch {
      this.renderRoot.querySelector<HTMLTextAreaElement>('textarea')?.select();
      this.#say('hand-in-not-copied');
    }
  }

  /** Prints the summary and the code, and nothing else of the page. */
  #print(): void {
    const root = this.getRootNode();
    const page = root instanceof ShadowRoot ? root.host : undefined;
    page?.setAttribute('handing-in', '');
    addEventListener('afterprint', () => page?.removeAttribute('handing-in'), { once: true });
    print();
  }

  #say(id: string): void {
    this.#said = id;
    this.#pressed += 1;
    this.requestUpdate();
  }
}

customElements.define('appleyard-hand-in', HandIn);
