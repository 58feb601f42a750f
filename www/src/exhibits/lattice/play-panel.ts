import { html, nothing, type TemplateResult } from 'lit';
import type { Fields } from '../../stage/fields.ts';
import { renderOpponents } from '../../stage/opponent-fields.ts';
import type { Messages } from '../../words/messages.ts';
import { areApples } from './rules.ts';
import { type LatticeScene, latticeFields, VALUES_SIDE } from './scene.ts';
import type { Point } from './view.ts';

export interface PlayPanel {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: LatticeScene;
  /** Where a new game begins; kept while it is typed. */
  readonly start: Point;
  change(fields: Partial<LatticeScene>): void;
  startFrom(start: Point): void;
  begin(fields: Partial<LatticeScene>): void;
}

/** Where a new game begins, against whom, and who moves first. */
export function renderPlayPanel(panel: PlayPanel): TemplateResult {
  const { words, fields, scene, start } = panel;
  if (Math.max(scene.columns, scene.rows) > VALUES_SIDE) {
    return html`<p>${words.text('play-too-large', { most: VALUES_SIDE })}</p>`;
  }
  const coordinate = (name: 'm' | 'n', max: number) =>
    fields.render(
      {
        name: `start-${name}`,
        min: 0,
        max,
        value: () => start[name],
        take: (value) => panel.startFrom({ ...start, [name]: value }),
      },
      words,
    );
  const opponents = latticeFields.opponent.choices.filter((name) => name !== 'copying');
  const shown = scene.opponent === 'copying' ? 'perfect' : scene.opponent;
  return html`<fieldset><legend>${words.text('play-from')}</legend>
      ${coordinate('m', VALUES_SIDE - 1)} ${coordinate('n', VALUES_SIDE - 1)}
    </fieldset>
    ${renderOpponents(
      {
        choices: opponents,
        chosen: shown,
        computer: scene.computer,
        percent: scene.percent,
        choose: (opponent) => panel.change({ opponent }),
        begin: (computer) => panel.change({ computer }),
        err: (percent) => panel.change({ percent }),
      },
      fields,
      words,
    )}
    <fieldset><legend>${words.text('play-begin-legend')}</legend>
      <button class="primary" @click=${() => {
        if (!fields.wrong('start-m', 'start-n')) panel.begin({ path: [start], opponent: shown });
      }}>${words.text('play-begin')}</button>
      ${
        areApples(scene.moves) && scene.end === 'misere'
          ? html`<button class="primary" @click=${() =>
              panel.begin({
                path: [{ m: 20, n: 0 }],
                opponent: 'copying',
                computer: 'second',
              })}>${words.text('play-strategy')}</button>
            <span class="about">${words.text('play-strategy-about')}</span>`
          : nothing
      }
    </fieldset>`;
}
