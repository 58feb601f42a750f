#!/usr/bin/env bash
# networkx 3.6.1 reads the Pajek line `1 2 3` under `*Arcslist`, which means arcs from 1 to 2 and from 1 to 3, as one arc
# from 1 to 2 of weight 3, and makes one node of two vertices that have the same label. It says no word of either. igraph
# 1.0.0 has both arcs and three vertices. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 igraph==1.0.0
printf '*Vertices 3\n1 "a"\n2 "b"\n3 "c"\n*Arcslist\n1 2 3\n' >lists.net
printf '*Vertices 3\n1 "a"\n2 "a"\n3 "c"\n*Arcs\n1 3\n2 3\n' >labels.net
cat >read.py <<'PY'
import igraph
import networkx

print(networkx.read_pajek("lists.net").edges(data=True), igraph.Graph.Read_Pajek("lists.net").get_edgelist())
print(networkx.read_pajek("labels.net").nodes, igraph.Graph.Read_Pajek("labels.net").vs["name"])
PY
seen=$(venv/bin/python read.py)
echo "$seen"
[ "$seen" = "[('a', 'b', {'weight': 3.0})] [(0, 1), (0, 2)]
['a', 'c'] ['a', 'a', 'c']" ]
