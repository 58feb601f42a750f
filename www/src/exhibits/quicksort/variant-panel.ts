import { html, type TemplateResult } from 'lit';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import type { Draft } from './panels.ts';
import { cutoffs, pivots, type QuicksortScene, schemes, seeds, smallSorts } from './scene.ts';

export interface VariantPanel {
  readonly words: Messages;
  readonly scene: QuicksortScene;
  readonly fields: Fields;
  readonly draft: Draft | undefined;
  /** Tries another way to sort; the old one stays if it is refused. */
  attempt(fields: Partial<QuicksortScene>): void;
}

/** Every clause of the document, to be switched: how to divide, around what, in which order, to what size. */
export function renderVariantPanel({
  words,
  scene,
  fields,
  draft,
  attempt,
}: VariantPanel): TemplateResult {
  const choose = <Field extends 'scheme' | 'pivot' | 'recurse' | 'calls' | 'small'>(
    field: Field,
    choices: readonly QuicksortScene[Field][],
  ) => html`<fieldset class=${field === 'pivot' ? 'columns' : ''}><legend>${words.text(`variant-${field}`)}</legend>
      ${choices.map(
        (name) => html`<label class="check"><input type="radio" name=${field} value=${name}
          .checked=${scene[field] === name}
          @change=${() => attempt({ [field]: name } as Partial<QuicksortScene>)} />
          ${words.text(field === 'pivot' ? `pivot-${name}` : `sort-${field}-${name}`)}</label>`,
      )}
      ${field === 'pivot' && (scene.pivot === 'random' || scene.pivot === 'document') ? chance() : ''}
      ${field === 'small' ? cutoff() : ''}
      <span class="about">${words.text(`variant-${field}-about`)}</span></fieldset>`;
  const chance = () =>
    fields.render(
      {
        name: 'chance',
        ...seeds,
        value: () => scene.chance,
        take: (value) => attempt({ chance: value }),
      },
      words,
    );
  const cutoff = () =>
    fields.render(
      {
        name: 'cutoff',
        ...cutoffs,
        value: () => scene.cutoff,
        take: (value) => attempt({ cutoff: value }),
      },
      words,
    );
  return html`${choose('scheme', schemes)} ${choose('pivot', pivots)}
    ${choose('recurse', ['smaller', 'larger', 'left'])} ${choose('calls', ['one', 'two'])}
    ${choose('small', smallSorts)}
    ${draft ? html`<p class="wrong wide" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</p>` : ''}`;
}
