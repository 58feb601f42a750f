import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from '../core/engine.ts';
import type { Machine } from '../machine.ts';
import { machineOf } from '../ran.ts';
import type { ShownMachine } from '../shown.ts';
import { gridStyles } from './grid-styles.ts';
import { RuleGrid } from './rule-grid.ts';
import { isSmall } from './written.ts';

/** The table in which a reader who answers writes the rules of a machine. It is the same as its text, and follows it. */
export class AnswerTable {
  readonly #figure: ShownMachine;
  readonly #grid: RuleGrid;
  #machine: Machine | undefined;
  /** The text that the table shows. */
  #text = '';
  /** The edit that the core reads now: the text after it; undefined if it is refused. */
  #edit: Promise<string | undefined> | undefined;
  #put: (text: string) => void = () => {};

  constructor(figure: ShownMachine) {
    this.#figure = figure;
    this.#grid = new RuleGrid(
      (text) => this.#take(text),
      () => figure.requestUpdate(),
    );
  }

  /** A table without rules, if it has few enough states to be edited. */
  async open(states: number): Promise<void> {
    await this.#figure.vocabulary.more('machines-panels');
    this.#figure.adopt(gridStyles);
    const size = { states: new Array<string>(states), symbols: ['0', '1'] };
    if (!isSmall(size)) return;
    const { machine } = await this.#read(new Array(states).fill('------').join('_'));
    this.#machine = machine;
  }

  /** The text after an edit that is not read yet, empty if it is refused; undefined without one. */
  edited(): Promise<string> | undefined {
    return this.#edit?.then((line) => line ?? '');
  }

  /** `text` stands in the field now, and `put` writes another one there. */
  render(
    words: Messages,
    text: string,
    put: (text: string) => void,
  ): TemplateResult | typeof nothing {
    if (!this.#machine) return nothing;
    this.#put = put;
    if (text !== this.#text) void this.#follow(text);
    return html`<div @keydown=${entered}>${this.#grid.render(words, this.#machine, '', true)}</div>`;
  }

  /** Shows the machine of a text that was typed, if it is one. */
  async #follow(text: string): Promise<void> {
    this.#text = text;
    const read = await this.#read(text).catch(() => undefined);
    if (!read || this.#text !== text) return;
    this.#machine = read.machine;
    this.#figure.requestUpdate();
  }

  async #take(text: string): Promise<CodedError | undefined> {
    let error: CodedError | undefined;
    this.#edit = this.#read(text).then(
      ({ machine, line }) => {
        this.#machine = machine;
        return line;
      },
      (thrown) => {
        error = CodedError.from(thrown);
        return undefined;
      },
    );
    const line = await this.#edit;
    this.#edit = undefined;
    // What is refused is no answer.
    this.#text = line ?? '';
    this.#put(this.#text);
    return error;
  }

  #read(text: string): Promise<{ readonly machine: Machine; readonly line: string }> {
    const config = { text, tape: { left: '', right: '' }, limit: 1 };
    return engine.read(
      'TuringMachine',
      config,
      { signals: [this.#figure.lifetime] },
      async (run) => {
        const [table, line] = await Promise.all([run.ask('table'), run.ask('text', 'standard')]);
        return { machine: machineOf(table), line };
      },
    );
  }
}

/** The enter key takes a rule, and answers nothing yet. */
function entered(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.target?.dispatchEvent(new Event('change'));
}
