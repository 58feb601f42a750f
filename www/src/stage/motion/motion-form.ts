import { css, html, nothing, type TemplateResult } from 'lit';
import { CodedError, isEnded } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { canvasOf } from '../export/paint.ts';
import { save, sheetNow } from '../export.ts';
import type { Fields } from '../fields.ts';
import { renderRefusal, renderWrong } from '../form.ts';
import { renderSelect } from '../inputs.ts';
import { renderProgress } from '../notices.ts';
import type { Size } from '../picture-view.ts';
import { type Speed, speeds, type Timeline } from '../timeline.ts';
import { Gif } from './gif.ts';
import {
  estimate,
  MOST_BYTES,
  MOST_FRAMES,
  MOST_PER_SECOND,
  MOST_PIXELS,
  type Plan,
  planOf,
  scaleOf,
} from './plan.ts';
import { pixelsOf, type Recorded, recorded } from './record.ts';

/** The figure whose run is recorded. */
export interface Moving extends Recorded {
  readonly timeline: Timeline;
  readonly fields: Fields;
  readonly size: Size;
  readonly panel: string | undefined;
  readonly tasked: boolean;
  currentScene(): { readonly predict: boolean };
  requestUpdate(): void;
}

/** Sizes to choose from, as shares of the largest. */
const SHARES = [1, 0.7, 0.5];
/** More milestones than this are too many to choose from; step numbers are typed instead. */
const MOST_CHOICES = 100;
const BYTES_A_MEGABYTE = 1_000_000;

export const motionStyles = css`
  .motion {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
    inline-size: 100%;
  }

  .motion > p {
    inline-size: 100%;
    margin: 0;
  }

  .motion .progress {
    margin: 0;
  }
`;

/** The form that saves a part of the run as a GIF. It says before how large the file gets at most. */
export class MotionForm {
  readonly #figure: Moving;
  /** From the beginning, to the last milestone that a file has room for, unless the visitor chooses another part. */
  #part = { from: 0, to: 0 };
  #chosen = false;
  /** The run that the part belongs to. */
  #of = '';
  #speed: Speed | undefined;
  #share = 1;
  /** One frame, measured: its size in pixels, and in bytes. */
  #frame: (Size & { readonly bytes: number }) | undefined;
  /** What was measured, or is being measured. */
  #measured = '';
  #work: { readonly stop: AbortController; progress: { done: number; total: number } } | undefined;
  #failed: CodedError | undefined;

  constructor(figure: Moving) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult {
    this.#settle();
    const { from, to } = this.#part;
    if (from >= to) return html`<div class="motion"><p>${words.text('motion-none')}</p></div>`;
    const work = this.#work;
    const plan = this.#plan();
    const off = work !== undefined || !this.#fits(plan);
    return html`<div class="motion" role="group" aria-label=${words.text('export-gif')}>
      ${this.#ends(words)} ${this.#speeds(words)} ${this.#sizes(words)}
      ${this.#said(words, plan)}
      <button class="primary" aria-disabled=${off} @click=${off ? nothing : () => this.#save(plan)}>${words.text('motion-save')}</button>
      ${work ? renderProgress(work.progress, words, () => work.stop.abort()) : this.#failure(words)}
    </div>`;
  }

