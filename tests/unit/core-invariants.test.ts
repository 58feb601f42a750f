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

test('a value that stands for a missing one says what it means', () => {
  const found: string[] = [];
  for (const file of readdirSync(CRATES, { recursive: true, encoding: 'utf8' })) {
    if (!/\/src\/.*\.rs$/.test(file) || /^xtask|\/tests(\.rs|\/)/.test(file)) continue;
    for (const line of unexplained(readFileSync(new URL(file, CRATES), 'utf8'))) {
      found.push(`${file}:${line}`);
    }
  }
  expect(found).toEqual([]);
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
