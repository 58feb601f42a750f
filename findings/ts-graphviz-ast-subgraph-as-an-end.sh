#!/usr/bin/env bash
# @ts-graphviz/ast 3.0.6 reads `a -> subgraph s { b; c }`, which is an edge to each node of a subgraph, as an edge to a
# node that is called "subgraph", a node s, and a nameless group. It says no word of it. Graphviz has the edges a -> b and
# a -> c and no node s. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ts-graphviz/ast@3.0.6
cat >read.mjs <<'JS'
import { parse } from '@ts-graphviz/ast';
const [graph] = parse('digraph { a -> subgraph s { b; c } }').children;
const [edge, ...rest] = graph.children;
console.log(edge.targets.map(({ id }) => id.value).join(' -> '), rest.map(({ type }) => type).join(' '));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'a -> subgraph Node Subgraph' ]
