import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { History } from '../../../stage/history.ts';
import { type Refused, renderChoice, renderText } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { same } from '../../../stage/undo.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import {
  haltings,
  longest,
  type MachineName,
  type MachinesScene,
  readyMachines,
} from '../scene.ts';
import type { ShownMachine } from '../shown.ts';
import { Given, type GivenText, writeGiven } from './given.ts';
import { RuleGrid } from './rule-grid.ts';

/** The forms in which a machine is written. */
const forms = ['standard', 'tuples', 'yaml', 'jsturing', 'quadruples', 'jflap'] as const;
type Form = (typeof forms)[number];

/** The fields of a scene that say which machine it is and what its tape holds. */
type Machine = Pick<MachinesScene, 'machine' | 'table' | 'left' | 'right' | 'halting'>;
type Side = 'left' | 'right';

/** What a change replaces: the machine, and the text that is not run yet. */
type Moment = Machine & { readonly typed?: GivenText | undefined };

const machineOf = ({ machine, table, left, right, halting }: MachinesScene): Machine => ({
  machine,
  table,
  left,
  right,
  halting,
});

/**
 * The field keeps the focus while a button is pressed. Otherwise it would hand over its text, what is said of the text would
 * move the button, and the press would miss it.
 */
const stay = (event: Event): void => event.preventDefault();

/** The machine of the figure: somebody chooses it, or gives it as a text of any form; and its tape. */
export class MachinePanel implements Panel {
  readonly #figure: ShownMachine;
  readonly #history = new History<Moment>();
  readonly #text: LatestAnswer<{ readonly form: Form; readonly text: string } | undefined>;
  readonly #grid: RuleGrid;
  readonly #files: FileOpener;
  #form: Form | undefined;
  readonly #given: Given;
  #refused: Readonly<Partial<Record<'table' | Side, Refused>>> = {};

  constructor(figure: ShownMachine) {
    this.#figure = figure;
    this.#text = new LatestAnswer(figure);
    this.#files = new FileOpener(() => figure.requestUpdate());
    this.#given = new Given(figure, () => this.#history.keep(this.#now));
    this.#grid = new RuleGrid(
      (text) => this.#cells(text),
      () => figure.requestUpdate(),
    );
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  forget(): void {
    this.#given.forget();
    this.#refused = {};
    this.#text.forget();
  }

  render(words: Messages): TemplateResult {
    const { machine, halting, right } = this.#figure.currentScene();
    const { ran } = this.#figure;
    this.#text.of(`${this.#form}`, () => this.#write());
    const written = this.#text.answer;
    return html`${renderChoice<MachineName>(words, {
      legend: 'machine-ready',
      name: 'machine',
      choices: readyMachines,
      chosen: machine,
      label: (name) => `machine-${name}`,
      choose: (name) => void this.#edit({ machine: name, table: undefined }),
      look: 'columns',
    })}
    ${machine === 'universal' ? html`<p class="wide">${words.text('machine-universal-about')}</p>` : nothing}
    ${ran ? this.#grid.render(words, ran.machine, right === undefined ? ran.tape.right : '') : nothing}
    <div class="wide">${renderText(words, {
      name: 'table',
      label: 'machine-text',
      size: 40,
      rows: 5,
      value: this.#given.text ?? written?.text ?? '',
      refused: this.#refusedText,
      about: words.text('machine-text-about', { most: longest.table }),
      take: (text) => {
        this.#history.keep(this.#now);
        void this.#take(text);
      },
      files: this.#files,
    })}${this.#given.render(words)}</div>
    <p class="wide choices"><button class="primary" @mousedown=${stay} @click=${this.#pressed}>${words.text('machine-draw')}</button>
      <button aria-disabled=${!this.#history.canUndo} @click=${() => void this.#undo()}>${words.text('machine-undo')}</button></p>
    ${renderChoice<Form>(words, {
      legend: 'machine-form',
      name: 'form',
      choices: forms,
      chosen: this.#form ?? written?.form,
      label: (form) => `machine-form-${form}`,
      choose: (form) => {
        this.#form = form;
        this.#given.forget();
        this.#refused = {};
        this.#figure.requestUpdate();
      },
    })}
    ${this.#text.error ? renderAnswer(words, this.#text) : nothing}
    ${this.#side('left', words)}${this.#side('right', words)}
    ${renderChoice(words, {
      legend: 'machine-halting',
      name: 'halting',
      choices: haltings,
      chosen: halting,
      label: (value) => `machine-halting-${value}`,
      choose: (value) => void this.#edit({ halting: value }),
    })}`;
  }

