import type { Sentence } from '../words/sentence.ts';
import { type GameRecord, type Mover, type Side, sideOf, winnerOf } from './play.ts';

/** The player who moves after that one. */
export const NEXT = { you: 'computer', computer: 'you', mover: 'mover' } as const;

/** Whether the player to move can win, for a reader in the role `who`; with `plies`, in how many. */
export function worth(outcome: string, who: Mover, plies = -1): Sentence {
  return { id: 'game-worth', args: { outcome, who, plies } };
}

/** Whose move it is. */
export const turn = (who: Mover, last: Side): Sentence => ({
  id: 'game-turn',
  args: { who, last },
});

/** That the reader loses who makes the first move. */
export const LET_BEGIN = 'game-let-begin';

/** Before the first move: whose move it is. With hints it also says whether to make that move. */
export function opening(outcome: string, who: Mover, tells: boolean): readonly Sentence[] {
  if (!tells) return [turn(who, 'first')];
  const lost = who === 'you' && outcome === 'P';
  return [turn(who, 'first'), lost ? { id: LET_BEGIN } : worth(outcome, who)];
}

/** What a figure may show of a position: `tells`, who can win there; `explains`, also why. */
export interface Hints {
  readonly tells: boolean;
  readonly explains: boolean;
}

/** What an account needs to know about a game. */
export interface Account {
  readonly record: GameRecord | undefined;
  mover(ply: number): Mover;
  moverOf(side: Side): Mover;
}

/** That a ply gave the win or the draw away; undefined if it did not. */
export function blundered(
  play: { readonly record: GameRecord | undefined; mover(ply: number): Mover | 'line' },
  ply: number,
): Sentence | undefined {
  const [before, after] = [play.record?.plies[ply - 1], play.record?.plies[ply]];
  if (!before || !after?.blunder) return undefined;
  const kept = after.outcome === 'D' ? 'D' : 'P';
  return { id: 'play-blunder', args: { who: play.mover(ply - 1), had: before.outcome, kept } };
}

/** A move that gave the win or the draw away, and one that would have kept it. */
export interface GaveAway<Move> {
  readonly did: Move;
  readonly better: Move | undefined;
}

/** In a game that is over: the ply after `ply`, if it gave the win or the draw away. */
export function gaveAway<Ply extends { readonly blunder: boolean }>(
  record: { readonly plies: readonly Ply[]; readonly over: boolean } | undefined,
  ply: number,
): Ply | undefined {
  const next = record?.over ? record.plies[ply + 1] : undefined;
  return next?.blunder ? next : undefined;
}

/**
 * At a ply of a game that is over: that the player to move could still win, or hold the draw; what the next ply `did`
 * instead; and what that let the opponent do. Empty if that ply gave nothing away.
 */
export function missed(
  play: Account,
  ply: number,
  did: (next: number) => readonly Sentence[],
): readonly Sentence[] {
  const [here, next] = [play.record?.plies[ply], gaveAway(play.record, ply)];
  if (!here || !next) return [];
  const who = play.mover(ply);
  const kept = next.outcome === 'D' ? 'D' : 'P';
  return [
    { id: 'play-missed', args: { who, had: here.outcome } },
    ...did(ply + 1),
    { id: 'play-let', args: { who, kept, plies: next.remoteness ?? -1 } },
  ];
}

/** After a ply: who has won. While the game goes on, whose move it is and, with hints, who can win. */
export function afterPly(
  play: Account,
  ply: number,
  { tells, explains }: Hints,
): readonly Sentence[] {
  const { record } = play;
  const position = record?.plies[ply];
  if (!record || !position) return [];
  const last = ply === record.plies.length - 1;
  if (record.over && last) return [{ id: 'play-over', args: winnerOf(play) }];
  const who = play.mover(ply);
  const plies = explains ? position.remoteness : undefined;
  return [
    turn(who, sideOf(record.plies, ply)),
    ...(tells ? [worth(position.outcome, who, plies)] : []),
  ];
}
