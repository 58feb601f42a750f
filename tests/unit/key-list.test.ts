import { expect, test } from 'vitest';
import { keyTable, pictureKeys } from '../../www/src/stage/keys.ts';
import { renderKeys } from '../../www/src/stage/stage-panels.ts';
import { languages } from '../../www/src/words/language.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { markupOf } from './markup.ts';

test.each(languages)(
  'the list of keys has every key of figure, picture and presentation: %s',
  (language) => {
    const own = [{ keys: ['Delete'], does: 'remove' }];
    const words = wordsOf(language, []);
    const markup = markupOf(renderKeys(words, own));
    const listed = [...markup.matchAll(/<kbd>([^<]*)<\/kbd>/g)].map(([, key]) => key);
    const gestures = ['wheel', 'pinch'].map((name) => words.text(`gesture-${name}`));
    const all = [pictureKeys, own, keyTable].flatMap((rows) => rows.flatMap(({ keys }) => keys));
    expect(listed.toSorted()).toEqual([...all, ...gestures].toSorted());
    for (const { does } of [...pictureKeys, ...own])
      expect(markup).toContain(words.text(`key-${does}`));
    const [, presenting = ''] = markup.split(words.text('keys-presenting'));
    expect([...presenting.matchAll(/<kbd>([^<]*)<\/kbd>/g)].map(([, key]) => key)).toEqual([
      ...['PageUp', 'PageDown', 'Shift+PageUp', 'Shift+PageDown', 'Home', 'End', 'b', '.'],
    ]);
    for (const { command } of keyTable) expect(markup).toContain(words.text(`key-${command}`));
  },
);
