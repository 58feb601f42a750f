/** The snippets are HTML, XML and MDX at once, and mean the same in each, whatever words are in them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import {
  elementSnippet,
  figureId,
  frameAddress,
  iframeSnippet,
  type Snippet,
  sizeOf,
} from '../../www/src/share/address.ts';
import { type EmbedOptions, shapes } from '../../www/src/share/options.ts';
import { fromHtml, fromMdx, fromXml, type Tree } from './snippet-trees.ts';

const base = { url: 'https://figures.example/0.1.0/', isPublic: true };

/** Words that look like marks of HTML, XML, MDX, Markdown, templates, or that are long. */
const hostile = [
  '"><script>alert(1)</script><b x="',
  "'",
  '&amp; &quot; &amp &#10; &nbsp;',
  '{{ site.title }} {% raw %} $x$ {/* x */} }',
  'one\n\ntwo\r\nthree\rfour\tfive',
  '</iframe></figure></appleyard-nim>',
  '`code` *em* _em_ **x** ~~s~~ [a](b) ![c](d) <https://e> \\ | a |',
  '<!-- --> ]]> <![CDATA[ <?php ?>',
  'ends with a backslash \\',
  ' # 标题 ¿Qué? 🍎 ',
  `${'9,000 '.repeat(1500)}`,
];

const options: Partial<EmbedOptions> = {
  lang: 'zh',
  theme: 'dark',
  controls: 'minimal',
  start: 0,
  autoplay: true,
  loop: true,
  shape: '16/9',
};

/** The trees that the parts of a snippet mean. */
const linkOf = ({ exhibit, link }: Snippet, children: Tree['children']): Tree => ({
  tag: 'a',
  attributes: { href: `${base.url}${exhibit}/#${link}` },
  children,
});

const pictureOf = ({ exhibit, picture }: Snippet, more = {}): Tree => {
  const attributes = {
    src: `${base.url}plates/${exhibit}.png`,
    alt: picture,
    width: '640',
    height: '400',
    ...more,
  };
  return { tag: 'img', attributes, children: [] };
};

/** A title without words is no text at all. */
const titleOf = ({ title }: Snippet): Tree['children'] => (title === '' ? [] : [title]);

const frameOf = (snippet: Snippet): Tree[] => [
  {
    tag: 'figure',
    attributes: {},
    children: [
      {
        tag: 'iframe',
        attributes: {
          src: frameAddress(base.url, snippet),
          id: figureId(snippet),
          title: snippet.title,
          width: '100%',
          height: String(sizeOf(snippet.options?.shape ?? '4/3').height),
          frameborder: '0',
          loading: 'lazy',
        },
        children: [],
      },
      {
        tag: 'figcaption',
        attributes: {},
        children: [
          linkOf(snippet, [
            {
              tag: 'div',
              attributes: { popover: 'manual' },
              children: [pictureOf(snippet, { loading: 'lazy' })],
            },
            ...titleOf(snippet),
          ]),
        ],
      },
    ],
  },
];

const elementOf = (snippet: Snippet): Tree[] => {
  const { exhibit, link, options: given = {} } = snippet;
  const { width, height } = sizeOf(given.shape ?? '4/3');
  const { lang, theme, controls, start, autoplay, loop } = given;
  return [
    {
      tag: 'link',
      attributes: { rel: 'stylesheet', href: `${base.url}embed.css` },
      children: [],
    },
    {
      tag: 'script',
      attributes: { type: 'module', src: `${base.url}embed.js` },
      children: [],
    },
    {
      tag: `appleyard-${exhibit}`,
      attributes: {
        id: figureId(snippet),
        width: String(width),
        height: String(height),
        ...(lang && { lang }),
        ...(theme && { theme }),
        ...(controls && { controls }),
        ...(start !== undefined && { start: String(start) }),
        ...(autoplay && { autoplay: 'autoplay' }),
        ...(loop && { loop: 'loop' }),
        scene: link,
      },
      children: [
        linkOf(snippet, [
          pictureOf(snippet),
          { tag: 'br', attributes: {}, children: [] },
          ...titleOf(snippet),
        ]),
      ],
    },
  ];
};

