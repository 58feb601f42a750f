import { defineConfig } from 'vitest/config';
import { define } from './vite.config.ts';

const project = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' },
});

export default defineConfig({
  define,
  test: { projects: [project('unit'), project('bindings')] },
});
