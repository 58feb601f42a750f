import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scriptFunctions as page } from '../../scripts/script-functions.mjs';
import { scriptFunctions } from '../../www/src/exhibits/games/script/functions.ts';

/** The names that a file of Rust gives to functions, without operators. */
function registered(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const named = source.matchAll(/register_fn\(\s*"([a-z_]+)"/g);
  const inLists = source.matchAll(/for (?:name|\(name, \w+\)) in \[([^\]]+)\]/g);
  const lists = [...inLists].flatMap(([, list = '']) => [...list.matchAll(/"([a-z_]+)"/g)]);
  return [...new Set([...named, ...lists].map(([, name = '']) => name))].sort();
}

describe('what a script may call', () => {
  test('docs/scripts.md says what the table says: node scripts/script-functions.mjs', () => {
    expect(readFileSync('docs/scripts.md', 'utf8')).toBe(page());
  });

  test('is in the table, all of it and nothing else', () => {
    const listed = [...new Set(scriptFunctions.map(({ name }) => name))].sort();
    expect(registered('crates/rules/src/natives.rs')).toEqual(listed);
    expect(listed.length).toBeGreaterThan(30);
  });
});
