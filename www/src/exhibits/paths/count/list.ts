import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { CodedError } from '../../../engine/errors.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type Refused, renderText } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownGraph } from '../shown.ts';
import { askPath, type Numbered } from './ask.ts';
import { saidOf } from './numbered.ts';
import { PAGE, PathsPage } from './page.ts';

/** A path of the list that somebody asks for: by its number, or by chance, with a seed. */
type Wanted = { readonly number: string } | { readonly seed: number };

/** One path out of all, by its number or by chance, and the list from there on. */
export class PathsList {
  readonly #figure: ShownGraph;
  readonly #one: LatestAnswer<Numbered>;
  readonly #page: PathsPage;
  #wanted: Wanted | undefined;
  #seed = 0;
  #listed = false;
  #drawn: Numbered | undefined;
  /** The paths that are meant; with others, what was asked for means nothing. */
  #of = '';

  constructor(figure: ShownGraph) {
    this.#figure = figure;
    this.#one = new LatestAnswer(figure);
    this.#page = new PathsPage(figure);
  }

  forget(): void {
    this.#wanted = undefined;
    this.#listed = false;
    this.#drawn = undefined;
  }

  #want(wanted: Wanted): void {
    this.#wanted = wanted;
    this.#figure.requestUpdate();
  }

  /** The narration says it of a path that the figure numbers as the link does. With limits the panel says it. */
  #said = (one: Numbered) => saidOf(one, (node) => this.#figure.name(node));

  /** Asks for the wanted path, and draws it when it comes. */
  #asked(config: PathsConfig, plain: boolean): Numbered | undefined {
    const wanted = this.#wanted;
    if (!wanted) return undefined;
    const asked = { ...config, ...wanted };
    this.#one.of(JSON.stringify(asked), (asking) => askPath(asked, asking));
    const { answer } = this.#one;
    if (answer && answer !== this.#drawn) {
      this.#drawn = answer;
      const { path } = answer;
      const shown = plain ? { ...answer, said: this.#said(answer) } : { path };
      queueMicrotask(() => this.#figure.show(shown));
    }
    return answer;
  }

  render(words: Messages, config: PathsConfig, total: string): TemplateResult {
    if (total === '0') return html``;
    const key = JSON.stringify(config);
    if (key !== this.#of) this.forget();
    this.#of = key;
    // With other limits a path has another number, and a link has no limits.
    const plain = config.pass === undefined && config.avoid === undefined;
    const { number } = this.#figure.shown ?? {};
    if (plain && number !== undefined) this.#wanted ??= { number };
    const one = this.#asked(config, plain);
    const { language } = words;
    const wanted = this.#wanted;
    const text = one?.number ?? (wanted && 'number' in wanted ? wanted.number : '');
    const refused = refusedBy(this.#one.error, text, language);
    const step = (by: bigint) => () =>
      one && this.#want({ number: String(BigInt(one.number) + by) });
    const at = one ? BigInt(one.number) : 0n;
    const said = one && this.#said(one)(words);
    const drawn = said ? words.text(said.id, said.args) : nothing;
    return html`<section class="wide"><h2>${words.text('list-title')}</h2>
      ${renderText(words, {
        name: 'path-number',
        label: 'list-number',
        size: 16,
        value: text,
        refused,
        about: words.text('list-about', { total: bigNumber(total, language) }),
        take: (typed) => this.#want({ number: typed.replaceAll(/[\s.,_]/gu, '') }),
      })}
      <p class="wide choices">
        <button class="primary" @click=${() => this.#chance()}>${words.text('list-chance')}</button>
        <button aria-disabled=${at > 1n ? 'false' : 'true'} @click=${at > 1n ? step(-1n) : nothing}>${words.text('list-before')}</button>
        <button aria-disabled=${one && at < BigInt(total) ? 'false' : 'true'} @click=${at < BigInt(total) ? step(1n) : nothing}>${words.text('list-after')}</button>
        <button @click=${() => this.#open()}>${words.text('list-open')}</button></p>
      <p class="wide">${plain ? drawn : liveRegion(drawn)}</p>
      ${refused ? nothing : renderAnswer(words, this.#one)}
      ${this.#listed ? this.#pages(words, config, one) : nothing}</section>`;
  }

  #chance(): void {
    this.#seed += 1;
    this.#want({ seed: this.#seed });
  }

  #open(): void {
    this.#listed = true;
    if (!this.#wanted) this.#want({ number: '1' });
    this.#figure.requestUpdate();
  }

  /** A page of the list, which begins with the path that is shown. */
  #pages(words: Messages, config: PathsConfig, one: Numbered | undefined): unknown {
    if (!one) return nothing;
    const first = BigInt(one.number);
    const turn = (to: bigint) => this.#want({ number: String(to < 1n ? 1n : to) });
    return this.#page.render(words, { config }, one.path, {
      first,
      before: first > 1n ? () => turn(first - BigInt(PAGE)) : undefined,
      after: () => turn(first + BigInt(PAGE)),
    });
  }
}

/** A number that the core refused stays in its field; the message groups the digits of the number of paths. */
function refusedBy(
  error: CodedError | undefined,
  text: string,
  language: string,
): Refused | undefined {
  if (!error?.code.startsWith('path-n')) return undefined;
  const { paths } = error.params;
  const said = typeof paths === 'string' ? { paths: bigNumber(paths, language) } : {};
  return { text, error: new CodedError(error.code, { ...error.params, ...said }) };
}
