#!/usr/bin/env bash
# A matrix of an undirected graph may have only one half, as papers print it. From the lower half networkx 3.6.1 makes the
# edge if the graph is a Graph and no edge if it is a MultiGraph, and rustworkx 0.18.1 makes none: both read the upper half
# only, without a word. If the halves differ, 5 above and 7 below, Graph has 7, and MultiGraph and rustworkx have 5; igraph
# 1.0.0 refuses the matrix. The documentation of networkx names the "upper triangle" for multigraphs and says nothing of
# Graph, and that of rustworkx says nothing of halves. So whether there is a path at all depends on the class that somebody
# chose for parallel edges. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 rustworkx==0.18.1 igraph==1.0.0 numpy==2.4.6
cat >read.py <<'PY'
import igraph
import networkx
import numpy
import rustworkx


def read(name, rows):
    matrix = numpy.array(rows, dtype=float)
    one = networkx.from_numpy_array(matrix, create_using=networkx.Graph)
    many = networkx.from_numpy_array(matrix, create_using=networkx.MultiGraph)
    fast = rustworkx.PyGraph.from_adjacency_matrix(matrix)
    try:
        third = igraph.Graph.Weighted_Adjacency(rows, mode="undirected").es["weight"]
    except igraph.InternalError:
        third = "refused"
    weights = [[edge["weight"] for _, _, edge in graph.edges(data=True)] for graph in (one, many)]
    print(name, *weights, fast.edges(), third)


read("upper", [[0, 5], [0, 0]])
read("lower", [[0, 0], [5, 0]])
read("both", [[0, 5], [7, 0]])
PY
seen=$(venv/bin/python read.py)
echo "$seen"
[ "$seen" = "upper [5.0] [5.0] [5.0] refused
lower [5.0] [] [] refused
both [7.0] [5.0] [5.0] refused" ]
