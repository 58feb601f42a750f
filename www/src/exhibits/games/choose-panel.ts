import { html, nothing } from 'lit';
import type { CodedError } from '../../engine/errors.ts';
import { renderChoice, renderRefusal } from '../../stage/form.ts';
import type { Panel } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { GamesFigure } from './element.ts';
import { families, type GameName, gameNames, MOST_SIZE, sizesOf } from './families.ts';

/** The game that the visitor wants. */
interface Wanted {
  readonly game: GameName;
  readonly size: readonly number[];
}

/** The panel with the families of games and their sizes. */
export class ChoosePanel implements Panel {
  readonly #figure: GamesFigure;
  /** The game that the core is asked about, or that it has refused. */
  #draft: (Wanted & { readonly error?: CodedError }) | undefined;

  constructor(figure: GamesFigure) {
    this.#figure = figure;
  }

  forget(): void {
    this.#draft = undefined;
  }

  render(words: Messages): unknown {
    const scene = this.#figure.currentScene();
    const { game, size } = this.#draft ?? { game: scene.game, size: sizesOf(scene) };
    const numbers = families[game].sizes.map((name, at) =>
      this.#figure.fields.render(
        {
          name: `game-${name}`,
          min: 1,
          max: MOST_SIZE,
          value: () => size[at] ?? 1,
          take: (value) => void this.#try({ game, size: size.with(at, value) }),
        },
        words,
      ),
    );
    const refused = this.#draft?.error;
    return html`${renderChoice(words, {
      legend: 'choose-game',
      name: 'game',
      choices: gameNames,
      chosen: game,
      label: (name) => `game-${name}`,
      choose: (name) =>
        name === 'script'
          ? this.#figure.togglePanel('rules')
          : void this.#try({ game: name, size: families[name].usual }),
    })}
      <fieldset><legend>${words.text('choose-size')}</legend>
        ${numbers.length > 0 ? numbers : html`<p>${words.text('choose-no-size')}</p>`}
        ${refused ? renderRefusal(words, refused) : nothing}
      </fieldset>`;
  }

  /** Shows the game unless the core refuses it. */
  async #try(wanted: Wanted): Promise<void> {
    const figure = this.#figure;
    this.#draft = wanted;
    figure.requestUpdate();
    const error = await figure.refusal('SolvedGame', configOf(wanted), engine);
    if (this.#draft !== wanted) return;
    if (error) {
      this.#draft = { ...wanted, error };
      figure.requestUpdate();
      return;
    }
    const usual = wanted.size.join() === families[wanted.game].usual.join();
    await figure.change({
      game: wanted.game,
      size: usual ? undefined : wanted.size,
      plies: undefined,
      cursor: undefined,
    });
  }
}
