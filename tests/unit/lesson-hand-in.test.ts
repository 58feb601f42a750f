/** What a pupil hands in: written, sent through letters and links, read again, and judged again by the solvers. */
import { describe, expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import {
  letterOf,
  MOST_CHARACTERS,
  placeOf,
  readCode,
  writeCode,
} from '../../www/src/lesson/hand-in/code.ts';
import {
  Judge,
  scoreOf,
  type TaskOpener,
  wrongAnswers,
} from '../../www/src/lesson/hand-in/judge.ts';
import { openTask } from '../../www/src/lesson/hand-in/open-task.ts';
import { codesIn } from '../../www/src/lesson/hand-in/pasted.ts';
import { questionsOf } from '../../www/src/lesson/hand-in/questions.ts';
import { classRows } from '../../www/src/lesson/hand-in/table.ts';
import { type Lesson, lessonName } from '../../www/src/lesson/lesson.ts';
import type { Answer, MomentProgress } from '../../www/src/lesson/progress.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { written } from '../../www/src/stage/export/table.ts';
import { sure } from '../../www/src/sure.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { below, randomOf } from '../support/random.ts';

const choice = '- [ ] one\n- [x] two\n- [ ] three';
const kinds = ['[a](nim#heaps=3,5,7&task=who)', choice, '____ = 12', '____'] as const;

/** A lesson with this number of moments, of random questions. */
const lessonOf = (moments: number, under: (limit: number) => number): Lesson =>
  readLesson(
    `# Wer gewinnt?\n\n${Array.from({ length: moments }, (_, at) => {
      const asked = Array.from({ length: under(4) }, () => sure(kinds[under(kinds.length)]));
      return `## ${at}\n\n${asked.join('\n\nand\n\n')}`;
    }).join('\n\n')}\n`,
  );

/** What a pupil may have typed, and may mistake for the marks of a code. */
const pieces = [
  'a',
  'B',
  '7',
  ' ',
  '  ',
  '\n',
  '"',
  '\\',
  '·',
  ' · ',
  '!2',
  '?',
  '…',
  '=',
  'é',
  '你',
  '🍎',
];
const textOf = (under: (limit: number) => number, length: number): string =>
  Array.from({ length: under(length) }, () => sure(pieces[under(pieces.length)])).join('');

/** Random answers to a lesson, by moment and block. */
function doneIn(lesson: Lesson, under: (limit: number) => number, length: number) {
  const moments = new Map<number, Record<number, Answer>>();
  for (const { moment, at, block } of questionsOf(lesson)) {
    if (under(4) === 0) continue;
    const texts = {
      figure: `takes=${under(9)}-${1 + under(9)}`,
      choice: `${under(3)}`,
      number: `${under(99)}`,
    };
    const ending = sure((['first', 'later', 'shown', 'open'] as const)[under(4)]);
    const answer: Answer =
      block.kind === 'lines'
        ? { given: textOf(under, length), tries: 0, ending: 'open' }
        : { given: texts[block.kind], tries: ending === 'first' ? 1 : 2 + under(3), ending };
    moments.set(moment, { ...moments.get(moment), [at]: answer });
  }
  const of = (moment: number): MomentProgress => ({
    answers: moments.get(moment) ?? {},
    scenes: {},
  });
  return { of };
}

/** A code with a check that fits, whatever it holds. */
const sealed = (body: string): string => `${body} · =${lessonName(body).slice(-4)}`;

const single = (text: string): string => text.trim().replace(/[^\S\n]+/g, ' ');

describe('a code', () => {
  test('is written and read again, also after mail has broken its lines', () => {
    const under = below(randomOf(1));
    for (let round = 0; round < 1000; round += 1) {
      const lesson = lessonOf(1 + under(6), under);
      const done = doneIn(lesson, under, 30);
      const name = textOf(under, 8);
      const { code, cut, left } = writeCode(lesson, done, name);
      expect([cut, left], code).toEqual([0, 0]);
      const broken = code.replace(/ /g, () => (under(6) === 0 ? '\r\n' : ' '));
      const [found] = codesIn(under(2) === 0 ? broken : `Dear teacher,\n${code}\nYours`).filter(
        (piece) => 'code' in readCode(piece),
      );
      const reading = readCode(sure(found));
      if (!('code' in reading)) throw new Error(code);
      expect(reading.code.lesson).toBe(lessonName(lesson.text));
      expect(reading.code.name, code).toBe(name.replace(/\s+/g, ' ').trim());
      for (const { key, moment, at, block } of questionsOf(lesson)) {
        const answer = done.of(moment).answers[at];
        const given = reading.code.answers.get(key);
        if (!answer || (block.kind === 'lines' && answer.given.trim() === '')) {
          expect(given, code).toBeUndefined();
          continue;
        }
        const plain = block.kind === 'lines' ? single(answer.given) : answer.given;
        expect(given?.text, code).toBe(block.kind === 'choice' ? letterOf(Number(plain)) : plain);
        expect(given?.tries, code).toBe(Math.max(1, answer.tries));
        expect(given?.shown, code).toBe(answer.ending === 'shown');
      }
    }
  });

  test('of fifty moments is shorter than what a learning platform keeps', () => {
    const text = `# ${'Long '.repeat(20)}\n${Array.from({ length: 50 }, (_, at) => `\n## ${at}\n\n${kinds.join('\n\nand\n\n')}\n`).join('')}`;
    const lesson = readLesson(text);
    expect(lesson.moments.length).toBe(50);
    const answersOf = (given: string, typed: string): MomentProgress => {
      const blocks = sure(lesson.moments[0]).blocks;
      const answers = blocks.map((block): readonly Answer[] => {
        if (block.kind === 'words' || block.kind === 'teacher') return [];
        if (block.kind === 'lines') return [{ given: typed, tries: 0, ending: 'open' }];
        const texts = { figure: given, choice: '1', number: '12' };
        return [{ given: texts[block.kind], tries: 3, ending: 'shown' }];
      });
      const entries = answers.flatMap(([answer], at) => (answer ? [[at, answer]] : []));
      return { answers: Object.fromEntries(entries), scenes: {} };
    };
    for (const typed of ['x'.repeat(2000), '"\n·'.repeat(600), '你好🍎'.repeat(600)]) {
      const short = writeCode(lesson, { of: () => answersOf('takes=2-5_3-4', typed) }, typed);
      expect(short.code.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect([short.cut, short.left]).toEqual([50, 0]);
      expect('code' in readCode(short.code)).toBe(true);
      const game = `takes=${'2-5_'.repeat(200)}1-1`;
      const long = writeCode(lesson, { of: () => answersOf(game, typed) }, typed);
      expect(long.code.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(long.left).toBeGreaterThan(40);
      const read = readCode(long.code);
      const left = 'code' in read ? [...read.code.answers.values()].filter((one) => one.left) : [];
      expect(left.length).toBe(long.left);
    }
  });

  test('of an empty lesson has a name and a check, and letters go on after z', () => {
    const lesson = readLesson('???');
    const { code } = writeCode(lesson, { of: () => ({ answers: {}, scenes: {} }) }, '');
    expect(code).toMatch(/^lesson-[0-9a-z]{7} · =[0-9a-z]{4}$/);
    for (const at of [0, 25, 26, 701, 702]) expect(placeOf(letterOf(at))).toBe(at);
    expect([letterOf(0), letterOf(26)]).toEqual(['a', 'aa']);
  });

  test('is found in a link, and in a list that says whose it is', () => {
    const lesson = readLesson('# Who\n\n____ = 1');
    const { code } = writeCode(lesson, { of: () => ({ answers: {}, scenes: {} }) }, 'Ada B.');
    const link = `https://a.example/lesson/#v=1&mode=collect&code=${encodeURIComponent(code).replaceAll('%20', '+')}&n=3&text=abc`;
    expect(codesIn(`Ada: ${code}\n> ${code}\n${link} ${code}`)).toEqual(Array(4).fill(code));
  });
});

