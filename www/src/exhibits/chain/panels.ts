import { nothing } from 'lit';
import { GamePanels } from '../../stage/game-panels.ts';
import type { Messages } from '../../words/messages.ts';
import { type ChainScene, chainFields } from './scene.ts';
import type { ShownRow } from './shown.ts';

const opened = async () => [(await import('./opened-styles.ts')).openedStyles];

/** The panels and buttons around the row. */
export class ChainPanels extends GamePanels<ChainScene> {
  readonly #figure: ShownRow;

  constructor(figure: ShownRow) {
    const large = true;
    const game = {
      choices: chainFields.opponent.choices,
      view: async () => {
        const { renderGame } = await import('./game-view.ts');
        return (words: Messages) => renderGame(figure, words);
      },
    };
    super(figure, ['chain-panels'], opened, game, (play) => ({
      row: {
        harmless: true,
        large,
        drops: 'open',
        make: async () => new (await import('./row-panel.ts')).RowPanel(figure),
      },
      play,
      groups: {
        looks: true,
        large,
        make: async () => new (await import('./tables/groups-panel.ts')).GroupsPanel(figure),
      },
      table: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./tables/table-panel.ts')).TablePanel(figure),
      },
      race: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./race/panel.ts')).RacePanel(figure),
      },
      map: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./map/panel.ts')).MapPanel(figure),
      },
      octal: {
        looks: true,
        broad: true,
        large,
        drops: 'always',
        make: async () => new (await import('./octal/panel.ts')).OctalPanel(figure),
      },
    }));
    this.#figure = figure;
  }

  /** The rules in short; the page says those of the first scene itself. */
  override rules(words: Messages): string | typeof nothing {
    const { fit, presenting, summary } = this.#figure;
    const { end } = this.#figure.currentScene();
    if (!summary || presenting || (!fit && end === 'normal' && summary.ruled)) return nothing;
    return words.text('in-short', { end, ruled: summary.ruled ? 'yes' : 'no' });
  }
}
