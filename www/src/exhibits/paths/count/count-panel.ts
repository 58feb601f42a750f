import { html, nothing, type TemplateResult } from 'lit';
import type { DrawnEdge } from '../../../stage/graph/edit-graph.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import { Query } from '../../../stage/query.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import type { PathsFigure } from '../element.ts';
import { askCount, type Count } from './ask.ts';
import { Counted } from './counted.ts';

/** How many paths there are, and how many are left if somebody blocks an edge. */
export class CountPanel implements Panel {
  readonly #figure: PathsFigure;
  readonly #counted: Counted;
  readonly #left: Query<Count>;
  /** The blocked edge, by its place among the edges. */
  #blocked: number | undefined;

  constructor(figure: PathsFigure) {
    this.#figure = figure;
    this.#counted = new Counted(figure);
    this.#left = new Query(figure);
  }

  forget(): void {
    this.#blocked = undefined;
  }

  render(words: Messages): TemplateResult {
    const count = this.#counted.answer;
    return html`<p class="wide count">${this.#counted.render(words)}</p>
      ${count ? html`<p class="wide about">${words.text('count-how', { states: count.widest })}</p>` : nothing}
      ${count ? this.#without(words, count) : nothing}`;
  }

  /** A choice of the edges, and how many paths are left without the chosen one. */
  #without(words: Messages, all: Count): TemplateResult {
    const { edges = [] } = this.#figure.walked?.graph ?? {};
    const name = ({ from, to }: DrawnEdge) =>
      `${this.#figure.name(from)} – ${this.#figure.name(to)}`;
    const choose = ({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      this.#blocked = value === '' ? undefined : Number(value);
      this.#figure.requestUpdate();
    };
    return html`<p class="wide"><label>${words.text('count-without')} <select name="blocked" @change=${choose}>
        <option value="" ?selected=${this.#blocked === undefined}>${words.text('count-no-edge')}</option>
        ${edges.map((edge, at) => html`<option value=${at} ?selected=${this.#blocked === at}>${name(edge)}</option>`)}</select></label></p>
      <p class="wide count">${liveRegion(this.#said(words, all, edges[this.#blocked ?? -1]))}</p>
      ${this.#left.render(words)}`;
  }

  #said(words: Messages, all: Count, edge: DrawnEdge | undefined): unknown {
    if (!edge) return words.text('count-blocked-none');
    const { from, to } = edge;
    const blocked: [number, number] = [from, to];
    const config = { ...configOf(this.#figure.currentScene()), blocked };
    this.#left.of(JSON.stringify(config), (asking) => askCount(config, asking));
    const left = this.#left.answer;
    return left
      ? words.text('count-blocked', {
          from: this.#figure.name(from),
          to: this.#figure.name(to),
          number: bigNumber(left.paths, words.language),
          all: bigNumber(all.paths, words.language),
        })
      : nothing;
  }
}
