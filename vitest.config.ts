import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { PATIENCE_MS } from './tests/engines/support/browser.ts';
import { define } from './vite.config.ts';

/** No test depends on time. On a busy machine the longest test may take many times its usual time. */
const TIMEOUT_MS = 120_000;

const project = (
  name: string,
  options: ProjectConfig = {},
  include: readonly string[] = [`tests/${name}/**/*.test.ts`],
) => ({
  extends: true as const,
  test: {
    name,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    // As in playwright.config.ts.
    retry: process.env.APPLEYARD_SECOND_TRY === undefined ? 0 : 1,
    ...options,
    include: [...include],
    environment: 'node',
  },
});

const inNode: ProjectConfig = {
  setupFiles: ['tests/support/file-fetch.ts', 'tests/support/given-back.ts'],
};

/** Globals that no module keeps: it asks for them whenever it needs them. After a file they are given back. */
const lent = [
  'addEventListener',
  'cancelAnimationFrame',
  'devicePixelRatio',
  'matchMedia',
  'navigator',
  'requestAnimationFrame',
];

/** Whether a file replaces modules, or globals that modules may keep. */
function replaces(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (/\bvi\.(mock|doMock|resetModules)\(/.test(text)) return true;
  const stubs = [...text.matchAll(/\bvi\.stubGlobal\(\s*(?:'(\w+)')?/g)];
  // What is imported under a stub may keep it.
  if (stubs.length > 0 && /\bimport\(/.test(text)) return true;
  return stubs.some(([, name = '']) => !lent.includes(name));
}

/**
 * Files that share their modules with others are imported in a third of the time. A file that replaces what
 * others would meet has its modules for itself.
 */
const together: ProjectConfig = { ...inNode, isolate: false };
const replacing = readdirSync('tests/unit')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/unit/${file}`)
  .filter(replaces);

export default defineConfig({
  define,
  test: {
    projects: [
      project('unit', { ...together, exclude: replacing }),
      project('unit-alone', inNode, replacing),
      project('bindings', together),
      project('packaging', {
        globalSetup: ['tests/packaging/support/pack.ts'],
        // Each of these tests starts servers, builds or a browser.
        maxWorkers: 1,
      }),
      project('engines', {
        // Two browsers at once would only wait for each other.
        maxWorkers: 1,
        testTimeout: 3 * TIMEOUT_MS,
        expect: { poll: { timeout: PATIENCE_MS, interval: 15 } },
      }),
    ],
  },
});
