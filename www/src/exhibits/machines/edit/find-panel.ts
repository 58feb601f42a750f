import { html, nothing, type TemplateResult } from 'lit';
import { renderCheck, renderSelect } from '../../../stage/inputs.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownMachine } from '../shown.ts';

/** The run that is searched. */
type FindFigure = Pick<ShownMachine, 'ran' | 'find' | 'requestUpdate'>;

/** Finds the next step, or the one before, that is in a state, reads a symbol, or goes farther than ever. */
export class FindPanel implements Panel {
  readonly #figure: FindFigure;
  #state: number | undefined;
  #symbol: number | undefined;
  #record = false;
  /** In which direction nothing was found at the last attempt. */
  #missed: { readonly which: 'before' | 'next' } | undefined;

  constructor(figure: FindFigure) {
    this.#figure = figure;
  }

  forget(): void {
    this.#state = undefined;
    this.#symbol = undefined;
    this.#missed = undefined;
  }

  render(words: Messages): TemplateResult {
    const { machine } = this.#figure.ran ?? {};
    if (!machine) return html``;
    const changed = (change: () => void) => {
      change();
      this.#missed = undefined;
      this.#figure.requestUpdate();
    };
    const select = (
      name: 'state' | 'read',
      names: readonly string[],
      chosen: number | undefined,
      take: (value: number | undefined) => void,
    ) => html`<span class="field"><label><span>${words.text(`find-${name}`)}</span>
      ${renderSelect<number | undefined>(
        name,
        [[undefined, words.text('find-any')], ...names.map((one, at) => [at, one] as const)],
        chosen,
        (value) => changed(() => take(value)),
      )}</label></span>`;
    const missed = this.#missed;
    return html`<fieldset class="wide"><legend>${words.text('find-what')}</legend>
      ${select('state', machine.states, this.#state, (state) => {
        this.#state = state;
      })}
      ${select('read', machine.symbols, this.#symbol, (symbol) => {
        this.#symbol = symbol;
      })}
      ${renderCheck('record', words.text('find-record'), this.#record, (record) =>
        changed(() => {
          this.#record = record;
        }),
      )}</fieldset>
      <p class="wide choices">
        <button @click=${() => void this.#go('before')}>${words.text('find-before')}</button>
        <button class="primary" @click=${() => void this.#go('next')}>${words.text('find-next')}</button></p>
      ${missed ? html`<p class="wide">${liveRegion(words.text('find-none', missed), { attempt: missed })}</p>` : nothing}`;
  }

  async #go(which: 'before' | 'next'): Promise<void> {
    const [state, symbol] = [this.#state, this.#symbol];
    const wanted = {
      ...(state !== undefined && { state }),
      ...(symbol !== undefined && { symbol }),
      record: this.#record,
    };
    const found = await this.#figure.find(wanted, which);
    this.#missed = found ? undefined : { which };
    this.#figure.requestUpdate();
  }
}
