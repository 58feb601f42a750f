// No value of the Rust code is made up where one is missing: each that stands for a missing one says what it means.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CRATES = new URL('../../crates/', import.meta.url);
const STANDS_IN = /\b(unwrap_or|unwrap_or_default|unwrap_or_else|saturating_\w+)\(/;

/** The lines of a file that have a value for a missing one, and no comment in the same statement or above it. */
function unexplained(text: string): number[] {
  const [code = ''] = text.split(/^#\[cfg\(test\)\]\s*mod /m);
  const lines = code.split('\n').map((line) => line.trim());
  const isExplained = (at: number): boolean => {
    const line = lines[at] ?? '';
    if (line.includes('//')) return true;
    // The statement begins after the end of another one, or of a block.
    const before = lines[at - 1] ?? '';
    return !/^$|[;}]$|^\/\/!/.test(before) && isExplained(at - 1);
  };
  return lines.flatMap((line, at) =>
    STANDS_IN.test(line) && !line.startsWith('//') && !isExplained(at) ? [at + 1] : [],
  );
}

/** How many are left in each folder from before the rule. A number may only fall. */
const LEFT: Record<string, number> = {
  'core/src/certificate': 5,
  'core/src/forms': 2,
  'core/src/play': 3,
  'core/src/solve': 8,
  'wasm/forms': 1,
  'wasm/shared': 3,
};

/** A folder of the core, or a package: `core/src/nim`, `rules`, `wasm/chain`. */
function folderOf(file: string): string {
  const [folder = file] = /^(core\/src|wasm)\/[^/.]*|^\w+/.exec(file) ?? [];
  return folder;
}

test('a value that stands for a missing one says what it means', () => {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(CRATES, { recursive: true, encoding: 'utf8' })) {
    if (!/\/src\/.*\.rs$/.test(file) || file.startsWith('xtask')) continue;
    const folder = folderOf(file);
    for (const line of unexplained(readFileSync(new URL(file, CRATES), 'utf8'))) {
      found.set(folder, [...(found.get(folder) ?? []), `${file}:${line}`]);
    }
  }
  for (const [folder, places] of found) {
    expect(places.length, `${places}`).toBeLessThanOrEqual(LEFT[folder] ?? 0);
  }
  expect(Object.keys(LEFT).filter((it) => !found.has(it))).toEqual([]);
});

test('the rule is not blind', () => {
  expect(unexplained('fn a() {\n    let b = c.unwrap_or(0);\n}')).toEqual([2]);
  expect(unexplained('fn a() {\n    // A d.\n    let b = c;\n    d.saturating_sub(1)\n}')).toEqual([
    4,
  ]);
  expect(
    unexplained('fn a() {\n    // Without a c it is 0.\n    let b = c\n        .unwrap_or(0);\n}'),
  ).toEqual([]);
});
