/** What the editor of lessons does to their texts, and how the device keeps them. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerSaid } from '../../www/src/lesson/edit/answer-said.ts';
import { Drafts, draftName } from '../../www/src/lesson/edit/drafts.ts';
import { lessonMinutes } from '../../www/src/lesson/edit/estimate.ts';
import { fileName, fileText } from '../../www/src/lesson/edit/file.ts';
import { endOf, inserted, momentAt, withMoment } from '../../www/src/lesson/edit/insert.ts';
import { lineOf } from '../../www/src/lesson/edit/text-field.ts';
import { figureReplaced } from '../../www/src/lesson/edit.ts';
import type { FigureBlock, Lesson } from '../../www/src/lesson/lesson.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { sure } from '../../www/src/sure.ts';

const TEXT = `---
lang: en
---
# Who wins?

## Play first
Twice against your neighbour.

[Heaps \\[3, 5\\] and 7](nim#heaps=3,5,7&task=game)

## Two equal heaps
Who wins?

- [ ] the first
- [x] the second
  > Copy.

[Would you go first?](https://elsewhere.example/a/lattice/#v=1&columns=8)

nim#heaps=2,2

> [!TEACHER]
> 3 min. Expect "the even ones".
`;

const figures = ({ moments }: Lesson): FigureBlock[] =>
  moments.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? [block] : [])),
  );
/** What a text is read as, without the places of its lines. */
const readAs = (text: string) => {
  const { moments, notices, language } = readLesson(text);
  const kinds = moments.map(({ blocks }) => blocks.map(({ kind }) => kind));
  const shown = figures(readLesson(text)).map(({ slug, scene, label }) => [slug, scene, label]);
  return { kinds, shown, notices, language };
};

describe('drafts', () => {
  const stored = new Map<string, string>();
  let full = false;
  beforeEach(() => {
    stored.clear();
    full = false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('no room');
        stored.set(key, value);
      },
    });
  });

  test('are found again by another page, the one that was written last first', () => {
    const drafts = new Drafts();
    expect(drafts.current).toBeUndefined();
    const one = drafts.begin('# One');
    const two = drafts.begin('# Two');
    drafts.keep(one.id, '# One!');
    expect(new Drafts().all).toEqual([
      { id: one.id, text: '# One!' },
      { id: two.id, text: '# Two' },
    ]);
    expect(drafts.keeps(one.id)).toBe(true);
    expect([...stored.keys()].every((key) => key.startsWith('appleyard-draft-'))).toBe(true);
  });

  test('are not doubled by a text that is one already, and one that is removed stays away', () => {
    const drafts = new Drafts();
    const one = drafts.begin('# One');
    const two = drafts.begin('# Two');
    expect(drafts.begin('# One')).toEqual(one);
    drafts.remove(one.id);
    expect(new Drafts().all).toEqual([two]);
    expect(drafts.begin('# Three').id).not.toBe(two.id);
  });

  test('stay in the page if the device has no room, and it says so', () => {
    const drafts = new Drafts();
    const { id } = drafts.begin('# One');
    full = true;
    drafts.keep(id, '# One and more');
    expect(drafts.keeps(id)).toBe(false);
    expect(drafts.current).toEqual({ id, text: '# One and more' });
    const next = drafts.begin('# Two');
    expect(drafts.keeps(next.id)).toBe(false);
    expect(drafts.all.map(({ text }) => text)).toEqual(['# Two', '# One and more']);
    expect(new Drafts().current?.text).toBe('# One');
    full = false;
    drafts.keep(id, '# One and all');
    expect(new Drafts().current?.text).toBe('# One and all');
  });

  test('are called by their heading, else by their first words', () => {
    expect(draftName(TEXT)).toBe('Who wins?');
    expect(draftName('---\nlang: en\n---\n\nHello *you*\nthere')).toBe('Hello you');
    expect(draftName(' \n')).toBeUndefined();
  });
});

describe('an insertion', () => {
  const lesson = readLesson(TEXT);
  const block = 'Why?\n\n- [x] a\n- [ ] b';

  test('stands between blank lines wherever the cursor is, and changes nothing else', () => {
    for (let caret = 0; caret <= TEXT.length; caret += 4) {
      const { text, from, to } = inserted(lesson, caret, block, 'Why?');
      expect(text.slice(from, to)).toBe('Why?');
      expect(text).toMatch(/\n\nWhy\?\n\n- \[x\] a\n- \[ \] b\n(?:\n|$)/);
      const left = text.replace(`\n\n${block}\n`, '\n').replace(/\n{3,}/g, '\n\n');
      expect(left.replaceAll(/\n+/g, '\n')).toBe(TEXT.replaceAll(/\n+/g, '\n'));
      const { notices, moments } = readLesson(text);
      expect(notices).toEqual([]);
      const at = momentAt(lesson, caret);
      const choices = moments.map(({ blocks }) =>
        blocks.reduce((sum, { kind }) => sum + (kind === 'choice' ? 1 : 0), 0),
      );
      expect(choices).toEqual(at === 0 ? [1, 1] : [0, 2]);
    }
  });

  test('goes into a text without moments', () => {
    expect(inserted(readLesson(''), 0, block).text).toBe(`${block}\n`);
    const { text } = inserted(readLesson('# A\n'), 3, '____');
    expect(text).toBe('# A\n\n____\n');
  });

  test('of a moment selects its heading', () => {
    const { text, from, to } = withMoment(lesson, 'Play first', 'Words.');
    expect(text.slice(from, to)).toBe('Play first');
    expect(text.endsWith('\n\n## Play first\n\nWords.\n')).toBe(true);
    expect(momentAt(readLesson(text), from)).toBe(2);
  });

  test('the end of a moment is that of its last words, and a line has its place', () => {
    expect(TEXT.slice(0, endOf(lesson, 0)).endsWith('&task=game)')).toBe(true);
    expect(endOf(lesson, 9)).toBe(TEXT.length);
    const { from, to } = lineOf(TEXT, 4);
    expect(TEXT.slice(from, to)).toBe('# Who wins?');
    expect(lineOf('a', 9)).toEqual({ from: 1, to: 1 });
  });
});

