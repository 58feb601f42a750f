import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { readNumbers, wrongPiece } from '../../../share/typed-numbers.ts';
import type { Fields } from '../../../stage/fields.ts';
import { renderChoice, renderText } from '../../../stage/inputs.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { takeAtEnter } from '../../../stage/take-at-enter.ts';
import type { Messages } from '../../../words/messages.ts';
import { largestValue, mostWires } from '../fields.ts';
import { type NetworkScene, seeds } from '../scene.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';

/** A list that the visitor typed and that was refused. */
export interface TypedDraft {
  readonly text: string;
  readonly error: CodedError;
}

/** The network whose elements are chosen. */
type InputFigure = Pick<
  ShownNetwork,
  'traced' | 'fields' | 'editor' | 'currentScene' | 'requestUpdate'
>;

/** Lets the visitor choose the elements that come in. */
export class InputPanel implements Panel {
  readonly #figure: InputFigure;
  readonly #files: FileOpener;
  #draft: TypedDraft | undefined;

  constructor(figure: InputFigure) {
    this.#figure = figure;
    this.#files = new FileOpener(() => figure.requestUpdate());
  }

  forget(): void {
    this.#draft = undefined;
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced, fields } = figure;
    if (!traced) return nothing;
    return renderInputPanel({
      words,
      scene: figure.currentScene(),
      traced,
      fields,
      draft: this.#draft,
      files: this.#files,
      take: (change) => void figure.editor.replace(change, undefined, true),
      refuse: (draft) => {
        this.#draft = draft;
        figure.requestUpdate();
      },
    });
  }
}

export interface InputView {
  readonly words: Messages;
  readonly scene: NetworkScene;
  readonly traced: Traced;
  readonly fields: Fields;
  readonly draft: TypedDraft | undefined;
  /** What opens a file as elements. */
  readonly files: FileOpener;
  take(fields: Partial<NetworkScene>): void;
  refuse(draft: TypedDraft | undefined): void;
}

/** The elements that come in: generated, or typed. */
export function renderInputPanel(panel: InputView): TemplateResult {
  const { words, scene, traced, fields, draft, take } = panel;
  const made = ['random', 'sorted', 'reversed'] as const;
  const seed = {
    name: 'seed',
    ...seeds,
    value: () => scene.seed,
    take: (value: number) => take({ input: 'random', values: undefined, seed: value, cursor: 0 }),
  };
  const typed = (text: string) => {
    const read = readValues(text, traced.wires);
    if (read instanceof CodedError) panel.refuse({ text, error: read });
    else {
      panel.refuse(undefined);
      take({ input: 'typed', values: read, cursor: 0 });
    }
  };
  const another = () =>
    take({
      input: 'random',
      values: undefined,
      seed: (scene.seed + 1) % (seeds.max + 1),
      cursor: 0,
    });
  return html`${renderChoice(
    words,
    {
      legend: 'input-made',
      name: 'input',
      choices: made,
      chosen: made.find((input) => input === scene.input),
      label: (input) => `input-${input}`,
      choose: (input) => take({ input, values: undefined, cursor: 0 }),
    },
    html`${fields.render(seed, words)}
      <button class="primary" @click=${another}>${words.text('input-another')}</button>`,
  )}
    <fieldset class="wide" @keydown=${takeAtEnter}><legend>${words.text('input-typed')}</legend>
      ${renderText(words, {
        name: 'values',
        label: 'input-typed',
        size: 50,
        rows: 2,
        value: traced.row(0).join(' '),
        refused: draft,
        about: words.text('typed-limits', { count: traced.wires, largest: largestValue }),
        take: typed,
        files: panel.files,
      })}
      <p class="about">${words.text('input-drag')}</p>
    </fieldset>`;
}

/** Reads one element for each wire: numbers with spaces between them, or zeros and ones without spaces. */
function readValues(text: string, wires: number): number[] | CodedError {
  const bits = text.trim();
  if (wires > 1 && /^[01]{2,}$/.test(bits)) {
    if (bits.length === wires) return [...bits].map(Number);
    return new CodedError('count-values', { count: bits.length, wires });
  }
  const limits = { most: mostWires, largest: largestValue };
  const read = readNumbers(text, limits);
  if (!('numbers' in read)) {
    if (read.wrong === '' && wires === 0) return [];
    if (read.wrong === '' || read.tooLong) {
      const count = text.split(/[\s,;]+/).filter((piece) => piece !== '').length;
      return new CodedError('count-values', { count, wires });
    }
    return wrongPiece(read, 'not-a-value', limits);
  }
  const { numbers } = read;
  if (numbers.length === wires) return numbers;
  return new CodedError('count-values', { count: numbers.length, wires });
}
