/** docs/words.md gives each thing one word in each language. No message may use another word. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Entry, parse, type TextElement, Visitor } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { conceptRows, readGlossary } from '../../scripts/lib/glossary.mjs';
import { type Language, languages } from '../../www/src/words/language.ts';
import { type Banned, bannedIn } from './banned-words.ts';

const root = new URL('../../', import.meta.url);

/** The texts of a message, without its marks and without names of the program. */
class Texts extends Visitor {
  readonly found: string[] = [];

  override visitTextElement({ value }: TextElement): void {
    this.found.push(value.replace(/<code>.*?<\/code>/gs, '').replace(/<[^<>]*>/g, ''));
  }
}

/** What is wrong with one message file: each use of a banned word, with the word to use. */
function problemsOf(language: Language, file: string, source: string, list: readonly Banned[]) {
  const ours = list.filter((one) => one.language === language && file.startsWith(one.files));
  return parse(source, {}).body.flatMap((entry: Entry) => {
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    const texts = new Texts();
    texts.visit(entry);
    const text = texts.found.join(' ').replace(/\s+/g, ' ');
    return ours
      .filter(({ pattern }) => pattern.test(text))
      .map(
        ({ variant, use }) =>
          `${language}/${file}: ${entry.id.name} says “${variant}”: use “${use}”`,
      );
  });
}

const list = bannedIn(readGlossary());

const problems = languages.flatMap((language) => {
  const folder = new URL(`www/locales/${language}/`, root);
  return readdirSync(folder).flatMap((file) =>
    problemsOf(language, file, readFileSync(new URL(file, folder), 'utf8'), list),
  );
});

/** A glossary of one row. */
const table = (row: string) =>
  `| thing | English | 中文 | Español | not |\n|---|---|---|---|---|\n${row}`;

describe('the glossary', () => {
  test('has variants in each language', () => {
    for (const one of languages) {
      expect(list.filter(({ language }) => language === one).length).toBeGreaterThan(15);
    }
    expect(list.every(({ variant, use }) => variant !== '' && use !== '')).toBe(true);
  });

  test('is followed by the messages', () => {
    expect(problems).toEqual([]);
  });

  test('has one word for what plays by itself, which in Spanish is not the word for a proof', () => {
    const row = conceptRows(readGlossary()).find(([, en]) => en === 'demonstration');
    const [, en, zh, es] = row ?? [];
    for (const [language, word] of Object.entries({ en, zh, es })) {
      const folder = new URL(`www/locales/${language}/`, root);
      const texts = readdirSync(folder).flatMap((file) => [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^demonstration = .*/gm),
      ]);
      expect(texts.length, language).toBeGreaterThan(5);
      for (const [text] of texts)
        expect.soft(text.toLowerCase()).toContain(`${word}`.toLowerCase());
    }
  });

  test('finds a variant in any case and form, and says what to write', () => {
    const rule = bannedIn(
      table('| swap | swap | 交换 | intercambiar | en: exchang*; zh: 互换, 换位 |'),
    );
    const found = (language: Language, text: string) =>
      problemsOf(language, 'nim.ftl', `a = ${text}`, rule);
    expect(found('en', 'Exchanges <lost>two</lost> { $n }')).toEqual([
      'en/nim.ftl: a says “exchang*”: use “swap”',
    ]);
    expect(found('zh', '两个<won>互换</won>')).toEqual(['zh/nim.ftl: a says “互换”: use “交换”']);
    expect(found('en', 'interexchange, <code>exchange</code>')).toEqual([]);
  });

  test('can ban a variant in some files only', () => {
    const rule = bannedIn(table('| array | array | 数组 | array | es: vector* (in chain) |'));
    const found = (file: string) => problemsOf('es', file, 'a = Vectores', rule).length;
    expect([found('chain-page.ftl'), found('lattice.ftl')]).toEqual([1, 0]);
  });
});
