import type { TemplateResult } from 'lit';
import { renderOwnGame } from '../../stage/own-game.ts';
import type { Messages } from '../../words/messages.ts';
import { printedGroups, takeArgs } from './account.ts';
import type { Take } from './fields.ts';
import type { ShownRow } from './shown.ts';
import { renderTaking } from './taking-view.ts';

/** The panel's part about the game: a form to take by numbers, and after the end the list of mistakes. */
export function renderGame(figure: ShownRow, words: Messages): TemplateResult {
  const { play } = figure;
  return renderOwnGame(figure, words, renderTaking(figure, words), {
    better: (ply, take: Take) => ({
      id: 'chain-better',
      args: { ply, who: play.mover(ply - 1), ...takeArgs(take) },
    }),
    printed: (ply) => printedGroups(play.record?.plies[ply]?.position.groups ?? []),
  });
}
