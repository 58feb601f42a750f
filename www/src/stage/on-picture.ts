import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { type GameSurroundings, whyButton } from './game-view.ts';
import { winnerOf } from './play.ts';

export { onPictureStyles } from './on-picture-styles.ts';
export { type PlannedMove, placePlanned, renderPlanned } from './planned.ts';

/** The label of a demonstration or, at the end of a game, who has won and what to do next. */
export function renderOnPicture(figure: GameSurroundings, words: Messages): TemplateResult {
  const { play } = figure;
  if (figure.demonstrates)
    return html`<p class="demonstration">${words.text('game-demonstration')}</p>`;
  const { who, last } = winnerOf(play);
  return html`<div class="ended"><p class=${who === 'you' ? 'won' : who === 'computer' ? 'lost' : ''}>${words.text('play-winner', { who, last })}</p>
    <button class="primary" @click=${() => figure.again()}>${words.text('play-new')}</button> ${whyButton(figure, words)}</div>`;
}
