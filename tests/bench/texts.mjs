/**
 * Measures readers of texts in Node against named alternatives, and prints a ratio for each: our wasm, as a page has it,
 * against a reader for JavaScript. Each takes the same text in turn; the middle of the times counts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parse } from '@ts-graphviz/ast';
import { root } from '../../scripts/lib/run.mjs';

const NODES = 10_000;
const ROUNDS = 15;
/** The most that ours may take, in times of the other. */
const WITHIN = 2;

/** A graph in DOT: each node with a label, and an edge to each of the two nodes that follow it. */
function dot() {
  const lines = Array.from({ length: NODES }, (_, node) => {
    const after = [1, 2].map((step) => `n${(node + step) % NODES}x`);
    return `  n${node}x [label="node ${node}", shape=box];\n${after
      .map((to) => `  n${node}x -> ${to} [weight=2];\n`)
      .join('')}`;
  });
  return `digraph g {\n${lines.join('')}}\n`;
}

/** @param {readonly number[]} times */
const middle = (times) =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

/** @param {() => unknown} work */
function timed(work) {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

const graphs = await import(join(root, 'www/pkg/graphs.js'));
graphs.initSync({ module: readFileSync(join(root, 'www/pkg/graphs_bg.wasm')) });
const text = dot();

const walk = new graphs.GraphText({ text });
const [nodes, edges] = [walk.names().length, walk.edges().length / 2];
walk.free();
const [graph] = parse(text, { maxASTNodes: 1_000_000 }).children;
const drawn = graph?.children.filter(({ type }) => type === 'Edge').length;
if (nodes !== NODES || edges !== 2 * NODES || drawn !== edges) {
  throw new Error(`${nodes} nodes and ${edges} edges were read, and ${drawn} edges by the other`);
}

/** @type {[number[], number[]]} */
const [ours, others] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(timed(() => new graphs.GraphText({ text }).free()));
  others.push(timed(() => parse(text, { maxASTNodes: 1_000_000 })));
}
const [own, other] = [middle(ours), middle(others)];
const ratio = own / other;
console.log(
  `DOT of ${NODES} nodes and ${edges} edges: ${own.toFixed(1)} ms, @ts-graphviz/ast ${other.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
);
if (ratio > WITHIN)
  throw new Error(`DOT takes more than ${WITHIN} times as long as @ts-graphviz/ast`);
