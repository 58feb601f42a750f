import { tabled } from '../play/tabled.ts';
import { areApples } from '../rules.ts';
import type { ShownLattice } from '../shown.ts';
import type { LatticeFrame, Point } from './view.ts';

/** What only the figure itself knows of its frame. */
interface Seen extends Pick<LatticeFrame, 'shade' | 'ahead' | 'covered'> {
  readonly questioned: Point | undefined;
  /** Draws a game; fetched with the first. */
  readonly game:
    | Pick<typeof import('../play/play-account.ts'), 'missedAt' | 'renderPath'>
    | undefined;
}

/** Everything that the picture depends on. While a task is open it holds nothing that answers it. */
export function frameOf(figure: ShownLattice, seen: Seen): LatticeFrame {
  const { colours, play, summary } = figure;
  const { cursor } = figure.timeline;
  const { asked, step } = figure.explained;
  const { game } = seen;
  const { order, conjecture } = figure.currentScene();
  const tells = figure.mayReveal('hints');
  const explained =
    asked ?? (figure.coloured > 0 && cursor < colours.steps && !play.path ? step : undefined);
  const apples = areApples(figure.rules.moves);
  const last = order === 'push' || play.path ? undefined : colours.front(figure.coloured);
  const played = play.path?.slice(0, cursor + 1);
  const legal = play.mover(cursor) === 'computer' ? undefined : play.here?.options;
  return {
    colours,
    cursor: figure.coloured,
    weight: [summary?.weightM ?? 1, summary?.weightN ?? 1],
    last,
    apples,
    table: figure.words && tabled(figure, figure.words, asked?.point),
    given: apples && figure.rules.end === 'misere' && !play.path && tells,
    explained,
    arrows: explained !== undefined && figure.showsVerdict(explained),
    shade: seen.shade,
    ahead: seen.ahead,
    overlays: {
      focus: figure.board.focus,
      path: played &&
        game && {
          played,
          legal: legal?.map(({ ply }) => ply) ?? [],
          missed: game.missedAt(play, cursor, figure.revealed),
          draw: game.renderPath,
        },
      questioned: seen.questioned,
      violations: conjecture && figure.verdict?.first && tells ? [figure.verdict.first] : [],
      marked: (figure.task?.marked?.marks ?? []) as readonly Point[],
    },
    tabindex: (point) => figure.board.tabindex(point),
    covered: seen.covered,
  };
}
