#!/usr/bin/env bash
# @ts-graphviz/ast 3.0.6 refuses right DOT of 10,000 nodes and 20,000 edges: its tree may have 100,000 nodes unless the
# option `maxASTNodes` says otherwise, and a node of the graph takes several. The error is a DotSyntaxError, as if the
# text were wrong. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ts-graphviz/ast@3.0.6
cat >read.mjs <<'JS'
import { parse } from '@ts-graphviz/ast';
const nodes = Array.from({ length: 10_000 }, (_, at) => `n${at};`);
const edges = Array.from({ length: 20_000 }, (_, at) => `n${at % 10_000} -> n${(at * 7) % 10_000};`);
const text = `digraph {\n${[...nodes, ...edges].join('\n')}\n}`;
try {
  console.log(parse(text).type);
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
console.log(parse(text, { maxASTNodes: 1_000_000 }).type);
JS
seen=$(node read.mjs)
echo "$seen"
[[ "$seen" == "DotSyntaxError: AST node count (100001) exceeds maximum allowed (100000)."*$'\n'Dot ]]
