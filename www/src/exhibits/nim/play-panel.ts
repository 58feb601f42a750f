import { html, type TemplateResult } from 'lit';
import type { Fields } from '../../stage/fields.ts';
import { renderOpponents } from '../../stage/opponent-fields.ts';
import type { Messages } from '../../words/messages.ts';
import { type NimScene, nimFields } from './scene.ts';

export interface PlayPanel {
  readonly words: Messages;
  readonly fields: Fields;
  readonly scene: NimScene;
  change(fields: Partial<NimScene>): void;
  begin(): void;
}

/** Against whom a game is played, and who moves first. */
export function renderPlayPanel({
  words,
  fields,
  scene,
  change,
  begin,
}: PlayPanel): TemplateResult {
  return html`${renderOpponents(
    {
      choices: nimFields.opponent.choices,
      chosen: scene.opponent,
      computer: scene.computer,
      percent: scene.percent,
      choose: (opponent) => change({ opponent }),
      begin: (computer) => change({ computer }),
      err: (percent) => change({ percent }),
    },
    fields,
    words,
  )}
  <fieldset><legend>${words.text('play-begin-legend')}</legend>
    <button class="primary" @click=${begin}>${words.text('play-begin')}</button>
    <span class="about">${words.text('opponent-trap-about')}</span>
  </fieldset>`;
}
