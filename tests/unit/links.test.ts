/**
 * Old links show what they have always shown, whatever is renamed: `tests/golden/links-*.txt` says for each link
 * what that is. Nobody edits a line of these files; `tests/support/facts` says where a figure keeps the facts. A
 * link without facts fails, and the failure says what the link shows now: check it by hand, and add it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { factsOf } from '../support/facts/link.ts';

/** The checksums of the files. That of a version which people have is never changed. */
const sealed: Readonly<Record<string, string>> = {
  'links-0.1-mistaken.txt': 'd592ea8c4bac98570cb8f8c6c057819cfdcfb5736d9f2ab5525dd8430b8b1bd7',
  'links-0.1.txt': '4ada100526820a85567f1fb7d4b5bd759d87896d2fc9ae9d7c42c8e1f73aedee',
};

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^links-.*\.txt$/.test(name));
const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));

interface Kept {
  readonly exhibit: Slug;
  readonly link: string;
  readonly facts: string[];
}

/** Each link is a line, and its facts are the indented lines below it. */
function keptIn(text: string): Kept[] {
  const kept: Kept[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith(';')) continue;
    if (line.startsWith('  ')) kept.at(-1)?.facts.push(line.slice(2));
    else {
      const [exhibit, ...link] = line.split('#');
      kept.push({ exhibit: exhibit as Slug, link: link.join('#'), facts: [] });
    }
  }
  return kept;
}

const all = texts.flatMap(keptIn);
const named = new Set(all.map(({ exhibit, link }) => `${exhibit}#${link}`));

test('the links that are kept, and what they show, are never edited', () => {
  const sums = texts.map((text) => createHash('sha256').update(text).digest('hex'));
  expect(Object.fromEntries(files.map((name, at) => [name, sums[at]]))).toEqual(sealed);
  expect(named.size).toBe(all.length);
});

/** The exhibits that a version has had. Nobody has a link to another one yet. */
const published = slugs.filter((slug) => all.some(({ exhibit }) => exhibit === slug));

describe.each(published)('%s', (slug) => {
  const own = all.filter(({ exhibit }) => exhibit === slug);

  test('shows of each link what it has always shown', async () => {
    expect(own.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const { link, facts } of own) {
      const shown = await factsOf(slug, link);
      const lacking = facts.filter((fact) => !shown.includes(fact)).map((fact) => `- ${fact}`);
      const other = shown.filter((fact) => !facts.includes(fact)).map((fact) => `+ ${fact}`);
      if (shown.join('\n') !== facts.join('\n')) {
        wrong.push([`${slug}#${link}`, ...lacking, ...other].join('\n  '));
      }
    }
    expect(wrong.join('\n')).toBe('');
  });

  test('has each link of its page and of its picture kept', () => {
    const sourceOf = (name: string) =>
      readFileSync(new URL(`../../www/${name}`, import.meta.url), 'utf8');
    const page = [...sourceOf(`${slug}/index.html`).matchAll(/href="#(v=[^"]*)"/g)];
    const picture = [...sourceOf(`src/exhibits/${slug}/still.ts`).matchAll(/'(v=[^']*)'/g)];
    expect(page.length).toBeGreaterThan(2);
    expect(picture.length).toBe(1);
    const links = [...page, ...picture].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    expect(links.filter((link) => !named.has(`${slug}#${link}`))).toEqual([]);
  });
});
