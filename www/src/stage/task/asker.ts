import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { Timeline } from '../timeline.ts';
import { TaskDesk, type Tasked } from './desk.ts';
import { Prediction, type Question } from './predict.ts';

/** What is asked about a figure. */
export interface Asked extends Tasked {
  readonly timeline: Timeline;
  /** What may be stepped now. */
  readonly stepped: Timeline | undefined;
  currentScene(): { readonly predict: boolean };
  question(milestone: number): Question | undefined;
}

/** What a figure asks its visitor: what comes at the next milestone, and the task of its link. */
export class Asker {
  readonly desk: TaskDesk;
  readonly prediction: Prediction;
  readonly #figure: Asked;

  constructor(figure: Asked) {
    this.#figure = figure;
    this.desk = new TaskDesk(figure);
    this.prediction = new Prediction(figure.exhibit);
  }

  /** Asks what the shown scene asks. */
  open(): void {
    const { timeline } = this.#figure;
    this.prediction.restart();
    timeline.gate = this.#figure.currentScene().predict
      ? this.prediction.gate(timeline.milestones)
      : (from, to) => (this.#figure.stepped ? to : from);
    void this.desk.open();
  }

  render(words: Messages): TemplateResult {
    const { asked } = this.prediction;
    const question = asked === undefined ? undefined : this.#figure.question(asked);
    return html`${this.prediction.render(question, words, this.#figure.timeline)} ${this.desk.render(words)}`;
  }
}
