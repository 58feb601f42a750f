import { sure } from '../../../sure.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { moveArgs } from '../naming.ts';
import type { LatticeScene } from '../scene.ts';
import type { Play } from './play.ts';

/**
 * Sentences that say what the ply at the cursor did and, if hints are on, the value of the position after
 * it.
 */
export function narratePlay(play: Play, cursor: number, scene: LatticeScene): readonly Sentence[] {
  const { record } = play;
  const here = record?.plies[cursor];
  if (!here) return [];
  const { m, n } = here.position;
  const { outcome, remoteness: plies } = here;
  const value: Sentence[] =
    scene.hints && plies
      ? [{ id: 'play-stands', args: { outcome, plies, who: play.mover(cursor) } }]
      : [];
  if (cursor === 0) return [{ id: 'play-start', args: { m, n, who: play.mover(0) } }, ...value];
  const who = play.mover(cursor - 1);
  const { index, times } = sure(here.chosen);
  const named = moveArgs(scene.moves, index, times);
  const made: Sentence = { id: 'play-made', args: { who, m, n, ply: cursor, ...named } };
  const copied = record.rules[cursor];
  const rule: Sentence[] =
    scene.opponent === 'copying' && who === 'computer' && copied
      ? [{ id: `copying-${copied}` }]
      : [];
  // No game of the lattice ends in a draw, so a blunder turns a win into a loss.
  const args = { who, had: 'N', kept: 'P' };
  const blunder: Sentence[] = scene.hints && here.blunder ? [{ id: 'play-blunder', args }] : [];
  return [made, ...rule, ...blunder, ...value];
}

export { renderPath } from './drawn.ts';
