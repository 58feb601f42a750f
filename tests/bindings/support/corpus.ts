/** A folder of tests/corpus: small files, and an entry for each that says what must be read of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The entries of a folder, and its texts; with a test that each file has an entry, and each entry its file. */
export function corpusOf<Entry>(name: string) {
  const folder = join('tests/corpus', name);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const expected = JSON.parse(textOf('expected.json')) as Readonly<Record<string, Entry>>;
  test('each file of the corpus has an entry, and each entry its file', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name !== 'expected.json')
      .map((one) =>
        join(one.parentPath, one.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });
  return { expected, textOf };
}
