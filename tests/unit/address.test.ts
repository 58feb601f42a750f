import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  elementSnippet,
  figureId,
  iframeSnippet,
  type Snippet,
} from '../../www/src/share/address.ts';
import { baseAddress } from '../../www/src/share/base.ts';
import { attributes, defaultOptions, settings, shapes } from '../../www/src/share/options.ts';

const base = { url: 'https://plates.example/site/0.1.0/', isPublic: true };
const snippet: Snippet = {
  exhibit: 'lattice',
  link: 'v=1&columns=9&ask=3,2',
  title: '¿Empezarías tú?',
  picture: 'Imagen de la figura',
  options: { lang: 'es' },
};

/** All options with values other than their defaults. */
const all: Snippet['options'] = {
  lang: 'zh',
  theme: 'dark',
  controls: 'minimal',
  start: 0,
  autoplay: true,
  loop: true,
  shape: '16/9',
};

/** The values of an attribute in a text of markup, as a browser would read them. */
function values(markup: string, attribute: string): string[] {
  const found = markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  const entities = { '&lt;': '<', '&quot;': '"', '&amp;': '&', '&#13;': '\r' } as const;
  return [...found].map(([, value = '']) =>
    value.replace(/&(lt|quot|amp|#13);/g, (entity) => entities[entity as keyof typeof entities]),
  );
}

describe('the base address', () => {
  test('of a public site is pinned to the version', () => {
    const url = 'https://plates.example/site/0.1.0/';
    for (const configured of ['https://plates.example/site', 'https://plates.example/site/']) {
      expect(baseAddress(configured, '0.1.0', 'http://localhost:4173/assets/share.js')).toEqual({
        url,
        isPublic: true,
      });
    }
  });

  test('is otherwise the place of the scripts, in whatever folder', () => {
    const at = (script: string) => baseAddress(null, '0.1.0', script);
    expect(at('https://plates.example/assets/share-1a2b.js')).toEqual({
      url: 'https://plates.example/',
      isPublic: true,
    });
    expect(at('https://plates.example/deep/folder/assets/share-1a2b.js').url).toBe(
      'https://plates.example/deep/folder/',
    );
  });

  test.each([
    'http://localhost:4173/assets/share.js',
    'http://127.0.0.1/assets/share.js',
    'http://[::1]:80/assets/share.js',
    'file:///home/reader/dist/assets/share.js',
  ])('of one’s own machine is useless to other people: %s', (script) => {
    expect(baseAddress(null, '0.1.0', script).isPublic).toBe(false);
  });

  test.each([
    'https://localhost.example/assets/share.js',
    'https://127.0.0.1.example/assets/share.js',
  ])('that only resembles one’s own machine is public: %s', (script) => {
    expect(baseAddress(null, '0.1.0', script).isPublic).toBe(true);
  });
});

describe('the frame', () => {
  const frame = iframeSnippet(base, snippet);

  test('opens the exhibit at the moment, in the language', () => {
    const [source = ''] = values(frame, 'src');
    const address = new URL(source);
    expect(address.origin + address.pathname).toBe(`${base.url}embed.html`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ figure: 'lattice', lang: 'es' });
    expect(address.hash).toBe(`#${snippet.link}`);
  });

  test('has a title and loads late', () => {
    expect(values(frame, 'title')).toEqual([snippet.title]);
    expect(values(frame, 'loading')).toEqual(['lazy']);
  });

  test.each(shapes)('keeps the shape %s, and about so where its style is stripped', (shape) => {
    const markup = iframeSnippet(base, { ...snippet, options: { shape } });
    expect(values(markup, 'style')[0]).toContain(`width:100%;height:auto;aspect-ratio:${shape};`);
    const [width = 0, height = 0] = shape.split('/').map(Number);
    expect(values(markup, 'width')[0]).toBe('100%');
    // The height in a column of 640 px.
    expect(Number(values(markup, 'height')[0]) / 640).toBeCloseTo(height / width, 2);
  });

  test('has the options as parameters', () => {
    const [source = ''] = values(iframeSnippet(base, { ...snippet, options: all }), 'src');
    expect(Object.fromEntries(new URL(source).searchParams)).toEqual({
      figure: 'lattice',
      lang: 'zh',
      theme: 'dark',
      controls: 'minimal',
      start: '0',
      autoplay: '',
      loop: '',
    });
    expect(new URL(source).hash).toBe(`#${snippet.link}`);
  });
});

describe('the snippet of the element', () => {
  test('has the script once, and the element with its scene and language', () => {
    const element = elementSnippet(base, snippet);
    expect(element.match(/<script type="module" src="([^"]*)"><\/script>/)?.[1]).toBe(
      `${base.url}embed.js`,
    );
    expect(element).toMatch(/<appleyard-lattice [^>]*>.*<\/appleyard-lattice>$/s);
    expect(values(element, 'scene')).toEqual([snippet.link]);
    expect(values(element, 'lang')).toEqual(['es']);
    expect(values(element, 'id')).toEqual([figureId(snippet)]);
  });

  test('has the options as attributes', () => {
    const tag = elementSnippet(base, { ...snippet, options: all }).split('\n')[1];
    expect(tag).toBe(
      `<appleyard-lattice id="${figureId(snippet)}" lang="zh" theme="dark" controls="minimal" start="0" autoplay loop scene="v=1&amp;columns=9&amp;ask=3,2">`,
    );
  });
});

