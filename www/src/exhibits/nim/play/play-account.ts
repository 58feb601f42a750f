import { afterPly, blundered, type Hints, missed } from '../../../stage/game-account.ts';
import { columnsOf } from '../../../stage/heaps/bundles.ts';
import { listed } from '../../../words/listed.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { takeArgs } from '../account.ts';
import { printedHeaps } from '../picture/bundles.ts';
import type { Play } from './play.ts';

/** Up to this many bundles without partners are named. */
const MOST_NAMED = 3;

/** The game that is narrated, and what its sentences need. */
export interface Narrated {
  readonly play: Pick<Play, 'record' | 'mover' | 'moverOf'>;
  readonly cursor: number;
  readonly language: string;
  readonly hints: Hints;
  /** Whether bundles that cancel decide who wins. */
  readonly bundled: boolean;
  /** Why the player to move loses or can win, if somebody has asked. */
  readonly reason: readonly Sentence[];
}

/**
 * What the ply at the cursor took and left and, if the figure may say so, who can win and why. In a game that is over,
 * first what the player to move could still win here.
 */
export function narratePlay(narrated: Narrated): readonly Sentence[] {
  const { play, cursor, language, hints, reason } = narrated;
  const ply = play.record?.plies[cursor];
  if (!ply) return [];
  const after = afterPly(play, cursor, hints);
  const gave = hints.explains ? missed(play, cursor, (next) => gaveUp(narrated, next)) : [];
  if (!ply.chosen) {
    const heaps = printedHeaps({ heaps: ply.position }, language);
    const start = { id: 'nim-game-start', args: { heaps, who: play.mover(0) } };
    return [...gave, ...reason, start, ...after];
  }
  const blunder = hints.tells ? blundered(play, cursor) : undefined;
  const remark = blunder ? [blunder] : [];
  const said = [...gave, ...made(narrated, cursor), ...reason];
  // At the end, who has won and why is said at once.
  const over = after[0]?.id === 'play-over';
  return over ? [...said, ...after, ...remark] : [...said, ...remark, ...after];
}

/** What a ply took, and from what, as the variables of messages. */
function tookArgs({ play }: Narrated, ply: number) {
  const [before, after] = [play.record?.plies[ply - 1], play.record?.plies[ply]];
  if (!before || !after?.chosen) return undefined;
  return { who: play.mover(ply - 1), ...takeArgs(after.chosen, before.position) };
}

/** What a ply took and left. Before a reason, or the result, it is said in fewer words, so that these are said at once. */
function made(narrated: Narrated, ply: number): readonly Sentence[] {
  const args = tookArgs(narrated, ply);
  if (!args) return [];
  const heaps = narrated.play.record?.plies[ply]?.position ?? [];
  const over = heaps.every((stones) => stones === 0n);
  if (over || narrated.reason.length > 0) return [{ id: 'nim-took', args }];
  return [{ id: 'nim-made', args: { ...args, left: printedHeaps({ heaps }, narrated.language) } }];
}

/** What the ply took that gave the win away, and the bundles that it left without partners. */
export function gaveUp(narrated: Narrated, ply: number): readonly Sentence[] {
  const args = tookArgs(narrated, ply);
  const xor = narrated.play.record?.xors?.[ply] ?? 0n;
  const bundles = columnsOf(xor).map((column) => 2n ** BigInt(column));
  if (!args || !narrated.bundled || bundles.length === 0 || bundles.length > MOST_NAMED)
    return made(narrated, ply);
  const alone = listed(bundles, narrated.language, { type: 'conjunction' });
  return [{ id: 'nim-gave', args: { ...args, alone, count: bundles.length } }];
}
