/// <reference path="../../www/src/env.d.ts" />
/**
 * Figures without a document: every exhibit is opened, stepped, asked and read in Node, where there is neither a
 * page nor an element, and nothing stands in for one.
 */
import { describe, expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { opened, until } from './drawn-panel.ts';
import { markupOf } from './markup.ts';

async function figureOf(slug: Slug, link: string, language: Language = 'en'): Promise<AnyFigure> {
  const still = await stillOf(slug);
  await still.fetch?.();
  return opened(new still.figure(nowhere(language)), link);
}

test('nothing stands in for a page', () => {
  for (const name of ['document', 'location', 'matchMedia', 'HTMLElement', 'ResizeObserver'])
    expect(Reflect.has(globalThis, name), name).toBe(false);
});

describe.each(exhibits)('$slug', ({ slug, midway, refused }) => {
  test('opens a moment, says it in each language, and draws it', async () => {
    for (const language of languages) {
      const figure = await figureOf(slug, midway, language);
      const { words } = figure;
      if (!words) throw new Error('the figure has no words');
      expect(figure.currentLink()).toContain(`cursor=${figure.timeline.cursor}`);
      await until(() => figure.narrated === figure.timeline.cursor);
      expect(words.language).toBe(language);
      expect(plain(words, figure.seen.narration()).length).toBeGreaterThan(10);
      expect(markupOf(figure.seen.picture(words, figure.room))).toContain('<svg');
      figure.release();
    }
  });

  test('steps to both ends, and says another thing at each', async () => {
    const figure = await figureOf(slug, midway);
    const { timeline, words } = figure;
    if (!words) throw new Error('the figure has no words');
    const said: string[] = [];
    for (const to of [0, timeline.length]) {
      timeline.seek(to);
      await until(() => figure.narrated === timeline.cursor);
      said.push(plain(words, figure.seen.narration()));
    }
    expect(timeline.length).toBeGreaterThan(0);
    expect(said[0]).not.toBe(said[1]);
    figure.release();
    expect(figure.loaded).toBe(false);
  });

  test('says what it cannot read of a link, and still opens', async () => {
    const figure = await figureOf(slug, `v=1&${refused[0]?.[0]}`);
    expect(figure.error).toBeUndefined();
    expect(figure.loaded).toBe(true);
    expect(figure.notices.length).toBeGreaterThan(0);
    figure.release();
  });
});
