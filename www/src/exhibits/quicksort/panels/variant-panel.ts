import { html, type TemplateResult } from 'lit';
import type { Range } from '../../../share/codec-notices.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderChoice, renderNumber } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { cutoffs, pivots, type QuicksortScene, schemes, seeds, smallSorts } from '../scene.ts';
import type { ShownSort } from '../shown.ts';

/** The sort that is chosen. */
type VariantFigure = Pick<ShownSort, 'choices' | 'fields' | 'currentScene'>;

/**
 * A choice for each clause of the sort: how to divide, which pivot, which side first, and how to sort short parts. The sort
 * stays as it is if the core refuses a choice.
 */
export class VariantPanel implements Panel {
  readonly #figure: VariantFigure;

  constructor(figure: VariantFigure) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult {
    const { choices, fields } = this.#figure;
    const scene = this.#figure.currentScene();
    const attempt = (change: Partial<QuicksortScene>) =>
      void choices.attempt(change, { field: 'sort', text: '' });
    const choose = <Field extends 'scheme' | 'pivot' | 'recurse' | 'calls' | 'small'>(
      field: Field,
      choices: readonly QuicksortScene[Field][],
    ) =>
      renderChoice(
        words,
        {
          legend: `variant-${field}`,
          name: field,
          choices,
          chosen: scene[field],
          label: (name) => (field === 'pivot' ? `pivot-${name}` : `sort-${field}-${name}`),
          choose: (name) => attempt({ [field]: name }),
          ...(field === 'pivot' && { look: 'columns' }),
        },
        html`${field === 'pivot' && (scene.pivot === 'random' || scene.pivot === 'document') ? number('chance', seeds) : ''}
      ${field === 'small' ? number('cutoff', cutoffs) : ''}
      <span class="about">${words.text(`variant-${field}-about`)}</span>`,
      );
    const number = (name: 'chance' | 'cutoff', range: Range) =>
      renderNumber(
        words,
        fields,
        name,
        range,
        () => scene[name],
        (to) => attempt({ [name]: to }),
      );
    return html`${choose('scheme', schemes)} ${choose('pivot', pivots)}
    ${choose('recurse', ['smaller', 'larger', 'left'])} ${choose('calls', ['one', 'two'])}
    ${choose('small', smallSorts)}
    <p class="wide">${renderRefusal(words, choices.draft('sort')?.error)}</p>`;
  }
}
