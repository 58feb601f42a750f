import { html, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { type ReadNumbers, readNumbers, wrongPiece } from '../../../share/typed-numbers.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderChoice, renderNumber, renderSelect, renderText } from '../../../stage/inputs.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { takeAtEnter } from '../../../stage/take-at-enter.ts';
import { same, Undo } from '../../../stage/undo.ts';
import type { Messages } from '../../../words/messages.ts';
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
    const scene = this.#figure.currentScene();
    const unmade = choices.draft('made')?.error;
    const make = (change: Partial<QuicksortScene>) =>
      void this.#undo.around(() => choices.attempt(change, { field: 'made', text: '' }));
    const made = inputs.filter((input) => input !== 'typed');
    const [length, seed] = [() => values.length, () => scene.seed];
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
    <fieldset class="wide" @keydown=${takeAtEnter}><legend>${words.text('input-typed')}</legend>
      ${this.#typed(words, scene)} ${this.#undo.render(words)}
    </fieldset>`;
  }

  /** The list as text, which the visitor can edit or replace. */
  #typed(words: Messages, { input }: QuicksortScene): TemplateResult {
    const { choices, values } = this.#figure;
    const shown = values.length > mostTyped ? '' : values.join(' ');
    return renderText(words, {
      name: 'list',
      label: 'input-typed',
      size: 60,
      rows: 3,
      value: input === 'typed' ? values.join(' ') : shown,
      refused: choices.draft('list'),
      about: words.text('typed-limits', { ...typedLimits }),
      files: this.#files,
      take: (text) => {
        if (text.trim() === shown) return choices.withdraw();
        const read = readNumbers(text, typedLimits);
        const field = { field: 'list', text } as const;
        void this.#undo.around(async () => {
          if ('numbers' in read)
            await choices.attempt({ input: 'typed', values: read.numbers }, field);
          else choices.refuse({ ...field, error: unreadable(read) });
        });
      },
    });
  }
}

/** The error of a typed list: it is empty, too long, or has a piece that is not certainly one number. */
function unreadable(read: Exclude<ReadNumbers, { numbers: number[] }>): CodedError {
  const { wrong, tooLong } = read;
  const limits = { ...typedLimits };
  if (wrong === '') return new CodedError('no-values');
  if (tooLong) return new CodedError('list-too-long', limits);
  return wrongPiece(read, 'not-a-value', limits);
}
