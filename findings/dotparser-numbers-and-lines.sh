#!/usr/bin/env bash
# dotparser 1.1.1 makes numbers of the names of nodes, so that the different nodes .5 and 0.50 of Graphviz become one, and
# accepts `--` in a digraph, which Graphviz refuses. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dotparser@1.1.1
cat >read.mjs <<'JS'
import parse from 'dotparser';
const [numbers] = parse('graph { .5 -- 0.50 }');
const ends = numbers.children[0].edge_list.map(({ id }) => id);
const [mixed] = parse('digraph { a -- b }');
console.log(JSON.stringify(ends), mixed.type, mixed.children[0].type);
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '[0.5,0.5] digraph edge_stmt' ]
