import { afterPly, blundered, type Hints } from '../../../stage/game-account.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { takeArgs } from '../account.ts';
import { printedHeaps } from '../picture/bundles.ts';
import type { Play } from './play.ts';

/**
 * What the ply at the cursor took and left and, if the figure may say so, who can win; `reason` says why, if somebody has
 * asked.
 */
export function narratePlay(
  play: Pick<Play, 'record' | 'mover' | 'moverOf'>,
  cursor: number,
  language: string,
  hints: Hints,
  reason: readonly Sentence[] = [],
): readonly Sentence[] {
  const plies = play.record?.plies ?? [];
  const ply = plies[cursor];
  if (!ply) return [];
  const left = printedHeaps({ heaps: ply.position }, language);
  const after = afterPly(play, cursor, hints);
  if (!ply.chosen) {
    const start = { id: 'nim-game-start', args: { heaps: left, who: play.mover(0) } };
    return [start, ...reason, ...after];
  }
  const who = play.mover(cursor - 1);
  const size = Number(plies[cursor - 1]?.position[ply.chosen.heap] ?? 0n);
  const made: Sentence = { id: 'nim-made', args: { who, left, size, ...takeArgs(ply.chosen) } };
  const blunder = hints.tells && blundered(play, cursor);
  return [made, ...(blunder ? [blunder] : []), ...reason, ...after];
}
