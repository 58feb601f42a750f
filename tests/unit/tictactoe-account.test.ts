import { expect, test } from 'vitest';
import { type Narrated, narrate } from '../../www/src/exhibits/tictactoe/account.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';

test('a blunder that gives a draw away is named, and the squares that win are counted', () => {
  const plies = [{ outcome: 'D' }, { outcome: 'N', chosen: 0, blunder: true }];
  const play = { path: [[], [0]], record: { plies }, mover: () => 'mover' };
  const options = [{ chosen: 1, outcome: 'N', remoteness: 1 }];
  const drawn = { here: { position: 'X........', options, outcome: 'N' }, cursor: 1 };
  const figure = { drawn, play, record: play.record, maker: play.mover, who: 'mover' };
  const said = narrate({
    ...figure,
    tells: true,
    explains: true,
    showsHints: true,
  } as never as Narrated);
  const text = plain(wordsOf('en', ['tictactoe', 'play']), said);
  expect(text).toMatch(
    /marked\. .* gave the draw away\. .* can win\. .* 1 win, 0 draw and 0 lose\.$/,
  );
});
