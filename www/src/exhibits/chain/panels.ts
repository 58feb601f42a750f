import { nothing, type TemplateResult } from 'lit';
import { renderGameButtons } from '../../stage/game-view.ts';
import { type Lazy, opener } from '../../stage/lazy.ts';
import { Panels } from '../../stage/panels.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { Messages } from '../../words/messages.ts';
import type { ChainFigure } from './element.ts';
import { type ChainScene, chainFields } from './scene.ts';

/** The message files of the panels. */
const WORDS = [PLAY_WORDS, 'chain-panels'];
const opened = async () => [(await import('./opened-styles.ts')).openedStyles];

/** The panels and buttons around the row. */
export class ChainPanels extends Panels {
  readonly #figure: ChainFigure;
  readonly #gameView: Lazy<typeof import('./game-view.ts')>;

  constructor(figure: ChainFigure) {
    const large = true;
    super(figure, WORDS, opened, {
      row: { large, make: async () => new (await import('./row-panel.ts')).RowPanel(figure) },
      play: {
        make: async () => {
          const { PlayPanel } = await import('../../stage/play-panel.ts');
          return new PlayPanel<ChainScene>(figure, {
            choices: chainFields.opponent.choices,
            begin: (fields) => figure.begin(fields),
            start: (words) =>
              this.#gameView.render(words, (view) => view.renderGame(figure, words)),
          });
        },
      },
      groups: {
        large,
        make: async () => new (await import('./tables/groups-panel.ts')).GroupsPanel(figure),
      },
      table: {
        large,
        make: async () => new (await import('./tables/table-panel.ts')).TablePanel(figure),
      },
      race: { large, make: async () => new (await import('./race/panel.ts')).RacePanel(figure) },
      map: { large, make: async () => new (await import('./map/panel.ts')).MapPanel(figure) },
      octal: { large, make: async () => new (await import('./octal/panel.ts')).OctalPanel(figure) },
    });
    this.#figure = figure;
    const game = opener(figure, WORDS, async () => [
      (await import('../../stage/play-styles.ts')).playStyles,
    ]);
    this.#gameView = game(() => import('./game-view.ts'));
  }

  /** The few buttons below the narration that a reader is likely to want now. */
  aside(words: Messages): TemplateResult | typeof nothing {
    return this.#figure.position ? renderGameButtons(this.#figure, words) : nothing;
  }

  /** The rules in short; the page says those of the first scene itself. */
  override rules(words: Messages): string | typeof nothing {
    const { fit, presenting, summary } = this.#figure;
    const { end } = this.#figure.currentScene();
    if (!summary || presenting || (!fit && end === 'normal' && summary.ruled)) return nothing;
    return words.text('in-short', { end, ruled: summary.ruled ? 'yes' : 'no' });
  }

  settings(): typeof nothing {
    return nothing;
  }
}
