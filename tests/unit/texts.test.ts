import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOwnTexts } from '../../scripts/vite-texts.ts';

const lit = readFileSync(
  new URL('../../node_modules/lit-html/lit-html.js', import.meta.url),
  'utf8',
);

test('Lit asks, in one place, whether a text is still its own', () => {
  const asks = /&&3===this\._\$AA\.nextSibling\?\.nodeType\?this\._\$AA\.nextSibling\.data=/g;
  expect(withOwnTexts(lit).match(asks)).toHaveLength(1);
});

test('a Lit that changes texts in another way stops the build', () => {
  expect(() => withOwnTexts(lit.replace('.nextSibling.data', '.firstChild.data'))).toThrow(
    'another way',
  );
});