const read = { html: fromHtml, xml: fromXml, mdx: fromMdx } as const;
const kinds = [
  ['the frame', iframeSnippet, frameOf],
  ['the element', elementSnippet, elementOf],
] as const;

describe.each(kinds)('%s', (_, write, meant) => {
  test.each(slugs)('of %s means the same as HTML, XML and MDX', async (exhibit) => {
    for (const given of [{}, options]) {
      const snippet = {
        exhibit,
        link: 'v=1&moves=-1,0_0,-1_-1,-1&cursor=20',
        title: 'Would you go first?',
        picture: 'Picture of the figure: ¿Empezarías tú? 先走好吗？',
        options: given,
      };
      for (const [form, parse] of Object.entries(read)) {
        expect(await parse(write(base, snippet)), form).toEqual(meant(snippet));
      }
    }
  });

  test.each(hostile)('keeps hostile words in their places: %j', async (words) => {
    // Line breaks have one form in XML.
    const kept = words.replace(/\r\n?/g, '\n');
    const texts = { link: words, title: words, picture: words };
    const markup = write(base, { exhibit: 'nim', ...texts });
    const same = { exhibit: 'nim', link: kept, title: kept, picture: kept };
    for (const [form, parse] of Object.entries(read)) {
      const [trees, expected] = [await parse(markup), meant(same)];
      expect(withoutIds(trees), form).toEqual(withoutIds(expected));
    }
  });

  test('keeps any words in their places', () => {
    const plain = write(base, { exhibit: 'nim', link: '', title: '', picture: '' });
    const marks = (markup: string) => markup.replace(/[^<>"{}\n]/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const markup = write(base, { exhibit: 'nim', link: words, title: words, picture: words });
        expect(marks(markup)).toBe(marks(plain));
        expect(fromXml(markup)).toEqual(fromHtml(markup));
      }),
    );
  });

  test.each(shapes)('has no style, no blank line and no bare brace, in the shape %s', (shape) => {
    const snippet = {
      exhibit: 'chain',
      link: '{',
      title: '{\n\n}',
      picture: '}',
      options: { shape },
    };
    const markup = write(base, snippet);
    expect(markup).not.toMatch(/ style=|\n\s*\n|[{}]/);
    const [, height = ''] = / height="(\d+)"/.exec(markup) ?? [];
    expect(Number(height), 'a figure needs this height').toBeGreaterThanOrEqual(400);
  });
});

/** The id is made of the link before its line breaks are changed. */
const withoutIds = (trees: readonly (Tree | string)[]): readonly (Tree | string)[] =>
  trees.map((tree) => {
    if (typeof tree === 'string') return tree;
    const { id: _, ...attributes } = tree.attributes;
    return { ...tree, attributes, children: withoutIds(tree.children) };
  });

test('another picture takes the place of the site’s own', () => {
  const image = { src: 'nim-k2f9.png', width: 480, height: 200 };
  const snippet = { exhibit: 'nim', link: 'v=1', title: 'A', picture: 'B', image };
  for (const [, write] of kinds) {
    expect(write(base, snippet)).toContain(
      '<img src="nim-k2f9.png" alt="B" width="480" height="200"',
    );
  }
});

test('the script and its sheet stand on a line of their own, so that a writer can take them out', () => {
  const snippet = { exhibit: 'nim', link: 'v=1', title: 'A', picture: 'B' };
  const [script, element, ...more] = elementSnippet(base, snippet).split('\n');
  expect(fromXml(script ?? '')).toEqual(elementOf(snippet).slice(0, 2));
  expect(fromXml(element ?? '')).toEqual(elementOf(snippet).slice(2));
  expect(more).toEqual([]);
});
