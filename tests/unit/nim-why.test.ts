/// <reference path="../../www/src/env.d.ts" />
/** “Why?” gives a reason in whole sentences after every move of games at random, in each variant and each language. */
import { expect, test } from 'vitest';
import { NimFigure } from '../../www/src/exhibits/nim/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { opened, until } from './drawn-panel.ts';

/** A number below `most`, from a row that is the same in each run. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}

/** A game to its end, as a link has it: from one to three stones, or any number, of one heap. */
function gameOf(heaps: readonly number[], most: number, seed: number): string[] {
  const pick = chance(seed);
  const left = [...heaps];
  const takes: string[] = [];
  while (left.some((stones) => stones > 0)) {
    const full = left.flatMap((stones, heap) => (stones > 0 ? [heap] : []));
    const heap = full[pick(full.length)] as number;
    const stones = 1 + pick(Math.min(most, left[heap] as number));
    left[heap] = (left[heap] as number) - stones;
    takes.push(`${heap + 1}-${stones}`);
  }
  return takes;
}

/** The reasons that a position can have, and the end of a game, which says who has won and why. */
const reasons = /^(why-|play-over)/;

const variants = [
  ['any number', '', [3, 5, 7], 99],
  ['one to three', '&rules=1,2,3', [4, 6], 3],
  ['from both heaps too', '&coupling=wythoff', [3, 5], 99],
] as const;

test.each(
  variants.flatMap(([name, fields, heaps, most]) =>
    (['normal', 'misere'] as const).map((end) => [name, end, fields, heaps, most] as const),
  ),
)('%s, %s', async (_, end, fields, heaps, most) => {
  for (const [at, language] of languages.entries()) {
    const takes = gameOf(heaps, most, 7 * (at + 1));
    for (let ply = 1; ply <= takes.length; ply += 1) {
      const figure = await opened(
        new NimFigure(nowhere(language)),
        `v=1&heaps=${heaps.join()}${fields}&end=${end}&takes=${takes.slice(0, ply).join('_')}&opponent=human&why=on`,
      );
      const { words } = figure;
      if (!words) throw new Error('the figure has no words');
      expect(figure.notices).toEqual([]);
      figure.timeline.seek(ply);
      await until(() => figure.here && figure.narrated === ply);
      const sentences = figure.narration();
      const reason = sentences.filter(({ id }) => reasons.test(id));
      expect(reason, `${language}, ply ${ply} of ${takes.join(' ')}`).toHaveLength(1);
      // It is a whole sentence, with all of its values.
      expect(plain(words, reason)).toMatch(/^.{12,}[.。]$/);
      expect(plain(words, sentences)).toMatch(/[.。？！?!]$/);
      figure.release();
    }
  }
});
