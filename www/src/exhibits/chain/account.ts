import type { ChainSummary, ChainWhy, EndRule } from '../../../pkg/chain.js';
import {
  afterPly,
  blundered,
  LET_BEGIN,
  missed,
  opening,
  worth,
} from '../../stage/game-account.ts';
import type { Mover, Side } from '../../stage/play.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Take } from './fields.ts';
import { notation } from './picture/view.ts';
import { type ChainHere, type ChainRecord, optionOf, sameTake } from './play.ts';
import type { ChainScene } from './scene.ts';

/** A moment of the figure, with what decides which sentences describe it. */
export interface Moment {
  readonly scene: ChainScene;
  readonly summary: ChainSummary;
  /** The position at the cursor, and the one before it. */
  readonly position: ChainHere;
  readonly before: ChainWhy | undefined;
  readonly record: ChainRecord | undefined;
  readonly cursor: number;
  /** Who made a ply; `line` if the plies are best play and nobody plays a game. */
  readonly mover: (ply: number) => Mover | 'line';
  /** Who moves next. */
  readonly who: Mover;
  /** The sentences may say who wins at the cursor. */
  readonly revealed: boolean;
  /** The figure shows the value of each move. */
  readonly explained: boolean;
  /** The sentences may say who won the position before, though perhaps not this one. */
  readonly revealedBefore: boolean;
  /** The figure stands in a frame, which has room for the most important sentences only. */
  readonly short: boolean;
}

/** A take as the messages need it: they count objects from 1. */
export function takeArgs({ first, count }: Take) {
  return { count, from: first + 1, to: first + count };
}

/** Sizes of groups as a sum, `4 + 4`; a dash where nothing is left. */
export const printedGroups = (groups: readonly number[]): string => groups.join(' + ') || '–';

/** The same for a message, which tests for the number 0: nothing is left. */
export const leftOver = (groups: readonly number[]): string | 0 =>
  groups.length > 0 ? groups.join(' + ') : 0;

/** The name of a take, and the groups that it leaves. */
export function planText(
  take: Take,
  { groups, takes }: Pick<ChainWhy['options'][number], 'groups' | 'takes'>,
): readonly Sentence[] {
  const args = { ...takeArgs(take), left: leftOver(groups), ways: takes.length };
  return [
    { id: 'planned', args },
    { id: 'planned-left', args },
  ];
}

/** Whether the player to move can win, and in how many plies. */
export function verdict(
  { outcome, remoteness }: Pick<ChainWhy, 'outcome' | 'remoteness'>,
  who: Mover,
): Sentence {
  if (remoteness === 0) return { id: 'chain-ended', args: { outcome } };
  return worth(outcome, who, remoteness);
}

/**
 * Why the player to move loses: the opponent copies each take in the equal group (`pair` of two groups,
 * `pairs` of more), the groups cancel as Nim heaps do (`grundy`), or there is some other `answer`; `none` if the sentence
 * gives no reason.
 */
export type Reason = 'pair' | 'pairs' | 'grundy' | 'answer' | 'none';

/** The reason as it is said to the reader, who is the opponent in `their-…`: there the computer is to move. */
type SaidReason = Reason | `their-${Exclude<Reason, 'none'>}`;

/** Gives the reason of a lost position with these groups; the position is given if it is the one at the cursor. */
type Reasons = (groups: readonly number[], here?: Valued) => SaidReason;
type Valued = Pick<ChainWhy, 'xor' | 'restricted'>;

/** Why a lost position with these groups is lost. Copying and cancelling win normal play only. */
export function reasonOf(groups: readonly number[], end: EndRule, here?: Valued): Reason {
  if (groups.length === 0) return 'none';
  const isTwin = (size: number) => groups.filter((one) => one === size).length % 2 === 0;
  if (end === 'misere') return 'answer';
  if (!groups.every(isTwin)) return here?.xor === 0 && !here.restricted ? 'grundy' : 'answer';
  return groups.length === 2 ? 'pair' : 'pairs';
}

