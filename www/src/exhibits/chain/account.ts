import type { ChainPosition, ChainRecord, ChainSummary } from '../../../pkg/chain.js';
import type { Mover } from '../../stage/play.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Take } from './fields.ts';
import { optionOf, sameTake } from './play.ts';
import type { ChainScene } from './scene.ts';
import { notation } from './view.ts';

/** Everything that is told of a moment. */
export interface Told {
  readonly scene: ChainScene;
  readonly summary: ChainSummary;
  /** The position at the cursor, and the one before it. */
  readonly position: ChainPosition;
  readonly before: ChainPosition | undefined;
  readonly record: ChainRecord | undefined;
  readonly cursor: number;
  /** Who made a ply; `line` where it is best play and no game. */
  readonly mover: (ply: number) => Mover | 'line';
  readonly told: boolean;
  /** What the position before was worth may be told, though not this one. */
  readonly toldBefore: boolean;
  /** A frame has no room for more than what matters most. */
  readonly short: boolean;
}

/** A take, as messages have it: objects counted from 1. */
export function takeArgs({ first, count }: Take) {
  return { count, from: first + 1, to: first + count };
}

/** Sizes of groups as a sum, `4 + 4`; a dash where nothing is left. */
export const printedGroups = (groups: readonly number[]): string => groups.join(' + ') || '–';

/** The same as messages select it: the number 0 where nothing is left. */
export const leftOver = (groups: readonly number[]): string | 0 => groups.join(' + ') || 0;

/** Lost or won for whoever must move, and in how many plies. */
export function verdict(position: Pick<ChainPosition, 'outcome' | 'remoteness'>): Sentence {
  const { outcome, remoteness } = position;
  return {
    id: remoteness === 0 ? 'chain-ended' : 'chain-verdict',
    args: { outcome, plies: remoteness },
  };
}

/** How many positions that a move leads to win, and the first move to the best of them. */
export function winningMoves({ winning, options, moves }: ChainPosition): Sentence {
  const best = options.find(({ outcome }) => outcome === 'P');
  const [take] = best?.takes ?? [];
  if (!best || !take) return { id: 'chain-no-winning' };
  const ways = options
    .filter(({ outcome }) => outcome === 'P')
    .reduce((sum, { takes }) => sum + takes.length, 0);
  const all = ways === moves && moves > 1 ? 'yes' : 'no';
  return {
    id: 'chain-winning',
    args: { ...takeArgs(take), kinds: winning, ways, all, left: leftOver(best.groups) },
  };
}

/** What lies there at the start, and how one wins. */
function beginning({ scene, summary, position }: Told): Sentence {
  const { end } = scene;
  const whole = !summary.cells.includes('0');
  const groups = printedGroups(position.groups);
  const args = { objects: summary.objects, end, ruled: summary.ruled ? 'yes' : 'no', groups };
  return { id: whole ? 'chain-start' : 'chain-start-gaps', args };
}

/** The step at the cursor: what was taken, what that leaves, whether it was right. */
export function narrate(moment: Told): readonly Sentence[] {
  const { position, before, record, cursor, told, toldBefore, mover, summary } = moment;
  const take = record?.plies[cursor]?.take;
  const worth = told ? [verdict(position)] : [];
  if (!take || !before) {
    const moves = told && position.moves > 0 ? [winningMoves(position)] : [];
    return moment.short && told ? [...worth, ...moves] : [beginning(moment), ...worth, ...moves];
  }
  const who = mover(cursor - 1);
  const left = leftOver(position.groups);
  const made: Sentence = { id: 'chain-made', args: { who, ply: cursor, left, ...takeArgs(take) } };
  if (moment.short) return [made, ...worth];
  return [
    made,
    ...(toldBefore ? remarks(before, take, who) : []),
    ...(toldBefore && who === 'line' ? mirrored(summary, cursor) : []),
    ...worth,
  ];
}

/** Whether a take was the only right one, or gave the win away. */
function remarks(before: ChainPosition, take: Take, who: Mover | 'line'): readonly Sentence[] {
  const option = optionOf(before, take);
  if (before.outcome === 'P' || !option) return [];
  if (option.outcome === 'N') return [{ id: 'play-blunder', args: { who } }];
  if (before.winning > 1 || before.options.length === 1) return [];
  return [{ id: 'chain-only', args: { ways: option.takes.length } }];
}

/** In best play from an odd row: where copying the other one would be slower. */
function mirrored({ mirror, line }: ChainSummary, cursor: number): readonly Sentence[] {
  const slower = mirror?.slower;
  if (!mirror || !slower || slower.at !== cursor || cursor < 2) return [];
  // Best play may come to another row than the game against the mirror.
  const before = line.slice(0, cursor - 1);
  if (!before.every((take, ply) => sameTake(take, mirror.takes[ply] ?? take))) return [];
  const { copied, copiedPlies: plies, betterPlies: exact } = slower;
  return [{ id: 'chain-mirror', args: { ...takeArgs(copied), plies, exact } }];
}

/** The whole state. */
export function describe(moment: Told): readonly Sentence[] {
  const { position, told } = moment;
  const { cells, groups, options, arrangements } = position;
  const shown: Sentence[] = [
    { id: 'text-row', args: { cells: [...cells].join(' ') } },
    { id: 'text-groups', args: { groups: printedGroups(groups), notation: notation(groups) } },
    { id: 'text-arrangements', args: { rows: Number(arrangements), cells: cells.length } },
  ];
  if (!told) return [...shown, { id: 'text-moves', args: { moves: position.moves } }];
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
  return [...shown, verdict(position), ...each];
}
