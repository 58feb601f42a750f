import { html, nothing, type TemplateResult } from 'lit';
import type { ChainGrundySummary } from '../../../pkg/chain.js';
import { CodedError } from '../../engine/errors.ts';
import { Answer } from '../../stage/answer.ts';
import type { Messages } from '../../words/messages.ts';
import { engine } from './core/engine.ts';
import type { ChainFigure } from './element.ts';
import { mostObjects } from './fields.ts';
import { renderGrundy } from './grundy-table.ts';
import { renderSplits } from './octal-splits.ts';
import { refusalOf, Task } from './task.ts';

/** Heaps whose values are worked out: at least, at first, at most. */
const [FEWEST, USUAL, MOST] = [1, 200, 10_000];
/** Chain's code, and games worth a look: each has a name among the messages. */
const CHAIN = '0.77';
const EXAMPLES = ['0.77', '0.07', '0.137', '0.6', '4.3'];
/** Rows that are shown after the one in which the period begins. */
const ROWS = 1;

interface Values {
  readonly values: Uint32Array;
  readonly summary: ChainGrundySummary;
}

/** Octal games and their Grundy values, and what they say of the row. */
export class OctalPanel {
  readonly #figure: ChainFigure;
  readonly #task: Task<Values>;
  readonly #chain: Answer<Uint32Array>;
  #code = CHAIN;
  #heaps = USUAL;
  /** A code that was typed and refused, with the reason. */
  #draft: { readonly text: string; readonly error: CodedError } | undefined;
  /** Of several that were typed the last one counts. */
  #typed = 0;

  constructor(figure: ChainFigure) {
    this.#figure = figure;
    this.#task = new Task(() => figure.requestUpdate());
    this.#chain = new Answer(() => figure.requestUpdate());
  }

  render(): unknown {
    const { words, fields } = this.#figure;
    if (!words) return nothing;
    const config = { code: this.#code, heaps: this.#heaps };
    const found = this.#task.of(`${config.code} ${config.heaps}`, async (listener, signal) => {
      const run = await engine.start('ChainGrundy', config, listener, signal);
      const asked = Promise.all([run.ask('values'), run.ask('summary')]);
      const [values, summary] = await asked.finally(() => run.free());
      return { values, summary };
    });
    const take = (heaps: number): void => {
      this.#heaps = heaps;
      this.#figure.requestUpdate();
    };
    return html`<fieldset class="wide octal"><legend>${words.text('octal-title')}</legend>
        <p>${words.text('octal-digits')}</p>
        ${this.#field(words)}
        <span class="choices">${EXAMPLES.map(
          (code, at) => html`<button class="primary" aria-pressed=${code === this.#code}
            @click=${() => void this.#type(code)}>${words.text(`octal-example-${at + 1}`)}</button>`,
        )}</span>
        ${fields.render({ name: 'octal-heaps', min: FEWEST, max: MOST, value: () => this.#heaps, take }, words)}
      </fieldset>
      ${this.#task.render(words)}
      ${found ? this.#found(words, found) : nothing}
      ${this.#criterion(words)}`;
  }

  #field(words: Messages): TemplateResult {
    const draft = this.#draft;
    return html`<span class="field"><label><span>${words.text('octal-code')}</span>
        <input name="code" autocomplete="off" spellcheck="false" size="14" .value=${draft?.text ?? this.#code}
          aria-invalid=${draft ? 'true' : 'false'} aria-describedby="about-code"
          @change=${(event: Event) => void this.#type((event.target as HTMLInputElement).value)} /></label>
      ${
        draft
          ? html`<span id="about-code" class="wrong" role="alert">${wrongWith(draft.error, words)}</span>`
          : html`<span id="about-code" class="about">${words.text('octal-code-about')}</span>`
      }</span>`;
  }

  #found(words: Messages, { values, summary }: Values): TemplateResult {
    const { code, period, exceptions } = summary;
    const heaps = values.length - 1;
    return html`<section class="wide" aria-busy=${this.#task.pending}><h2>${words.text('octal-values', { code })}</h2>
      <p>${
        period
          ? words.text('octal-period', {
              preperiod: period.preperiod,
              period: period.period,
              exceptions: exceptions.length,
              last: exceptions.at(-1) ?? 0,
            })
          : words.text('octal-no-period', { heaps, more: heaps < MOST ? 'yes' : 'no', most: MOST })
      } ${period ? words.text('octal-proof', { to: period.verifiedTo }) : nothing}</p>
      ${renderGrundy({ words, values, summary, more: ROWS })}</section>`;
  }

  /** What the values say of the direct game from the row of the figure, if that has no gap. */
  #criterion(words: Messages): TemplateResult | typeof nothing {
    const { summary, tells } = this.#figure;
    if (!summary || summary.cells.includes('0')) return nothing;
    if (!tells) return html`<p class="wide">${words.text('octal-withheld')}</p>`;
    const values = this.#chain.of(CHAIN, async () => {
      const run = await engine.quietly('ChainGrundy', { code: CHAIN, heaps: mostObjects });
      return run.ask('values').finally(() => run.free());
    });
    return values ? renderSplits({ words, objects: summary.objects, values }) : nothing;
  }

  /** A code is tried with a single heap: what the core has against it is said beside the field. */
  async #type(text: string): Promise<void> {
    this.#typed += 1;
    const typed = this.#typed;
    const code = text.trim();
    const normal = await normalForm(code).catch(CodedError.from);
    if (typed !== this.#typed) return;
    if (typeof normal === 'string') {
      this.#draft = undefined;
      this.#code = normal;
    } else {
      this.#draft = { text, error: normal };
    }
    this.#figure.requestUpdate();
  }
}

/** A code as the core writes it; rejects with its word on any text that is none. */
async function normalForm(code: string): Promise<string> {
  const run = await engine.quietly('ChainGrundy', { code, heaps: FEWEST });
  const summary = await run.ask('summary').finally(() => run.free());
  return summary.code;
}

/** What is wrong with a code; one that ends too soon has no character that could be quoted. */
function wrongWith(error: CodedError, words: Messages): string {
  const ends = error.code === 'not-octal' && error.params.found === '';
  return ends ? words.text('octal-ends') : refusalOf(error, words);
}
