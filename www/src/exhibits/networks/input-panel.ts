import { html, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { shorten } from '../../share/codec-notices.ts';
import { readNumbers } from '../../share/codec-numbers.ts';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { largestValue, mostWires } from './fields.ts';
import { type NetworkScene, seeds } from './scene.ts';
import type { Traced } from './traced.ts';

/** What somebody has typed and was refused. */
export interface TypedDraft {
  readonly text: string;
  readonly error: CodedError;
}

export interface InputPanel {
  readonly words: Messages;
  readonly scene: NetworkScene;
  readonly traced: Traced;
  readonly fields: Fields;
  readonly draft: TypedDraft | undefined;
  take(fields: Partial<NetworkScene>): void;
  refuse(draft: TypedDraft | undefined): void;
}

/** What comes in: made, or typed. */
export function renderInputPanel(panel: InputPanel): TemplateResult {
  const { words, scene, traced, fields, draft, take } = panel;
  const made = ['random', 'sorted', 'reversed'] as const;
  const seed = {
    name: 'seed',
    ...seeds,
    value: () => scene.seed,
    take: (value: number) => take({ input: 'random', values: undefined, seed: value, cursor: 0 }),
  };
  const typed = (event: Event) => {
    const text = (event.target as HTMLTextAreaElement).value;
    const read = readValues(text, traced.wires);
    if (read instanceof CodedError) panel.refuse({ text, error: read });
    else {
      panel.refuse(undefined);
      take({ input: 'typed', values: read, cursor: 0 });
    }
  };
  return html`<fieldset><legend>${words.text('input-made')}</legend>
      ${made.map(
        (input) => html`<label class="check"><input type="radio" name="input" value=${input}
          .checked=${scene.input === input} @change=${() => take({ input, values: undefined, cursor: 0 })} />
          ${words.text(`input-${input}`)}</label>`,
      )}
      ${fields.render(seed, words)}
      <button class="primary" @click=${() => take({ input: 'random', values: undefined, seed: (scene.seed + 1) % (seeds.max + 1), cursor: 0 })}>${words.text('input-another')}</button>
    </fieldset>
    <fieldset class="wide"><legend>${words.text('input-typed')}</legend>
      <textarea name="values" rows="2" cols="50" spellcheck="false" autocomplete="off"
        aria-label=${words.text('input-typed')} aria-describedby="about-values"
        aria-invalid=${draft ? 'true' : 'false'} .value=${draft?.text ?? traced.row(0).join(' ')}
        @change=${typed}></textarea>
      ${
        draft
          ? html`<span id="about-values" class="wrong" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</span>`
          : html`<span id="about-values" class="about">${words.text('typed-limits', { count: traced.wires, largest: largestValue })}</span>`
      }
      <p class="about">${words.text('input-drag')}</p>
    </fieldset>`;
}

/** An element for each wire: numbers with blanks between, or zeros and ones without any. */
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
    return new CodedError('not-a-value', { wrong: shorten(read.wrong), ...limits });
  }
  const { numbers } = read;
  if (numbers.length === wires) return numbers;
  return new CodedError('count-values', { count: numbers.length, wires });
}
