#!/usr/bin/env bash
# networkx 3.6.1 gives all edges of a multigraph a -> b -> c the same id in GraphML, "0": it writes the key of an edge, which
# it counts anew for each pair of nodes. graphology-graphml 0.5.2 takes an id as the name of one edge and refuses the file
# as inconsistent. With c -> d beside two edges a -> b the file has "0", "1" and "0". The documentation of networkx says that
# the id is "set by the edge key", and not that the ids repeat; an option, edge_id_from_attribute, writes others. networkx
# itself reads the file, and makes a graph without parallel edges of it. Seen with Python 3.11 and Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphology@0.26.0 graphology-types@0.24.8 graphology-graphml@0.5.2
cat >write.py <<'PY'
import networkx

graph = networkx.MultiDiGraph([("a", "b"), ("b", "c")])
networkx.write_graphml(graph, "graph.graphml")
print(type(networkx.read_graphml("graph.graphml")).__name__)
for number, (one, other, key) in enumerate(graph.edges(keys=True)):
    graph.edges[one, other, key]["number"] = number
networkx.write_graphml(graph, "numbered.graphml", edge_id_from_attribute="number")
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { MultiDirectedGraph } from 'graphology';
import { parse } from 'graphology-graphml';
for (const file of ['graph.graphml', 'numbered.graphml']) {
  try {
    console.log(parse(MultiDirectedGraph, readFileSync(file, 'utf8')).edges().join(' '));
  } catch (error) {
    console.log(error.message.split(' detected')[0]);
  }
}
JS
seen=$(
  venv/bin/python write.py
  grep -oE '<edge [^>]*>' graph.graphml
  node read.mjs
)
echo "$seen"
[ "$seen" = 'DiGraph
<edge source="a" target="b" id="0" />
<edge source="b" target="c" id="0" />
Graph.mergeDirectedEdgeWithKey: inconsistency
0 1' ]
