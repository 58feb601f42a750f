import { html, nothing, type TemplateResult } from 'lit';
import { encode as encodeQr } from 'uqr';
import { liveRegion } from '../stage/live-region.ts';
import { recall, remember } from '../stage/preferences.ts';
import type { Messages } from '../words/messages.ts';
import { type Base, siteBase } from './base.ts';
import { linkLimits } from './codec.ts';
import type { CollectedLesson, DialogContent, DialogFrame } from './dialog.ts';
import { Lesson } from './lesson.ts';

/** Share: the link to the moment, and the lesson that is being put together. */
class ShareContent implements DialogContent {
  readonly title = 'share-title';
  readonly styles = [];
  readonly #frame: DialogFrame;
  readonly #base: Base = siteBase();
  readonly #link: string;
  readonly #lesson: CollectedLesson;
  /** This device keeps the lesson. */
  #kept = false;
  /** The place of the moment that was added last, from 1; it is spoken. */
  #added = 0;

  constructor(frame: DialogFrame) {
    this.#frame = frame;
    this.#link = frame.figure.currentLink();
    const { figure } = frame;
    figure.lesson ??= new Lesson(figure.spec, figure.moments);
    this.#lesson = figure.lesson;
    const draft = recall(this.#draft);
    if (draft && this.#lesson.length === 0) this.#lesson.resume(draft);
    this.#kept = draft !== undefined && draft === this.#lesson.draft();
  }

  /** Where this device keeps the lesson of an exhibit. */
  get #draft(): string {
    return `appleyard-lesson-${this.#frame.figure.exhibit}`;
  }

  render(): TemplateResult {
    const { words } = this.#frame;
    const address = this.#address(this.#link);
    const moment = html`<p>${words.text('share-about')}</p>
      ${this.#frame.field('share-link', address, 2)}`;
    const lesson = html`<h3>${words.text('lesson-title')}</h3>${this.#collected()}`;
    const link = this.#lesson.link();
    // Once there is a lesson, it is what a class is given.
    return html`${
      link === undefined
        ? html`${moment}${qrCode(address, words)}${lesson}`
        : html`${lesson}${qrCode(this.#address(link), words)}<hr>${moment}`
    }
      ${this.#base.isPublic ? nothing : html`<p class="remark">${words.text('share-public')}</p>`}`;
  }

  #address(link: string): string {
    return `${this.#base.url}${this.#frame.figure.exhibit}/#${link}`;
  }

  #collected(): TemplateResult {
    const { words } = this.#frame;
    const lesson = this.#lesson;
    const link = lesson.link();
    const most = linkLimits;
    return html`${link === undefined ? html`<p>${words.text('lesson-about')}</p>` : this.#frame.field('lesson-link', this.#address(link), 3)}
      <ol>${lesson.steps.map(
        (step, i) => html`<li>${
          step === undefined
            ? words.text('lesson-moment', { place: i + 1 })
            : words.text('lesson-moment-step', { place: i + 1, step })
        }
          <button @click=${() => this.#change(() => lesson.drop(i))}>${words.text('lesson-drop')}</button></li>`,
      )}</ol>
      ${
        lesson.length < most.scenes
          ? html`<button class="primary" @click=${this.#add}>${words.text('lesson-add')}</button>`
          : html`<p>${words.text('lesson-full', { max: most.scenes })}</p>`
      }
      <span class="hidden">${liveRegion(this.#added ? words.text('lesson-moment', { place: this.#added }) : nothing, { attempt: this.#added })}</span>
      ${lesson.length > 0 && this.#kept ? html`<p class="remark">${words.text('lesson-kept')}</p>` : nothing}
      ${
        link !== undefined && link.length > most.characters
          ? html`<p>${liveRegion(words.text('share-too-long', { characters: link.length, max: most.characters }), { role: 'alert' })}</p>`
          : nothing
      }`;
  }

  readonly #add = (): void => {
    const { figure } = this.#frame;
    this.#change(() => this.#lesson.add(figure.currentScene()));
    this.#added = this.#lesson.length;
    this.#frame.redraw();
  };

  #change(change: () => void): void {
    change();
    this.#kept = remember(this.#draft, this.#lesson.draft());
    this.#frame.redraw();
  }
}

export const shareContent = (frame: DialogFrame): DialogContent => new ShareContent(frame);

/** A QR code holds no more bytes than this, at its lowest level of correction. */
const MOST_BYTES = 2953;

/** Black on white in every theme, because some readers cannot read anything else. */
function qrCode(text: string, words: Messages): TemplateResult {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    return html`<p class="remark">${words.text('share-qr-too-long')}</p>`;
  }
  const { data, size } = encodeQr(text, { ecc: 'L', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x},${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" role="img" aria-label=${words.text('share-qr')} viewBox=${`0 0 ${size} ${size}`}
    shape-rendering="crispEdges"><rect width=${size} height=${size}></rect><path d=${dark.join('')}></path></svg>`;
}
