import { nothing } from 'lit';
import { GamePanels } from '../../stage/game-panels.ts';
import type { Messages } from '../../words/messages.ts';
import type { TictactoeFigure } from './element.ts';
import { type TictactoeScene, tictactoeFields } from './scene.ts';

/** The panel of the game, and its buttons. */
export class TictactoePanels extends GamePanels<TictactoeScene> {
  constructor(figure: TictactoeFigure) {
    const view = async () => {
      const { renderOwnGame } = await import('../../stage/own-game.ts');
      const rows = (ply: number) =>
        figure.record?.plies[ply]?.position.match(/.../g)?.join(' ') ?? '';
      return (words: Messages) => renderOwnGame(figure, words, nothing, { printed: rows });
    };
    const game = { choices: tictactoeFields.opponent.choices, view };
    super(
      figure,
      [],
      async () => [],
      game,
      (play) => ({ play }),
    );
  }
}
