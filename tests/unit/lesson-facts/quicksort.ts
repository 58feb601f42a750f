import { type Facts, holding } from './facts.ts';
import { middleOf, sorting } from './sorting.ts';

const cards = [5, 2, 8, 4, 9, 3, 7];

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const smallest = () => 0;
const first = sorting(upTo(24), smallest).comparisons;
const middle = sorting(upTo(24), middleOf).comparisons;

/** How many calls wait at most, if each new one gets at most half. */
function halvings(count: number): number {
  return count < 2 ? 0 : 1 + halvings(Math.floor(count / 2));
}

/** The guesses that are always enough for a number of candidates: the best first guess, and then the worst answer. */
function guesses(count: number): number {
  if (count === 0) return 0;
  const worst = upTo(count).map((one) => Math.max(guesses(one - 1), guesses(count - one)));
  return 1 + Math.min(...worst);
}

export const quicksortFacts: Facts = {
  numbers: [
    () =>
      cards.find(
        (card) =>
          cards.filter((one) => one < card).length === cards.filter((one) => one > card).length,
      ) ?? Number.NaN,
    () => upTo(7).filter((one) => one > 1).length,
    () => sorting(upTo(7), smallest).divisions,
    () => sorting(upTo(7), middleOf).divisions,
    () => halvings(1000),
    () => guesses(7),
  ],
  choices: [() => holding([first > middle, first < middle, first === middle], (one) => one)],
  tasks: {
    'quicksort#input=typed&values=5,2,8,4,9,3,7&show=cards&pivot=middle&task=pivot': () =>
      middleOf(cards) + 1,
    // The pivot goes to the front.
    'quicksort#input=typed&values=5,2,8,4,9,3,7&show=cards&pivot=middle&cursor=0&task=next':
      () => ({
        first: 0,
        second: middleOf(cards),
      }),
  },
  claims: [
    ['4', () => cards[middleOf(cards)] === 4 && halvings(24) === 4 && guesses(15) === 4],
    ['6 + 5 + 4 + 3 + 2 + 1 = 21', () => sorting(upTo(7), smallest).comparisons === 21],
    ['6 + 2 + 2 = 10', () => sorting(upTo(7), middleOf).comparisons === 10],
    ['24', () => sorting(upTo(24), smallest).divisions === 23],
    ['19', () => halvings(1_000_000) === 19],
  ],
};
