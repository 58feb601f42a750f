import type { Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { neededBy } from '../../scripts/vite-preload.ts';
import { preload } from '../../www/src/page/preload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A bundle of scripts, each with its imports. */
const bundle = Object.fromEntries(
  Object.entries({
    'page.js': ['base.js'],
    'base.js': ['lit.js'],
    'figure.js': ['base.js', 'stage.js'],
  }).map(([file, imports]) => [file, { type: 'chunk', fileName: file, imports }]),
) as unknown as Rolldown.OutputBundle;

test('a script names the files that it has not loaded itself', () => {
  const files = ['figure.js', 'stage.js', 'base.js', 'lit.js'];
  expect(neededBy(bundle, 'page.js', 'figure.js', files)).toEqual(['figure.js', 'stage.js']);
  // The import itself fetches its own file.
  expect(neededBy(bundle, 'figure.js', 'panel.js', ['panel.js', 'stage.js'])).toEqual([]);
});

test('the scripts that an import needs are announced before it, each once', async () => {
  const done: string[] = [];
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: ({ rel, href }: HTMLLinkElement) => void done.push(`${rel} ${href}`) },
  });
  const load = async () => done.push('import');
  const from = 'https://example.org/assets/page.js';
  await preload(load, ['./figure.js', './stage.js'], from);
  await preload(load, ['./stage.js'], from);
  await preload(load);
  expect(done).toEqual([
    'modulepreload https://example.org/assets/figure.js',
    'modulepreload https://example.org/assets/stage.js',
    'import',
    'import',
    'import',
  ]);
});
