#!/usr/bin/env bash
# papaparse 5.7.1 finds the sign between cells by itself. It parts `a;b` / `1,5;2` / `2,5;3`, a table of two columns with
# decimal commas and a newline at its end, at the commas: the rows become `a;b`, then 1 and `5;2`. Without the newline it
# parts it at the semicolons. The only error says that it found no sign and took a comma. Seen with Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >read.mjs <<'JS'
import Papa from 'papaparse';
const { data } = Papa.parse('a;b\n1,5;2\n2,5;3\n');
console.log(JSON.stringify(data));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '[["a;b"],["1","5;2"],["2","5;3"],[""]]' ]
