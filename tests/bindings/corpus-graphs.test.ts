/** The graphs of tests/corpus: each is read as its entry says, or refused with the code and place that it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as graphs from '../../www/pkg/graphs.js';
import * as paths from '../../www/pkg/paths.js';
import { type GraphChoice, readGraph } from '../../www/src/reading/graph.ts';

const folder = 'tests/corpus/graphs';

interface Entry {
  readonly nodes?: readonly string[];
  readonly edges?: readonly (readonly [string, string])[];
  readonly reading?: Readonly<Record<string, unknown>>;
  readonly refused?: Readonly<Record<string, unknown>>;
}

const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  Entry
>;
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

for (const [name, { initSync }] of Object.entries({ graphs, paths })) {
  initSync({ module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
}

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

/** What a model says of a text, in the terms of an entry. */
async function said(
  text: string,
  choice: GraphChoice,
  core: (config: graphs.TokenGraphConfig) => paths.PathWalk | graphs.TokenGraph,
): Promise<Entry> {
  try {
    const { graph, reading } = await readGraph(text, choice, (plain, more) =>
      core({ text: plain, ...more }),
    );
    const names = graph.names();
    const pairs = [...graph.edges()];
    const edges = pairs.flatMap((from, at) =>
      at % 2 === 0 ? [[names[from] ?? '', names[pairs[at + 1] ?? -1] ?? ''] as const] : [],
    );
    return { nodes: names, edges, reading: { ...reading } };
  } catch (thrown) {
    const { code, params } = thrown as { code: string; params: Record<string, unknown> };
    return { refused: { code, ...params } };
  }
}

/** The edges in one order; those that lead both ways with their ends in one order, too. */
const sorted = (edges: Entry['edges'], directed: unknown) =>
  edges?.map((edge) => (directed ? edge : edge.toSorted()).join('\u0000')).sort();

for (const [name, entry] of Object.entries(expected)) {
  test(`${name} is ${entry.refused ? 'refused' : 'read'} as its entry says`, async () => {
    const asPaths = await said(text(name), {}, (config) => new paths.PathWalk(config));
    // A token needs edges that lead one way.
    const oneWay = { directed: true };
    const asTokens = await said(text(name), oneWay, (config) => new graphs.TokenGraph(config));
    for (const answer of [asPaths, asTokens]) {
      if (entry.refused) {
        expect(answer.refused).toMatchObject(entry.refused);
        continue;
      }
      expect(answer.refused).toBeUndefined();
      expect(answer.nodes).toEqual(entry.nodes);
      const leads = answer.reading?.directed;
      expect(sorted(answer.edges, leads)).toEqual(sorted(entry.edges, leads));
      const { directed: _, ...reading } = entry.reading ?? {};
      expect(answer.reading).toMatchObject(reading);
    }
    const { directed } = entry.reading ?? {};
    if (directed !== undefined) expect(asPaths.reading?.directed).toBe(directed);
  });
}
