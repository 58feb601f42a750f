#!/usr/bin/env bash
# networkx 3.6.1 writes one graph, the edges 2 - 0 and 0 - 1, as two different ones: sparse6 sorts the nodes, so that 0 is
# in the middle, and graph6 has them in the order in which they came into the graph, so that 1 is. The documentation of both
# says the same: nodes are labelled "in the order provided", or as in G.nodes(). The argument `nodes` changes neither of them:
# sparse6 does not have the order 2, 0, 1 that was asked for, nor graph6 the order 0, 1, 2. A number of paths between two
# numbers then changes with the form, and in graph6 with the order in which somebody typed the edges. Who
# adds the nodes in order before the edges gets the same graph from both. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1
cat >pass.py <<'PY'
import networkx

edges = [(2, 0), (0, 1)]
graph = networkx.Graph(edges)
ordered = networkx.Graph()
ordered.add_nodes_from(range(3))
ordered.add_edges_from(edges)
forms = {
    "graph6": (networkx.to_graph6_bytes, networkx.from_graph6_bytes),
    "sparse6": (networkx.to_sparse6_bytes, networkx.from_sparse6_bytes),
}


def passed(name, graph, nodes):
    write, read = forms[name]
    line = write(graph, nodes=nodes, header=False).strip()
    print(name, list(graph), nodes, line.decode(), "neighbours of 0:", sorted(read(line)[0]))


print(networkx.__version__, "neighbours of 0:", sorted(graph[0]))
for name in forms:
    for nodes in (None, [0, 1, 2], [2, 0, 1]):
        passed(name, graph, nodes)
    passed(name, ordered, None)
PY
seen=$(venv/bin/python pass.py)
echo "$seen"
[ "$seen" = "3.6.1 neighbours of 0: [1, 2]
graph6 [2, 0, 1] None Bg neighbours of 0: [1]
graph6 [2, 0, 1] [0, 1, 2] Bg neighbours of 0: [1]
graph6 [2, 0, 1] [2, 0, 1] Bg neighbours of 0: [1]
graph6 [0, 1, 2] None Bo neighbours of 0: [1, 2]
sparse6 [2, 0, 1] None :Bc neighbours of 0: [1, 2]
sparse6 [2, 0, 1] [0, 1, 2] :Bc neighbours of 0: [1, 2]
sparse6 [2, 0, 1] [2, 0, 1] :Bc neighbours of 0: [1, 2]
sparse6 [0, 1, 2] None :Bc neighbours of 0: [1, 2]" ]
