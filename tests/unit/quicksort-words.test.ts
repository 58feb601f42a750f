/** A message that was left in English is in all languages, and would pass for translated. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of sentences that English has and neither of the other languages. */
const english = /\b(the|and|with|of|is|are|that|which|than|smaller|larger|sorted|places?|from)\b/i;

/** The texts of a file of words: without ids, comments, variables, choices, titles and quotations. */
const textsOf = (path: string): string[] =>
  readFileSync(new URL(`../../www/locales/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !/^#/.test(line))
    .map((line) =>
      line
        .replace(/^[a-z][a-z0-9-]* =/, '')
        .replace(/^\s*\*?\[[^\]]*\]/, '')
        .replaceAll(/\{[^{}]*\}?/g, '')
        .replaceAll(/<em>.*?<\/em>|<point>.*?<\/point>|[“«].*?[”»]/g, ''),
    );

test.each(['zh', 'es'])('the words of the sort are not English: %s', (language) => {
  for (const file of ['quicksort.ftl', 'quicksort-panels.ftl']) {
    expect(textsOf(`en/${file}`).filter((text) => english.test(text)).length).toBeGreaterThan(20);
    expect(textsOf(`${language}/${file}`).filter((text) => english.test(text))).toEqual([]);
  }
});
