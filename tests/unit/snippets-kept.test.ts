/**
 * Feeds, sanitizers, reader modes and WordPress take frames and scripts out of a post. What they leave of a
 * snippet is a picture with a text and a link to the moment.
 */
import { parseFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { elementSnippet, iframeSnippet, type Snippet } from '../../www/src/share/address.ts';
import { filters } from './snippet-filters.ts';
import { fromHtml } from './snippet-trees.ts';

const base = { url: 'https://figures.example/0.1.0/', isPublic: true };
const snippetOf = (exhibit: string): Snippet => ({
  exhibit,
  link: 'v=1&moves=-1,0_0,-1_-1,-1&cursor=20',
  title: 'Would you go "first"?',
  picture: 'Picture of the figure: Would you go "first"? Twenty apples & three moves.',
});

const all = slugs.flatMap((slug) => [
  [`the element of ${slug}`, snippetOf(slug), elementSnippet(base, snippetOf(slug))] as const,
  [`the frame of ${slug}`, snippetOf(slug), iframeSnippet(base, snippetOf(slug))] as const,
]);

const atom = (content: string): string => `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://blog.example/</id><title>Blog</title>
<updated>2026-01-01T00:00:00Z</updated><entry><id>https://blog.example/post/</id><title>Apples</title>
<updated>2026-01-01T00:00:00Z</updated>${content}</entry></feed>`;

const rss = (content: string): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title>
<link>https://blog.example/</link><description>Blog</description><item><title>Apples</title>
<content:encoded>${content}</content:encoded></item></channel></rss>`;

const escaped = (markup: string): string => markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Feeds with a post, in the forms that generators write. */
const feeds: Readonly<Record<string, (markup: string) => string>> = {
  'HTML in Atom': (markup) => atom(`<content type="html">${escaped(markup)}</content>`),
  'XHTML in Atom': (markup) =>
    atom(
      `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${markup}</div></content>`,
    ),
  'text in RSS': (markup) => rss(escaped(markup)),
  'CDATA in RSS': (markup) => rss(`<![CDATA[${markup}]]>`),
};

/** The post that a parser finds in a feed. */
function read(text: string): string | undefined {
  const parsed = parseFeed(text);
  if (parsed.format === 'atom') return parsed.feed.entries?.[0]?.content?.value;
  return parsed.format === 'rss' ? parsed.feed.items?.[0]?.content?.encoded : undefined;
}

/** The one picture in `html`: visible, described, of the right shape, and a link to the moment. */
function expectPicture(html: string, { exhibit, link, picture }: Snippet): void {
  const fragment = JSDOM.fragment(html);
  const images = fragment.querySelectorAll('img');
  expect(images, html).toHaveLength(1);
  const [image] = images;
  expect(image?.getAttribute('src')).toBe(`${base.url}plates/${exhibit}.png`);
  expect(image?.alt).toBe(picture);
  expect([image?.width, image?.height]).toEqual([640, 400]);
  expect(image?.closest('a')?.href).toBe(`${base.url}${exhibit}/#${link}`);
  // Nothing hides it any more.
  expect(html).not.toMatch(/popover|hidden|<iframe|<script/);
}

/** Nothing but the picture, and for a frame its title. */
function expectOnly(html: string, snippet: Snippet): void {
  expectPicture(html, snippet);
  expect(html).not.toContain('<appleyard');
  expect(['', snippet.title]).toContain(JSDOM.fragment(html).textContent?.trim());
}

describe.each(all)('%s', (_, snippet, markup) => {
  test.each(['sanitize-html with pictures', 'WordPress, a post without frames'])(
    'leaves a picture after %s',
    async (name) => {
      expectOnly((await filters[name]?.(markup)) ?? '', snippet);
    },
  );

  test.each(['Readability', 'rehype-sanitize (the rules of GitHub)'])(
    'keeps its picture and its text after %s',
    async (name) => {
      expectPicture((await filters[name]?.(markup)) ?? '', snippet);
    },
  );

  test.each(['WordPress, a comment', 'sanitize-html'])(
    'leaves a link with words where %s takes pictures out',
    async (name) => {
      const left = JSDOM.fragment((await filters[name]?.(markup)) ?? '');
      const links = [...left.querySelectorAll('a')];
      expect(links.map(({ textContent }) => textContent)).toEqual([snippet.title]);
      expect(left.textContent?.trim()).toBe(snippet.title);
    },
  );

  test.each(Object.entries(feeds))('comes whole out of a feed as %s', (_form, write) => {
    expect(fromHtml(read(write(markup)) ?? '')).toEqual(fromHtml(markup));
  });
});
