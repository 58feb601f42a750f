import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { AppleyardElement } from '../embed/element.ts';
import { followPreferences, type PageWords } from '../page/document.ts';
import { pageStyles, renderHeader, renderRemarks } from '../page/header.ts';
import { runEmbed } from '../page/run-embed.ts';
import { renderSkip } from '../page/skip.ts';
import type { Notice } from '../share/codec-notices.ts';
import { Fetching, Lazy } from '../stage/lazy.ts';
import { preferences } from '../stage/preferences.ts';
import { controls, tokens } from '../theme/tokens.ts';
import type { Messages } from '../words/messages.ts';
import { fetchAhead } from './ahead.ts';
import { drawAll } from './draw.ts';
import { LessonFigures } from './figures.ts';
import type { Handed, HandIn } from './hand-in/hand-in.ts';
import {
  type Lesson,
  lessonName,
  type Moment,
  type PaperKind,
  paperKinds,
  plainWords,
} from './lesson.ts';
import { type DecodedLesson, decodeLesson } from './link.ts';
import { renderMoment } from './moment-view.ts';
import { sheetStyles } from './paper/styles.ts';
import { Progress } from './progress.ts';
import { readLesson } from './read.ts';
import { type ReadyLesson, readyLessons, readyText } from './ready.ts';
import type { Sending } from './report/begin.ts';
import { lessonStyles } from './styles.ts';

/** A lesson that is open. */
interface Opened {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly figures: LessonFigures;
  /** The name of a lesson of the site; undefined for one that a link or a file brought. */
  readonly ready: ReadyLesson | undefined;
}

/**
 * The page of lessons: one moment at a time, with its words beside its figures. Without a lesson in its link it is the
 * list of the ready ones. `#ready=nim` opens one of them; `#v=1&text=…` a lesson that somebody wrote. In a saved file the
 * attribute `text` is the lesson.
 */
class LessonPage extends LitElement {
  static override styles = [tokens, controls, pageStyles, lessonStyles, sheetStyles];
  #words: Messages | undefined;
  #opened: Opened | undefined;
  #notices: readonly Notice[] = [];
  /** What is chosen or typed and not yet checked, by the name of its question. */
  readonly #drafts = new Map<string, string>();
  /** The moments that have been drawn. They stay, so that what a pupil did stays. */
  #drawn: ReadonlySet<number> = new Set();
  #unfetched = false;
  readonly #fetching = new Fetching(() => this.requestUpdate());
  /** The lesson whose later moments are fetched. */
  #prepared: Lesson | undefined;
  /** What pupils hand in is collected here; with the code that the link has brought, or none. */
  #collecting: { readonly code: string } | undefined;
  #handingIn = false;
  /** The page is in a frame of another one, which has its own name and ways. */
  readonly #framed = parent !== window;
  #spoken: PageWords | undefined;
  /** Whether the words of the end of a lesson are wanted already. */
  #ending = false;
  /** A lesson is written in place of being read. */
  #editor: HTMLElementTagNameMap['appleyard-lesson-editor'] | undefined;
  /** Who gets what is done; undefined if nobody. Only the first lesson of a page is sent. */
  #sending: { readonly of: Lesson; readonly sending: Sending | undefined } | undefined;
  readonly #handIn = this.#late(() => import('./hand-in/hand-in.ts'));
  readonly #collect = this.#late(() => import('./hand-in/collect.ts'));

