import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, sayAll } from '../../words/sentence.ts';
import { type Seen, saidUnseen } from '../ahead.ts';
import { LatestAnswer } from '../latest-answer.ts';
import { type Narrator, saidAtOnce } from '../narrator.ts';
import type { Timeline } from '../timeline.ts';
import { TaskDesk, type Tasked } from './desk.ts';
import { Lock, type Lockable } from './lock.ts';
import { lockStyles } from './lock-styles.ts';
import { Prediction, type Question } from './predict.ts';
import type { Tasks } from './task.ts';
import { taskStyles } from './task-styles.ts';

/** What is asked about a figure. */
export interface Asked extends Tasked, Seen, Lockable {
  adopt(styles: CSSResult): void;
  readonly lifetime: AbortSignal;
  readonly timeline: Timeline;
  readonly narrator: Pick<Narrator, 'said'>;
  /** The step that the narration is about. */
  readonly narrated: number;
  readonly spec: Seen['spec'];
  /** What may be stepped now. */
  readonly stepped: Timeline | undefined;
  currentScene(): { readonly predict: boolean; readonly hints: boolean };
  question(milestone: number): Question | undefined;
}

/** What a figure asks its visitor: what comes at the next milestone, and the task of its link; and what the link fixes. */
export class Asker {
  readonly desk: TaskDesk;
  readonly lock: Lock;
  readonly prediction: Prediction;
  /** Resolves once the questions of the shown scene are known. */
  opening: Promise<unknown>;
  readonly #figure: Asked;
  readonly #reason: LatestAnswer<readonly Sentence[]>;
  /** What of the prediction was announced last. */
  #announced = '';

  constructor(figure: Asked, tasks: Tasks | undefined) {
    this.#figure = figure;
    figure.adopt(taskStyles);
    this.desk = new TaskDesk(figure, tasks);
    this.lock = new Lock(figure, tasks?.locks);
    figure.adopt(lockStyles);
    this.prediction = new Prediction(figure.exhibit);
    this.#reason = new LatestAnswer(figure);
    // Its files may come long after the scene, because the first fetch failed.
    this.opening = this.open();
  }

  /** Asks what the shown scene asks. */
  open(): Promise<unknown> {
    const { timeline } = this.#figure;
    this.lock.open();
    this.prediction.restart();
    const predicted = this.#figure.currentScene().predict
      ? this.prediction.gate(timeline.milestones)
      : (_from: number, to: number) => to;
    // What is asked about a moment ends before another one is shown.
    timeline.gate = (from, to) => (this.#figure.stepped ? predicted(from, to) : from);
    this.opening = this.desk.open();
    return this.opening;
  }

  render(words: Messages): TemplateResult {
    const { asked, verdict } = this.prediction;
    const question = asked === undefined ? undefined : this.#figure.question(asked);
    const because = verdict === undefined ? [] : this.#because(words);
    this.#tell(words, question, because);
    return html`${this.lock.render(words)}${this.prediction.render(question, words, this.#figure.timeline)}
      ${because.length > 0 ? html`<p>${sayAll(words, because)}</p>` : nothing} ${this.desk.render(words)}`;
  }

  /** Where hints are off, the sentences of the moment give no reason, so the verdict brings it. */
  #because(words: Messages): readonly Sentence[] {
    const scene = this.#figure.currentScene();
    if (scene.hints) return [];
    const { cursor } = this.#figure.timeline;
    this.#reason.of(`${words.language} ${cursor}`, () => this.#explained(scene, cursor));
    const { answer } = this.#reason;
    return answer ? saidAtOnce(words, answer) : [];
  }

  /** Announces a question after what is said of its moment, and a verdict before its reason. */
  #tell(words: Messages, question: Question | undefined, because: readonly Sentence[]): void {
    const { narrator, narrated, timeline, announcer } = this.#figure;
    const { verdict } = this.prediction;
    if (!question && verdict === undefined) this.#announced = '';
    // What is said of the moment may still be on its way.
    else if (narrated === timeline.cursor) {
      const said = narrator.said(words);
      const now = plain(
        words,
        question ? [...said, question.ask] : [{ id: `predict-${verdict}` }, ...said, ...because],
      );
      if (now !== this.#announced) announcer.say(now);
      this.#announced = now;
    }
  }

  /** What the figure says of a moment with hints. */
  #explained(scene: object, cursor: number): Promise<readonly Sentence[]> {
    const open = { ...scene, cursor, hints: true, predict: false, reveal: false };
    return saidUnseen(this.#figure, open);
  }
}
