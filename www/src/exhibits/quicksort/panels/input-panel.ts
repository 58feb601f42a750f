import { html, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { type ReadNumbers, readNumbers, wrongPiece } from '../../../share/typed-numbers.ts';
import type { Fields } from '../../../stage/fields.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderChoice, renderNumber, renderSelect, renderText } from '../../../stage/inputs.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { same, Undo } from '../../../stage/undo.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Draft } from '../choices.ts';
import { mostElements, mostTyped, typedLimits } from '../fields.ts';
import { inputs, type QuicksortScene, seeds, victims } from '../scene.ts';
import type { ShownSort } from '../shown.ts';

/** The fields of a scene that say which list it is. */
type Listed = Pick<QuicksortScene, 'input' | 'length' | 'values' | 'seed' | 'against'>;

/** Lets the visitor change the list. A list that the core refuses stays in its field. */
export class InputPanel implements Panel {
  readonly #figure: ShownSort;
  readonly #files: FileOpener;
  readonly #undo: Undo<readonly [Listed, refused: string | undefined]>;

  constructor(figure: ShownSort) {
    this.#figure = figure;
    this.#files = new FileOpener(() => figure.requestUpdate());
    const listed = (): Listed => {
      const { input, length, values, seed, against } = figure.currentScene();
      return { input, length, values, seed, against };
    };
    const { choices } = figure;
    this.#undo = new Undo<readonly [Listed, string | undefined]>(
      () => [listed(), choices.draft('list')?.text],
      ([before]) => {
        // A text that was refused has changed no list.
        if (same(before, listed())) choices.withdraw();
        else void choices.attempt(before, { field: 'made', text: '' });
      },
    );
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  render(words: Messages): TemplateResult {
    const { choices, fields, values } = this.#figure;
    return renderInputPanel({
      words,
      scene: this.#figure.currentScene(),
      fields,
      draft: choices.draft('list'),
      unmade: choices.draft('made')?.error,
      values,
      make: (change) =>
        void this.#undo.around(() => choices.attempt(change, { field: 'made', text: '' })),
      attempt: (change, text) =>
        void this.#undo.around(() => choices.attempt(change, { field: 'list', text })),
      refuse: (error, text) =>
        void this.#undo.around(async () => choices.refuse({ field: 'list', text, error })),
      forget: () => choices.withdraw(),
      files: this.#files,
      undo: this.#undo.render(words),
    });
  }
}

export interface InputView {
  readonly words: Messages;
  readonly scene: QuicksortScene;
  readonly fields: Fields;
  /** The refused text, and the error that refused a list that the page makes. */
  readonly draft: Draft | undefined;
  readonly unmade: CodedError | undefined;
  readonly values: Uint32Array;
  /** Tries another list, made or typed. The old one stays if the core refuses it. */
  make(fields: Partial<QuicksortScene>): void;
  attempt(fields: Partial<QuicksortScene>, text: string): void;
  refuse(error: CodedError, text: string): void;
  /** Forgets the refused text: the field shows the list again. */
  forget(): void;
  readonly files: FileOpener;
  /** The button that brings the list before back. */
  readonly undo: unknown;
}

/** How the elements lie at the start: in a list that the page makes, or in a typed one. */
export function renderInputPanel(panel: InputView): TemplateResult {
  const { words, scene, fields, unmade, make } = panel;
  const made = inputs.filter((input) => input !== 'typed');
  const [length, seed] = [() => panel.values.length, () => scene.seed];
  const resize = (to: number) => {
    const input = scene.input === 'typed' ? 'random' : scene.input;
    make({ length: to, values: undefined, input });
  };
  const killer = scene.input === 'time-killer' || scene.input === 'stack-killer';
  return html`${renderChoice(
    words,
    {
      legend: 'input-made',
      name: 'input',
      choices: made,
      chosen: made.find((input) => input === scene.input),
      label: (input) => `input-${input}`,
      choose: (input) => make({ input, values: undefined }),
      look: 'wide columns',
    },
    unmade
      ? renderRefusal(words, unmade)
      : html`<span class="about">${words.text(`input-${scene.input}-about`)}</span>`,
  )}
    ${
      killer
        ? html`<fieldset><legend>${words.text('input-against')}</legend>
        ${renderSelect(
          'against',
          victims.map((rule) => [rule, words.text(`pivot-${rule}`)]),
          scene.against,
          (against) => make({ against }),
          words.text('input-against'),
        )}
      </fieldset>`
        : ''
    }
    <fieldset><legend>${words.text('input-size')}</legend>
      ${renderNumber(words, fields, 'length', { min: 1, max: mostElements }, length, resize)}
      ${renderNumber(words, fields, 'seed', seeds, seed, (to) => make({ seed: to }))}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('input-typed')}</legend>
      ${typed(panel)} ${panel.undo}
    </fieldset>`;
}

/** The list as text, which the visitor can edit or replace. */
function typed(panel: InputView): TemplateResult {
  const { words, scene, draft, values } = panel;
  const shown = values.length > mostTyped ? '' : values.join(' ');
  return renderText(words, {
    name: 'list',
    label: 'input-typed',
    size: 60,
    rows: 3,
    value: scene.input === 'typed' ? values.join(' ') : shown,
    refused: draft,
    about: words.text('typed-limits', { ...typedLimits }),
    files: panel.files,
    take: (text) => {
      if (text.trim() === shown) return panel.forget();
      const read = readNumbers(text, typedLimits);
      if ('numbers' in read) panel.attempt({ input: 'typed', values: read.numbers }, text);
      else panel.refuse(unreadable(read), text);
    },
  });
}

/** The error of a typed list: it is empty, too long, or has a piece that is not certainly one number. */
function unreadable(read: Exclude<ReadNumbers, { numbers: number[] }>): CodedError {
  const { wrong, tooLong } = read;
  const limits = { ...typedLimits };
  if (wrong === '') return new CodedError('no-values');
  if (tooLong) return new CodedError('list-too-long', limits);
  return wrongPiece(read, 'not-a-value', limits);
}
