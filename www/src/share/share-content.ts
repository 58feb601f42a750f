import { html, nothing, type TemplateResult } from 'lit';
import type { Slug } from '../exhibits/slugs.ts';
import type { OneFileOffer } from '../one-file/offer.ts';
import type { AddToLesson } from './add-to-lesson.ts';
import { type Base, siteBase } from './base.ts';
import type { DialogContent, DialogFrame } from './dialog.ts';
import { renderQr } from './qr-code.ts';

/** Share: the link to the moment, and the way into the lesson that somebody is writing. */
class ShareContent implements DialogContent {
  readonly title = 'share-title';
  readonly styles = [];
  readonly #frame: DialogFrame;
  readonly #base: Base = siteBase();
  readonly #link: string;
  /** It reads lessons, so it comes after the link. */
  #adding: AddToLesson | undefined;
  /** It packs files, so it comes after the link, too. */
  #oneFile: OneFileOffer | undefined;

  constructor(frame: DialogFrame) {
    this.#frame = frame;
    this.#link = frame.figure.currentLink();
    // Without them the link is there still.
    void this.#fetch().catch(() => {});
    if (__APPLEYARD_SITE__) void this.#offer().catch(() => {});
  }

  async #offer(): Promise<void> {
    const { OneFileOffer } = await import('../one-file/offer.ts');
    this.#oneFile = new OneFileOffer(() => this.#frame.redraw());
    this.#frame.redraw();
  }

  async #fetch(): Promise<void> {
    const { AddToLesson, hasDrafts } = await import('./add-to-lesson.ts');
    if (!hasDrafts()) return;
    this.#adding = new AddToLesson(this.#frame);
    this.#frame.redraw();
  }

  render(): TemplateResult {
    const { words, figure } = this.#frame;
    const address = `${this.#base.url}${figure.exhibit}/#${this.#link}`;
    return html`<p>${words.text('share-about')}</p>
      ${this.#frame.field('share-link', address, 2)}${renderQr(address, words)}
      ${this.#base.isPublic ? nothing : html`<p class="remark">${words.text('share-public')}</p>`}
      ${
        this.#oneFile?.render(words, {
          page: figure.exhibit as Slug,
          language: words.language,
          name: `appleyard-${figure.exhibit}.html`,
          make: async () => {
            const { oneFileOfMoment } = await import('../one-file/moment.ts');
            return oneFileOfMoment(figure);
          },
        }) ?? nothing
      }
      ${this.#adding?.render() ?? nothing}`;
  }
}

export const shareContent = (frame: DialogFrame): DialogContent => new ShareContent(frame);
