/** No file of the page imports itself by way of others, by its types, or by what it fetches later. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Imports = ReadonlyMap<string, readonly string[]>;

function importsIn(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const here = new Set(files);
  const named = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => normalize(join(dirname(file), path)))
      .filter((path) => here.has(path));
  return new Map(files.map((file) => [file, named(file)]));
}

/** The files that one file leads to. */
function reachable(imports: Imports, from: string): Set<string> {
  const found = new Set<string>();
  const waiting = [...(imports.get(from) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return found;
}

/** The circles of files; each is named by its files. */
function circlesOf(imports: Imports): string[][] {
  const leads = new Map([...imports.keys()].map((file) => [file, reachable(imports, file)]));
  const circles = new Map<string, string[]>();
  for (const [file, found] of leads) {
    if (!found.has(file)) continue;
    const circle = [...found].filter((other) => leads.get(other)?.has(file)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

test('a circle is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(circlesOf(imports)).toEqual([['b', 'c']]);
});

test('no file leads to itself', () => {
  const imports = importsIn(fileURLToPath(new URL('../../www/src/', import.meta.url)));
  expect(imports.size).toBeGreaterThan(500);
  expect(circlesOf(imports)).toEqual([]);
});