describe('the id of an element', () => {
  test('is the exhibit with the end of the scene’s hash', () => {
    // The hash of "foobar" that the authors of FNV publish.
    const hash = (0xbf9cf968).toString(36);
    expect(figureId({ exhibit: 'nim', link: 'foobar' })).toBe(`nim-${hash.slice(-4)}`);
    expect(figureId({ exhibit: 'lattice', link: 'v=1' })).toMatch(/^lattice-[0-9a-z]{4}$/);
  });

  test('differs for every moment of a run', () => {
    const ids = Array.from({ length: 500 }, (_, cursor) =>
      figureId({ exhibit: 'lattice', link: `v=1&cursor=${cursor}` }),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the options', () => {
  test('are left out of the snippets if they have their default', () => {
    expect(settings(defaultOptions)).toEqual([]);
    expect(iframeSnippet(base, { ...snippet, options: defaultOptions })).toContain(
      'embed.html?figure=lattice#v=1',
    );
    expect(elementSnippet(base, { ...snippet, options: {} }).split('\n')[1]).toBe(
      `<appleyard-lattice id="${figureId(snippet)}" scene="v=1&amp;columns=9&amp;ask=3,2">`,
    );
  });

  test('have the names and the values that the list gives them', () => {
    const named = new Map(attributes.map((attribute) => [attribute.name, attribute]));
    const written = settings({ ...defaultOptions, ...all });
    expect(written.map(([name]) => name)).toEqual(
      attributes.filter(({ frame }) => frame).map(({ name }) => name),
    );
    for (const [name, value] of written) {
      const attribute = named.get(name);
      if (attribute?.kind === 'choice') expect(attribute.choices).toContain(value);
      else expect(value).toBe(attribute?.kind === 'flag' ? '' : '0');
    }
  });
});

describe.each([
  ['the frame', iframeSnippet],
  ['the element', elementSnippet],
])('%s', (_, write) => {
  test('has a linked picture for pages that allow neither frames nor scripts', () => {
    const markup = write(base, snippet);
    expect(values(markup, 'href')).toEqual([`${base.url}lattice/#${snippet.link}`]);
    expect(values(markup, 'src')).toContain(`${base.url}plates/lattice.svg`);
    expect(values(markup, 'alt')).toEqual([snippet.picture]);
    expect(markup).toMatch(/<a [^>]*><img [^>]*><\/a>/);
  });

  test('keeps any words inside their attributes', () => {
    const plain = write(base, { ...snippet, link: '', title: '', picture: '' });
    const marks = (markup: string) => markup.replace(/[^<"]/g, '');
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (link, title, picture) => {
        const markup = write(base, { ...snippet, link, title, picture });
        expect(marks(markup)).toBe(marks(plain));
        expect(values(markup, 'alt')).toEqual([picture]);
        expect(values(markup, 'href')).toEqual([`${base.url}lattice/#${link}`]);
        if (write === iframeSnippet) expect(values(markup, 'title')).toEqual([title]);
        else expect(values(markup, 'scene')).toEqual([link]);
      }),
    );
  });
});
