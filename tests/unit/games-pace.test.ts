/**
 * Ten random games of each exhibit with a game are walked ply by ply, in three languages, with “Why?” pressed: what is said
 * at once is short enough and gives the reason, and play holds until it is read.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ledeOf } from '../../www/src/page/lede.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import { languages } from '../../www/src/words/language.ts';
import { brief, readingTime } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { opened, until } from './opened-figure.ts';

/** A game to its end: the moves from each position, written for a link. */
function playedOut<Position>(
  start: Position,
  moves: (position: Position) => readonly (readonly [written: string, to: Position])[],
  random: (below: number) => number,
): string {
  const written: string[] = [];
  for (let at = start; ; ) {
    const next = moves(at);
    const move = next[random(next.length)];
    if (!move) return written.join('_');
    written.push(move[0]);
    at = move[1];
  }
}

/** The rules of each game, as a child would play it, and the end rule that is not the page's own. */
const games = {
  nim: (random: (below: number) => number) => {
    const takes = playedOut(
      [3, 5, 7],
      (heaps) =>
        heaps.flatMap((stones, heap) =>
          Array.from(
            { length: stones },
            (_, at) => [`${heap + 1}-${at + 1}`, heaps.with(heap, stones - at - 1)] as const,
          ),
        ),
      random,
    );
    return `takes=${takes}&why=on`;
  },
  lattice: (random: (below: number) => number) => {
    const path = playedOut(
      [5, 1],
      ([m = 0, n = 0]) =>
        [
          [m - 1, n],
          [m, n - 1],
          [m - 1, n + 1],
        ]
          .filter(([a = 0, b = 0]) => a >= 0 && b >= 0)
          .map((to) => [to.join(','), to] as const),
      random,
    );
    return `columns=8&rows=8&path=5,1_${path}`;
  },
  chain: (random: (below: number) => number) => {
    const takes = playedOut(
      '1'.repeat(9),
      (cells) =>
        [...cells].flatMap((_, at) =>
          (cells.includes('0') ? [1, 2] : [1])
            .filter((count) => cells.startsWith('1'.repeat(count), at))
            .map((count) => {
              const name = count === 1 ? `${at + 1}` : `${at + 1}-${at + 2}`;
              return [
                name,
                cells.slice(0, at) + '0'.repeat(count) + cells.slice(at + count),
              ] as const;
            }),
        ),
      random,
    );
    return `takes=${takes}&why=on`;
  },
  games: (random: (below: number) => number) => {
    const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
    const plies = playedOut(
      '.........',
      (board) => {
        const won = lines.some((line) =>
          ['xxx', 'ooo'].includes([...line].map((at) => board[Number(at)]).join('')),
        );
        const turn = board.replaceAll('.', '').length % 2 === 0 ? 'x' : 'o';
        return won
          ? []
          : [...board].flatMap((square, at) =>
              square === '.'
                ? [[`${at + 1}`, board.slice(0, at) + turn + board.slice(at + 1)] as const]
                : [],
            );
      },
      random,
    );
    return `plies=${plies}&why=on`;
  },
} as const;

/** The fields that change the rules of an exhibit, as its page matches them. */
const rulesOf = (slug: string): string | undefined =>
  /data-rules="(.*?)"/.exec(
    readFileSync(new URL(`../../www/${slug}/index.html`, import.meta.url), 'utf8'),
  )?.[1];

/** The sentences that are a reason, also at the end, where the last move decides. */
const reasons =
  /^(why-|nim-first|play-why|chain-(copy|(no-)?winning)|games-why|play-over|games-end|play-missed)/;

describe.each(Object.keys(games) as (keyof typeof games)[])('random games of %s', (slug) => {
  test.each(languages)('give a reason at once after every ply, in %s', async (language) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const own = slug === 'lattice' ? 'normal' : 'misere';
      const end = seed % 2 === 0 && slug !== 'games' ? `&end=${own}` : '';
      const who = ['', '&opponent=human', '&computer=first'][seed % 3] ?? '';
      const link = `v=1&${games[slug](below(randomOf(seed)))}${end}${who}`;
      const figure = await opened(slug, link, language);
      const { timeline, words, narrator } = figure;
      const { play } = figure as unknown as { play: { readonly here: unknown } };
      if (!words) throw new Error('the figure has no words');
      expect(timeline.length, link).toBeGreaterThan(2);
      // The header says who wins at the end only where that is so.
      const lede = words.text(ledeOf(rulesOf(slug), `#${link}`));
      const statesEnd = /\blast\b|最后|últim[oa]/i.test(lede);
      expect.soft(statesEnd, `${link} ${lede}`).toBe(slug !== 'games' && end === '');
      for (let ply = 0; ply <= timeline.length; ply += 1) {
        timeline.seek(ply);
        await until(() => play.here !== undefined && figure.narrated === ply);
        const said = saidAtOnce(words, figure.seen.narration());
        const text = plain(words, said);
        const where = `${link}&cursor=${ply} ${plain(words, figure.seen.narration())}`;
        expect.soft(brief(text, language), where).toBe(true);
        // Under the picture of the lattice are words about the end.
        const ended = slug === 'lattice' && ply === timeline.length;
        expect.soft(ended || said.some(({ id }) => reasons.test(id)), where).toBe(true);
        expect.soft(narrator.reading(), where).toBe(readingTime(text, language));
        // Play stops at the next ply until that is read.
        const next = ply < timeline.length ? ply + 1 : undefined;
        expect.soft(timeline.nextStop(ply), where).toBe(next);
      }
      figure.release();
    }
  });
});
