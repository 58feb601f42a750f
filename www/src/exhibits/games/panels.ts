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
      ['games-panels', 'games-tokens', 'graph-editor', 'graphs'],
      async () => [(await import('./tokens/styles.ts')).tokensStyles],
      game,
      (play) => ({
        choose: { make: async () => new (await import('./choose-panel.ts')).ChoosePanel(figure) },
        rules: {
          make: async () => (await import('./script/rules-panel.ts')).openRules(figure),
          large: true,
        },
        play,
        graph: {
          large: true,
          make: async () => (await import('./atlas/open.ts')).openGraph(figure),
        },
        tokens: {
          large: true,
          make: async () => new (await import('./tokens/panel.ts')).TokensPanel(figure),
        },
      }),
    );
    this.#figure = figure;
  }

  override aside(words: Messages): TemplateResult {
    const figure = this.#figure;
    const moves = figure.scripted?.moves(figure, words);
    const { game, size } = figure.currentScene();
    // Other games may have millions of positions, which no picture shows one by one.
    const plain = game === 'in-a-row' && !size && !figure.play.path;
    const shown = figure.instead !== undefined && figure.instead.panel === undefined;
    const watch = () =>
      import('./atlas/open.ts').then(
        (late) => late.watch(figure),
        () => {},
      );
    return html`${moves ?? nothing}${super.aside(words)}${
      plain && !shown && figure.showsHints
        ? html`<div class="aside"><button class="primary" @click=${watch}>${words.text('watch-solver')}</button></div>`
        : nothing
    }`;
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
