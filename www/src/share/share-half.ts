import { html, nothing, type TemplateResult } from 'lit';
import { encode as encodeQr } from 'uqr';
import type { Messages } from '../words/messages.ts';
import { type Base, siteBase } from './base.ts';
import { linkLimits } from './codec.ts';
import type { Desk, Half } from './share-dialog.ts';

/** Share: the link to the moment, and the lesson in the making. */
class ShareHalf implements Half {
  readonly title = 'share-title';
  readonly styles = [];
  readonly #desk: Desk;
  readonly #base: Base = siteBase();
  readonly #link: string;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#link = desk.figure.currentLink();
  }

  render(): TemplateResult {
    const { words } = this.#desk;
    const address = this.#address(this.#link);
    return html`<p>${words.text('share-about')}</p>
      ${this.#desk.field('share-link', address, 2)}
      ${qrCode(address, words)}
      <h3>${words.text('lesson-title')}</h3>
      ${this.#lesson()}
      ${this.#base.isPublic ? nothing : html`<p class="remark">${words.text('share-public')}</p>`}`;
  }

  #address(link: string): string {
    return `${this.#base.url}${this.#desk.figure.exhibit}/#${link}`;
  }

  #lesson(): TemplateResult {
    const { words, figure } = this.#desk;
    const { lesson } = figure;
    const link = lesson.link();
    const most = linkLimits;
    return html`<p>${words.text('lesson-about')}</p>
      <ol>${Array.from(
        { length: lesson.length },
        (_, i) => html`<li>${words.text('lesson-moment', { place: i + 1 })}
          <button @click=${() => this.#change(() => lesson.drop(i))}>${words.text('lesson-drop')}</button></li>`,
      )}</ol>
      ${
        lesson.length < most.scenes
          ? html`<button class="primary" @click=${() => this.#change(() => lesson.add(figure.currentScene()))}>${words.text('lesson-add')}</button>`
          : html`<p>${words.text('lesson-full', { max: most.scenes })}</p>`
      }
      ${link === undefined ? nothing : this.#desk.field('lesson-link', this.#address(link), 3)}
      ${
        link !== undefined && link.length > most.characters
          ? html`<p role="alert">${words.text('share-too-long', { characters: link.length, max: most.characters })}</p>`
          : nothing
      }`;
  }

  #change(change: () => void): void {
    change();
    this.#desk.redraw();
  }
}

export const shareHalf = (desk: Desk): Half => new ShareHalf(desk);

/** A QR code holds no more, at its lowest level of correction. */
const MOST_BYTES = 2953;

/** Black on white whatever the theme: some readers know nothing else. */
function qrCode(text: string, words: Messages): TemplateResult {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    return html`<p class="remark">${words.text('share-qr-too-long')}</p>`;
  }
  const { data, size } = encodeQr(text, { ecc: 'L', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x},${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" role="img" aria-label=${words.text('share-qr')} viewBox=${`0 0 ${size} ${size}`}
    shape-rendering="crispEdges"><rect width=${size} height=${size}></rect><path d=${dark.join('')}></path></svg>`;
}
