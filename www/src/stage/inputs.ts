import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../engine/errors.ts';
import { withoutMarks } from '../words/hidden.ts';
import type { Messages } from '../words/messages.ts';
import type { Fields, NumberField } from './fields.ts';
import { renderRefusal } from './form.ts';

/** A choice of one among several, as radio buttons. */
export interface Choice<Value extends string> {
  /** The message above the buttons, which names their group. */
  readonly legend: string;
  /** The name of the buttons, which is also the field's name in a link. */
  readonly name: string;
  readonly choices: readonly Value[];
  readonly chosen: Value | undefined;
  /** The message of a value. */
  label(value: Value): string;
  choose(value: Value): void;
  /** Whether a value cannot be chosen now. */
  off?(value: Value): boolean;
  /** What stands after a value. */
  about?(value: Value): unknown;
  /** The class of the group: `columns` where there are many buttons, `wide` across the panel. */
  readonly look?: string;
}

/** A group of radio buttons with a remark below. */
export function renderChoice<Value extends string>(
  words: Messages,
  choice: Choice<Value>,
  about: unknown = nothing,
): TemplateResult {
  const { legend, name, chosen } = choice;
  return html`<fieldset class=${choice.look ?? nothing}><legend>${words.text(legend)}</legend>
    ${choice.choices.map(
      (value) => html`<label class="check"><input type="radio" name=${name} value=${value}
        .checked=${chosen === value} ?disabled=${choice.off?.(value) === true}
        @change=${() => choice.choose(value)} />
        ${words.text(choice.label(value))}</label>${choice.about?.(value) ?? nothing}`,
    )}
    ${about}</fieldset>`;
}

/** A list that opens, of which one value is chosen. It has a name of its own where no label surrounds it. */
export const renderSelect = <Value extends string | number | undefined>(
  name: string,
  options: readonly (readonly [value: Value, text: string])[],
  chosen: Value,
  choose: (value: Value) => void,
  label?: string,
): TemplateResult =>
  html`<select name=${name} aria-label=${label ?? nothing} @change=${(event: Event) => {
    const { value: typed } = event.target as HTMLSelectElement;
    const option = options.find(([value]) => String(value ?? '') === typed);
    if (option) choose(option[0]);
  }}>${options.map(
    ([value, text]) =>
      html`<option value=${value ?? ''} ?selected=${value === chosen} .selected=${value === chosen}>${text}</option>`,
  )}</select>`;

/** A box that is checked or not. */
export const renderCheck = (
  name: string,
  label: string,
  on: boolean,
  take: (on: boolean) => void,
  look = 'check',
): TemplateResult =>
  html`<label class=${look}><input type="checkbox" name=${name} .checked=${on}
    @change=${(event: Event) => take((event.target as HTMLInputElement).checked)} /> ${label}</label>`;

/** A field for a whole number, among the fields of its figure. */
export const renderNumber = (
  words: Messages,
  fields: Fields,
  name: string,
  { min, max }: Pick<NumberField, 'min' | 'max'>,
  value: () => number,
  take: (value: number) => void,
): TemplateResult => fields.render({ name, min, max, value, take }, words);

/** Input that was refused, with the reason. */
export interface Refused {
  readonly text: string;
  readonly error: CodedError | undefined;
}

/** A field into which files can be opened. */
export interface FileField {
  /** What the field holds now. */
  readonly text: string;
  take(text: string): void;
  /** The kinds of files that the browser offers first. */
  readonly accept?: string;
}

/** What opens them. */
export interface FileSource {
  render(words: Messages, field: FileField): TemplateResult;
}

/** A field for text. */
export interface TextField {
  /** The name of the field. The element that describes it has the id `about-<name>`. */
  readonly name: string;
  /** The message beside the field, or its accessible name if it is an area. */
  readonly label: string;
  /** Its width in characters. */
  readonly size: number;
  /** Its height in lines, if it is an area and not a line. */
  readonly rows?: number;
  /** The text of the field unless input was refused. */
  readonly value: string;
  readonly refused: Refused | undefined;
  /** What may be typed. */
  readonly about: unknown;
  take(text: string): void;
  /** What opens a file in place of the text. */
  readonly files?: FileSource;
}

/** A field for text. Refused input stays in it, and the reason takes the place of the help. */
export function renderText(words: Messages, field: TextField): TemplateResult {
  const { name, size, rows, refused, files } = field;
  const about = `about-${name}`;
  const value = refused?.text ?? field.value;
  const invalid = refused?.error ? 'true' : 'false';
  const label = words.text(field.label);
  const opens = files?.render(words, { text: value, take: (text) => field.take(text) }) ?? nothing;
  const taken = (event: Event) =>
    field.take(withoutMarks((event.target as HTMLInputElement | HTMLTextAreaElement).value));
  const remark = refused?.error
    ? renderRefusal(words, refused.error, about)
    : html`<span id=${about} class="about">${field.about}</span>`;
  if (rows !== undefined) {
    return html`<textarea name=${name} rows=${rows} cols=${size} spellcheck="false" autocomplete="off"
      aria-label=${label} aria-describedby=${about} aria-invalid=${invalid} .value=${value}
      @change=${taken}></textarea> ${remark} ${opens}`;
  }
  return html`<span class="field wide"><label><span>${label}</span>
      <input name=${name} autocomplete="off" spellcheck="false" size=${size} .value=${value}
        aria-invalid=${invalid} aria-describedby=${about} @change=${taken} /></label>
    ${remark} ${opens}</span>`;
}
