import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'A course',
  head: [
    ['script', { type: 'module', src: 'https://example.org/appleyard/0.1.0/embed.js' }],
    ['link', { rel: 'stylesheet', href: 'https://example.org/appleyard/0.1.0/embed.css' }],
  ],
  vue: {
    template: {
      compilerOptions: { isCustomElement: (tag) => tag.startsWith('appleyard-') },
    },
  },
});
