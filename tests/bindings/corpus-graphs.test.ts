/** The graphs of tests/corpus: each is read as its entry says, or refused with the code and place that it says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as graphs from '../../www/pkg/graphs.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { ForeignGraph, GraphChoice } from '../../www/src/reading/foreign-graph.ts';
import { type Readable, readGraph } from '../../www/src/reading/graph.ts';
import { corpusOf } from './support/corpus.ts';

interface Entry {
  readonly nodes?: readonly string[];
  /** The ends of each edge, and its weight if the form is read with weights. */
  readonly edges?: readonly (readonly [string, string, number?])[];
  readonly reading?: Readonly<Record<string, unknown>>;
  readonly refused?: Readonly<Record<string, unknown>>;
}

const { expected, textOf: text } = corpusOf<Entry>('graphs');

graphs.initSync({
  module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)),
});

type Model = (graphs.GraphText | graphs.TokenGraph) & Readable;
const asGraphText = (text: string, choice: GraphChoice): Model =>
  new graphs.GraphText({ text, ...choice });
const asTokenGraph = (text: string, choice: GraphChoice): Model =>
  new graphs.TokenGraph({ text, ...choice });

/** What a model says of a text, in the terms of an entry. */
async function said(
  name: string,
  model: typeof asGraphText,
  choice: GraphChoice = {},
): Promise<Entry & { readonly found?: ForeignGraph }> {
  try {
    const { graph, reading, found } = await readGraph(text(name), choice, model);
    const names = graph.names();
    const pairs = [...graph.edges()];
    const edges = pairs.flatMap((from, at) =>
      at % 2 === 0 ? [[names[from] ?? '', names[pairs[at + 1] ?? -1] ?? ''] as const] : [],
    );
    return { nodes: names, edges, reading: { ...reading }, ...(found && { found }) };
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    return { refused: { code, ...params } };
  }
}

/** Each edge once, in one order; those that lead both ways with their ends in one order, too. */
const sorted = (edges: Entry['edges'] = [], directed: unknown) =>
  [
    ...new Set(edges.map(([from, to]) => (directed ? [from, to] : [from, to].sort()).join(' — '))),
  ].sort();

for (const [name, entry] of Object.entries(expected)) {
  test(`${name} is ${entry.refused ? 'refused' : 'read'} as its entry says`, async () => {
    const asPaths = await said(name, asGraphText);
    // A token needs edges that lead one way.
    const asTokens = await said(name, asTokenGraph, { directed: true });
    for (const answer of [asPaths, asTokens]) {
      if (entry.refused) {
        expect(answer.refused).toMatchObject(entry.refused);
        continue;
      }
      expect(answer.refused).toBeUndefined();
      expect(answer.nodes).toEqual(entry.nodes);
      const oneWay = answer.reading?.directed;
      expect(sorted(answer.edges, oneWay)).toEqual(sorted(entry.edges, oneWay));
      const { directed: _, ...reading } = entry.reading ?? {};
      expect(answer.reading).toMatchObject(reading);
    }
    const { directed } = entry.reading ?? {};
    if (directed !== undefined) expect(asPaths.reading?.directed).toBe(directed);
    const weights = entry.edges?.flatMap(([, , weight]) => weight ?? []) ?? [];
    const { found } = asPaths;
    if (!found) return;
    expect(found.edges.flatMap(({ weight = [] }) => weight).map(Number)).toEqual(weights);
    expect(asPaths.reading?.weights).toBe(weights.length);
  });
}

test('nodes that are called by their labels keep their numbers where somebody says so', async () => {
  const labelled = Object.entries(expected).filter(([, it]) => it.reading?.named === 'labels');
  expect(labelled.length).toBeGreaterThan(10);
  for (const [name, { nodes, edges }] of labelled) {
    const numbered = await said(name, asGraphText, { named: 'numbers' });
    expect(numbered.reading, name).toMatchObject({ named: 'numbers' });
    expect(numbered.reading?.open, name).toContain('names');
    const numbers = numbered.nodes ?? [];
    expect(numbers.join(' '), name).toMatch(/^n?\d+( n?\d+)*$/);
    const again = (number: string) => nodes?.[numbers.indexOf(number)] ?? '';
    const called = numbered.edges?.map(([from, to]) => [again(from), again(to)] as const);
    const oneWay = numbered.reading?.directed;
    expect(sorted(called, oneWay), name).toEqual(sorted(edges, oneWay));
  }
});
