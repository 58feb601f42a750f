import type { Sentence } from '../../words/sentence.ts';
import { takeArgs, verdict } from './account.ts';
import { printedHeaps } from './bundles.ts';
import type { Play } from './play.ts';

/** What the ply at the cursor took and, where it may be told, what is left is worth. */
export function narratePlay(play: Play, cursor: number, told: boolean): readonly Sentence[] {
  const ply = play.record?.plies[cursor];
  if (!ply) return [];
  const left = printedHeaps(ply);
  const moves = play.here?.why.moves;
  const worth: Sentence[] = told && moves !== 0n ? [verdict({ ...ply, moves: moves ?? 1n })] : [];
  if (cursor === 0 || !ply.take) {
    return [{ id: 'nim-game-start', args: { heaps: left, who: play.mover(0) } }, ...worth];
  }
  const who = play.mover(cursor - 1);
  const made: Sentence = {
    id: 'nim-made',
    args: { who, ply: cursor, left, ...takeArgs(ply.take) },
  };
  const blunder: Sentence[] = told && ply.blunder ? [{ id: 'play-blunder', args: { who } }] : [];
  return [made, ...blunder, ...worth];
}
