/** The recipes of the guide: their files, their steps, and the rules of caching of the servers. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { files, textOf, WRITTEN } from '../../www/src/embedding/recipe-files.ts';
import { builders, engines, servers } from '../../www/src/embedding/recipes.ts';
import { elementSnippet } from '../../www/src/share/address.ts';
import { loadMessages } from '../../www/src/words/load.ts';

const folder = new URL('../../docs/recipes/', import.meta.url);
const sorted = (names: readonly string[]) => [...names].sort();
const named = (list: typeof engines, under: string) =>
  list.flatMap(({ id, files }) => files.map((file) => `${under}${id}/${file}`));

describe('the recipes', () => {
  test('name every file of docs/recipes, and no other', () => {
    const there = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => `${one.parentPath}/${one.name}`.slice(folder.pathname.length));
    const listed = [...named(engines, ''), ...named([...builders, ...servers], 'servers/')];
    expect(sorted(there)).toEqual(sorted(listed));
    expect(Object.keys(files)).toHaveLength(listed.length);
  });

  test('show each file with the address of the site in it', () => {
    for (const { id, files } of [...engines, ...builders, ...servers]) {
      for (const file of files) {
        expect(textOf(id, file, 'http://here/')).not.toContain(WRITTEN);
        expect(textOf(id, file, WRITTEN)).not.toBe('');
      }
    }
    expect(textOf('mdbook', 'theme/head.hbs', 'http://here/')).toBe(
      '<link rel="stylesheet" href="http://here/embed.css" /><script type="module" src="http://here/embed.js"></script>',
    );
    expect(() => textOf('hugo', 'config.toml', WRITTEN)).toThrow('hugo has no file config.toml');
  });

  test('have the snippet of the dialog where a file shows one', () => {
    const written = elementSnippet(
      { url: WRITTEN, isPublic: true },
      {
        exhibit: 'nim',
        link: 'v=1&heaps=3,5,7',
        title: 'Which stone would you take?',
        picture: 'Heaps of 3, 5 and 7 stones',
      },
    );
    const lines = Object.values(files).flatMap((text) =>
      text.split('\n').map((line) => line.trim()),
    );
    const [script = '', element = ''] = written.split('\n');
    expect(lines.filter((line) => line.startsWith('<appleyard-'))).toEqual(Array(4).fill(element));
    expect(lines.filter((line) => line === script).length).toBeGreaterThan(3);
  });

  test('name the version of the package', () => {
    expect(WRITTEN).toBe(`https://example.org/appleyard/${packageJson.version}/`);
  });

  test('have steps for each engine and server', async () => {
    const words = await loadMessages('en', ['embedding-recipes']);
    for (const { id } of [...engines, ...builders, ...servers]) {
      expect(words.has(`recipe-${id}-1`), id).toBe(true);
    }
  });

  test('of the builders and the package agree about the policy of the site', () => {
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    const configs = [...builders, ...servers].flatMap(({ id, files }) =>
      files.map((file) => textOf(id, file, WRITTEN)),
    );
    expect(configs).toHaveLength(4);
    for (const config of configs) expect(config).toContain(policy);
    for (const config of configs) expect(config).toMatch(/Access-Control-Allow-Origin\W+\*/);
    const site = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
    expect(site).toContain(policy);
  });
});
