/** The words of a page in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { rawIn } from '../contract/english.ts';
import { allWords } from './inspect.ts';
import { expect } from './test.ts';

export const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'zh', name: '中文', tag: 'zh-Hans' },
  { code: 'es', name: 'Español', tag: 'es' },
] as const;

/** Chooses a language with the page's own button. */
export async function chooseLanguage(page: Page, code: string): Promise<void> {
  await page.locator('header .language select').selectOption(code);
}

export const speaks = (page: Page, tag: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', tag);

/** The ids of all messages. Ids with a hyphen cannot be words of any language. */
const ids = new Set(
  readdirSync('www/locales/en').flatMap((file) =>
    [...readFileSync(`www/locales/en/${file}`, 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)]
      .map(([, id]) => id ?? '')
      .filter((id) => id.includes('-')),
  ),
);

/** No word of the page is an id, a placeholder or markup. */
export async function properWords(page: Page): Promise<void> {
  const said = await allWords(page);
  const raw = [...said.filter((text) => ids.has(text)), ...rawIn(said)];
  expect.soft(raw, `raw words at ${page.url()}`).toEqual([]);
}
