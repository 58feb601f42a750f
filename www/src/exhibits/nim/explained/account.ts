import type { HeapWhy, NimSummary } from '../../../../pkg/nim.js';
import { worth } from '../../../stage/game-account.ts';
import { columnsOf } from '../../../stage/heaps/bundles.ts';
import type { Mover } from '../../../stage/play.ts';
import type { Question } from '../../../stage/task/predict.ts';
import { sure } from '../../../sure.ts';
import { formatted } from '../../../words/formatted.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { anyOf, heapArgs, isPlain, takeArgs } from '../account.ts';
import type { CancelStep } from './cancelling.ts';

/** Who wins a position: what the verdict depends on. */
type Decided = Pick<HeapWhy, 'outcome' | 'remoteness' | 'moves'>;

/** Whether the player to move can win and, if wanted and known, how many plies are left. */
export function verdict(
  { outcome, remoteness, moves }: Decided,
  who: Mover,
  plies = false,
): Sentence {
  if (moves === 0n) return { id: 'nim-ended', args: { who, outcome } };
  return worth(outcome, who, plies ? remoteness : undefined);
}

/** Why the player to move loses or can win: to you in the second person, to anybody else in the third. */
export function reason(
  why: HeapWhy,
  summary: NimSummary,
  who: Mover,
  language: string,
): readonly Sentence[] {
  const { reason: because } = why;
  switch (because.kind) {
    case 'end':
      return [];
    case 'balanced':
      return [{ id: 'why-balanced', args: { who } }];
    case 'xor': {
      const { heaps, column } = because.column;
      const sizes = new Set(
        heaps.map((heap) => formatted(Number(sure(why.heaps[heap])), language, {})),
      );
      const last = why.remoteness === 1 ? 'yes' : 'no';
      const args = { who, column: 2 ** column, sizes: anyOf(sizes, language), last };
      return [{ id: 'why-xor', args: { ...args, heaps: heaps.length } }];
    }
    case 'class':
      return [{ id: `why-class-${why.class}`, args: { who } }];
    case 'cold':
      return [{ id: 'why-cold', args: { who, index: Number(because.index) } }];
    case 'hot':
      return [{ id: 'why-hot', args: { who } }];
    case 'search': {
      const deciding = why.options[why.deciding ?? -1];
      return [
        deciding
          ? { id: 'why-search-won', args: takeArgs(deciding.take, why.heaps) }
          : { id: 'why-search-lost', args: { positions: Number(summary.positions ?? 0n) } },
      ];
    }
  }
}

/** Up to this many kinds of bundles are named in one sentence. */
const MOST_NAMED = 3;

/**
 * What a won position of cancelling bundles asks for first: a move that wins, and what it leaves. In a game the heap has
 * only its number, because what the ply did is said before.
 */
export function winningFirst(
  why: HeapWhy,
  who: Mover,
  language: string,
  place: 'alone' | 'game',
): readonly Sentence[] {
  const take = why.winningTakes.at(-1);
  if (why.reason.kind !== 'xor' || !take) return [];
  const left = why.heaps.map((stones, heap) =>
    heap === take.heap ? stones - take.stones : stones,
  );
  const kinds = [...new Set(left.flatMap(columnsOf))].sort((a, b) => b - a);
  // Of heaps with other rules only the core knows what they count as.
  const named = isPlain(why) && kinds.length <= MOST_NAMED;
  const bundles = listed(
    kinds.map((column) => 2 ** column),
    language,
  );
  const leaves = left.every((stones) => stones === 0n) ? 'nothing' : named ? 'named' : 'any';
  return [{ id: 'nim-first', args: { who, place, ...takeArgs(take, why.heaps), leaves, bundles } }];
}

/** The sentence of a reason that comes before everything else: what wins, or why nothing does. */
export function atFirst(
  why: HeapWhy,
  summary: NimSummary,
  who: Mover,
  language: string,
): readonly Sentence[] {
  if (why.outcome === 'P') return reason(why, summary, who, language);
  return winningFirst(why, who, language, 'alone');
}

