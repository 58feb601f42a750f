import { describe, expect, test } from 'vitest';
import {
  elementSnippet,
  figureId,
  frameAddress,
  type Snippet,
  sizeOf,
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

describe('the address of a frame', () => {
  test('opens the exhibit at the moment, in the language', () => {
    const address = new URL(frameAddress(base.url, snippet));
    expect(address.origin + address.pathname).toBe(`${base.url}embed.html`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ figure: 'lattice', lang: 'es' });
    expect(address.hash).toBe(`#${snippet.link}`);
  });

  test('has the options as parameters', () => {
    const address = new URL(frameAddress(base.url, { ...snippet, options: all }));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      figure: 'lattice',
      lang: 'zh',
      theme: 'dark',
      controls: 'minimal',
      start: '0',
      autoplay: '',
      loop: '',
    });
    expect(address.hash).toBe(`#${snippet.link}`);
  });
});

describe('the size in a snippet', () => {
  test.each(shapes)('has the shape %s, and room for a figure', (shape) => {
    const [across = 1, down = 1] = shape.split('/').map(Number);
    const { width, height } = sizeOf(shape);
    expect(width / height).toBeCloseTo(across / down, 2);
    expect(width).toBeGreaterThanOrEqual(640);
    expect(height).toBeGreaterThanOrEqual(400);
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
    expect(frameAddress(base.url, { ...snippet, options: defaultOptions })).toContain(
      'embed.html?figure=lattice#v=1',
    );
    expect(elementSnippet(base, { ...snippet, options: {} })).toContain(
      `<appleyard-lattice id="${figureId(snippet)}" width="640" height="480" scene="v=1&amp;columns=9&amp;ask=3,2">`,
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
