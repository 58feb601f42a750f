#!/usr/bin/env bash
# igraph 1.0.0 lists fewer simple paths than shortest paths: with two edges from a to b and one from b to c,
# get_all_shortest_paths has the path a, b, c twice, once for each edge, and get_all_simple_paths has it once, although each
# shortest path is a simple path. The documentation for Python says of neither what parallel edges do; the manual for R says
# that simple paths ignore "multiple" edges. networkx 3.6.1 and rustworkx 0.18.1 do the reverse of it for shortest and simple paths: networkx has one
# shortest path and two simple ones, rustworkx two of each. So the number of ways from a to c is 1 or 2, by the tool and by
# the function, and none of them says so. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1 igraph==1.0.0
cat >count.py <<'PY'
import igraph
import networkx
import rustworkx

edges = [(0, 1), (0, 1), (1, 2)]
first = igraph.Graph(edges, directed=True)
second = networkx.MultiDiGraph(edges)
third = rustworkx.PyDiGraph()
third.extend_from_edge_list(edges)
print("igraph", igraph.__version__, first.get_all_shortest_paths(0, 2), first.get_all_simple_paths(0, 2))
print(
    "networkx",
    networkx.__version__,
    list(networkx.all_shortest_paths(second, 0, 2)),
    list(networkx.all_simple_paths(second, 0, 2)),
)
shortest = [list(path) for path in rustworkx.all_shortest_paths(third, 0, 2)]
simple = [list(path) for path in rustworkx.all_simple_paths(third, 0, 2)]
print("rustworkx", rustworkx.__version__, shortest, simple)
PY
seen=$(venv/bin/python count.py)
echo "$seen"
[ "$seen" = "igraph 1.0.0 [[0, 1, 2], [0, 1, 2]] [[0, 1, 2]]
networkx 3.6.1 [[0, 1, 2]] [[0, 1, 2], [0, 1, 2]]
rustworkx 0.18.1 [[0, 1, 2], [0, 1, 2]] [[0, 1, 2], [0, 1, 2]]" ]
