import { html, type TemplateResult } from 'lit';
import type { IntegerField } from '../share/codec-fields.ts';
import type { Notice } from '../share/codec-notices.ts';
import type { Messages } from '../words/messages.ts';
import type { StageScene } from './stage-scene.ts';

const classroom = ['hints', 'reveal', 'predict', 'present'] as const;

/** What a teacher may set, as check boxes. */
export function renderClassroom(
  scene: StageScene,
  words: Messages,
  change: (fields: Partial<StageScene>) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${words.text('classroom')}</legend>
    ${classroom.map(
      (name) => html`<label class="check"><input type="checkbox" .checked=${scene[name]}
        @change=${(event: Event) => change({ [name]: (event.target as HTMLInputElement).checked })}
        />${words.text(`classroom-${name}`)}</label>`,
    )}
  </fieldset>`;
}

/** What stands in a field, and why it was not taken. */
export interface Draft {
  text: string;
  notice: Notice;
}

/** A field for a whole number: bad input stays as typed, with what is allowed beside it. */
export function renderInteger(
  name: string,
  field: IntegerField,
  value: number,
  words: Messages,
  drafts: Map<string, Draft>,
  change: (value: number) => void,
  redraw: () => void,
): TemplateResult {
  const draft = drafts.get(name);
  const take = (event: Event): void => {
    const text = (event.target as HTMLInputElement).value.trim();
    const read = field.read(name, text);
    if ('value' in read) {
      drafts.delete(name);
      change(read.value);
    } else {
      drafts.set(name, { text, notice: read.notice });
      redraw();
    }
  };
  const { min, max } = field;
  return html`<div class="field"><label>${words.text(`field-${name}`)}
      <input inputmode="numeric" autocomplete="off" size="5" name=${name}
        .value=${draft?.text ?? String(value)} aria-invalid=${draft ? 'true' : 'false'}
        aria-describedby=${`about-${name}`} @change=${take} /></label>
    <span id=${`about-${name}`} class=${draft ? 'wrong' : 'about'} role=${draft ? 'alert' : 'note'}>${
      draft ? words.text('field-wrong', { min, max }) : words.text('field-limits', { min, max })
    }</span></div>`;
}
