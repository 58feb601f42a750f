import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { type EndedGame, renderNext } from './game-next.ts';
import { type GameSurroundings, whyButton } from './game-view.ts';
import { type PlayScene, winnerOf } from './play.ts';

export { onPictureStyles } from './on-picture-styles.ts';
export { type PlannedMove, placePlanned, renderPlanned } from './planned.ts';

/** The label of a demonstration. */
export const renderDemonstration = (words: Messages): TemplateResult =>
  html`<p class="demonstration">${words.text('game-demonstration')}</p>`;

/**
 * At the end of a game: who has won and what to do next. It has the place of the marks if none is left. A board shows
 * why the game is over, so there it stands above the sentences.
 */
export function renderResult<Scene extends PlayScene>(
  figure: GameSurroundings & EndedGame<Scene>,
  words: Messages,
): TemplateResult {
  const { play } = figure;
  const { who, last } = winnerOf(play);
  return html`<div class=${figure.keepsMarks ? 'ended beside' : 'ended'}><p class=${who === 'you' ? 'won' : who === 'computer' ? 'lost' : ''}>${words.text('play-winner', { who, last })}</p>
    <button class="primary" @click=${() => figure.again()}>${words.text('play-new')}</button> ${whyButton(figure, words)}
    ${renderNext(figure, words)}</div>`;
}
