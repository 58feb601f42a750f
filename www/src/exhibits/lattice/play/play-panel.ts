import { html, nothing } from 'lit';
import { renderNumber } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import { PlayPanel } from '../../../stage/play-panel.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import { type LatticeScene, latticeFields, startOf, VALUES_SIDE } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';
import { renderWholeGame, viewOf } from './play-view.ts';

/**
 * The copying opponent is not in this list: it plays only the blog post's own game, which has its own
 * button.
 */
const opponents = latticeFields.opponent.choices.filter((name) => name !== 'copying');

/** The panel that sets where a new game begins, who the opponent is, and who moves first. */
export function playPanel(figure: ShownLattice): Panel {
  let chosen: Point | undefined;
  const start = (): Point => chosen ?? startOf(figure.currentScene());
  const coordinate = (words: Messages, name: 'm' | 'n') =>
    renderNumber(
      words,
      figure.fields,
      `start-${name}`,
      { min: 0, max: VALUES_SIDE - 1 },
      () => start()[name],
      (value) => {
        chosen = { ...start(), [name]: value };
        figure.requestUpdate();
      },
    );
  const copying = { path: [{ m: 20, n: 0 }], opponent: 'copying', computer: 'second' } as const;
  const game = new PlayPanel<LatticeScene>(figure, {
    choices: opponents,
    begin: async (fields) => {
      if (!figure.fields.wrong('start-m', 'start-n'))
        await figure.begin({ path: [start()], ...fields });
    },
    start: (words) => html`<fieldset><legend>${words.text('play-from')}</legend>
      ${coordinate(words, 'm')} ${coordinate(words, 'n')}</fieldset>`,
    more: (words) =>
      areApples(figure.rules.moves) && figure.rules.end === 'misere'
        ? html`<button class="primary" @click=${() => void figure.begin(copying)}>${words.text('play-strategy')}</button>
          <span class="about">${words.text('play-strategy-about')}</span>`
        : nothing,
  });
  return {
    render: (words) => {
      const { columns, rows } = figure.currentScene();
      if (Math.max(columns, rows) <= VALUES_SIDE) {
        return html`${figure.play.path ? renderWholeGame(viewOf(figure, words)) : nothing} ${game.render(words)}`;
      }
      return html`<p>${words.text('play-too-large', { most: VALUES_SIDE })}</p>`;
    },
  };
}
