import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { chooseLanguage, languages, languageTags } from '../../www/src/words/language.ts';
import {
  type MarkupNode,
  markTags,
  parseMarkup,
  plainText,
  withoutMarks,
} from '../../www/src/words/markup.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { renderNodes } from '../../www/src/words/render-markup.ts';

describe('the language', () => {
  const choose = (query: string, stored: string | null, ...navigatorLanguages: string[]) =>
    chooseLanguage({ query, stored, navigatorLanguages });

  test('is the one in the link, else the remembered one, else the browser’s, else English', () => {
    expect(choose('?lang=es', 'zh', 'en')).toBe('es');
    expect(choose('?x=1', 'zh', 'es')).toBe('zh');
    expect(choose('', null, 'es', 'zh')).toBe('es');
    expect(choose('', null)).toBe('en');
  });

  test('may come with a region or a script, in any case', () => {
    expect(choose('', null, 'zh-Hant-TW')).toBe('zh');
    expect(choose('', null, 'es-419')).toBe('es');
    expect(choose('?lang=ZH', null)).toBe('zh');
    expect(choose('?lang=es-MX', 'en')).toBe('es');
  });

  test('is the next known one if it is unknown', () => {
    expect(choose('?lang=fr', 'de', 'pt-BR', 'est', 'zh-CN', 'es')).toBe('zh');
    expect(choose('?lang=', '', '')).toBe('en');
    expect(choose('?lang=constructor', 'english', 'fr')).toBe('en');
  });
});

const parse = (text: string) => parseMarkup(markTags(text));

/** The words of a tree, for comparison with the text before. */
const wordsOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

