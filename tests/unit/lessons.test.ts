/**
 * The lessons of the site: each is read without a notice, is the same lesson in every language, and claims nothing that
 * is not calculated here or judged by the core.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import { readGlossary } from '../../scripts/lib/glossary.mjs';
import { addressed } from '../../www/src/lesson/figure-address.ts';
import {
  type Block,
  type FigureBlock,
  type Lesson,
  type Moment,
  plainWords,
} from '../../www/src/lesson/lesson.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { isUnfit } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { fitOf, taskOf } from './asked-figure.ts';
import { bannedIn } from './banned-words.ts';
import { factsOf } from './lesson-facts/index.ts';
import { opened } from './opened-figure.ts';

const folder = new URL('../../www/lessons/', import.meta.url);
const filesOf = (language: Language) => readdirSync(new URL(`${language}/`, folder)).toSorted();
const names = filesOf('en').map((file) => file.replace(/\.md$/, ''));
const textOf = (language: Language, name: string) =>
  readFileSync(new URL(`${language}/${name}.md`, folder), 'utf8');
const lessonOf = (language: Language, name: string): Lesson => readLesson(textOf(language, name));

const blocksOf = ({ moments }: Lesson): readonly Block[] => moments.flatMap(({ blocks }) => blocks);
const figuresOf = (lesson: Lesson): readonly FigureBlock[] =>
  blocksOf(lesson).filter((block) => block.kind === 'figure');

/** A figure as a lesson's text names it, without its words. */
const addressOf = ({ slug, scene }: FigureBlock) => `${slug}#${scene.replace(/^v=1&/, '')}`;

/** What a block is in every language. */
function formOf(block: Block): string {
  if (block.kind === 'figure') return addressOf(block);
  if (block.kind === 'number') return `number ${block.answer}`;
  if (block.kind === 'words') return block.node.type;
  const rights = block.kind === 'choice' ? block.options.map(({ right }) => right) : [];
  return `${block.kind} ${rights}`;
}

/** The paragraphs and other smallest blocks of words. */
function paragraphsOf(node: Nodes): readonly string[] {
  const within = 'children' in node ? (node.children as Nodes[]) : [];
  return within.some(
    ({ type }) => type === 'paragraph' || type === 'listItem' || type === 'tableRow',
  )
    ? within.flatMap(paragraphsOf)
    : [plainWords([node as never])];
}

/** All words of a block: what pupils read, and what the teacher reads. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'words') return paragraphsOf(block.node);
  if (block.kind === 'teacher') return block.nodes.flatMap(paragraphsOf);
  if (block.kind === 'figure') return [sure(block.label)];
  if (block.kind !== 'choice') return [];
  return block.options.flatMap(({ words, feedback }) =>
    [...words, ...feedback].flatMap(paragraphsOf),
  );
}

const momentTexts = ({ title, blocks }: Moment) => [plainWords(title), ...blocks.flatMap(textsOf)];

const END: Readonly<Record<Language, RegExp>> = {
  en: /(?<=[.?!][”)]*)\s/,
  zh: /(?<=[。？！][”）]*)/,
  es: /(?<=[.?!][»)]*\.?)\s/,
};

/** The paragraphs of the notes for the teacher. */
const notesOf = (lesson: Lesson): readonly string[] =>
  blocksOf(lesson).flatMap((block) =>
    block.kind === 'teacher' ? textsOf(block).map((text) => text.replaceAll(/\s+/g, ' ')) : [],
  );

/** What a note says of the lesson itself: its minutes, whom it is for, and what to do before. */
const PREPARED = /^(?:\d+ min\.|Age \d+ and up\.|Play moment \d+ yourself once\.)$/;

/**
 * The numbers of a note, without marks between thousands. Signs 0 and 1 are left out, which a language may write as words, and
 * so is what Chinese writes in units of its own.
 */
