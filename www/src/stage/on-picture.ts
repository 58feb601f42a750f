import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { type EndedGame, renderNext } from './game-next.ts';
import { type GameSurroundings, whyButton } from './game-view.ts';
import { type PlayScene, winnerOf } from './play.ts';

export { onPictureStyles } from './on-picture-styles.ts';
export { type PlannedMove, placePlanned, renderPlanned } from './planned.ts';

/** The label of a demonstration or, at the end of a game, who has won and what to do next. */
export function renderOnPicture<Scene extends PlayScene>(
  figure: GameSurroundings & EndedGame<Scene>,
  words: Messages,
): TemplateResult {
  const { play } = figure;
  if (figure.demonstrates)
    return html`<p class="demonstration">${words.text('game-demonstration')}</p>`;
  const { who, last } = winnerOf(play);
  // A board shows at its end why the game is over; where nothing is left, the headline has the place.
  return html`<div class=${figure.keepsMarks ? 'ended low' : 'ended'}><p class=${who === 'you' ? 'won' : who === 'computer' ? 'lost' : ''}>${words.text('play-winner', { who, last })}</p>
    <button class="primary" @click=${() => figure.again()}>${words.text('play-new')}</button> ${whyButton(figure, words)}
    ${renderNext(figure, words)}</div>`;
}
