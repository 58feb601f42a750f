import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../engine/errors.ts';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import type { Colours } from './colours.ts';
import { renderPointFields, type TypedPoint } from './go-to.ts';
import { areApples } from './rules.ts';
import { type LatticeScene, latticeFields, mostSideOf, TRACED_SIDE } from './scene.ts';
import type { Point } from './view.ts';

export interface Settings {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: LatticeScene;
  /** The scene as it was asked for: what its fields say. */
  readonly asked: LatticeScene;
  readonly colours: Colours;
  /** Points of the closed region that were worked out. */
  readonly positions: number;
  /** Why another size was refused. */
  readonly refused: CodedError | undefined;
  readonly typed: Point;
  resize(size: { columns?: number; rows?: number }): void;
  change(fields: Partial<LatticeScene>): void;
  ask(point: Point): void;
  uncoverAll(): void;
}

/** The size of the plate, what its marks tell, in which order, and a point to ask by its numbers. */
export function renderSettings(settings: Settings): TemplateResult {
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
      ${
        refused
          ? html`<span class="wrong" role="alert">${words.text(`error-${refused.code}`, refused.params)}</span>`
          : nothing
      }
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

/** A choice, each for plates up to its own side. */
function choice<Choice extends string>(
  name: 'colour' | 'order',
  choices: readonly Choice[],
  mostOf: (choice: Choice) => number,
  settings: Settings,
): TemplateResult {
  const { words, scene, change } = settings;
  const fits = (most: number) => Math.max(scene.columns, scene.rows) <= most;
  const most = Math.min(...choices.map(mostOf));
  return html`<fieldset><legend>${words.text(`lattice-${name}`)}</legend>
    ${choices.map(
      (one) => html`<label class="check"><input type="radio" name=${name} value=${one}
        .checked=${scene[name] === one} ?disabled=${!fits(mostOf(one))}
        @change=${() => change({ [name]: one })} />
        ${words.text(`lattice-${name}-${one}`)}</label>`,
    )}
    ${fits(most) ? nothing : html`<span class="about">${words.text('field-up-to', { most })}</span>`}
  </fieldset>`;
}

/** The point to be asked: in the apple game by wholes and halves. */
function asking({ scene, colours, typed }: Settings): TypedPoint {
  const { columns, rows } = colours;
  const names = areApples(scene.moves) ? (['m', 'n'] as const) : (['at-m', 'at-n'] as const);
  return { names, columns, rows, typed };
}
