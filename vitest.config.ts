import { defineConfig } from 'vitest/config';
import { define } from './vite.config.ts';

/** No test is about time: on a busy machine the longest may take many times as long. */
const TIMEOUT_MS = 120_000;

const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    testTimeout: TIMEOUT_MS,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
  },
});

export default defineConfig({
  define,
  test: { projects: [project('unit'), project('bindings')] },
});
