#!/usr/bin/env bash
# A flow file of DIMACS has arcs, which lead one way. igraph 1.0.0 writes a directed graph as such a file and, unless it is told
# otherwise, reads its own file as a graph whose edges lead both ways: the flow from the last node back to the first is 0 in
# the graph that was written and 3 in the one that was read, without a word. Its documentation names the argument `directed`
# and its default, and not that the format has no other graphs.
# Appleyard reads arcs as arrows. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check igraph==1.0.0
cat >flow.py <<'PY'
import igraph

graph = igraph.Graph(edges=[(0, 1), (1, 2), (0, 2)], directed=True)
graph.es["capacity"] = [3, 2, 1]
graph.write_dimacs("flow.dimacs", source=0, target=2, capacity="capacity")
for read in (graph, igraph.Graph.Read_DIMACS("flow.dimacs"), igraph.Graph.Read_DIMACS("flow.dimacs", directed=True)):
    there, back = (read.maxflow(*ends, capacity="capacity").value for ends in ((0, 2), (2, 0)))
    print(read.is_directed(), there, back)
PY
seen=$(venv/bin/python flow.py)
echo "$seen"
[ "$seen" = "True 3.0 0.0
False 3.0 3.0
True 3.0 0.0" ]
