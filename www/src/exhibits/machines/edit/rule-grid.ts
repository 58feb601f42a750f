import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CodedError } from '../../../engine/errors.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Machine } from '../machine.ts';
import {
  type Cell,
  isSmall,
  keyOf,
  textOf,
  type Written,
  withoutState,
  withoutSymbol,
  withState,
  withSymbol,
  writtenOf,
} from './written.ts';

/** The table of a machine, edited cell by cell. */
export class RuleGrid {
  readonly #run: (text: string) => Promise<CodedError | undefined>;
  readonly #update: () => void;
  /** What was typed into the table of this machine, and not taken yet. */
  readonly #typed = new Map<string, string>();
  /** The rules of the edit that the core reads now. */
  #tried: ReadonlyMap<string, string> | undefined;
  #table: string | undefined;
  #refused: { readonly error: CodedError; readonly cell: Cell | undefined } | undefined;

  /** `run` runs the machine of a text, or says why the core refuses it. */
  constructor(run: (text: string) => Promise<CodedError | undefined>, update: () => void) {
    this.#run = run;
    this.#update = update;
  }

  /** `fixed`: no state and no symbol is added or removed. */
  render(
    words: Messages,
    machine: Machine,
    input: string,
    fixed = false,
  ): TemplateResult | typeof nothing {
    if (!isSmall(machine)) return nothing;
    this.#keep(machine);
    const { states, symbols } = machine;
    const refused = this.#refused;
    const wrong = refused?.cell && keyOf(refused.cell);
    const longest = Math.max(...states.map((name) => name.length)) + '1R'.length;
    const field = (cell: Cell) => {
      const key = keyOf(cell);
      const text = this.#typed.get(key) ?? textOf(machine, cell);
      const names = { state: states[cell.state], symbol: symbols[cell.symbol] };
      return html`<td><input name="rule" autocomplete="off" spellcheck="false" autocapitalize="off"
        size=${longest + 1} .value=${live(text)} aria-label=${words.text('machine-cell', names)}
        aria-invalid=${wrong === key} aria-describedby="about-rules"
        @input=${(event: Event) => this.#type(machine, cell, event.target as HTMLInputElement)}
        @change=${() => this.#take(machine, input)} /></td>`;
    };
    const button = (id: string, to: Machine | undefined, name?: string) =>
      html`<button aria-disabled=${!to} @click=${() => to && void this.#try(to, input)}>${words.text(id, { name })}</button>`;
    return html`<fieldset class="wide rules"><legend>${words.text('machine-cells')}</legend><div class="cells"><table>
      <thead><tr><td></td>${symbols.map((symbol) => html`<th scope="col">${symbol}</th>`)}</tr></thead>
      <tbody>${states.map(
        (name, state) =>
          html`<tr><th scope="row">${name}</th>${symbols.map((_, symbol) => field({ state, symbol }))}</tr>`,
      )}</tbody></table></div>
      ${
        refused
          ? renderRefusal(words, refused.error, 'about-rules')
          : html`<span id="about-rules" class="about">${words.text('machine-cells-about')}</span>`
      }</fieldset>
      ${
        fixed
          ? nothing
          : html`<p class="wide choices">${button('machine-state-add', withState(machine))}
        ${button('machine-remove', withoutState(machine), states.at(-1))}
        ${button('machine-symbol-add', withSymbol(machine))}
        ${button('machine-remove', withoutSymbol(machine), symbols.at(-1))}</p>`
      }`;
  }

  /** Another machine or tape begins. What was wrong with a rule still is, but nothing else. */
  forgive(): void {
    if (!this.#refused?.cell) this.#refused = undefined;
  }

  /** Another table forgets what was typed; another run of the same one does not. */
  #keep(machine: Machine): void {
    const { text } = writtenOf(machine, new Map(), '');
    if (text === this.#table) return;
    this.#table = text;
    // The core has answered an edit. What was typed meanwhile stays.
    if (this.#tried) this.#forget(this.#tried);
    else this.#typed.clear();
    this.#refused = undefined;
  }

  #forget(tried: ReadonlyMap<string, string>): void {
    for (const [key, text] of tried) if (this.#typed.get(key) === text) this.#typed.delete(key);
  }

  #type(machine: Machine, cell: Cell, { value }: HTMLInputElement): void {
    if (value === textOf(machine, cell)) this.#typed.delete(keyOf(cell));
    else this.#typed.set(keyOf(cell), value);
  }

  #take(machine: Machine, input: string): void {
    if (this.#typed.size > 0) void this.#try(machine, input);
    else this.#refused = undefined;
    this.#update();
  }

  async #try(machine: Machine, input: string): Promise<void> {
    const tried = new Map(this.#typed);
    const written = writtenOf(machine, tried, input);
    this.#tried = tried;
    const error = await this.#run(written.text);
    this.#refused = error && refusalAt(machine, written, error);
    if (!error) this.#forget(tried);
    this.#update();
    // What is drawn now is the machine of this edit.
    queueMicrotask(() => {
      if (this.#tried === tried) this.#tried = undefined;
    });
  }
}

/** What is wrong with a rule, by the names of its row and its column; or why a symbol cannot be removed. */
export function refusalAt({ states, symbols }: Machine, { cells }: Written, error: CodedError) {
  const { code, params } = error;
  if (code === 'turing-tape-symbol') {
    const name = String(params.found);
    return { cell: undefined, error: new CodedError('machine-symbol-on-tape', { name }) };
  }
  const cell = cells.get(Number(params.line));
  if (!cell) return { cell, error };
  const names = { state: sure(states[cell.state]), symbol: sure(symbols[cell.symbol]) };
  const name = String(params.name ?? '');
  return { cell, error: new CodedError('machine-cell', { ...names, name, code }) };
}
