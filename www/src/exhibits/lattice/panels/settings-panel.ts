import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../../engine/errors.ts';
import { shownScene } from '../../../share/codec.ts';
import type { Fields } from '../../../stage/fields.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderChoice } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import type { Colours } from '../picture/colours.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import { type LatticeScene, latticeFields, mostSideOf, TRACED_SIDE } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';
import { renderPointFields, type TypedPoint } from './go-to.ts';

/** The settings that only the lattice has. */
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
    return renderSettings({
      words,
      fields: figure.fields,
      scene: figure.currentScene(),
      asked: shownScene(figure.link),
      colours: figure.colours,
      positions: figure.summary?.positions ?? 0,
      refused: this.#refused,
      typed: this.#typed,
      resize: (size) => void this.#resize(size),
      change: (fields) => void figure.change(fields),
      ask: (point) => void figure.ask(point),
      uncoverAll: () => figure.uncoverAll(),
    });
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

interface Settings {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: LatticeScene;
  /** The scene that the visitor asked for, which the fields show even if the core refused it. */
  readonly asked: LatticeScene;
  readonly colours: Colours;
  /** How many points the core has solved: those drawn, and those that moves lead to. */
  readonly positions: number;
  /** Why the core refused another size. */
  readonly refused: CodedError | undefined;
  readonly typed: Point;
  resize(size: { columns?: number; rows?: number }): void;
  change(fields: Partial<LatticeScene>): void;
  ask(point: Point): void;
  uncoverAll(): void;
}

/**
 * Renders the size of the picture, what its marks show, the order of the steps, and the fields that ask about
 * a point.
 */
function renderSettings(settings: Settings): TemplateResult {
  const { words, fields, scene, asked, refused } = settings;
  const { colour, order } = latticeFields;
  const side = (name: 'columns' | 'rows') => {
    const { min, max } = latticeFields[name];
    const take = (value: number) => settings.resize({ [name]: value });
    return fields.render({ name, min, max, value: () => asked[name], take }, words);
  };
  return html`<fieldset><legend>${words.text('lattice-size')}</legend>
      ${side('columns')} ${side('rows')}
      <span class="about">${words.text('lattice-solved', { positions: settings.positions })}</span>
      ${renderRefusal(words, refused)}
    </fieldset>
    ${choice('colour', colour.choices, (one) => mostSideOf(one, scene.moves), settings)}
    ${choice('order', order.choices, (one) => (one === 'pull' ? latticeFields.columns.max : TRACED_SIDE), settings)}
    <fieldset><legend>${words.text('go-to')}</legend>
      ${renderPointFields(words, fields, asking(settings), 'go-to-ask', settings.ask)}
    </fieldset>
    ${
      scene.reveal
        ? html`<button @click=${settings.uncoverAll}>${words.text('reveal-all')}</button>`
        : nothing
    }`;
}

/** A group of choices, each of which is possible only up to its own size of the picture. */
function choice<Choice extends string>(
  name: 'colour' | 'order',
  choices: readonly Choice[],
  mostOf: (choice: Choice) => number,
  settings: Settings,
): TemplateResult {
  const { words, scene, change } = settings;
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
      choose: (one) => change({ [name]: one }),
      off: (one) => !fits(mostOf(one)),
    },
    fits(most) ? nothing : html`<span class="about">${words.text('field-up-to', { most })}</span>`,
  );
}

/** The fields that ask about a point; in the apple game they are called wholes and halves. */
function asking({ scene, colours, typed }: Settings): TypedPoint {
  const { columns, rows } = colours;
  const names = areApples(scene.moves) ? (['m', 'n'] as const) : (['at-m', 'at-n'] as const);
  return { names, columns, rows, typed };
}
