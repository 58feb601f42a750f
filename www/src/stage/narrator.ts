import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { plain, type Sentence, sayAll } from '../words/sentence.ts';
import type { Announcer } from './announcer.ts';
import type { Step } from './exhibit.ts';
import type { Picture } from './picture.ts';
import type { Timeline } from './timeline.ts';

/** What the narration needs of its figure. */
interface Narrated {
  readonly timeline: Timeline;
  readonly announcer: Announcer;
  /** The part that has the keyboard. */
  readonly focused: Element | null;
  /** The step that the narration is about. */
  readonly narrated: number;
  readonly seen: Pick<Picture, 'narration'>;
  milestones(): readonly Step[];
}

/** The sentences about the step: what of them is written, and what is announced. */
export class Narrator {
  readonly #figure: Narrated;
  /** The step that is written, its sentences and their text, and the text that was announced last. */
  #step = Number.POSITIVE_INFINITY;
  #sentences: readonly Sentence[] = [];
  #text = '';
  #announced = '';
  #odd = false;

  constructor(figure: Narrated) {
    this.#figure = figure;
  }

  /** The sentences of the step may be others now. */
  forget(): void {
    this.#step = Number.POSITIVE_INFINITY;
  }

  /** New words get a new paragraph, because browsers count the movement of an old one as a layout shift. */
  paragraph(words: Messages): TemplateResult {
    const { narrated, timeline, focused } = this.#figure;
    // While steps fly past, the words of the last milestone stay.
    if (this.#step > narrated || !timeline.fleeting(narrated)) {
      this.#sentences = this.#figure.seen.narration();
      this.#step = narrated;
    }
    const text = plain(words, this.#sentences);
    const kept = text === this.#text || focused?.closest('.lines');
    this.#text = text;
    if (!kept) this.#odd = !this.#odd;
    // Lit treats these as two templates, so it draws a new paragraph.
    return this.#odd
      ? html`<p>${sayAll(words, this.#sentences)}</p>`
      : html`<p >${sayAll(words, this.#sentences)}</p>`;
  }

  /** Announces the text when it has changed. An answer to the visitor may be announced in between. */
  announce(): void {
    const { timeline, announcer } = this.#figure;
    const atMilestone = this.#figure.milestones().some(({ step }) => step === timeline.cursor);
    if (this.#text === this.#announced || (timeline.playing && !atMilestone)) return;
    this.#announced = this.#text;
    announcer.narrate(this.#text);
  }
}
