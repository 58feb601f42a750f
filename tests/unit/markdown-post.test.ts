/**
 * The snippets of the Embed dialog survive a Markdown generator. When a snippet changes, paste it into
 * tests/hosts/markdown/post.md again, and make the page as eleventy.config.cjs beside it describes.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { element, frame } from '../hosts/markdown/snippets.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../hosts/${path}`, import.meta.url), 'utf8');
const post = read('markdown/post.md');
const page = read('pages/markdown-blog.html');

test.each(Object.entries({ element, frame }))('the %s in the post is today’s', (_, snippet) => {
  expect(post).toContain(`\n\n${snippet}\n\n`);
  expect(snippet, 'a blank line would end it').not.toMatch(/\n\s*\n/);
});

test.each(Object.entries({ element, frame }))('the %s is whole in the page', (_, snippet) => {
  // Markdown makes a paragraph of a line that begins with an element of another name than HTML's.
  for (const line of snippet.split('\n')) expect(page).toContain(line);
});

test('the generator has changed the prose as it might have changed the snippets', () => {
  expect(post).toContain('"the first"');
  expect(page).toContain('“the first”');
  expect(page).toContain('<br>');
  expect(page).toContain('<a href="https://figures.example/appleyard/">https://figures.example');
});
