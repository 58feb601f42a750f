/**
 * Each graph of the corpus that a reader of www/src/reading reads, with one line, sign or number changed, is refused with a
 * code, or read as what it now says. It never stays the old graph where the change touched what the text says of edges.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as graphs from '../../www/pkg/graphs.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { GraphChoice } from '../../www/src/reading/foreign-graph.ts';
import { type Readable, readGraph } from '../../www/src/reading/graph.ts';
import { mutated, seeded } from './support/mutations.ts';

const folder = new URL('../corpus/graphs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
graphs.initSync({ module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)) });

interface Seen {
  readonly form: string | undefined;
  /** Each edge with its direction and weight, in one order. */
  readonly edges: readonly string[];
  /** All that a figure shows of the graph. */
  readonly all: string;
}

/** What is read of a text, or the code of its refusal. */
async function seen(text: string): Promise<Seen | string> {
  const core = (text: string, choice: GraphChoice): graphs.GraphText & Readable =>
    new graphs.GraphText({ text, ...choice });
  try {
    const { graph, reading, found } = await readGraph(text, {}, core);
    const nodes = found?.nodes ?? graph.names().map((name) => ({ name }));
    const pairs = [...graph.edges()];
    const ends =
      found?.edges ??
      pairs.flatMap((from, at) => (at % 2 ? [] : [{ from, to: pairs[at + 1] ?? -1, weight: 0 }]));
    const named = ends.map(({ from, to, weight }) => {
      const both = [nodes[from]?.name, nodes[to]?.name];
      return `${found?.directed === false ? both.sort() : both} ${weight}`;
    });
    const edges = named.sort();
    const directed = found ? found.directed : reading?.directed;
    return {
      form: reading?.form,
      edges,
      all: JSON.stringify([
        directed,
        nodes.map(({ name, ...more }) => [name, 'place' in more && more.place]),
        edges,
      ]),
    };
  } catch (thrown) {
    return CodedError.from(thrown).code;
  }
}

const lines = (text: string, keep: (line: string) => string) =>
  text.split('\n').map(keep).join('\n');
const without =
  (...patterns: readonly RegExp[]) =>
  (text: string) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** What a text of a form says of nodes, edges, weights and places: the text without the rest. */
