/** The text of a lesson: what is read, said and changed, and that no text of a stranger becomes anything else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import {
  added,
  arranged,
  begun,
  duplicated,
  figureText,
  moved,
  takenOut,
} from '../../www/src/lesson/edit.ts';
import { addressed } from '../../www/src/lesson/figure-address.ts';
import { lessonName, plainNumber, plainWords } from '../../www/src/lesson/lesson.ts';
import {
  decodeLesson,
  encodeLesson,
  type LessonLink,
  packLesson,
} from '../../www/src/lesson/link.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { readyLessons } from '../../www/src/lesson/ready.ts';
import { languages } from '../../www/src/words/language.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { randomOf } from '../support/random.ts';

const text = `---
lang: en
time: 20
---
# Who wins?

## Play first
Twice against your neighbour, then once against the computer.

[Heaps of 3, 5 and 7](nim#heaps=3,5,7&task=game)

## Two equal heaps
[Two heaps of 4](https://somewhere.example/a/nim/#v=1&heaps=4,4&hints=off)

Who wins, if nobody makes a mistake?

- [ ] the one who begins
  > Take any number. What does the other one take?
- [x] the one who comes second
  > Whatever you take from one heap, take the same from the other.

## In your words
Write the *rule* for somebody who was ill today.

____

How many moves are there?

____ = 12

## The same idea elsewhere
[Would you go first?](lattice#columns=8&rows=8&task=mark)

> [!TEACHER]
> 3 min. Expect "the even ones". Ask why the edge is different.
`;

const kinds = (typed: string): readonly (readonly string[])[] =>
  readLesson(typed).moments.map(({ blocks }) => blocks.map(({ kind }) => kind));
const codes = (typed: string): readonly string[] =>
  readLesson(typed).notices.map(({ code }) => code);

describe('a text', () => {
  test('has the moments, figures and questions that a Markdown reader shows', () => {
    const lesson = readLesson(text);
    expect(lesson.notices).toEqual([]);
    expect(plainWords(lesson.title)).toBe('Who wins?');
    expect([lesson.language, lesson.minutes]).toEqual(['en', 20]);
    expect(lesson.moments.map(({ title }) => plainWords(title))).toEqual([
      'Play first',
      'Two equal heaps',
      'In your words',
      'The same idea elsewhere',
    ]);
    expect(kinds(text)).toEqual([
      ['words', 'figure'],
      ['figure', 'words', 'choice'],
      ['words', 'lines', 'words', 'number'],
      ['figure', 'teacher'],
    ]);
    const [first, second, third] = lesson.moments;
    expect(first?.blocks[1]).toEqual({
      kind: 'figure',
      slug: 'nim',
      scene: 'v=1&heaps=3,5,7&task=game',
      label: 'Heaps of 3, 5 and 7',
      line: 10,
    });
    expect(second?.blocks[0]).toMatchObject({ slug: 'nim', scene: 'v=1&heaps=4,4&hints=off' });
    expect(third?.blocks[3]).toMatchObject({ kind: 'number', answer: '12' });
    const choice = second?.blocks[2];
    if (choice?.kind !== 'choice') throw new Error('there is no choice');
    expect(choice.options.map(({ right }) => right)).toEqual([false, true]);
    expect(choice.options.map(({ feedback }) => plainWords(feedback))[0]).toContain('other one');
  });

  test('without headings is one moment, and words above the first heading are one too', () => {
    expect(kinds('Hello.\n\n[x](chain)')).toEqual([['words', 'figure']]);
    expect(kinds('# T\n\nHello.\n\n## One\n\n____\n')).toEqual([['words'], ['lines']]);
    expect(kinds('')).toEqual([]);
  });

  test.each([
    ['![a picture](https://somewhere.example/a.png)', 'lesson-unknown'],
    ['Before <b>bold</b> after', 'lesson-html'],
    ['<script>alert(1)</script>', 'lesson-html'],
    ['[go](javascript:alert%281%29)', 'lesson-bad-link'],
    ['[go](https://)', 'lesson-bad-link'],
    ['- [ ] one\n- [ ] two', 'lesson-no-right-answer'],
    ['- [x] one\n- two', 'lesson-no-box'],
    ['> [!NOTE]\n> Look.', 'lesson-unknown-note'],
    ['____ = 1,000', 'lesson-bad-number'],
    ['____ = many', 'lesson-bad-number'],
    ['---\nlang: en\ncolour: red\n---\nHello', 'lesson-front'],
    [`${'>'.repeat(30)} deep`, 'lesson-too-deep'],
    ['a'.repeat(70_000), 'lesson-too-long'],
    ['## m\n'.repeat(51), 'lesson-too-many-moments'],
  ])('says what it does not understand, and where: %.40s', (typed, code) => {
    const { notices } = readLesson(typed);
    expect(notices.map((notice) => notice.code)).toContain(code);
    for (const { params } of notices)
      if ('line' in params) expect(params.line).toBeLessThanOrEqual(typed.split('\n').length);
  });

  test('shows what it does not understand as it was typed', () => {
    for (const typed of [
      '<img src=x onerror=alert(1)>',
      'Before <b>bold</b> after',
      '![a](b.png)',
    ]) {
      const [moment] = readLesson(typed).moments;
      const [block] = moment?.blocks ?? [];
      if (block?.kind !== 'words') throw new Error('there are no words');
      expect(plainWords([block.node])).toBe(typed);
    }
  });

  test('has links whose addresses stand apart, as many tools write them', () => {
    const lesson = readLesson(
      'See [the rule][1] and [that].\n\n[1]: https://a.example/\n[that]: javascript:x\n',
    );
    expect(lesson.notices.map(({ code }) => code)).toEqual(['lesson-bad-link']);
    const [moment] = lesson.moments;
    const [block] = moment?.blocks ?? [];
    expect(moment?.blocks).toHaveLength(1);
    if (block?.kind !== 'words' || block.node.type !== 'paragraph') throw new Error('no words');
    expect(block.node.children[1]).toMatchObject({ type: 'link', url: 'https://a.example/' });
    expect(plainWords([block.node])).toBe('See the rule and [that].');
  });

  test('takes such addresses out of quotations and lists, too', () => {
    const lesson = readLesson(
      '> Read [it][1].\n>\n> [1]: https://a.example/\n\n- one\n\n  [2]: https://b.example/\n- [two][2]\n\n> [1]: https://c.example/\n',
    );
    expect(lesson.notices).toEqual([]);
    const blocks = lesson.moments.flatMap((moment) => moment.blocks);
    // A quotation with nothing but an address shows nothing.
    expect(blocks).toHaveLength(2);
    const tree = JSON.stringify(blocks);
    expect(tree.match(/https:\/\/\w/g)).toEqual(['https://a', 'https://b']);
    expect(tree).not.toContain('"definition"');
  });

  test('holds figures only where an address stands alone', () => {
    expect(kinds('See [this](nim#heaps=3) first.')).toEqual([['words']]);
    expect(kinds('nim')).toEqual([['words']]);
    expect(kinds('nim#heaps=3,5')).toEqual([['figure']]);
    expect(kinds('https://somewhere.example/x/paths/#v=1&task=way')).toEqual([['figure']]);
    expect(kinds('<https://somewhere.example/games/>')).toEqual([['figure']]);
    expect(kinds('https://somewhere.example/other/#v=1')).toEqual([['words']]);
  });
});

test('numbers are read if they can be read in one way only', () => {
  const read = ['12', ' 12.50 ', '0,5', '-3', '−3', '+007', '1000', '0.125', '-0'].map(plainNumber);
  expect(read).toEqual(['12', '12.5', '0.5', '-3', '-3', '7', '1000', '0.125', '0']);
  for (const typed of ['1,000', '1.000', '12 3', '1e3', '', 'x', '1.2.3'])
    expect(plainNumber(typed), typed).toBeUndefined();
});

test('an edit changes the lines of its moment and no other', () => {
  const lesson = readLesson(text);
  const titles = (typed: string) =>
    readLesson(typed).moments.map(({ title }) => plainWords(title).slice(0, 4));
  expect(arranged(lesson, [0, 1, 2, 3])).toBe(text);
  expect(titles(moved(lesson, 3, 0))).toEqual(['The ', 'Play', 'Two ', 'In y']);
  expect(moved(readLesson(moved(lesson, 3, 0)), 0, 3)).toBe(text);
  expect(titles(duplicated(lesson, 1))).toEqual(['Play', 'Two ', 'Two ', 'In y', 'The ']);
  expect(takenOut(readLesson(duplicated(lesson, 1)), 2)).toBe(text);
  const figure = figureText('nim', 'v=1&heaps=2,2', 'Two [small] heaps');
  const more = readLesson(added(lesson, 0, figure));
  expect(more.moments[0]?.blocks.map(({ kind }) => kind)).toEqual(['words', 'figure', 'figure']);
  expect(more.moments[0]?.blocks[2]).toMatchObject({
    scene: 'v=1&heaps=2,2',
    label: 'Two [small] heaps',
  });
  const longer = readLesson(begun(more, 'One more', figure));
  expect(longer.moments).toHaveLength(5);
  expect(longer.notices).toEqual([]);
});

test('any scene of an exhibit is the same after it stood in a text', () => {
  const random = randomOf(7);
  const letters = 'abc123,:;()[]<>\\_*`~+%&= ';
  for (let run = 0; run < 300; run += 1) {
    const rest = Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)]);
    const scene = `v=1&rules=${encodeURIComponent(rest.join(''))}`;
    const [moment] = readLesson(`${figureText('games', scene, 'x')}\n`).moments;
    const [block] = moment?.blocks ?? [];
    if (block?.kind !== 'figure') throw new Error(`no figure of ${scene}`);
    expect(new URLSearchParams(block.scene).get('rules'), scene).toBe(rest.join(''));
  }
  expect(addressed('nim')).toEqual({ slug: 'nim', scene: 'v=1' });
});

describe('a link', () => {
  const link = (typed: string): LessonLink => ({ text: typed, at: 2, mode: 'read' });

  test('holds the same text, readable and packed', async () => {
    for (const typed of [text, 'ende+~ %41 "q" <b> 颗粒\n', 'a.', 'b ', '\u202e', '~', '👩‍🏫']) {
      for (const written of [encodeLesson(link(typed)), await packLesson(link(typed))]) {
        expect(written).toMatch(/[a-z\d\p{L}\p{So}]$/iu);
        const { text: read, at, notices } = await decodeLesson(`#${written}`);
        expect([read, at, notices]).toEqual([typed, 2, []]);
        // A browser encodes what is not plain.
        const { hash } = new URL(`https://somewhere.example/lesson/#${written}`);
        expect((await decodeLesson(hash)).text).toBe(typed);
      }
    }
    const readable = encodeLesson(link(text));
    expect(readable).toContain('##+Play+first~Twice+against');
    expect(readable.length).toBeLessThan(1.1 * text.length);
  });

  test('that was cut says so and keeps the rest, and no text becomes an error', async () => {
    const whole = encodeLesson(link(text));
    const cut = await decodeLesson(whole.slice(0, -100));
    expect(cut.notices.map(({ code }) => code)).toEqual(['lesson-link-cut']);
    expect(text.startsWith(cut.text)).toBe(true);
    expect(readLesson(cut.text).moments.length).toBeGreaterThan(2);
    const packed = await packLesson(link(text));
    expect((await decodeLesson(packed.slice(0, -9))).notices[0]?.code).toBe('lesson-link-broken');
    const random = randomOf(3);
    for (let run = 0; run < 1000; run += 1) {
      const from = run % 2 ? whole : packed;
      const place = Math.floor(random() * from.length);
      const typed = String.fromCharCode(32 + Math.floor(random() * 96));
      const mutated = from.slice(0, place) + typed + from.slice(place + Math.floor(3 * random()));
      const read = await decodeLesson(mutated);
      expect(readLesson(read.text).text).toBe(read.text.replace(/\r\n?/g, '\n'));
    }
  });
});

test('mutated texts are read, and nothing in them is lost or understood as HTML', () => {
  const random = randomOf(11);
  const pieces = [
    '<b>',
    '[x]',
    '](',
    '____',
    '\n',
    '> ',
    '- [x] ',
    '## ',
    '![',
    '`',
    '**',
    '|',
    '\u202e',
    '&lt;',
    '\\',
    '~~~\n',
    '<script>',
    '1. ',
    '\t',
    'javascript:',
  ];
  const allowed =
    /^(?:paragraph|heading|list|listItem|blockquote|code|inlineCode|table|tableRow|tableCell|emphasis|strong|link|text|break|thematicBreak)$/;
  const check = (node: { readonly type: string; readonly children?: readonly unknown[] }): void => {
    expect(node.type).toMatch(allowed);
    for (const child of node.children ?? []) check(child as typeof node);
  };
  const times = process.env.APPLEYARD_FULL ? 10_000 : 200;
  for (let run = 0; run < times; run += 1) {
    let typed = text;
    for (let change = 0; change < 1 + (run % 6); change += 1) {
      const place = Math.floor(random() * typed.length);
      const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
      typed = typed.slice(0, place) + piece + typed.slice(place + Math.floor(4 * random()));
    }
    const lesson = readLesson(typed);
    expect(lesson.text).toBe(typed);
    for (const { blocks, title } of lesson.moments) {
      for (const node of title) check(node);
      for (const block of blocks) {
        if (block.kind === 'words') check(block.node);
        if (block.kind === 'teacher') for (const node of block.nodes) check(node);
        if (block.kind === 'choice')
          for (const { words, feedback } of block.options)
            for (const node of [...words, ...feedback]) check(node);
      }
    }
    for (const { code } of lesson.notices) expect(code).toMatch(/^lesson-/);
  }
  expect(codes(text)).toEqual([]);
});

test('a text that differs has another name', () => {
  expect(lessonName(text)).toMatch(/^[a-z\d]{7}$/);
  expect(lessonName(`${text} `)).not.toBe(lessonName(text));
});

test('the list of ready lessons has each file of the site, by its own title, in every language', async () => {
  for (const language of languages) {
    const files = readdirSync(new URL(`../../www/lessons/${language}/`, import.meta.url));
    expect(files.sort()).toEqual(readyLessons.map((name) => `${name}.md`).sort());
    const words = new Messages(language, [
      compileWords(
        readFileSync(new URL(`../../www/locales/${language}/lesson.ftl`, import.meta.url), 'utf8'),
      ),
    ]);
    for (const name of readyLessons) {
      const typed = readFileSync(
        new URL(`../../www/lessons/${language}/${name}.md`, import.meta.url),
        'utf8',
      );
      expect(words.text(`lesson-ready-${name}`)).toBe(plainWords(readLesson(typed).title));
    }
  }
});

/** What pandoc 3 writes (`-f gfm -t gfm`) of a number, of lines and of a teacher's note. */
test('lines that another tool has escaped are fields still', () => {
  const { moments, notices } = readLesson(
    '## One\n\n\\_\\_\\_\\_ = 3\n\n\\_\\_\\_\\_\n\n> \\[!TEACHER\\] Say 3.\n',
  );
  expect(moments[0]?.blocks.map(({ kind }) => kind)).toEqual(['number', 'lines', 'teacher']);
  expect(notices).toEqual([]);
});
