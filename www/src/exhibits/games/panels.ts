import { html, nothing, type TemplateResult } from 'lit';
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
        rules: {
          make: async () => (await import('./script/rules-panel.ts')).openRules(figure),
          large: true,
        },
        play,
      }),
    );
    this.#figure = figure;
  }

  override aside(words: Messages): TemplateResult {
    const moves = this.#figure.scripted?.moves(this.#figure, words);
    return moves ? html`${moves}${super.aside(words)}` : super.aside(words);
  }

  /** The rules in short; the page says those of tic-tac-toe itself. */
  override rules(words: Messages): string | typeof nothing {
    const { fit, presenting, loaded } = this.#figure;
    if (!loaded || presenting) return nothing;
    const { game, size } = this.#figure.currentScene();
    if (game === 'script') return nothing;
    if (!fit && game === 'in-a-row' && size === undefined) return nothing;
    return words.text('games-rules', { game, ...this.#figure.sizes });
  }
}
