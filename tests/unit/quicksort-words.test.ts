/** A message that stays in English exists in every language, so other tests take it for translated. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that only English has among the three languages. */
const english = /\b(the|and|with|of|is|are|that|which|than|smaller|larger|sorted|places?|from)\b/i;

/** The texts of a message file, without ids, comments, variables, choices, titles and quotations. */
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

test.each(['zh', 'es'])('the messages of the sort are translated: %s', (language) => {
  for (const file of ['quicksort.ftl', 'quicksort-panels.ftl']) {
    expect(textsOf(`en/${file}`).filter((text) => english.test(text)).length).toBeGreaterThan(20);
    expect(textsOf(`${language}/${file}`).filter((text) => english.test(text))).toEqual([]);
  }
});
