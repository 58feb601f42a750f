/// <reference path="../../www/src/env.d.ts" />
/** A game of the lattice has a reason in whole sentences after every move, in each variant and each language. */
import { expect, test } from 'vitest';
import { LatticeFigure } from '../../www/src/exhibits/lattice/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { opened, until } from './drawn-panel.ts';

/** A game to its end: from a point, each move goes left or down, by one or by any number. */
function gameOf(m: number, n: number, rays: boolean, seed: number): string[] {
  let state = seed;
  const pick = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
  const at = [m, n];
  const path = [at.join()];
  while (at.some((one) => one > 0)) {
    const axis = at[0] === 0 ? 1 : at[1] === 0 ? 0 : pick(2);
    const left = at[axis] as number;
    at[axis] = left - 1 - (rays ? pick(left) : 0);
    path.push(at.join());
  }
  return path;
}

test.each(
  (['normal', 'misere'] as const).flatMap((end) =>
    [true, false].map((rays) => [end, rays ? 'any number' : 'one step', rays] as const),
  ),
)('%s, %s', async (end, _, rays) => {
  for (const [at, language] of languages.entries()) {
    const path = gameOf(5, 4, rays, 11 * (at + 1));
    const moves = rays ? '-1,0*_0,-1*' : '-1,0_0,-1';
    for (let ply = 1; ply < path.length; ply += 1) {
      const figure = await opened(
        new LatticeFigure(nowhere(language)),
        `v=1&moves=${moves}&end=${end}&path=${path.slice(0, ply + 1).join('_')}&opponent=human&hints=on&why=on`,
      );
      const { words } = figure;
      if (!words) throw new Error('the figure has no words');
      figure.timeline.seek(ply);
      const reasons = () => figure.narration().filter(({ id }) => /^play-(why|over)/.test(id));
      await until(() => reasons().length === 1);
      expect(plain(words, reasons()), `${language}, ply ${ply}`).toMatch(/^.{8,}[.。]$/);
      figure.release();
    }
  }
});
