/** The end of a game: the sentence says who has won, and why. */
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  type Mover,
  type Side,
  sideOf,
  winnerOf,
} from '../../www/src/stage/play.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { english } from './nim-core.ts';

/** The sentence about the end of a game with this number of moves. */
function end(moves: number, winner: 'first' | 'second', computer?: 'first' | 'second'): string {
  const plies = Array.from({ length: moves + 1 }, () => ({}));
  const record = { winner, plies } as unknown as GameRecord;
  const moverOf = (side: Side): Mover =>
    computer === undefined ? 'mover' : side === computer ? 'computer' : 'you';
  return plain(english, [{ id: 'play-over', args: winnerOf({ record, moverOf }) }]);
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

describe('a game in which a player moves twice', () => {
  // The first player moves, then the second twice, and the first again.
  const turns = ['first', 'second', 'second', 'first', 'second'] as const;
  const plies = turns.map((turn) => ({ turn }));

  test('follows the turns of the core, not the number of the ply', () => {
    expect(turns.map((_, ply) => sideOf(plies, ply))).toEqual(turns);
    expect([0, 1, 2].map((ply) => sideOf([{}, {}, {}], ply))).toEqual(['first', 'second', 'first']);
  });

  test('ends with the right player', () => {
    const record = { plies, winner: 'first' } as unknown as GameRecord;
    const moverOf = (side: Side): Mover => (side === 'first' ? 'you' : 'computer');
    expect(winnerOf({ record, moverOf })).toEqual({ who: 'you', last: 'first', made: 'winner' });
    const lost = { plies: plies.slice(0, 3), winner: 'first' } as unknown as GameRecord;
    expect(winnerOf({ record: lost, moverOf })).toMatchObject({ who: 'you', made: 'loser' });
  });
});
