import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { sure } from '../../../sure.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import { pathNames } from '../account.ts';
import type { Way } from '../fields.ts';
import type { ShownGraph } from '../shown.ts';
import { askOfLength } from './ask.ts';

/** One path with the most edges. How many edges that are is known from the count by length; the search looks for one. */
export class Longest {
  readonly #figure: ShownGraph;
  readonly #found: LatestAnswer<{ readonly path: Way | undefined; readonly calls: number }>;
  #asked = '';

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#found = new LatestAnswer(figure);
  }

  forget(): void {
    this.#asked = '';
  }

  render(words: Messages, config: PathsConfig, byLength: readonly string[]): TemplateResult {
    const edges = byLength.findLastIndex((paths) => paths !== '0');
    if (edges < 0) return html``;
    const key = JSON.stringify(config);
    const draw = () => {
      this.#asked = key;
      const { answer } = this.#found;
      if (answer?.path) this.#draw(answer.path, sure(byLength[edges]));
      this.#figure.requestUpdate();
    };
    const button = html`<button @click=${draw}>${words.text('longest-draw')}</button>`;
    if (this.#asked !== key) return html`<p class="wide">${button}</p>`;
    this.#found.of(key, async (asking) => {
      const found = await askOfLength(config, edges, asking);
      if (found.path) this.#draw(found.path, sure(byLength[edges]));
      return found;
    });
    const { answer } = this.#found;
    const said =
      answer && !answer.path
        ? words.text('longest-none', {
            edges,
            calls: bigNumber(String(answer.calls), words.language),
          })
        : nothing;
    return html`<p class="wide">${button}</p><p class="wide">${liveRegion(said)}</p>${renderAnswer(words, this.#found)}`;
  }

  #draw(path: Way, paths: string): void {
    const names = pathNames(path, (node) => this.#figure.name(node));
    this.#figure.show({
      path,
      said: ({ language }) => ({
        id: 'longest-drawn',
        args: { path: names, edges: path.length - 1, paths: bigNumber(paths, language) },
      }),
    });
  }
}
