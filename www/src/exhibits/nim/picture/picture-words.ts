import type { HeapsFrame, HeapsWords } from '../../../stage/heaps/view.ts';
import type { Messages } from '../../../words/messages.ts';
import { heapName } from '../account.ts';

/** The names of heaps and stones in the picture, by their numbers. */
export function pictureWords(words: Messages, { why, winning }: HeapsFrame): HeapsWords {
  const count = (heap: number): number => Number(why.heaps[heap] ?? 0n);
  return {
    heap: (heap) => words.text('mark-heap', { heap: heapName(why.heaps, heap, words) }),
    stone: ({ heap, stone }) => {
      const stones = count(heap);
      const args = { heap: heapName(why.heaps, heap, words), stone: stone + 1 };
      const take = stones - stone;
      const wins = winning.some(
        (one) => !one.both && one.heap === heap && Number(one.stones) === take,
      );
      return words.text('mark-stone', { ...args, take, wins: wins ? 'yes' : 'no' });
    },
    sum: words.text('board-sum'),
    count: (stones) => words.text('mark-count', { stones: Number(stones) }),
  };
}
