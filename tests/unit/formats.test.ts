import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formats } from '../../scripts/formats.mjs';

test('docs/formats.md says what the corpus says: node scripts/formats.mjs', () => {
  expect(readFileSync('docs/formats.md', 'utf8')).toBe(formats());
});
