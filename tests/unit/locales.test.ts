import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { linkNoticeCodes } from '../../www/src/share/codec-notices.ts';
import { languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { wrongForOne } from './agreement.ts';
import { type Locales, parityProblems, usageProblems, variablesOf } from './locale-checks.ts';

const www = new URL('../../www/', import.meta.url);

/** The files below a folder of www whose names match: their texts by their paths. */
function read(folder: string, name: RegExp): Map<string, string> {
  const base = new URL(folder, www);
  const paths = readdirSync(base, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => name.test(path))
      .sort()
      .map((path) => [path, readFileSync(new URL(path, base), 'utf8')]),
  );
}

const localeOf = (language: string) => read(`locales/${language}/`, /\.ftl$/);
const locales: Locales = Object.fromEntries(languages.map((one) => [one, localeOf(one)]));
const english = locales.en ?? new Map<string, string>();

/**
 * The files that every page loads, and those of its dialogs and games. The pages' own files share ids such
 * as `title`.
 */
const shared = [
  'common.ftl',
  'notices.ftl',
  'share.ftl',
  'pictures.ftl',
  'play.ftl',
  'stage.ftl',
  'tables.ftl',
];
const pages = [...english.keys()].filter((file) => !shared.includes(file));

/** The words that one page can have at the same time. With `lattice-panels` come those of `lattice`. */
const ofPage = (page: string, files: ReadonlyMap<string, string>) => {
  const base = page.replace(/-.*/, '.ftl');
  return new Map([...files].filter(([file]) => [page, base, ...shared].includes(file)));
};

describe('the words', () => {
  test('are in the same files in all languages', () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const language of languages) {
      expect([...(locales[language]?.keys() ?? [])]).toEqual([...english.keys()]);
    }
  });

  test('of winning are in the colour of the legend, whoever wins, and so are those of losing', () => {
    const wins = /^(?:win|won|gan|赢|必胜|获胜)/i;
    const loses = /lo[sv]e|lost|pierd|perdi|输|必败|落败|disc/i;
    let found = 0;
    for (const files of Object.values(locales))
      for (const text of files.values())
        for (const [, mark, said = ''] of text.matchAll(/<(won|lost)>([^<]*)</g)) {
          found += 1;
          const other = mark === 'won' ? loses : wins;
          expect(said, `the mark “${mark}”`).not.toMatch(other);
        }
    expect(found).toBeGreaterThan(100);
  });

  test.each(pages)('say the same in all languages: %s', (page) => {
    const words = Object.entries(locales).map(([one, files]) => [one, ofPage(page, files)]);
    expect(parityProblems(Object.fromEntries(words))).toEqual([]);
  });

  test('are all used, and every used word exists', () => {
    const sources = new Map([...read('src/', /\.ts$/), ...read('', /\.html$/)]);
    expect(usageProblems(english, sources)).toEqual([]);
  });

  test.each(languages.flatMap((language) => pages.map((page) => [language, page] as const)))(
    'can be loaded and formatted with their values: %s %s',
    async (language, page) => {
      const files = ofPage(page, locales[language] ?? new Map());
      const slugs = [...files.keys()].map((file) => file.replace(/\.ftl$/, ''));
      const loaded = await loadMessages(language, slugs);
      const direct = new Messages(language, [...files.values()].map(compileWords));
      for (const [id, variables] of variablesOf(files)) {
        const args = Object.fromEntries([...variables].map((name) => [name, 3]));
        expect(loaded.text(id, args)).toBe(direct.text(id, args));
        expect(direct.text(id, args)).not.toBe('');
      }
    },
  );

  test('include a sentence for every notice about a link', () => {
    const ids = variablesOf(english);
    expect(linkNoticeCodes.filter((code) => !ids.has(code))).toEqual([]);
  });
});

describe('a number', () => {
  test.each(['en', 'es'])('agrees with its noun where it is one: %s', (language) => {
    expect(wrongForOne(language, locales[language] ?? new Map())).toEqual([]);
  });

  test('before a plural is found unless the message chooses by it', () => {
    const found = (language: string, text: string) =>
      wrongForOne(language, new Map([['x.ftl', text]]));
    const chosen = (plural: string) => `a = { $n ->\n    [one] x\n   *[other] { $n } ${plural}\n}`;
    expect(found('en', 'a = a graph with { $n } nodes')).toEqual(['en/x.ftl: a says { $n } nodes']);
    expect(found('en', 'a = <b>{ $n }</b> open nodes')).toHaveLength(1);
    expect(found('en', 'a = { $k } of { $n } paths are left')).toHaveLength(1);
    expect(found('en', 'a = { $k ->\n    [one] x\n   *[other] { $n } nodes\n}')).toHaveLength(1);
    expect(found('en', chosen('nodes'))).toEqual([]);
    expect(found('en', 'a = at most { $limit } nodes')).toEqual([]);
    expect(found('es', 'a = { $n } nodos')).toHaveLength(1);
    expect(found('es', 'a = { $n } nodos abiertos; { $m } están')).toHaveLength(2);
    expect(found('es', chosen('nodos'))).toEqual([]);
  });
});

