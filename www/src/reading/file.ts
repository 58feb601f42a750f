/** Files that somebody opens or drops: the text of a file, or what the file is instead. */
import { CodedError } from '../engine/errors.ts';
import { shorten } from '../share/codec-notices.ts';

/** The most bytes of a file: as many as the core takes of a text. */
export const mostBytes = 1 << 20;

/** Signs at the beginning of files that are no text, or no plain one. */
const signs = {
  zip: ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'],
  office: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  rtf: ['{\\rtf'],
  pdf: ['%PDF-'],
  picture: ['\x89PNG\r\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'],
  packed: ['\x1f\x8b', 'BZh91AY&SY', '\xfd7zXZ\0', '\x28\xb5\x2f\xfd', '7z\xbc\xaf\x27\x1c'],
  python: ['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05', '\x93NUMPY'],
  data: ['SQLite format 3\0', '\x89HDF\r\n', 'MATLAB 5.0 MAT-file', 'PAR1', 'ARROW1\0'],
  program: ['\x7fELF', '\0asm', 'MZ\x90\0'],
} as const;

/**
 * The text of a file of at most 1 MiB in UTF-8, or in UTF-16 with a byte order mark; lines end with `\n`. Throws a
 * `CodedError` that says what the file is: `file-too-large`, `file-empty`, `file-kind`, `file-not-utf8` with the place of
 * the first wrong byte, or `file-unread` for a folder, or a file that has gone. Cost O(n) for n bytes.
 */
export async function textOf(file: File): Promise<string> {
  const name = shorten(file.name);
  const wrong = (code: string, more = {}) => new CodedError(code, { name, ...more });
  if (file.size > mostBytes) throw wrong('file-too-large', { count: file.size, limit: mostBytes });
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw wrong('file-unread');
    },
  );
  if (bytes.length === 0) throw wrong('file-empty');
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  const begins = (marks: readonly string[]) => marks.some((mark) => head.startsWith(mark));
  const [kind] = Object.entries(signs).find(([, marks]) => begins(marks)) ?? [];
  if (kind) throw wrong('file-kind', { kind });
  const wide = begins(['\xff\xfe']) ? 'utf-16le' : begins(['\xfe\xff']) ? 'utf-16be' : undefined;
  const text = wide ? utf16(bytes, wide) : utf8(bytes);
  if (text === undefined || (typeof text === 'string' && text.includes('\0')))
    throw wrong('file-kind', { kind: 'other' });
  if (typeof text !== 'string') throw wrong('file-not-utf8', text);
  return text.replace(/\r\n?/g, '\n');
}

/** The text; undefined if some bytes are no characters. */
function utf16(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text, or the place of the first byte that is not UTF-8; undefined if there are bytes that no text has. */
function utf8(bytes: Uint8Array): string | { line: number; column: number } | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (bytes.includes(0)) return undefined;
  const encoder = new TextEncoder();
  let [from, length] = [0, 0];
  for (;;) {
    const at = text.indexOf('\ufffd', from);
    if (at < 0) return text.replace(/^\ufeff/, '');
    // The sign for a wrong byte may also be a sign of the text.
    length += encoder.encode(text.slice(from, at)).length;
    if (bytes[length] !== 0xef || bytes[length + 1] !== 0xbf || bytes[length + 2] !== 0xbd) {
      const before = text.slice(0, at).split(/\r\n?|\n/);
      return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
    }
    [from, length] = [at + 1, length + 3];
  }
}
