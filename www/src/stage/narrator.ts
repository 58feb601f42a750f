import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { brief, readingTime } from '../words/reading-time.ts';
import { following, plain, type Sentence, sayAll } from '../words/sentence.ts';
import type { Announcer } from './announcer.ts';
import type { Picture } from './picture.ts';
import type { Timeline } from './timeline.ts';

/** What the narration needs of its figure. */
interface Narrated {
  readonly timeline: Timeline;
  readonly announcer: Announcer;
  readonly words: Messages | undefined;
  /** The part that has the keyboard. */
  readonly focused: Element | null;
  /** The step that the narration is about. */
  readonly narrated: number;
  readonly seen: Pick<Picture, 'narration'>;
  requestUpdate(): void;
}

/**
 * The sentences of a step that are said at once: the first one, and others as long as all of them are brief. The rest waits
 * until somebody reads on.
 */
export function saidAtOnce(words: Messages, all: readonly Sentence[]): readonly Sentence[] {
  const sentences = following(words, all);
  const isBrief = (count: number) => brief(plain(words, sentences.slice(0, count)), words.language);
  const over = sentences.findIndex((_, at) => at > 0 && !isBrief(at + 1));
  return over < 0 ? sentences : sentences.slice(0, over);
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
  /** The text whose rest is shown, too. */
  #opened: string | undefined;

  constructor(figure: Narrated) {
    this.#figure = figure;
  }

  /** The sentences of the step may be others now. */
  forget(): void {
    this.#step = Number.POSITIVE_INFINITY;
  }

  /** A link is opened, or a scene changed: what is said of the moment answers, even if the one before said the same. */
  answer(): void {
    this.#announced = this.#figure.announcer.text = '';
  }

  /** How long what is said at the cursor takes to be read, in ms; undefined while it has not come. */
  reading(): number | undefined {
    const { narrated, timeline, words, seen } = this.#figure;
    if (!words || narrated !== timeline.cursor) return undefined;
    return readingTime(plain(words, saidAtOnce(words, seen.narration())), words.language);
  }

  /** What is said at once of the step. */
  said(words: Messages): readonly Sentence[] {
    const { narrated, timeline, seen } = this.#figure;
    // What happens between two stops has no sentence of its own: that of the stop stays.
    if (this.#step > narrated || !timeline.fleeting(narrated)) {
      this.#sentences = seen.narration();
      this.#step = narrated;
    }
    return saidAtOnce(words, this.#sentences);
  }

  /** New words get a new paragraph, because browsers count the movement of an old one as a layout shift. */
  paragraph(words: Messages): TemplateResult {
    const { focused } = this.#figure;
    const said = this.said(words);
    const text = plain(words, said);
    const kept = text === this.#text || focused?.closest('.lines');
    this.#text = text;
    if (!kept) this.#odd = !this.#odd;
    const more = following(words, this.#sentences).slice(said.length);
    const open = this.#opened === text;
    const rest = html`<span ?hidden=${!open}> ${sayAll(words, more)}</span>`;
    const written = [sayAll(words, said), more.length > 0 ? rest : nothing];
    // Lit treats these as two templates, so it draws a new paragraph.
    return html`${this.#odd ? html`<p>${written}</p>` : html`<p >${written}</p>`}${more.length > 0 ? this.#readOn(words, text, more) : nothing}`;
  }

  /** The button that shows what of the sentences waits, or hides it again. */
  #readOn(words: Messages, text: string, more: readonly Sentence[]): TemplateResult {
    const open = this.#opened === text;
    const toggle = () => {
      this.#opened = open ? undefined : text;
      const { timeline, announcer } = this.#figure;
      // What plays waits for whoever reads on.
      timeline.pause();
      if (!open) announcer.narrate(plain(words, more));
      this.#figure.requestUpdate();
    };
    return html`<button class="read-on" aria-expanded=${open} @click=${toggle}>${words.text(open ? 'said-less' : 'said-more')}</button>`;
  }

  /**
   * Announces the text when it has changed. An answer to the visitor may be announced in between. Of what plays, the
   * first step, the milestones and the stops at which it waits for its reader are announced.
   */
  announce(): void {
    const { timeline, announcer } = this.#figure;
    const { cursor, playing, holding, milestones } = timeline;
    const passes = playing && cursor !== 1 && !holding && !milestones.includes(cursor);
    if (this.#text === this.#announced || passes) return;
    this.#announced = this.#text;
    announcer.narrate(this.#text);
  }
}
