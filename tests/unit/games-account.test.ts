import { describe, expect, test } from 'vitest';
import { type Narrated, narrate } from '../../www/src/exhibits/games/account.ts';
import { families } from '../../www/src/exhibits/games/families.ts';
import {
  moveBetween,
  moveTo,
  shownOptions,
  sides,
  squareName,
  squaresOf,
} from '../../www/src/exhibits/games/picture/squares.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';

test('a blunder that gives a draw away is named, with the move that had held it', () => {
  const plies = [
    { outcome: 'D' },
    { outcome: 'N', chosen: 1, blunder: true, better: 5, remoteness: 3 },
  ];
  const play = { path: [[], [1]], record: { plies }, mover: () => 'mover' };
  const position = 'x../.../...:o';
  const options = [
    { chosen: 2, outcome: 'P', remoteness: 2 },
    { chosen: 5, outcome: 'N', remoteness: 5 },
  ];
  const before = {
    position: '.../.../...:x',
    options: [{ chosen: 5, outcome: 'D' }],
    outcome: 'D',
  };
  const drawn = { here: { position, options, outcome: 'N', remoteness: 3 }, cursor: 1 };
  const figure = { drawn, play, record: play.record, maker: play.mover, who: 'mover' };
  const said = narrate({
    ...figure,
    family: families['in-a-row'],
    squares: squaresOf(position),
    values: new Map(),
    mayReveal: () => true,
    hereAt: () => before,
  } as never as Narrated);
  expect(plain(wordsOf('en', ['games', 'play']), said)).toBe(
    'a3 was marked. The player to move can win in 3 plies: 1 move of 2 leads to a lost position. ' +
      'This move gives the game to the opponent, who can now win in 3 plies. Better was b2: that holds the draw.',
  );
});

describe('a board', () => {
  const board = squaresOf('ooo/.../xxx:x');

  test('is read from its text, and its squares have the names of chess', () => {
    expect([board.columns, board.rows, board.turn]).toEqual([3, 3, 'x']);
    expect([0, 4, 8].map((square) => squareName(board, square))).toEqual(['a3', 'b2', 'c1']);
  });

  const option = (from: number, to: number, outcome: 'N' | 'P') =>
    ({ chosen: moveBetween(from, to), outcome, remoteness: 1 }) as const;
  const here = {
    position: 'ooo/.../xxx:x',
    outcome: 'N',
    // Taking the pawn leads to a position that is lost for the opponent.
    options: [option(6, 3, 'N'), option(7, 4, 'N'), option(7, 3, 'P')],
  } as const as never;

  test('shows the best move of each stone, and of the held stone where it can go', () => {
    const free = shownOptions(families.hexapawn, here, undefined);
    expect([...free].map(([square, { outcome }]) => [square, outcome])).toEqual([
      [6, 'P'],
      [7, 'N'],
    ]);
    expect([...shownOptions(families.hexapawn, here, 7).keys()]).toEqual([4, 3]);
  });

  test('a touch means a move of the held stone, or a stone that falls down the column', () => {
    expect(sides(moveTo(families.hexapawn, here, board, 7, 4))).toEqual({ from: 7, to: 4 });
    const falling = { options: [option(-1, 12, 'N')] } as never;
    const columns = squaresOf('..../..../..../....:x');
    expect(moveTo(families['four-in-a-row'], falling, columns, undefined, 0)).toBe(13);
    expect(moveTo(families['four-in-a-row'], falling, columns, undefined, 1)).toBe(2);
  });
});
