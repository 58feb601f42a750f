/** “Why?” in Games: a whole sentence by value at every position of every kind of game, and what a mistake lets the opponent do. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pack } from '../../www/src/exhibits/games/script/pack.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { opened, until } from './opened-figure.ts';

/** What a figure says at each ply of a link, from the start on. */
async function saidIn(link: string, language: Language = 'en'): Promise<readonly string[]> {
  const figure: AnyFigure = await opened('games', link, language);
  const { timeline, words } = figure;
  if (!words) throw new Error('the figure has no words');
  const { play } = figure as unknown as { play: { path: unknown; here: unknown } };
  const said: string[] = [];
  for (let ply = 0; ply <= timeline.length; ply += 1) {
    timeline.seek(ply);
    await until(() => figure.narrated === ply && (!play.path || play.here !== undefined));
    const all = figure.seen.narration();
    said.push(plain(words, all));
    // The reason does not wait behind “Read on”.
    if (figure.currentLink().includes('why=on'))
      expect
        .soft(
          saidAtOnce(words, all).some(({ id }) => /^(games-(why|end)|play-(over|missed))/.test(id)),
          `${link} ${language} ${said.at(-1)}`,
        )
        .toBe(true);
  }
  figure.release();
  return said;
}

/** How a position has its value by those of its moves, or why the game is over. */
const REASON =
  /: (?:the only move|every move|all (?:your )?\d+ moves|both (?:your )?moves|\d+ moves? of \d+) |(?:has|have) won|it is a draw/;
const script = readFileSync(
  new URL('../../crates/rules/examples-of-games/take-away.rhai', import.meta.url),
  'utf8',
);

describe('every position gives its reason', () => {
  test.each([
    ['a board', 'plies=1_2_5_3_9'],
    ['a board without a game', 'opponent=human'],
    ['stones that go', 'game=hexapawn&opponent=human'],
    ['cars that leave', 'game=dodgem&opponent=human'],
    ['heaps', 'game=take-away&size=5,1&rules=1..3'],
    ['heaps whose last stone loses', 'game=take-away&size=5,1&rules=1..3&end=misere'],
    ['a vector', 'game=vectors'],
    ['a graph', 'game=graph'],
    ['a date', 'game=calendar&start=2001-10-28'],
    ['a product', 'game=multiplication'],
    ['digits', 'game=digital-deletions'],
    ['a bar', 'game=chomp'],
  ])('of %s', async (_, scene) => {
    const said = await saidIn(`v=1&why=on&${scene}`);
    await saidIn(`v=1&why=on&${scene}`, 'zh');
    await saidIn(`v=1&why=on&${scene}`, 'es');
    expect(said.length).toBeGreaterThan(1);
    for (const text of said) {
      expect.soft(text, scene).toMatch(REASON);
      expect.soft(text, scene).not.toMatch(/\b1 (moves|plies)\b|undefined/);
    }
  });

  test('of a script', async () => {
    for (const text of await saidIn(`v=1&why=on&game=script&script=${await pack(script)}`))
      expect.soft(text).toMatch(REASON);
  });
});

test('the sentence counts the moves by their values, as the rules make them', async () => {
  // Of three stones all can be taken; of four none of the three moves wins.
  const [three, four] = await Promise.all(
    ['3', '4'].map((heap) => saidIn(`v=1&why=on&game=take-away&size=${heap}&rules=1..3`)),
  );
  expect(three?.[0]).toBe(
    'You can win in 1 ply: 1 move of 3 leads to a position that the computer loses.',
  );
  expect(four?.[0]).toBe(
    'The computer can win in at most 2 plies: all your 3 moves lead to positions that it wins.',
  );
  // The same heap after a change of rules: the last stone loses.
  const misere = await saidIn('v=1&why=on&game=take-away&size=4&rules=1..3&end=misere');
  expect(misere[0]).toContain('You can win in 2 plies: 1 move of 3 leads');
});

test('a lost game says what had been better, and why by its value', async () => {
  // The nought in the corner lets a cross answer; the first player then gives the game away with a3, b3.
  const said = await saidIn('v=1&why=on&plies=1_5_2_3_4_7');
  const at = said.findIndex((text) => text.startsWith('Here you could still'));
  expect(at).toBeGreaterThan(0);
  expect(said[at]).toMatch(
    /^Here you could still hold the draw\. You marked \w\d\. That let the computer win in \d+ (ply|plies)\. Better was \w\d: that holds the draw\./,
  );
});

test('a move that gives the computer the game says so, also once the computer has answered', async () => {
  // An edge as the answer to the centre loses.
  const game = 'v=1&computer=first&plies=5_2_1';
  const said = await saidIn(game);
  expect(said[2]).toContain('This move gives the computer the game: it can now win in 5 plies.');
  expect(said[3]).toContain(
    'Your last move gave the computer the game: it can now win in 4 plies.',
  );
  for (const hidden of await saidIn(`${game}&hints=off`)) {
    expect(hidden).not.toMatch(/gave|gives|can now win/);
  }
});

describe.each(languages)('in %s numbers and nouns agree', (language) => {
  const words = wordsOf(language, ['games', 'play']);
  const one = {
    en: /\b1 (moves|plies)\b|\b1 move of \d+ (lead|hold) |\b1 let |[2-9] move of/,
    zh: /NaN/,
    es: /\b1 (jugadas|posibles)\b|\b1 jugada de \d+ (llevan|mantienen)|[2-9] jugada de/,
  };

  test('for every number of moves and plies', () => {
    const texts = new Set<string>();
    for (const who of ['you', 'computer', 'mover']) {
      for (const plies of [-1, 1, 2]) {
        for (const [moves, wins, draws, loses, outcome] of [
          [1, 1, 0, 0, 'N'],
          [3, 1, 1, 1, 'N'],
          [3, 2, 0, 1, 'N'],
          [3, 3, 0, 0, 'N'],
          [1, 0, 0, 1, 'P'],
          [3, 0, 0, 3, 'P'],
          [1, 0, 1, 0, 'D'],
          [3, 0, 1, 2, 'D'],
          [3, 0, 2, 1, 'D'],
        ] as const) {
          const others = moves - wins;
          const args = { who, plies, moves, wins, others, draws, loses, outcome };
          texts.add(words.text('games-why', args));
        }
        for (const kept of ['D', 'P'] as const) {
          for (const when of ['now', 'before']) {
            texts.add(words.text('games-gave', { who, when, kept, plies }));
          }
        }
      }
    }
    for (const text of texts) {
      expect.soft(text).not.toMatch(one[language]);
      expect.soft(text).toMatch(/[.。]$/);
      expect.soft(brief(text, language), text).toBe(true);
    }
    expect(texts.size).toBeGreaterThan(40);
  });
});
