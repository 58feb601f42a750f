import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import type { Row } from '../../../stage/export.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { TableSaver } from '../../../stage/table-saver.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Way } from '../fields.ts';
import type { ShownGraph } from '../shown.ts';
import { askList } from './ask.ts';

/** The paths on a page of the list, and the most in a file. */
const MOST_SAVED = 100_000;
export const PAGE = 8;

/** Which paths are listed: those of the configuration, or only those with exactly this number of edges. */
export interface Listed {
  readonly config: PathsConfig;
  readonly exactly?: number;
}

/** Where a page stands in its list, and what leads to its neighbours; they are absent at the ends of the list. */
interface Turning {
  readonly first: bigint;
  readonly before: (() => void) | undefined;
  after(next: Way): void;
}

/** A page of a list of paths. Each can be drawn, and all be saved. */
export class PathsPage {
  readonly #figure: ShownGraph;
  readonly #query: LatestAnswer<readonly Way[]>;
  readonly #saver: TableSaver;

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#query = new LatestAnswer(figure);
    this.#saver = new TableSaver(figure);
  }

  /** Draws the page that begins with this path; without one, with the first of the list. */
  render(
    words: Messages,
    listed: Listed,
    from: Way | undefined,
    { first, before, after }: Turning,
  ): unknown {
    const asked = { ...listed, config: { ...listed.config, ...(from && { path: [...from] }) } };
    // One path more says whether another page follows.
    this.#query.of(JSON.stringify(asked), (asking) =>
      askList(asked.config, PAGE + 1, asking, asked.exactly),
    );
    const page = this.#query.answer;
    if (!page) return renderAnswer(words, this.#query);
    const next = page[PAGE];
    return html`<ol class="paths">${page.slice(0, PAGE).map((path, at) => this.#row(words, path, first + BigInt(at)))}</ol>
      <p class="wide choices">
        <button aria-disabled=${before ? 'false' : 'true'} @click=${before ?? nothing}>${words.text('list-page-before')}</button>
        <button aria-disabled=${next ? 'false' : 'true'} @click=${next ? () => after(next) : nothing}>${words.text('list-page-after')}</button></p>
      ${this.#saver.render(words, (heads) => this.#rows(heads, listed))}
      <p class="about">${words.text('list-saved', { most: MOST_SAVED })}</p>`;
  }

  #row(words: Messages, path: Way, number: bigint): TemplateResult {
    const named = path.map((node) => this.#figure.name(node)).join(' → ');
    return html`<li>${bigNumber(String(number), words.language)}. <button class="link" @click=${() => this.#figure.show({ path })}>${named}</button></li>`;
  }

  /** The paths from the first one on, for a file. */
  async *#rows(words: Messages, { config, exactly }: Listed): AsyncGenerator<Row> {
    yield ['column-number', 'column-edges', 'column-path'].map((name) => words.text(name));
    const { lifetime } = this.#figure;
    const all = await askList(config, MOST_SAVED, { signals: [lifetime] }, exactly);
    for (const [at, path] of all.entries()) {
      yield [at + 1, path.length - 1, path.map((node) => this.#figure.name(node)).join(' ')];
    }
  }
}