test('another scene of a figure changes its address only', () => {
  const lesson = readLesson(TEXT);
  const [first, second, third] = figures(lesson);
  const one = figureReplaced(TEXT, sure(first), 'nim', 'heaps=1,2&task=move');
  expect(one).toContain('\n[Heaps \\[3, 5\\] and 7](nim#heaps=1,2&task=move)\n');
  expect(readAs(one).shown[0]).toEqual(['nim', 'v=1&heaps=1,2&task=move', 'Heaps [3, 5] and 7']);
  expect(figureReplaced(TEXT, sure(second), 'lattice', '')).toContain(
    '\n[Would you go first?](lattice)\n',
  );
  expect(figureReplaced(TEXT, sure(third), 'nim', '')).toContain('\nnim#v=1\n');
  const wide = readLesson('## A\n[two\nlines](nim#heaps=1)\n');
  expect(figureReplaced(wide.text, sure(figures(wide)[0]), 'nim', '')).toBe(wide.text);
});

test('a file has whole addresses, and read again it is the same lesson', () => {
  const base = 'https://example.org/appleyard/0.1.0/';
  const text = fileText(readLesson(TEXT), base);
  expect(text).toContain(`](${base}nim/#v=1&heaps=3,5,7&task=game)`);
  expect(text).toContain(`\n${base}nim/#v=1&heaps=2,2\n`);
  expect(text).not.toContain('elsewhere');
  expect(readAs(text)).toEqual(readAs(TEXT));
  expect(fileText(readLesson(text), base)).toBe(text);
  expect(fileName(readLesson(TEXT))).toBe('who-wins.md');
  expect(fileName(readLesson('# ¿Quién gana? 谁赢'))).toBe('quién-gana-谁赢.md');
  expect(fileName(readLesson(''))).toBe('lesson.md');
});

test('minutes come from words, questions, tasks, and notes that name them', () => {
  const minutes = (text: string) => lessonMinutes(readLesson(text));
  expect(minutes('')).toBe(0);
  expect(minutes('## A\n[f](nim)')).toBe(1);
  expect(minutes('## A\n[f](nim#task=move)')).toBe(2);
  expect(minutes('## A\n[f](nim#task=none)')).toBe(1);
  expect(minutes('## A\n____\n\n____ = 2')).toBe(5);
  expect(minutes(`## A\n${'word '.repeat(600)}`)).toBe(5);
  expect(minutes(`## A\n${'字'.repeat(660)}`)).toBe(3);
  const noted = '## A\n[f](nim#task=move)\n\n> [!TEACHER]\n> ';
  for (const note of ['7 min.', '约 7 分钟', 'Unos 7 minutos', 'Here: 7min'])
    expect(minutes(noted + note), note).toBe(7);
  expect(minutes(`${noted}Expect 7 answers.`)).toBe(2);
  expect(minutes(`${noted}7 min.\n\n## B\n____`)).toBe(10);
});

describe('a figure that answers the question beside it', () => {
  const blocksOf = (text: string) => sure(readLesson(`## A\n${text}\n`).moments[0]).blocks;
  const choice = blocksOf('Who wins?\n\n- [ ] the first player\n- [x] The second player.\n');
  const three = blocksOf('How many?\n\n____ = 3\n');

  test.each([
    ['the right choice', choice, 'Here the second  player wins.', 'Choose.', 'The second player.'],
    ['a number', three, '3 moves win.', 'Who wins?', '3'],
    ['a number with a sign', blocksOf('?\n\n____ = -3\n'), 'Its value is −3.', '', '-3'],
    [
      'Chinese',
      blocksOf('?\n\n- [ ] 先走的人\n- [x] 后走的人\n'),
      '这里后走的人赢。',
      '',
      '后走的人',
    ],
    ['both choices', choice, 'The first player takes, the second player wins.', '', undefined],
    [
      'a part of a word',
      blocksOf('?\n\n- [x] win\n- [ ] lose\n'),
      'Wind and winter.',
      '',
      undefined,
    ],
    ['a part of a number', three, '30 moves and 1.3 stones.', '', undefined],
    ['what stands there without hints, too', three, 'Heaps of 3.', '3, 5 and 7.', undefined],
    ['no question', blocksOf('Look.'), '3 moves win.', '', undefined],
    ['free text', blocksOf('Say why.\n\n____\n'), '3 moves win.', '', undefined],
  ])('%s', (_, blocks, hinted, plainly, answer) => {
    expect(answerSaid(blocks, { hinted, plainly })).toBe(answer);
  });
});
