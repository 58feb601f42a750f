/** What page and package do with graphs in the forms of other programs, beside what the corpus says of each form. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as graphs from '../../www/pkg/graphs.js';
import type { GraphChoice } from '../../www/src/reading/foreign-graph.ts';
import { readGraph } from '../../www/src/reading/graph.ts';

graphs.initSync({
  module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)),
});

const asPaths = (text: string, choice: GraphChoice = {}) =>
  readGraph(text, choice, (plain, more) => new graphs.GraphText({ text: plain, ...more }));
const asTokens = (text: string, choice: GraphChoice = {}) =>
  readGraph(text, choice, (plain, more) => new graphs.TokenGraph({ text: plain, ...more }));

/** The code and the parameters of a refusal. */
const refusal = (read: Promise<unknown>) =>
  read.then(
    () => undefined,
    ({ code, params }: { code: string; params: object }) => ({ ...params, code }),
  );

const graphml = (body: string, way = 'directed') =>
  `<graphml>\n<graph edgedefault="${way}">\n${body}</graph>\n</graphml>\n`;
const nodes = (...ids: string[]) => ids.map((id) => `<node id="${id}"/>\n`).join('');
const edge = (source: string, target: string) => `<edge source="${source}" target="${target}"/>\n`;

test('what the core refuses stands in the text that was read', async () => {
  const loop = graphml(`${nodes('a', 'b')}${edge('a', 'b')}  ${edge('b', 'b')}`);
  const line = { line: 6, column: 3 };
  expect(await refusal(asTokens(loop))).toEqual({ code: 'graph-self-loop', ...line });
  const { reading } = await asPaths(loop);
  expect(reading).toMatchObject({ form: 'graphml', loops: 1, directed: true });
  const long = graphml(nodes('a', 'é'.repeat(65)));
  const name = { line: 4, column: 1, limit: 64 };
  expect(await refusal(asPaths(long))).toEqual({ code: 'graph-name-too-long', ...name });
  const hidden = graphml(nodes('a', 'b', 'c&#x202e;d'));
  expect(await refusal(asPaths(hidden))).toMatchObject({ line: 5, column: 1 });
  const many = graphml(nodes(...Array.from({ length: 10_001 }, (_, at) => `n${at}`)));
  expect(await refusal(asPaths(many))).toEqual({ code: 'graph-too-many-nodes', limit: 10_000 });
});

test('a token needs edges that lead one way, and somebody can say that they do', async () => {
  const both = graphml(nodes('a', 'b') + edge('b', 'a'), 'undirected');
  expect(await refusal(asTokens(both))).toMatchObject({ code: 'graph-both-ways' });
  const { graph, reading } = await asTokens(both, { directed: true });
  expect([graph.names(), [...graph.edges()], reading?.directed]).toEqual([
    ['a', 'b'],
    [1, 0],
    true,
  ]);
});

test('a question that the text leaves open stays open after its answer', async () => {
  const text = '{"elements": {"nodes": [{"data": {"id": "a"}}], "edges": []}}';
  for (const directed of [undefined, false, true]) {
    const { reading } = await asPaths(text, directed === undefined ? {} : { directed });
    expect(reading).toMatchObject({ open: ['direction'], directed: directed ?? false });
  }
});

test('names that look like places in the list of nodes are names', async () => {
  const text = graphml(nodes('1', '0') + edge('0', '1'));
  const { graph, reading } = await asPaths(text);
  expect([graph.names(), [...graph.edges()], reading?.open]).toEqual([['1', '0'], [1, 0], []]);
});

test('an edge that is there twice counts once, and the weights are found', async () => {
  const text =
    'graph [ node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 weight 2 ] edge [ source 1 target 0 ] ]';
  const { graph, reading, found } = await asPaths(text);
  expect([graph.merged(), reading?.columns]).toEqual([1, 'weights']);
  expect(found?.edges.map(({ weight }) => weight)).toEqual(['2', undefined]);
  expect([reading?.weights, reading?.weighted]).toEqual([1, false]);
});

/** Two edges that weigh 0.10 and 12345678901234567890.5, in each form that has weights. */
const weighing: Readonly<Record<string, string>> = {
  gml: 'graph [ node [ id 0 ] node [ id 1 ] node [ id 2 ] edge [ source 0 target 1 weight A ] edge [ source 1 target 2 weight B ] ]',
  graphml:
    '<graphml><key id="w" for="edge" attr.name="weight" attr.type="double"/><graph edgedefault="directed"><node id="0"/><node id="1"/><node id="2"/><edge source="0" target="1"><data key="w"> A </data></edge><edge source="1" target="2"><data key="w">B</data></edge></graph></graphml>',
  gexf: '<gexf><graph><nodes><node id="0"/><node id="1"/><node id="2"/></nodes><edges><edge source="0" target="1" weight="A"/><edge source="1" target="2" weight="B"/></edges></graph></gexf>',
  cytoscape:
    '[{"data":{"id":"0"}},{"data":{"id":"1"}},{"data":{"id":"2"}},{"data":{"source":"0","target":"1","weight":A}},{"data":{"source":"1","target":"2","weight":B}}]',
  'json-graph':
    '{"graph":{"nodes":{"0":{},"1":{},"2":{}},"edges":[{"source":"0","target":"1","metadata":{"weight":A}},{"source":"1","target":"2","metadata":{"weight":B}}]}}',
  graphology:
    '{"nodes":[{"key":"0"},{"key":"1"},{"key":"2"}],"edges":[{"source":"0","target":"1","attributes":{"weight":A}},{"source":"1","target":"2","attributes":{"weight":B}}]}',
  'vis-network':
    '{"nodes":[{"id":0,"label":"0"},{"id":1,"label":"1"},{"id":2,"label":"2"}],"edges":[{"from":0,"to":1,"value":A},{"from":1,"to":2,"value":B}]}',
  petgraph:
    '{"nodes":[null,null,null],"node_holes":[],"edge_property":"undirected","edges":[[0,1,A],[1,2,B]]}',
  'networkx-adjacency':
    '{"directed":false,"multigraph":false,"graph":[],"nodes":[{"id":0},{"id":1},{"id":2}],"adjacency":[[{"id":1,"weight":A}],[{"id":0,"weight":A},{"id":2,"weight":B}],[{"id":1,"weight":B}]]}',
  csv: 'source;target;weight\n0;1;A\n1;2;B',
  dimacs: 'p sp 3 2\na 1 2 A\na 2 3 B',
  lgl: '# 0\n1 A\n# 1\n2 B',
  matrix: '0,A,0\nA,0,B\n0,B,0',
  'matrix-market': '%%MatrixMarket matrix coordinate real symmetric\n3 3 2\n2 1 A\n3 2 B',
  metis: '3 2 001\n2 A\n1 A 3 B\n2 B',
  'networkx-multiline': "0 1\n1 {'weight': A}\n1 1\n2 {'weight': B}\n2 0",
  pajek: '*Vertices 3\n*Edges\n1 2 A\n2 3 B',
  python: '[(0, 1, A), (1, 2, {"weight": B})]',
};

