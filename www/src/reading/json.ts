/**
 * JSON with places, and without what `JSON.parse` passes over: an object that has a field twice. The reader of the
 * editor VS Code gives the tree, and `JSON.parse` says whether all of it is JSON.
 */
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { CodedError } from '../engine/errors.ts';
import { keyTwice } from './json-keys.ts';
import { refused, unexpected } from './place.ts';

export type Value = Node;

/** The fields of an object. */
export type Fields = ReadonlyMap<string, Value>;

export class Json {
  readonly text: string;
  readonly root: Value;

  constructor(text: string) {
    this.text = text;
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true });
    const [error] = errors;
    if (!root || error || !isJson(text))
      throw refused('syntax', text, error?.offset ?? 0, { found: text[error?.offset ?? 0] ?? '' });
    const twice = keyTwice(text);
    if (twice) throw unexpected(text, twice.at, twice.written.length);
    this.root = root;
  }

  /** The fields of an object; all of them must be known, unless the form leaves them to its users. */
  fields(value: Value | undefined, known?: readonly string[]): Fields {
    if (value?.type !== 'object') throw this.unexpected(value);
    const fields = new Map<string, Value>();
    for (const property of value.children ?? []) {
      const [key, of] = property.children ?? [];
      if (!key || !of || known?.includes(key.value) === false) {
        throw this.unexpected(property);
      }
      fields.set(key.value, of);
    }
    return fields;
  }

  list(value: Value | undefined): readonly Value[] {
    if (value?.type !== 'array') throw this.unexpected(value);
    return value.children ?? [];
  }

  /** A name: a text, or a number as it is written. */
  name(value: Value | undefined, at: number): string {
    if (!value) throw refused('node-missing', this.text, at);
    if (value.type === 'string') return value.value;
    if (value.type === 'number') return this.written(value);
    throw this.unexpected(value);
  }

  /** A place in a list, from 0. */
  index(value: Value | undefined): number {
    if (value?.type !== 'number' || !/^\d+$/.test(this.written(value)))
      throw this.unexpected(value);
    return value.value;
  }

  /** `true` or `false`; undefined if it is not there. */
  flag(value: Value | undefined): boolean | undefined {
    if (value && value.type !== 'boolean') throw this.unexpected(value);
    return value?.value;
  }

  /** A text among a few; undefined if it is not there. */
  oneOf<Meaning>(
    value: Value | undefined,
    meanings: Readonly<Record<string, Meaning>>,
  ): Meaning | undefined {
    if (!value) return undefined;
    if (value.type !== 'string' || !Object.hasOwn(meanings, value.value))
      throw this.unexpected(value);
    return meanings[value.value];
  }

  written({ offset, length }: Value): string {
    return this.text.slice(offset, offset + length);
  }

  unexpected(value: Value | undefined): CodedError {
    return unexpected(this.text, value?.offset ?? 0, value?.length);
  }

  /** The error that a plain graph has no such thing. */
  plain(what: string, value: Value): CodedError {
    return refused('not-plain', this.text, value.offset, { what });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A text or a number that says what something is called; undefined if it is neither. */
export const labelOf = (json: Json, value: Value | undefined): string | undefined =>
  value?.type === 'string' || value?.type === 'number' ? json.name(value, value.offset) : undefined;

/** A number; undefined for anything else. */
export const numberIn = (value: Value | undefined): number | undefined =>
  value?.type === 'number' ? value.value : undefined;

/** A number as it is written; undefined for anything else. */
export const decimalIn = (json: Json, value: Value | undefined): string | undefined =>
  value?.type === 'number' ? json.written(value) : undefined;

/** The place in two fields of an object. */
export function placeIn(fields: Fields): readonly [number, number] | undefined {
  const [x, y] = [numberIn(fields.get('x')), numberIn(fields.get('y'))];
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** How many fields are not among these. */
export const others = (fields: Fields, used: readonly string[]): number =>
  [...fields.keys()].filter((name) => !used.includes(name)).length;
