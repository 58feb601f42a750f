import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Slug, slugs } from '../../exhibits/slugs.ts';
import { askLasting } from '../../offline/lasting.ts';
import { History } from '../../stage/history.ts';
import { renderSelect } from '../../stage/inputs.ts';
import { liveRegion } from '../../stage/live-region.ts';
import { FileOpener } from '../../stage/open-file.ts';
import { sure } from '../../sure.ts';
import { controls, tokens } from '../../theme/tokens.ts';
import type { Messages } from '../../words/messages.ts';
import type { Lesson, PaperKind } from '../lesson.ts';
import { readLesson } from '../read.ts';
import { lessonStyles } from '../styles.ts';
import { insertable, type NewBlock, newBlock, newFigureBlock, newLesson } from './blocks.ts';
import { type Draft, Drafts, draftChanged, draftName, draftPrefix } from './drafts.ts';
import { lessonMinutes } from './estimate.ts';
import { Give } from './give.ts';
import { type Changed, endOf, inserted, momentAt, withMoment } from './insert.ts';
import { type Editing, MomentList } from './moments.ts';
import { editStyles } from './styles.ts';
import { lineOf, scrollInto, writeInto } from './text-field.ts';

/** A text is read again when nothing has been typed for this long, in ms. */
const PAUSE_MS = 250;

/** Where a lesson is written: its text, and beside it the moments as pupils see them. */
class LessonEditor extends LitElement implements Editing {
  static override styles = [tokens, controls, lessonStyles, editStyles];
  static override properties = { words: { attribute: false } };
  declare words: Messages;
  /** The page prints, because its sheet is a part of the page; `failed` says what it could not fetch for that. */
  print: (kind: PaperKind, lesson: Lesson) => Promise<void> = async () => {};
  failed: (kind: PaperKind) => unknown = () => nothing;
  lesson: Lesson = readLesson('');
  at = 0;

  readonly #drafts = new Drafts();
  #id = 0;
  /** The text as it stands in the field. The lesson follows it. */
  #text = '';
  /** The place of the cursor in the text, or the end of the chosen moment. */
  #caret = 0;
  readonly #history = new History<{ readonly text: string }>();
  /** The last change was typed, so what is typed next belongs to it. */
  #typing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What a narrow page shows. */
  #side: 'text' | 'moments' = 'text';
  #slug: Slug = sure(slugs[0]);
  #said = '';
  #times = 0;
  /** Whether the browser was asked to keep drafts for long, and what it has said. */
  #asked = false;
  #lasting: boolean | undefined;
  /** The draft that was deleted last. */
  #deleted: Draft | undefined;
  readonly #files = new FileOpener(() => this.requestUpdate());
  readonly #moments = new MomentList(this);
  readonly #give = new Give(this);

  /** Opens a text as a draft, or else the draft that was written last. */
  begin(text: string | undefined): void {
    const draft =
      text === undefined ? this.#drafts.current : this.#drafts.begin(readLesson(text).text);
    this.#open(draft ?? this.#drafts.begin(newLesson(this.words)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.#elsewhere);
    addEventListener('pageshow', this.#elsewhere);
    addEventListener(draftChanged, this.#elsewhere);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#elsewhere);
    removeEventListener('pageshow', this.#elsewhere);
    removeEventListener(draftChanged, this.#elsewhere);
    clearTimeout(this.#timer);
    this.#moments.release();
  }

  /** Another tab, or the Share dialog of a figure, has added to the draft. */
  readonly #elsewhere = (event: Event): void => {
    if (event instanceof StorageEvent && event.key?.startsWith(draftPrefix) !== true) return;
    const kept = this.#drafts.all.find(({ id }) => id === this.#id);
    if (kept && kept.text !== this.#text) {
      // It is kept already. Written again, it would overtake what the other tab writes meanwhile.
      this.#history.keep({ text: this.#text });
      this.#show({ text: kept.text, from: this.#caret, to: this.#caret });
    }
    this.requestUpdate();
  };

  #open({ id, text }: Draft): void {
    this.#id = id;
    this.#drafts.keep(id, text);
    this.#text = text;
    this.#history.clear();
    this.#typing = false;
    this.#read();
    this.at = 0;
    this.#caret = endOf(this.lesson, 0);
    const area = this.#area;
    if (area) area.value = text;
    this.requestUpdate();
  }

  get #area(): HTMLTextAreaElement | null {
    return this.renderRoot?.querySelector<HTMLTextAreaElement>('#text') ?? null;
  }

  #read(): void {
    clearTimeout(this.#timer);
    if (this.lesson.text !== this.#text) this.lesson = readLesson(this.#text);
    this.at = Math.min(this.at, Math.max(0, this.lesson.moments.length - 1));
  }

  /** The field has other text: typed, pasted, or by the browser's own undo. */
  readonly #typed = (): void => {
    const area = this.#area;
    if (!area || area.value === this.#text) return;
    if (!this.#typing) this.#history.keep({ text: this.#text });
    this.#typing = true;
    this.#text = area.value;
    this.#keep(this.#text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#read();
      this.#moveCaret();
      this.requestUpdate();
    }, PAUSE_MS);
    this.requestUpdate();
  };

  /** The chosen moment is the one in which the cursor stands. */
  readonly #moveCaret = (): void => {
    const area = this.#area;
    if (!area) return;
    this.#caret = area.selectionStart;
    const at = momentAt(this.lesson, this.#caret);
    if (at === this.at) return;
    this.at = at;
    this.requestUpdate();
  };

  /** A button has changed the text. */
  #take(text: string, caret: number, to = caret): void {
    this.#history.keep({ text: this.#text });
    this.#put({ text, from: caret, to });
  }

  /** The device keeps the draft. With the first change the browser is asked to keep it for long. */
  #keep(text: string): void {
    this.#drafts.keep(this.#id, text);
    if (this.#asked) return;
    this.#asked = true;
    void askLasting().then((lasting) => {
      this.#lasting = lasting;
      this.requestUpdate();
    });
  }

  #put(changed: Changed): void {
    this.#keep(changed.text);
    this.#show(changed);
  }

