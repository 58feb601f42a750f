/** No sentence of a figure is longer than what is taken in at once, whatever its message chooses. */
import { readFileSync } from 'node:fs';
import { type Pattern, parse } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { brief } from '../../www/src/words/reading-time.ts';

/** A sentence that goes on, and the sentences that have ended before it. */
type Ways = ReadonlyMap<string, ReadonlySet<string>>;

const END: Readonly<Record<Language, RegExp>> = {
  en: /(?<=[.?!]) /,
  zh: /(?<=[。？！])/,
  es: /(?<=[.?!]) /,
};

/** All ways through a pattern, after the ways that lead to it. A value stands as a number. */
function through(ways: Ways, { elements }: Pattern, language: Language): Ways {
  let reached = ways;
  for (const element of elements) {
    const next = new Map<string, Set<string>>();
    const add = (more: Ways) => {
      for (const [rest, ended] of more)
        next.set(rest, new Set([...(next.get(rest) ?? []), ...ended]));
    };
    if (element.type === 'Placeable' && element.expression.type === 'SelectExpression')
      for (const { value } of element.expression.variants) add(through(reached, value, language));
    else {
      const literal =
        element.type === 'Placeable' && element.expression.type === 'StringLiteral'
          ? element.expression.value
          : '7';
      const text =
        element.type === 'TextElement' ? element.value.replaceAll(/<[^<>]*>/g, '') : literal;
      for (const [before, ended] of reached) {
        const sentences = `${before}${text}`.replaceAll(/\s+/g, ' ').split(END[language]);
        const rest = sentences.pop() ?? '';
        add(new Map([[rest, new Set([...ended, ...sentences])]]));
      }
    }
    reached = next;
  }
  return reached;
}

/** The sentences of a message that are too long, each with the id of its message. */
function tooLong(source: string, language: Language): readonly string[] {
  return parse(source, {}).body.flatMap((entry) => {
    if (entry.type !== 'Message' || !entry.value) return [];
    const ways = through(new Map([['', new Set()]]), entry.value, language);
    const sentences = new Set([...ways].flatMap(([rest, ended]) => [...ended, rest]));
    return [...sentences]
      .filter((sentence) => !brief(sentence, language))
      .map((sentence) => `${entry.id.name}: ${sentence}`);
  });
}

const files = [...slugs.flatMap((slug) => [slug, `${slug}-panels`]), 'play', 'common'];

test.each(languages)(
  'what a figure says is in sentences that are read at once, in %s',
  (language) => {
    for (const file of files) {
      const source = readFileSync(
        new URL(`../../www/locales/${language}/${file}.ftl`, import.meta.url),
        'utf8',
      );
      expect.soft(tooLong(source, language), file).toEqual([]);
    }
  },
);

test('a sentence is too long by what is chosen in it, and not by its neighbours', () => {
  const ten = 'one two three four five six seven eight nine ten';
  const said = (text: string) => tooLong(`a = ${text}`, 'en').length;
  expect(said(`${ten} ${ten}. ${ten}.`)).toBe(0);
  expect(said(`${ten} { $n ->\n    [one] ${ten} ${ten}\n   *[other] ${ten}\n }.`)).toBe(1);
  expect(said(`${ten} { $n ->\n    [one] ${ten}.\n   *[other] so\n } ${ten}.`)).toBe(0);
});
