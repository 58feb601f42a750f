/** One moment of a lesson on the screen: the words of its teacher beside its figures. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { draw } from './draw.ts';
import type { Block, FigureBlock, Moment } from './lesson.ts';
import type { Answer, MomentProgress } from './progress.ts';
import { type Asking, renderChoice, renderLines, renderNumberQuestion } from './question.ts';

export interface MomentView {
  readonly words: Messages;
  /** The language of the teacher's words; undefined if the text names none. */
  readonly language: string | undefined;
  readonly moment: Moment;
  /** The place of the moment, from 0. */
  readonly at: number;
  readonly progress: MomentProgress;
  readonly drafts: ReadonlyMap<string, string>;
  type(name: string, draft: string): void;
  give(block: number, answer: Answer): void;
  /** The element of a figure, which stays the same as long as the moment is near. */
  figure(block: FigureBlock, at: number): HTMLElement;
}

/** Whether a block stands with the words, and not with the figures. */
const isWritten = ({ kind }: Block): boolean => kind !== 'figure' && kind !== 'teacher';

export function renderMoment(view: MomentView): TemplateResult {
  const { moment, language } = view;
  const figures = moment.blocks.flatMap((block, at) =>
    block.kind === 'figure' ? [renderFigure(view, block, at)] : [],
  );
  const written = moment.blocks.some(isWritten)
    ? html`<div class="said" lang=${language ?? nothing} dir="auto">${moment.blocks.map((block, at) => renderBlock(view, block, at))}</div>`
    : nothing;
  const shape = figures.length === 0 ? 'plain' : written === nothing ? 'shown' : 'both';
  return html`<div class="sides ${shape}">${written}${figures.length > 0 ? html`<div class="figures">${figures}</div>` : nothing}</div>`;
}

function renderBlock(view: MomentView, block: Block, at: number): unknown {
  switch (block.kind) {
    case 'words':
      return draw(block.node);
    case 'choice':
      return renderChoice(block, askingOf(view, at));
    case 'number':
      return renderNumberQuestion(block, askingOf(view, at));
    case 'lines':
      return renderLines(askingOf(view, at));
    default:
      return nothing;
  }
}

function askingOf(view: MomentView, at: number): Asking {
  const name = `${view.at}-${at}`;
  return {
    words: view.words,
    name,
    answer: view.progress.answers[at],
    draft: view.drafts.get(name),
    type: (draft) => view.type(name, draft),
    give: (answer) => view.give(at, answer),
  };
}

/** A figure with what its teacher calls it. */
function renderFigure(view: MomentView, block: FigureBlock, at: number): TemplateResult {
  const { words, language } = view;
  const { slug, label, scene } = block;
  const caption =
    label === undefined
      ? nothing
      : html`<span lang=${language ?? nothing} dir="auto">${label}</span>`;
  // The exhibit shows all that a task withholds.
  const open = /(?:^|&)(?:task|lock)=/.test(scene)
    ? nothing
    : html`<a href=${`../${slug}/#${scene}`} target="_blank" rel="noopener">${words.text('lesson-open')}</a>`;
  return html`<figure aria-label=${label ?? words.text(`nav-${slug}`)}>${view.figure(block, at)}
    <figcaption>${caption} ${open}</figcaption></figure>`;
}