describe('the checks of the words', () => {
  const same = (text: string): Record<string, ReadonlyMap<string, string>> =>
    Object.fromEntries(languages.map((one) => [one, new Map([['common.ftl', text]])]));
  const good = 'a = One <em>{ $n }</em> <disc/>\n    .title = { $t }\n-term = T\n';

  /** The problems of a Spanish file with this text. */
  const spanish = (text: string) =>
    parityProblems({ ...same(good), es: new Map([['common.ftl', text]]) });

  test('find nothing if nothing is wrong', () => {
    expect(parityProblems(same(good))).toEqual([]);
    expect(spanish('a = <disc/> <em>uno</em> { $n } { $n }\n    .title = { $t }')).toEqual([]);
  });

  test('find differences between languages', () => {
    const title = '\n    .title = { $t }';
    expect(spanish('')).toEqual(['a: missing in es']);
    expect(spanish(`${good}b = x`)).toEqual(['b: missing in en']);
    expect(spanish(`a = <em>{ $m }</em> <disc/>${title}`)).toEqual([
      'a: variables: "n t" in en, "m t" in es',
    ]);
    expect(spanish(`a = <em>{ $n }</em>${title}`)).toEqual([
      'a: tags: "disc em" in en, "em" in es',
    ]);
    expect(spanish('a = <em>{ $n }</em> <disc/> { $t }')).toEqual([
      'a: attributes: "title" in en, "" in es',
    ]);
    const moved = { ...same(good), zh: new Map([['lattice.ftl', good]]) };
    expect(parityProblems(moved)).toEqual([
      'files: "common.ftl" in en, "lattice.ftl" in zh',
      'a: file: "common.ftl" in en, "lattice.ftl" in zh',
    ]);
  });

  test('find mistakes within a language', () => {
    const without = (language: string) => ({ ...same(good), [language]: new Map() });
    expect(parityProblems(without('en'))).toContain('en: no Fluent files');
    expect(parityProblems(without('zh'))).toContain('zh: no Fluent files');
    expect(spanish(`${good}not fluent`)[0]).toMatch(/^es\/common.ftl: not Fluent: not fluent/);
    expect(spanish(`${good}-term = U`)).toEqual(['es/common.ftl: -term is in common.ftl too']);
    const crossed = 'a = <em>{ $n ->\n   *[other] <disc/></em>\n}\n    .title = { $t }';
    expect(spanish(crossed)).toEqual([
      'es/common.ftl: a has a tag without its partner: <em>',
      'es/common.ftl: a has a tag without its partner: </em>',
    ]);
    expect(spanish(good.replaceAll('em>', 'Em>'))[0]).toMatch(/without its partner: <Em>/);
  });

  test('find unused and unknown messages', () => {
    const files = new Map([['common.ftl', 'a-one = x { a-two }\na-two = y\nb-one = z\nb-two = w']]);
    const problems = (source: string) => usageProblems(files, new Map([['x.ts', source]]));
    /** The source of a template that begins with this and has a value after it. */
    const template = (prefix: string, rest = '') => `\`${prefix}\${x}${rest}\``;
    expect(problems(`f('a-one'); g(${template('b-')})`)).toEqual([]);
    expect(problems('f("a-one"); m.text(`b-one`); <p data-message="b-two">')).toEqual([]);
    expect(problems("'a-one' 'b-one-more' b-two")).toEqual(['b-one: unused', 'b-two: unused']);
    expect(problems(`m.text('a-one'); m.nodes(\n  'c-one', {}); ${template('b-')}`)).toEqual([
      'x.ts: no message c-one',
    ]);
    expect(problems(`'a-one'; m.text(${template('b-')}); m.nodes(${template('c-')})`)).toEqual([
      'x.ts: no c-… messages',
    ]);
    expect(problems(`'a-one'; ${template('b-')}; m.text(${template('', '-one')})`)).toEqual([
      'x.ts: a composed id must begin with its fixed part',
    ]);
  });
});
