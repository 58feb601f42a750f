import { nothing, type TemplateResult } from 'lit';
import type { Asking } from '../../engine/engine.ts';
import { CodedError, isEnded } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { renderAnswer } from '../answer-view.ts';
import { refusalOf, renderFailure } from '../form.ts';
import { type Asker, LatestAnswer } from '../latest-answer.ts';
import { renderProgress } from '../notices.ts';
import type { Judged, MakeTask, Task, Unfit } from './task.ts';

/** What the solver does for a task: it makes the question, and judges the answers. Where that takes longer, its progress is shown. */
export class Solving {
  readonly #figure: Asker & { readonly words: Messages | undefined };
  readonly #making: LatestAnswer<Task | Unfit>;
  readonly #judging: LatestAnswer<Judged>;

  constructor(figure: Asker & { readonly words: Messages | undefined }) {
    this.#figure = figure;
    this.#making = new LatestAnswer(figure);
    this.#judging = new LatestAnswer(figure);
  }

  /** Another question comes, so nobody waits for this one. */
  stop(): void {
    this.#making.stop();
    this.#making.error = undefined;
    this.#judging.stop();
  }

  /** The task of a kind, or why the moment has no such task; undefined if it failed, which is shown, or if nobody needs it any more. */
  async make(make: MakeTask, kind: string): Promise<Task | Unfit | undefined> {
    const made = await this.#making.ask((asking) => make(kind, asking));
    this.#figure.requestUpdate();
    return made && !this.#making.error ? this.#making.value : undefined;
  }

  /** The verdict on an answer; undefined if the reader has stopped it or has given another answer meanwhile. */
  async verdict(task: Task, answer: unknown): Promise<Judged | undefined> {
    const judged = await this.#judging.ask((asking) => this.judge(task, answer, asking));
    if (judged) this.#figure.requestUpdate();
    return judged && !this.#judging.error ? this.#judging.value : undefined;
  }

  /** The same for an answer that was given elsewhere. */
  async judge(task: Task, answer: unknown, asking?: Asking): Promise<Judged> {
    try {
      return await task.judge(answer, asking);
    } catch (thrown) {
      if (asking && isEnded(thrown)) throw thrown;
      const { words } = this.#figure;
      const detail = words ? refusalOf(words, CodedError.from(thrown)) : '';
      return { right: undefined, said: [{ id: 'task-failed', args: { detail } }] };
    }
  }

  /** In place of a question that has not come: how far the solver is, or why it failed. */
  renderMaking(words: Messages, again: () => void): TemplateResult | typeof nothing {
    const { error } = this.#making;
    return error ? renderFailure(words, error, again) : renderAnswer(words, this.#making);
  }

  /** Below an answer: how far the solver is with it. */
  renderJudging(words: Messages): TemplateResult | typeof nothing {
    if (this.#judging.progress === undefined) return nothing;
    return renderProgress(this.#judging.counted, words, () => this.#judging.cancel());
  }
}
