/** A moment as pupils see it, beside the text that somebody is writing. Nothing that is tried in it is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AppleyardElement } from '../../embed/element.ts';
import type { Messages } from '../../words/messages.ts';
import { drawAll } from '../draw.ts';
import type { Block, FigureBlock, Lesson, Moment } from '../lesson.ts';
import { renderMoment } from '../moment-view.ts';
import type { Answer } from '../progress.ts';

/** Figures that stay although another moment is shown. */
const KEPT = 6;

export class Preview {
  readonly #redraw: () => void;
  readonly #figures = new Map<string, AppleyardElement>();
  #answers: Record<number, Answer> = {};
  readonly #drafts = new Map<string, string>();
  /** What is tried belongs to these words. */
  #about = '';

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** `after` draws what stands below each figure. */
  render(
    lesson: Lesson,
    at: number,
    words: Messages,
    after: (block: FigureBlock, shown: AppleyardElement) => unknown,
  ): TemplateResult | typeof nothing {
    const moment = lesson.moments[at];
    if (!moment) return nothing;
    const about = lesson.text.split('\n').slice(moment.from, moment.to).join('\n').trim();
    if (about !== this.#about) {
      this.#about = about;
      this.#answers = {};
      this.#drafts.clear();
    }
    const elements = this.#elementsOf(moment, words.language);
    const figures = [...elements].map(([block, element]) => after(block, element));
    return html`<div class="held">${renderMoment({
      words,
      language: lesson.language,
      moment,
      at,
      progress: { answers: this.#answers, scenes: {} },
      drafts: this.#drafts,
      type: (name, draft) => {
        this.#drafts.set(name, draft);
        this.#redraw();
      },
      give: (block, answer) => {
        this.#drafts.delete(`${at}-${block}`);
        this.#answers = { ...this.#answers, [block]: answer };
        this.#redraw();
      },
      figure: (block) => elements.get(block) ?? document.createElement('span'),
    })}</div>${figures}${moment.blocks.map((block) => renderNote(block, lesson, words))}`;
  }

  /** The elements of a moment. One stays as long as its scene stays, whatever is written around it. */
  #elementsOf(moment: Moment, language: string): ReadonlyMap<FigureBlock, AppleyardElement> {
    const counts = new Map<string, number>();
    const elements = new Map<FigureBlock, AppleyardElement>();
    for (const block of moment.blocks) {
      if (block.kind !== 'figure') continue;
      const { slug, scene } = block;
      const shown = `${slug} ${scene}`;
      const count = counts.get(shown) ?? 0;
      counts.set(shown, count + 1);
      const key = `${count} ${shown}`;
      const element = this.#figures.get(key) ?? newFigure(block);
      if (element.lang !== language) element.lang = language;
      // The one that was shown last is the last to go.
      this.#figures.delete(key);
      this.#figures.set(key, element);
      elements.set(block, element);
    }
    const old = [...this.#figures.keys()];
    for (const key of old.slice(0, Math.max(0, old.length - Math.max(KEPT, elements.size))))
      this.#figures.delete(key);
    return elements;
  }
}

function newFigure({ slug, scene }: FigureBlock): AppleyardElement {
  const element = document.createElement(`appleyard-${slug}`) as AppleyardElement;
  element.setAttribute('scene', scene === '' ? 'v=1' : scene);
  return element;
}

/** A note for the teacher, which only this page shows. */
function renderNote(block: Block, { language }: Lesson, words: Messages): unknown {
  if (block.kind !== 'teacher') return nothing;
  return html`<aside class="note"><h4>${words.text('edit-note')}</h4>
    <div lang=${language ?? nothing} dir="auto">${drawAll(block.nodes)}</div></aside>`;
}