  /** The last step that may be seen: before a prediction or in a task, the visitor has not earned more than the cursor's. */
  get #last(): number {
    const { timeline, tasked } = this.#figure;
    return tasked || this.#figure.currentScene().predict ? timeline.cursor : timeline.length;
  }

  /** Where a part may begin or end. */
  get #marks(): readonly number[] {
    const { milestones } = this.#figure.timeline;
    return [...new Set([0, ...milestones.filter((step) => step < this.#last), this.#last])];
  }

  /** Another run gets its own part, and a frame of another size is measured anew. */
  #settle(): void {
    if (this.#work) return;
    const { timeline, size, vocabulary } = this.#figure;
    const of = `${this.#last} ${timeline.milestones}`;
    if (this.#of !== of) {
      this.#of = of;
      this.#failed = undefined;
      this.#part = { from: 0, to: this.#last };
      this.#chosen = false;
    }
    const measured = `${this.#share} ${size.width} ${size.height} ${vocabulary.words?.language}`;
    if (this.#measured === measured) return;
    this.#measured = measured;
    void this.#measure(measured);
  }

  async #measure(what: string): Promise<void> {
    const sheet = await sheetNow(this.#figure, { legend: 0, narration: 0 });
    if (!sheet || this.#measured !== what) return;
    const { width, height } = sheet.svg.viewBox.baseVal;
    const pixels = pixelsOf(canvasOf(sheet, scaleOf(width, height, this.#share)));
    const gif = new Gif();
    gif.add(pixels, 0);
    this.#frame = { width: pixels.width, height: pixels.height, bytes: gif.bytes };
    const ends = this.#marks.filter((step) => step > this.#part.from);
    while (!this.#chosen && ends.length > 0 && this.#bytes(this.#plan()) > MOST_BYTES)
      this.#part = { ...this.#part, to: ends.pop() ?? this.#last };
    this.#figure.requestUpdate();
  }

  #plan(): Plan {
    const { timeline } = this.#figure;
    return planOf({
      ...this.#part,
      stop: (after) => timeline.nextStop(after),
      rate: timeline.pace * (this.#speed ?? timeline.speed),
    });
  }

  #bytes({ stills }: Plan): number {
    return estimate(this.#frame?.bytes ?? Number.POSITIVE_INFINITY, stills.length);
  }

  #fits(plan: Plan): boolean {
    return this.#bytes(plan) <= MOST_BYTES && !this.#figure.fields.wrong('from-step', 'to-step');
  }

  /** Where the part begins and ends: two milestones, or two steps where a choice would be too short or long. */
  #ends(words: Messages): TemplateResult {
    const marks = this.#marks;
    const { from, to } = this.#part;
    const last = this.#last;
    if (marks.length < 3 || marks.length > MOST_CHOICES) {
      const field = (name: 'from' | 'to', min: number, max: number) =>
        this.#figure.fields.render(
          {
            name: `${name}-step`,
            min,
            max,
            value: () => this.#part[name],
            take: (step) => this.#choose({ ...this.#part, [name]: step }),
          },
          words,
        );
      return html`${field('from', 0, to - 1)} ${field('to', from + 1, last)}`;
    }
    const choice = (name: 'from' | 'to', from: readonly number[]) =>
      html`<label>${words.text(`field-${name}-step`)} ${renderSelect(
        `${name}-step`,
        from.map((step) => [
          step,
          words.text('motion-at', {
            step,
            at: step === 0 ? 'beginning' : step === last ? 'end' : 'between',
          }),
        ]),
        this.#part[name],
        (step) => this.#choose({ ...this.#part, [name]: step }),
      )}</label>`;
    return html`${choice('from', marks.slice(0, -1))} ${choice(
      'to',
      marks.filter((step) => step > from),
    )}`;
  }

  #choose({ from, to }: { from: number; to: number }): void {
    const after = this.#marks.find((step) => step > from) ?? this.#last;
    this.#part = { from, to: to > from ? to : after };
    this.#chosen = true;
    this.#failed = undefined;
    this.#figure.requestUpdate();
  }

  #speeds(words: Messages): TemplateResult {
    return html`<label>${words.text('transport-speed')} ${renderSelect(
      'speed',
      speeds.map((speed) => [speed, words.text('transport-times', { speed })]),
      this.#speed ?? this.#figure.timeline.speed,
      (speed) => {
        this.#speed = speed;
        this.#figure.requestUpdate();
      },
    )}</label>`;
  }

  #sizes(words: Messages): TemplateResult {
    return html`<label>${words.text('motion-size')} ${renderSelect(
      'size',
      SHARES.map((share) => [
        share,
        words.text('motion-px', { most: Math.round(MOST_PIXELS * share) }),
      ]),
      this.#share,
      (share) => {
        this.#share = share;
        this.#failed = undefined;
        this.#figure.requestUpdate();
      },
    )}</label>`;
  }

  /** What the file will be, and what is too large. */
  #said(words: Messages, plan: Plan): TemplateResult {
    const { every, seconds, stills } = plan;
    const frame = this.#frame;
    const megabytes = (bytes: number) => Math.ceil((10 * bytes) / BYTES_A_MEGABYTE) / 10;
    const said = frame
      ? words.text('motion-said', {
          frames: stills.length,
          width: frame.width,
          height: frame.height,
          seconds: Math.round(seconds),
          megabytes: megabytes(this.#bytes(plan)),
        })
      : '';
    const some =
      every > 1
        ? words.text('motion-every', { every, frames: MOST_FRAMES, rate: MOST_PER_SECOND })
        : '';
    const large = frame && this.#bytes(plan) > MOST_BYTES;
    return html`<p>${said} ${some}</p>
      ${large ? html`<p>${renderWrong(this, this.#tooLarge(words))}</p>` : nothing}`;
  }

  #tooLarge(words: Messages): string {
    return words.text('motion-large', { megabytes: MOST_BYTES / BYTES_A_MEGABYTE });
  }

  #failure(words: Messages): TemplateResult | typeof nothing {
    const failed = this.#failed;
    if (failed?.code === 'large') return renderWrong(failed, this.#tooLarge(words));
    if (failed?.code === 'moved') return renderWrong(failed, words.text('motion-moved'));
    return renderRefusal(words, failed);
  }

  async #save(plan: Plan): Promise<void> {
    const figure = this.#figure;
    const stop = new AbortController();
    const work = { stop, progress: { done: 0, total: plan.stills.length } };
    this.#work = work;
    this.#failed = undefined;
    figure.requestUpdate();
    try {
      const file = await recorded(figure, {
        plan,
        share: this.#share,
        signal: stop.signal,
        progress: (done, total) => {
          work.progress = { done, total };
          // Without its panel nobody could stop it.
          if (figure.panel !== 'export') stop.abort();
        },
      });
      save(`appleyard-${figure.exhibit}.gif`, file);
    } catch (thrown) {
      if (!isEnded(thrown)) this.#failed = CodedError.from(thrown);
    }
    this.#work = undefined;
    figure.requestUpdate();
  }
}