test.each(Object.entries(weighing))('%s keeps each digit of a weight', async (form, text) => {
  const long = '12345678901234567890.5';
  const [small, large] = form === 'metis' ? ['10', '12345678901234567890'] : ['0.10', long];
  const whole = text.replaceAll('A', small).replaceAll('B', large);
  const { found, reading } = await asPaths(whole);
  const weights = [...new Set(found?.edges.map(({ weight }) => weight))];
  expect([reading?.form, weights]).toEqual([form, [small, large]]);
  expect(reading?.weighted).toBe(true);
  // And so they come to the core.
  const handed: string[] = [];
  await readGraph(whole, {}, (given, choice) => {
    const run = new graphs.GraphText({ text: given, ...choice });
    handed.push(given);
    return run;
  });
  expect(handed[0]).toContain(`,${large}]`);
});

test('two directions of an edge that differ in the last digit are two edges', async () => {
  const text = (other: string) => `0,12345678901234567890.5\n${other},0`;
  expect((await asPaths(text('12345678901234567890.50'))).reading?.open).toContain('direction');
  expect((await asPaths(text('12345678901234567890.4'))).reading?.directed).toBe(true);
});

test('a text of a form of the core is read by the core, and one of no form is refused by it', async () => {
  const { reading, found } = await asPaths('a -> b');
  expect([reading?.form, found]).toEqual(['edges', undefined]);
  expect(await refusal(asPaths('<svg/>'))).toEqual({ code: 'graph-other-form', form: 'xml' });
  expect(await refusal(asPaths('<graphml>', { form: 'edges' }))).toMatchObject({
    code: 'graph-not-a-name',
  });
});

test('elements within elements without end are refused', async () => {
  const deep = '<graphml>'.repeat(50_000);
  expect(await refusal(asPaths(deep))).toMatchObject({ code: expect.stringMatching(/^graph-/) });
  const lists = `graph ${'[ a '.repeat(100_000)}`;
  expect(await refusal(asPaths(lists))).toMatchObject({ what: 'deep' });
});

const folder = 'tests/corpus/graphs';
const forms = readdirSync(folder).filter((form) =>
  /^(graphml|gexf|gml|cytoscape|json-graph|graphology|vis-network|petgraph|networkx-adjacency|graphviz-json)$/.test(
    form,
  ),
);
const files = forms.flatMap((form) =>
  readdirSync(join(folder, form)).map((file) => join(form, file)),
);

/** How many nodes and edges a text has, and its form; undefined if it is refused. */
async function shape(text: string) {
  const read = await asPaths(text).catch(() => undefined);
  if (!read) return undefined;
  const { graph, reading } = read;
  const again = graph.merged();
  return {
    form: reading?.form,
    nodes: graph.names().length,
    edges: graph.edges().length / 2,
    again,
  };
}

test.each(files)(
  '%s without one of its signs is refused, or has as many nodes and edges',
  async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const whole = await shape(text);
    if (!whole) return;
    const other: unknown[] = [];
    for (const { index } of text.matchAll(/[<>[\]{}"=/,:]/g)) {
      const seen = await shape(text.slice(0, index) + text.slice(index + 1));
      if (seen && JSON.stringify(seen) !== JSON.stringify(whole)) other.push({ index, ...seen });
    }
    expect(other).toEqual([]);
  },
);

test.each(files)(
  '%s without one of its lines is refused, or has no more nodes and edges',
  async (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const whole = await shape(lines.join('\n'));
    if (!whole) return;
    for (const at of lines.keys()) {
      const seen = await shape(lines.toSpliced(at, 1).join('\n'));
      // A text of no line is an empty list.
      if (!seen || seen.form !== whole.form) continue;
      expect(seen.nodes, `line ${at + 1}`).toBeLessThanOrEqual(whole.nodes);
      expect(seen.edges + seen.again).toBeLessThanOrEqual(whole.edges + whole.again);
      // What one line holds is one thing.
      expect(seen.nodes + seen.edges + seen.again + 2).toBeGreaterThanOrEqual(
        whole.nodes + whole.edges + whole.again,
      );
    }
  },
);
