import { type AskedGame, gameTasks } from '../../stage/task/game-tasks.ts';
import type { Tasks } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './account.ts';
import { labelOf } from './described/labels.ts';
import { choices, type Here, type Option } from './picture/squares.ts';
import { because } from './reason.ts';
import type { GamesScene } from './scene.ts';
import type { Name, ShownPosition } from './shown.ts';

/** How good a move is for the player who chooses it. */
const RANK = { N: 2, D: 1, P: 0 } as const;

/** The tasks of a game on a board, or of one that is described. */
export function boardTasks(
  figure: ShownPosition & AskedGame<readonly number[], Here, Name, GamesScene>,
): Tasks {
  const { family, fit } = figure;
  const named = (here: Here, { chosen }: Option): Sentence =>
    figure.described
      ? { id: 'described-planned', args: { label: labelOf(here, chosen) } }
      : { id: 'games-planned', args: moveArgs(family, sure(figure.squares), chosen) };
  return gameTasks<readonly number[], Here, Name, GamesScene>(figure, {
    draws: true,
    counts: (here) => {
      const count = (value: string) =>
        choices(here).filter(({ outcome }) => outcome === value).length;
      return { moves: here.options.length, winning: count('N'), drawing: count('D') };
    },
    explain: (here) => {
      const moves = choices(here);
      const best = Math.max(...moves.map(({ outcome }) => RANK[outcome]));
      const move = moves.find(({ outcome }) => RANK[outcome] === best);
      const shown = here.outcome !== 'P' && move ? [named(here, move)] : [];
      return [because({ who: 'you', fit }, here), ...shown];
    },
    praise: (here) => [because({ who: 'computer', fit }, here)],
  });
}