  /** What the end of a lesson needs, with its words. */
  #late<Module>(load: () => Promise<Module>): Lazy<Module> {
    const both = async () => {
      const files = this.#ending ? [] : ['lesson-hand-in'];
      this.#ending = true;
      const [module] = await Promise.all([load(), this.#spoken?.more(...files)]);
      return module;
    };
    return new Lazy(both, () => this.requestUpdate());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#spoken = followPreferences(['common', 'lesson', 'notices'], (words) => {
      this.#words = words;
      if (this.#editor && words.has('edit-title')) this.#editor.words = words;
      this.requestUpdate();
      document.documentElement.dataset.ready = 'true';
    });
    addEventListener('hashchange', () => void this.#read());
    this.addEventListener('keydown', (event) => this.#press(event));
    void this.#read();
    runEmbed();
  }

  /** Opens what the address holds. */
  async #read(): Promise<void> {
    this.#unfetched = false;
    this.#editor = undefined;
    const [, named, collects] = /^#ready=([\w-]+)(&mode=collect)?$/.exec(location.hash) ?? [];
    const ready = readyLessons.find((name) => name === named);
    if (ready) {
      const text = await readyText(ready, preferences.language).catch(() => undefined);
      if (text === undefined) this.#unfetched = true;
      else {
        const mode = collects ? 'collect' : 'read';
        this.#open({ text, at: 0, mode, code: '', given: true, notices: [] }, ready);
      }
    } else {
      const held = this.getAttribute('text');
      const link: DecodedLesson =
        held !== null && location.hash === ''
          ? { text: held, at: 1, mode: 'read', code: '', given: true, notices: [] }
          : await decodeLesson(location.hash);
      if (link.mode === 'edit') await this.#edit(link.given ? link.text : undefined, link.at);
      else this.#open(link, undefined);
    }
    this.requestUpdate();
  }

  /** Opens the editor with a text, or with the draft that was written last. */
  async #edit(text: string | undefined, at = 1): Promise<void> {
    try {
      await Promise.all([
        import('./edit/editor.ts'),
        this.#words?.has('edit-title')
          ? undefined
          : this.#spoken?.more('lesson-edit', 'one-file', 'share', 'stage'),
      ]);
    } catch {
      this.#unfetched = true;
      this.requestUpdate();
      return;
    }
    const words = this.#words;
    if (!words?.has('edit-title')) return;
    // A reload comes back to the draft, which has changed since.
    history.replaceState(null, '', '#v=1&mode=edit');
    this.#opened = undefined;
    this.#notices = [];
    const editor = document.createElement('appleyard-lesson-editor');
    editor.words = words;
    editor.print = (kind, lesson) => this.#print(kind, lesson);
    editor.failed = (kind) => this.#words && this.#fetching.render(this.#words, kind);
    editor.begin(text);
    if (at > 1) editor.choose(at - 1);
    this.#editor = editor;
    this.requestUpdate();
  }

