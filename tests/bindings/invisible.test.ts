/** Characters that nobody sees, in every kind of text that the core reads. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as chain from '../../www/pkg/chain.js';
import * as comparators from '../../www/pkg/comparators.js';
import * as counts from '../../www/pkg/counts.js';
import * as forms from '../../www/pkg/forms.js';
import * as graphs from '../../www/pkg/graphs.js';
import * as machines from '../../www/pkg/machines.js';
import * as paths from '../../www/pkg/paths.js';
import * as rules from '../../www/pkg/rules.js';
import { thrown } from './support/calls.ts';
import { example } from './support/rules.ts';

const packages = { chain, counts, forms, graphs, machines, comparators, paths, rules };
for (const [name, { initSync }] of Object.entries(packages)) {
  initSync({ module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
}

const machine = 'start: a\na 1 1 R a\na _ 1 L halt';
const tape = { left: '_', right: '111' };

/** A text, and what reads it. */
const readers: Readonly<Record<string, readonly [text: string, read: (text: string) => unknown]>> =
  {
    'a graph of tokens': ['a -> b', (text) => new graphs.TokenGraph({ text }).names()],
    'a graph in DOT': ['digraph { a -> b }', (text) => new graphs.TokenGraph({ text }).names()],
    'a graph in JSON': ['[["a", "b"]]', (text) => new graphs.GraphText({ text }).names()],
    'a list of edges': ['a -- b', (text) => new paths.PathWalk({ text, form: 'edges' }).names()],
    'a graph to count': [
      'a -- b',
      (text) => new counts.PathCount({ text, from: 0, to: 1 }).method(),
    ],
    'a network': ['0:1 2:3', (text) => new comparators.NetworkText({ text, first: 0 }).free()],
    'an octal code': ['0.77', (code) => new chain.ChainGrundy({ code, heaps: 50 }).free()],
    'a row': ['111011', (text) => new chain.ChainRow({ text }).free()],
    'the rules of a form': [
      '0.77',
      (text) => new forms.SolvedGame({ game: 'octal', size: [7], rules: text } as never).free(),
    ],
    'a machine': [
      machine,
      (text) =>
        new machines.TuringMachine({ text, form: 'tuples', tape, limit: 9 } as never).free(),
    ],
    'a script': [example('nim'), (script) => new rules.ScriptCheck({ script } as never).free()],
  };

describe.each(Object.entries(readers))('%s', (_, [text, read]) => {
  test('is read without the mark at its beginning', () => {
    const plain = read(text);
    for (const mark of ['\ufeff', '\u200b', '\u200e', '\u2060']) {
      expect(read(mark + text)).toEqual(plain);
    }
  });

  test('is refused with the place and the name of a character that nobody sees', () => {
    const lines = text.slice(0, -1).split('\n');
    const at = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    for (const [mark, character] of [
      ['\u200b', 'zero-width-space'],
      ['\u00ad', 'soft-hyphen'],
      ['\ufeff', 'byte-order-mark'],
      ['\u202e', 'direction-mark'],
    ] as const) {
      const wrong = text.slice(0, -1) + mark + text.slice(-1);
      expect(thrown(() => read(wrong))).toMatchObject({
        code: 'invisible-character',
        params: { ...at, character },
      });
    }
  });
});
