/** Sends a learning platform what a pupil does in a lesson, and shows again what it kept. */
import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { refusalOf } from '../../stage/form.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { recall, remember } from '../../stage/preferences.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import type { Lesson } from '../lesson.ts';
import type { MomentProgress, Progress } from '../progress.ts';
import type { Platform } from './platform.ts';
import { type Judging, joined, type Report, readState, reportOf, restore } from './state.ts';

/** What a figure shows is sent this long after it has come to rest, in ms; an answer is sent at once. */
const SCENE_MS = 5000;

/** States that the device keeps as long as the platform does not take them, with a blank line between them. */
const [UNSENT, BETWEEN] = ['appleyard-unsent-', '\n\n'];

type Moments = ReadonlyMap<number, MomentProgress>;

/** What is done in a lesson now. */
export const momentsOf = ({ moments }: Lesson, progress: Progress): Moments =>
  new Map(moments.map((_, at) => [at, progress.of(at)]));

/** The answers that came since. */
const since = (before: Moments, now: Moments): Moments =>
  new Map(
    [...now].map(([moment, { answers }]) => {
      const known = before.get(moment)?.answers ?? {};
      const fresh = Object.entries(answers).filter(([at, one]) => known[Number(at)] !== one);
      return [moment, { answers: Object.fromEntries(fresh), scenes: {} }];
    }),
  );

/** The lesson, and who gets what is done in it. */
export interface Reporting {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly platform: Platform;
  readonly judge: Judging;
  /** What was done before this visit, as the device had it. */
  readonly before: Moments;
  /** What was done is another now, so all is drawn again. */
  redraw(): void;
  /** Only what is said has changed. */
  requestUpdate(): void;
}

export class Reporter {
  readonly #reporting: Reporting;
  /** Whether the last moment was shown, now or before. */
  #reached: boolean;
  /** What the platform kept is shown again, or cannot be. Until then nothing takes its place there. */
  #ready = false;
  #restoring: Promise<void> | undefined;
  /** What the platform has not taken at earlier visits, as the device keeps it. */
  readonly #unsent: string;
  /** At least this score is sent, because a part of what the platform kept cannot be read. */
  #atLeast = 0;
  /** What is wrong with what the platform kept, and that text. */
  #unread: { readonly why: readonly Sentence[]; readonly text: string } | undefined;
  #failed: Sentence | undefined;
  /** How often something failed, so that the same sentence is spoken again. */
  #failures = 0;
  #report: Report | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #missing: CodedError | undefined;

  constructor(reporting: Reporting) {
    this.#reporting = reporting;
    this.#reached = reporting.platform.reached;
    this.#unsent = this.#key === undefined ? '' : (recall(this.#key) ?? '');
  }

  /** Whether answers reach somebody. */
  get takes(): boolean {
    return this.#reporting.platform.takes;
  }

  /** Shows what the platform kept. Resolves once it is shown, or cannot be. */
  async begin(): Promise<void> {
    const { lesson, progress, platform, before, redraw } = this.#reporting;
    const { at } = progress;
    const last = Math.max(1, lesson.moments.length);
    // What was answered until the platform was there belongs to this visit.
    progress.handOver({
      at: Math.min(platform.at, last),
      moments: since(before, momentsOf(lesson, progress)),
    });
    if (reportOf(lesson, progress, false).answered) progress.at = at;
    progress.changed = (what) => this.#changed(what);
    redraw();
    await this.#restore();
  }

