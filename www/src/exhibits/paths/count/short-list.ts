import { html, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import type { Messages } from '../../../words/messages.ts';
import type { Way } from '../fields.ts';
import type { ShownGraph } from '../shown.ts';
import type { Length } from './limits.ts';
import { type Listed, PAGE, PathsPage } from './page.ts';

/** The paths of a length that the visitor has limited, page by page. Their numbers count within this list. */
export class ShortList {
  readonly #figure: ShownGraph;
  readonly #page: PathsPage;
  /** The first path of each page up to the one that is shown; the very first one begins the list. */
  #firsts: readonly (Way | undefined)[] = [undefined];
  #listed = false;
  #of = '';

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#page = new PathsPage(figure);
  }

  forget(): void {
    this.#listed = false;
    this.#firsts = [undefined];
  }

  render(words: Messages, config: PathsConfig, { kind, edges }: Length): TemplateResult {
    const listed: Listed = {
      config: { ...config, longest: edges },
      ...(kind === 'exactly' && { exactly: edges }),
    };
    const key = JSON.stringify(listed);
    if (key !== this.#of) this.forget();
    this.#of = key;
    const open = () => this.#turn([undefined]);
    return html`<section class="wide"><h2>${words.text('list-title')}</h2>
      ${this.#listed ? this.#shown(words, listed) : html`<p class="wide"><button @click=${open}>${words.text('list-these')}</button></p>`}</section>`;
  }

  #shown(words: Messages, listed: Listed): unknown {
    const firsts = this.#firsts;
    const before = firsts.length > 1 ? () => this.#turn(firsts.slice(0, -1)) : undefined;
    const first = BigInt((firsts.length - 1) * PAGE + 1);
    const after = (next: Way) => this.#turn([...firsts, next]);
    return this.#page.render(words, listed, firsts.at(-1), { first, before, after });
  }

  #turn(firsts: readonly (Way | undefined)[]): void {
    this.#firsts = firsts;
    this.#listed = true;
    this.#figure.requestUpdate();
  }
}
