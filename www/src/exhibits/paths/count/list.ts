import { html, nothing, type TemplateResult } from 'lit';
import type { PathsConfig } from '../../../../pkg/counts.js';
import { CodedError } from '../../../engine/errors.ts';
import type { Row } from '../../../stage/export.ts';
import { type Refused, renderText } from '../../../stage/form.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { Query } from '../../../stage/query.ts';
import { TableSaver } from '../../../stage/table-saver.ts';
import { bigNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import type { PathsFigure } from '../element.ts';
import type { Way } from '../fields.ts';
import { askList, askPath, type Numbered } from './ask.ts';

/** The paths on a page of the list, and the most in a file. */
const [PAGE, MOST_SAVED] = [8, 100_000];

/** A path of the list that somebody asks for: by its number, or by chance, with a seed. */
type Wanted = { readonly number: string } | { readonly seed: number };

/** One path out of all, by its number or by chance, and the list from there on. */
export class PathsList {
  readonly #figure: PathsFigure;
  readonly #one: Query<Numbered>;
  readonly #page: Query<readonly Way[]>;
  readonly #saver: TableSaver;
  #wanted: Wanted | undefined;
  #seed = 0;
  #listed = false;
  #drawn: Numbered | undefined;
  /** The paths that are meant; with others, what was asked for means nothing. */
  #of = '';

  constructor(figure: PathsFigure) {
    this.#figure = figure;
    this.#one = new Query(figure);
    this.#page = new Query(figure);
    this.#saver = new TableSaver(figure);
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

  /** Asks for the wanted path, and draws it when it comes. */
  #asked(config: PathsConfig): Numbered | undefined {
    const wanted = this.#wanted;
    if (!wanted) return undefined;
    const asked = { ...config, ...wanted };
    this.#one.of(JSON.stringify(asked), (asking) => askPath(asked, asking));
    const { answer } = this.#one;
    if (answer && answer !== this.#drawn) {
      this.#drawn = answer;
      queueMicrotask(() => this.#figure.show(answer.path));
    }
    return answer;
  }

  render(words: Messages, config: PathsConfig, total: string): TemplateResult {
    if (total === '0') return html``;
    const key = JSON.stringify(config);
    if (key !== this.#of) this.forget();
    this.#of = key;
    const one = this.#asked(config);
    const { language } = words;
    const wanted = this.#wanted;
    const text = one?.number ?? (wanted && 'number' in wanted ? wanted.number : '');
    const { error } = this.#one;
    const step = (by: bigint) => () =>
      one && this.#want({ number: String(BigInt(one.number) + by) });
    const at = one ? BigInt(one.number) : 0n;
    const said = one && {
      number: bigNumber(one.number, language),
      total: bigNumber(one.total, language),
      edges: one.path.length - 1,
    };
    return html`<section class="wide"><h2>${words.text('list-title')}</h2>
      ${renderText(words, {
        name: 'path-number',
        label: 'list-number',
        size: 16,
        value: text,
        refused: refusedBy(error, text, language),
        about: words.text('list-about', { total: bigNumber(total, language) }),
        take: (typed) => this.#want({ number: typed.replaceAll(/[\s.,_]/gu, '') }),
      })}
      <p class="wide choices">
        <button class="primary" @click=${() => this.#chance()}>${words.text('list-chance')}</button>
        <button aria-disabled=${at > 1n ? 'false' : 'true'} @click=${at > 1n ? step(-1n) : nothing}>${words.text('list-before')}</button>
        <button aria-disabled=${one && at < BigInt(total) ? 'false' : 'true'} @click=${at < BigInt(total) ? step(1n) : nothing}>${words.text('list-after')}</button>
        <button @click=${() => this.#open()}>${words.text('list-open')}</button></p>
      <p class="wide">${liveRegion(said ? words.text('list-said', said) : nothing)}</p>
      ${error ? nothing : this.#one.render(words)}
      ${this.#listed ? this.#pages(words, config, total, one) : nothing}</section>`;
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
  #pages(words: Messages, config: PathsConfig, total: string, one: Numbered | undefined): unknown {
    if (one) {
      const asked = { ...config, path: [...one.path] };
      this.#page.of(JSON.stringify(asked), (asking) => askList(asked, PAGE, asking));
    }
    const page = this.#page.answer;
    if (!one || !page) return this.#page.render(words);
    const first = BigInt(one.number);
    const last = first + BigInt(page.length) - 1n;
    const turn = (to: bigint) => () => this.#want({ number: String(to < 1n ? 1n : to) });
    const before = first > 1n;
    const after = last < BigInt(total);
    return html`<ol class="paths">${page.map(
      (path, at) =>
        html`<li>${bigNumber(String(first + BigInt(at)), words.language)}. <button class="link" @click=${() => this.#figure.show(path)}>${this.#named(path)}</button></li>`,
    )}</ol>
      <p class="wide choices">
        <button aria-disabled=${before ? 'false' : 'true'} @click=${before ? turn(first - BigInt(PAGE)) : nothing}>${words.text('list-page-before')}</button>
        <button aria-disabled=${after ? 'false' : 'true'} @click=${after ? turn(last + 1n) : nothing}>${words.text('list-page-after')}</button></p>
      ${this.#saver.render(words, (heads) => this.#rows(heads, config))}
      <p class="about">${words.text('list-saved', { most: MOST_SAVED })}</p>`;
  }

  #named(path: Way): string {
    return path.map((node) => this.#figure.name(node)).join(' → ');
  }

  /** The paths from the first one on, for a file. */
  async *#rows(words: Messages, config: PathsConfig): AsyncGenerator<Row> {
    yield ['column-number', 'column-edges', 'column-path'].map((name) => words.text(name));
    const { lifetime } = this.#figure;
    const all = await askList(config, MOST_SAVED, { signals: [lifetime] });
    for (const [at, path] of all.entries()) {
      yield [at + 1, path.length - 1, path.map((node) => this.#figure.name(node)).join(' ')];
    }
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
