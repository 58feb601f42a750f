import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed } from '../../scripts/vite-lit.ts';

const source = (file: string) =>
  readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
const lit = 'lit-html/lit-html.js';

test.each([lit, 'lit-element/lit-element.js', '@lit/reactive-element/reactive-element.js'])(
  '%s sets no global name',
  (file) => {
    const sets = /Versions\?\?=|litPropertyMetadata\?\?=|Symbol\.metadata\?\?=/;
    expect(source(file)).toMatch(sets);
    expect(changed(file, source(file))).not.toMatch(sets);
  },
);

test('Lit asks, in one place, whether a text is still its own', () => {
  const asks = /&&3===this\._\$AA\.nextSibling\?\.nodeType\?this\._\$AA\.nextSibling\.data=/g;
  expect(changed(lit, source(lit)).match(asks)).toHaveLength(1);
});

test('a Lit that does these things in another way stops the build', () => {
  for (const [was, is] of [
    ['.nextSibling.data', '.firstChild.data'],
    ['litHtmlVersions', 'versions'],
  ] as const) {
    expect(() => changed(lit, source(lit).replace(was, is))).toThrow('scripts/vite-lit.ts');
  }
});
