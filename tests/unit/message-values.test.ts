/** Every message gets its values, and no value of a message is made up. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variablesOf } from './locale-checks.ts';
import { messageUses } from './message-values.ts';

const www = new URL('../../www/', import.meta.url);
const textsIn = (folder: string, end: string) => {
  const base = new URL(folder, www);
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(end))
    .sort()
    .map((file) => [file, readFileSync(new URL(file, base), 'utf8')] as const);
};

const read = textsIn('src/', '.ts').map(([file, source]) => messageUses(file, source));
const uses = read.flatMap((one) => one.uses);

test('a message that is named as a whole gets each of its values', () => {
  // Pages may have messages of the same name, so the values of each of them are looked at.
  const messages = textsIn('locales/en/', '.ftl').map(([file, text]) =>
    variablesOf(new Map([[file, text]])),
  );
  const missing = uses.flatMap(({ at, id, values }) => {
    const variables = messages.flatMap((one) => one.get(id) ?? []);
    const fits =
      !values ||
      variables.length === 0 ||
      variables.some((one) => [...one].every((name) => values.has(name)));
    return fits ? [] : [`${at}: ${id} needs ${[...variables].map((one) => [...one].join(' '))}`];
  });
  expect(missing).toEqual([]);
  // The check finds most of what the pages say.
  expect(uses.filter(({ values }) => values).length).toBeGreaterThan(500);
});

test('no number and no empty text stands in for a value of a message', () => {
  expect(read.flatMap(({ madeUp }) => madeUp)).toEqual([]);
});

describe('the check', () => {
  const madeUp = (source: string) => messageUses('x.ts', source).madeUp;
  const valuesOf = (source: string) =>
    messageUses('x.ts', source).uses.map(({ id, values }) => [id, values && [...values]]);

  test('finds a default, also behind names', () => {
    expect(madeUp("words.text('a', { n: list[0] ?? 0 });")).toEqual(['x.ts:1: list[0] ?? 0']);
    expect(
      madeUp("const n = (list[0] ?? 0) + 1;\nconst args = { n };\nf({ id: 'a', args });"),
    ).toEqual(['x.ts:1: list[0] ?? 0']);
    expect(madeUp("function f({ n = 0 }) { return { id: 'a', args: { n } }; }")).toEqual([
      'x.ts:1: 0',
    ]);
    expect(madeUp("const f = (n = '') => words.text('a', { n });")).toEqual(["x.ts:1: ''"]);
    expect(madeUp("const { n = 0 } = x;\nwords.nodes('a', { n: `${n}` });")).toEqual(['x.ts:1: 0']);
  });

  test('leaves words that a message chooses by, and what is no value', () => {
    expect(
      madeUp("words.text('a', { n: kind ?? 'none', m: plies ?? -1 }); f(list[0] ?? 0);"),
    ).toEqual([]);
    expect(
      madeUp("const n = 0;\nif (x) { const n = list[0] ?? 0; }\nwords.text('a', { n });"),
    ).toEqual([]);
  });

  test('knows which values a message gets', () => {
    expect(
      valuesOf("words.text('a', { n, m: 1 }); words.text('b'); words.text(`c-${d}`);"),
    ).toEqual([
      ['a', ['n', 'm']],
      ['b', []],
    ]);
    expect(
      valuesOf(
        "const args = { n };\nconst id = x ? 'a' : 'b';\nconst s = { id, args: { ...args, m } };",
      ),
    ).toEqual([
      ['a', ['n', 'm']],
      ['b', ['n', 'm']],
    ]);
    expect(
      valuesOf("words.text('a', argsOf(x)); const f = (args) => ({ id: 'b', args });"),
    ).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
  });
});
