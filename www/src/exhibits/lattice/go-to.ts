import { html, type TemplateResult } from 'lit';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import type { Colours } from './colours.ts';
import type { Point } from './view.ts';

/** Two fields and a button that ask a point by its numbers, for those who do not point. */
export function renderGoTo(
  words: Messages,
  fields: Fields,
  { columns, rows }: Colours,
  typed: Point,
  ask: (point: Point) => void,
): TemplateResult {
  const field = (name: 'm' | 'n', count: number) =>
    fields.render(
      {
        name,
        min: 0,
        max: count - 1,
        value: () => typed[name],
        take: (value) => {
          Object.assign(typed, { [name]: value });
        },
      },
      words,
    );
  return html`<fieldset><legend>${words.text('go-to')}</legend>
    ${field('m', columns)} ${field('n', rows)}
    <button class="primary" @click=${() => !fields.wrong('m', 'n') && ask({ ...typed })}>${words.text('go-to-ask')}</button>
  </fieldset>`;
}
