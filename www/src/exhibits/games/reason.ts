import { worth } from '../../stage/game-account.ts';
import { sure } from '../../sure.ts';
import type { MessageArgs } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { choices, type Here } from './picture/squares.ts';
import type { ShownPosition } from './shown.ts';

/** What the reasons need of a figure. */
export type Reasoned = Pick<
  ShownPosition,
  'record' | 'maker' | 'who' | 'play' | 'mayReveal' | 'fit' | 'hereAt' | 'missed'
>;

/** Why a position has its value, by the values of its moves: nobody knows a shorter reason for every game. */
export function because({ who, fit }: Pick<Reasoned, 'who' | 'fit'>, here: Here): Sentence {
  const { outcome, remoteness } = here;
  // A small frame has room for the verdict alone.
  if (fit) return worth(outcome, who, remoteness);
  const moves = choices(here);
  const of = (value: string) => moves.filter((one) => one.outcome === value).length;
  const wins = of('N');
  const others = moves.length - wins;
  const counts = { moves: moves.length, wins, others, draws: of('D'), loses: of('P') };
  return { id: 'games-why', args: { who, outcome, plies: remoteness ?? -1, ...counts } };
}

/**
 * That the ply at the cursor gave the win or the draw away, and what that lets the opponent do. After the computer's
 * answer it is said once more of the visitor's move, because the answer comes at once.
 */
export function gave(
  figure: Reasoned,
  cursor: number,
  named: (ply: number, move: number) => MessageArgs,
): readonly Sentence[] {
  const { record, maker } = figure;
  const now = record?.plies[cursor];
  if (!now || !figure.mayReveal('hints')) return [];
  const answered = maker(cursor - 1) === 'computer' && maker(cursor - 2) === 'you';
  const ply = now.blunder ? cursor : answered ? cursor - 1 : undefined;
  const made = ply === undefined ? undefined : record.plies[ply];
  if (ply === undefined || !made?.blunder) return [];
  const kept = now.outcome === 'D' ? 'D' : 'P';
  const args = {
    who: maker(ply - 1),
    when: ply === cursor ? 'now' : 'before',
    ...{ kept, plies: now.remoteness ?? -1 },
  };
  const better = figure.mayReveal('values') ? would(figure, ply - 1, made.better, named) : [];
  return [{ id: 'games-gave', args }, ...better];
}

/** The move that would have kept the win or the draw after a ply, and its value. */
export function would(
  figure: Pick<Reasoned, 'hereAt'>,
  ply: number,
  better: number | undefined,
  named: (ply: number, move: number) => MessageArgs,
): readonly Sentence[] {
  const here = figure.hereAt(ply);
  const option = here && choices(here).find(({ chosen }) => chosen === better);
  if (!option) return [];
  const { outcome, remoteness } = option;
  const args = { ...named(ply, sure(better)), outcome, plies: remoteness ?? -1 };
  return [{ id: 'games-would', args }];
}
