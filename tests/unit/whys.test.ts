/// <reference path="../../www/src/env.d.ts" />
/** What is touched says what it is and why, in whole sentences: at the first step, later, where it fails, at the last step, and after another rule. */
import { expect, test } from 'vitest';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { Board } from '../../www/src/stage/board.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { DrawnPanel } from './drawn-panel.ts';
import { opened, until } from './opened-figure.ts';

/** Five moments of each exhibit, and some marks of each. */
const moments: readonly [Slug, string, readonly (string | number)[]][] = [
  ['networks', 'cursor=0', ['c0', 'c9']],
  ['networks', 'cursor=10', ['c3', 'c12']],
  ['networks', 'wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4', ['c1', 'c3']],
  ['networks', '', ['c0', 'c18']],
  ['networks', 'kind=bubble&wires=6&cursor=4', ['c2', 'c9']],
  ['quicksort', 'cursor=1', [0, 9]],
  ['quicksort', 'cursor=31', [3, 12, 13, 14, 15, 20]],
  ['quicksort', 'input=time-killer&length=12&pivot=middle&cursor=30', [1, 4, 9]],
  ['quicksort', 'cursor=105', [0, 12]],
  ['quicksort', 'pivot=first&scheme=hoare&cursor=31', [3, 12, 20]],
  ['paths', 'cursor=1', [0, 1, 8]],
  ['paths', 'cursor=60', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['paths', 'cursor=40', [1, 2, 4, 5, 6, 7]],
  ['paths', 'cursor=148', [0, 4, 8]],
  ['paths', 'pruned=on&cursor=20', [0, 2, 4, 6, 8]],
  ['machines', 'cursor=0', [11, 23]],
  ['machines', 'machine=beaver-four&upto=100&cursor=50', [3, 8, 14]],
  ['machines', 'machine=bouncer&cursor=24&asked=on', [11, 14]],
  ['machines', 'cursor=6&asked=on', [11, 14]],
  ['machines', 'machine=written&table=1RB1LB_1LA0LA&cursor=3', [11, 9, 24]],
  ['dovetailing', 'cursor=1', [0, 1, 20]],
  ['dovetailing', 'cursor=40', [0, 8, 30, 60, 79]],
  ['dovetailing', 'order=first&cursor=8', [0, 9]],
  ['dovetailing', 'cursor=78', [3, 50, 79]],
  ['dovetailing', 'order=doubling&cursor=20', [0, 10]],
];

const enter = { key: 'Enter', preventDefault: () => {} } as KeyboardEvent;
/** What ends a sentence, and what a sentence is not longer than. */
const END = /[.?!…。？！]["”»]?$/;
const MOST: Record<Language, number> = { en: 25, es: 25, zh: 45 };
const lengthOf = (sentence: string, language: Language) =>
  language === 'zh' ? sentence.length : sentence.split(/\s+/).length;

/** The paragraphs of the card that opens at a mark. */
async function said(figure: AnyFigure, mark: string | number): Promise<readonly string[]> {
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const board = figure.board as Board<string | number>;
  const card = new DrawnPanel(() => [
    (figure as Partial<Record<'whyCard' | 'ruleCard', () => unknown>>).whyCard?.(),
    figure.panels.above(words),
  ]);
  board.focus = mark;
  board.keydown(enter);
  const paragraphs = () => card.texts('.why > p:not(.actions, .acts)').filter((text) => text);
  await until(() => paragraphs().length > 0);
  return paragraphs();
}

test.each(moments)(
  '%s?%s: each touched mark answers in whole sentences',
  async (slug, link, marks) => {
    for (const language of languages) {
      const figure = await opened(slug, `v=1&${link}`, language);
      expect(figure.error).toBeUndefined();
      for (const mark of marks) {
        const paragraphs = await said(figure, mark);
        if (process.env.WHYS)
          console.log(`${slug} ${link} ${mark} ${language}: ${paragraphs.join(' | ')}`);
        const sentences = paragraphs.flatMap((text) => {
          expect(text).toMatch(END);
          return text.match(/[^.。？！]+(?:[.。？！](?=\s|$|[^\d\s])|$)/g) ?? [];
        });
        for (const sentence of sentences)
          expect(lengthOf(sentence.trim(), language), sentence).toBeLessThanOrEqual(MOST[language]);
        // That it is where it is would be no answer.
        expect(paragraphs.join(' ').length).toBeGreaterThan(language === 'zh' ? 10 : 24);
        figure.seen.closeWhy?.();
      }
      figure.release();
    }
  },
);
