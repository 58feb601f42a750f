import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Revealed } from './exhibit.ts';
import { renderRefusal } from './form.ts';
import { renderCheck } from './inputs.ts';
import { type CourseParts, type PlayedGame, renderChronicle } from './play-view.ts';
import type { Timeline } from './timeline.ts';

/** What the panel of a game needs of its figure. */
interface GameInPanel {
  readonly play: PlayedGame;
  readonly timeline: Pick<Timeline, 'cursor' | 'seek'>;
  mayReveal(what: Revealed): boolean;
  currentScene(): { readonly hints: boolean };
  adjust(fields: { hints: boolean }): void;
  leave(): void;
}

/**
 * In the panel of a game: a field for a move, the switch for hints, the way out and, at the end, how the
 * game went.
 */
export function renderOwnGame(
  figure: GameInPanel,
  words: Messages,
  typed: unknown,
  own: CourseParts,
): TemplateResult {
  const { play, timeline } = figure;
  const { hints } = figure.currentScene();
  const ended = play.path !== undefined && (play.record?.over || play.full);
  const view = { play, words, cursor: timeline.cursor, seek: (ply: number) => timeline.seek(ply) };
  return html`<div class="own-game">
    ${play.full ? html`<p>${words.text('play-full')}</p>` : nothing}
    ${play.failed ? html`<p>${renderRefusal(words, play.failed)}</p>` : nothing}
    ${ended && figure.mayReveal('hints') ? renderChronicle(view, own) : nothing}
    ${play.over ? nothing : typed}
    <p class="plain">
      ${renderCheck('hints', words.text('play-hints'), hints, (on) => figure.adjust({ hints: on }))}
      ${play.path ? html`<button @click=${() => figure.leave()}>${words.text('play-leave')}</button>` : nothing}
    </p>
  </div>`;
}
