import type { Messages } from '../../words/messages.ts';
import type { NimFrame, NimWords } from './view.ts';

/** The words in the picture: heaps and stones by their numbers. */
export function plateWords(words: Messages, { why }: NimFrame): NimWords {
  const count = (heap: number): number => Number(why.heaps[heap] ?? 0n);
  return {
    heap: (heap) => words.text('mark-heap', { heap: heap + 1, stones: count(heap) }),
    stone: ({ heap, stone }) => {
      const stones = count(heap);
      const args = { heap: heap + 1, stones: String(stones), stone: stone + 1 };
      return words.text('mark-stone', { ...args, take: stones - stone });
    },
    sum: words.text('board-sum'),
    count: (stones) => words.text('mark-count', { stones: Number(stones) }),
  };
}