/** The whole reason: what wins, and which column says so. */
export const atEnd = (
  why: HeapWhy,
  summary: NimSummary,
  who: Mover,
  language: string,
): readonly Sentence[] => [
  ...winningFirst(why, who, language, 'alone'),
  ...reason(why, summary, who, language),
];

/** The reason after a ply: what wins now, and why. */
export function inGame(
  why: HeapWhy,
  summary: NimSummary,
  who: Mover,
  language: string,
): readonly Sentence[] {
  return [...winningFirst(why, who, language, 'game'), ...reason(why, summary, who, language)];
}

/** How many moves win, and the first of them. */
export function winningTakes(why: HeapWhy): Sentence {
  const [first] = why.winningTakes;
  const count = Number(why.winning);
  if (!first) return { id: 'nim-no-winning' };
  return { id: 'nim-winning', args: { count, ...takeArgs(first, why.heaps) } };
}

/** What one step of the cancelling does. */
export function cancelling(step: CancelStep, why: HeapWhy): Sentence {
  const stones = isPlain(why) ? 'yes' : 'no';
  // A heap is named by what is seen of it.
  const sizeOf = (heap: number) => Number(sure(why.heaps[heap]));
  if (step.kind === 'split') {
    const value = why.grundyValues?.[step.heap] ?? 0n;
    const parts = columnsOf(value).map((column) => String(2n ** BigInt(column)));
    const args = {
      size: sizeOf(step.heap),
      worth: Number(value),
      parts: parts.join(' + '),
      stones,
    };
    return { id: 'cancel-split', args };
  }
  const bundle = 2 ** step.column;
  if (step.kind === 'single') {
    return { id: 'cancel-single', args: { bundle, size: sizeOf(step.heap) } };
  }
  const [size, other] = [sizeOf(step.heaps[0]), sizeOf(step.heaps[1])];
  return { id: 'cancel-pair', args: { bundle, size, other, same: size === other ? 'yes' : 'no' } };
}

/** The whole position as text, heap by heap. The winning moves come only if they may be named. */
export function describe(
  why: HeapWhy,
  {
    summary,
    words,
    who,
    moves,
  }: {
    readonly summary: NimSummary;
    readonly words: Messages;
    readonly who: Mover;
    readonly moves: boolean;
  },
): readonly Sentence[] {
  const { grundyValues, xor } = why;
  const rows = why.heaps.map((_, heap): Sentence => {
    const value = grundyValues?.[heap] ?? 0n;
    const args = heapArgs({ heap, heaps: why.heaps, summary, words });
    const valued = { ...args, worth: Number(value), binary: value.toString(2) };
    return grundyValues ? { id: 'text-heap-worth', args: valued } : { id: 'text-heap', args };
  });
  const sum: Sentence[] =
    xor === undefined
      ? []
      : [{ id: 'text-sum', args: { sum: Number(xor), binary: xor.toString(2) } }];
  return [
    ...rows,
    ...sum,
    verdict(why, who, true),
    ...reason(why, summary, who, words.language),
    ...(moves ? [winningTakes(why)] : []),
  ];
}

/** How many numbers of winning moves a prediction can choose from. */
const OFFERED = 4;

/** What the reader is to predict: before the verdict who can win, after it how many moves win. */
export function question(why: HeapWhy, verdictNext: boolean, bundles: boolean): Question {
  const lost = why.outcome === 'P';
  if (verdictNext) {
    return {
      // Where no bundles are seen, none are spoken of.
      ask: bundles ? { id: 'nim-predict' } : { id: 'game-predict', args: { answers: 2 } },
      answers: [
        { label: 'answer-lost', right: lost },
        { label: 'answer-won', right: !lost },
      ],
    };
  }
  const winning = Number(why.winning);
  return {
    ask: { id: 'nim-predict-moves' },
    answers: Array.from({ length: OFFERED }, (_, count) => ({
      label: `answer-moves-${count}`,
      right: count === OFFERED - 1 ? winning >= count : winning === count,
    })),
  };
}
