/** Sanitizers and reader modes that come from npm, and what a reader sees of a snippet that has gone through one. */
import { Readability } from '@mozilla/readability';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import sanitize, { type IOptions } from 'sanitize-html';
import { unified } from 'unified';
import type { Seen } from '../hosts/engines/seen.ts';

const purify = createDOMPurify(new JSDOM('').window);
const { allowedTags, allowedAttributes } = sanitize.defaults;

const prose =
  '<p>Two players eat apples, half an apple or a whole one at a time, and so on.</p>'.repeat(9);

function reader(markup: string): string {
  const page = `<title>Apples</title><article><h1>Apples</h1>${prose}${markup}${prose}</article>`;
  const { document } = new JSDOM(page, { url: 'https://blog.example/post/' }).window;
  return new Readability(document).parse()?.content ?? '';
}

/** `$allowedposttags` of wp-includes/kses.php has these rows for what is in our snippets, each with the global attributes. */
const wordpress: IOptions = {
  allowedTags: ['a', 'br', 'div', 'figcaption', 'figure', 'img', 'p'],
  allowedAttributes: {
    '*': ['class', 'dir', 'hidden', 'id', 'lang', 'style', 'title', 'role', 'data-*', 'aria-*'],
    a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
    figure: ['align'],
    figcaption: ['align'],
    img: [
      ...['alt', 'align', 'border', 'height', 'hspace', 'loading', 'longdesc'],
      ...['vspace', 'src', 'usemap', 'width'],
    ],
  },
};

/** Its `$allowedtags`, for comments. */
const comments: IOptions = {
  allowedTags: [
    ...['a', 'abbr', 'acronym', 'b', 'blockquote', 'cite', 'code', 'del', 'em'],
    ...['i', 'q', 's', 'strike', 'strong'],
  ],
  allowedAttributes: { a: ['href', 'title'] },
};

/** The filters by their names in docs/places.md. Each takes what somebody has pasted and gives HTML. */
export const filters: Readonly<Record<string, (pasted: string) => string | Promise<string>>> = {
  DOMPurify: (html) => purify.sanitize(html),
  'DOMPurify with frames': (html) => purify.sanitize(html, { ADD_TAGS: ['iframe'] }),
  'sanitize-html': (html) => sanitize(html),
  'sanitize-html with pictures': (html) => sanitize(html, { allowedTags: [...allowedTags, 'img'] }),
  'sanitize-html with frames': (html) =>
    sanitize(html, {
      allowedTags: [...allowedTags, 'iframe', 'img'],
      allowedAttributes: { ...allowedAttributes, iframe: ['src', 'title', 'width', 'height'] },
    }),
  'rehype-sanitize (the rules of GitHub)': async (markdown) =>
    String(
      await unified()
        .use(remarkParse)
        .use(remarkRehype, { allowDangerousHtml: true })
        .use(rehypeRaw)
        .use(rehypeSanitize)
        .use(rehypeStringify)
        .process(markdown),
    ),
  Readability: reader,
  'WordPress, a post without frames': (html) => sanitize(html, wordpress),
  'WordPress, a comment': (html) => sanitize(html, comments),
};

const CODE = /<\/?(iframe|a|img|figure|p|script|appleyard-\w+)\b|!\[|\]\(http/;

/** What a page with this HTML and without our script shows: a browser shows nothing that is hidden or in a popover. */
export function seen(html: string): Seen {
  const page = JSDOM.fragment(html);
  for (const one of page.querySelectorAll('[hidden], [popover], script')) one.remove();
  const figures = page.querySelectorAll('iframe[src]').length;
  const pictures = page.querySelectorAll('img[src]').length;
  const links = [...page.querySelectorAll('a[href]')];
  const words = (one: Element): boolean => one.textContent?.trim() !== '';
  if (CODE.test(page.textContent ?? '')) return 'code';
  if (figures + pictures > 1) return 'twice';
  if (links.some((one) => !words(one) && !one.querySelector('img'))) return 'empty link';
  if (figures === 1) return 'figure';
  if (pictures === 1) return 'picture';
  return links.some(words) ? 'words' : 'nothing';
}
