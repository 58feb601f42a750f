import { html, nothing, type TemplateResult } from 'lit';
import type { Slug } from '../exhibits/slugs.ts';
import { Drafts, draftChanged, draftName } from '../lesson/edit/drafts.ts';
import { added, begun, figureText } from '../lesson/edit.ts';
import { plainWords } from '../lesson/lesson.ts';
import { encodeLesson } from '../lesson/link.ts';
import { readLesson } from '../lesson/read.ts';
import { renderSelect } from '../stage/inputs.ts';
import { liveRegion } from '../stage/live-region.ts';
import type { Messages } from '../words/messages.ts';
import { siteRoot } from './base.ts';
import { encode } from './codec.ts';
import type { DialogFrame } from './dialog.ts';

/** The choice of a moment of its own, at the end of the lesson. */
const NEW = -1;

/** In Share: the figure as it is now goes into the lesson that somebody is writing on this device. */
export class AddToLesson {
  readonly #frame: DialogFrame;
  readonly #drafts = new Drafts();
  /** The place of the moment that gets the figure, from 0, or a new one. */
  #place = NEW;
  #said = '';
  #times = 0;
  /** The moment to which a figure was added last, from 1. */
  #at = 1;

  constructor(frame: DialogFrame) {
    this.#frame = frame;
  }

  render(): TemplateResult {
    const { words, figure } = this.#frame;
    const { current } = this.#drafts;
    const moments = current ? readLesson(current.text).moments : [];
    const name = (current && draftName(current.text)) ?? words.text('draft-new');
    const places = [
      [NEW, words.text('draft-end')] as const,
      ...moments.map(({ title }, place) => [place, `${place + 1}. ${plainWords(title)}`] as const),
    ];
    const choose = (place: number): void => {
      this.#place = place;
      this.#frame.redraw();
    };
    return html`<h3>${words.text('draft-title')}</h3><p>${words.text('draft-about', { name })}</p>
      <p><label>${words.text('draft-place')} ${renderSelect('draft-place', places, this.#place, choose)}</label>
      <button class="primary" @click=${() => this.#add()}>${words.text('draft-add')}</button>
      <a href=${`${siteRoot()}lesson/#v=1&at=${this.#at}&mode=edit`} target="_blank">${words.text('draft-open')}</a></p>
      <p>${liveRegion(this.#said === '' ? nothing : this.#said, { attempt: this.#times })}</p>
      ${figure.moments.length > 0 ? html`<p><a href=${lessonOf(this.#frame, words)} target="_blank">${words.text('draft-open-as')}</a></p>` : nothing}`;
  }

  #add(): void {
    const { words, figure } = this.#frame;
    const { exhibit, spec } = figure;
    const scene = encode(spec, { scenes: [figure.currentScene()], place: 1 });
    const label = words.text('title');
    const block = figureText(exhibit, scene, label);
    const draft =
      this.#drafts.current ??
      this.#drafts.begin(`---\nlang: ${words.language}\n---\n# ${words.text('draft-new')}\n`);
    const lesson = readLesson(draft.text);
    const here = lesson.moments[this.#place];
    const text = here
      ? added(lesson, this.#place, block)
      : begun(lesson, words.text(`nav-${exhibit as Slug}`), block);
    this.#drafts.keep(draft.id, text);
    dispatchEvent(new Event(draftChanged));
    const kept = this.#drafts.keeps(draft.id);
    const place = here ? this.#place + 1 : readLesson(text).moments.length;
    // A figure that moves goes on, so it is said which step was taken.
    const { cursor: step } = figure.currentScene() as { readonly cursor?: number };
    if (!kept) this.#said = words.text('draft-not-kept');
    else if (step === undefined) this.#said = words.text('draft-added', { place });
    else this.#said = words.text('draft-added-step', { place, step });
    this.#at = place;
    this.#times += 1;
    this.#frame.redraw();
  }
}

/** The address that opens the moments of a link as a lesson to be changed. */
function lessonOf({ figure }: DialogFrame, words: Messages): string {
  const { exhibit, spec, moments } = figure;
  const title = words.text('title');
  const parts = moments.map((scene, at) => {
    const one = encode(spec, { scenes: [scene], place: 1 });
    return `## ${words.text('draft-moment', { place: at + 1 })}\n${figureText(exhibit, one, title)}`;
  });
  const text = `---\nlang: ${words.language}\n---\n# ${title}\n\n${parts.join('\n\n')}\n`;
  return `${siteRoot()}lesson/#${encodeLesson({ text, at: 1, mode: 'edit' })}`;
}

/**
 * Whether the drafts of this page are those of the lesson page: they stand in a figure's own page, not in a page of
 * somebody else, whose storage is another one.
 */
export const hasDrafts = (): boolean =>
  __APPLEYARD_SITE__ && self === top && new URL(siteRoot()).origin === location.origin;