const anySentence = fc
  .array(
    fc.oneof(
      fc.constantFrom('<a>', '</a>', '<b>', '</b>', '<disc/>', '<', '>', '</', '/>', '<a', 'a'),
      fc.constantFrom('\uFDD0', '\uFDD1', '\uFDD0a\uFDD1', '<A>', '< a>', '<a b="c">', '<<<', '🍎'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

describe('the markup of a sentence', () => {
  test('is elements and text', () => {
    expect(parse('It is <lost>lost</lost> at <point>(1, <em>2</em>)</point><disc/>.')).toEqual([
      'It is ',
      { tag: 'lost', children: ['lost'] },
      ' at ',
      { tag: 'point', children: ['(1, ', { tag: 'em', children: ['2'] }, ')'] },
      { tag: 'disc', children: [] },
      '.',
    ]);
    expect(parse('')).toEqual([]);
  });

  test('is text if it is not well formed', () => {
    for (const bad of ['<em>', '</em>', '<em>a', 'a</em>', '</em>a<em>', '<Em>a</Em>', '< em>']) {
      expect(parse(bad)).toEqual([bad]);
    }
    for (const bad of [
      'a < b > c',
      '<<< === >>>',
      '<em class="x">',
      '<em',
      '</em/>',
      '<>',
      '<1>',
    ]) {
      expect(parse(bad)).toEqual([bad]);
    }
    expect(parse('<a>1<b>2</a>3</b>')).toEqual([{ tag: 'a', children: ['1<b>2'] }, '3</b>']);
    expect(parse('<a><a>x</a>')).toEqual(['<a>', { tag: 'a', children: ['x'] }]);
    expect(parse('<b>1<a>2<b>3</a>4</b>')).toEqual([
      { tag: 'b', children: ['1', { tag: 'a', children: ['2<b>3'] }, '4'] },
    ]);
  });

  test('can be read whatever it is, and loses no words', () => {
    fc.assert(
      fc.property(anySentence, (sentence) => {
        const marked = markTags(sentence);
        expect(wordsOf(parseMarkup(marked))).toBe(plainText(marked));
        // Characters that cannot be part of a tag are still there, in their order.
        const rest = (text: string) => text.replace(/[<>/a-z0-9-]/g, '');
        expect(rest(plainText(marked))).toBe(rest(withoutMarks(sentence)));
      }),
      { numRuns: 2000 },
    );
  });

  test('is the sentence itself where there is no tag', () => {
    const tagless = anySentence.filter((one) => !/<[a-z/]/.test(one));
    fc.assert(
      fc.property(tagless, (sentence) => {
        expect(plainText(markTags(sentence))).toBe(withoutMarks(sentence));
      }),
    );
  });

  test('can be read whatever stands between the characters that mark tags', () => {
    fc.assert(
      fc.property(anySentence, (marked) => {
        expect(wordsOf(parseMarkup(marked))).toBe(plainText(marked));
      }),
    );
  });

  test('copes with ten thousand tags, paired or not', () => {
    for (const piece of ['<a>', '</a>', '<a>x', '<', '<a', '<a></b>', '<a><b></a>', '<a/>']) {
      expect(parse(piece.repeat(10_000)).length).toBeGreaterThan(0);
    }
    expect(parse('<a>'.repeat(10_000) + '</b>'.repeat(10_000))).toHaveLength(1);
  });
});

describe('a rendered sentence', () => {
  const renderers = { em: (children: unknown) => ({ em: children }) };

  test('uses a renderer if there is one, and otherwise keeps the words', () => {
    expect(renderNodes(parse('a <em>b <x>c</x></em> <x>d</x>'), renderers)).toEqual([
      'a ',
      { em: ['b ', ['c']] },
      ' ',
      ['d'],
    ]);
  });

  test('does not take what every object has for a renderer', () => {
    const nodes = [{ tag: 'toString', children: ['a'] }];
    expect(renderNodes(nodes, renderers)).toEqual([['a']]);
  });
});

describe('a message', () => {
  const source = `
plain = Hello
sentence = The <em>{ $who }</em> wins { $count } times at { $where }
chosen = { $side ->
    [left] the <em>left</em>
   *[right] the { $side }
}
counted = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
literal = {"<em>"}{ $who }{"</em>"}
split = <{ $who }>x</{ $who }>
addressed = Hello and { $who }
`;
  const english = new Messages('en', [compileWords(source)]);

  test('is text without its marks, or nodes with them', () => {
    const args = { who: 'mover', count: 3, where: '(1, 2)' };
    expect(english.text('sentence', args)).toBe('The mover wins 3 times at (1, 2)');
    expect(english.nodes('sentence', args)).toEqual([
      'The ',
      { tag: 'em', children: ['mover'] },
      ' wins 3 times at (1, 2)',
    ]);
  });

  test('never reads a value as markup, and gives it as it is', () => {
    const value = fc.oneof(anySentence, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(value, value, (who, where) => {
        const args = { who, where, count: 1 };
        expect(english.nodes('sentence', args)).toEqual([
          'The ',
          { tag: 'em', children: who === '' ? [] : [withoutMarks(who)] },
          ` wins 1 times at ${withoutMarks(where)}`,
        ]);
        expect(english.text('sentence', args)).toBe(
          `The ${withoutMarks(who)} wins 1 times at ${withoutMarks(where)}`,
        );
      }),
    );
    expect(english.nodes('literal', { who: 'x' })).toEqual(['<em>x</em>']);
    expect(english.nodes('split', { who: 'em' })).toEqual(['<em>x</em>']);
  });

  test('is a form to be filled, with the same text as the message', () => {
    const form = english.form('sentence', 'where', 'who', 'count');
    // The text may also contain the characters that stand for gaps.
    const text = fc.string({
      unit: fc.constantFrom('\ue000', '\ue001', '$&', '<em>', 'a', '🍎', ''),
    });
    fc.assert(
      fc.property(text, text, text, (where, who, count) => {
        expect(form(where, who, count)).toBe(english.text('sentence', { where, who, count }));
      }),
    );
    expect(english.form('plain')()).toBe('Hello');
  });

  test('selects by words and by plurals', () => {
    expect(english.nodes('chosen', { side: 'left' })).toEqual([
      'the ',
      { tag: 'em', children: ['left'] },
    ]);
    expect(english.text('chosen', { side: '<em>' })).toBe('the <em>');
    expect(english.text('counted', { n: 1 })).toBe('1 stone');
    expect(english.text('counted', { n: 2 })).toBe('2 stones');
  });

  test('groups the digits of numbers from ten thousand on, as its language does', () => {
    const number = (language: 'en' | 'zh' | 'es', n: number | bigint) =>
      new Messages(language, [{ n: [['n']] }]).text('n', { n });
    expect(number('en', 9999)).toBe('9999');
    expect(number('en', 10_000)).toBe('10,000');
    expect(number('zh', 1_234_567)).toBe('1,234,567');
    expect(number('es', 9999)).toBe('9999');
    expect(number('es', 65_536)).toBe('65.536');
    expect(number('en', -10_000)).toBe('-10,000');
    expect(number('en', 2n ** 53n + 1n)).toBe('9,007,199,254,740,993');
    expect(number('es', 2n ** 53n + 1n)).toBe('9.007.199.254.740.993');
  });

  test('writes any number as Intl does', () => {
    const numbers = fc.oneof(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.integer({ min: -20_000_000, max: 20_000_000 }).map((thousandths) => thousandths / 1000),
      fc.double({ noDefaultInfinity: false }),
    );
    for (const language of languages) {
      const words = new Messages(language, [{ n: [['n']] }]);
      const intl = [false, true].map(
        (useGrouping) => new Intl.NumberFormat(languageTags[language], { useGrouping }),
      );
      fc.assert(
        fc.property(
          numbers.filter((n) => !Object.is(n, -0)),
          (n) => {
            expect(words.text('n', { n })).toBe(intl[Number(Math.abs(n) >= 10_000)]?.format(n));
          },
        ),
        { numRuns: 2000, examples: [[0.25], [0.5], [1e-7], [9999.9995], [-1.005], [Number.NaN]] },
      );
    }
  });

  test('is reported if it is missing, is there twice or lacks a value', () => {
    expect(() => english.text('absent')).toThrow('no message "absent" in "en"');
    expect(() => english.nodes('addressed')).toThrow(
      'message "addressed" in "en" needs a value "who"',
    );
    expect(() => new Messages('en', [{ a: '1' }, { a: '2' }])).toThrow('two messages "a" in "en"');
  });

  test('still has a text if the report does not throw', () => {
    const errors: string[] = [];
    const lenient = new Messages('en', [compileWords(source), { plain: 'again' }], (error) =>
      errors.push(error.message),
    );
    expect(lenient.text('absent')).toBe('absent');
    expect(lenient.text('addressed')).toBe('Hello and {$who}');
    expect(lenient.text('chosen')).toBe('the {$side}');
    expect(lenient.text('plain')).toBe('Hello');
    expect(errors.length).toBe(5);
  });
});
