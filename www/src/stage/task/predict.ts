import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { MessageArgs } from '../../words/pattern.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { recall, remember } from '../preferences.ts';
import type { Gate, Timeline } from '../timeline.ts';

/** What a milestone asks before it is shown. */
export interface Question {
  readonly ask: Sentence;
  readonly answers: readonly {
    readonly label: string;
    readonly args?: MessageArgs;
    readonly right: boolean;
  }[];
}

/**
 * Predict-first: the cursor stops one step before each milestone and waits for an answer.
 * Right and wrong answers are counted on this device, per exhibit.
 */
export class Prediction {
  /**
   * The milestone that the question is about, as a number of steps taken; undefined while there is no
   * question.
   */
  asked: number | undefined;
  verdict: 'right' | 'wrong' | undefined;

  readonly #key: string;
  readonly #answered = new Set<number>();
  #score: number;
  #of: number;

  constructor(exhibit: string) {
    this.#key = `appleyard-score-${exhibit}`;
    const [, score, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(recall(this.#key) ?? '') ?? [];
    this.#score = Number(score ?? 0);
    this.#of = Number(of ?? 0);
  }

  /** Forgets the answers to the milestones; the score stays. */
  restart(): void {
    this.#answered.clear();
    this.asked = undefined;
    this.verdict = undefined;
  }

  /** The gate of a timeline under predict-first. */
  gate(milestones: readonly number[]): Gate {
    return (from, to) => {
      const next = milestones.find(
        (step) => step > from && step <= to && !this.#answered.has(step),
      );
      this.asked = next;
      // A verdict belongs to the step at which it was given.
      this.verdict = undefined;
      return next === undefined ? to : next - 1;
    };
  }

  answer(right: boolean, timeline: Timeline): void {
    if (this.asked === undefined) return;
    this.#answered.add(this.asked);
    this.#score += right ? 1 : 0;
    this.#of += 1;
    remember(this.#key, `${this.#score}/${this.#of}`);
    const step = this.asked;
    this.asked = undefined;
    timeline.seek(step);
    this.verdict = right ? 'right' : 'wrong';
  }

  render(
    question: Question | undefined,
    words: Messages,
    timeline: Timeline,
  ): TemplateResult | typeof nothing {
    if (this.asked !== undefined && question) {
      return html`<div class="question" role="group" aria-label=${words.text('predict-label')}>
        <p>${say(words, question.ask)}</p>
        ${question.answers.map(
          ({ label, args, right }) =>
            html`<button class="primary" @click=${() => this.answer(right, timeline)}>${words.text(label, args)}</button>`,
        )}
      </div>`;
    }
    if (this.verdict === undefined) return nothing;
    return html`<p class="verdict">${words.text(`predict-${this.verdict}`)}
      ${words.text('predict-score', { score: this.#score, of: this.#of })}</p>`;
  }
}
