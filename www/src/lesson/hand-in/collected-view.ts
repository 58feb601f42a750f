/** The table of a class, its most frequent wrong answers, and what could not be judged. */
import { html, nothing, type TemplateResult } from 'lit';
import { shorten } from '../../share/codec-notices.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import { type Lesson, plainWords } from '../lesson.ts';
import { placeOf } from './code.ts';
import { type Cell, type Collected, states, type WrongAnswer, wrongAnswers } from './judge.ts';

/** The wrong answers that are named for each question. */
const MOST_WRONG = 3;

/** A mark for each ending, which needs no colour. The words are there for a screen reader and below the table. */
const marks = {
  first: '✓',
  later: '(✓)',
  shown: '?',
  open: '✗',
  none: '–',
  text: '“…”',
  left: '…',
  unread: '!',
} as const;

export function renderCollected(
  collected: Collected,
  lesson: Lesson,
  words: Messages,
): TemplateResult {
  const { pupils, refused } = collected;
  return html`${pupils.length > 0 ? renderClass(collected, lesson, words) : nothing}
    ${
      refused.length > 0
        ? html`<h3>${words.text('collect-refused')}</h3><ul>${refused.map(
            ({ piece, reason }) =>
              html`<li><code>${shorten(piece)}</code> ${plain(words, [reason])}</li>`,
          )}</ul>`
        : nothing
    }`;
}

function renderClass(collected: Collected, lesson: Lesson, words: Messages): TemplateResult {
  const { questions, pupils } = collected;
  const titleAt = (moment: number) => plainWords(lesson.moments[moment]?.title ?? []);
  const name = (one: string) => (one === '' ? words.text('collect-nameless') : one);
  return html`<h3>${words.text('collect-table')}</h3>
    <div class="wide" tabindex="0" role="region" aria-label=${words.text('collect-table')}><table class="class">
      <thead><tr><th scope="col">${words.text('collect-pupil')}</th><th scope="col">${words.text('collect-score')}</th>
        ${questions.map(({ key, moment }) => html`<th scope="col" title=${titleAt(moment)}>${key}<span class="hidden" lang=${lesson.language ?? nothing}> ${titleAt(moment)}</span></th>`)}</tr></thead>
      <tbody>${pupils.map(
        ({ name: one, cells, score }) => html`<tr><th scope="row" dir="auto">${name(one)}</th>
        <td>${score === undefined ? '' : Math.round(100 * score)}</td>${cells.map((cell) => renderCell(cell, words))}</tr>`,
      )}</tbody></table></div>
    <p class="about">${states.map((state) => html`<span aria-hidden="true">${marks[state]}</span> ${words.text(`hand-in-state-${state}`)}${state === states.at(-1) ? '' : ' · '}`)}</p>
    <p class="about">${words.text('collect-tries-claimed')}</p>
    ${renderNamesakes(collected, words)}${renderUnread(collected, words, name)}${renderWrongs(collected, words)}${renderTexts(collected, words, name)}`;
}

function renderCell({ state, tries, text, said }: Cell, words: Messages): TemplateResult {
  const ended = words.text(`hand-in-state-${state}`);
  const many = tries > 1 ? words.text('hand-in-tries', { tries }) : '';
  const title = [`${ended}${many}`, text, said].filter((part) => part !== '').join(' · ');
  return html`<td title=${title}><span aria-hidden="true">${marks[state]}${tries > 1 ? ` ${tries}` : ''}</span><span class="hidden">${ended}${many}</span></td>`;
}

function renderNamesakes({ pupils }: Collected, words: Messages): unknown {
  const names = [...new Set(pupils.flatMap(({ name, namesake }) => (namesake ? [name] : [])))];
  return names.map(
    (name) => html`<p class="remark">${words.text('collect-namesakes', { name })}</p>`,
  );
}

/** Answers that no figure can read, with the reason. */
function renderUnread(
  { questions, pupils }: Collected,
  words: Messages,
  name: (one: string) => string,
): unknown {
  const unread = pupils.flatMap((pupil) =>
    pupil.cells.flatMap((cell, at) => {
      const key = questions[at]?.key;
      if (cell.state !== 'unread' || key === undefined) return [];
      const args = { name: name(pupil.name), key, answer: shorten(cell.text) };
      return [html`<li>${words.text('collect-unread', args)} ${cell.said}</li>`];
    }),
  );
  return unread.length > 0
    ? html`<h3>${words.text('collect-unreads')}</h3><ul>${unread}</ul>`
    : nothing;
}

function renderWrongs(collected: Collected, words: Messages): unknown {
  const wrongs = wrongAnswers(collected, MOST_WRONG);
  if (wrongs.length === 0) return nothing;
  return html`<h3>${words.text('collect-wrongs')}</h3><ul class="wrongs">${wrongs.map((wrong) => {
    const { question, text, count, said } = wrong;
    const { block, key } = question;
    const [place = -1] = text.split(',').map(placeOf);
    const chosen = block.kind === 'choice' ? plainWords(block.options[place]?.words ?? []) : '';
    const link =
      block.kind === 'figure'
        ? html` <a href=${figureLink(wrong)}>${words.text('collect-figure')}</a>`
        : nothing;
    return html`<li>${words.text('collect-wrong', { key, count })} <code>${shorten(text)}</code> ${shorten(chosen)} ${said}${link}</li>`;
  })}</ul>`;
}

/** The figure of a moment without its task, with the answer in it if the link can say it. */
function figureLink({ question, text }: WrongAnswer): string {
  const { block } = question;
  if (block.kind !== 'figure') return '';
  const scene = new URLSearchParams(block.scene);
  const said = /^[a-z]+=/.test(text) ? [...new URLSearchParams(text)] : [];
  for (const name of ['task', 'tries', 'hints']) scene.delete(name);
  for (const [name, value] of said) scene.set(name, value);
  const fields = scene.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `../${block.slug}/#${fields}`;
}

function renderTexts(
  { questions, pupils }: Collected,
  words: Messages,
  name: (one: string) => string,
): unknown {
  const texts = questions.flatMap(({ key }, at) => {
    const written = pupils.flatMap(({ name: one, cells }) => {
      const { state, text } = cells[at] ?? {};
      return state === 'text' && text ? [html`<li dir="auto">${name(one)}: ${text}</li>`] : [];
    });
    return written.length > 0 ? [html`<h4>${key}</h4><ul>${written}</ul>`] : [];
  });
  return texts.length > 0 ? html`<h3>${words.text('collect-texts')}</h3>${texts}` : nothing;
}
