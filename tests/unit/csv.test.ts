/** Tables as files, and characters that nobody sees in texts that the page reads itself. */
import { expect, test } from 'vitest';
import { written } from '../../www/src/stage/export/table.ts';
import { codeOf, uncovered, withoutMarks } from '../../www/src/words/hidden.ts';

test('a cell with a comma, a quote or a line break is quoted, and the file says that it is UTF-8', async () => {
  const file = await written([
    ['a', 'b, c', 'say "d"', 'e\nf', 'g\rh'],
    [1, '', 'i', 'j', 'k'],
  ]);
  expect(file.type).toBe('text/csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'a,"b, c","say ""d""","e\nf","g\rh"\r\n1,,i,j,k\r\n',
  );
});

test('a large table has all its rows, in order', async () => {
  const rows = Array.from({ length: 25_001 }, (_, at) => [at]);
  const lines = (await (await written(rows)).text()).trim().split('\r\n');
  expect(lines.map((line) => Number(line.replace('\ufeff', '')))).toEqual(rows.flat());
});

test('invisible characters are left out at the beginning of a text, and named elsewhere', () => {
  expect(withoutMarks('\ufeff\u200ba\u200bb')).toBe('a\u200bb');
  expect(uncovered('a\u200bb\u{e0001}')).toBe('aU+200BbU+E0001');
  expect(codeOf('\u00ad')).toBe('U+00AD');
});