/** Tasks of ten kinds, with answers that are right and wrong. */
const tasks = [
  ['nim#heaps=1,4,5,7&task=move', 'takes=4-7', 'takes=1-1'],
  ['nim#heaps=3,5,7&task=who', '1', '2'],
  ['chain#objects=5&task=move', 'takes=3', 'takes=1'],
  ['lattice#columns=8&rows=8&task=mark&most=2', '4,4;2,2', '1,1;2,2'],
  ['networks#wires=4&kind=typed&net=1:2,3:4,1:3,2:4&task=input', '0,1,0,1', '0,0,1,1'],
  ['paths#graph=grid&size=2&task=way', '1,2,4', '1,4'],
  ['quicksort#input=typed&values=3,1,2&task=next', '"1 2"', '"1 3"'],
  ['machines#machine=beaver-four&task=halt', '107', '106'],
  ['dovetailing#task=which&moment=5', '1', '0'],
  ['games#plies=1_2&task=move', 'plies=1_2_4', 'plies=1_2_3'],
] as const;

const open: TaskOpener = async (slug, scene) => {
  const { figure, fetch } = await stillOf(slug);
  await fetch?.();
  return openTask(figure as never, scene, 'en');
};
const signal = new AbortController().signal;
const ignore = (): void => {};

test('two hundred codes, ten of them forged or cut: each is judged, or refused with its reason', async () => {
  const lesson = readLesson(
    `# All\n${tasks.map(([link], at) => `\n## ${at}\n\n[figure](${link})\n`).join('')}\n## last\n\n${choice}\n`,
  );
  const head = `all-${lessonName(lesson.text)}`;
  const under = below(randomOf(7));
  const expected: { readonly name: string; readonly states: readonly string[] }[] = [];
  const codes = Array.from({ length: 190 }, (_, pupil) => {
    const name = `P${pupil}`;
    const answers = [...tasks, ['', 'b', 'a'] as const].map(([, right, wrong], at) => {
      const way = under(5);
      const key = `${at + 1} `;
      if (way === 0) return ['none', ''] as const;
      if (way === 1) return ['open', `${key}${wrong}`] as const;
      if (way === 2) return ['later', `${key}${right}!3`] as const;
      if (way === 3) return ['shown', `${key}${wrong}!2?`] as const;
      return ['first', `${key}${right}`] as const;
    });
    expected.push({ name, states: answers.map(([state]) => state) });
    return sealed([head, name, ...answers.flatMap(([, item]) => (item ? [item] : []))].join(' · '));
  });
  const good = sure(codes[0]);
  const bad = [
    [good.slice(0, -9), 'collect-cut'],
    [good.replace('P0', 'Q0'), 'collect-changed'],
    [sealed(`${head} · Eve · 12 b`), 'collect-no-question'],
    [sealed(`${head} · Eve · 11 d`), 'collect-no-answer'],
    [sealed(`${head} · Eve · 1 takes=4-7 · 1 takes=4-7`), 'collect-twice'],
    [sealed(`${head} · Eve · right! right!`), 'collect-bad-item'],
    [sealed('all-abc1234 · Eve · 1 takes=4-7'), 'collect-other'],
    [good, 'collect-again'],
    [sealed(`${head} · Eve · 1 "takes`), 'collect-bad-item'],
    [sealed(`${head} · Eve · 1 takes=4-7!0`), 'collect-bad-item'],
  ] as const;
  const texts = [...codes, ...bad.map(([code]) => code), 'Good morning!'];
  const judge = new Judge(lesson, open);
  const seen: number[] = [];
  const collected = await judge.collect(
    codesIn(texts.join('\n')),
    (done) => seen.push(done),
    signal,
  );
  expect(seen.at(-1)).toBe(201);
  expect(
    collected.pupils.map(({ name, cells }) => ({ name, states: cells.map(({ state }) => state) })),
  ).toEqual(expected);
  expect(collected.refused.map(({ reason }) => reason.id)).toEqual([
    ...bad.map(([, reason]) => reason),
    'collect-no-code',
  ]);
  const words = await loadMessages('en', ['lesson-hand-in']);
  for (const { reason } of collected.refused)
    expect(words.text(reason.id, reason.args)).not.toBe(reason.id);

  // An answer that no figure can read is said, and counts nothing; the rest of its code counts.
  const odd = await judge.collect(
    [sealed(`${head} · Eve · 1 takes=4-9 · 2 1 · 4 9,9;1,1`)],
    ignore,
    signal,
  );
  expect(
    sure(odd.pupils[0])
      .cells.map(({ state }) => state)
      .slice(0, 4),
  ).toEqual(['unread', 'first', 'none', 'unread']);
  expect(sure(odd.pupils[0]).cells[0]?.said).not.toBe('');

  const most = wrongAnswers(collected, 3);
  for (const { question, text, count } of most) {
    const at = Number(question.key) - 1;
    const counted = collected.pupils.filter(({ cells }) => cells[at]?.text === text);
    const wrong = counted.filter(
      ({ cells }) => question.block.kind === 'figure' || cells[at]?.state === 'open',
    );
    expect(count).toBe(wrong.length);
  }
  expect(most.length).toBe(11);
  judge.release();
}, 60_000);

