import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { define } from './vite.config.ts';

/** No test is about time: on a busy machine the longest may take many times as long. */
const TIMEOUT_MS = 120_000;

const project = (name: string, options: ProjectConfig = {}) => ({
  extends: true as const,
  test: {
    name,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    ...options,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
  },
});

const inNode: ProjectConfig = { setupFiles: ['tests/support/file-fetch.ts'] };

export default defineConfig({
  define,
  test: {
    projects: [
      project('unit', inNode),
      project('bindings', inNode),
      project('packaging', {
        globalSetup: ['tests/packaging/support/pack.ts'],
        // Each has servers, builds or a browser.
        maxWorkers: 1,
      }),
      project('engines', {
        // Two browsers at once would only wait for each other.
        maxWorkers: 1,
        testTimeout: 3 * TIMEOUT_MS,
        expect: { poll: { timeout: 60_000, interval: 50 } },
      }),
    ],
  },
});