  /** The machine as text: in the form that somebody has chosen, or in the shortest that can express it. */
  async #write(): Promise<{ form: Form; text: string } | undefined> {
    const [figure, form] = [this.#figure, this.#form];
    const { run } = figure;
    if (!run) return undefined;
    if (form === 'jflap') {
      const [{ writeJflap }, table] = await Promise.all([
        import('../../../writing/jflap.ts'),
        run.ask('table'),
      ]);
      return { form, text: writeJflap(table) };
    }
    if (form === 'jsturing' || form === 'quadruples') {
      return { form, text: await writeGiven(await run.ask('text', 'yaml'), form, figure.lifetime) };
    }
    if (form) return { form, text: await run.ask('text', form) };
    // A machine that accepts, or has many states, is not written on one line.
    const line = await run.ask('text', 'standard').catch(() => undefined);
    if (line !== undefined) return { form: 'standard', text: line };
    return { form: 'tuples', text: await run.ask('text', 'tuples') };
  }

  #side(side: Side, words: Messages): TemplateResult {
    return renderText(words, {
      name: side,
      label: `machine-${side}`,
      size: 24,
      value: this.#figure.currentScene()[side] ?? this.#figure.ran?.tape[side] ?? '',
      refused: this.#refused[side],
      about: words.text('machine-tape-about'),
      take: (text) => void this.#tape(side, text),
    });
  }

  /** The field is left now, and hands over its text, if it has not done so. */
  readonly #pressed = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).focus();
    void this.#run();
  };

  /** Runs the machine whose rules were typed. */
  async #run(): Promise<void> {
    const { text } = this.#given;
    if (text === undefined) return this.#say('machine-run-same');
    const reading = this.#given.reading ?? (await this.#given.take(text));
    if (!reading) return;
    // What a link holds says by itself how it is read.
    const table = reading.own;
    const fields = { machine: 'written', table, left: undefined, right: undefined } as const;
    const error = await this.#wrong(fields, table, longest.table);
    if (error) {
      // How the text would be read is no answer any more.
      this.#given.reading = undefined;
      this.#refuse('table', { text, error });
    } else await this.#edit(fields);
  }

  /** Reads a text, so that it can be seen how it would be understood. */
  async #take(text: string): Promise<void> {
    const { table: _, ...refused } = this.#refused;
    this.#refused = refused;
    await this.#given.take(text);
  }

  /** The text that is refused, before or after somebody wanted to run it. */
  get #refusedText(): Refused | undefined {
    const { text, error } = this.#given;
    return this.#refused.table ?? (text !== undefined && error ? { text, error } : undefined);
  }

  /** Runs the machine whose table was edited, on the tape that it has; or says what is wrong with it. */
  async #cells(table: string): Promise<CodedError | undefined> {
    const { left, right } = this.#figure.currentScene();
    const fields = { machine: 'written', table, left, right } as const;
    const error = await this.#wrong(fields, table, longest.table);
    if (!error) await this.#edit(fields);
    return error;
  }

  async #tape(side: Side, text: string): Promise<void> {
    const error = await this.#wrong({ [side]: text }, text, longest.tape);
    if (error) this.#refuse(side, { text, error });
    else await this.#edit({ [side]: text });
  }

  /** What is wrong with a change. */
  async #wrong(
    fields: Partial<Machine>,
    text: string,
    limit: number,
  ): Promise<CodedError | undefined> {
    const { length } = text;
    if (length > limit) {
      const code = 'table' in fields ? 'machine-rules-too-long' : 'machine-too-long';
      return new CodedError(code, { length, limit });
    }
    const config = configOf({ ...this.#figure.currentScene(), ...fields });
    return this.#figure.refusal('TuringMachine', config);
  }

  #refuse(field: 'table' | Side, refused: Refused): void {
    this.#refused = { ...this.#refused, [field]: refused };
    this.#figure.requestUpdate();
  }

  /** Another machine or tape begins anew; undo leads back. */
  async #edit(fields: Partial<Machine>): Promise<void> {
    const { typed: _, ...machine } = this.#now;
    // The machine comes back with its own text, and with one undo.
    this.#history.forgetLast(({ typed: __, ...before }) => same(before, machine));
    this.#history.keep(machine);
    await this.#begin(fields);
  }

  async #undo(): Promise<void> {
    const now = this.#now;
    const { typed, ...before } = this.#history.undo(now) ?? now;
    const { typed: _, ...machine } = now;
    if (same(before, machine)) this.#say('machine-text-back');
    else await this.#begin(before);
    this.#given.forget();
    this.#refused = {};
    if (typed !== undefined) await this.#given.take(typed.text, typed.choice);
    this.#figure.requestUpdate();
  }

  #say(id: 'machine-run-same' | 'machine-text-back'): void {
    const { announcer, words } = this.#figure;
    if (words) announcer.say(words.text(id));
  }

  get #now(): Moment {
    return { ...machineOf(this.#figure.currentScene()), typed: this.#given.now };
  }

  #begin(fields: Partial<Machine>): Promise<void> {
    this.#grid.forgive();
    return this.#figure.begin(fields);
  }
}
