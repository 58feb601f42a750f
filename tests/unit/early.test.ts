/** What runs in a page before its scripts: the theme, and what is fetched already. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script in a page with this query; the build has given it these data. */
async function page(search: string, dataset: Record<string, string>) {
  const links: Record<string, string>[] = [];
  const documentElement = { dataset: { theme: '' } };
  vi.stubGlobal('location', { search });
  vi.stubGlobal('document', {
    currentScript: { dataset },
    documentElement,
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => links.push(link) },
  });
  await import('../../www/src/page/early.ts');
  const { theme } = documentElement.dataset;
  return {
    theme,
    links: links.map(({ rel, as, href, crossOrigin }) => [rel, as, crossOrigin, href]),
  };
}

test('a page announces its words in the language of the visitor, and keeps the theme of the visitor', async () => {
  const { theme, links } = await page('?lang=es&theme=dark&figure=nim', {
    words: 'words/*/nim.txt words/*/stage.txt',
  });
  expect(links).toEqual([
    ['preload', 'fetch', 'anonymous', 'words/es/nim.txt'],
    ['preload', 'fetch', 'anonymous', 'words/es/stage.txt'],
  ]);
  expect(theme).toBe('auto');
});

test('a frame announces the files of its figure alone, and has the theme that it is given', async () => {
  const figures = JSON.stringify({ nim: 'nim.js words/*/nim.txt', chain: 'chain.js' });
  const { theme, links } = await page('?figure=nim&theme=dark', {
    words: 'words/*/a.txt',
    figures,
  });
  expect(links.map(([rel, , , href]) => [rel, href])).toEqual([
    ['preload', 'words/en/a.txt'],
    ['modulepreload', 'nim.js'],
    ['preload', 'words/en/nim.txt'],
  ]);
  expect(theme).toBe('dark');
  vi.resetModules();
  const unknown = await page('?figure=no&theme=purple', { words: '', figures });
  expect(unknown).toEqual({ theme: 'auto', links: [] });
});
