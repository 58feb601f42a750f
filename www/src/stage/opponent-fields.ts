import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Fields } from './fields.ts';

/** Against whom a game is played. */
export interface Opponents<Opponent extends string> {
  readonly choices: readonly Opponent[];
  readonly chosen: Opponent;
  readonly computer: 'first' | 'second';
  /** How often an erring opponent errs. */
  readonly percent: number;
  choose(opponent: Opponent): void;
  begin(computer: 'first' | 'second'): void;
  err(percent: number): void;
}

/** The fields that say against whom one plays, and who moves first. */
export function renderOpponents<Opponent extends string>(
  opponents: Opponents<Opponent>,
  fields: Fields,
  words: Messages,
): TemplateResult {
  const { choices, chosen, computer } = opponents;
  return html`<fieldset><legend>${words.text('play-against')}</legend>
      ${choices.map(
        (name) => html`<label class="check"><input type="radio" name="opponent" value=${name}
          .checked=${chosen === name} @change=${() => opponents.choose(name)} />
          ${words.text(`opponent-${name}`)}</label>`,
      )}
      ${
        chosen === 'erring'
          ? fields.render(
              {
                name: 'percent',
                min: 0,
                max: 100,
                value: () => opponents.percent,
                take: (percent) => opponents.err(percent),
              },
              words,
            )
          : nothing
      }
    </fieldset>
    ${
      chosen === 'human'
        ? nothing
        : html`<fieldset><legend>${words.text('play-who')}</legend>
        ${(['second', 'first'] as const).map(
          (side) => html`<label class="check"><input type="radio" name="computer" value=${side}
            .checked=${computer === side} @change=${() => opponents.begin(side)} />
            ${words.text(`play-computer-${side}`)}</label>`,
        )}</fieldset>`
    }`;
}
