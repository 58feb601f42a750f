/** The files of the built site: how long browsers keep them, and what pages say to other sites. No page is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/slugs.ts';

const root = new URL('../../', import.meta.url);
const server = (path: string) =>
  readFileSync(new URL(`docs/recipes/servers/${path}`, root), 'utf8');
const dist = fileURLToPath(new URL('dist/', root));
const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => `${one.parentPath}/${one.name}`.slice(dist.length).replace(/^\//, ''));

/** Files that never change under their names. Their content decides about a part of the name. */
const FOREVER = 'max-age=31536000, immutable';
const SHORT = 'max-age=600';
const fingerprinted = (name: string): boolean =>
  /-[\w-]{8}\.(js|css|wasm|md)$/.test(name) || /^words\/[0-9a-f]{8}\//.test(name);

/** The rules of a configuration: which paths get which value. */
type Rules = readonly (readonly [covers: (path: string) => boolean, value: string])[];

/** A pattern of paths, and all other paths. */
const either = (pattern: string, here: string, elsewhere: string): Rules => {
  const covers = new RegExp(pattern);
  return [
    [(path) => covers.test(path), here],
    [(path) => !covers.test(path), elsewhere],
  ];
};

/** The groups of the only match. */
function only(text: string, pattern: RegExp): readonly string[] {
  const found = [...text.matchAll(pattern)];
  expect(found, String(pattern)).toHaveLength(1);
  return found[0]?.slice(1) ?? [];
}

const configurations: Readonly<Record<string, () => Rules>> = {
  // A location with a matching pattern wins over the one around it, and inherits no header that it sets itself.
  nginx: () => {
    const text = server('nginx/appleyard.conf');
    const [outer = ''] = only(text, /^location \/appleyard\/ \{[^{]*?Cache-Control ([^;]+);/gm);
    const [pattern = '', inner = ''] = only(
      text,
      /location ~ (\S+) \{[^}]*?Cache-Control "([^"]+)";/g,
    );
    return either(pattern, inner, outer);
  },
  apache: () =>
    [
      ...server('apache/.htaccess').matchAll(
        /Cache-Control "(.+?)" "expr=%\{REQUEST_URI\} ([!=])~ m#(.+?)#"/g,
      ),
    ].map(([, value = '', is, pattern = '']) => [
      (path) => new RegExp(pattern).test(path) === (is === '='),
      value,
    ]),
  caddy: () => {
    const text = server('caddy/Caddyfile');
    const [hashed = ''] = only(text, /@hashed path_regexp (\S+)/g);
    const [excepted = ''] = only(text, /@named \{\s+path \/appleyard\/\*\s+not path_regexp (\S+)/g);
    const [here = ''] = only(text, /header @hashed Cache-Control "(.+)"/g);
    const [elsewhere = ''] = only(text, /header @named Cache-Control (\S+)/g);
    return [
      [(path) => new RegExp(hashed).test(path), here],
      [(path) => !new RegExp(excepted).test(path), elsewhere],
    ];
  },
};

test('a file has a fingerprint where, and only where, it is kept for a year', () => {
  expect(built.length).toBeGreaterThan(100);
  for (const [name, read] of Object.entries(configurations)) {
    const rules = read();
    for (const file of built) {
      const values = rules.filter(([covers]) => covers(`/appleyard/0.1.0/${file}`));
      const expected = fingerprinted(file) ? FOREVER : SHORT;
      expect(
        values.map(([, value]) => value),
        `${name}: ${file}`,
      ).toEqual([expected]);
    }
  }
});

test('Netlify, which has its own rule for all other files, keeps the same ones', () => {
  const rules = [
    ...server('netlify/netlify.toml').matchAll(/for = "(.+)"\n.*\nCache-Control = "(.+)"/g),
  ];
  expect(rules).toHaveLength(2);
  for (const file of built) {
    const values = rules.flatMap(([, path = '', value]) => {
      const pattern = path.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
      return new RegExp(`^${pattern}$`).test(`/0.1.0/${file}`) ? [value] : [];
    });
    expect(values, file).toEqual(fingerprinted(file) ? [FOREVER] : []);
  }
});

test('each page that is for links says what it is, and names a picture', () => {
  const pages = built.filter((file) => file.endsWith('index.html'));
  // The first page, the guide to embedding, the lessons.
  expect(pages).toHaveLength(slugs.length + 3);
  for (const page of pages) {
    const text = readFileSync(`${dist}/${page}`, 'utf8');
    for (const name of ['title', 'description', 'type', 'image', 'image:alt']) {
      expect(text, `${page}: ${name}`).toMatch(
        new RegExp(`<meta property="og:${name}" content="[^"]`),
      );
    }
    expect(text, page).toContain('<meta name="description" content="');
  }
});
