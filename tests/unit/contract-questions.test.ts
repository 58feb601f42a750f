/** What all figures ask of a visitor who predicts, and the tables that they save, without a browser. */
import { describe, expect, test } from 'vitest';
import { inPage } from '../../scripts/still/page.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { figureWords } from '../../www/src/words/figure-words.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { englishIn, rawIn } from '../e2e/contract/english.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';

const view = { theme: 'light', size: { width: 608, height: 368 } } as const;

interface Asked {
  readonly milestone: number;
  readonly ask: string;
  readonly answers: readonly string[];
  /** The right answers, which should be one. */
  readonly right: readonly string[];
}

/** The questions of a link before each milestone, in order. */
const questions = (exhibit: Slug, link: string, language: Language = 'en'): Promise<Asked[]> =>
  inPage(builtWasm, async () => {
    const { shown } = await import('../../scripts/still/figure.ts');
    const { figure, words } = await shown({ ...view, exhibit, link, language });
    const asked = figure.timeline.milestones.flatMap((milestone) => {
      const question = figure.question(milestone);
      if (!question) return [];
      const heard = question.answers.map(({ label, args, right }) => ({
        said: words.text(label, args),
        right,
      }));
      return {
        milestone,
        ask: plain(words, [question.ask]),
        answers: heard.map(({ said }) => said),
        right: heard.filter(({ right }) => right).map(({ said }) => said),
      };
    });
    figure.cancel();
    return asked;
  });

/** The rows of a table that are looked at. */
const MOST_ROWS = 60;

/** The table that a figure saves at a moment, row by row, as far as it is looked at. */
const table = (exhibit: Slug, link: string, language: Language = 'en') =>
  inPage(builtWasm, async () => {
    const { shown } = await import('../../scripts/still/figure.ts');
    const { figure } = await shown({ ...view, exhibit, link, language });
    const words = await loadMessages(language, [
      ...figureWords(exhibit),
      `${exhibit}-panels`,
      'tables',
    ]);
    const rows: (readonly (string | number)[])[] = [];
    for await (const row of figure.csv(words)) {
      rows.push(row);
      if (rows.length > MOST_ROWS) break;
    }
    figure.cancel();
    return rows;
  });

describe.each(exhibits)('$slug', ({ slug, midway, scenes }) => {
  const start = midway.replace(/&cursor=\d+/, '');

  test('asks in each language before its milestones, and one answer is right', async () => {
    const counts = new Set<number>();
    for (const language of languages) {
      const asked = await questions(slug, `${start}&predict=on`, language);
      expect(asked.length, language).toBeGreaterThan(1);
      counts.add(asked.length);
      for (const { ask, answers, right } of asked) {
        expect.soft(right, `${ask} in ${language}`).toHaveLength(1);
        expect.soft(answers.length).toBeGreaterThan(1);
        expect.soft(new Set(answers).size, answers.join()).toBe(answers.length);
        expect.soft(rawIn([ask, ...answers])).toEqual([]);
        if (language !== 'en') expect.soft(englishIn([ask, ...answers])).toEqual([]);
      }
    }
    expect(counts.size, 'as many questions in each language').toBe(1);
  });

  test('saves a table of whole rows, with headings of the language, for every scene', async () => {
    for (const scene of [midway, ...scenes.slice(0, 4)]) {
      const heads = new Set<string>();
      let length: number | undefined;
      for (const language of languages) {
        const [head = [], ...rows] = await table(slug, scene, language);
        const where = `${scene} in ${language}`;
        expect.soft(head.length, where).toBeGreaterThan(1);
        expect.soft(rawIn(head.map(String)), where).toEqual([]);
        if (language !== 'en') expect.soft(englishIn(head.map(String)), where).toEqual([]);
        heads.add(head.join());
        const uneven = rows.filter((row) => row.length !== head.length);
        expect.soft(uneven, where).toEqual([]);
        expect.soft(rawIn(rows.flat().map(String)), where).toEqual([]);
        length ??= rows.length;
        expect.soft(rows.length, where).toBe(length);
      }
      expect.soft(heads.size, `headings of ${scene}`).toBe(3);
    }
  });
});

/** Answers by hand. */
const known: readonly (readonly [slug: Slug, link: string, right: readonly string[]])[] = [
  ['nim', 'v=1&heaps=3,5,7', ['won', 'three or more']],
  ['nim', 'v=1&heaps=2,4,5', ['won', 'one']],
  ['nim', 'v=1&heaps=1,4,5', ['lost', 'none']],
  // Halves alone are lost if their number is odd.
  ['lattice', 'v=1&columns=8&rows=8', ['lost', 'won']],
  // 2 3 1 lie left of 4, and 7 5 6 right of it.
  ['quicksort', 'v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first', ['both the same']],
  ['quicksort', 'v=1&input=typed&values=2,9,1,8,7&pivot=first', ['the left one']],
  // 2 and 1 change places, then 4 and 2.
  [
    'networks',
    'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=4,3,2,1',
    ['it swaps them', 'it swaps them'],
  ],
  [
    'networks',
    'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,2,3,4',
    ['they stay', 'they stay'],
  ],
  // Of two objects the first move may take one, so the second player takes the last.
  ['chain', 'v=1&objects=2', ['lost', 'won']],
  ['chain', 'v=1&objects=1', ['won']],
  // Nobody wins on three by three if both play well.
  ['games', 'v=1', ['drawn', 'drawn']],
];

test.each(known)('%s, %s: the right answers are known', async (slug, link, right) => {
  const asked = await questions(slug, `${link}&cursor=0&predict=on`);
  expect(asked.slice(0, right.length).map((one) => one.right.join())).toEqual(right);
});