test('a game that the computer would not have played is no answer', async () => {
  const lesson = readLesson('# G\n\n[a](nim#heaps=1,2&task=game)\n');
  const head = `g-${lessonName(lesson.text)}`;
  const judge = new Judge(lesson, open);
  const game = async (takes: string) => {
    const codes = [sealed(`${head} · 1 ${takes}`)];
    const { pupils } = await judge.collect(codes, ignore, signal);
    return sure(pupils[0]).cells[0];
  };
  // From 1 and 1 the computer has one kind of move, and loses.
  const states = await Promise.all(
    ['takes=2-1_1-1_2-1', 'takes=2-1_2-1_1-1'].map(async (takes) => (await game(takes))?.state),
  );
  expect(states.toSorted()).toEqual(['first', 'unread']);
  expect((await game('takes=2-1'))?.state).toBe('unread');
  judge.release();
});

test('the score is the mean over what can be judged, and the same names and the table are as they should', async () => {
  const lesson = readLesson(`# S\n\n## a\n\n____ = 12\n\nand\n\n${choice}\n\n## b\n\n____\n`);
  const questions = questionsOf(lesson);
  const score = (...states: readonly ('first' | 'later' | 'shown' | 'open' | 'none' | 'text')[]) =>
    scoreOf(
      questions,
      states.map((state) => ({ state })),
    );
  expect(score('first', 'first', 'none')).toBe(1);
  expect(score('first', 'later', 'text')).toBe(0.75);
  expect(score('shown', 'later', 'text')).toBe(0.25);
  expect(score('open', 'none', 'text')).toBe(0);
  expect(scoreOf([], [])).toBeUndefined();

  const head = `s-${lessonName(lesson.text)}`;
  const judge = new Judge(lesson, open);
  const codes = [
    sealed(`${head} · "=1+1" · 1 12 · 1.2 b!2 · 2 "a, \\"b\\"\\nc"`),
    sealed(`${head} · "=1+1" · 1 -3 · 1.2 a`),
  ];
  const collected = await judge.collect(codes, ignore, signal);
  expect(collected.pupils.map(({ namesake, score: one }) => [namesake, one])).toEqual([
    [true, 0.75],
    [true, 0],
  ]);
  const words = await loadMessages('en', ['lesson-hand-in']);
  const table = await (await written(classRows(collected, lesson, words))).text();
  expect(table.split('\r\n')).toEqual([
    'Pupil,Score of 100,1 a,1 tries,1 answer,1.2 a,1.2 tries,1.2 answer,2 b,2 tries,2 answer',
    `'=1+1,75,right at once,1,12,right later,2,b,"text, which nobody judges",,"a, ""b""\nc"`,
    `'=1+1,0,not right yet,1,'-3,not right yet,1,a,not answered,,`,
    '',
  ]);
});
