/** What the contract checks in every picture, panel and state. */
import type { Page } from '@playwright/test';
import { allWords, overlappingControls, scrolls, smallTexts } from '../support/inspect.ts';
import { expect } from '../support/test.ts';
import { properWords } from '../support/words.ts';
import { englishIn } from './english.ts';
import type { Figure } from './figure.ts';

/**
 * Nothing is wider than its room unless it scrolls in its own box; no control lies on another; all text can
 * be read on a common phone.
 */
export async function expectFits(
  page: Page,
  where: string,
  own: readonly string[] = [],
): Promise<void> {
  // After a change of its room a figure is drawn again, which takes a while with 2,016 comparators.
  await expect
    .soft(async () => {
      const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
      const strange = across.filter((one) => !own.includes(one));
      expect(strange, `scrolls ${where}`).toEqual([]);
      expect(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
      if ((page.viewportSize()?.width ?? 0) < 390) return;
      expect(await smallTexts(page), `smaller than 12 px ${where}`).toEqual([]);
    })
    .toPass();
}

/** Nothing is shown raw, and a page in another language shows nothing in English. */
export async function expectSpoken({ page, language }: Figure, where: string): Promise<void> {
  await properWords(page);
  if (language === 'en') return;
  expect.soft(englishIn(await allWords(page)), `English at ${where} in ${language}`).toEqual([]);
}