const essence: Readonly<Record<string, (text: string) => string>> = {
  csv: (text) => {
    const rows = text
      .split(/\r?\n/)
      .map((line) => line.split(/[;\t,](?=(?:[^"]*"[^"]*")*[^"]*$)|(?<=^from|to) /));
    const nodes = /^\d/.test(rows[1]?.[0] ?? '') ? /label/i : /id/i;
    const edges = /directed/i.test(text)
      ? /source|target|from|to|weight|^type$/i
      : /source|target|from|to|weight/i;
    const used = /source|from/i.test(text) ? edges : nodes;
    const kept = rows[0]?.map((cell) => used.test(cell));
    return rows.map((row) => row.filter((_, at) => kept?.[at] ?? true).join(',')).join('\n');
  },
  dimacs: (text) => {
    const flow = /^p max/m.test(text);
    return without(/^c.*$/gm, /^n.*$/gm, ...(flow ? [/(?<=^a \d+ \d+) \S+$/gm] : []))(text);
  },
  pace: without(/^c.*$/gm),
  'matrix-market': without(/(?<=\n)%.*$/gm),
  // Names beside the rows say what those above the columns say.
  matrix: without(/, dtype=\w+/g, /^array\(|\)$/g, /^[^\n\d]*\n(?=[a-z]+[\s,]+\d)/i),
  pajek: (text) => {
    let part = '';
    // Of two kinds of nodes, and of a number of lines, only the refusal is used.
    const counts = [/(?<=^\*vertices \d+) \d+$/gim, /(?<=^\*(?:arcs|edges)) \d+$/gim];
    const aside = [
      ...counts,
      /^%.*$/gm,
      /^\*network.*$/gim,
      /(?<=^\*\w+) :1.*$/gm,
      /^\*\w+\n(?=\*)/gm,
    ];
    return lines(without(...aside)(text), (line) => {
      if (line.startsWith('*')) part = line.toLowerCase();
      const words = line.match(/"[^"]*"|\S+/g) ?? [];
      const named = words.filter((word, at) => at < 2 || !/[a-z"]/i.test(word));
      // Numbers after the places of nodes, or after the weights of edges, are values of attributes.
      return /^\*(vertices|arcs|edges)(\s|$)/.test(part)
        ? named.slice(0, part.startsWith('*vert') ? 4 : 3).join(' ')
        : line;
    });
  },
  'graphviz-plain': (text) =>
    lines(text, (line) => {
      const words = line.match(/"[^"]*"|\S+/g) ?? [];
      const [first = ''] = words;
      const label = /^\d+$/.test(words[1] ?? '') ? words[6] : '';
      if (first === 'node') return [...words.slice(1, 4), label].join(' ');
      return first === 'edge' ? words.slice(1, 3).join(' ') : '';
    }),
  mermaid: (text) => {
    // The texts are names where the ids are numbers.
    const named = /^\s*\d/m.test(text);
    return without(
      /^---[\s\S]*?---$/m,
      /%%.*$/gm,
      /^\s*(style|classDef|class|linkStyle|click|direction|subgraph|end)\b.*$/gm,
      ...(named ? [] : [/"[^"]*"/g, /[[({>/]+[^[\](){}\n]*[\])}/]+/g, /:::\w+/g]),
      /\|[^|]*\|/g,
      /(?<=--|==|-\.) [^\n]*? (?=--|==|\.-)/g,
      /;/g,
      /^(\s*\w+[^\S\n]*\n)(?=\1)/gm,
      ...(named ? [/\b\d+(?=\[)/g] : []),
    )(text)
      .replace(/<[-=.]+>/g, '<->')
      .replace(/[-=.]+>/g, '->')
      .replace(/-+\.+-+|--+|==+/g, '--');
  },
  metis: (text) => {
    const [, format = '', count = '1'] = /^\d+ \d+ (\d+)(?: (\d+))?$/m.exec(text) ?? [];
    const skipped = /1\d$/.test(format) ? Number(count) : 0;
    return lines(without(/^%.*$/gm)(text), (line) => line.split(' ').slice(skipped).join(' '));
  },
  lgl: (text) => text,
  tgf: (text) => {
    const [nodes = '', edges = ''] = text.split(/^#$/m);
    const numbers = /^\d/.test(nodes);
    const first = (line: string) => line.split(' ').slice(0, 1).join(' ');
    return `${numbers ? nodes : lines(nodes, first)}#${lines(edges, (line) => line.split(' ').slice(0, 2).join(' '))}`;
  },
  python: without(
    /#.*$/gm,
    /^import.*$/gm,
    /, colour='\w+'/g,
    /, 'colour': '\w+'/g,
    /'\w+': \{\},?/g,
    /(?<=\]|\)|\}|\d),(?=\s*[\])}])/g,
    /;/g,
    /^(G\.add_node.*\n)(?=\1)/gm,
  ),
  'networkx-multiline': without(/^#.*$/gm, /, 'colour': '\w+'/g, /^\w+ 0$/gm),
  graph6: without(/>>graph6<</g),
  // Several texts in sparse6 are the same graph.
  sparse6: () => '',
};

/** The same for texts that differ in blanks, or in how numbers are written. */
const plain = (form: string, text: string) =>
  (essence[form]?.(text) ?? text)
    .replace(
      /(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?![\w.])/gi,
      (number) => `${Number(number)}`,
    )
    .replace(/["']/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([[\](){},:;"|<>=&]) ?/g, '$1')
    .trim();

const entries = JSON.parse(read('expected.json')) as Record<
  string,
  { readonly reading?: { readonly form: string } }
>;
const files = Object.entries(entries).flatMap(([name, { reading }]) =>
  reading && reading.form in essence && !name.startsWith('markdown/')
    ? [{ name, form: reading.form }]
    : [],
);
const PER_FILE = 100;

describe.each(files)('$name', ({ name, form }) => {
  test('is never read as what it was', async () => {
    const text = read(name);
    const old = await seen(text);
    if (typeof old === 'string') throw new Error(old);
    const next = seeded(name);
    for (let count = 0; count < PER_FILE; count += 1) {
      const { kind, text: changed } = mutated(text, next);
      const now = await seen(changed);
      if (typeof now === 'string') {
        expect(now, changed).toMatch(/^(graph-|invisible-character$)/);
        continue;
      }
      if (plain(form, changed) !== plain(form, text)) expect(now.all, changed).not.toBe(old.all);
      // A heading of this form says where the edges below it begin; without their names, nodes are called by numbers.
      if (now.form !== form || form === 'lgl' || name === 'matrix/names-above.txt') continue;
      if (kind === 'dropped')
        expect(old.edges, changed).toEqual(expect.arrayContaining(now.edges as string[]));
      if (kind === 'doubled') expect(new Set(now.edges), changed).toEqual(new Set(old.edges));
    }
  });
});

test('thousands of texts were changed', () => {
  expect(files.length * PER_FILE).toBeGreaterThan(10_000);
});
