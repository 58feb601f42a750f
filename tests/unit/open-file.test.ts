/** Files that somebody opens or drops: which are read, and what is said of the others. */
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { mostBytes, textOf } from '../../www/src/reading/file.ts';

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'graph.txt') =>
  new File([content], name);

const refusalOf = async (file: File) => {
  const thrown = await textOf(file).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(CodedError);
  const { code, params } = thrown as CodedError;
  return { code, params };
};

describe('the text of a file', () => {
  test.each([
    ['UTF-8', 'a → é\n', 'a → é\n'],
    ['UTF-8 with its mark', '\ufeffa b\n', 'a b\n'],
    ['the lines of Windows and of an old Mac', 'a\r\nb\rc\n', 'a\nb\nc\n'],
    ['a sign that stands for wrong bytes', 'a \ufffd b', 'a \ufffd b'],
    ['UTF-16, little end first', bytesOf('\xff\xfea\0\n\0\x92\x21'), 'a\n→'],
    ['UTF-16, big end first', bytesOf('\xfe\xff\0a\0\n\x21\x92'), 'a\n→'],
  ])('is read: %s', async (_, content, text) => {
    expect(await textOf(fileOf(content))).toBe(text);
  });

  test('may have as many bytes as the core takes, and no more', async () => {
    expect(await textOf(fileOf('é'.repeat(mostBytes / 2)))).toHaveLength(mostBytes / 2);
    const more = fileOf(`${'é'.repeat(mostBytes / 2)} `, 'large.txt');
    const params = { name: 'large.txt', count: mostBytes + 1, limit: mostBytes };
    expect(await refusalOf(more)).toEqual({ code: 'file-too-large', params });
  });

  test.each([
    ['zip', 'PK\x03\x04\x14\0'],
    ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['rtf', '{\\rtf1 a b}'],
    ['pdf', '%PDF-1.7\n'],
    ['picture', '\x89PNG\r\n\x1a\n'],
    ['picture', 'GIF89a'],
    ['packed', '\x1f\x8b\x08'],
    ['python', '\x80\x04\x95'],
    ['data', 'SQLite format 3\0'],
    ['program', '\x7fELF'],
    ['other', 'a b\0c'],
    ['other', '\xff\xfea\0\0\0'],
    ['other', '\xff\xfea'],
  ])('is not a text: %s', async (kind, content) => {
    const file = fileOf(bytesOf(content), 'x');
    expect(await refusalOf(file)).toEqual({ code: 'file-kind', params: { name: 'x', kind } });
  });

  test('is not a text: a file in another encoding says where', async () => {
    const file = fileOf(bytesOf('a b\r\n\xef\xbf\xbdx caf\xe9 b'), 'é.txt');
    const params = { name: 'é.txt', line: 2, column: 7 };
    expect(await refusalOf(file)).toEqual({ code: 'file-not-utf8', params });
  });

  test('is not a text: an empty file, and one that cannot be read', async () => {
    expect(await refusalOf(fileOf(''))).toMatchObject({ code: 'file-empty' });
    const gone = Object.assign(fileOf('a b', 'folder'), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    });
    expect(await refusalOf(gone)).toEqual({ code: 'file-unread', params: { name: 'folder' } });
  });

  test('a long name is cut where it is quoted', async () => {
    const { params } = await refusalOf(fileOf('', `${'x'.repeat(200)}.txt`));
    expect(String(params.name)).toHaveLength(40);
  });
});
