import { type Notice, withoutFields } from '../share/codec-notices.ts';
import type { FigureHost } from './figure-host.ts';
import type { Timeline } from './timeline.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The figure that tells. */
interface Teller {
  readonly host: FigureHost;
  readonly vocabulary: Vocabulary;
  readonly timeline: Timeline;
  requestUpdate(): void;
}

/** What a figure tells unasked: its visitor by notices beside the picture, its page by events. */
export class Telling {
  /** The words of the notices could not be fetched. The next notices try again. */
  wordless = false;
  readonly #figure: Teller;
  #notices: readonly Notice[] = [];
  /** The step of the last `step` event. */
  #sentStep: number | undefined;
  /** The step at which a scene has put the cursor. */
  #place = 0;
  #remarked = false;

  constructor(figure: Teller) {
    this.#figure = figure;
  }

  /**
   * What the visitor should know, shown beside the figure as soon as its words have come. They are fetched
   * with the first notice.
   */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  set notices(notices: readonly Notice[]) {
    this.#notices = notices;
    if (notices.length === 0) return;
    this.wordless = false;
    this.#figure.vocabulary.more('notices').catch(() => {
      if (this.#notices !== notices) return;
      this.wordless = true;
      this.#figure.requestUpdate();
    });
  }

  /** Adds notices, in words of these files. */
  async remark(notices: readonly Notice[], files: readonly string[] = []): Promise<void> {
    await this.#figure.vocabulary.more(...files);
    this.notices = [...this.#notices, ...notices];
    this.#figure.requestUpdate();
  }

  /** Says once that a server sends the wasm with a wrong type; the visitor may dismiss it. */
  remarkType(wrongType: string | undefined): void {
    if (wrongType === undefined || this.#remarked) return;
    this.#remarked = true;
    void this.remark([{ code: 'wrong-type', params: { type: wrongType || '?' } }]);
  }

  /** Puts the cursor where a scene wants it, and adds notices. */
  place(at: number, notices: readonly Notice[]): void {
    const { timeline } = this.#figure;
    const before = this.#notices;
    timeline.place(at);
    this.#place = timeline.cursor;
    this.notices = [...before, ...notices];
  }

  /** Once the cursor has moved, its place in the link does not matter any more, so the notice about it goes. */
  forgetPlace(): void {
    const { cursor } = this.#figure.timeline;
    if (cursor !== this.#place) this.notices = withoutFields(this.#notices, { cursor });
  }

  /** Sends an event to the page. */
  send(name: string, detail?: unknown): void {
    this.#figure.host.send(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** Sends every step to the page, and the end of the run unless the run was opened there. */
  sendStep(): void {
    const { cursor: step, length: lastStep } = this.#figure.timeline;
    const before = this.#sentStep;
    if (step === before) return;
    this.#sentStep = step;
    this.send('step', { step, lastStep });
    if (step === lastStep && before !== undefined) this.send('finish');
  }

  /** Another run has begun, so its first step is sent whatever it is. */
  forgetStep(): void {
    this.#sentStep = undefined;
  }
}
