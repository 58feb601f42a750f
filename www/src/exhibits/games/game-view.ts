import { nothing, type TemplateResult } from 'lit';
import { renderOwnGame } from '../../stage/own-game.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { moveArgs } from './account.ts';
import { squaresOf } from './picture/squares.ts';
import type { ShownPosition } from './shown.ts';

/** The panel's part about the game: after its end the chart and the list of blunders. */
export function renderGame(figure: ShownPosition, words: Messages): TemplateResult {
  const { play } = figure;
  const printed = (ply: number) => {
    const label = figure.hereAt(ply)?.shown?.label;
    if (label !== undefined) return label;
    const [board = ''] = (figure.record?.plies[ply]?.position ?? '').split(':');
    return board.replaceAll('/', ' ');
  };
  return renderOwnGame(figure, words, nothing, {
    better: (ply, move: number) => {
      if (figure.described) {
        const label = figure.described.label(figure, ply - 1, move);
        return { id: 'described-better', args: { ply, label } };
      }
      const board = squaresOf(sure(play.record?.plies[ply - 1]).position);
      const args = { ply, who: play.mover(ply - 1), ...moveArgs(figure.family, board, move) };
      return { id: 'games-better', args };
    },
    printed,
  });
}
