import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mostTyped, typedLimits } from '../../www/src/exhibits/quicksort/fields.ts';
import { numbersField, readNumbers } from '../../www/src/share/codec-numbers.ts';

/** Lists as people paste them, with the numbers that each must be read as, or the piece that is refused. */
const corpus = JSON.parse(
  readFileSync(new URL('../corpus/lists/numbers.json', import.meta.url), 'utf8'),
) as { text: string; numbers?: number[]; refused?: string; twoWays?: true }[];

test.each(corpus)('$text', ({ text, numbers, refused, twoWays }) => {
  const read = readNumbers(text, typedLimits);
  if (numbers) expect(read).toEqual({ numbers });
  else {
    expect(read).toEqual({ wrong: refused, tooLong: false, ...(twoWays && { twoWays }) });
  }
});

test('a link, which the page writes, has only one reading', () => {
  expect(numbersField(typedLimits).read('values', '1,234')).toEqual({ value: [1, 234] });
});

test('a long list is read in the time of its length', () => {
  const list = Array.from({ length: mostTyped }, (_, i) => i);
  expect(readNumbers(`[${list.join(', ')}]`, typedLimits)).toEqual({ numbers: list });
});