const numbersIn = (note: string): number[] =>
  (
    note
      .replaceAll(/\d+ 亿亿/g, '')
      .replaceAll(/(?<=\d)[,.\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .match(/\d+/g) ?? []
  )
    .map(Number)
    .filter((number) => number > 1);

/** The minutes that a moment's note says. */
function minutesOf({ blocks }: Moment): number {
  const note = blocks
    .flatMap((block) => (block.kind === 'teacher' ? textsOf(block) : []))
    .join('\n');
  const [, minutes] = /^(\d+) min\. /.exec(note) ?? [];
  return Number(minutes);
}

test('each language has every lesson, and each lesson has its facts', () => {
  for (const language of languages)
    expect(filesOf(language)).toEqual(names.map((name) => `${name}.md`));
  expect(Object.keys(factsOf).toSorted()).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const english = lessonOf('en', name);
  const facts = sure(factsOf[name]);

  test.each(languages)(
    'is read whole, with its minutes and an answer to every choice, in %s',
    (language) => {
      const lesson = lessonOf(language, name);
      expect(lesson.notices).toEqual([]);
      expect(lesson.language).toBe(language);
      expect(plainWords(lesson.title)).not.toBe('');
      expect(lesson.moments.length).toBeGreaterThanOrEqual(5);
      expect(lesson.moments.length).toBeLessThanOrEqual(7);
      const minutes = lesson.moments.map(minutesOf);
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(lesson.minutes);
      expect(lesson.minutes).toBe(20);
      for (const { title, blocks } of lesson.moments) {
        const notes = blocks.filter(({ kind }) => kind === 'teacher');
        expect(notes.length, plainWords(title)).toBe(1);
        expect(blocks.at(-1)?.kind).toBe('teacher');
        for (const block of blocks)
          if (block.kind === 'choice')
            for (const { feedback } of block.options) expect(plainWords(feedback)).toMatch(/\S{3}/);
      }
      const lines = blocksOf(lesson).filter(({ kind }) => kind === 'lines');
      expect(lines.length).toBe(1);
      const [first] = lesson.moments;
      expect(momentTexts(sure(first)).join('\n')).toContain(
        { en: 'Before. Age', zh: '课前。', es: 'Antes. Desde' }[language],
      );
    },
  );

  test.each(languages)('is the same lesson as in English, in %s', (language) => {
    const forms = (lesson: Lesson) => lesson.moments.map(({ blocks }) => blocks.map(formOf));
    expect(forms(lessonOf(language, name))).toEqual(forms(english));
  });

  test.each(languages)('has short sentences, and the words of the glossary, in %s', (language) => {
    const texts = lessonOf(language, name).moments.flatMap(momentTexts);
    const sentences = texts.flatMap((text) => text.replaceAll(/\s+/g, ' ').split(END[language]));
    expect(sentences.filter((sentence) => !brief(sentence, language))).toEqual([]);
    const ours = bannedIn(readGlossary()).filter(
      (one) => one.language === language && (name.startsWith(one.files) || one.files === ''),
    );
    const said = [plainWords(lessonOf(language, name).title), ...texts].flatMap((text) =>
      ours
        .filter(({ pattern }) => pattern.test(text))
        .map(({ variant, use }) => `${text}: not “${variant}” but “${use}”`),
    );
    expect(said).toEqual([]);
  });

  test.each(languages)('opens each figure without a notice, in %s', async (language) => {
    for (const { slug, scene } of figuresOf(lessonOf(language, name))) {
      const figure = await opened(slug, scene, language);
      expect([scene, figure.error, figure.notices]).toEqual([scene, undefined, []]);
      const { task } = figure.currentScene() as { readonly task?: string };
      if (task === undefined || task === 'none') continue;
      const made = await taskOf(figure, task);
      expect([scene, isUnfit(made) && made.unfit]).toEqual([scene, false]);
    }
  });

  test('asks for numbers and choices that are calculated here', () => {
    const blocks = blocksOf(english);
    const numbers = blocks.flatMap((block) => (block.kind === 'number' ? [block.answer] : []));
    expect(numbers).toEqual(facts.numbers.map((number) => `${number()}`));
    const choices = blocks.flatMap((block) => {
      if (block.kind !== 'choice') return [];
      return [block.options.flatMap(({ right }, at) => (right ? [at] : []))];
    });
    expect(choices).toEqual(facts.choices.map((choice) => choice()));
  });

  test('has tasks whose answers the core judges as they are calculated here', async () => {
    const tasks = figuresOf(english).filter(({ scene }) => /&task=|^task=/.test(scene));
    expect(tasks.map(addressOf).toSorted()).toEqual(Object.keys(facts.tasks).toSorted());
    const answers = Object.entries({ ...facts.tasks, ...facts.judged });
    for (const [address, calculated] of answers) {
      const { slug, scene } = sure(addressed(address));
      const figure = await opened(slug, scene);
      const { task: kind } = figure.currentScene() as { readonly task: string };
      const task = await fitOf(figure, kind);
      const answer = calculated();
      if (answer === 'edited') {
        // The reader has to change the figure first.
        expect([address, (await task.judge('check')).right]).toEqual([address, false]);
      } else if (typeof answer === 'number' && task.shown) {
        // The answer is a move: the solver says how many moves are right.
        expect([address, task.fits.args?.right]).toEqual([address, answer]);
      } else {
        const judged = await task.judge(answer);
        expect([address, judged.right]).toEqual([address, true]);
      }
    }
  });

  test('says of the figures what their tables say', async () => {
    for (const [address, wanted] of Object.entries(facts.tables ?? {})) {
      const { slug, scene } = sure(addressed(address));
      const figure = await opened(slug, scene);
      await figure.vocabulary.more('tables');
      const rows: string[] = [];
      for await (const row of figure.csv(sure(figure.words))) rows.push(row.join(' '));
      expect([address, rows]).toEqual([address, expect.arrayContaining([...wanted])]);
    }
  });

  test('has no number in its notes that is not calculated', () => {
    const said = notesOf(english).flatMap((note) =>
      note.split(END.en).filter((one) => /\d/.test(one) && !PREPARED.test(one)),
    );
    const notes = facts.notes.map(([sentence]) => sentence);
    expect(said.toSorted()).toEqual([...notes, ...(facts.asides ?? [])].toSorted());
    for (const [sentence, holds] of facts.notes)
      expect([sentence, holds()]).toEqual([sentence, true]);
  });

  test.each(languages)('has no other number in its notes than in English, in %s', (language) => {
    const [ours, others] = [notesOf(english), notesOf(lessonOf(language, name))];
    expect(others.length).toBe(ours.length);
    for (const [at, note] of others.entries()) {
      const left = numbersIn(sure(ours[at]));
      for (const number of numbersIn(note)) {
        expect([note, left]).toEqual([note, expect.arrayContaining([number])]);
        left.splice(left.indexOf(number), 1);
      }
    }
  });

  test('claims nothing else that is not true', () => {
    for (const [text, holds] of facts.claims ?? []) {
      expect([text, holds()]).toEqual([text, true]);
      const without = languages.filter((language) => !textOf(language, name).includes(text));
      expect([text, without]).toEqual([text, []]);
    }
  });
});
