import { html, nothing } from 'lit';
import { renderWrong } from '../../../stage/form.ts';
import type { Messages } from '../../../words/messages.ts';
import type { GamesFigure } from '../element.ts';
import { scriptWrong } from './fault.ts';
import { marksOf } from './picture.ts';
import { moveArgs } from './scripted.ts';

/** Under the narration: whose rules these are, and as buttons the moves that no shape of the picture makes. */
export function renderMoves(figure: GamesFigure, words: Messages): unknown {
  const { drawn } = figure;
  const shown = drawn?.here.shown;
  if (!drawn || !shown) return nothing;
  const marks = marksOf(shown.picture ?? []);
  const moves = drawn.here.options.filter(({ chosen }) => !marks.has(chosen));
  const here = figure.movesTo(drawn.cursor);
  const button = (move: number) => {
    const label = shown.labels[move] ?? `${move + 1}`;
    return html`<li><button ?disabled=${!figure.mayMove || undefined} @click=${() => {
      if (figure.demonstrates) figure.choose(move);
      else void figure.commit([...here, move]);
    }}>${words.text('script-move', moveArgs(label, figure.values.get(move)))}</button></li>`;
  };
  return html`${shown.failed ? html`<p>${renderWrong(shown.failed, scriptWrong(words, shown.failed))}</p>` : nothing}
    ${
      figure.scripted?.packed !== figure.written
        ? html`<p class="script-own">${words.text('script-brought')}
      <button @click=${() => figure.togglePanel('rules')}>${words.text('script-look')}</button></p>`
        : nothing
    }
    ${moves.length > 0 ? html`<ul class="script-moves" aria-label=${words.text('script-moves')}>${moves.map(({ chosen }) => button(chosen))}</ul>` : nothing}`;
}
