/** The end of a game: the sentence says who has won, and why. */
import { describe, expect, test } from 'vitest';
import { type GameRecord, type Mover, winnerOf } from '../../www/src/stage/play.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { english } from './nim-core.ts';

/** The sentence about the end of a game with this number of moves. */
function end(moves: number, winner: 'first' | 'second', computer?: 'first' | 'second'): string {
  const plies = Array.from({ length: moves + 1 }, () => ({}));
  const record = { winner, plies } as unknown as GameRecord;
  const mover = (ply: number): Mover =>
    computer === undefined
      ? 'mover'
      : (ply % 2 === 0) === (computer === 'first')
        ? 'computer'
        : 'you';
  return plain(english, [{ id: 'play-over', args: winnerOf({ record, mover }) }]);
}

describe('the end of a game', () => {
  test.each([
    // Under normal play the winner makes the last move; under misère play the loser does.
    [3, 'first', 'second', 'You have won, because you made the last move.'],
    [2, 'first', 'second', 'You have won, because the computer had to make the last move.'],
    [4, 'second', 'second', 'The computer has won, because it made the last move.'],
    [3, 'second', 'second', 'The computer has won, because you had to make the last move.'],
    [1, 'first', undefined, 'The first player has won by making the last move.'],
    [
      1,
      'second',
      undefined,
      'The second player has won, because the first had to make the last move.',
    ],
    [2, 'second', undefined, 'The second player has won by making the last move.'],
    [0, 'second', 'second', 'The computer has won.'],
  ] as const)('after %i moves, won by the %s player', (moves, winner, computer, sentence) => {
    expect(end(moves, winner, computer)).toBe(`No move is left. ${sentence}`);
  });
});
