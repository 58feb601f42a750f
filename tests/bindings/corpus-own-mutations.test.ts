/**
 * Each graph of the corpus in a form of the core, with one line, sign or number changed, is refused with a code, or read as
 * what it now says: slow and obvious readers say it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as graphs from '../../www/pkg/graphs.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { corpusOf } from './support/corpus.ts';
import { mutated, seeded } from './support/mutations.ts';
import { slowDot, slowJson, slowList } from './support/slow-graphs.ts';

graphs.initSync({ module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)) });
const { expected, textOf } = corpusOf<{ readonly reading?: { readonly form: string } }>('graphs');
const files = Object.entries(expected).flatMap(([name, { reading }]) =>
  reading && /^(edges|dot|json)$/.test(reading.form) && !name.startsWith('markdown/')
    ? [{ name, form: reading.form }]
    : [],
);
const PER_FILE = 100;

/** Each edge once, those that lead both ways with their ends in one order; without those from a node to itself. */
const plain = (edges: readonly (readonly [string, string])[], directed: boolean) =>
  [
    ...new Set(
      edges
        .filter(([from, to]) => from !== to)
        .map((ends) => (directed ? [...ends] : [...ends].sort()).join(' → ')),
    ),
  ].sort();

/** What is read of a text, or the code of its refusal. */
function read(text: string) {
  try {
    const walk = new graphs.GraphText({ text, named: 'numbers' });
    const reading = walk.reading();
    if (!reading) throw new Error('a text has a reading');
    const names = walk.names();
    const all = [...walk.edges()];
    const edges = all.flatMap((from, at) =>
      at % 2 ? [] : [[names[from] ?? '', names[all[at + 1] ?? -1] ?? ''] as const],
    );
    return { reading, names, edges: plain(edges, reading.directed) };
  } catch (thrown) {
    return CodedError.from(thrown).code;
  }
}

let readAgain = 0;

describe.each(files)('$name', ({ name }) => {
  test('is read as what it now says', () => {
    const next = seeded(name);
    for (let count = 0; count < PER_FILE; count += 1) {
      const { text } = count === 0 ? { text: textOf(name) } : mutated(textOf(name), next);
      const now = read(text);
      if (typeof now === 'string') {
        expect(count > 0 && now, text).toMatch(/^(graph-|invisible-character$)/);
        continue;
      }
      readAgain += 1;
      const { reading, names, edges } = now;
      const slow =
        reading.form === 'dot'
          ? slowDot(text)
          : reading.form === 'json'
            ? slowJson(text, reading)
            : slowList(text, reading);
      if (slow.directed !== undefined) expect(reading.directed, text).toBe(slow.directed);
      expect(plain(slow.edges, reading.directed), text).toEqual(edges);
      expect([...slow.nodes].sort(), text).toEqual([...names].sort());
    }
  });
});

test('thousands of texts were changed, and a good part of them was read', () => {
  expect(files.length * PER_FILE).toBeGreaterThan(6000);
  expect(readAgain).toBeGreaterThan(2500);
});
