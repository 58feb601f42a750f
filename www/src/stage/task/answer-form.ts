import { html, nothing, type TemplateResult } from 'lit';
import { whileRunning } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { renderWrong } from '../form.ts';
import { renderSelect } from '../inputs.ts';
import type { Part, Task } from './task.ts';

/** Who takes the answers. */
interface Desk {
  /** The task that is asked now. */
  readonly task: Task | undefined;
  /** What is typed is its own text. */
  give(answer: unknown, typed?: string): void;
  requestUpdate(): void;
}

/** Where a task is answered in words: with buttons, by typing, by choices, or by checking what is chosen on the picture. */
export class AnswerForm {
  readonly #desk: Desk;
  #typed = '';
  /** What is chosen in each part of an answer. */
  #chosen: readonly (number | undefined)[] = [];
  #misread: Sentence | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Another question is asked. */
  clear(): void {
    this.#misread = undefined;
    this.#typed = '';
    this.#chosen = [];
  }

  /** Shows an answer as if it had been typed or chosen here. */
  fill(task: Task, text: string, answer: unknown): void {
    if (task.typed) this.#typed = text;
    if (task.parts) this.#chosen = answer as readonly number[];
  }

  /** The buttons and fields of a task. Once it is over, they are `off`. */
  render(task: Task, words: Messages, off: boolean): unknown {
    const { offered, typed, parts, marked } = task;
    if (parts) return this.#parts(parts, words, off);
    const buttons = offered?.map(
      ({ label, args, answer }) =>
        html`<button class="primary" aria-disabled=${off} @click=${() => this.#desk.give(answer)}>${words.text(label, args)}</button>`,
    );
    if (!typed && !marked) return buttons ?? nothing;
    const check = async (): Promise<void> => {
      const read = await (typed ? typed.read(this.#typed) : marked?.read());
      if (this.#desk.task !== task || !read) return;
      this.#misread = 'wrong' in read ? { ...read.wrong } : undefined;
      if ('answer' in read) this.#desk.give(read.answer, typed && this.#typed.trim());
      this.#desk.requestUpdate();
    };
    const submit = (event: Event): void => {
      event.preventDefault();
      void whileRunning(check());
    };
    const field = (label: Sentence) =>
      html`<label>${say(words, label)}
      <input name="task-answer" autocomplete="off" .value=${this.#typed} ?readonly=${off}
        aria-invalid=${this.#misread ? 'true' : 'false'} aria-describedby="about-task"
        @input=${(event: Event) => {
          this.#typed = (event.target as HTMLInputElement).value;
        }} /></label>`;
    const put = (text: string): void => {
      this.#typed = text;
      this.#desk.requestUpdate();
    };
    return html`<form @submit=${submit}>${off ? nothing : typed?.also?.(words, this.#typed, put)}
      ${typed ? field(typed.label) : nothing}
      ${marked ? html`<span class="marked">${say(words, marked.said())}</span>` : nothing}
      <button class="primary" aria-disabled=${off}>${words.text('task-check')}</button>
      ${this.#remark(words)}</form>`;
  }

  /** Choices that are checked together. */
  #parts(parts: readonly Part[], words: Messages, off: boolean): TemplateResult {
    const check = (event: Event): void => {
      event.preventDefault();
      const all = parts.every((_, at) => this.#chosen[at] !== undefined);
      this.#misread = all ? undefined : { id: 'task-parts-missing' };
      if (all) this.#desk.give(this.#chosen);
      this.#desk.requestUpdate();
    };
    const choices = parts.map((part, at) => {
      const options = part.choices.map((one, number) => [number, plain(words, [one])] as const);
      const chosen = this.#chosen[at];
      const choose = (number: number | undefined) => {
        this.#chosen = parts.map((_, other) => (other === at ? number : this.#chosen[other]));
        this.#desk.requestUpdate();
      };
      return html`<label>${say(words, part.label)}
        ${renderSelect<number | undefined>(`task-part-${at}`, [[undefined, '–'], ...options], chosen, choose)}</label> `;
    });
    return html`<form @submit=${check}>${choices}
      <button class="primary" aria-disabled=${off}>${words.text('task-check')}</button>
      ${this.#remark(words)}</form>`;
  }

  /** Why an answer means nothing. */
  #remark(words: Messages): TemplateResult | typeof nothing {
    const wrong = this.#misread;
    return wrong ? renderWrong(wrong, plain(words, [wrong]), 'about-task') : nothing;
  }
}
