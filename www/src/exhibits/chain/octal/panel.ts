import { html, nothing, type TemplateResult } from 'lit';
import type { ChainGrundySummary } from '../../../../pkg/chain.js';
import type { Asking } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { renderText } from '../../../stage/inputs.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { Undo } from '../../../stage/undo.ts';
import type { Messages } from '../../../words/messages.ts';
import { sayAll } from '../../../words/sentence.ts';
import { engine } from '../core/engine.ts';
import { mostObjects } from '../fields.ts';
import type { ShownRow } from '../shown.ts';
import { periodIn, renderGrundy } from './grundy-table.ts';
import { movesOf } from './moves.ts';
import { renderSplits } from './splits.ts';

/** The least, the first and the largest number of heaps whose values the core calculates. */
const [FEWEST, USUAL, MOST] = [1, 200, 10_000];
/** The code of Chain, and examples of games: each has a name among the messages. */
const CHAIN = '0.77';
const EXAMPLES = ['0.77', '0.07', '0.137', '0.6', '4.3'];
/** The rows of the table after the one in which the period begins. */
const ROWS = 1;

interface Values {
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
}

/** What the panel reads of the row. */
type Coded = Asker & Pick<ShownRow, 'fields' | 'summary' | 'mayReveal'>;

/** The panel with octal games, their Grundy values, and what these say about the row. */
export class OctalPanel implements Panel {
  readonly #figure: Coded;
  readonly #task: LatestAnswer<Values>;
  readonly #chain: LatestAnswer<Uint32Array>;
  readonly #files: FileOpener;
  readonly #undo: Undo<string>;
  /** The chosen code in the core’s normal form. */
  #code = CHAIN;
  #heaps = USUAL;
  /** The text of a code that the core refused, with the reason. */
  #draft: { readonly text: string; readonly error: CodedError } | undefined;
  readonly #normal: LatestAnswer<string>;

  constructor(figure: Coded) {
    this.#figure = figure;
    this.#task = new LatestAnswer(figure);
    this.#chain = new LatestAnswer(figure);
    this.#normal = new LatestAnswer(figure);
    this.#files = new FileOpener(() => figure.requestUpdate());
    this.#undo = new Undo(
      () => this.#code,
      (code) => void this.#type(code),
    );
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  render(words: Messages): unknown {
    const { fields } = this.#figure;
    const config = { code: this.#code, heaps: this.#heaps };
    const found = this.#task.of(`${config.code} ${config.heaps}`, (asking) =>
      engine.read('ChainGrundy', config, asking, async (run) => {
        const [values, summary] = await Promise.all([run.ask('values'), run.ask('summary')]);
        return { values, summary };
      }),
    );
    const take = (heaps: number): void => {
      this.#heaps = heaps;
      this.#figure.requestUpdate();
    };
    return html`<fieldset class="wide octal"><legend>${words.text('octal-title')}</legend>
        <p>${words.text('octal-digits')}</p>
        ${this.#field(words)} ${this.#undo.render(words)}
        <span class="choices">${EXAMPLES.map(
          (code, at) => html`<button class="primary" aria-pressed=${code === this.#code}
            @click=${() => this.#take(code)}>${words.text(`octal-example-${at + 1}`)}</button>`,
        )}</span>
        ${fields.render({ name: 'octal-heaps', min: FEWEST, max: MOST, value: () => this.#heaps, take }, words)}
      </fieldset>
      ${renderAnswer(words, this.#task)}
      ${found ? this.#found(words, found) : nothing}
      ${this.#criterion(words)}`;
  }

  #field(words: Messages): TemplateResult {
    return renderText(words, {
      name: 'code',
      label: 'octal-code',
      size: 14,
      value: this.#code,
      refused: this.#draft,
      about: words.text('octal-code-about'),
      take: (text) => this.#take(text),
      files: this.#files,
    });
  }

  #found(words: Messages, { values, summary }: Values): TemplateResult {
    const { code } = summary;
    const period = periodIn(summary);
    const heaps = values.length - 1;
    const moves = movesOf(code).map(({ taken, leaves }) => ({
      id: 'octal-move',
      args: { taken, leaves },
    }));
    return html`<section class="wide" aria-busy=${this.#task.pending}><h2>${words.text('octal-values', { code })}</h2>
      <p>${sayAll(words, moves)}</p>
      <p>${
        period
          ? words.text('octal-period', period)
          : words.text('octal-no-period', { heaps, more: heaps < MOST ? 'yes' : 'no', most: MOST })
      } ${period ? words.text('octal-proof', period) : nothing}</p>
      ${renderGrundy({ words, values, summary, more: ROWS })}</section>`;
  }

  /** What the values say about normal play from the row of the figure, if that row has no gap. */
  #criterion(words: Messages): TemplateResult | typeof nothing {
    const { summary } = this.#figure;
    // The values of another game say nothing about the row.
    if (this.#code !== CHAIN || !summary || summary.cells.includes('0')) return nothing;
    if (!this.#figure.mayReveal('outcome'))
      return html`<p class="wide">${words.text('octal-withheld')}</p>`;
    const values = this.#chain.of(CHAIN, (asking) => {
      const config = { code: CHAIN, heaps: mostObjects };
      return engine.read('ChainGrundy', config, asking, (run) => run.ask('values'));
    });
    return values ? renderSplits({ words, objects: summary.objects, values }) : nothing;
  }

  #take(code: string): void {
    void this.#undo.around(() => this.#type(code));
  }

  /** Tries a code with a single heap, and shows the core's error beside the field. */
  async #type(text: string): Promise<void> {
    const code = text.trim();
    if (!(await this.#normal.ask((asking) => normalForm(code, asking)))) return;
    const { error, value = code } = this.#normal;
    this.#draft = error && { text, error: wrongWith(error) };
    if (!error) this.#code = value;
    this.#figure.requestUpdate();
  }
}

/** The core's normal form of a code; rejects with the core's error if the text is no code. */
async function normalForm(code: string, asking: Asking): Promise<string> {
  const config = { code, heaps: FEWEST };
  return (await engine.read('ChainGrundy', config, asking, (run) => run.ask('summary'))).code;
}

/** The error of a wrong code. A code that ends too soon has no wrong character to name, so it gets another error. */
function wrongWith(error: CodedError): CodedError {
  const ends = error.code === 'not-octal' && error.params.found === '';
  return ends ? new CodedError('octal-ends') : error;
}
