import { html, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { shorten } from '../../share/codec-notices.ts';
import { readNumbers } from '../../share/codec-numbers.ts';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { mostElements, mostTyped, typedLimits } from './fields.ts';
import type { Draft } from './panels.ts';
import { inputs, type QuicksortScene, seeds, victims } from './scene.ts';

export interface InputPanel {
  readonly words: Messages;
  readonly scene: QuicksortScene;
  readonly fields: Fields;
  /** What was typed and refused; and why a list that was to be made was. */
  readonly draft: Draft | undefined;
  readonly unmade: CodedError | undefined;
  readonly values: Uint32Array;
  /** Tries another list, made or typed; the old one stays if it is refused. */
  make(fields: Partial<QuicksortScene>): void;
  attempt(fields: Partial<QuicksortScene>, text: string): void;
  refuse(error: CodedError, text: string): void;
  /** What was typed is again what is there. */
  forget(): void;
}

/** How the elements lie at the start: made to measure, or typed. */
export function renderInputPanel(panel: InputPanel): TemplateResult {
  const { words, scene, fields, draft, unmade, make } = panel;
  const made = inputs.filter((input) => input !== 'typed');
  const killer = scene.input === 'time-killer' || scene.input === 'stack-killer';
  return html`<fieldset class="wide columns"><legend>${words.text('input-made')}</legend>
      ${made.map(
        (input) => html`<label class="check"><input type="radio" name="input" value=${input}
          .checked=${scene.input === input} @change=${() => make({ input, values: undefined })} />
          ${words.text(`input-${input}`)}</label>`,
      )}
      ${
        unmade
          ? html`<span class="wrong" role="alert">${words.text(`error-${unmade.code}`, unmade.params)}</span>`
          : html`<span class="about">${words.text(`input-${scene.input}-about`)}</span>`
      }
    </fieldset>
    ${
      killer
        ? html`<fieldset><legend>${words.text('input-against')}</legend>
        <select name="against" aria-label=${words.text('input-against')} @change=${(event: Event) =>
          make({
            against: (event.target as HTMLSelectElement).value as QuicksortScene['against'],
          })}>
          ${victims.map(
            (rule) =>
              html`<option value=${rule} ?selected=${rule === scene.against}>${words.text(`pivot-${rule}`)}</option>`,
          )}</select>
      </fieldset>`
        : ''
    }
    <fieldset><legend>${words.text('input-size')}</legend>
      ${fields.render(
        {
          name: 'length',
          min: 1,
          max: mostElements,
          value: () => panel.values.length,
          take: (length) =>
            make({
              length,
              values: undefined,
              input: scene.input === 'typed' ? 'random' : scene.input,
            }),
        },
        words,
      )}
      ${fields.render(
        { name: 'seed', ...seeds, value: () => scene.seed, take: (seed) => make({ seed }) },
        words,
      )}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('input-typed')}</legend>
      ${typed(panel)}
      ${
        draft
          ? html`<span id="about-list" class="wrong" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</span>`
          : html`<span id="about-list" class="about">${words.text('typed-limits', { ...typedLimits })}</span>`
      }
    </fieldset>`;
}

/** The list itself, to be edited or replaced by a pasted one. */
function typed({
  words,
  scene,
  draft,
  values,
  attempt,
  refuse,
  forget,
}: InputPanel): TemplateResult {
  const shown = values.length > mostTyped ? '' : values.join(' ');
  const take = (event: Event) => {
    const text = (event.target as HTMLTextAreaElement).value;
    if (text.trim() === shown) return forget();
    const read = readNumbers(text, typedLimits);
    if ('numbers' in read) attempt({ input: 'typed', values: read.numbers }, text);
    else refuse(unreadable(read), text);
  };
  return html`<textarea name="list" rows="3" cols="60" spellcheck="false" autocomplete="off"
    aria-label=${words.text('input-typed')} aria-describedby="about-list"
    aria-invalid=${draft ? 'true' : 'false'} .value=${draft?.text || (scene.input === 'typed' ? values.join(' ') : shown)}
    @change=${take}></textarea>`;
}

/** What is wrong with a list: it is empty, too long, or has a piece that is no number. */
function unreadable({ wrong, tooLong }: { wrong: string; tooLong: boolean }): CodedError {
  const limits = { ...typedLimits };
  if (wrong === '') return new CodedError('no-values');
  if (tooLong) return new CodedError('list-too-long', limits);
  return new CodedError('not-a-value', { wrong: shorten(wrong), ...limits });
}