  /** The page is left or hidden: whatever is not sent yet is sent now. */
  readonly leave = (): void => {
    if (this.#timer !== undefined) this.#send();
  };

  finish(): void {
    this.leave();
    this.#reporting.platform.finish();
  }

  #restore(): Promise<void> {
    this.#restoring ??= this.#shown().finally(() => {
      this.#restoring = undefined;
      this.#reporting.requestUpdate();
    });
    return this.#restoring;
  }

  async #shown(): Promise<void> {
    const { lesson, progress, platform, redraw } = this.#reporting;
    try {
      const { moments: kept, why } = await this.#read(platform.state);
      let moments = kept;
      for (const state of this.#unsent.split(BETWEEN))
        moments = joined(moments, (await this.#read(state)).moments);
      this.#unread = why.length > 0 ? { why, text: platform.state } : undefined;
      // Of a lesson that was changed since, the score is no longer that of this one.
      const other = why.some(({ id }) => id === 'collect-other');
      this.#atLeast = why.length > 0 && !other ? (platform.score ?? 0) : 0;
      this.#missing = undefined;
      this.#ready = true;
      const { at } = progress;
      const { answered } = reportOf(lesson, progress, false);
      progress.handOver({ at, moments: joined(moments, momentsOf(lesson, progress)) });
      if (moments.size > 0) redraw();
      if (answered || this.#unsent !== '') this.#send();
    } catch (thrown) {
      this.#missing = CodedError.from(thrown);
    }
  }

  /** What a state comes to. */
  async #read(text: string): Promise<{
    readonly moments: Moments;
    readonly why: readonly Sentence[];
  }> {
    const none = { moments: new Map<number, MomentProgress>(), why: [] };
    if (text === '') return none;
    const read = readState(this.#reporting.lesson, text);
    if ('refused' in read) return { ...none, why: [read.refused] };
    const restored = await restore(this.#reporting.judge, read, new AbortController().signal);
    if ('refused' in restored) return { ...none, why: [restored.refused] };
    const { moments, unread } = restored;
    return {
      moments,
      why: unread === 0 ? [] : [{ id: 'report-some-unread', args: { count: unread } }],
    };
  }

  #changed(what: 'answer' | 'scene' | 'place'): void {
    const { progress, lesson } = this.#reporting;
    this.#reached ||= progress.at === lesson.moments.length;
    if (what !== 'scene') this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), SCENE_MS);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { lesson, progress, platform, requestUpdate } = this.#reporting;
    if (!platform.takes) return;
    const report = reportOf(lesson, progress, this.#reached);
    this.#report = report;
    if (!this.#ready) {
      if (report.answered) this.#keep([this.#unsent, report.state]);
      void this.#restore();
      return;
    }
    // What cannot be read stays where it is, until there is something to put in its place.
    if (this.#unread && !report.answered) return;
    const { score } = report;
    this.#failed = platform.report(
      score === undefined ? report : { ...report, score: Math.max(score, this.#atLeast) },
    );
    if (this.#failed) this.#failures += 1;
    this.#keep(this.#failed ? [report.state] : []);
    requestUpdate();
  }

  get #key(): string | undefined {
    const { platform, progress } = this.#reporting;
    return platform.pupil === undefined ? undefined : `${UNSENT}${progress.name}-${platform.pupil}`;
  }

  /** Keeps states on the device, or forgets those that it has. */
  #keep(states: readonly string[]): void {
    const text = states.filter((state) => state !== '').join(BETWEEN);
    const key = this.#key;
    if (key !== undefined && (text !== '' || recall(key))) remember(key, text);
  }

  /** What has no room in the platform; undefined if all has. */
  get #room(): Sentence | undefined {
    if (!this.#report) return undefined;
    const { cut, left, scenesLeft: scenes } = this.#report;
    return cut + left + scenes > 0
      ? { id: 'report-no-room', args: { cut, left, scenes } }
      : undefined;
  }

  /** Who gets what, and what did not go as it should. */
  render(words: Messages): TemplateResult {
    const { sends } = this.#reporting.platform;
    const missing = this.#missing
      ? { id: 'report-not-judged', args: { detail: refusalOf(words, this.#missing) } }
      : undefined;
    const remark = (sentence: Sentence | undefined, attempt?: unknown) =>
      html`<div class=${sentence ? 'remark' : ''}>${liveRegion(sentence ? say(words, sentence) : nothing, { role: 'alert', attempt })}</div>`;
    return html`<p class="by">${say(words, sends)}</p>
      ${remark(this.#failed, this.#failures)}${remark(missing)}${remark(this.#room)}
      ${
        this.#unread
          ? html`<details class="remark"><summary>${words.text('report-unread')}</summary>
        <ul>${this.#unread.why.map((one) => html`<li>${say(words, one)}</li>`)}</ul><p><code>${this.#unread.text}</code></p></details>`
          : nothing
      }`;
  }
}
