/** What the stage says of a game that can end in a draw. */
import { expect, test } from 'vitest';
import { afterPly, blundered, worth } from '../../www/src/stage/game-account.ts';
import type { GameRecord, Side } from '../../www/src/stage/play.ts';
import { renderChronicle } from '../../www/src/stage/play-view.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { markupOf, textOf } from './markup.ts';

const words = wordsOf('en', ['play']);
const who = (ply: number) => (ply % 2 === 0 ? 'you' : 'computer');

/** A game with these outcomes, for the player to move; `!` marks the blunders. */
function gameOf(...outcomes: readonly string[]) {
  const plies = outcomes.map((outcome) => ({
    outcome: outcome[0] as 'P' | 'N' | 'D',
    blunder: outcome.endsWith('!'),
  }));
  const moverOf = (side: Side) => (side === 'first' ? 'you' : 'computer');
  return { record: { plies, over: true } as GameRecord, mover: who, moverOf } as const;
}

test('nobody can force a win, for any player to move, and a game can end with no winner', () => {
  for (const mover of ['you', 'computer', 'mover'] as const) {
    const said = plain(words, [worth('D', mover)]);
    expect(said).toBe('Nobody can force a win: with best play it is a draw.');
  }
  const drawn = gameOf('D', 'D', 'D');
  const hints = { tells: true, explains: false };
  expect(plain(words, afterPly(drawn, 2, hints))).toContain('it is a draw');
  expect(afterPly(drawn, 1, hints).map(({ id }) => id)).toEqual(['game-turn', 'game-worth']);
});

test.each([
  [['D', 'N!'], 'With that move you gave the draw away.'],
  [['N', 'D!'], 'With that move you gave the win away.'],
  [['N', 'N!'], 'With that move you gave the win away.'],
  [['P', 'D', 'N!'], 'With that move the computer gave you the win.'],
  [['P', 'N', 'D!'], 'With that move the computer gave its win away.'],
  [['P', 'N', 'N!'], 'With that move the computer gave you the win.'],
  [['D', 'D'], ''],
])('a blunder gives away what the player had: %s', (outcomes, sentence) => {
  const said = blundered(gameOf(...outcomes), outcomes.length - 1);
  expect(said ? plain(words, [said]) : '').toBe(sentence);
});

test('the course of a game says which moves gave the win or the draw away', () => {
  const course = (...outcomes: readonly string[]) => {
    const play = { ...gameOf(...outcomes), path: [] } as never;
    const view = { play, words, cursor: 0, seek: () => {} };
    return textOf(markupOf(renderChronicle(view, { printed: String })));
  };
  expect(course('D', 'N!')).toContain('One move gave the win or the draw away.');
  expect(course('D', 'N!')).toContain('; this move gave the draw away');
  expect(course('N', 'N!')).toContain('One move gave the win away.');
  expect(course('N', 'N!')).toContain('; this move gave the win away');
});
