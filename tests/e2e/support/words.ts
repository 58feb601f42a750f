/** What a page says, in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { allWords } from './inspect.ts';
import { expect } from './test.ts';

export const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'zh', name: '中文', tag: 'zh-Hans' },
  { code: 'es', name: 'Español', tag: 'es' },
] as const;

export const speaks = (page: Page, tag: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', tag);

/** The ids of all messages: those with a hyphen cannot be words of any language. */
const ids = new Set(
  readdirSync('www/locales/en').flatMap((file) =>
    [...readFileSync(`www/locales/en/${file}`, 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)]
      .map(([, id]) => id ?? '')
      .filter((id) => id.includes('-')),
  ),
);

/** Counts of groups, as an article writes a row of objects. */
const notation = /\{\d+(,\d+)*\}/g;

/** No word is an id, a placeholder or markup. */
export async function properWords(page: Page): Promise<void> {
  const said = (await allWords(page)).map((text) => text.replaceAll(notation, ''));
  const raw = said.filter(
    (text) => ids.has(text) || /[{}\uFDD0\uFDD1]|<\/?[a-z]|undefined|NaN|\[object/.test(text),
  );
  expect.soft(raw, `raw words at ${page.url()}`).toEqual([]);
}
