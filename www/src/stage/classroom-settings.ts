import { html, type TemplateResult } from 'lit';
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
