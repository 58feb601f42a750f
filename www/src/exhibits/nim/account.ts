import type { HeapWhy, NimSummary } from '../../../pkg/nim.js';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { type CancelStep, columnsOf, printedHeaps } from './bundles.ts';
import type { Take } from './fields.ts';
import type { NimScene } from './scene.ts';

/** Who wins a position, as the messages select it. */
type Worth = Pick<HeapWhy, 'outcome' | 'remoteness' | 'moves'>;

/** Whether the heaps are worth as much as they have stones. */
export function isPlain({ heaps, grundyValues }: Pick<HeapWhy, 'heaps' | 'grundyValues'>): boolean {
  return grundyValues?.every((worth, heap) => worth === heaps[heap]) ?? true;
}

/** A take, as messages have it: at most 10^15 stones are exact in a number. */
export function takeArgs({ heap, stones, both }: Take) {
  return { heap: heap + 1, stones: Number(stones), both: both ? 'yes' : 'no' };
}

/** What lies there, and how one wins. */
export function beginning(why: HeapWhy, end: NimScene['end']): Sentence {
  const count = why.heaps.length;
  return { id: 'nim-start', args: { count, heaps: printedHeaps(why), end } };
}

/** Lost or won for whoever must move, and in how many plies where that is known. */
export function verdict({ outcome, remoteness, moves }: Worth): Sentence {
  if (moves === 0n) return { id: 'nim-ended', args: { outcome } };
  return { id: 'nim-verdict', args: { outcome, plies: remoteness ?? -1 } };
}

/** Why a position is lost or won, in a sentence. */
export function reason(why: HeapWhy, summary: NimSummary, language: string): readonly Sentence[] {
  const { reason: because } = why;
  const stones = isPlain(why) ? 'yes' : 'no';
  switch (because.kind) {
    case 'end':
      return [];
    case 'balanced':
      return [{ id: 'why-balanced', args: { stones } }];
    case 'xor': {
      const heaps = because.heaps ?? [];
      const column = 2 ** (because.column ?? 0);
      const list = listed(
        heaps.map((heap) => heap + 1),
        language,
      );
      return [{ id: 'why-xor', args: { column, count: heaps.length, heaps: list, stones } }];
    }
    case 'class':
      return [{ id: `why-class-${why.class}` }];
    case 'cold':
      return [{ id: 'why-cold', args: { index: Number(because.index ?? 0n) } }];
    case 'hot':
      return [{ id: 'why-hot' }];
    case 'search':
      return [
        because.deciding
          ? { id: 'why-search-won', args: takeArgs(because.deciding) }
          : { id: 'why-search-lost', args: { positions: Number(summary.positions ?? 0n) } },
      ];
  }
}

/** How many takes win, and the first of them. */
export function winningTakes(why: HeapWhy): Sentence {
  const [first] = why.winningTakes;
  const count = Number(why.winning);
  if (!first) return { id: 'nim-no-winning' };
  return { id: 'nim-winning', args: { count, ...takeArgs(first) } };
}

/** What a step of the cancelling does. */
export function cancelling(step: CancelStep, why: HeapWhy): Sentence {
  const stones = isPlain(why) ? 'yes' : 'no';
  if (step.kind === 'split') {
    const worth = why.grundyValues?.[step.heap] ?? 0n;
    const parts = columnsOf(worth).map((column) => String(2n ** BigInt(column)));
    const heap = step.heap + 1;
    const size = Number(why.heaps[step.heap] ?? 0n);
    const args = { heap, size, worth: Number(worth), parts: parts.join(' + '), stones };
    return { id: 'cancel-split', args };
  }
  const bundle = 2 ** step.column;
  if (step.kind === 'single') {
    return { id: 'cancel-single', args: { bundle, heap: step.heap + 1 } };
  }
  const [heap, other] = step.heaps;
  return { id: 'cancel-pair', args: { bundle, heap: heap + 1, other: other + 1 } };
}

/** The whole state, heap by heap. */
export function describe(
  why: HeapWhy,
  told: 'heaps' | 'verdict' | 'moves',
  summary: NimSummary,
  words: Messages,
): readonly Sentence[] {
  const rows = why.heaps.map((stones, heap): Sentence => {
    const worth = why.grundyValues?.[heap];
    const rule = words.text('rule-named', { rule: summary.heaps[heap]?.rule ?? '' });
    const args = { heap: heap + 1, stones: Number(stones), rule };
    if (told === 'heaps' || worth === undefined) return { id: 'text-heap', args };
    return {
      id: 'text-heap-worth',
      args: { ...args, worth: Number(worth), binary: worth.toString(2) },
    };
  });
  if (told === 'heaps') return rows;
  const moves = told === 'moves' ? [winningTakes(why)] : [];
  const sum: Sentence[] =
    why.xor === undefined
      ? []
      : [{ id: 'text-sum', args: { sum: Number(why.xor), binary: why.xor.toString(2) } }];
  return [...rows, ...sum, verdict(why), ...reason(why, summary, words.language), ...moves];
}
