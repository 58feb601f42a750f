import { html, nothing, type TemplateResult } from 'lit';
import type { ChainPosition } from '../../../pkg/chain.js';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { leftOver, takeArgs, verdict } from './account.ts';
import type { ChainFigure } from './element.ts';
import { mostObjects, readTake, type Take } from './fields.ts';
import { optionOf } from './play.ts';

/** Before the first move: who should begin? */
export function renderInvitation(
  figure: ChainFigure,
  words: Messages,
  position: ChainPosition,
): TemplateResult {
  const outcome = figure.tells && position.moves > 0 ? position.outcome : 'hidden';
  const begun = figure.timeline.cursor > 0 ? 'yes' : 'no';
  return html`<div class="aside play">
    ${position.moves > 0 ? html`<p>${say(words, { id: 'chain-invitation', args: { outcome, begun } })}</p>${renderTaking(figure, words, position)}` : nothing}
    <p class="plain"><button class="primary" @click=${() => void figure.begin({ computer: 'first' })}>${words.text('chain-computer-begins')}</button></p>
  </div>`;
}

/** Where one takes by numbers, what is planned, what may not be, and what is covered. */
export function renderTaking(
  figure: ChainFigure,
  words: Messages,
  position: ChainPosition,
): TemplateResult {
  const { tells } = figure;
  const { chosen, refused } = figure.taking;
  const { reveal, hints } = figure.currentScene();
  const off = !figure.mayTake;
  const act = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = String(new FormData(form).get('take') ?? '').trim();
    const take = readTake(typed.replaceAll(/\s*[-–,]\s*/g, '-'));
    const note = form.querySelector('.wrong');
    if (note) note.textContent = take ? '' : words.text('take-wrong', { most: mostObjects });
    if (take && !off) figure.plan(take);
  };
  const field = html`<form class="take" @submit=${act}>
      <label>${words.text('take-field')} <input name="take" autocomplete="off" size="6" value="" /></label>
      <button class="primary" aria-disabled=${off}>${words.text('take-plan')}</button>
      <span class="wrong" role="alert"></span>
    </form>`;
  // A frame and a screen for a class have no room for it, and the row itself takes keys as well.
  return html`${figure.fit || figure.presenting ? nothing : field}
    ${chosen ? planned(figure, words, position, chosen) : nothing}
    ${refused ? barred(figure, words, position, refused) : nothing}
    ${
      reveal && hints && !tells
        ? html`<p class="plain"><button class="primary" @click=${() => figure.uncover()}>${words.text('reveal-all')}</button></p>`
        : nothing
    }`;
}

/** What is planned, what it leaves, what that is worth, and the button that takes it. */
function planned(
  figure: ChainFigure,
  words: Messages,
  position: ChainPosition,
  take: Take,
): TemplateResult {
  const option = optionOf(position, take);
  if (!option) return html``;
  const args = { ...takeArgs(take), left: leftOver(option.groups), ways: option.takes.length };
  const worth = figure.tells && option.remoteness > 0 ? say(words, verdict(option)) : nothing;
  return html`<div class="planned"><p><strong>${words.text('planned', args)}</strong></p>
    <p>${words.text('planned-left', args)} ${worth}</p>
    <p class="plain"><button class="primary" @click=${() => void figure.commit(take)}>${words.text('planned-take')}</button>
      <button @click=${() => figure.closeWhy()}>${words.text('close')}</button></p></div>`;
}

/** Why something may not be taken. */
function barred(
  figure: ChainFigure,
  words: Messages,
  { restricted, cells }: ChainPosition,
  take: Take,
): TemplateResult {
  const there = [...cells.slice(take.first, take.first + take.count)].every((cell) => cell === '1');
  const fits = take.first + take.count <= cells.length;
  const id = there && fits && restricted ? 'take-barred' : 'take-gone';
  return html`<div class="planned"><p class="wrong" role="alert">${words.text(id, takeArgs(take))}</p>
    <p class="plain"><button @click=${() => figure.closeWhy()}>${words.text('close')}</button></p></div>`;
}
