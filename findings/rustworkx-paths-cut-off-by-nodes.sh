#!/usr/bin/env bash
# rustworkx 0.18.1 counts the nodes of a path where the others count its edges: all_simple_paths with cutoff=3 gives the paths
# of at most 2 edges, and with cutoff=2 as well as cutoff=1 only the edge itself. min_depth=3 keeps the paths of 2 edges. Its
# documentation speaks of the "depth" of a path and names no unit; 0 means no limit there. networkx 3.6.1, whose names it
# took over, and igraph 1.0.0 count edges: 3 has the 6 paths of 3 edges in the complete graph of 5 nodes as well. So who moves
# a count to the faster library loses the longest paths, without a word. Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1 igraph==1.0.0
cat >count.py <<'PY'
from collections import Counter

import igraph
import networkx
import rustworkx

fast = rustworkx.generators.directed_complete_graph(5)
slow = networkx.complete_graph(5, networkx.DiGraph)
third = igraph.Graph.Full(5, directed=True)


def lengths(paths):
    return dict(sorted(Counter(len(path) - 1 for path in paths).items()))


for most in (1, 2, 3, 4):
    print(
        most,
        lengths(rustworkx.all_simple_paths(fast, 0, 4, cutoff=most)),
        lengths(networkx.all_simple_paths(slow, 0, 4, cutoff=most)),
        lengths(third.get_all_simple_paths(0, 4, maxlen=most)),
    )
print("at least 3", lengths(rustworkx.all_simple_paths(fast, 0, 4, min_depth=3)), lengths(third.get_all_simple_paths(0, 4, minlen=3)))
PY
venv/bin/python -c 'import rustworkx, networkx, igraph; print(rustworkx.__version__, networkx.__version__, igraph.__version__)'
seen=$(venv/bin/python count.py)
echo "$seen"
[ "$seen" = "1 {1: 1} {1: 1} {1: 1}
2 {1: 1} {1: 1, 2: 3} {1: 1, 2: 3}
3 {1: 1, 2: 3} {1: 1, 2: 3, 3: 6} {1: 1, 2: 3, 3: 6}
4 {1: 1, 2: 3, 3: 6} {1: 1, 2: 3, 3: 6, 4: 6} {1: 1, 2: 3, 3: 6, 4: 6}
at least 3 {2: 3, 3: 6, 4: 6} {3: 6, 4: 6}" ]
