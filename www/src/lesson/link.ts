/**
 * The link of a lesson: `#v=1&at=2&n=755&text=…`. The text is readable and can be changed by hand: a blank is `+`, the
 * end of a line `~`. In scripts other than Latin, and for a QR code, the same text is packed: `z=…`. The number `n` of
 * its characters shows whether a chat has cut the link off.
 */

import { linkLimits } from '../share/codec.ts';
import { choice, type Field, integer, optionalInteger } from '../share/codec-fields.ts';
import { type Notice, shorten } from '../share/codec-notices.ts';
import { withoutMarks } from '../words/hidden.ts';
import { lessonLimits } from './lesson.ts';

/** What the page does with the lesson. */
export const lessonModes = ['read', 'edit', 'collect'] as const;
export type LessonMode = (typeof lessonModes)[number];

export interface LessonLink {
  readonly text: string;
  /** The number of the shown moment, from 1. */
  readonly at: number;
  readonly mode: LessonMode;
}

export interface DecodedLesson extends LessonLink {
  /** What a pupil hands in with it; empty if nothing. */
  readonly code: string;
  /** False if the link holds no lesson. */
  readonly given: boolean;
  readonly notices: readonly Notice[];
}

/** The fields before the text. */
const linkFields = {
  at: integer({ min: 1, max: lessonLimits.moments, default: 1 }),
  mode: choice(lessonModes, 'read'),
  /** The characters of the text. */
  n: optionalInteger({ min: 0, max: lessonLimits.characters }),
};

const head = ({ at, mode, text }: LessonLink): string =>
  `v=1${at > 1 ? `&at=${at}` : ''}${mode === 'read' ? '' : `&mode=${mode}`}&n=${text.length}`;

/** What a link may not hold, or an address bar would change. */
const SPECIAL = /[%+~"<>`\\^{|}\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The readable link, without `#`. Its last character is a letter or digit, because chats cut others off. */
export function encodeLesson(link: LessonLink): string {
  const text = link.text
    .replace(SPECIAL, (one) => (one === '\n' ? one : percent(one)))
    .replaceAll(' ', '+')
    .replaceAll('\n', '~')
    .replace(/[!-/:-@[-`~]$/, (one) => ENDS[one] ?? percent(one));
  return `${head(link)}&text=${text}`;
}

/** What the marks of a link stand for. */
const ENDS: Readonly<Record<string, string>> = { '+': '%20', '~': '%0A' };

const percent = (one: string): string =>
  Array.from(
    new TextEncoder().encode(one),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

/** The packed link, without `#`. It is shorter from some hundred characters on, and has only plain characters. */
export async function packLesson(link: LessonLink): Promise<string> {
  const bytes = await streamed(
    new TextEncoder().encode(link.text),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  );
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const packed = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  // A character that means nothing after one at which chats cut.
  return `${head(link)}&z=${packed}${/[a-z\d]$/i.test(packed) ? '' : '.0'}`;
}

/** Reads a link with or without its `#`. Total; what is wrong is said in a notice. */
export async function decodeLesson(typed: string): Promise<DecodedLesson> {
  const body = withoutMarks(typed.replace(/^#/, ''));
  const none = { text: '', at: 1, mode: 'read' as const, code: '', given: false };
  if (body === '') return { ...none, notices: [] };
  const refused = (code: string, params: Notice['params'] = {}): DecodedLesson => ({
    ...none,
    notices: [{ code, params }],
  });
  const { characters: max } = linkLimits;
  if (body.length > max) return refused('link-too-long', { characters: body.length, max });
  // The text is last, and may hold what separates fields.
  const [, before = '', name, value = ''] = /^(.*?)(?:(?:^|&)(text|z)=(.*))?$/s.exec(body) ?? [];
  const fields = new URLSearchParams(before);
  const version = fields.get('v');
  if (version === null) return refused('link-no-version');
  if (version !== '1') return refused('link-version', { version: shorten(version) });
  const notices: Notice[] = [];
  const read = <Value>(name: string, { read: of, default: other }: Field<Value>): Value => {
    const typed = fields.get(name);
    const found = typed === null ? { value: other } : of(name, typed);
    if ('value' in found) return found.value;
    notices.push(found.notice);
    return other;
  };
  for (const field of new Set(fields.keys())) {
    if (field !== 'v' && !Object.hasOwn(linkFields, field))
      notices.push({ code: 'link-unknown-field', params: { field: shorten(field) } });
  }
  const at = read('at', linkFields.at);
  const length = read('n', linkFields.n);
  const mode = read('mode', linkFields.mode);
  const text = name === 'z' ? await unpacked(value) : name === 'text' ? plain(value) : '';
  if (text === undefined) return refused('lesson-link-broken');
  if (length !== undefined && text.length < length)
    notices.push({ code: 'lesson-link-cut', params: { characters: text.length, of: length } });
  const code = fields.get('code') ?? '';
  return { text, at, mode: mode ?? 'read', code, given: name !== undefined, notices };
}

/** The text of a readable link, with what an app may have encoded in it. */
function plain(value: string): string | undefined {
  const spaced = value.replaceAll('+', ' ').replaceAll('~', '\n');
  // A link that was cut within an encoded character still has the rest of its text.
  for (const text of [spaced, spaced.replace(/(?:%[\da-f]{0,2})+$/i, '')]) {
    try {
      return decodeURIComponent(text);
    } catch {
      // The shorter one is tried.
    }
  }
  return undefined;
}

async function unpacked(value: string): Promise<string | undefined> {
  try {
    const binary = atob(value.replace(/\..*$/, '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    // A character takes up to three bytes. A larger text is no lesson, whatever a few bytes claim to hold.
    const most = 3 * lessonLimits.characters;
    const text = await streamed(bytes, new DecompressionStream('deflate-raw'), most);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** What a stream makes of bytes. Rejects as soon as it is more than `most` bytes. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('the text is too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