  /** Changes the lesson that is read: a draft of its own, so the way back leads to what was read. */
  #change(text: string): void {
    history.pushState(null, '', '#v=1&mode=edit');
    void this.#edit(text);
  }

  #open(
    { text, at, mode, code, given, notices }: DecodedLesson,
    ready: ReadyLesson | undefined,
  ): void {
    this.#notices = notices;
    this.#collecting = mode === 'collect' && given ? { code } : undefined;
    this.#handingIn = false;
    if (!given) {
      this.#opened = undefined;
      return;
    }
    if (this.#opened?.lesson.text !== text) {
      const lesson = readLesson(text);
      const progress = new Progress(lessonName(lesson.text));
      const figures = new LessonFigures(progress, () => this.requestUpdate());
      this.#opened = { lesson, progress, figures, ready };
      this.#drafts.clear();
      if (at > 1) progress.at = at;
      void this.#report(lesson, progress).catch(() => undefined);
    }
    const { lesson, progress } = this.#opened;
    progress.at = Math.min(progress.at, Math.max(1, lesson.moments.length));
    this.#drawn = new Set([progress.at - 1]);
    if (!this.#collecting) this.#show(progress.at - 1);
  }

  /** A package reports to its platform, a frame to the page around it if that asks. */
  async #report(lesson: Lesson, progress: Progress): Promise<void> {
    const packed = this.getAttribute('package') === 'scorm';
    if (this.#sending || (!packed && parent === window)) return;
    this.#sending = { of: lesson, sending: undefined };
    const { begin } = await import('./report/begin.ts');
    const { language } = preferences;
    const requestUpdate = (): void => this.requestUpdate();
    const redraw = (): void => {
      if (this.#opened?.lesson !== lesson) return;
      this.#opened.figures.forget();
      this.#drawn = new Set();
      this.#show(progress.at - 1);
    };
    begin({ lesson, progress, language, packed, redraw, requestUpdate }, (sending) => {
      this.#sending = { of: lesson, sending };
      void this.#spoken?.more('lesson-report', ...(this.#ending ? [] : ['lesson-hand-in']));
      this.#ending = true;
    });
  }

  /** Who gets what is done in the lesson that is open. */
  get #sendingNow(): Sending | undefined {
    const { of, sending } = this.#sending ?? {};
    return of === this.#opened?.lesson && this.#words?.has('report-failed') ? sending : undefined;
  }

  /** Once a lesson is drawn, what its later moments need is fetched. */
  protected override updated(): void {
    const { lesson } = this.#opened ?? {};
    const unseen = this.renderRoot.querySelector('.ahead');
    if (!lesson || !unseen || lesson === this.#prepared) return;
    this.#prepared = lesson;
    void this.#fetchAhead(lesson, unseen);
    const slugs = lesson.moments.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? [block.slug] : [])),
    );
    document.documentElement.dataset.exhibits = [...new Set(slugs)].join(' ');
  }

  /** The shown moment comes first. */
  async #fetchAhead(lesson: Lesson, unseen: Element): Promise<void> {
    const shown = this.renderRoot.querySelectorAll<AppleyardElement>(
      '.moment:not([hidden]) .figures > figure > :first-child',
    );
    await Promise.allSettled(
      Array.from(shown, (figure) =>
        customElements.whenDefined(figure.localName).then(() => figure.ready),
      ),
    );
    if (lesson === this.#prepared)
      await fetchAhead(lesson, unseen, this.#words?.language ?? preferences.language);
    void this.#handIn.fetched();
  }

  /** Shows a moment, by its place from 0, and prepares the next one. */
  #show(at: number): void {
    const { lesson, progress, figures } = this.#opened ?? {};
    if (!lesson || !progress || !figures || !lesson.moments[at]) return;
    progress.goTo(at + 1);
    const near = figures.near(at);
    this.#drawn = new Set([...this.#drawn, ...near].filter((one) => near.has(one)));
    this.requestUpdate();
  }

  async #go(at: number): Promise<void> {
    this.#show(at);
    await this.updateComplete;
    const heading = this.renderRoot.querySelector<HTMLElement>('.moment:not([hidden], .next) h2');
    heading?.focus({ preventScroll: true });
    // The bar above stays; the moment begins below it.
    scrollTo({ top: 0 });
  }

  /** A clicker goes through the lesson where no figure takes its keys. */
  #press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) this.removeAttribute('presenting');
    if (event.defaultPrevented || !this.#opened) return;
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    const { progress, lesson } = this.#opened;
    const at = progress.at - 1 + step;
    if (step === 0 || !lesson.moments[at]) return;
    event.preventDefault();
    void this.#go(at);
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    if (!words) return html``;
    return html`<div class="page">
      ${this.#framed ? nothing : html`${renderSkip(words, 'lesson-skip')}${renderHeader(words, '../')}`}
      <main tabindex="-1">${renderRemarks(words)}${this.#remarks(words)}
        ${this.#editor ?? (this.#opened ? (this.#collecting ? this.#collected(this.#opened, this.#collecting.code, words) : this.#lesson(this.#opened, words)) : this.#list(words))}</main>
      <div class="ahead" inert aria-hidden="true"></div>
      <div class="sheet" inert aria-hidden="true"></div>
    </div>`;
  }

  /** What could not be read in the link or the text. */
  #remarks(words: Messages): unknown {
    const notices = [...this.#notices, ...(this.#opened?.lesson.notices ?? [])];
    return html`${this.#unfetched ? html`<p class="remark">${words.text('lesson-not-fetched')}</p>` : nothing}
      ${
        notices.length === 0
          ? nothing
          : html`<details class="notices remark" ?open=${this.#notices.length > 0}><summary>${words.text('lesson-notices', { count: notices.length })}</summary>
        <ul>${notices.map(({ code, params }) => html`<li>${words.text(code, params as never)}</li>`)}</ul></details>`
      }`;
  }

  #list(words: Messages): TemplateResult {
    return html`<h1>${words.text('lesson-list')}</h1><p class="lede">${words.text('lesson-list-about')}</p>
      <p><a href="#v=1&mode=edit">${words.text('lesson-write')}</a></p>
      <ul class="ready">${readyLessons.map(
        (
          name,
        ) => html`<li><h2><a href=${`#ready=${name}`}>${words.text(`lesson-ready-${name}`)}</a></h2>
          <p>${words.text(`lesson-ready-${name}-about`)}</p>
          <p class="about"><a href=${`#ready=${name}&mode=collect`}>${words.text('lesson-collect')}</a></p></li>`,
      )}</ul>`;
  }

  #lesson({ lesson, progress, ready }: Opened, words: Messages): TemplateResult {
    const { moments, title, language, minutes } = lesson;
    const at = progress.at - 1;
    const by = ready ? nothing : html`<p class="by">${words.text('lesson-by')}</p>`;
    return html`<h1 lang=${language ?? nothing} dir="auto">${title.length > 0 ? drawAll(title) : words.text('lesson')}</h1>${by}${this.#sendingNow?.render(words)}
      ${moments.length === 0 ? html`<p>${words.text('lesson-empty')}</p>` : this.#places(moments, at, minutes, words)}
      ${moments.map((moment, place) => this.#moment(moment, place, at, words))}
      ${this.#end({ lesson, progress }, words)}`;
  }

  /** What pupils of this lesson have handed in. */
  #collected({ lesson }: Opened, code: string, words: Messages): TemplateResult {
    const { title, language } = lesson;
    return html`<h1 lang=${language ?? nothing} dir="auto">${title.length > 0 ? drawAll(title) : words.text('lesson')}</h1>
      ${this.#collect.render(words, () => (words.has('collect') ? html`<appleyard-collect .given=${{ words, lesson, code }}></appleyard-collect>` : nothing))}`;
  }

  #places(
    moments: readonly Moment[],
    at: number,
    minutes: number | undefined,
    words: Messages,
  ): TemplateResult {
    const last = moments.length - 1;
    const step = (id: string, to: number, kind: string) =>
      html`<button class=${kind} aria-disabled=${moments[to] ? 'false' : 'true'} @click=${() => moments[to] && void this.#go(to)}>${words.text(id)}</button>`;
    return html`<nav class="place" aria-label=${words.text('lesson-moments')}>
      ${step('lesson-back', at - 1, '')}
      <span>${words.text('lesson-place', { place: at + 1, scenes: moments.length })}</span>
      <ol>${moments.map(({ title }, place) => {
        const done = this.#isDone(place);
        return html`<li><button class=${done ? 'done' : ''} aria-current=${place === at ? 'step' : 'false'}
          aria-label=${words.text('lesson-moment-named', { place: place + 1, title: plainWords(title), done: done ? 'yes' : 'no' })}
          title=${plainWords(title)} @click=${() => void this.#go(place)}>${place + 1}</button></li>`;
      })}</ol>
      ${step('lesson-next', at + 1, at === last ? '' : 'primary')}
      ${minutes === undefined ? nothing : html`<span class="about">${words.text('lesson-minutes', { minutes })}</span>`}
      <button class="later" @click=${() => this.toggleAttribute('presenting')}>${words.text('present')}</button></nav>`;
  }

  /** Whether every question of a moment has its answer. A moment without questions is never done. */
  #isDone(place: number): boolean {
    const answers = Object.values(this.#opened?.progress.of(place).answers ?? {});
    return (
      answers.length > 0 && answers.every(({ ending, tries }) => ending !== 'open' || tries === 0)
    );
  }

  #moment(moment: Moment, place: number, at: number, words: Messages): unknown {
    const { lesson, progress, figures } = this.#opened ?? {};
    if (!lesson || !progress || !figures || !this.#drawn.has(place)) return nothing;
    const isNext = place === at + 1;
    const named = words.text('lesson-place', { place: place + 1, scenes: lesson.moments.length });
    return html`<section class="moment ${isNext ? 'next' : ''}" ?hidden=${place !== at && !isNext} ?inert=${place !== at}>
      <h2 tabindex="-1" lang=${lesson.language ?? nothing} dir="auto"><span class="hidden" lang=${words.language}>${named}: </span>${drawAll(moment.title)}</h2>
      <div class="held">${renderMoment({
        words,
        language: lesson.language,
        moment,
        at: place,
        progress: progress.of(place),
        drafts: this.#drafts,
        type: (name, draft) => {
          this.#drafts.set(name, draft);
          this.requestUpdate();
        },
        give: (block, answer) => {
          this.#drafts.delete(`${place}-${block}`);
          progress.answer(place, block, answer);
          this.requestUpdate();
        },
        figure: (block, block_) => figures.of(place, block_, block, words.language),
      })}</div></section>`;
  }

  /** What stands at the end of a moment. */
  #end({ progress, lesson }: Pick<Opened, 'progress' | 'lesson'>, words: Messages): TemplateResult {
    const ends = progress.at === lesson.moments.length;
    // Whoever gets them has the first answers, so only a new visit there begins again.
    const sent = this.#sendingNow?.takes === true;
    const handIn = html`<button class="primary" aria-expanded=${this.#handingIn} @click=${() => void this.#openHandIn()}>${words.text('lesson-hand-in')}</button> ${sent ? nothing : words.text('lesson-nothing-sent')} `;
    return html`<p class="end">${ends ? handIn : nothing}${sent ? nothing : html`<button @click=${() => this.#beginAgain()}>${words.text('lesson-again')}</button>`}</p>
    ${ends && this.#handingIn ? this.#handedIn({ words, lesson, progress, sent }) : nothing}
    ${this.#framed ? html`<p class="end"><a href=${location.href} target="_blank" rel="noopener">${words.text('lesson-alone')}</a></p>` : lesson.moments.length > 0 ? this.#forTeachers(lesson, words) : nothing}
    ${progress.kept ? nothing : html`<p class="remark">${words.text('lesson-not-kept')}</p>`}`;
  }

  /** What a pupil does not need: folded. */
  #forTeachers({ text }: Lesson, words: Messages): TemplateResult {
    const button = (id: string, act: () => unknown, kind: string) =>
      html`<button @click=${() => void act()}>${words.text(id)}</button> ${this.#fetching.render(words, kind)}`;
    return html`<details class="teachers"><summary>${words.text('lesson-teachers')}</summary>
      <p>${paperKinds.map((kind) => button(`lesson-print-${kind}`, () => this.#print(kind), kind))}
      ${button('lesson-change', () => this.#change(text), 'change')}
      ${button('lesson-collect', () => this.#goCollect(text), 'collect')}</p></details>`;
  }

  /** What a pupil hands in. */
  #handedIn(handed: Handed): unknown {
    const { words } = handed;
    return this.#handIn.render(words, () =>
      words.has('hand-in-summary')
        ? html`<appleyard-hand-in .handed=${handed}></appleyard-hand-in>`
        : nothing,
    );
  }

  async #openHandIn(): Promise<void> {
    this.#handingIn = !this.#handingIn;
    this.requestUpdate();
    if (!this.#handingIn || !(await this.#handIn.fetched())) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HandIn>('appleyard-hand-in')?.focus();
  }

  /** Goes to where the answers of a class are collected. */
  async #goCollect(text: string): Promise<void> {
    const links = await this.#fetching.of('collect', () => import('./hand-in/link.ts'));
    if (links) location.hash = await links.collectLink(text);
  }

  async #print(kind: PaperKind, lesson = this.#opened?.lesson): Promise<void> {
    const into = this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (!lesson || !into || !this.#words) return;
    const paper = await this.#fetching.of(kind, () => import('./paper/print.ts'));
    await paper?.printLesson(lesson, this.#words, into, kind === 'sheet');
  }

  #beginAgain(): void {
    this.#handingIn = false;
    const { progress, figures } = this.#opened ?? {};
    progress?.beginAgain();
    figures?.forget();
    this.#drafts.clear();
    this.#drawn = new Set();
    void this.#go(0);
  }
}

customElements.define('appleyard-lesson', LessonPage);
