/** The forms of a snippet that the dialog gives for each place. */
import fc from 'fast-check';
import type { Image, Link, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { momentAddress, type Snippet } from '../../www/src/share/address.ts';
import { linked, words } from '../../www/src/share/markdown.ts';
import { forms, places } from '../../www/src/share/places.ts';
import { seen } from './snippet-filters.ts';
import { fromHtml, fromXml } from './snippet-trees.ts';

const base = { url: 'https://figures.example/0.1.0/', isPublic: true };
const snippet: Snippet = {
  exhibit: 'lattice',
  link: 'v=1&moves=-1,0_0,-1_-1,-1&cursor=20',
  title: 'Would you go "first"?',
  picture: 'Twenty apples & 3 moves, 1 < 2: [a] *b* $c$ @d {e}',
};

const all = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => all(child)) : []),
];
const textOf = (node: Nodes): string =>
  all(node)
    .map((one) => (one.type === 'text' ? one.value : ''))
    .join('');

/** The links of a text in Markdown, and the picture in each. */
function linksIn(markdown: string) {
  return all(fromMarkdown(markdown))
    .filter((node): node is Link => node.type === 'link')
    .map((link) => {
      const picture = all(link).find((node): node is Image => node.type === 'image');
      const shown = picture ? { src: picture.url, alt: picture.alt } : textOf(link);
      return { url: decodeURIComponent(link.url), shown };
    });
}

const meant = [
  {
    url: momentAddress(base, snippet),
    shown: { src: `${base.url}plates/lattice.png`, alt: snippet.picture },
  },
  { url: momentAddress(base, snippet), shown: snippet.title },
];

test.each(['markdown', 'pandocFrame', 'pandocElement'] as const)(
  '%s has the picture and the title as links, in Markdown',
  (form) => {
    expect(linksIn(forms[form].write(base, snippet))).toEqual(meant);
  },
);

test('words stay words in Markdown, and addresses addresses', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...' ab1\\`*_{}[]()<>#+-.!|~$^@&=:;"\'\n\t/'),
  });
  fc.assert(
    fc.property(hostile, hostile, (said, address) => {
      const [link] = linksIn(linked(words(`x${said}`), `https://a.example/#${encodeURI(address)}`));
      const line = `x${said}`.trim().replace(/\s+/g, ' ');
      expect(link).toEqual({ url: `https://a.example/#${address}`, shown: line });
    }),
    { numRuns: 1000 },
  );
});

describe('what each place shows as it is pasted', () => {
  const shown = { bare: 'figure', picture: 'picture', link: 'words', iframe: 'figure' } as const;

  test.each(Object.entries(shown))('%s is one %s', (form, what) => {
    const markup = forms[form as keyof typeof shown].write(base, snippet);
    expect(seen(markup)).toBe(what);
    expect(fromXml(markup), 'HTML and XML read the same').toEqual(fromHtml(markup));
  });

  test.each(Object.entries(places))('%s has forms of its own, each once', (_, given) => {
    expect(new Set(given.map(({ label }) => label)).size).toBe(given.length);
    for (const { write } of given) expect(write(base, snippet)).toContain('lattice/#v=1');
  });
});
