/** What the tarball holds, and what its package.json says. */
import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { page } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

/** docs/package.md says that the tarball weighs about 4.1 MB. */
const MOST_BYTES = 4_350_000;
/** The packages of the core: one for each exhibit, and that of graphs, which is fetched later. */
const packages = [...slugs, 'graphs'];

const { files, size, tarball, complaints } = inject('packed');
const slug = `(${slugs.join('|')})`;
const name = `(${packages.join('|')})`;

let project: Project;
let folder: string;
let manifest: Record<string, unknown>;

beforeAll(async () => {
  project = await freshProject({});
  folder = join(project.folder, 'node_modules/appleyard');
  manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
});
afterAll(() => project.remove());

test('npm packs it without a complaint', () => {
  expect(complaints).not.toMatch(/npm (warn|error)/i);
});

test.each([
  [
    'what npm shows',
    /^(package\.json|README\.md|LICENSE-(MIT|APACHE)|docs\/(api|package)\.md)$/,
    6,
  ],
  [
    'the entry points with their types',
    /^package\/(elements|bindings|reading|writing|from)\.(js|d\.ts)$/,
    10,
  ],
  ['the types for templates of frameworks', /^package\/(react|vue|svelte)\.d\.ts$/, 3],
  [
    'the types of what reads and writes',
    /^package\/types\/(reading|writing|engine)\/\w+\.d\.ts$/,
    5,
  ],
  ['the licences of what is bundled', /^package\/LICENSES\.md$/, 1],
  ['the bindings', RegExp(`^package/pkg/${name}\\.(js|d\\.ts)$`), 2 * packages.length],
  ['the wasm', RegExp(`^package/pkg/${name}_bg\\.wasm$`), packages.length],
  ['the workers', RegExp(`^package/workers/${name}\\.js$`), packages.length],
  ['the words of every exhibit', RegExp(`^package/words/\\w\\w/${slug}\\.js$`), 3 * slugs.length],
])('it holds %s', (_, pattern, count) => {
  expect(files.filter((path) => pattern.test(path))).toHaveLength(count);
});

test('it holds the parts of the elements, and nothing else', () => {
  const parts = /^package\/((figures|workers|readers)\/[\w-]+\.js|words\/\w\w\/[\w-]+\.js)$/;
  const rest = files.filter((path) => !parts.test(path) && !path.startsWith('package/pkg/'));
  expect(rest).toHaveLength(25);
  expect(files.filter((path) => /[./-](tests?|spec)[./-]|\.ts$|\.map$/.test(path))).toEqual(
    files.filter((path) => path.endsWith('.d.ts')),
  );
});

test('it has the name and the weight that docs/package.md says', async () => {
  expect(page).toContain(`/${basename(tarball)}`);
  expect(size).toBeLessThan(MOST_BYTES);
});

test('no file names the folder in which it was built', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const revealing: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'latin1');
    if ([root, `${homedir()}/`, 'file:///'].some((place) => text.includes(place)))
      revealing.push(path);
  }
  expect(revealing).toEqual([]);
});

test('every address in a script is that of a file that it has, because bundlers look for it', async () => {
  const scripts = files.filter((path) => /^package\/(?!pkg\/).*\.js$/.test(path));
  const found: string[] = [];
  for (const path of scripts) {
    const text = await readFile(join(folder, path), 'utf8');
    // Neither what a strict policy forbids to fetch, nor what the build of the site would write.
    expect(text, path).not.toMatch(/data:application\/wasm|["'`]\/assets\//);
    const named = text.matchAll(
      /new URL\(\s*(["'`])([^"'`?]+)[^"'`]*\1\s*,[^)]*import\.meta\.url/g,
    );
    found.push(...[...named].map(([, , file = '']) => posix.join(posix.dirname(path), file)));
  }
  expect(found.filter((path) => !files.includes(path))).toEqual([]);
  expect(found.filter((path) => path.endsWith('.wasm'))).not.toEqual([]);
});

test('it brings no other package, and runs nothing when it is installed', async () => {
  const installed = await readdir(join(project.folder, 'node_modules'));
  expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['appleyard']);
  const { scripts } = manifest as { scripts: Record<string, string> };
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) {
    expect(scripts).not.toHaveProperty(name);
  }
});

test('every entry point names files that the package has', () => {
  const { exports, alias, typesVersions } = manifest as {
    exports: Record<string, string | Record<string, string>>;
    alias: Record<string, string>;
    typesVersions: { '*': Record<string, string[]> };
  };
  expect(Object.keys(exports)).toEqual([
    './elements',
    './react',
    './vue',
    './svelte',
    './bindings',
    './reading',
    './writing',
    './from',
    './wasm/*.wasm',
    './package.json',
  ]);
  const named = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const target of named.flatMap((target) =>
    packages.map((one) => target.replace('*', `${one}_bg`)),
  )) {
    expect(files).toContain(target.slice('./'.length));
  }
  // What older resolvers read must say the same.
  const scripts = Object.entries(exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target] as const],
  );
  expect(alias).toEqual(Object.fromEntries(scripts.map(([name, to]) => [name, to.default])));
  expect(typesVersions['*']).toEqual(
    Object.fromEntries(scripts.map(([name, to]) => [name.slice('./'.length), [to.types]])),
  );
});

test('it names the licences of what it contains, with their texts', async () => {
  const text = await readFile(join(folder, 'package/LICENSES.md'), 'utf8');
  const headings = [...text.matchAll(/^## (\S+) - \S+ \(/gm)].map(([, name]) => name);
  expect(headings).toEqual(
    expect.arrayContaining(['lit', 'd3-zoom', 'd3-force', 'wasm-bindgen', 'serde']),
  );
  expect(text).toContain('Copyright (c) 2017 Google LLC. All rights reserved.');
  expect(text).toContain('Copyright (c) 2014 Alex Crichton');
});

test('package.json names the modules that act when they are imported', () => {
  const { sideEffects } = manifest as { sideEffects: string[] };
  expect(sideEffects).toContain('./package/elements.js');
  expect(sideEffects).not.toContain('./package/bindings.js');
});
