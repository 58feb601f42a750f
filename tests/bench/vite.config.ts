import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { words } from '../../scripts/vite-words.ts';
import { define, headers, modules } from '../../vite.config.ts';

/** Builds the page of the benchmarks as the site is built, into a folder that is not published. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [...modules(), words()],
  define,
  build: {
    outDir: fileURLToPath(new URL('../../target/bench', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  preview: { headers },
});
