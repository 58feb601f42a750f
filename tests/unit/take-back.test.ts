import { expect, test } from 'vitest';
import { takeBack } from '../../www/src/stage/take-back.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';

test('a move is taken back with the reply of the computer, and it is said whose move it is', () => {
  const timeline = new Timeline(() => {});
  timeline.length = 5;
  timeline.cursor = 5;
  const said: string[] = [];
  const game = {
    play: {
      record: undefined,
      mover: (ply: number) => (ply % 2 === 0 ? ('you' as const) : ('computer' as const)),
    },
    timeline,
    words: wordsOf('en', ['play']),
    announcer: { say: (text: string) => said.push(text) } as never,
  };
  const cursors = [5, 4, 2, 0].map(() => {
    takeBack(game);
    return timeline.cursor;
  });
  expect(cursors).toEqual([4, 2, 0, 0]);
  expect(new Set(said)).toEqual(new Set(['Taken back: it is your move.']));
  expect(said).toHaveLength(4);
});
