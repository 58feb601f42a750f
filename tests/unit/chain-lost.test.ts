/// <reference path="../../www/src/env.d.ts" />
/** Why a row of Chain is lost, as the figure says it to somebody who asks. */
import { expect, test } from 'vitest';
import { ChainFigure } from '../../www/src/exhibits/chain/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import { languages } from '../../www/src/words/language.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { opened } from './drawn-panel.ts';

test.each([
  ['row=11011', /whatever you take from one group, your opponent takes from the other/],
  ['row=111101', /count as the Nim heaps 1 \+ 1, .* Each move breaks that/],
  ['row=10101&end=misere', /If you leave 1 \+ 1, your opponent leaves 1\./],
  ['row=11011&end=misere', /If you leave 2 \+ 1, your opponent leaves .* If you leave 2, /],
  ['row=1&end=misere', /No move wins.* If you take the last object, you lose\./],
])('%s has a reason', async (row, reason) => {
  for (const language of languages) {
    const figure = await opened(new ChainFigure(nowhere(language)), `v=1&${row}&why=on&cursor=0`);
    const { words } = figure;
    if (!words) throw new Error('the figure has no words');
    const said = figure.narration();
    if (language === 'en') expect(plain(words, said)).toMatch(reason);
    expect(brief(plain(words, saidAtOnce(words, said)), language), plain(words, said)).toBe(true);
    figure.release();
  }
});
