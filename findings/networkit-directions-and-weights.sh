#!/usr/bin/env bash
# NetworKit 11.3 writes graphs without a word of what it leaves out: a directed graph becomes an undirected one in DOT and
# GraphViz form (`graph { 0 -- 1; }`), and GML has no weights although the graph has. Its own METIS file has the decimal
# weight 1.5, where METIS has whole numbers. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkit==11.3
cat >write.py <<'PY'
import networkit

directed = networkit.Graph(2, directed=True)
directed.addEdge(0, 1)
weighted = networkit.Graph(2, weighted=True)
weighted.addEdge(0, 1, 1.5)


def written(graph, form):
    networkit.writeGraph(graph, "graph.txt", form)
    return " ".join(open("graph.txt").read().split())


print(written(directed, networkit.Format.DOT))
print(written(directed, networkit.Format.GraphViz))
print(written(weighted, networkit.Format.GML))
print(written(weighted, networkit.Format.METIS))
PY
seen=$(venv/bin/python write.py)
echo "$seen"
[ "$seen" = "graph { 0 -- 1; }
graph { 0 -- 1; }
graph [ node [ id 0 ] node [ id 1 ] edge [ source 1 target 0 ] ]
2 1 1 2 1.5 1 1.5" ]
