import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CORE = new URL('../../crates/core/src/', import.meta.url);
const TYPE = /^\s*pub(?:\([a-z]+\))? (?:struct|enum|trait) ([A-Z]\w*)/gm;

// A type that only its file knows may be called as is best there.
test('no two types of the core that other files can see have the same name', () => {
  const places = new Map<string, string[]>();
  for (const file of readdirSync(CORE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.rs')) continue;
    for (const [, name = ''] of readFileSync(new URL(file, CORE), 'utf8').matchAll(TYPE)) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
