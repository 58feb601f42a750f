import { html, nothing, type TemplateResult } from 'lit';
import { renderNumber } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';

/** The network that is edited. */
type EditFigure = Pick<
  ShownNetwork,
  'traced' | 'fields' | 'editor' | 'done' | 'asked' | 'requestUpdate'
>;

/** Every edit as a field or a button, for those who do not point. */
export class EditPanel implements Panel {
  readonly #figure: EditFigure;
  /** The fields for the two wires of a comparator, counted from 1. */
  readonly #state = { one: 1, other: 2 };
  /** The number of the comparator to change, from 1. */
  #number = 1;

  constructor(figure: EditFigure) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced, fields, editor, done } = figure;
    if (!traced) return nothing;
    const state = this.#state;
    const { wires, size } = traced;
    const last = Math.max(1, wires);
    const wire = (name: 'one' | 'other') =>
      renderNumber(
        words,
        fields,
        `wire-${name}`,
        { min: 1, max: last },
        () => Math.min(state[name], last),
        (value) => {
          state[name] = value;
          figure.requestUpdate();
        },
      );
    const [one, other] = [Math.min(state.one, wires), Math.min(state.other, wires)];
    const unfit = wires < 2 || one === other || fields.wrong('wire-one', 'wire-other');
    return html`<fieldset><legend>${words.text('edit-add')}</legend>
      ${wire('one')} ${wire('other')}
      <button class="primary" aria-disabled=${unfit}
        @click=${() => !unfit && void editor.insert(done, one - 1, other - 1)}>${words.text('edit-add-here', { done })}</button>
      <p class="about">${words.text(one === other ? 'edit-same' : 'edit-add-about')}</p>
    </fieldset>
    ${size > 0 ? this.#change(words, traced) : ''}
    <fieldset><legend>${words.text('edit-all')}</legend>
      <button class="primary" aria-disabled=${!editor.canUndo} @click=${() => void editor.undo()}>${words.text('edit-undo')}</button>
      <button class="primary" aria-disabled=${!editor.canRedo} @click=${() => void editor.redo()}>${words.text('edit-redo')}</button>
      <button class="primary" aria-disabled=${size === 0}
        @click=${() => size > 0 && void editor.replace({ kind: 'typed', net: [], cursor: undefined })}>${words.text('edit-clear')}</button>
    </fieldset>
    <p class="about wide">${words.text('edit-about')}</p>`;
  }

  /** What changes one comparator: the touched one, or the one with the number in the field. */
  #change(words: Messages, traced: Traced): TemplateResult {
    const figure = this.#figure;
    const { fields, editor } = figure;
    const number = figure.asked === undefined ? this.#number : figure.asked + 1;
    const choose = (to: number) => {
      this.#number = to;
      figure.asked = undefined;
      figure.requestUpdate();
    };
    const k = Math.min(number, traced.size) - 1;
    const [low, high] = sure(traced.comparators[k]);
    const wrong = fields.wrong('comparator');
    return html`<fieldset><legend>${words.text('edit-change')}</legend>
    ${renderNumber(words, fields, 'comparator', { min: 1, max: traced.size }, () => k + 1, choose)}
    <p>${words.text('edit-chosen', { number: k + 1, one: low + 1, other: high + 1 })}</p>
    <button class="primary" aria-disabled=${wrong} @click=${() => !wrong && void editor.remove(k)}>${words.text('edit-remove')}</button>
    <button class="primary" aria-disabled=${wrong} @click=${() => !wrong && void editor.reverse(k)}>${words.text('edit-reverse')}</button>
  </fieldset>`;
  }
}
