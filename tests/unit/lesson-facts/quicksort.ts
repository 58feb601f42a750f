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
  notes: [
    ['Answer: 5.', () => quicksortFacts.numbers[0]?.() === 5],
    [
      'The numbers 2, 3 and 4 are smaller, and 7, 8 and 9 are larger.',
      () =>
        cards
          .filter((one) => one < 5)
          .toSorted()
          .join() === '2,3,4' &&
        cards
          .filter((one) => one > 5)
          .toSorted()
          .join() === '7,8,9',
    ],
    ['Expect “the card in the middle”, which is 4.', () => cards[middleOf(cards)] === 4],
    [
      'Answers: the card 4 at place 4; places 1 and 4.',
      () => cards[3] === 4 && middleOf(cards) === 3,
    ],
    ['Let them say: “At place 4 lies the 4.”', () => cards[3] === 4],
    [
      'Answers: 6; 6 times (parts of 7, 6, 5, 4, 3 and 2 cards); 3 times (7, then 3 and 3).',
      () =>
        upTo(7).filter((one) => one > 1).length === 6 &&
        sorting(upTo(7), smallest).divisions === 6 &&
        sorting(upTo(7), middleOf).divisions === 3,
    ],
    [
      'Ask: “In the first division each of the other 6 cards is compared with the pivot.',
      () => cards.length - 1 === 6,
    ],
    ['(Stick: 6 + 5 + 4 + 3 + 2 + 1 = 21.', () => sorting(upTo(7), smallest).comparisons === 21],
    ['Bush: 6 + 2 + 2 = 10.)', () => sorting(upTo(7), middleOf).comparisons === 10],
    [
      'Answer: 9 (500, 250, 125, 62, 31, 15, 7, 3, 1).',
      () =>
        halvings(1000) === 9 &&
        [500, 250, 125, 62, 31, 15, 7, 3, 1].map(halvings).join() === '8,7,6,5,4,3,2,1,0',
    ],
    [
      'For 24 elements the limit is 4, and the figure draws it as a dashed line.',
      () => halvings(24) === 4,
    ],
    ['(19.)', () => halvings(1_000_000) === 19],
    [
      'Answer: 3 guesses: first 4, then 2 or 6, then the last one.',
      () => guesses(7) === 3 && Math.max(guesses(3), guesses(7 - 4)) === 2 && guesses(1) === 1,
    ],
    ['(4.)', () => guesses(15) === 4],
  ],
  asides: [
    'Ask at the next list: “At place 1 lies which number?”',
    'Ask: “How many guesses for 1 to 15?”',
  ],
};