/** How many moves win, the first of the best, and why it wins; or why no move wins. */
export function winningMoves(position: ChainWhy, why: Reasons): Sentence {
  const { winning, options, deciding, moves, groups, grundy } = position;
  const best = options[deciding ?? -1];
  const [take] = best?.takes ?? [];
  if (!best || !take) {
    const reason = why(groups, position);
    const values = /grundy$/.test(reason) ? printedGroups(grundy) : undefined;
    return { id: 'chain-no-winning', args: { reason, values } };
  }
  const ways = options
    .filter(({ outcome }) => outcome === 'P')
    .reduce((sum, { takes }) => sum + takes.length, 0);
  const all = ways === moves && moves > 1 ? 'yes' : 'no';
  const left = leftOver(best.groups);
  const reason = why(best.groups);
  return {
    id: 'chain-winning',
    args: {
      ...takeArgs(take),
      ...{ kinds: winning, ways, all, left },
      // A sentence about every move names no groups that a reason could point at.
      reason: all === 'yes' ? reason.replace(/pairs?$/, 'answer') : reason,
    },
  };
}

/** In a lost position without a shorter reason: what each move leaves, and what the opponent leaves then. */
function answers({ groups, answered = [] }: ChainHere, why: Reasons): readonly Sentence[] {
  if (why(groups) !== 'answer') return [];
  return answered.map(({ left, reply }) => ({
    id: 'chain-answer',
    // After the last object nothing is left, and nobody answers.
    args: { left: leftOver(left), reply: leftOver(reply ?? []) },
  }));
}

/** Where copying the opponent wins, too, but another move wins sooner: the take after which the opponent can be copied. */
export function copying({ options, deciding }: ChainWhy, why: Reasons): readonly Sentence[] {
  const best = options[deciding ?? -1];
  if (!best || why(best.groups) !== 'answer') return [];
  const copies = (groups: readonly number[]) => ['pair', 'pairs'].includes(why(groups));
  const option = options.find(({ outcome, groups }) => outcome === 'P' && copies(groups));
  const [take] = option?.takes ?? [];
  if (!option || !take) return [];
  const plies = option.remoteness + 1;
  return [{ id: 'chain-copy', args: { ...takeArgs(take), left: leftOver(option.groups), plies } }];
}

/** The objects at the start, and how a player wins. */
function beginning({ scene, summary, position }: Moment, counts: 'yes' | 'no' = 'yes'): Sentence {
  const { end } = scene;
  const { objects } = summary;
  const whole = !summary.cells.includes('0');
  const groups = printedGroups(position.groups);
  const args = { objects, counts, end, ruled: summary.ruled ? 'yes' : 'no', groups };
  return { id: whole ? 'chain-start' : 'chain-start-gaps', args };
}

/** The step at the cursor: what a player took, what that leaves, and whether it was right. */
export function narrate(moment: Moment): readonly Sentence[] {
  const { position, before, record, cursor, explained, revealedBefore, mover } = moment;
  const take = record?.plies[cursor]?.chosen;
  const inPlay = mover(cursor) !== 'line';
  const after = inPlay ? inGame(moment) : outOfGame(moment);
  const gave =
    inPlay && explained ? missed(played(moment), cursor, (ply) => made(moment, ply)) : [];
  if (!take || !before) {
    if (moment.short && position.moves > 0 && !explained) return after;
    if (!explained || position.moves === 0) {
      // Where the reader should not begin, that is said at once. The number of objects is seen.
      const warned = after.filter(({ id }) => id === LET_BEGIN);
      return warned.length > 0
        ? [beginning(moment, 'no'), ...warned]
        : [beginning(moment), ...after];
    }
    const value = inPlay ? after : [verdict(position, moment.who)];
    // What was asked for comes first.
    const why = reasons(moment);
    const moves = [...gave, ...asked(position, why), ...value];
    return moment.short ? moves : [...moves, beginning(moment)];
  }
  const who = mover(cursor - 1);
  if (moment.short || !revealedBefore) return [...made(moment, cursor), ...after];
  const said = who !== 'line' && explained && moment.revealed && position.moves > 0;
  const why = reasons(moment);
  return [
    ...gave,
    ...made(moment, cursor),
    ...(said ? asked(position, why) : []),
    ...remarks(moment, before, take, said),
    ...(who === 'line' ? mirrored(moment.summary, cursor) : []),
    ...after,
  ];
}

