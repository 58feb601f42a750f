import type { GrundyPlace } from '../../../pkg/games.js';
import { CodedError } from '../../engine/errors.ts';
import { placesOf } from '../../stage/moves-play.ts';
import { type AskedGame, gameTasks } from '../../stage/task/game-tasks.ts';
import {
  type Judged,
  type Task,
  type Tasks,
  type Unfit,
  wholeNumber,
} from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './account.ts';
import { mexOf } from './described/grundy.ts';
import { labelOf } from './described/labels.ts';
import { gamesLocks } from './locks.ts';
import { choices, type Here, type Option } from './picture/squares.ts';
import { because } from './reason.ts';
import type { GamesScene } from './scene.ts';
import type { Name, ShownPosition } from './shown.ts';

/** How good a move is for the player who chooses it. */
const RANK = { N: 2, D: 1, P: 0 } as const;

type AskedPosition = ShownPosition & AskedGame<readonly number[], Here, Name, GamesScene>;

/** The tasks of a game on a board, or of one that is described. */
export function boardTasks(figure: AskedPosition): Tasks {
  const { family, fit } = figure;
  const named = (here: Here, { chosen }: Option): Sentence => {
    const words = sure(figure.words);
    const move = figure.described
      ? words.text('described-planned', { label: labelOf(here, chosen) })
      : words.text('games-planned', moveArgs(family, sure(figure.squares), chosen));
    return { id: 'games-said', args: { move } };
  };
  const ofGames = gameTasks<readonly number[], Here, Name, GamesScene>(figure, {
    field: 'plies',
    placesIn: ({ plies }) => plies && placesOf(plies),
    draws: true,
    counts: (here) => {
      const count = (value: string) =>
        choices(here).filter(({ outcome }) => outcome === value).length;
      return { moves: here.options.length, winning: count('N'), drawing: count('D') };
    },
    explain: (here, kind) => {
      const moves = choices(here);
      const best = Math.max(...moves.map(({ outcome }) => RANK[outcome]));
      const move = moves.find(({ outcome }) => RANK[outcome] === best);
      const shown = here.outcome !== 'P' && move ? [named(here, move)] : [];
      const count = moves.filter(({ outcome }) => outcome === 'N').length;
      const counted = kind === 'count' ? [{ id: 'task-count-is', args: { count } }] : [];
      return [...counted, because({ who: 'you', fit }, here), ...shown];
    },
    praise: (here) => {
      const who = figure.currentScene().opponent === 'human' ? 'mover' : 'computer';
      return [because({ who, fit }, here)];
    },
  });
  const make = async (kind: string) => (kind === 'value' ? grundyValue(figure) : ofGames(kind));
  return Object.assign(make, { locks: gamesLocks });
}

/** To find the Grundy value of the position that is shown. */
async function grundyValue(figure: AskedPosition): Promise<Task<number> | Unfit> {
  const { play } = figure;
  const run = sure(figure.run);
  const place = sure(play.path?.[figure.timeline.cursor] ?? figure.placesShown().at(-1));
  const here = await play.askHere(run, place);
  if (here.options.length === 0) return { unfit: 'task-unfit-over' };
  let found: GrundyPlace;
  try {
    found = await run.ask('grundy', place);
  } catch (thrown) {
    const { code } = CodedError.from(thrown);
    if (code === 'grundy-undefined') return { unfit: 'task-unfit-value' };
    if (code === 'grundy-too-large') return { unfit: 'task-unfit-value-large' };
    throw thrown;
  }
  const { value, options } = found;
  const solution = [mexOf(found, sure(figure.words))];
  return {
    ask: { id: 'task-value' },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-value-look' }],
    solution,
    // No position has a larger value than moves.
    typed: wholeNumber({ id: 'task-value-typed' }, 0, here.options.length),
    judge: (answer): Judged => {
      if (answer === value) return { right: true, said: solution };
      const move = options.indexOf(answer);
      const args = { value: answer };
      if (move < 0) return { right: false, said: [{ id: 'task-value-large', args }] };
      const label = labelOf(here, sure(here.options[move]).chosen);
      return { right: false, said: [{ id: 'task-value-has', args: { ...args, label } }] };
    },
  };
}
