/** What a class is given: the link of a lesson, its QR code, its file, its package and its paper, each with its size. */
import { html, nothing, type TemplateResult } from 'lit';
import { OneFileOffer } from '../../one-file/offer.ts';
import { exhibitsOf } from '../../one-file/wanted.ts';
import { siteBase } from '../../share/base.ts';
import { linkLimits } from '../../share/codec.ts';
import { CopyFields } from '../../share/copy-fields.ts';
import { qrOf, renderQr } from '../../share/qr-code.ts';
import { save } from '../../stage/export.ts';
import { liveRegion } from '../../stage/live-region.ts';
import type { Messages } from '../../words/messages.ts';
import { type Lesson, type PaperKind, paperKinds } from '../lesson.ts';
import { encodeLesson, type LessonLink, packLesson } from '../link.ts';
import { fileName, fileText } from './file.ts';
import { lessonFrame } from './frame-snippet.ts';
import { GivePackage } from './give-package.ts';

/** A code of a larger version than this cannot be read from the last row of a class. */
const FAR = 25;

/** A letter that an app may write as nine characters in a link. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The links of a text: the one to give, and the shortest, which makes the least dense code. */
interface Links {
  readonly text: string;
  readonly given: string;
  readonly shortest: string;
}

/** The editor whose lesson is given. */
export interface Giving {
  readonly lesson: Lesson;
  readonly words: Messages;
  readonly renderRoot: ParentNode;
  print(kind: PaperKind, lesson: Lesson): Promise<void>;
  /** What could not be fetched for printing. */
  failed(kind: PaperKind): unknown;
  requestUpdate(): void;
}

export class Give {
  readonly #giving: Giving;
  readonly #fields: CopyFields;
  readonly #oneFile: OneFileOffer;
  readonly #package: GivePackage;
  #links: Links | undefined;
  /** The text whose links are wanted. */
  #wanted: string | undefined;
  /** How many files were saved: each is said anew. */
  #saved = 0;

  constructor(giving: Giving) {
    this.#giving = giving;
    this.#oneFile = new OneFileOffer(() => giving.requestUpdate());
    this.#package = new GivePackage(() => giving.requestUpdate());
    this.#fields = new CopyFields(
      () => giving.renderRoot,
      () => giving.requestUpdate(),
    );
  }

  render(): TemplateResult {
    const { lesson, words } = this.#giving;
    const base = siteBase();
    const links = this.#linksOf(lesson.text);
    const file = fileText(lesson, base.url);
    const kilobytes = Math.max(1, Math.ceil(new TextEncoder().encode(file).length / 1024));
    return html`<section class="give" aria-labelledby="give"><h2 id="give">${words.text('give')}</h2>
      <p class="about">${words.text('give-about')}</p>
      <div class="ways">
        <div><h3>${words.text('give-link')}</h3>${links ? this.#link(links, `${base.url}lesson/#`, words) : nothing}
          ${base.isPublic ? nothing : html`<p class="remark">${words.text('share-public')}</p>`}</div>
        <div><h3>${words.text('give-code')}</h3>${links ? code(`${base.url}lesson/#${links.shortest}`, words) : nothing}</div>
        <div><h3>${words.text('give-file')}</h3><p>${words.text('give-file-about')}</p>
          <button class="primary" @click=${() => this.#save(lesson, file)}>${words.text('give-save', { kilobytes })}</button>
          <span>${liveRegion(this.#saved ? words.text('give-saved', { name: fileName(lesson) }) : nothing, { attempt: this.#saved })}</span></div>
        ${this.#oneFile.render(words, {
          page: 'lesson',
          exhibits: exhibitsOf(lesson),
          language: words.language,
          name: fileName(lesson, 'html'),
          make: async () => {
            const { oneFileOfLesson } = await import('../../one-file/lesson.ts');
            return oneFileOfLesson(lesson.text, { language: words.language });
          },
        })}
        ${this.#package.render(lesson, words)}
        ${links ? this.#frame(links, `${base.url}lesson/#`) : nothing}
        ${this.#paper()}
      </div></section>`;
  }

  #link({ given }: Links, before: string, words: Messages): TemplateResult {
    const { characters: max } = linkLimits;
    if (given.length > max)
      return html`<p class="wrong">${words.text('give-too-long', { characters: given.length, max })}</p>`;
    return html`${this.#fields.render(words, 'give-address', before + given, 3)}
      <p class="about">${words.text('give-length', { characters: before.length + given.length, max })}</p>`;
  }

  #frame({ given }: Links, before: string): unknown {
    const { lesson, words } = this.#giving;
    if (lesson.moments.length === 0 || given.length > linkLimits.characters) return nothing;
    const snippet = lessonFrame(lesson, before + given);
    return html`<div><h3>${words.text('give-frame')}</h3>
      <p>${words.text('give-frame-about', { characters: snippet.length })}</p>
      ${this.#fields.render(words, 'give-snippet', snippet, 3)}</div>`;
  }

  #paper(): unknown {
    const { lesson, words } = this.#giving;
    const { moments } = lesson;
    const given = this.#links?.given;
    if (moments.length === 0 || given === undefined) return nothing;
    const print = async (kind: PaperKind): Promise<void> => {
      await this.#giving.print(kind, lesson);
      this.#giving.requestUpdate();
    };
    return html`<div><h3>${words.text('give-paper')}</h3><p>${words.text('give-paper-about', { moments: moments.length })}</p>
      <p class="tools">${paperKinds.map(
        (
          kind,
        ) => html`<button @click=${() => void print(kind)}>${words.text(`lesson-print-${kind}`)}</button>
        ${this.#giving.failed(kind)}`,
      )}</p>
      <a href=${`#${given}`} target="_blank" rel="noopener">${words.text('give-open')}</a>
      <a href=${`#${given.replace(/^v=1/, 'v=1&mode=collect')}`} target="_blank" rel="noopener">${words.text('lesson-collect')}</a></div>`;
  }

  /** A packed link takes a moment. Until then the one before stays. */
  #linksOf(text: string): Links | undefined {
    if (this.#wanted === text) return this.#links;
    this.#wanted = text;
    const link: LessonLink = { text, at: 1, mode: 'read' };
    void packLesson(link).then((packed) => {
      if (this.#wanted !== text) return;
      const readable = encodeLesson(link);
      // An app writes each character that is not Latin as nine, so such a text is packed even if it is short.
      const sent = encodeURI(readable).length;
      const shortest = packed.length < sent ? packed : readable;
      const given = packed.length < readable.length || OTHER_SCRIPT.test(text);
      this.#fields.forget();
      this.#links = { text, given: given ? packed : readable, shortest };
      this.#giving.requestUpdate();
    });
    return this.#links;
  }

  #save(lesson: Lesson, file: string): void {
    save(fileName(lesson), new Blob([file], { type: 'text/markdown' }));
    this.#saved += 1;
    this.#giving.requestUpdate();
  }
}

function code(address: string, words: Messages): TemplateResult {
  const version = qrOf(address)?.version;
  const show = ({ currentTarget }: Event): void => {
    const large = (currentTarget as Element).parentElement?.querySelector('dialog');
    large?.showModal();
  };
  return html`${renderQr(address, words)}${
    version === undefined
      ? nothing
      : html`<button @click=${show}>${words.text('give-large')}</button>
        <dialog class="large">${renderQr(address, words)}<form method="dialog"><button>${words.text('close')}</button></form></dialog>`
  }${
    version === undefined
      ? nothing
      : html`<p class=${version > FAR ? 'wrong' : 'about'}>${words.text(version > FAR ? 'give-dense' : 'give-density', { version })}</p>`
  }`;
}
