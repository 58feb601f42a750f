import type { LatticeWhy, Ply } from '../../../../pkg/lattice.js';
import type { Point } from '../../../share/codec-fields.ts';
import { type GaveAway, gaveAway, missed, turn, worth } from '../../../stage/game-account.ts';
import { type Mover, sideOf, winnerOf } from '../../../stage/play.ts';
import { sure } from '../../../sure.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { moveArgs } from '../naming.ts';
import { presetOf } from '../rules.ts';
import type { LatticeScene, RevealedScene } from '../scene.ts';
import type { Play } from './play.ts';

/** Whether the sentences say who can win: hints are on, or a game is over, you have not won it, and it is no task. */
export function explains(
  play: Play,
  { hints, tasked = false }: Pick<RevealedScene, 'hints' | 'tasked'>,
): boolean {
  if (tasked) return false;
  return hints || (play.record?.over === true && winnerOf(play).who !== 'you');
}

/** In a game that is over: the ply that gave the win away at the cursor, and a better one. */
export function missedAt(
  play: Play,
  cursor: number,
  scene: Pick<RevealedScene, 'hints' | 'tasked'>,
): GaveAway<Ply> | undefined {
  const next = explains(play, scene) ? gaveAway(play.record, cursor) : undefined;
  return next?.chosen && { did: next.chosen, better: next.better };
}

/** What a ply did, and where that led. */
export function made(play: Play, ply: number, { moves }: LatticeScene): Sentence {
  const { position, chosen } = sure(play.record?.plies[ply]);
  const { index, times } = sure(chosen);
  const args = { who: play.mover(ply - 1), ply, ...position, ...moveArgs(moves, index, times) };
  return { id: 'play-made', args };
}

/** Why a point of the page's own game is lost: almost every move from it can be copied, or only halves are left. */
function patternOf({ m, n }: Point): 'even' | 'halves' | undefined {
  if (m === 0) return n % 2 === 1 ? 'halves' : undefined;
  return m % 2 === 0 && n % 2 === 0 ? 'even' : undefined;
}

/** Why the player to move loses or wins: the pattern of the lost point or, by other rules, where all moves lead. */
function why(known: LatticeWhy, who: Mover, scene: LatticeScene): Sentence {
  const { options, deciding, outcome, moves } = known;
  const best = options[deciding ?? -1]?.ply;
  const { index, times, to } = best ?? { index: -1, times: 1, to: known.point };
  const named = moveArgs(scene.moves, index, times);
  const args = { outcome, who, ...named, toM: to.m, toN: to.n };
  const kind = presetOf(scene) === 'apples' ? patternOf(best ? to : known.point) : undefined;
  return kind
    ? { id: 'play-why-pattern', args: { ...args, kind } }
    : { id: 'play-why', args: { ...args, moves } };
}

/**
 * Sentences that say what the ply at the cursor did and, if the scene shows it, why the player to move loses or wins. In a game
 * that is over, first what the player to move could still win here.
 */
export function narratePlay(play: Play, cursor: number, scene: RevealedScene): readonly Sentence[] {
  const { record, shown } = play;
  const here = record?.plies[cursor];
  if (!here) return [];
  const { m, n } = here.position;
  const { outcome, remoteness: plies } = here;
  const gave = explains(play, scene)
    ? missed(play, cursor, (next) => [made(play, next, scene)])
    : [];
  const asked = scene.hints;
  // The explanation of the point may come a moment after the cursor.
  const known = shown?.point.m === m && shown.point.n === n ? shown : undefined;
  // At the end the words of the game say who has won, and why.
  const because = asked && known?.options.length ? [why(known, play.mover(cursor), scene)] : [];
  const value: Sentence[] = asked && plies ? [worth(outcome, play.mover(cursor), plies)] : [];
  if (cursor === 0) {
    const start = { id: 'play-start', args: { m, n, who: play.mover(0) } };
    return [...gave, ...because, start, ...value];
  }
  const who = play.mover(cursor - 1);
  const copied = record.rules[cursor];
  const rule: Sentence[] =
    scene.opponent === 'copying' && who === 'computer' && copied
      ? [{ id: `copying-${copied}` }]
      : [];
  // No game of the lattice ends in a draw, so a blunder turns a win into a loss.
  const args = { who, had: 'N', kept: 'P' };
  const blunder: Sentence[] = asked && here.blunder ? [{ id: 'play-blunder', args }] : [];
  // A reason is said at once, so everything else comes after it.
  const now = standing(play, cursor, scene);
  return [...gave, ...because, made(play, cursor, scene), ...now, ...rule, ...blunder, ...value];
}

/** After what a ply did: who has won or, while the game goes on, whose move it is. */
function standing(play: Play, cursor: number, { opponent }: LatticeScene): readonly Sentence[] {
  const { plies, over } = sure(play.record);
  if (over && cursor === plies.length - 1) {
    const args = winnerOf(play);
    const guided = opponent === 'copying' && args.who === 'computer';
    return [{ id: guided ? 'play-over-strategy' : 'play-over', args }];
  }
  if (play.full) return [{ id: 'play-full' }];
  return [turn(play.mover(cursor), sideOf(plies, cursor))];
}

export { renderPath } from './drawn.ts';
