import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Messages } from '../../../words/messages.ts';
import type { ShownPosition } from '../shown.ts';
import { labelOf, moveArgs } from './labels.ts';

/** Under the narration: a remark about the game, and as buttons the moves that no shape of the picture makes. */
export function renderMoves(figure: ShownPosition, remark: unknown, words: Messages): unknown {
  const { drawn } = figure;
  if (!drawn?.here.shown) return nothing;
  const marks = new Set(figure.layout()?.squares);
  const moves = drawn.here.options.filter(({ chosen }) => !marks.has(chosen));
  const here = figure.movesTo(drawn.cursor);
  const button = (move: number) => {
    const label = labelOf(drawn.here, move);
    return html`<li><button ?disabled=${!figure.mayMove || undefined} @click=${() => {
      if (figure.demonstrates) figure.choose(move);
      else void figure.commit([...here, move]);
    }}>${words.text('described-move', moveArgs(label, figure.values.get(move)))}</button></li>`;
  };
  // A button never becomes that of another move under the finger or the keyboard.
  const nameOf = ({ chosen }: { readonly chosen: number }) =>
    `${chosen} ${labelOf(drawn.here, chosen)}`;
  return html`${remark ?? nothing}
    ${moves.length > 0 ? html`<ul class="script-moves" aria-label=${words.text('described-moves')}>${repeat(moves, nameOf, ({ chosen }) => button(chosen))}</ul>` : nothing}`;
}
