/** The list of a lesson's moments, and the chosen one as pupils see it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AppleyardElement } from '../../embed/element.ts';
import type { Messages } from '../../words/messages.ts';
import { drawAll } from '../draw.ts';
import { duplicated, figureReplaced, moved, takenOut } from '../edit.ts';
import { type FigureBlock, type Lesson, plainWords } from '../lesson.ts';
import { answerSaid } from './answer-said.ts';
import { Preview } from './preview.ts';
import { ReadingAlong } from './reading-along.ts';

/** The editor around the list. */
export interface Editing {
  readonly lesson: Lesson;
  readonly words: Messages;
  /** The place of the chosen moment, from 0. */
  readonly at: number;
  choose(at: number): void;
  /** Takes another text, shows the moment at a place, and says what has happened. */
  change(text: string, at: number, said: string): void;
  addMoment(): void;
  requestUpdate(): void;
}

export class MomentList {
  readonly #editing: Editing;
  readonly #along: ReadingAlong;
  readonly #preview: Preview;

  constructor(editing: Editing) {
    this.#editing = editing;
    const redraw = (): void => editing.requestUpdate();
    this.#along = new ReadingAlong(() => editing.words.language, redraw);
    this.#preview = new Preview(redraw);
  }

  release(): void {
    this.#along.release();
  }

  render(): TemplateResult {
    const { lesson, words, at } = this.#editing;
    const moment = lesson.moments[at];
    return html`${this.#list(words)}
      ${
        moment
          ? html`<h2 class="seen" lang=${lesson.language ?? nothing} dir="auto">${drawAll(moment.title)}</h2>
        ${this.#preview.render(lesson, at, words, (block, shown) => this.#beside(block, shown))}`
          : html`<p>${words.text('lesson-empty')}</p>`
      }`;
  }

  #list(words: Messages): TemplateResult {
    const { lesson, at } = this.#editing;
    const { moments } = lesson;
    const last = moments.length - 1;
    const tool = (id: string, possible: boolean, act: () => void): TemplateResult =>
      html`<button aria-disabled=${possible ? 'false' : 'true'} @click=${() => possible && act()}>${words.text(id)}</button>`;
    return html`<nav aria-label=${words.text('lesson-moments')}><ol class="titles" @keydown=${(event: KeyboardEvent) => this.#press(event)}>${moments.map(
      ({ title, blocks }, place) => html`<li>
        <button aria-current=${place === at ? 'step' : 'false'} @click=${() => this.#editing.choose(place)}>${plainWords(title)}</button>
        ${blocks.map((block) => this.#unfit(block.kind === 'figure' ? block : undefined))}</li>`,
    )}</ol></nav>
    <div class="tools" role="group" aria-label=${words.text('edit-moment')}>
      ${tool('edit-up', at > 0, () => this.#move(-1))}
      ${tool('edit-down', at < last, () => this.#move(1))}
      ${tool('edit-duplicate', last >= 0, () => this.#duplicate())}
      ${tool('edit-take-out', last >= 0, () => this.#takeOut())}
      <button class="primary" @click=${() => this.#editing.addMoment()}>${words.text('edit-add-moment')}</button></div>`;
  }

  /** A task without a solution. */
  #unfit(block: FigureBlock | undefined): unknown {
    const why = block && this.#along.unfit(block);
    return why === undefined ? nothing : html`<span class="wrong">${why}</span>`;
  }

  /** What a teacher may do with a figure: ask about it, and keep what was done with it. */
  #beside(block: FigureBlock, shown: AppleyardElement): TemplateResult {
    const { words } = this.#editing;
    const set = (scene: string): void => this.#replace(block, scene, 'edit-asked');
    const keep = (): void => this.#replace(block, shown.currentLink(), 'edit-figure-kept');
    return html`<form class="ask" @submit=${(event: Event) => event.preventDefault()}>
      <h3>${block.label ?? words.text(`nav-${block.slug}`)}</h3>
      <p><button type="button" @click=${keep}>${words.text('edit-keep-figure')}</button></p>
      ${this.#said(block)}
      ${this.#along.settings(block, set) ?? html`<p class="about">${words.text('edit-reading')}</p>`}</form>`;
  }

  /** The figure says the answer to a question beside it. */
  #said(block: FigureBlock): unknown {
    const { lesson, words, at } = this.#editing;
    const said = this.#along.said(block);
    const answer = said && answerSaid(lesson.moments[at]?.blocks ?? [], said);
    if (answer === undefined) return nothing;
    const scene = `${block.scene === '' ? 'v=1' : block.scene.replace(/&hints=[^&]*/g, '')}&hints=off`;
    const off = ({ currentTarget }: Event): void => {
      // This button goes, so the keyboard goes to the one above it.
      (currentTarget as Element).closest('form')?.querySelector('button')?.focus();
      this.#replace(block, scene, 'edit-hints-are-off');
    };
    return html`<p class="remark">${words.text('edit-answers', { answer })}
      <button type="button" @click=${off}>${words.text('edit-hints-off')}</button></p>`;
  }

  #replace(block: FigureBlock, scene: string, said: string): void {
    const { lesson, at, words } = this.#editing;
    const text = figureReplaced(lesson.text, block, block.slug, scene.replace(/^v=1&?/, ''));
    this.#editing.change(text, at, words.text(text === lesson.text ? 'edit-figure-same' : said));
  }

  #press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    const list = event.currentTarget as HTMLElement;
    const held = [...list.querySelectorAll('button')].indexOf(event.target as HTMLButtonElement);
    if (held >= 0) this.#editing.choose(held);
    const to = this.#move(step);
    // The moved one keeps the keyboard.
    requestAnimationFrame(() => list.querySelectorAll('button')[to]?.focus());
  }

  /** Returns the place of the moment afterwards. */
  #move(step: number): number {
    const { lesson, at } = this.#editing;
    const to = at + step;
    if (!lesson.moments[to]) return at;
    this.#say(moved(lesson, at, to), to, 'edit-moved');
    return to;
  }

  #duplicate(): void {
    const { lesson, at } = this.#editing;
    this.#say(duplicated(lesson, at), at + 1, 'edit-duplicated');
  }

  #takeOut(): void {
    const { lesson, at } = this.#editing;
    const to = Math.max(0, Math.min(at, lesson.moments.length - 2));
    this.#say(takenOut(lesson, at), to, 'edit-taken-out');
  }

  #say(text: string, to: number, id: string): void {
    const { lesson, at, words } = this.#editing;
    const title = plainWords(lesson.moments[at]?.title ?? []);
    this.#editing.change(text, to, words.text(id, { title, place: to + 1 }));
  }
}
