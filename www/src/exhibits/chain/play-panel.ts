import { html, nothing } from 'lit';
import { renderOpponents } from '../../stage/opponent-fields.ts';
import type { ChainFigure } from './element.ts';
import { chainFields } from './scene.ts';

/** Against whom a game is played, and who moves first. */
export function renderPlayPanel(figure: ChainFigure): unknown {
  const { words, fields } = figure;
  if (!words) return nothing;
  const { opponent, computer, percent } = figure.currentScene();
  const begin = (): void => {
    figure.panel = undefined;
    void figure.begin({ seed: Math.floor(Math.random() * 1_000_000) });
  };
  return html`${renderOpponents(
    {
      choices: chainFields.opponent.choices,
      chosen: opponent,
      computer,
      percent,
      choose: (other) => figure.adjust({ opponent: other }),
      begin: (side) => figure.adjust({ computer: side }),
      err: (share) => figure.adjust({ percent: share }),
    },
    fields,
    words,
  )}
  <fieldset><legend>${words.text('play-begin-legend')}</legend>
    <button class="primary" @click=${begin}>${words.text('play-begin')}</button>
  </fieldset>`;
}
