import { nothing } from 'lit';
import { GamePanels } from '../../stage/game-panels.ts';
import type { Messages } from '../../words/messages.ts';
import type { GamesFigure } from './element.ts';
import { type GamesScene, gamesFields } from './scene.ts';

/** The panels around a game, and its buttons. */
export class GamesPanels extends GamePanels<GamesScene> {
  readonly #figure: GamesFigure;

  constructor(figure: GamesFigure) {
    const view = async () => {
      const { renderGame } = await import('./game-view.ts');
      return (words: Messages) => renderGame(figure, words);
    };
    const game = { choices: gamesFields.opponent.choices, view };
    super(
      figure,
      ['games-panels'],
      async () => [],
      game,
      (play) => ({
        choose: { make: async () => new (await import('./choose-panel.ts')).ChoosePanel(figure) },
        play,
      }),
    );
    this.#figure = figure;
  }

  /** The rules in short; the page says those of tic-tac-toe itself. */
  override rules(words: Messages): string | typeof nothing {
    const { fit, presenting, loaded } = this.#figure;
    if (!loaded || presenting) return nothing;
    const { game, size } = this.#figure.currentScene();
    if (!fit && game === 'in-a-row' && size === undefined) return nothing;
    return words.text('games-rules', { game, ...this.#figure.sizes });
  }
}
