import { type CSSResult, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { type GameSurroundings, renderGameButtons } from './game-view.ts';
import { type Lazy, opener } from './lazy.ts';
import { type PanelFigure, type PanelSource, Panels } from './panels.ts';
import { PLAY_WORDS } from './play.ts';
import type { OpponentScene, OwnGame, PlayedFigure } from './play-panel.ts';

/** The figure around the panels of a game. */
export interface GameInPanels<Scene extends OpponentScene>
  extends PanelFigure,
    GameSurroundings,
    PlayedFigure<Scene> {
  begin(fields: Partial<Scene>): Promise<void>;
  result(words: Messages): unknown;
}

/** What the panel `play` shows of an exhibit's own game. */
export interface GamePart<Scene extends OpponentScene>
  extends Pick<OwnGame<Scene>, 'choices' | 'more'> {
  /** Fetches the code that draws the current game. */
  view(): Promise<(words: Messages) => unknown>;
}

/**
 * The panels of a game that is played on its picture: `play` has the current game and begins another one, and
 * the buttons of the game stand under the narration.
 */
export abstract class GamePanels<Scene extends OpponentScene> extends Panels {
  readonly #figure: GameInPanels<Scene>;

  /** `around` puts the panel of the game among the exhibit's own. */
  constructor(
    figure: GameInPanels<Scene>,
    words: readonly string[],
    styles: () => Promise<readonly CSSResult[]>,
    { choices, more, view }: GamePart<Scene>,
    around: (play: PanelSource) => Readonly<Record<string, PanelSource>>,
  ) {
    const all = [PLAY_WORDS, ...words];
    const game: Lazy<(words: Messages) => unknown> = opener(figure, all, async () => [
      (await import('./play-styles.ts')).playStyles,
    ])(view);
    const make = async () => {
      const { PlayPanel } = await import('./play-panel.ts');
      return new PlayPanel<Scene>(figure, {
        choices,
        begin: (fields) => figure.begin(fields),
        start: (spoken) => game.render(spoken, (draw) => draw(spoken)),
        ...(more && { more }),
      });
    };
    super(figure, all, styles, around({ make }));
    this.#figure = figure;
  }

  override above(words: Messages): unknown {
    return this.#figure.result(words);
  }

  /** The few buttons below the narration that a reader is likely to want now. */
  aside(words: Messages): TemplateResult | typeof nothing {
    return this.#figure.tasked ? nothing : renderGameButtons(this.#figure, words);
  }
}
