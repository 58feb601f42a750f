/**
 * What the Embed dialog gives survives a Markdown generator. When a snippet changes, it is pasted into
 * tests/hosts/markdown/post.md anew, and the page made as eleventy.config.cjs beside it says.
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
  expect(page).toContain(`\n${snippet}\n`);
});

test('the generator has done to the prose what it might have done to the snippets', () => {
  expect(post).toContain('"the first"');
  expect(page).toContain('“the first”');
  expect(page).toContain('<br>');
  expect(page).toContain('<a href="https://figures.example/appleyard/">https://figures.example');
});
