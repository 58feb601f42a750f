import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseAddress,
  elementSnippet,
  iframeSnippet,
  type Snippet,
} from '../../www/src/share/address.ts';

const base = { url: 'https://plates.example/site/0.1.0/', isPublic: true };
const snippet: Snippet = {
  exhibit: 'lattice',
  link: 'v=1&columns=9&ask=3,2',
  language: 'es',
  title: '¿Empezarías tú?',
  picture: 'Imagen de la figura',
};

/** The values of an attribute in a text of markup, as a browser would read them. */
function values(markup: string, attribute: string): string[] {
  const found = markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  const entities = { '&lt;': '<', '&quot;': '"', '&amp;': '&' } as const;
  return [...found].map(([, value = '']) =>
    value.replace(/&(lt|quot|amp);/g, (entity) => entities[entity as keyof typeof entities]),
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

  test('is else where the scripts come from, in whatever folder', () => {
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
  ])('of one’s own machine is of no use to others: %s', (script) => {
    expect(baseAddress(null, '0.1.0', script).isPublic).toBe(false);
  });

  test.each([
    'https://localhost.example/assets/share.js',
    'https://127.0.0.1.example/assets/share.js',
  ])('that only looks like one’s own machine is public: %s', (script) => {
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

  test('has a title, loads late and keeps its shape', () => {
    expect(values(frame, 'title')).toEqual([snippet.title]);
    expect(values(frame, 'loading')).toEqual(['lazy']);
    expect(values(frame, 'style')[0]).toMatch(/\bwidth:100%;aspect-ratio:/);
  });
});

describe('the element', () => {
  test('is the script, once, and the element with its scene and language', () => {
    const element = elementSnippet(base, snippet);
    expect(element.match(/<script type="module" src="([^"]*)"><\/script>/)?.[1]).toBe(
      `${base.url}embed.js`,
    );
    expect(element).toMatch(/<appleyard-lattice [^>]*>.*<\/appleyard-lattice>$/s);
    expect(values(element, 'scene')).toEqual([snippet.link]);
    expect(values(element, 'lang')).toEqual(['es']);
    expect(values(element, 'id')).toEqual(['fig1']);
  });
});

describe.each([
  ['the frame', iframeSnippet],
  ['the element', elementSnippet],
])('%s', (_, write) => {
  test('holds a linked picture for where there are neither frames nor scripts', () => {
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