  #show(changed: Changed): void {
    this.#typing = false;
    this.#text = changed.text;
    this.#read();
    this.#caret = changed.from;
    const area = this.#area;
    if (area) writeInto(area, changed);
    this.requestUpdate();
  }

  change(text: string, at: number, said: string): void {
    if (text !== this.#text) this.#take(text, 0);
    this.choose(at);
    this.#say(said);
  }

  choose(at: number): void {
    this.#read();
    this.at = Math.max(0, Math.min(at, this.lesson.moments.length - 1));
    this.#caret = endOf(this.lesson, this.at);
    const area = this.#area;
    area?.setSelectionRange(this.#caret, this.#caret);
    const moment = this.lesson.moments[this.at];
    if (area && moment) scrollInto(area, lineOf(this.#text, moment.from + 1).from);
    this.requestUpdate();
  }

  addMoment(): void {
    this.#read();
    const { words } = this;
    this.#insert(withMoment(this.lesson, words.text('insert-moment'), words.text('insert-words')));
    this.#say(words.text('edit-added', { place: this.lesson.moments.length }));
  }

  #insertBlock({ block, chosen }: NewBlock): void {
    this.#read();
    this.#insert(inserted(this.lesson, this.#caret, block, chosen));
  }

  /** Shows what was inserted. Its words are selected, so that typing replaces them. */
  #insert({ text, from, to }: Changed): void {
    this.#take(text, from, to);
    this.at = momentAt(this.lesson, from);
    const area = this.#area;
    if (!area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(from, to);
    scrollInto(area, from);
  }

  async #goTo(line: number): Promise<void> {
    this.#side = 'text';
    this.requestUpdate();
    await this.updateComplete;
    const area = this.#area;
    const { from, to } = lineOf(this.#text, line);
    area?.focus();
    area?.setSelectionRange(from, to);
    if (area) scrollInto(area, from);
    this.#moveCaret();
  }

  #step(back: boolean): void {
    const now = { text: this.#text };
    const other = back ? this.#history.undo(now) : this.#history.redo(now);
    if (!other) return;
    this.#put({ text: other.text, from: this.#caret, to: this.#caret });
    this.at = momentAt(this.lesson, this.#caret);
    this.#say(this.words.text(back ? 'edit-undone' : 'edit-redone'));
  }

  #say(text: string): void {
    this.#said = text;
    this.#times += 1;
    this.requestUpdate();
  }

  #delete(): void {
    this.#deleted = { id: this.#id, text: this.#text };
    this.#drafts.remove(this.#id);
    this.begin(undefined);
    this.#say(this.words.text('edit-deleted'));
  }

  #bringBack(text: string): void {
    this.#deleted = undefined;
    this.begin(text);
    // The button goes, so the keyboard goes to the draft that came back.
    this.renderRoot.querySelector<HTMLSelectElement>('[name=draft]')?.focus();
  }

  /** A file is dropped anywhere in the editor. */
  readonly #drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') this.#files.drop(files);
  };

  protected override render(): TemplateResult {
    const { words } = this;
    const history = this.#history;
    const side = (name: 'text' | 'moments') =>
      html`<button aria-pressed=${this.#side === name} @click=${() => {
        this.#side = name;
        this.requestUpdate();
      }}>${words.text(`edit-${name}`)}</button>`;
    return html`<div class="editor" @dragover=${this.#drop} @drop=${this.#drop}>
      <h1>${words.text('edit-title')}</h1><p class="about">${words.text('edit-about')}</p>
      <div class="bar">${this.#renderDrafts(words)}
      <div class="tools"><span class="switch" role="group" aria-label=${words.text('edit-sides')}>${side('text')}${side('moments')}</span>
        <button aria-disabled=${!history.canUndo} @click=${() => this.#step(true)}>${words.text('edit-undo')}</button>
        <button aria-disabled=${!history.canRedo} @click=${() => this.#step(false)}>${words.text('edit-redo-button')}</button></div></div>
      <div class="both ${this.#side}">
        <section class="write" aria-label=${words.text('edit-text')}>${this.#renderWriting(words)}</section>
        <section class="show" aria-label=${words.text('edit-moments')}>${this.#moments.render()}</section>
      </div>
      ${this.#give.render()}
      <span class="hidden">${liveRegion(this.#said === '' ? nothing : this.#said, { attempt: this.#times })}</span></div>`;
  }

  #renderDrafts(words: Messages): TemplateResult {
    const drafts = this.#drafts.all;
    const named = drafts.map(
      ({ id, text }) => [id, draftName(text) ?? words.text('edit-unnamed')] as const,
    );
    const open = (id: number): void => {
      const draft = drafts.find((one) => one.id === id);
      if (draft) this.#open(draft);
    };
    const kept = this.#drafts.keeps(this.#id);
    const take = (text: string): void => this.begin(text);
    const deleted = this.#deleted;
    return html`<div class="drafts tools"><label>${words.text('edit-draft')} ${renderSelect('draft', named, this.#id, open)}</label>
      <button @click=${() => this.begin(newLesson(words))}>${words.text('edit-new')}</button>
      ${this.#files.render(words, { text: this.#text, take, accept: '.md,.txt,text/markdown,text/plain' })}
      <button @click=${() => this.#delete()}>${words.text('edit-delete')}</button>
      ${deleted ? html`<button @click=${() => this.#bringBack(deleted.text)}>${words.text('edit-bring-back')}</button>` : nothing}
      <span class=${kept ? 'about' : 'wrong'}>${liveRegion(words.text(kept ? 'edit-kept' : 'edit-not-kept'))}${kept && this.#lasting === false ? html` ${words.text('edit-not-lasting')}` : nothing}</span></div>`;
  }

  #renderWriting(words: Messages): TemplateResult {
    const names = slugs.map((slug) => [slug, words.text(`nav-${slug}`)] as const);
    const choose = (slug: Slug): void => {
      this.#slug = slug;
      this.requestUpdate();
    };
    return html`<div class="tools" role="group" aria-label=${words.text('insert')}>
        <button @click=${() => this.addMoment()}>${words.text('insert-moment-button')}</button>
        ${renderSelect('exhibit', names, this.#slug, choose, words.text('insert-exhibit'))}
        <button @click=${() => this.#insertBlock(newFigureBlock(this.#slug, words))}>${words.text('insert-figure')}</button>
        ${insertable.map((kind) => html`<button @click=${() => this.#insertBlock(newBlock(kind, words))}>${words.text(`insert-${kind}-button`)}</button>`)}</div>
      <label class="hidden" for="text">${words.text('edit-text')}</label>
      <textarea id="text" rows="24" autocomplete="off" lang=${this.lesson.language ?? nothing} dir="auto" .value=${this.#text}
        @input=${this.#typed} @keyup=${this.#moveCaret} @click=${this.#moveCaret} @focus=${this.#moveCaret}></textarea>
      ${this.#renderNotices(words)}
      <p class="about">${words.text('edit-minutes', { minutes: lessonMinutes(this.lesson) })} ${words.text('edit-score')} ${words.text('edit-readable')}</p>
      <details><summary>${words.text('edit-how')}</summary><ul>${['moment', 'figure', 'choice', 'number', 'lines', 'note'].map((one) => html`<li>${words.text(`edit-how-${one}`)}</li>`)}</ul></details>`;
  }

  /** What could not be read. A touch goes to its line. */
  #renderNotices(words: Messages): TemplateResult {
    const { notices } = this.lesson;
    return html`<ul class="notices">${notices.map(({ code, params }) => {
      const { line } = params;
      const said = words.text(code, params as never);
      return html`<li>${typeof line === 'number' ? html`<button @click=${() => void this.#goTo(line)}>${said}</button>` : said}</li>`;
    })}</ul>`;
  }
}

customElements.define('appleyard-lesson-editor', LessonEditor);

declare global {
  interface HTMLElementTagNameMap {
    'appleyard-lesson-editor': LessonEditor;
  }
}
