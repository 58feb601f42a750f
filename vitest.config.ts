import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { PATIENCE_MS } from './tests/engines/support/browser.ts';
import { define } from './vite.config.ts';

/** No test depends on time. On a busy machine the longest test may take many times its usual time. */
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
        // Each of these tests starts servers, builds or a browser.
        maxWorkers: 1,
      }),
      project('engines', {
        // Two browsers at once would only wait for each other.
        maxWorkers: 1,
        testTimeout: 3 * TIMEOUT_MS,
        expect: { poll: { timeout: PATIENCE_MS, interval: 50 } },
      }),
    ],
  },
});