/** What somebody hears who has asked why: a move with a reason before a faster one. */
const asked = (position: ChainHere, why: Reasons): readonly Sentence[] => [
  ...copying(position, why),
  winningMoves(position, why),
  ...answers(position, why),
];

/** What a ply took, and the groups that it left. */
function made({ record, mover }: Moment, ply: number): readonly Sentence[] {
  const { chosen, position } = record?.plies[ply] ?? {};
  if (!chosen || !position) return [];
  const args = { who: mover(ply - 1), ply, left: leftOver(position.groups), ...takeArgs(chosen) };
  return [{ id: 'chain-made', args }];
}

/** Outside a game: before the first move whether the reader should make it, later who wins. */
function outOfGame({ position, cursor, revealed, who }: Moment): readonly Sentence[] {
  if (cursor === 0 && position.moves > 0) return opening(position.outcome, who, revealed);
  return revealed ? [verdict(position, who)] : [];
}

/** The moment's game, in which somebody plays. */
const played = ({ record, mover }: Moment) => ({
  record,
  mover: (ply: number) => mover(ply) as Mover,
  moverOf: (side: Side) => mover(side === 'first' ? 0 : 1) as Mover,
});

/** In a game: who has won, or whose turn it is and who can win. */
function inGame(moment: Moment): readonly Sentence[] {
  const { cursor, revealed: tells, explained: explains } = moment;
  return afterPly(played(moment), cursor, { tells, explains });
}

/** Reasons in the second person. A frame has no room for them. */
function reasons({ scene, short, who }: Moment): Reasons {
  return (groups, here) => {
    const reason = short ? 'none' : reasonOf(groups, scene.end, here);
    return who === 'computer' && reason !== 'none' ? `their-${reason}` : reason;
  };
}

/**
 * Whether a take gave the win away or, if the figure explains moves, was the only right one. The reason why nothing wins
 * after it may have been `given`.
 */
function remarks(
  moment: Moment,
  before: ChainWhy,
  take: Take,
  given: boolean,
): readonly Sentence[] {
  const { scene, cursor, explained, revealed } = moment;
  const option = optionOf(before, take);
  if (before.outcome === 'P' || !option) return [];
  const blunder = blundered(moment, cursor);
  if (blunder) return [blunder];
  if (revealed && !explained) return [];
  if (before.winning > 1 || before.options.length === 1) return [];
  const reason = reasonOf(option.groups, scene.end);
  const only = { id: 'chain-only', args: { ways: option.takes.length, reason } };
  return [given ? { ...only, alone: true } : only];
}

/** In best play from an odd row: where copying the opponent would be slower. */
function mirrored({ mirror, line }: ChainSummary, cursor: number): readonly Sentence[] {
  const slower = mirror?.slower;
  if (!mirror || !slower || slower.ply !== cursor || cursor < 2) return [];
  // Best play may come to another row than the game against the mirror.
  const before = line.slice(0, cursor - 1);
  if (!before.every((take, ply) => sameTake(take, mirror.takes[ply] ?? take))) return [];
  const { mirrored: take, mirroredPlies: plies, bestPlies: exact } = slower;
  return [{ id: 'chain-mirror', args: { ...takeArgs(take), plies, exact } }];
}

/** The figure as text: the row, its groups, and what each move leads to. */
export function describe(moment: Moment): readonly Sentence[] {
  const { position, explained, who } = moment;
  const { cells, groups, options, arrangements } = position;
  const shown: Sentence[] = [
    { id: 'text-row', args: { cells: [...cells].join(' ') } },
    { id: 'text-groups', args: { groups: printedGroups(groups), notation: notation(groups) } },
    { id: 'text-arrangements', args: { rows: arrangements, cells: cells.length } },
  ];
  if (!explained) return [...shown, { id: 'text-moves', args: { moves: position.moves } }];
  const each = options.map(({ groups: left, outcome, remoteness, takes }): Sentence => {
    const [take = { first: 0, count: 1 }] = takes;
    const plies = remoteness + 1;
    const args = {
      ...takeArgs(take),
      left: leftOver(left),
      outcome,
      plies,
      ways: takes.length,
    };
    return { id: 'text-option', args };
  });
  return [...shown, verdict(position, who), ...each];
}
