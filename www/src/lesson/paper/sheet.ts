/**
 * A lesson on paper: the handout for pupils, which holds no answer, and the sheet of their teacher, which holds all. The
 * page prints it, and `npm run lesson` writes it as a file; both draw what stands here.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { renderQr } from '../../share/qr-code.ts';
import type { Messages } from '../../words/messages.ts';
import { draw, drawAll } from '../draw.ts';
import type { Block, ChoiceBlock, FigureBlock, Lesson, Moment } from '../lesson.ts';

/** What a sheet is made of. */
export interface Sheet {
  readonly words: Messages;
  readonly lesson: Lesson;
  /** The picture of a figure as its teacher gave it, with its question. `place` is that of its moment, from 0. */
  picture(block: FigureBlock, place: number, at: number): unknown;
  /** What the task of a figure asks; undefined if it asks nothing. */
  question(block: FigureBlock, place: number, at: number): unknown;
  /** The address of a figure, for its code; undefined if nobody else can follow it. */
  address(block: FigureBlock): string | undefined;
  /** For the teacher's sheet: what the solver says of the task of a figure. Without it, it is the handout. */
  readonly solution?: (block: FigureBlock, place: number, at: number) => unknown;
}

/** The rows of a place to write. */
const ROWS = 5;

export function renderSheet(sheet: Sheet): TemplateResult {
  const { words, lesson, solution } = sheet;
  const { title, language, minutes, moments } = lesson;
  const top = solution
    ? html`<p class="top">${words.text('paper-teacher')}${minutes === undefined ? nothing : html`, ${words.text('lesson-minutes', { minutes })}`}</p>`
    : html`<p class="top"><span class="blank">${words.text('paper-name')}</span><span class="blank short">${words.text('paper-date')}</span></p>`;
  return html`<article class="paper" lang=${language ?? nothing}>
    ${top}<h1 dir="auto">${title.length > 0 ? drawAll(title) : words.text('lesson')}</h1>
    ${moments.map((moment, place) => renderPart(sheet, moment, place))}
  </article>`;
}

function renderPart(sheet: Sheet, { title, blocks }: Moment, place: number): TemplateResult {
  return html`<section class="part"><h2 dir="auto">${place + 1}. ${drawAll(title)}</h2>
    ${blocks.map((block, at) => renderBlock(sheet, block, place, at))}</section>`;
}

function renderBlock(sheet: Sheet, block: Block, place: number, at: number): unknown {
  const { words, solution } = sheet;
  switch (block.kind) {
    case 'words':
      return draw(block.node);
    case 'figure':
      return renderPrinted(sheet, block, place, at);
    case 'choice':
      return renderOptions(block, words, solution !== undefined);
    case 'number':
      return solution
        ? html`<p class="answer">${words.text('paper-number', { number: block.answer })}</p>`
        : html`<p class="number"><span class="blank short">${words.text('lesson-number')}</span></p>`;
    case 'lines':
      return html`<div class="ruled">${Array.from({ length: ROWS }, () => html`<div></div>`)}</div>`;
    case 'teacher':
      return solution ? html`<div class="note">${drawAll(block.nodes)}</div>` : nothing;
  }
}

function renderPrinted(
  sheet: Sheet,
  block: FigureBlock,
  place: number,
  at: number,
): TemplateResult {
  const { words, solution } = sheet;
  const address = sheet.address(block);
  const code = address === undefined ? nothing : renderQr(address, words);
  const asked = sheet.question(block, place, at);
  const solved = solution?.(block, place, at) ?? nothing;
  return html`<figure class="printed-figure">${sheet.picture(block, place, at)}
    <figcaption><span dir="auto">${block.label ?? nothing}</span>${code}</figcaption></figure>
    ${asked === undefined ? nothing : html`<p class="asked">${asked}</p>`}
    ${asked === undefined || solution ? nothing : html`<p class="blank">${words.text('paper-answer')}</p>`}
    ${solved === nothing ? nothing : html`<p class="answer">${solved}</p>`}`;
}

/** Boxes to tick. On the teacher's sheet the right ones are ticked, and each has its feedback. */
function renderOptions({ options }: ChoiceBlock, words: Messages, solved: boolean): TemplateResult {
  return html`<ul class="boxes">${options.map(
    ({ words: said, right, feedback }) => html`<li class=${solved && right ? 'right' : ''}>
      <span class="box" aria-hidden="true"></span><div>${drawAll(said)}
      ${solved && right ? html`<strong>${words.text('lesson-this-is-right')}</strong>` : nothing}
      ${solved && feedback.length > 0 ? html`<div class="note">${drawAll(feedback)}</div>` : nothing}</div></li>`,
  )}</ul>`;
}
