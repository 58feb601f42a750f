import { html, nothing, type TemplateResult } from 'lit';
import type { GrundyPlace } from '../../../../pkg/games.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { sure } from '../../../sure.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { labelOf } from './labels.ts';

/** Behind “more”: the Grundy value of the position in the picture, and the set from which it follows. */
export class GrundyView {
  readonly #figure: ShownPosition;
  readonly #query: LatestAnswer<{ readonly at: string; readonly place: GrundyPlace }>;
  #open = false;

  constructor(figure: ShownPosition) {
    this.#figure = figure;
    this.#query = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const { drawn, record } = this.#figure;
    if (!drawn || !this.#figure.mayReveal('values')) return nothing;
    // Where the rules say whose turn it is, the players do not have the same moves.
    if (record?.plies[0]?.turn !== undefined) return nothing;
    const toggle = (event: Event) => {
      this.#open = (event.target as HTMLDetailsElement).open;
      this.#figure.requestUpdate();
    };
    return html`<details class="grundy" ?open=${this.#open} @toggle=${toggle}><summary>${words.text('game-grundy')}</summary>
      ${this.#open ? this.#said(words) : nothing}</details>`;
  }

  #said(words: Messages): unknown {
    const { drawn, run } = this.#figure;
    if (!drawn || !run) return nothing;
    const moves = this.#figure.movesTo(drawn.cursor);
    const at = moves.join();
    const found = this.#query.of(at, async () => ({ at, place: await run.ask('grundy', moves) }));
    if (this.#query.error || found?.at !== at) return renderAnswer(words, this.#query);
    const { options } = found.place;
    return html`<p>${say(words, mexOf(found.place, words))}</p>
      <ul>${options.map((option, place) => {
        const label = labelOf(drawn.here, sure(drawn.here.options[place]).chosen);
        return html`<li>${words.text('grundy-option', { label, value: option })}</li>`;
      })}</ul>`;
  }
}

/** How the Grundy value of a position follows from those of the positions after its moves. */
export function mexOf({ value, set }: GrundyPlace, words: Messages): Sentence {
  const list = listed(set.map(String), words.language, { type: 'conjunction', style: 'narrow' });
  return { id: 'grundy-mex', args: { value, count: set.length, set: list } };
}
