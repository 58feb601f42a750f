import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../../engine/errors.ts';
import { shownScene } from '../../../share/codec.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderChoice } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import { latticeFields, mostSideOf, TRACED_SIDE } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';
import { renderPointFields, type TypedPoint } from './go-to.ts';

/** The settings that only the lattice has: size, what the marks show, the order of the steps, and a point to ask about. */
export class SettingsPanel implements Panel {
  readonly #figure: ShownLattice;
  /** Why the core refused another size. */
  #refused: CodedError | undefined;
  /** The numbers in the fields that ask about a point. */
  readonly #typed: Point = { m: 0, n: 0 };

  constructor(figure: ShownLattice) {
    this.#figure = figure;
  }

  forget(): void {
    this.#refused = undefined;
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { fields } = figure;
    const scene = figure.currentScene();
    // The fields show what the visitor asked for, even if the core refused it.
    const asked = shownScene(figure.link);
    const { colour, order } = latticeFields;
    const side = (name: 'columns' | 'rows') => {
      const { min, max } = latticeFields[name];
      const take = (value: number) => void this.#resize({ [name]: value });
      return fields.render({ name, min, max, value: () => asked[name], take }, words);
    };
    return html`<fieldset><legend>${words.text('lattice-size')}</legend>
      ${side('columns')} ${side('rows')}
      ${figure.summary ? html`<span class="about">${words.text('lattice-solved', { positions: figure.summary.positions })}</span>` : nothing}
      ${renderRefusal(words, this.#refused)}
    </fieldset>
    ${this.#choice(words, 'colour', colour.choices, (one) => mostSideOf(one, scene.moves))}
    ${this.#choice(words, 'order', order.choices, (one) => (one === 'pull' ? latticeFields.columns.max : TRACED_SIDE))}
    <fieldset><legend>${words.text('go-to')}</legend>
      ${renderPointFields(words, fields, this.#asking(), 'go-to-ask', (point) => void figure.ask(point))}
    </fieldset>
    ${
      scene.reveal
        ? html`<button @click=${() => figure.uncoverAll()}>${words.text('reveal-all')}</button>`
        : nothing
    }`;
  }

  /** A group of choices, each of which is possible only up to its own size of the picture. */
  #choice<Choice extends string>(
    words: Messages,
    name: 'colour' | 'order',
    choices: readonly Choice[],
    mostOf: (choice: Choice) => number,
  ): TemplateResult {
    const scene = this.#figure.currentScene();
    const fits = (most: number) => Math.max(scene.columns, scene.rows) <= most;
    const most = Math.min(...choices.map(mostOf));
    return renderChoice(
      words,
      {
        legend: `lattice-${name}`,
        name,
        choices,
        chosen: choices.find((one) => one === scene[name]),
        label: (one) => `lattice-${name}-${one}`,
        choose: (one) => void this.#figure.change({ [name]: one }),
        off: (one) => !fits(mostOf(one)),
      },
      fits(most)
        ? nothing
        : html`<span class="about">${words.text('field-up-to', { most })}</span>`,
    );
  }

  /** The fields that ask about a point; in the apple game they are called wholes and halves. */
  #asking(): TypedPoint {
    const { columns, rows } = this.#figure.colours;
    const typed = this.#typed;
    const names = areApples(this.#figure.currentScene().moves)
      ? (['m', 'n'] as const)
      : (['at-m', 'at-n'] as const);
    return { names, columns, rows, typed };
  }

  /** Changes the size, if the core accepts the region that it needs. */
  async #resize(size: { columns?: number; rows?: number }): Promise<void> {
    const figure = this.#figure;
    const scene = { ...figure.currentScene(), ...size, order: 'pull' as const };
    this.#refused = await figure.refusal('LatticePlan', configOf(scene));
    if (!this.#refused) {
      await figure.change(size);
      return;
    }
    for (const [name, side] of Object.entries(size)) figure.fields.keep(name, String(side));
    figure.requestUpdate();
  }
}
