import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../../engine/errors.ts';
import { type ForeignReading, type MachineChoice, readMachine } from '../../../reading/machine.ts';
import { renderChoice, renderSelect } from '../../../stage/inputs.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from './core/engine.ts';

/** The orders of columns that the core knows. */
type Order = NonNullable<MachineChoice['order']>;

/** A text, and what the visitor said of it. */
export interface GivenText {
  readonly text: string;
  readonly choice: MachineChoice;
}

/**
 * A text that somebody gives: how it would be read, before it counts. What the visitor says of it is forgotten with the
 * text, because it must not read another one.
 */
export class Given {
  readonly #figure: Asker;
  readonly #keep: () => void;
  /** The text that is no machine of the figure yet. */
  text: string | undefined;
  reading: ForeignReading | undefined;
  error: CodedError | undefined;
  #choice: MachineChoice = {};
  readonly #read: LatestAnswer<ForeignReading>;

  /** `keep` keeps what a choice is about to replace. */
  constructor(figure: Asker, keep: () => void) {
    this.#figure = figure;
    this.#read = new LatestAnswer(figure);
    this.#keep = keep;
  }

  /** The text with what was said of it. */
  get now(): GivenText | undefined {
    return this.text === undefined ? undefined : { text: this.text, choice: this.#choice };
  }

  /** Takes a text and reads it, with a choice that was made for it before. */
  take(text: string, choice?: MachineChoice): Promise<ForeignReading | undefined> {
    if (text !== this.text) this.forget();
    this.text = text;
    this.#choice = choice ?? this.#choice;
    return this.#look(text);
  }

  /** Forgets the text and all that was said of it. */
  forget(): void {
    this.#read.stop();
    this.text = undefined;
    this.reading = undefined;
    this.error = undefined;
    this.#choice = {};
  }

  async #look(text: string): Promise<ForeignReading | undefined> {
    const newest = await this.#read.ask(async (asking) => {
      const read = (given: string, choice: MachineChoice) =>
        engine.read('MachineText', { text: given, ...choice }, asking, async (run) => {
          return [undefined, await run.ask('reading')] as const;
        });
      return (await readMachine(text, this.#choice, read)).reading;
    });
    if (!newest) return undefined;
    this.error = this.#read.error;
    this.reading = this.error ? undefined : this.#read.value;
    this.#figure.requestUpdate();
    return this.reading;
  }

  #choose(choice: MachineChoice): void {
    if (this.text === undefined) return;
    this.#keep();
    this.#choice = { ...this.#choice, ...choice };
    void this.#look(this.text);
  }

  /** How the text is read; and what can be read in another way, to be chosen. */
  render(words: Messages): TemplateResult | typeof nothing {
    const { reading } = this;
    if (!reading) return nothing;
    const { machines, machine, blanks, blank, orders, order } = reading;
    return html`<p id="reading" class="about">${liveRegion(sentences(words, reading).join(' '), { attempt: reading })}</p>
      ${this.#select(words, 'machine', machines, machine, (at) => ({ machine: at }))}
      ${this.#select(words, 'blank', blanks, blanks.indexOf(blank), (at) => ({ blank: blanks[at] ?? blank }))}
      ${
        orders.length > 1
          ? renderChoice<Order>(words, {
              legend: 'given-ask-order',
              name: 'given-order',
              choices: orders,
              chosen: order,
              label: (one) => `given-order-${one}`,
              choose: (one) => this.#choose({ order: one }),
            })
          : nothing
      }`;
  }

  #select(
    words: Messages,
    what: 'machine' | 'blank',
    names: readonly string[],
    chosen: number,
    said: (at: number) => MachineChoice,
  ): TemplateResult | typeof nothing {
    if (names.length < 2) return nothing;
    return html`<span class="field wide"><label><span>${words.text(`given-ask-${what}`)}</span>
      ${renderSelect(
        `given-${what}`,
        names.map((name, at) => [at, name]),
        chosen,
        (at) => this.#choose(said(at)),
      )}</label></span>`;
  }
}

/** Whole sentences that say how a text was read, and what of it is not used. */
function sentences(words: Messages, reading: ForeignReading): string[] {
  const { form, states, symbols, start, blank, machines, machine, ends, aside } = reading;
  const said = [words.text('given-read', { form, states, symbols, start, blank })];
  if (machines.length > 1) {
    said.push(words.text('given-several', { machine: machine + 1, machines: machines.length }));
  }
  if (ends.length > 0) {
    said.push(words.text('given-ends', { count: ends.length, names: ends.join(', ') }));
  }
  if (aside > 0) said.push(words.text('given-aside', { aside }));
  return said;
}

/** A text that the core has written, in another form. */
export const writeGiven = (
  text: string,
  form: 'jsturing' | 'quadruples',
  lifetime: AbortSignal,
): Promise<string> =>
  engine.read('MachineText', { text }, { signals: [lifetime] }, (run) => run.ask('text', form));
