#!/usr/bin/env bash
# networkx 3.6.1 writes weights of which one is 2.5 and another 4 to GraphML as two keys of the same name, one of type
# double and one of type long. igraph 1.0.0 refuses the file. A graph whose weights are all of one type passes, so that a
# weight that happens to be whole decides. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 igraph==1.0.0
cat >pass.py <<'PY'
import igraph
import networkx


def passed(second):
    graph = networkx.DiGraph()
    graph.add_weighted_edges_from([("a", "b", 2.5), ("b", "c", second)])
    networkx.write_graphml(graph, "graph.graphml")
    try:
        return igraph.Graph.Read_GraphML("graph.graphml").es["weight"]
    except igraph.InternalError as error:
        return str(error)


print(passed(4.0))
print("Duplicate attribute name found: 'weight'" in passed(4))
PY
seen=$(venv/bin/python pass.py)
echo "$seen"
[ "$seen" = "[2.5, 4.0]
True" ]
