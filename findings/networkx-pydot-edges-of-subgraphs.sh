#!/usr/bin/env bash
# networkx 3.6.1 with pydot 4.0.1 reads `digraph { subgraph s { a -> b } b -> c }` without the edge a -> b and without the
# node a: what stands in a subgraph is left out, without a word. Graphviz has both edges. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 pydot==4.0.1
printf 'digraph { subgraph s { a -> b } b -> c }\n' >graph.dot
cat >read.py <<'PY'
import networkx

graph = networkx.nx_pydot.read_dot("graph.dot")
print(graph.nodes, graph.edges(keys=False))
PY
seen=$(venv/bin/python read.py)
echo "$seen"
[ "$seen" = "['b', 'c'] [('b', 'c')]" ]
