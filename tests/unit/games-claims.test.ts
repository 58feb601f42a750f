/** What Games says before somebody asks is true of the game that it says it of, and gives no answer away. */
import { describe, expect, test } from 'vitest';
import { ask } from '../../www/src/exhibits/games/atlas/known.ts';
import { stepSentence } from '../../www/src/exhibits/games/atlas/step-sentence.ts';
import type { ShownPosition } from '../../www/src/exhibits/games/shown.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { opened } from './opened-figure.ts';

/** The figure of a link, as what stands around its position reads it. */
async function shown(link: string, language: 'en' | 'zh' | 'es' = 'en') {
  const figure = await opened('games', `v=1&${link}`, language);
  return figure as unknown as ShownPosition & Awaited<ReturnType<typeof opened>>;
}

describe('the invitation fits the value of the start', () => {
  const questions = { N: 'Can you win?', D: 'Can you hold it?', P: 'How long can you last?' };

  test.each([
    ['', 'D'],
    ['game=in-a-row&size=4,3,3', 'N'],
    ['game=hexapawn', 'P'],
    ['game=hexapawn&size=4,3', undefined],
    ['game=take-away&size=4&rules=1..3', 'P'],
    // The same heap under another end rule, and another heap under the same rule.
    ['game=take-away&size=4&rules=1..3&end=misere', 'N'],
    ['game=take-away&size=5&rules=1..3&end=misere', 'P'],
    ['game=take-away&size=5&rules=1..3', 'N'],
    ['game=chomp', 'N'],
    ['game=dao', undefined],
  ] as const)('of %s', async (link, known) => {
    const figure = await shown(link);
    const outcome = figure.drawn?.here.outcome;
    if (known) expect(outcome).toBe(known);
    const said = figure.words && plain(figure.words, figure.seen.narration());
    expect(said).toBe(`Your move. ${questions[outcome ?? 'D']}`);
    figure.release();
  });

  test('and asks nothing while hints are off', async () => {
    const figure = await shown('hints=off');
    expect(figure.words && plain(figure.words, figure.seen.narration())).toBe('Your move.');
  });
});

describe.each(languages)('in %s', (language) => {
  test.each(['', 'game=take-away&size=3,4', 'game=hexapawn', 'game=chomp', 'game=graph'])(
    'the solver begins with the numbers of the game, of %s',
    async (link) => {
      const figure = await shown(link, language);
      const known = await ask(figure, { signals: [figure.lifetime] });
      const { positions, moves } = known.summary;
      // As many as the lists have.
      expect(positions).toBe(known.texts.length);
      expect(new Set(known.texts).size).toBe(positions);
      expect(moves).toBe(known.targets.length);
      // Images count once exactly where there are fewer of them than positions of the game.
      expect(known.images && positions < figure.positions).toBe(positions !== figure.positions);
      const words = wordsOf(language, ['games', 'games-atlas']);
      const said = plain(words, [stepSentence(known, 0)]);
      const folds = { en: /equal by symmetry/, zh: /对称/, es: /simetría/ }[language];
      expect(folds.test(said)).toBe(known.images);
      expect(said.replaceAll(/[.,\s](?=\d{3})/g, '')).toContain(`${positions}`);
      figure.release();
    },
  );

  test('neither the title nor the line below it says who wins', () => {
    const words = wordsOf(language, ['games']);
    for (const id of ['title', 'page-title', 'lede'])
      expect(words.text(id)).not.toMatch(
        /\b(draw|lost|wins by|first player|second player|tablas|pierde|primer jugador)\b|平局|必败|必胜|先走的/,
      );
  });
});
